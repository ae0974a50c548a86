"""Plays a random game of Signorie to its end, and prints how the seats stand."""

from random import Random

import quattrocento

rng = Random(7)
match = quattrocento.start("signorie", seats=3, seed=7)
while not match.over:
    match.play(rng.choice(match.legal()))

standing = match.standing()
for seat, (score, place) in enumerate(zip(standing.scores, standing.places, strict=True)):
    print(f"seat {seat}: {score} points, place {place}")
