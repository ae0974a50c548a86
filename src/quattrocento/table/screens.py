"""A screen that is told of a table as it changes: what it has heard, and what it lacks."""

from __future__ import annotations

from quattrocento.subclassing import mypyc_attr
from quattrocento.table import awaited
from quattrocento.table.drawn import Drawn
from quattrocento.table.messages import chat_after, delta, follows, whole
from quattrocento.table.numbers import NUMBERED, Numbers
from quattrocento.table.table import Table
from quattrocento.table.writing import encode


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen:
    """One of somebody's screens, at one table."""

    __slots__ = (
        "base", "chat", "chosen", "deltas", "done", "due", "numbers", "orders", "read", "refused",
        "seen",
    )  # fmt: skip

    def __init__(self) -> None:
        self.read: Table | None = None
        """The table as it was in memory when it was last told."""
        self.seen = 0
        self.chat = -1
        self.orders = 0
        self.chosen: list[int] = []
        self.deltas = False
        """It wants to hear what has changed, and puts it together itself."""
        self.base: Drawn | None = None
        """The message that it has put together so far; None where it needs a whole one."""
        self.numbers = {name: Numbers() for name in NUMBERED}
        """How the things were counted that it was told."""
        self.due = False
        """It is owed a message, whatever it has seen."""
        self.done: list[str] = []
        """Keys of what it has sent and was done, to be told with the next message."""
        self.refused: list[bytes] = []
        """What is to be told of what it has sent and was refused."""

    def lacks(self, table: Table, person: str | None) -> bool:
        """There is something that it has not heard."""
        # A table that was read anew is another one without a new version: a name, a line of chat.
        if self.due or self.done or self.read is not table:
            return True
        known = (self.seen, self.orders, self.chosen)
        return known != _state(table, person) or _last(table) > self.chat

    def told(self, table: Table, person: str | None, drawn: Drawn, events: bytes) -> bytes:
        """A whole message, or what has changed for a screen that knows the one before."""
        chat = chat_after(table, self.chat)
        done = b""
        if self.done:
            done = b',"done":' + encode(self.done)
            self.done.clear()
        self.due = False
        self.read = table
        self.seen, self.orders, self.chosen = _state(table, person)
        self.chat = max(_last(table), self.chat)
        before = self.base
        if self.deltas:
            self.base = drawn
        if before is None or not follows(before, drawn, events):
            return whole(drawn, events, chat, done)
        return delta(table.cache, before, drawn, self.numbers, events, chat, done)


def _state(table: Table, person: str | None) -> tuple[int, int, list[int]]:
    """The version, and what does not count it up.

    That is what somebody orders or chooses on another screen, and that others have chosen.
    """
    mine = table.seats_of(person)
    orders = sum(table.orders.number(seat) + table.sealed.of(seat).number for seat in mine)
    return table.version, orders, awaited.chosen(table)


def _last(table: Table) -> int:
    return table.chat[-1]["index"] if table.chat else -1
