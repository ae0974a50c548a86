"""A contest between two players at the same tables, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quattrocento.lab.intervals import share
from quattrocento.lab.many import Hands
from quattrocento.lab.playing import Pairing


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
    game: str, seats: int, one: str, other: str, games: int, jobs: int | None, seed: str
) -> Contest:
    """Games at tables in which every second seat is the other one's, turned from game to game.

    Each game counts once: the share of pairs of rivals in which the one was placed before.
    """
    pairings = []
    for number in range(games):
        seated = tuple(one if (seat + number) % 2 == 0 else other for seat in range(seats))
        pairings.append(Pairing(game, None, seated, (), number, f"{seed}/{seats}/{number // 2}"))
    total = 0.0
    played = 0
    for outcome in Hands(jobs).play(pairings):
        mine = [
            p for p, who in zip(outcome.places, outcome.pairing.players, strict=True) if who == one
        ]
        theirs = [
            p for p, who in zip(outcome.places, outcome.pairing.players, strict=True) if who != one
        ]
        pairs = [(a < b) + 0.5 * (a == b) for a in mine for b in theirs]
        total += sum(pairs) / len(pairs)
        played += 1
    low, high = share(total, played)
    return Contest(one, other, seats, played, total / max(played, 1), low, high)
