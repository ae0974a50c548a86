"""Games of Princes to look at: played at random from a seed, money kept together."""

from __future__ import annotations

from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from tests.rules.princes.table import thrifty

NAMES = ["Ginevra", "Lorenzo", "Ada", "Ottaviano", "Isabella", "Sigismondo"]


def played(seats: int = 4, moves: int | None = None, seed: int = 1) -> Match[Any]:
    """A game after so many moves of the players, or to its end."""
    match: Match[Any] = Match(Record(load_game("princes"), NAMES[:seats]), Random(seed))
    rng = Random(seed)
    match.begin()
    while not match.over and moves != 0:
        match.play(thrifty(match.legal(), rng))
        moves = None if moves is None else moves - 1
    return match
