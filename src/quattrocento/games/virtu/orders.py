"""Standing orders: no war bonus before a city, nothing in this Winter."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import CITIES, IN_SIEGES, IN_SPRING, MARKET
from quattrocento.games.virtu.rules.actions import END, Offered
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.bonuses import PASS, Announce
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.reorganising import Reorganise
from quattrocento.games.virtu.rules.spring import EndAction, SpringTurn
from quattrocento.games.virtu.rules.winter import (
    ALLYING,
    BUYING,
    RECRUITING,
    REORGANISING,
    Offer,
    WinterTurn,
)
from quattrocento.kernel.orders import Order, Orders
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

BONUS: Final = "bonus"
NO_BONUS: Final = "no_bonus"
WINTER: Final = "winter"
BUY_NOTHING: Final = "buy_nothing"
DO_NOTHING: Final = "do_nothing"
_NO_HELP: Final = ("pass", "collect", "indulgence")


def sieges(position: Board, seat: int) -> list[str]:
    """The cities before which this seat may have to fight in this Spring, until it is decided."""
    if position.season not in (IN_SPRING, IN_SIEGES):
        return []
    return [
        f"{BONUS} {CITIES[city]}" for city in range(len(CITIES)) if _may_fight(position, seat, city)
    ]


def _may_fight(position: Board, seat: int, city: int) -> bool:
    """Besiegers fight each other, then the city's defender (V-1302, V-1305)."""
    here = [other for other in position.order if position.besieges(other, city)]
    return bool(here) and (seat in here or position.defender(city) == seat)


def bonus_kinds(_position: Board, _seat: int, _matter: str) -> list[str]:
    return [NO_BONUS]


def no_bonus(position: Board, matter: str, _order: Order) -> Move | None:
    """Pass whenever the seat may announce a bonus there (V-1406)."""
    step = next_decision(position)
    return PASS if isinstance(step, Announce) and step.city == _city(matter) else None


def bonus_void(before: Board, after: Board, seat: int, matter: str, move: Move) -> str:
    """A bonus of somebody else, or other troops, make it another fight (V-1401, V-1417)."""
    if matter not in sieges(after, seat):
        return ""
    city = _city(matter)
    step = next_decision(before)
    if isinstance(step, Announce) and step.city == city and step.seat != seat:
        if move[0] not in _NO_HELP:
            return "bonus"
    first, end = city * SEATS, (city + 1) * SEATS
    return "troops" if after.troops[first:end] != before.troops[first:end] else ""


def _city(matter: str) -> int:
    return CITY_INDEX[matter.partition(" ")[2]]


def winters(position: Board, seat: int) -> list[str]:
    """The Winter of this year, from the seat's action in Spring to its last step (V-1702)."""
    return [f"{WINTER} {position.year}"] if _next_step(position, seat) <= ALLYING else []


def _next_step(position: Board, seat: int) -> int:
    """The next optional step of the seat in this Winter: beyond the last one where none is left."""
    found = ALLYING + 1
    # The agenda lies upside down: what comes first is read last.
    for step in position.agenda:
        if isinstance(step, SpringTurn) and seat in position.order[step.turn :]:
            return ALLYING + 1
        if isinstance(step, EndAction) and step.seat == seat:
            return ALLYING + 1
        if isinstance(step, WinterTurn) and seat in position.order[step.turn :]:
            found = REORGANISING
        elif isinstance(step, Offer) and step.seat == seat:
            found = step.winter_step
        elif isinstance(step, Buy) and step.seat == seat:
            found = BUYING
        elif isinstance(step, Reorganise) and step.seat == seat:
            found = REORGANISING
        elif isinstance(step, Offered) and step.seat == seat:
            # Recruiting or making an alliance, the last two.
            found = RECRUITING
    return found


def winter_kinds(position: Board, seat: int, _matter: str) -> list[str]:
    if _next_step(position, seat) <= BUYING and not position.basket:
        return [BUY_NOTHING, DO_NOTHING]
    return [DO_NOTHING]


def skip(position: Board, _matter: str, order: Order) -> Move | None:
    """End a step of Winter in which nothing was chosen yet (V-1703)."""
    step = next_decision(position)
    if not isinstance(step, Offered) or position.basket:
        return None
    return END if order.kind == DO_NOTHING or isinstance(step, Buy) else None


def winter_void(before: Board, after: Board, seat: int, matter: str, _move: Move) -> str:
    """A ware that was sold out, or other means, make it another Winter (V-324, V-1901)."""
    if matter not in winters(after, seat):
        return ""
    was, now = before.players[seat], after.players[seat]
    if now.tiles != was.tiles or now.florins > was.florins:
        return "means"
    for ware in range(len(MARKET)):
        if after.supply[ware] and not before.supply[ware]:
            return "market"
    return ""


BONUS_AHEAD: Final[Orders[Board]] = Orders(BONUS, sieges, bonus_kinds, no_bonus, bonus_void)
WINTER_AHEAD: Final[Orders[Board]] = Orders(WINTER, winters, winter_kinds, skip, winter_void)
