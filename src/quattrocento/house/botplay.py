"""Bots and orders in a house of one process: a task for each table where something is to be played.

They think in this process's own pool; nothing of it is stored but the moves.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from quattrocento.house.errors import Refused, Stale, Unplayable
from quattrocento.house.table import Table
from quattrocento.house.turns import Turns, is_to_play, tables_to_play
from quattrocento.house.writer import Rows

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a table whose bot's move could not be stored is tried again."""


class BotPlay(Turns):
    """Plays on at every table until it waits for a person."""

    def __init__(self, house: House) -> None:
        super().__init__(house, house.config.thinkers, house.config.bot_pause)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Tables that waited for a bot or an order when the house closed go on by themselves."""
        query = tables_to_play()
        rows = await self._house.store.read(lambda connection: connection.execute(query).all())
        for table, _ in rows:
            self._begin(table)

    def jobs(self, table: Table) -> Rows:
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
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await super().close()

    def _begin(self, id: str) -> None:
        task = asyncio.create_task(self._play_on(id))
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def _play_on(self, id: str) -> None:
        """Play what is to be played at a table until it waits for somebody else."""
        while True:
            try:
                if not await self.play(id):
                    return
            except Stale:
                continue
            except Unplayable as error:
                log.error("a table cannot go on", extra={"table": id, "why": str(error)})
                return
            except Refused as error:
                log.warning("a bot's move waits", extra={"table": id, "why": str(error)})
                await asyncio.sleep(RETRY)
