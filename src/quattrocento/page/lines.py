"""Lines: what a screen of the page hears of a table as it changes, and what it sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from quattrocento.page import playing
from quattrocento.page.people import ME
from quattrocento.page.requests import Body, Query
from quattrocento.page.tables import PageTable
from quattrocento.table.errors import Refused, Stale
from quattrocento.table.screens import Screen
from quattrocento.table.writing import encode

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse


class Line(Screen):
    """One open line, and the seat that it asks for."""

    __slots__ = ("number", "present", "seat", "table")

    def __init__(self, number: int, table: str, query: Query) -> None:
        super().__init__()
        self.number = number
        self.table = table
        self.seat = query.number("seat")
        self.seen = query.number("seen") or 0
        chat = query.number("chat")
        self.chat = -1 if chat is None else chat
        self.deltas = query.flag("changes")
        self.present: list[int] | None = None


class Lines:
    """All lines of the page."""

    def __init__(self, house: PageHouse, tell: Callable[[int, str], None]) -> None:
        self._house = house
        self._tell = tell
        self._lines: dict[int, Line] = {}

    def online(self, table: PageTable) -> list[int]:
        """The seats whose people are looking: all of this browser's, or none."""
        here = any(line.table == table.id for line in self._lines.values())
        return table.seats_of(ME) if here else []

    def add(self, line: Line) -> None:
        """From now on it can be spoken on."""
        self._lines[line.number] = line

    async def begin(self, line: Line) -> None:
        """Tell a new line what it lacks; one of no table is closed."""
        try:
            async with self._house.holding(line.table) as table:
                if line.seat is not None:
                    table.check_seat(line.seat, ME)
                self.ring(table)
        except Refused:
            if self._lines.pop(line.number, None) is not None:
                self._tell(line.number, "")

    def close(self, number: int) -> None:
        self._lines.pop(number, None)

    def cut(self, table: str) -> None:
        """There is no such table any more."""
        for line in [line for line in self._lines.values() if line.table == table]:
            self.close(line.number)
            self._tell(line.number, "")

    def ring(self, table: PageTable) -> None:
        """A table that is held has changed: tell every line of it what it lacks."""
        for line in list(self._lines.values()):
            if line.table == table.id:
                for said in self._news(table, line):
                    self._tell(line.number, said.decode())

    def _news(self, table: PageTable, line: Line) -> list[bytes]:
        news: list[bytes] = []
        online = self.online(table)
        if line.lacks(table, ME):
            drawn = self._house.draw(table, line.seat)
            news.append(line.told(table, ME, drawn, table.events_after(drawn.seat, line.seen)))
        news += line.refused
        line.refused.clear()
        if line.present != online:
            line.present = online
            news.append(encode({"presence": online, "onlookers": 0}))
        return news

    async def hear(self, number: int, text: str) -> None:
        """Do what was sent, once; the line's next message says that it is done, or why not."""
        line = self._lines.get(number)
        if line is None:
            return
        if text == "ping":
            self._tell(number, '"pong"')
            return
        body = Body({})
        try:
            body = Body.read(text)
            await playing.act(self._house, line.table, body.word("do", 20), body, line)
        except Refused as error:
            await self._refuse(line, body, error)

    async def _refuse(self, line: Line, body: Body, error: Refused) -> None:
        key = body.fields.get("key")
        refusal = {
            "refused": key if isinstance(key, str) else None,
            "status": error.status, "error": error.code, "message": str(error),
        }  # fmt: skip
        if isinstance(error, Stale):
            # The screen has not seen what it was made on, or has forgotten: all of it, first.
            line.base, line.due = None, True
        line.refused.append(encode(refusal))
        try:
            async with self._house.holding(line.table) as table:
                self.ring(table)
        except Refused:
            # The table itself cannot be read: there is no message to go first.
            said, line.refused = line.refused, []
            for one in said:
                self._tell(line.number, one.decode())
