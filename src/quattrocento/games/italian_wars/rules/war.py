"""War: allied troops march and sail like own ones; cities that are no obstacle are crossed."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import italy
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CAVALRY, CITIES, SHIP
from quattrocento.games.virtu.rules import war
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.paying import charge, cost_of, payable
from quattrocento.games.virtu.rules.reliefs import SAILING
from quattrocento.games.virtu.rules.war import Ways, troop_goals, troop_moves
from quattrocento.kernel.step import Move, Refusal, Task


def allied_ways(verb: str) -> tuple[Ways, ...]:
    """A move for each Major City, city and goal."""
    return tuple(
        tuple(tuple((verb, major, city, goal) for goal in CITIES) for city in CITIES)
        for major in MAJORS
    )


MARCH: Final[tuple[Ways, ...]] = allied_ways("allied_march")
SAIL: Final[tuple[Ways, ...]] = allied_ways("allied_sail")


class War(war.War):
    """Which own or allied troop moves next, or which war symbol becomes a token (W-709)."""

    __slots__ = ()

    def effects(self, position: Board) -> list[Move]:
        moves = super().effects(position)
        for colour in italy(position).allied(self.seat):
            major = colour - FIRST_MAJOR
            moves += troop_moves(position, self.seat, colour, MARCH[major], SAIL[major])
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] not in ("allied_march", "allied_sail"):
            super().play(position, move)
            return
        major, city, goal = MAJORS.index(str(move[1])), CITY_INDEX[move[2]], CITY_INDEX[move[3]]
        position.then(MoveAllied(self.seat, FIRST_MAJOR + major, city, goal), self)
        charge(position, self.seat, SAILING, _cost(position, move))

    def candidates(self, position: Board) -> list[Move]:
        moves = super().candidates(position)
        for colour in italy(position).allied(self.seat):
            major = colour - FIRST_MAJOR
            moves += troop_goals(position, colour, MARCH[major], SAIL[major])
        return moves

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] not in ("allied_march", "allied_sail"):
            return super().why_not(position, move)
        cost = _cost(position, move)
        if payable(position, self.seat, SAILING, cost):
            return None
        if move[0] == "allied_march":
            return Refusal("V-1001", "no-cavalry")
        return Refusal("V-1003", "too-few-ships", {"ships": cost[SHIP]})


class MoveAllied(Task[Board]):
    """A paid allied troop moves by road or sea (W-709)."""

    __slots__ = ("city", "goal", "seat", "troop")
    fields: ClassVar[tuple[str, ...]] = ("seat", "troop", "city", "goal")

    def __init__(self, seat: int, troop: int, city: int, goal: int) -> None:
        self.seat: Final = seat
        self.troop: Final = troop
        self.city: Final = city
        self.goal: Final = goal

    def run(self, position: Board) -> None:
        position.move_troop(self.troop, self.city, self.goal)
        position.done += 1
        if position.events is not None:
            city, goal = CITIES[self.city], CITIES[self.goal]
            troop = COLOURS[self.troop]
            position.tell("moves_allied", seat=self.seat, troop=troop, city=city, goal=goal)


def _cost(position: Board, move: Move) -> list[int]:
    if move[0] == "allied_march":
        return cost_of(CAVALRY, 1)
    return cost_of(SHIP, position.box.ships[CITY_INDEX[move[2]]][CITY_INDEX[move[3]]])
