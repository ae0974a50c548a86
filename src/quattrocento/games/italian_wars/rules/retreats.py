"""Retreats, to allied and well-disposed cities too, and whether Spring has decided the war."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import italy
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS, PLAYERS
from quattrocento.games.italian_wars.rules.scoring import FinalScoring, has_won, won_with
from quattrocento.games.italian_wars.rules.war import allied_ways
from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import CITIES, SHIP
from quattrocento.games.virtu.rules import retreats
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.paying import can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import RETREAT
from quattrocento.games.virtu.rules.retreats import (
    DISBAND,
    RETREAT_TO,
    Retreated,
    ships_back,
    stranded,
    ways_back,
)
from quattrocento.games.virtu.rules.war import Ways
from quattrocento.kernel.step import Decision, Move, Refusal, Task

ALLIED_RETREAT: Final[tuple[Ways, ...]] = allied_ways("allied_retreat")
ALLIED_DISBAND: Final[Ways] = tuple(
    tuple(("allied_disband", major, city) for city in CITIES) for major in MAJORS
)


class RetreatTurn(retreats.RetreatTurn):
    """Retreats, those of France first (W-202)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.clear_payment()
        position.paid = 0
        for turn in range(self.turn, PLAYERS):
            seat = position.order[turn]
            if stranded(position, seat):
                position.then(RetreatTroops(seat), RetreatTurn(turn + 1))
                return


class RetreatTroops(retreats.RetreatTroops):
    """Own and allied troops that must retreat: without any way back they are lost."""

    __slots__ = ()

    def decision(self) -> Decision[Board]:
        return Retreat(self.seat)


class Retreat(Decision[Board]):
    """Where the next own or allied troop goes, or is lost (W-1001, W-1002)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: ten times slower by candidates, which are all ways from city to city.
        moves: list[Move] = []
        for city in stranded(position, self.seat):
            goals = ways_back(position, self.seat, city)
            for colour in self._there(position, city):
                moves += [_to(colour)[city][goal] for goal in goals]
                moves.append(_disbanding(colour)[city])
        return moves

    def play(self, position: Board, move: Move) -> None:
        colour, names = _troop(self.seat, move)
        city = CITY_INDEX[names[0]]
        if len(names) == 1:
            italy(position).remove_troops(city, colour, 1)
            if position.events is not None:
                position.tell("disbands", seat=self.seat, city=names[0], troops=1)
            position.agenda.append(RetreatTroops(self.seat))
            return
        goal = CITY_INDEX[names[1]]
        arrived = Retreated(self.seat, city, goal)
        if colour != self.seat:
            arrived = AllyRetreated(self.seat, colour, city, goal)
        position.then(arrived, RetreatTroops(self.seat))
        charge(position, self.seat, RETREAT, cost_of(SHIP, ships_back(position, city, goal)))

    def candidates(self, position: Board) -> list[Move]:
        goals = [city for city in range(len(CITIES)) if position.shelters(self.seat, city)]
        moves: list[Move] = []
        for city in stranded(position, self.seat):
            for colour in self._there(position, city):
                moves += [_to(colour)[city][goal] for goal in goals]
                moves.append(_disbanding(colour)[city])
        return moves

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        _, names = _troop(self.seat, move)
        if len(names) == 1:
            return None
        ships = ships_back(position, CITY_INDEX[names[0]], CITY_INDEX[names[1]])
        if ships < 0:
            return Refusal("V-1503", "no-way-there")
        if not can_pay(position, self.seat, RETREAT, SHIP, ships):
            return Refusal("V-1504", "too-few-ships", {"ships": ships})
        return None

    def _there(self, position: Board, city: int) -> list[int]:
        colours = italy(position).commands(self.seat)
        return [colour for colour in colours if position.troops[city * SEATS + colour]]


class AllyRetreated(Retreated):
    """An allied troop arrives."""

    __slots__ = ("troop",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "troop", "city", "goal")

    def __init__(self, seat: int, troop: int, city: int, goal: int) -> None:
        super().__init__(seat, city, goal)
        self.troop: Final = troop

    def run(self, position: Board) -> None:
        position.move_troop(self.troop, self.city, self.goal)
        if position.events is not None:
            city, goal = CITIES[self.city], CITIES[self.goal]
            troop = COLOURS[self.troop]
            position.tell("ally_retreats", seat=self.seat, troop=troop, city=city, goal=goal)


class EndSpring(Task[Board]):
    """Spring is over: somebody may have won at once (W-1210 to W-1212)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        table = italy(position)
        position.clear_marks()
        first = table.booklet.first_victor
        for seat in (first, 1 - first):
            if has_won(table, seat):
                table.victor = seat
                position.agenda.clear()
                position.agenda.append(FinalScoring())
                if position.events is not None:
                    position.tell("wins_at_once", seat=seat, cities=won_with(table))
                return


def _to(colour: int) -> Ways:
    return RETREAT_TO if colour < PLAYERS else ALLIED_RETREAT[colour - FIRST_MAJOR]


def _disbanding(colour: int) -> tuple[Move, ...]:
    return DISBAND if colour < PLAYERS else ALLIED_DISBAND[colour - FIRST_MAJOR]


def _troop(seat: int, move: Move) -> tuple[int, Move]:
    """Whose troop a move speaks of, and its cities."""
    if move[0] in ("retreat", "disband"):
        return seat, move[1:]
    return FIRST_MAJOR + MAJORS.index(str(move[1])), move[2:]
