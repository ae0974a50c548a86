"""What a seat may know of the things on the table beyond its view: worked out when it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quattrocento.kernel.step import Move
from quattrocento.table import awaited
from quattrocento.table.moments import after_held
from quattrocento.table.table import Table

if TYPE_CHECKING:
    from quattrocento.table.shown import LensAnswer, PlanAnswer


def look(table: Table, seat: int) -> LensAnswer:
    """A closer look at the table as this seat sees it now."""
    position = _seen_by(table, seat)
    lens = None if position is None else table.game.sight.lens(position, seat)
    return {"version": table.version, "lens": lens}


def plan(table: Table, seat: int, wishes: list[Move]) -> PlanAnswer:
    """What a seat's wishes for all of its turn would come to, as things stand."""
    position = _seen_by(table, seat)
    planned = None if position is None else table.game.sight.planned(position, seat, wishes)
    return {"version": table.version, "plan": planned}


def _seen_by(table: Table, seat: int) -> Any:
    """The position as this seat knows it, with a turn it has not confirmed; None while none is."""
    match = table.match
    if match is None or table.state != "playing" or awaited.choosing(table):
        return None
    if table.held is not None and table.held.seat == seat:
        return after_held(table.game, match, table.held.move)
    return match.position
