"""Random play of a game of OpenSpiel through Python: tensor and mask at every step."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

seconds = float(sys.argv[1])
game = pyspiel.load_game(sys.argv[2])
rng = random.Random(7)
steps = 0
started = time.process_time()
while time.process_time() - started < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            state.observation_tensor()
            state.legal_actions_mask()
            steps += 1
        state.apply_action(actions[int(rng.random() * len(actions))])
print(json.dumps({"steps_per_second": steps / (time.process_time() - started)}))
