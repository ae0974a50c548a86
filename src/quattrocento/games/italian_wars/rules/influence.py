"""Annex / Influence: one neutral city, the Major Cities' favour, or an alliance for good."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.names import MAJORS, ROME
from quattrocento.games.italian_wars.rules.alliances import Conclude
from quattrocento.games.virtu.board import Board, power_place
from quattrocento.games.virtu.names import CITIES, CROWN, EITHER, NOBODY
from quattrocento.games.virtu.rules import annex
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside
from quattrocento.games.virtu.rules.annex import (
    ANNEX_CITY,
    CITY_INDEX,
    Annexed,
    annex_cost,
    annexations,
    out_of_reach,
    ships_to,
)
from quattrocento.games.virtu.rules.paying import charge, cost_of, payable_from
from quattrocento.games.virtu.rules.reliefs import SAILING, drawable
from quattrocento.kernel.step import Move, Refusal, Task

INFLUENCE: Final[tuple[Move, ...]] = tuple(("influence", major) for major in MAJORS)
CONCLUDE: Final[tuple[Move, ...]] = tuple(("conclude", major) for major in MAJORS)
MAJOR_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(MAJORS)}


class Annex(annex.Annex):
    """Annex a neutral city, influence Major Cities crown by crown, or conclude an alliance.

    Crowns are shared freely among one annexation and any number of Major Cities (W-401, W-402).
    `annexed` counts cities annexed; `swayed` has a bit for each Major City influenced so far.
    """

    __slots__ = ("annexed", "swayed")
    fields: ClassVar[tuple[str, ...]] = ("seat", "annexed", "swayed")

    def __init__(self, seat: int, annexed: int, swayed: int) -> None:
        super().__init__(seat)
        self.annexed: Final = annexed
        self.swayed: Final = swayed

    def moves(self, position: Board) -> list[Move]:
        # Fast: 2 % of decisions, and slower by candidates once compiled.
        table = italy(position)
        moves = [] if self.annexed else annexations(position, self.seat)
        usable = drawable(table, self.seat, SAILING)
        for major in range(len(MAJORS)):
            if self._influence_problem(table, major, usable) is None:
                moves.append(INFLUENCE[major])
        for major in range(len(MAJORS)):
            if conclude_problem(table, self.seat, major) is None:
                moves.append(CONCLUDE[major])
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        if move[0] == "annex":
            city = CITY_INDEX[move[1]]
            position.then(Annexed(self.seat, city), Annex(self.seat, 1, self.swayed))
            ships = ships_to(position, self.seat, city)
            charge(position, self.seat, SAILING, annex_cost(position, self.seat, city, ships))
            return
        major = MAJOR_INDEX[move[1]]
        if move[0] == "conclude":
            position.agenda.append(Conclude(self.seat, major))
            return
        swayed = self.swayed | 1 << major
        position.then(Influenced(self.seat, major), Annex(self.seat, self.annexed, swayed))
        charge(position, self.seat, SAILING, self.cost(position, major))

    def cost(self, position: Board, major: int) -> list[int]:
        """A crown, for Rome also a cross; a rival's agent cancels the first (W-403, W-603)."""
        agent = position.agents[power_place(major)]
        watched = agent != NOBODY and agent != self.seat and not self.swayed >> major & 1
        return cost_of(EITHER if major == ROME else CROWN, 2 if watched else 1)

    def candidates(self, position: Board) -> list[Move]:
        cities = [ANNEX_CITY[city] for city in range(len(CITIES))]
        return [*cities, *INFLUENCE, *CONCLUDE, *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "influence":
            usable = drawable(position, self.seat, SAILING)
            return self._influence_problem(italy(position), MAJOR_INDEX[move[1]], usable)
        if move[0] == "conclude":
            return conclude_problem(italy(position), self.seat, MAJOR_INDEX[move[1]])
        return super().why_not(position, move)

    def has_annexed(self, position: Board) -> bool:
        return self.annexed > 0

    def barred(self, position: Board, city: int) -> Refusal | None:
        if self.has_annexed(position):
            return Refusal("V-901", "one-city")
        if position.owner[city] != NOBODY:
            return Refusal("W-405", "city-not-neutral")
        return out_of_reach(position, self.seat, city)

    def _influence_problem(self, table: Italy, major: int, usable: int) -> Refusal | None:
        """Why no influence can be gained with a Major City now."""
        if not table.on_track(major):
            return Refusal("W-409", "no-marker")
        if table.leaning(self.seat, major) == table.booklet.track:
            return Refusal("W-307", "end-of-track")
        cost = self.cost(table, major)
        if payable_from(table, self.seat, usable, cost):
            return None
        crowns = cost[CROWN] + cost[EITHER]
        if crowns > 1:
            return Refusal("W-603", "first-crown-cancelled", {"crowns": crowns})
        return Refusal("W-404" if major == ROME else "W-403", "no-crown")


class Influenced(Task[Board]):
    """A paid crown or cross moves the marker one space towards the player (W-302, W-403)."""

    __slots__ = ("major", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "major")

    def __init__(self, seat: int, major: int) -> None:
        self.seat: Final = seat
        self.major: Final = major

    def run(self, position: Board) -> None:
        position.done += 1
        italy(position).sway(self.seat, self.major, 1)


def conclude_problem(table: Italy, seat: int, major: int) -> Refusal | None:
    """Why no alliance can be concluded with a Major City in this action (W-501 to W-504)."""
    if not table.on_track(major):
        return Refusal("W-409", "no-marker")
    if table.done:
        return Refusal("W-504", "action-begun")
    if not table.in_alliance_zone(seat, major):
        return Refusal("W-501", "not-in-alliance-zone")
    if table.agents[power_place(major)] not in (NOBODY, seat):
        return Refusal("W-502", "rival-agent-on-track")
    return None
