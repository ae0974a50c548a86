"""What a tile of each city may score at the end, as the status track stands now."""

from __future__ import annotations

import math
from typing import Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import DECADES, count_bits
from quattrocento.games.princes.names import CITIES

QUARTERS: Final = 4
"""Into how many parts a decade is divided here."""
_SWING: Final = 0.9
"""How far two cities drift apart or together in a decade of wars."""
_WIDEST: Final = 40
"""Differences of status are counted in halves, an artist breaking a tie counting one."""


def _above(quarters: int, halves: int) -> float:
    """The chance that a city so many halves ahead ends ahead or equal."""
    if quarters == 0:
        return 1.0 if halves >= 0 else 0.0
    spread = 2.0 * _SWING * math.sqrt(quarters / QUARTERS)
    return 1.0 / (1.0 + math.exp(-(halves + 0.5) / spread))


ABOVE: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(_above(quarters, halves - _WIDEST) for halves in range(2 * _WIDEST + 1))
    for quarters in range(DECADES * QUARTERS + 1)
)


def quarters_left(left: float) -> int:
    """Decades still to be played, counted in quarters."""
    quarters = int(left * QUARTERS + 0.5)
    most = DECADES * QUARTERS
    return quarters if quarters < most else most


def expected_points(board: Board, left: float) -> list[float]:
    """What a tile of each city is likely to score, by the places the cities may end in."""
    chances = ABOVE[quarters_left(left)]
    status = board.status
    artists = [count_bits(mask) for mask in board.artists]
    ranks = board.ranks
    last = len(CITIES) - 1
    result: list[float] = []
    for city in range(len(CITIES)):
        place = 0.0
        for other in range(len(CITIES)):
            if other != city:
                halves = 2 * (status[other] - status[city])
                if artists[other] > artists[city]:
                    halves += 1
                elif artists[other] < artists[city]:
                    halves -= 1
                place += chances[min(max(halves + _WIDEST, 0), 2 * _WIDEST)]
        whole = int(place)
        if whole >= last:
            result.append(float(ranks[last]))
        else:
            part = place - whole
            result.append(ranks[whole] * (1.0 - part) + ranks[whole + 1] * part)
    return result
