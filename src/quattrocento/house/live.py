"""Who is listening to which table, and waking them when it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, Protocol

from quattrocento.table.screens import Screen

if TYPE_CHECKING:
    from quattrocento.house.presence import Presence
    from quattrocento.house.sessions import Session

LINE = "quattrocento.line"
"""Under this name whoever serves a connection puts it into the state of its scope."""
log = logging.getLogger(__name__)


class Line(Protocol):
    """A connection on which something can be said without waiting."""

    @property
    def free(self) -> bool:
        """It is open, and what was said before is on its way."""

    def say(self, said: bytes) -> None: ...


class Listener(Screen):
    """One open connection: a screen, and a bell that rings when there is more for it.

    By its session, seat and invitation it is decided again and again what it may hear.
    """

    __slots__ = (
        "acting", "address", "bell", "doubted", "idle", "invite", "line", "over", "person",
        "presence", "seat", "session", "table", "waits",
    )  # fmt: skip

    def __init__(self, table: str, session: Session | None, seat: int | None, address: str) -> None:
        super().__init__()
        self.table = table
        self.address = address
        self.session = None if session is None else session.id
        self.person = None if session is None else session.person
        self.seat = seat
        self.invite: str | None = None
        self.doubted = False
        """The session may have ended since it was looked up."""
        self.presence: tuple[list[int], int] | None = None
        self.waits: Literal["busy", "share"] | None = None
        self.acting = False
        """Something that it has sent is being carried out."""
        self.over = False
        """Nothing is told here any more."""
        self.bell = asyncio.Event()
        self.line: Line | None = None
        self.idle = False
        """It waits for its bell; nothing is being told."""


class Hub:
    """The listeners of every table. A bell may ring too often, never too seldom."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._of: dict[str, set[Listener]] = {}
        """Those of each person."""
        self.closing = False
        self.at_once: Callable[[Listener], bool] = lambda listener: False
        """Tells a listener what there is, where nothing has to be waited for; false elsewhere."""
        self._rung: set[str] = set()
        self.elsewhere: Presence | None = None
        """Presence in the other processes."""

    def add(self, listener: Listener) -> None:
        self._listeners.setdefault(listener.table, set()).add(listener)
        if listener.person is not None:
            self._of.setdefault(listener.person, set()).add(listener)
        self._came_or_went(listener.table)

    def remove(self, listener: Listener) -> None:
        _take(self._listeners, listener.table, listener)
        if listener.person is not None:
            _take(self._of, listener.person, listener)
        self._came_or_went(listener.table)

    def _came_or_went(self, table: str) -> None:
        self.ring(table)
        if self.elsewhere is not None:
            self.elsewhere.changed(table)

    def ring(self, table: str) -> None:
        """Soon, once for all that happens meanwhile: whoever changes a table still holds it."""
        if table in self._listeners and table not in self._rung:
            self._rung.add(table)
            asyncio.get_running_loop().call_soon(self._tell, table)

    def _tell(self, table: str) -> None:
        self._rung.discard(table)
        for listener in list(self._listeners.get(table, ())):
            try:
                told = self.at_once(listener)
            except Exception as error:
                # The others hear of it all the same; this one's own task meets it again.
                log.error("a screen cannot be told", exc_info=error, extra={"table": table})
                told = False
            if not told:
                listener.bell.set()

    def doubt(self, people: Iterable[str]) -> None:
        """Let their connections make sure that they may still hear anything."""
        for person in people:
            for listener in self._of.get(person, ()):
                listener.doubted = True
                listener.bell.set()

    @property
    def people(self) -> list[str]:
        """Those who listen to some table."""
        return list(self._of)

    def online(self, table: str) -> set[str]:
        """The people who are looking at a table, wherever they came in."""
        here = self.people_here(table)
        return here if self.elsewhere is None else here | self.elsewhere.people(table)

    def people_here(self, table: str) -> set[str]:
        """The people who are looking at a table through this process."""
        here = self._listeners.get(table, ())
        return {listener.person for listener in here if listener.person is not None}

    def nameless(self, table: str) -> int:
        """Connections of this process whose people have not said who they are."""
        return sum(one.person is None for one in self._listeners.get(table, ()))

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
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.bell.set()


def _take(index: dict[str, set[Listener]], name: str, listener: Listener) -> None:
    """Take a listener out of those of a name."""
    here = index.get(name)
    if here is not None:
        here.discard(listener)
        if not here:
            del index[name]
