"""A contest between two players at the same tables, seat by seat."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from quattrocento.lab.intervals import share
from quattrocento.lab.many import Hands, cores
from quattrocento.lab.playing import Outcome, Pairing


@dataclass(frozen=True)
class Contest:
    """How often one player was placed before another one at the same tables."""

    one: str
    other: str
    seats: int
    games: int
    before: float
    low: float
    high: float

    def told(self) -> dict[str, Any]:
        return vars(self)


def play_contest(
    game: str,
    seats: int,
    one: str,
    other: str,
    games: int,
    seconds: float,
    jobs: int | None,
    seed: str,
) -> Contest:
    """Games at tables in which every second seat is the other one's, turned from game to game.

    Each game counts once: the share of pairs of rivals in which the one was placed before. When
    the time is over no more games are begun.
    """
    until = time.monotonic() + seconds
    # Both turns of the seats on every core; the games that end first are no fair sample.
    step = 2 * (jobs or cores())
    pairings = []
    for number in range(games):
        seated = tuple(one if (seat + number) % 2 == 0 else other for seat in range(seats))
        pairings.append(Pairing(game, None, seated, (), number, f"{seed}/{seats}/{number // 2}"))
    total = 0.0
    played = 0
    for first in range(0, games, step):
        for outcome in Hands(jobs).play(pairings[first : first + step]):
            total += _before(outcome, one)
            played += 1
        if time.monotonic() >= until:
            break
    low, high = share(total, played)
    return Contest(one, other, seats, played, total / max(played, 1), low, high)


def _before(outcome: Outcome, one: str) -> float:
    """The share of pairs of rivals at a table in which the one was placed before."""
    seated = list(zip(outcome.places, outcome.pairing.players, strict=True))
    mine = [place for place, who in seated if who == one]
    theirs = [place for place, who in seated if who != one]
    pairs = [(a < b) + 0.5 * (a == b) for a in mine for b in theirs]
    return sum(pairs) / len(pairs)
