"""Random play of OpenSpiel's hearts through Python; dealing is a draw, not a decision."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

seconds = float(sys.argv[1])
game = pyspiel.load_game("hearts")
rng = random.Random(7)
decisions = games = 0
started = time.perf_counter()
while time.perf_counter() - started < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    games += 1
took = time.perf_counter() - started
print(json.dumps({"decisions_per_second": decisions / took, "games_per_second": games / took}))
