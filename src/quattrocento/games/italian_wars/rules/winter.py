"""Winter: wages in some rounds only, for all troops commanded; allied troops; the titles."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS, PLAYERS
from quattrocento.games.italian_wars.options import crests_only
from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import (
    CITIES,
    FLORIN,
    KINGDOM_OF_FRANCE,
    MARKET,
)
from quattrocento.games.virtu.rules import buying, winter
from quattrocento.games.virtu.rules.actions import Offered
from quattrocento.games.virtu.rules.alliances import MakeAlliance
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.paying import can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import WINTER
from quattrocento.games.virtu.rules.reorganising import Reorganise
from quattrocento.games.virtu.rules.winter import BUYING, RECRUITING, REORGANISING
from quattrocento.kernel.step import Decision, Move, Refusal, Task, stacked

ALLIED_DISMISS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("allied_dismiss", major, city) for city in CITIES) for major in MAJORS
)
ALLIED_RECRUIT: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("allied_recruit", major, city) for city in CITIES) for major in MAJORS
)
MARKET_KINGDOM: Final = MARKET.index("kingdom")


class WinterTurn(winter.WinterTurn):
    """Both players' steps, France first; there are no great powers to ally with (W-202, W-211)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if self.turn < PLAYERS:
            agenda = position.agenda
            agenda.append(WinterTurn(self.turn + 1))
            for step in TURN[position.order[self.turn]]:
                agenda.append(step)


class Offer(winter.Offer):
    """A step of Winter that may be skipped."""

    __slots__ = ()

    def decision(self) -> Offered:
        return OFFERED[self.seat][self.winter_step]


class DueWages(winter.DueWages):
    """Wages are due in the rounds with a coin, from the first troop on (W-1101, W-1102)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.year in italy(position).booklet.wage_rounds:
            if position.troops_on_map(self.seat):
                position.agenda.append(Wages(self.seat))


class Wages(winter.Wages):
    """How much to pay for own and allied troops: each florin keeps two (W-1103, W-1104)."""

    __slots__ = ()

    def dismissal(self, count: int) -> Decision[Board]:
        return Dismiss(self.seat, count)


class Dismiss(winter.Dismiss):
    """Which unpaid troop, own or allied, goes back to its reserve (W-1104)."""

    __slots__ = ()

    def moves(self, position: Board) -> list[Move]:
        moves = super().moves(position)
        for colour in italy(position).allied(self.seat):
            for city in range(len(CITIES)):
                if position.troops[city * SEATS + colour]:
                    moves.append(ALLIED_DISMISS[colour - FIRST_MAJOR][city])
        return moves

    def play(self, position: Board, move: Move) -> None:
        table = italy(position)
        if move[0] == "dismiss":
            table.remove_troops(CITY_INDEX[move[1]], self.seat, 1)
        else:
            colour = FIRST_MAJOR + MAJORS.index(str(move[1]))
            table.remove_troops(CITY_INDEX[move[2]], colour, 1)
        if position.events is not None:
            position.tell("dismisses", seat=self.seat, city=move[-1])
        if self.count > 1:
            position.agenda.append(Dismiss(self.seat, self.count - 1))


class Recruit(winter.Recruit):
    """Where the next own or allied troop is recruited, if any (W-1105 to W-1110)."""

    __slots__ = ()

    def recruits(self, position: Board) -> list[Move]:
        moves = super().recruits(position)
        table = italy(position)
        for colour in table.allied(self.seat):
            for city in _initial(table, colour):
                if _recruit_problem(table, self.seat, colour) is None:
                    moves.append(ALLIED_RECRUIT[colour - FIRST_MAJOR][city])
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] != "allied_recruit":
            super().play(position, move)
            return
        colour = FIRST_MAJOR + MAJORS.index(str(move[1]))
        position.then(AllyRecruited(self.seat, colour, CITY_INDEX[move[2]]), self)
        charge(position, self.seat, WINTER, cost_of(FLORIN, position.box.recruit_home))

    def at_home(self, position: Board, city: int) -> bool:
        """One of the cities that the player starts with (W-1109)."""
        if crests_only(position):
            return super().at_home(position, city)
        return italy(position).booklet.city_bits[self.seat] >> city & 1 == 1

    def candidates(self, position: Board) -> list[Move]:
        moves = super().candidates(position)
        table = italy(position)
        for colour in table.allied(self.seat):
            for city in _initial(table, colour):
                moves.append(ALLIED_RECRUIT[colour - FIRST_MAJOR][city])
        return moves

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] != "allied_recruit":
            return super().why_not(position, move)
        colour = FIRST_MAJOR + MAJORS.index(str(move[1]))
        return _recruit_problem(italy(position), self.seat, colour)


class AllyRecruited(Task[Board]):
    """A paid troop of an ally comes from its reserve into one of its initial cities (W-1105)."""

    __slots__ = ("city", "seat", "troop")
    fields: ClassVar[tuple[str, ...]] = ("seat", "troop", "city")

    def __init__(self, seat: int, troop: int, city: int) -> None:
        self.seat: Final = seat
        self.troop: Final = troop
        self.city: Final = city

    def run(self, position: Board) -> None:
        italy(position).reserves[self.troop - FIRST_MAJOR] -= 1
        position.add_troops(self.city, self.troop, 1)
        if position.events is not None:
            city, troop = CITIES[self.city], COLOURS[self.troop]
            position.tell("recruits_allied", seat=self.seat, troop=troop, city=city)


class Buy(buying.Buy):
    """What else to buy; the Kingdom of France leaves no room for another one (W-1111)."""

    __slots__ = ()

    def barred(self, position: Board, ware: int) -> Refusal | None:
        if ware == MARKET_KINGDOM and position.players[self.seat].tiles >> KINGDOM_OF_FRANCE & 1:
            return Refusal("W-1111", "owned-already")
        return super().barred(position, ware)


TURN: Final = tuple(
    stacked(
        DueWages(seat),
        Offer(seat, REORGANISING),
        Offer(seat, BUYING),
        Offer(seat, RECRUITING),
    )
    for seat in range(PLAYERS)
)
"""The Winter of each king."""
OFFERED: Final[tuple[tuple[Offered, ...], ...]] = tuple(
    (Reorganise(seat), Buy(seat), Recruit(seat), MakeAlliance(seat)) for seat in range(PLAYERS)
)


def _initial(table: Italy, colour: int) -> list[int]:
    """Initial cities of a Major City which it still holds (W-1105, W-1106)."""
    return [city for city in table.booklet.cities[colour] if table.owner[city] == colour]


def _recruit_problem(table: Italy, seat: int, colour: int) -> Refusal | None:
    if not table.reserves[colour - FIRST_MAJOR]:
        return Refusal("W-1107", "no-allied-troop-left")
    price = table.booklet.recruit_home
    if not can_pay(table, seat, WINTER, FLORIN, price):
        return Refusal("W-1105", "not-enough-florins", {"florins": price})
    return None
