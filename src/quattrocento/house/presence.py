"""Presence: who has which table open, in this process and in the other processes of the house."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from quattrocento.house.news import News, Process, looking_news, tell
from quattrocento.house.tasks import rung
from quattrocento.table.errors import Refused

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
BEAT = 5.0
"""Seconds between two signs of life."""
SILENT = 20.0
"""Seconds without one after which a process counts as dead, and nobody as present there."""


class Presence:
    """Tells the other processes who is present here, and keeps what they tell."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._elsewhere: dict[str, dict[str, list[str]]] = {}
        self._heard: dict[str, float] = {}
        self._processes: dict[str, Process] = {}
        self._untold: set[str] = set()
        self._hello = True
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = self._house.tasks.keep("presence", self._speak)

    async def close(self) -> None:
        if self._task is not None:
            await self._house.tasks.end(self._task)
            with contextlib.suppress(Refused):
                await self._send([News(teller=self._house.name, bye=True)])

    def people(self, table: str) -> set[str]:
        """Everybody who is present at a table in another process."""
        return {person for tables in self._elsewhere.values() for person in tables.get(table, ())}

    def processes(self) -> list[tuple[Process, float]]:
        """Every process that has given a sign of life, and the seconds since."""
        present = time.monotonic()
        others = [(one, present - self._heard[name]) for name, one in self._processes.items()]
        return [(self._house.process(), 0.0), *others]

    def changed(self, table: str) -> None:
        """Somebody has come or gone here."""
        self._untold.add(table)
        self._bell.set()

    def hear(self, news: News) -> list[str]:
        """Keep what another process tells; gives the tables where somebody came or went."""
        self._heard[news.teller] = time.monotonic()
        if news.process is not None:
            self._processes[news.teller] = news.process
        if news.hello:
            for table in self._house.hub.tables:
                self.changed(table)
        if news.bye:
            return self._forget([news.teller])
        tables = self._elsewhere.setdefault(news.teller, {})
        for table, people in news.looking.items():
            if people:
                tables[table] = people
            else:
                tables.pop(table, None)
        return list(news.looking)

    def ask_again(self) -> None:
        """What was told meanwhile was missed: begin anew."""
        self._forget(list(self._elsewhere))
        self._hello = True
        for table in self._house.hub.tables:
            self.changed(table)
        self._bell.set()

    def _forget(self, tellers: Iterable[str]) -> list[str]:
        gone: list[str] = []
        for teller in tellers:
            self._heard.pop(teller, None)
            self._processes.pop(teller, None)
            gone += self._elsewhere.pop(teller, {})
        return gone

    async def _speak(self) -> None:
        while True:
            hub = self._house.hub
            told = {table: sorted(hub.people_here(table)) for table in self._untold}
            hello, self._hello = self._hello, False
            self._untold.clear()
            self._bell.clear()
            try:
                pieces = looking_news(self._house.name, told, hello)
                pieces[0].process = self._house.process()
                await self._send(pieces)
            except Exception as error:
                # Whatever it was: it is told next time.
                self._untold |= set(told)
                self._hello = self._hello or hello
                if not isinstance(error, Refused):
                    raise
                log.warning("cannot tell who is looking", extra={"why": str(error)})
                await asyncio.sleep(BEAT)
            await rung(self._bell, BEAT)
            long_ago = time.monotonic() - SILENT
            silent = [teller for teller, at in self._heard.items() if at < long_ago]
            for table in self._forget(silent):
                hub.ring(table)

    async def _send(self, pieces: list[News]) -> None:
        await self._house.writer.do(lambda connection: tell(connection, *pieces))
