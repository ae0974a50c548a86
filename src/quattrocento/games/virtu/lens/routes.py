"""Where a seat's troops can get to: for each city how many, and the least they have to pay."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CITIES, NOBODY

Fare = tuple[int, int]
"""Cavalry and ships."""


class Column:
    """Troops on their way to one city: what they pay, and the city each comes from."""

    __slots__ = ("cavalry", "origins", "ships")

    def __init__(self, cavalry: int, ships: int, origins: tuple[int, ...]) -> None:
        self.cavalry: Final = cavalry
        self.ships: Final = ships
        self.origins: Final = origins


def columns(position: Board, seat: int, most: list[int]) -> dict[int, list[list[Column]]]:
    """For every foreign city, and for 0, 1, 2 … troops sent there, the cheapest columns.

    One is cheaper than another only if it takes fewer of one symbol and not more of the other.
    `most` is the cavalry that can be paid beside 0, 1, 2 … ships.
    """
    sent: dict[int, list[list[Column]]] = {}
    for origin in range(len(CITIES)):
        troops = sum([position.movable(colour, origin) for colour in position.commands(seat)])
        if not troops:
            continue
        fares = _fares(position, seat, origin, most)
        for goal, ways in fares.items():
            if not position.shelters(seat, goal):
                known = sent.setdefault(goal, [[Column(0, 0, ())]])
                for _ in range(troops):
                    _send_one(known, origin, ways, most)
    return sent


def _send_one(columns: list[list[Column]], origin: int, fares: list[Fare], most: list[int]) -> None:
    """One more troop may go: the best columns with it and without it."""
    for count in range(len(columns), 0, -1):
        longer = columns[count] if count < len(columns) else []
        for column in columns[count - 1]:
            for cavalry, ships in fares:
                cost = (column.cavalry + cavalry, column.ships + ships)
                if _payable(cost, most) and not _dearer(cost, [_fare(one) for one in longer]):
                    longer = [one for one in longer if not _dearer(_fare(one), [cost])]
                    longer.append(Column(cost[0], cost[1], (*column.origins, origin)))
        if count < len(columns):
            columns[count] = longer
        elif longer:
            columns.append(longer)


def _fares(position: Board, seat: int, origin: int, most: list[int]) -> dict[int, list[Fare]]:
    """What one troop pays from a city to every other, over cities in which it may go on."""
    fares: dict[int, list[Fare]] = {origin: [(0, 0)]}
    waiting: list[tuple[int, Fare]] = [(origin, (0, 0))]
    while waiting:
        city, (cavalry, ships) = waiting.pop()
        if (cavalry, ships) not in fares[city]:
            continue
        steps = [(goal, (cavalry + 1, ships)) for goal in position.neighbours(city)]
        ways = position.box.ships[city]
        for goal in range(len(CITIES)):
            if ways[goal] and position.owner[goal] >= NOBODY:
                steps.append((goal, (cavalry, ships + ways[goal])))
        for goal, fare in steps:
            known = fares.setdefault(goal, [])
            if _payable(fare, most) and not _dearer(fare, known):
                fares[goal] = [one for one in known if not _dearer(one, [fare])] + [fare]
                if position.shelters(seat, goal):
                    waiting.append((goal, fare))
    del fares[origin]
    return {goal: ways for goal, ways in fares.items() if ways}


def _fare(column: Column) -> Fare:
    return column.cavalry, column.ships


def _payable(fare: Fare, most: list[int]) -> bool:
    return fare[1] < len(most) and fare[0] <= most[fare[1]]


def _dearer(fare: Fare, known: list[Fare]) -> bool:
    """Another way costs no more of either."""
    for cavalry, ships in known:
        if cavalry <= fare[0] and ships <= fare[1]:
            return True
    return False
