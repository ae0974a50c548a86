"""What a house on SQLite hears of its host's commands, which are none of its processes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from quattrocento.house.keeping.log import last, news_after
from quattrocento.house.keeping.settings import Settings, read_settings
from quattrocento.house.news import News, read_news
from quattrocento.table.errors import Refused

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
LOOK = 0.5
"""Seconds between two looks into the hosts' log."""


class Keeping:
    """How the house is kept, as this process has heard."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.settings = Settings()
        self._last = 0
        self._task: asyncio.Task[None] | None = None
        self._counting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """From now on nothing is missed."""
        self.settings = await self._house.store.read(read_settings)
        if self._house.config.metrics:
            self._counting = self._house.tasks.keep("counts", self._count)
        if self._house.wire is None:
            self._last = await self._house.store.read(last)
            self._task = self._house.tasks.keep("hosts", self._look)

    def reread(self) -> None:
        """A host has changed the settings."""
        self._house.tasks.once("settings", self._reread())

    async def _reread(self) -> None:
        self.settings = await self._house.store.read(read_settings)

    async def close(self) -> None:
        running = [task for task in (self._task, self._counting) if task is not None]
        await self._house.tasks.end(*running)

    async def _count(self) -> None:
        # What counts also answers hosts, who are told by what this house is made of.
        from quattrocento.house.keeping.overview import keep_counting

        await keep_counting(self._house)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                found = await self._house.store.read(self._new)
            except Refused as error:
                log.warning("cannot look for what hosts did", extra={"why": str(error)})
                continue
            for number, said in found:
                self._last = number
                news = read_news(said)
                self._house.hear(news)
                await self._go_on(news)

    def _new(self, connection: Connection) -> list[tuple[int, str]]:
        return news_after(connection, self._last)

    async def _go_on(self, news: News) -> None:
        """Bots and clocks of tables that were changed from outside."""
        for name in news.touched:
            try:
                async with self._house.holding(name) as table:
                    self._house.alarm.set(table)
                    self._house.bots.wake(table)
            except Refused as error:
                log.warning("a table is left", extra={"table": name, "why": str(error)})
