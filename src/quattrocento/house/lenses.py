"""What a seat may know of the things on the table beyond its view: worked out when it asks."""

from __future__ import annotations

from quattrocento.house import awaited
from quattrocento.house.moments import after_held
from quattrocento.house.responses import LensAnswer
from quattrocento.house.table import Table


def look(table: Table, seat: int) -> LensAnswer:
    """A closer look at the table as this seat sees it now."""
    answer: LensAnswer = {"version": table.version, "lens": None}
    match = table.match
    if match is None or table.state != "playing" or awaited.choosing(table):
        return answer
    position = match.position
    if table.held is not None and table.held.seat == seat:
        position = after_held(table.game, match, table.held.move)
    answer["lens"] = table.game.sight.lens(position, seat)
    return answer
