"""When a question to everybody is answered no, or is void."""

from __future__ import annotations

from quattrocento.table.change import Change
from quattrocento.table.table import Table


def refuse(table: Table, change: Change, seat: int) -> None:
    """The answer is no; where somebody has resigned, the bot plays on for them."""
    asked, table.asked = table.asked, None
    assert asked is not None
    if asked.what == "end":
        table.tell(change, "takes_over", seat=asked.seat)
    elif seat == asked.seat:
        table.tell(change, "withdrawn")
    else:
        table.tell(change, "refuses", seat=seat, what=asked.what)


def played_on(table: Table, change: Change, seat: int) -> None:
    """Who plays on, says no to going back or to the end; who is claimed, has not left."""
    asked = table.asked
    if asked is None:
        return
    person = table.seats[seat].person
    if asked.what in ("undo", "end"):
        refuse(table, change, asked.seat if table.seats[asked.seat].person == person else seat)
    elif asked.of is not None and table.seats[asked.of].person == person:
        table.asked = None
        table.tell(change, "withdrawn")


def cut_below(table: Table, change: Change) -> None:
    """A question about moves that were taken back otherwise is void."""
    asked = table.asked
    left = 0 if table.match is None else len(table.match.record.moves)
    if asked is not None and asked.what == "undo" and asked.moves >= left:
        table.asked = None
        table.tell(change, "withdrawn")
