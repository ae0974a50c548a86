"""What a seat could give at most: so many symbols of one type beside so many of another."""

from __future__ import annotations

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import COSTS, FROM_IMPROVEMENT
from quattrocento.games.virtu.rules.paying import payable_from
from quattrocento.games.virtu.rules.reliefs import totals


def outside_room(usable: int) -> int:
    """Sources that serve in any room: all but the reliefs of the marker's."""
    return usable >> FROM_IMPROVEMENT + 1 << FROM_IMPROVEMENT + 1


def beside(position: Board, seat: int, usable: int, symbol: int, other: int) -> list[int]:
    """For 0, 1, 2 … symbols of another type, the most of a type that can be given with them.

    As long as there are any: it ends where so many of the other type cannot be given.
    """
    cost = [0] * len(COSTS)
    cost[symbol] = totals(position, seat, usable)[symbol] + position.pool[symbol]
    most: list[int] = []
    while True:
        while cost[symbol] >= 0 and not payable_from(position, seat, usable, cost):
            cost[symbol] -= 1
        if cost[symbol] < 0:
            return most
        most.append(cost[symbol])
        cost[other] += 1


def lacking(most: list[int], amount: int, others: int) -> tuple[int, int]:
    """The fewest symbols of both types that are lacking for so many of each; see `beside`."""
    best = (amount, others)
    for had in range(min(others + 1, len(most))):
        lack = (max(amount - most[had], 0), others - had)
        if lack[0] + lack[1] <= best[0] + best[1]:
            best = lack
    return best
