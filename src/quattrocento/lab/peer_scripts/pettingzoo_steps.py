"""Random play of PettingZoo's connect_four: observation and mask at every step."""

from __future__ import annotations

import json
import random
import sys
import time

from pettingzoo.classic import connect_four_v3

seconds = float(sys.argv[1])
rng = random.Random(7)
env = connect_four_v3.env()
steps = 0
started = time.process_time()
while time.process_time() - started < seconds:
    env.reset(seed=steps)
    while env.agents:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        # As truths they are sifted sooner, and the policy is not what is measured.
        env.step(int(rng.choice(seen["action_mask"].view(bool).nonzero()[0])))
        steps += 1
print(json.dumps({"steps_per_second": steps / (time.process_time() - started)}))
