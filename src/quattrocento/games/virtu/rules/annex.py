"""Annex: a neutral city joins a player's own for more crowns than its value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quattrocento.games.virtu.board import ALL_CITIES, Board
from quattrocento.games.virtu.box import lowest, of_packed
from quattrocento.games.virtu.names import CITIES, CROWN, NOBODY, SHIP
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside, why_not_aside
from quattrocento.games.virtu.rules.control import take_city
from quattrocento.games.virtu.rules.paying import charge, cost_of, payable, payable_from
from quattrocento.games.virtu.rules.reliefs import SAILING, drawable, together
from quattrocento.kernel.step import Decision, Move, Refusal, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

ANNEX_CITY: Final[tuple[Move, ...]] = tuple(("annex", city) for city in CITIES)
CITY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CITIES)}
NO_WAY: Final = -1


class Annex(Decision[Board]):
    """Which neutral city to annex, one at most (V-901 to V-913)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: three times slower by candidates, each of which asks for a payment.
        possible = not position.done and position.has_disc(self.seat)
        moves = annexations(position, self.seat) if possible else []
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        city = CITY_INDEX[move[1]]
        position.then(Annexed(self.seat, city), self)
        ships = ships_to(position, self.seat, city)
        charge(position, self.seat, SAILING, annex_cost(position, self.seat, city, ships))

    def candidates(self, position: Board) -> list[Move]:
        cities = [c for c in range(len(CITIES)) if position.owner[c] >= NOBODY]
        return [*(ANNEX_CITY[city] for city in cities), *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] != "annex":
            return why_not_aside(position, self.seat, move)
        city = CITY_INDEX[move[1]]
        refusal = self.barred(position, city)
        return too_dear(position, self.seat, city) if refusal is None else refusal

    def has_annexed(self, position: Board) -> bool:
        """The one city of this action is taken (V-901)."""
        return position.done > 0

    def barred(self, position: Board, city: int) -> Refusal | None:
        """Why a city cannot be annexed, whatever can be paid."""
        if self.has_annexed(position):
            return Refusal("V-901", "one-city")
        if not position.has_disc(self.seat):
            return Refusal("V-325", "no-disc-left")
        return out_of_reach(position, self.seat, city)


class Annexed(Task[Board]):
    """The paid city gets the disc and gives its tile, available side up (V-914)."""

    __slots__ = ("city", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, position: Board) -> None:
        position.done += 1
        if position.events is not None:
            position.tell("annexes", seat=self.seat, city=CITIES[self.city])
        take_city(position, self.seat, self.city, True)


def annexations(position: Board, seat: int) -> list[Move]:
    """Every city the seat can annex and pay."""
    moves: list[Move] = []
    usable = drawable(position, seat, SAILING)
    crowns = of_packed(together(position, seat, usable), CROWN) + position.pool[CROWN]
    for city in range(len(CITIES)):
        if position.owner[city] == NOBODY and not position.box.pirate[city]:
            # Most are too dear, wherever they lie.
            if annex_value(position, seat, city) < crowns:
                ships = ships_to(position, seat, city)
                if ships != NO_WAY:
                    cost = annex_cost(position, seat, city, ships)
                    if payable_from(position, seat, usable, cost):
                        moves.append(ANNEX_CITY[city])
    return moves


def out_of_reach(position: Board, seat: int, city: int) -> Refusal | None:
    """Why no way leads the seat to a city that it could annex."""
    if position.owner[city] != NOBODY:
        return Refusal("V-902", "city-not-neutral")
    if position.box.pirate[city]:
        return Refusal("V-913", "pirate-port")
    if ships_to(position, seat, city) == NO_WAY:
        return Refusal("V-907", "no-way-there")
    return None


def too_dear(position: Board, seat: int, city: int) -> Refusal | None:
    """Why the seat cannot pay for a city within its reach."""
    cost = annex_cost(position, seat, city, ships_to(position, seat, city))
    return None if payable(position, seat, SAILING, cost) else lacks_for(cost)


def lacks_for(cost: list[int]) -> Refusal:
    """The price of an annexation cannot be paid."""
    return Refusal("V-903", "annex-too-dear", {"crowns": cost[CROWN], "ships": cost[SHIP]})


def ships_to(position: Board, seat: int, city: int) -> int:
    """Ships that reaching a city takes: none by road, else one a sea (V-907 to V-912)."""
    # Whoever controls a city has its tile.
    bases: i64 = position.players[seat].tiles & ALL_CITIES
    if position.box.road_bits[len(position.players)][city] & bases:
        return 0
    least = NO_WAY
    ways = position.box.ships[city]
    while bases:
        ships = ways[lowest(bases)]
        bases &= bases - 1
        if ships and (least < 0 or ships < least):
            least = ships
    return least


def annex_value(position: Board, seat: int, city: int) -> int:
    """The value of a neutral city for a player, agents counted (V-904, V-905)."""
    agent = position.agents[city]
    value = position.box.value[city]
    if agent == NOBODY:
        return value
    return value - 1 if agent == seat else value + 1


def annex_cost(position: Board, seat: int, city: int, ships: int) -> list[int]:
    """More crowns than the value, one at least, and the ships (V-903, V-906, V-908)."""
    cost = cost_of(CROWN, max(annex_value(position, seat, city) + 1, 1))
    cost[SHIP] = ships
    return cost
