"""The lens on the map: for a seat, what every city would cost, and what war and agents would do.

It is on while the seat annexes, makes war or intrigues; then the symbols of the room are counted.
At any other time it shows what could be done without those of a room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.lens.annexing import Worth, prices
from quattrocento.games.virtu.lens.giving import outside_room
from quattrocento.games.virtu.lens.odds import odds
from quattrocento.games.virtu.lens.scheming import deeds
from quattrocento.games.virtu.names import CAVALRY, CROWN, MASK, SHIP, SYMBOLS
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.intrigue import Intrigue, SendAgent
from quattrocento.games.virtu.rules.reliefs import ACTION, SAILING, drawable, may_ask, totals
from quattrocento.games.virtu.rules.war import War
from quattrocento.games.virtu.sight.means import apart, without_indulgence
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import AnyStep

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import CityAgent, CityOdds, CityPrice, Lens

SHOWN: Final = (CROWN, CAVALRY, SHIP, MASK)
"""The symbols that annexing, war and intrigue take."""


class Glass:
    """A seat's look at the map: the table it is reckoned on, and what may pay."""

    __slots__ = ("_annex", "_decision", "_masking", "_sailing", "_seat", "_table", "on")

    def __init__(self, position: Board, annex: Annex) -> None:
        """`annex` says how the seat would annex at any other time."""
        seat = annex.seat
        decision = next_decision(position)
        mine = decision is not None and decision.seat == seat
        self.on: Final = _lens_of(position, decision) if mine and decision is not None else None
        table = position
        if self.on is None:
            # What somebody does now has used symbols; none of that is this seat's.
            table = apart(position)
            table.attack = table.defence = 0
        sailing, masking = drawable(table, seat, SAILING), drawable(table, seat, ACTION)
        if self.on is None:
            sailing, masking = outside_room(sailing), outside_room(masking)
        self._table: Final = table
        self._seat: Final = seat
        self._decision: Final = decision
        self._annex: Final = decision if self.on and isinstance(decision, Annex) else annex
        self._sailing: Final = sailing
        self._masking: Final = masking

    def have(self) -> dict[str, int]:
        """The most of each symbol, without an indulgence."""
        table, seat = self._table, self._seat
        most = totals(table, seat, without_indulgence(self._sailing))
        most[MASK] = totals(table, seat, self._masking)[MASK]
        return {SYMBOLS[symbol]: most[symbol] + table.pool[symbol] for symbol in SHOWN}

    def may_beg(self) -> bool:
        return may_ask(self._table, self._seat)

    def annexing(self, worth: Worth | None) -> dict[str, CityPrice]:
        return prices(self._table, self._annex, self._sailing, worth)

    def warring(self, worth: Worth) -> dict[str, CityOdds]:
        outside = outside_room(without_indulgence(self._sailing))
        return odds(self._table, self._seat, outside, self.on == "war", worth)

    def scheming(self) -> dict[str, CityAgent]:
        sending = self._decision if self.on and isinstance(self._decision, SendAgent) else None
        return deeds(self._table, self._seat, self._masking, sending)


def whole(position: Board, annex: Annex, worth: Worth) -> Lens:
    """Everything that the lens can show, for whoever looks more closely."""
    glass = Glass(position, annex)
    return {
        "on": glass.on,
        "have": glass.have(),
        "indulgence": glass.may_beg(),
        "annex": glass.annexing(worth),
        "war": glass.warring(worth),
        "agents": glass.scheming(),
    }


def at_a_glance(position: Board, annex: Annex, worth: Worth) -> Lens:
    """What is on the map at once: the lens that is on, and else the price of cities in reach."""
    glass = Glass(position, annex)
    seen: Lens = {"on": glass.on, "have": glass.have(), "indulgence": glass.may_beg()}
    if glass.on == "war":
        seen["war"] = glass.warring(worth)
    elif glass.on == "intrigue":
        seen["agents"] = glass.scheming()
    elif glass.on == "annex":
        seen["annex"] = glass.annexing(worth)
    else:
        near = glass.annexing(None)
        seen["annex"] = {city: price for city, price in near.items() if price["state"] != "out"}
    return seen


def _lens_of(position: Board, decision: AnyStep) -> str | None:
    """The lens through which a question is looked at."""
    if isinstance(decision, Annex):
        return None if decision.has_annexed(position) else "annex"
    if isinstance(decision, War):
        return "war"
    return "intrigue" if isinstance(decision, (Intrigue, SendAgent)) else None
