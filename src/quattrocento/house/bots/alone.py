"""Bots and orders in a house of one process: a task for each table where something is to be played.

They think in this process's own pool; nothing of it is stored but the moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from quattrocento.house.bots.queueing import FairQueue
from quattrocento.house.bots.turns import PATIENCE, Late, Turns, tables_to_play
from quattrocento.house.errors import Unplayable
from quattrocento.house.rows import JobRow
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused, Stale
from quattrocento.table.steady import now
from quattrocento.table.unasked import is_to_play

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
SOONEST, LATEST = 5.0, 60.0
"""Seconds until a table where a bot could not play is tried again; each time twice as long."""


class BotPlay(Turns):
    """Plays on at every table until it waits for a person."""

    def __init__(self, house: House) -> None:
        super().__init__(house, house.config.bot_pause)
        waited = house.metrics.waiting_seconds.observe
        self._queue = FairQueue(house.config.thinkers, house.config.bot_seconds, waited=waited)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Tables that waited for a bot or an order when the house closed go on by themselves."""
        query = tables_to_play()
        rows = await self._house.store.read(lambda connection: connection.execute(query).all())
        for table, *_ in rows:
            self._begin(table)
        await super().start()

    def place(self, owner: str, cost: float, what: str) -> AbstractAsyncContextManager[None]:
        return self._queue.place(owner, cost, what)

    async def queue(self) -> tuple[int, float]:
        waiting = self._queue.waiting
        return len(waiting), now() - min((wait.asked for wait in waiting), default=now())

    async def look_for_late(self, tables: Collection[str]) -> Late:
        long_ago, heard = now() - PATIENCE, set(tables)
        return {
            wait.what: "share" if self._queue.is_over(wait.owner) else "busy"
            for wait in self._queue.waiting
            if wait.asked < long_ago and wait.what in heard
        }

    def jobs(self, table: Table) -> list[JobRow]:
        """Nothing is left to others."""
        return []

    def wake(self, table: Table) -> None:
        """A table has changed: think anew, or begin to think."""
        if not self.call_off(table.id) and table.id not in self._tasks and is_to_play(table):
            self._begin(table.id)

    def loaded(self, table: Table) -> None:
        """A bot that owed an answer when the house closed, or was killed, gives it now."""
        self.wake(table)

    async def close(self) -> None:
        await self._house.tasks.end(*self._tasks.values())
        await super().close()

    def _begin(self, id: str) -> None:
        task = self._house.tasks.once("bots", self._play_on(id))
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def _play_on(self, id: str) -> None:
        """Play what is to be played at a table until it waits for somebody else."""
        wait = SOONEST
        while True:
            try:
                if not await self.play(id):
                    return
                wait = SOONEST
                continue
            except Stale:
                continue
            except Unplayable as error:
                log.error("a table cannot go on", extra={"table": id, "why": str(error)})
                return
            except Refused as error:
                log.warning("a bot's move waits", extra={"table": id, "why": str(error)})
            except Exception as error:
                log.error("a bot's move failed", exc_info=error, extra={"table": id})
                self._house.metrics.task_ended("bots")
            await asyncio.sleep(wait)
            wait = min(LATEST, 2 * wait)
