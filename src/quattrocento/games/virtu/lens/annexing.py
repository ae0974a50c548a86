"""What annexing each city costs a seat: the sum, the way, what is lacking, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.lens.giving import beside, lacking
from quattrocento.games.virtu.names import CITIES, CROWN, NOBODY, SHIP, SYMBOLS
from quattrocento.games.virtu.rules.annex import (
    NO_WAY,
    Annex,
    annex_cost,
    annex_value,
    lacks_for,
    ships_to,
)
from quattrocento.games.virtu.rules.control import take_city
from quattrocento.games.virtu.sight.means import without_indulgence
from quattrocento.kernel.step import Refusal

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import CityPrice, Reason

Worth = Callable[[Board, int], int]
"""The prestige of a seat, as it would count now."""


def reason(refusal: Refusal) -> Reason:
    """A refusal as it is shown."""
    return {"reason": refusal.reason, "args": refusal.args, "rule": refusal.rule}


def prices(position: Board, annex: Annex, usable: int, worth: Worth | None) -> dict[str, CityPrice]:
    """Every city with its price for the seat that would annex, paid from these sources.

    What it adds in prestige is told where its `worth` is asked for.
    """
    seat = annex.seat
    most = beside(position, seat, without_indulgence(usable), CROWN, SHIP)
    more = beside(position, seat, usable, CROWN, SHIP)
    now = 0 if worth is None else worth(position, seat)
    found: dict[str, CityPrice] = {}
    for city in range(len(CITIES)):
        if position.owner[city] < NOBODY:
            continue
        barred = annex.barred(position, city)
        price = _price(position, seat, city)
        found[CITIES[city]] = price
        if barred is not None:
            price["why"] = reason(barred)
            if barred.reason == "no-way-there":
                price["opens"] = _openers(position, seat, city)
            continue
        price["from"] = CITIES[_base(position, seat, city, price["ships"])]
        crowns, ships = price["crowns"], price["ships"]
        lack = lacking(most, crowns, ships)
        if lack == (0, 0):
            price["state"] = "can"
        else:
            amounts = zip((CROWN, SHIP), lack, strict=True)
            price["lack"] = {SYMBOLS[symbol]: n for symbol, n in amounts if n}
            if lacking(more, crowns, ships) == (0, 0):
                price["state"] = "extra"
            else:
                price["state"] = "lacks"
                price["why"] = reason(lacks_for(annex_cost(position, seat, city, ships)))
        if worth is not None:
            price["prestige"] = _annexed(position, seat, city, worth) - now
    return found


def _price(position: Board, seat: int, city: int) -> CityPrice:
    """The sum by its terms; a city is out of reach until it is found to be within."""
    ships = max(ships_to(position, seat, city), 0)
    cost = annex_cost(position, seat, city, ships)
    value = position.box.value[city]
    return {
        "state": "out",
        "value": value,
        "agent": annex_value(position, seat, city) - value,
        "crowns": cost[CROWN],
        "ships": ships,
    }


def _base(position: Board, seat: int, city: int, ships: int) -> int:
    """The city from which the cheapest way leads to another."""
    own = [other for other in range(len(CITIES)) if position.controls(seat, other)]
    neighbours = position.neighbours(city)
    ways = position.box.ships[city]
    near = [c for c in own if (c in neighbours if ships == 0 else ways[c] == ships)]
    return near[0]


def _openers(position: Board, seat: int, city: int) -> list[str]:
    """Neighbours that the seat could annex, and so open the road to a city."""
    found: list[str] = []
    for other in position.neighbours(city):
        if position.owner[other] == NOBODY and not position.box.pirate[other]:
            if ships_to(position, seat, other) != NO_WAY:
                found.append(CITIES[other])
    return found


def _annexed(position: Board, seat: int, city: int, worth: Worth) -> int:
    """The seat's prestige with the city."""
    after = position.clone()
    after.events = None
    take_city(after, seat, city, True)
    return worth(after, seat)
