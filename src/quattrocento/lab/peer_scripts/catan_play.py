"""Random play of Catanatron: four random players, every tick is a decision."""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

seconds = float(sys.argv[1])
decisions = games = 0
started = time.perf_counter()
while time.perf_counter() - started < seconds:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=games)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    games += 1
took = time.perf_counter() - started
print(json.dumps({"decisions_per_second": decisions / took, "games_per_second": games / took}))
