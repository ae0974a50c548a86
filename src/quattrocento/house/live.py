"""Who is listening to which table, and waking them when it changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quattrocento.house.presence import Presence


class Listener:
    """One open connection: what it has seen, and a bell that rings when there is more."""

    __slots__ = ("bell", "chat", "orders", "person", "presence", "seat", "seen", "table")

    def __init__(
        self, table: str, person: str | None, seat: int | None, seen: int, chat: int
    ) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.seen = seen
        self.chat = chat
        self.orders = 0
        self.presence: list[int] | None = None
        self.bell = asyncio.Event()


class Hub:
    """The listeners of every table. A bell may ring too often, never too seldom."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.closing = False
        self.elsewhere: Presence | None = None
        """Those who look through other processes."""

    def add(self, listener: Listener) -> None:
        self._listeners.setdefault(listener.table, set()).add(listener)
        self._came_or_went(listener.table)

    def remove(self, listener: Listener) -> None:
        here = self._listeners.get(listener.table)
        if here is not None:
            here.discard(listener)
            if not here:
                del self._listeners[listener.table]
        self._came_or_went(listener.table)

    def _came_or_went(self, table: str) -> None:
        self.ring(table)
        if self.elsewhere is not None:
            self.elsewhere.changed(table)

    def ring(self, table: str) -> None:
        for listener in self._listeners.get(table, ()):
            listener.bell.set()

    def online(self, table: str) -> set[str]:
        """The people who are looking at a table, wherever they came in."""
        here = self.people_here(table)
        return here if self.elsewhere is None else here | self.elsewhere.people(table)

    def people_here(self, table: str) -> set[str]:
        """The people who are looking at a table through this process."""
        here = self._listeners.get(table, ())
        return {listener.person for listener in here if listener.person is not None}

    def listened(self, table: str) -> bool:
        return table in self._listeners

    @property
    def tables(self) -> list[str]:
        """Those that somebody listens to."""
        return list(self._listeners)

    @property
    def count(self) -> int:
        return sum(len(here) for here in self._listeners.values())

    def close(self) -> None:
        """Ring every bell; each connection then says goodbye."""
        self.closing = True
        for table in self._listeners:
            self.ring(table)
