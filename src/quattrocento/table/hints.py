"""Hints at a table: who may have one, what is asked of whoever thinks, and that it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from quattrocento.table import awaited, learning
from quattrocento.table.change import Change
from quattrocento.table.errors import Refused, Stale
from quattrocento.table.table import Table

if TYPE_CHECKING:
    from quattrocento.table.shown import Hints

SECONDS: Final = 1.0
"""That are thought about a hint."""


def open_to(table: Table, seat: int | None) -> Hints:
    """What a seat may do about hints now: nothing, end the rating with the first one, or go on."""
    if seat is None or not _allowed(table) or awaited.choosing(table):
        return "none"
    deciding = table.deciding == seat and table.held is None and not table.paused
    if not deciding or table.seats[seat].kind == "bot":
        return "none"
    return "first" if _is_rated(table) else "free"


def question(table: Table, seat: int, person: str | None, version: int) -> dict[str, Any]:
    """What `thinking` is to be asked for a hint; refused where the seat may have none."""
    table.check_seat(seat, person)
    if version != table.version:
        raise Stale
    match = table.check_turn(seat)
    if not _allowed(table):
        raise Refused(403, "no-hints", "This table allows no hints.")
    if open_to(table, seat) == "none":
        raise Refused(409, "no-hints-now", "A hint is for a choice: there is none to be made now.")
    taught = learning.next_move(table)
    return {
        "game": table.game.name,
        "position": match.position.dump(),
        "seat": seat,
        "among": None if taught is None else [taught],
        "seed": match.rng.getrandbits(32),
        "hint": SECONDS,
    }


def note(table: Table, seat: int) -> Change | None:
    """The first hint of a rated game is told to everybody: it is rated no longer."""
    if not _is_rated(table):
        return None
    change = table.change("hint", seat)
    table.hinted = True
    table.tell(change, "hinted", seat=seat)
    return change


def _allowed(table: Table) -> bool:
    """By default where nobody else sits: in lessons, in studies and against bots."""
    if table.hints != "alone":
        return table.hints == "everybody"
    people = sum(seat.kind != "bot" for seat in table.seats)
    return people < 2 or table.studied is not None


def _is_rated(table: Table) -> bool:
    return not table.hinted and not table.lesson and table.studied is None
