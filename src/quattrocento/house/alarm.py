"""The alarm: wakes a table when its running clock reaches zero."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select, update

from quattrocento.house import schema
from quattrocento.house.clocks import Clocks
from quattrocento.house.errors import Refused
from quattrocento.house.table import Table, encode

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
HEARTBEAT = 30.0
"""Seconds between the marks that say how long the house was open."""


class Alarm:
    """Keeps every deadline; clocks stand while the house is closed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._deadlines: list[tuple[float, str]] = []
        self._bell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        for deadline in await self._house.writer.do(reopen_clocks):
            heapq.heappush(self._deadlines, deadline)
        self._tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._house.writer.do(mark)

    def set(self, table: Table) -> None:
        deadline = None if table.clocks is None else table.clocks.deadline
        if deadline is not None and table.state == "playing":
            heapq.heappush(self._deadlines, (deadline, table.id))
            self._bell.set()

    async def _watch(self) -> None:
        while True:
            wait = self._deadlines[0][0] - time.time() if self._deadlines else None
            if wait is None or wait > 0:
                self._bell.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._bell.wait(), wait)
                continue
            _, table = heapq.heappop(self._deadlines)
            try:
                await self._ring(table)
            except Refused as error:
                log.warning(
                    "a clock could not be stopped", extra={"table": table, "why": str(error)}
                )
                heapq.heappush(self._deadlines, (time.time() + 5, table))

    async def _ring(self, id: str) -> None:
        from quattrocento.house.seating import run_out

        async with self._house.holding(id) as table:
            deadline = None if table.clocks is None else table.clocks.deadline
            if table.state == "playing" and deadline is not None and deadline <= time.time():
                await run_out(self._house, table)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._house.writer.do(mark)
            except Refused as error:
                log.error("cannot write to the storage", extra={"why": str(error)})


def mark(connection: Connection) -> None:
    """Note that the house is open now."""
    meta = schema.meta
    values = {"value": str(time.time())}
    if not connection.execute(update(meta).where(meta.c.name == "open").values(values)).rowcount:
        connection.execute(meta.insert().values(name="open", **values))


def reopen_clocks(connection: Connection) -> list[tuple[float, str]]:
    """Set the running clocks on by the time the house was closed; gives every deadline."""
    meta, tables = schema.meta, schema.tables
    marked = connection.execute(select(meta.c.value).where(meta.c.name == "open")).scalar()
    closed = 0.0 if marked is None else max(0.0, time.time() - float(marked))
    query = select(tables.c.id, tables.c.clocks).where(
        tables.c.state == "playing", tables.c.deadline.is_not(None)
    )
    deadlines = []
    for table, text in connection.execute(query).all():
        clocks = msgspec.json.decode(text, type=Clocks)
        clocks.since += closed
        deadline = clocks.deadline
        values = {"clocks": encode(clocks).decode(), "deadline": deadline}
        connection.execute(update(tables).where(tables.c.id == table).values(values))
        assert deadline is not None
        deadlines.append((deadline, table))
    mark(connection)
    return deadlines
