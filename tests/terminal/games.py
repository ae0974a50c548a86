"""Games to look at and to save: played at random from a seed."""

from __future__ import annotations

from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record

NAMES = ["Ginevra", "Lorenzo", "Ada", "Ottaviano"]


def played(seats: int = 3, moves: int | None = None, seed: int = 1) -> Match[Any]:
    """A game after so many moves of the players, or to its end; nobody likes to pass in it."""
    match: Match[Any] = Match(Record(load_game("signorie"), NAMES[:seats]), Random(seed))
    rng = Random(seed)
    match.begin()
    while not match.over and moves != 0:
        legal = [move for move in match.legal() if move[0] not in ("pass", "skip", "no_bride")]
        match.play(rng.choice(legal or match.legal()))
        moves = None if moves is None else moves - 1
    return match
