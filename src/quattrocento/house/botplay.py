"""Bots at the tables: whenever a table waits for one, it is asked, and its move is played."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import and_, select

from quattrocento.house import schema
from quattrocento.house.bots import Thinkers
from quattrocento.house.errors import Refused, Stale
from quattrocento.house.table import Draft, Table

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a table whose bot's move could not be stored is tried again."""


class BotPlay:
    """One task for each table that waits for a bot; a change of the table calls it off."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thinkers = Thinkers(house.config.thinkers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, asyncio.Task[object]] = {}

    async def start(self) -> None:
        """Every table that waited for a bot when the house closed goes on by itself."""
        t, s = schema.tables.c, schema.seats.c
        waiting = and_(s.table_id == t.id, s.seat == t.deciding, s.kind == "bot")
        query = select(t.id).join(schema.seats, waiting).where(t.state == "playing")
        rows = await self._house.store.read(lambda connection: connection.execute(query).all())
        for (table,) in rows:
            self._begin(table)

    def wake(self, table: Table) -> None:
        """A table has changed: think anew, or begin to think."""
        thinking = self._thinking.get(table.id)
        if thinking is not None:
            thinking.cancel()
        elif table.id not in self._tasks and _bot(table) is not None:
            self._begin(table.id)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    def _begin(self, id: str) -> None:
        task = asyncio.create_task(self._play(id))
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def _play(self, id: str) -> None:
        """Play the bots' moves at a table until it waits for somebody else."""
        while True:
            try:
                if not await self._turn(id):
                    return
            except Stale:
                continue
            except Refused as error:
                log.warning("a bot's move waits", extra={"table": id, "why": str(error)})
                await asyncio.sleep(RETRY)

    async def _turn(self, id: str) -> bool:
        house = self._house
        async with house.holding(id) as table:
            seat = _bot(table)
            if seat is None or table.match is None:
                return False
            version = table.version
            position = table.match.position.clone()
            level = table.seats[seat].level or "easy"
        choosing = asyncio.ensure_future(self._thinkers.choose(table.game, position, seat, level))
        self._thinking[id] = choosing
        try:
            with house.metrics.thinking_seconds.time():
                move = await choosing
        except asyncio.CancelledError:
            if choosing.cancelled() and not _cancelled():
                return True
            choosing.cancel()
            raise
        finally:
            self._thinking.pop(id, None)
        if house.config.bot_pause:
            await asyncio.sleep(house.config.bot_pause)
        async with house.holding(id) as table:
            if table.version == version:
                draft = Draft(table, "move", seat)
                table.play(draft, seat, move)
                await house.commit(draft)
        return True


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _bot(table: Table) -> int | None:
    """The bot that a table waits for."""
    seat = table.deciding
    if seat is None or table.seats[seat].kind != "bot":
        return None
    if table.clocks is not None and table.clocks.paused:
        return None
    return seat
