"""Retreats after all sieges, the new order, and whether this year is the last."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CITIES, NOBODY, SHIP
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.paying import can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import RETREAT
from quattrocento.kernel.step import Decision, Move, Refusal, Task

RETREAT_TO: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("retreat", city, goal) for goal in CITIES) for city in CITIES
)
DISBAND: Final[tuple[Move, ...]] = tuple(("disband", city) for city in CITIES)


class RetreatTurn(Task[Board]):
    """Retreats in the order of this Spring (V-1501, V-1502)."""

    __slots__ = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, position: Board) -> None:
        position.clear_payment()
        position.paid = 0
        for turn in range(self.turn, len(position.order)):
            seat = position.order[turn]
            if stranded(position, seat):
                position.then(RetreatTroops(seat), RetreatTurn(turn + 1))
                return


class RetreatTroops(Task[Board]):
    """Troops still before cities: without any way back they are lost (V-1506)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        cities = stranded(position, self.seat)
        if not cities:
            return
        if any(ways_back(position, self.seat, city) for city in cities):
            position.agenda.append(self.decision())
            return
        for city in cities:
            disband(position, self.seat, city, position.army(self.seat, city))

    def decision(self) -> Decision[Board]:
        return Retreat(self.seat)


class Retreat(Decision[Board]):
    """Where the next troop goes: free by road, for ships by sea, or lost (V-1503 to V-1509)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: forty times slower by candidates, which are all ways from city to city.
        moves: list[Move] = []
        for city in stranded(position, self.seat):
            moves += [RETREAT_TO[city][goal] for goal in ways_back(position, self.seat, city)]
            moves.append(DISBAND[city])
        return moves

    def play(self, position: Board, move: Move) -> None:
        city = CITY_INDEX[move[1]]
        if move[0] == "disband":
            disband(position, self.seat, city, 1)
            position.agenda.append(RetreatTroops(self.seat))
            return
        goal = CITY_INDEX[move[2]]
        position.then(Retreated(self.seat, city, goal), RetreatTroops(self.seat))
        ships = ships_back(position, city, goal)
        charge(position, self.seat, RETREAT, cost_of(SHIP, ships))

    def candidates(self, position: Board) -> list[Move]:
        moves: list[Move] = []
        for city in stranded(position, self.seat):
            for goal in range(len(CITIES)):
                if position.shelters(self.seat, goal):
                    moves.append(RETREAT_TO[city][goal])
            moves.append(DISBAND[city])
        return moves

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "disband":
            return None
        ships = ships_back(position, CITY_INDEX[move[1]], CITY_INDEX[move[2]])
        if ships < 0:
            return Refusal("V-1503", "no-way-there")
        if not can_pay(position, self.seat, RETREAT, SHIP, ships):
            return Refusal("V-1504", "too-few-ships", {"ships": ships})
        return None


class Retreated(Task[Board]):
    """A troop arrives in an own city."""

    __slots__ = ("city", "goal", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city", "goal")

    def __init__(self, seat: int, city: int, goal: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.goal: Final = goal

    def run(self, position: Board) -> None:
        position.move_troop(self.seat, self.city, self.goal)
        if position.events is not None:
            city, goal = CITIES[self.city], CITIES[self.goal]
            position.tell("retreats", seat=self.seat, city=city, goal=goal)


class NewOrder(Task[Board]):
    """Most cities first, then the upper disc; and the end is checked (V-1605 to V-1607, V-2201)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.clear_marks()
        position.order = order_by_cities(position)
        if position.events is not None:
            position.tell("order", order=list(position.order))
        if not position.last_year and is_last_year(position):
            position.last_year = True
            if position.events is not None:
                position.tell("last_year")


def order_by_cities(position: Board) -> tuple[int, ...]:
    """Seats by true number of cities, ties by the discs on the track."""
    cities = [position.cities_of(seat) for seat in range(len(position.players))]
    order: list[int] = []
    for seat in reversed(position.arrivals):
        place = len(order)
        while place and cities[order[place - 1]] < cities[seat]:
            place -= 1
        order.insert(place, seat)
    return tuple(order)


def is_last_year(position: Board) -> bool:
    """No neutral city, or somebody at the end of a track (V-2202 to V-2205)."""
    if NOBODY not in position.owner:
        return True
    for seat, player in enumerate(position.players):
        if position.cities_of(seat) >= position.box.last_city_space:
            return True
        if player.rank >= position.box.ranks:
            return True
    return False


def stranded(position: Board, seat: int) -> list[int]:
    """Cities not the seat's own before which it still has troops."""
    return [city for city in position.camps(seat) if position.stranded(seat, city)]


def ways_back(position: Board, seat: int, city: int) -> list[int]:
    """Where a troop before a city can retreat to, ships counted."""
    found: list[int] = []
    for goal in range(len(CITIES)):
        if position.shelters(seat, goal):
            ships = ships_back(position, city, goal)
            if ships >= 0 and can_pay(position, seat, RETREAT, SHIP, ships):
                found.append(goal)
    return found


def ships_back(position: Board, city: int, goal: int) -> int:
    """Ships for a retreat: none by road; -1 where there is no way."""
    if goal in position.neighbours(city):
        return 0
    return position.box.ships[city][goal] or -1


def disband(position: Board, seat: int, city: int, troops: int) -> None:
    position.lose_troops(city, seat, troops)
    if position.events is not None:
        position.tell("disbands", seat=seat, city=CITIES[city], troops=troops)
