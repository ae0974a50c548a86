"""Random play of RLCard's Uno: a state with its observation and legal actions at every step."""

from __future__ import annotations

import json
import random
import sys
import time

import rlcard

seconds = float(sys.argv[1])
rng = random.Random(7)
env = rlcard.make("uno")
steps = 0
started = time.process_time()
while time.process_time() - started < seconds:
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(rng.random() * len(actions))])
        steps += 1
print(json.dumps({"steps_per_second": steps / (time.process_time() - started)}))
