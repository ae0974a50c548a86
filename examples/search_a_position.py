"""Judges every move of a position by games played out at random from what the seat can see."""

from random import Random

import quattrocento

rng = Random(7)
match = quattrocento.start("princes", seats=3, seed=7)
for move in match.legal():
    wins = 0
    for _ in range(20):
        world = match.imagine(0, rng)
        quattrocento.play(world, move)
        quattrocento.play_out(world, rng)
        wins += match.record.game.standing(world).places[0] == 1
    print(*move, "wins", wins, "of 20")
