"""The alarm: wakes a table when its running clock reaches zero."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select, update

from quattrocento.house import schema
from quattrocento.house.clocks import Clocks
from quattrocento.house.errors import Refused, Stale, Unplayable
from quattrocento.house.steady import now
from quattrocento.house.table import Table, encode

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
HEARTBEAT = 30.0
"""Seconds between the marks that say how long the house was open."""
AGAIN = 5.0
"""Seconds until a clock that could not be stopped is tried again."""
SWEEP = 1.0
"""Seconds between two looks for clocks that nobody watches."""


class Alarm:
    """Keeps every deadline; clocks stand while the house is closed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._deadlines: list[tuple[float, str]] = []
        self._latest: dict[str, float] = {}
        self._unplayable: set[str] = set()
        """Tables whose clocks can wait until the house opens again."""
        self._bell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, first: bool) -> None:
        """Begin to watch; clocks stood where this is the first process to open the house."""
        if first:
            await self._house.writer.do(reopen_clocks)
        for deadline, table in await self._house.store.read(deadlines):
            self._push(deadline, table)
        keep = self._house.tasks.keep
        self._tasks = [keep("clocks", self._watch), keep("heartbeat", self._beat)]
        if self._house.wire is not None:
            self._tasks.append(keep("clocks of others", self._sweep))

    async def close(self) -> None:
        await self._house.tasks.end(*self._tasks)
        if self._tasks:
            await self._house.writer.do(mark)

    def set(self, table: Table) -> None:
        """Keep the deadline of a table that this process has changed."""
        if not self._tasks:
            return
        deadline = None if table.clocks is None else table.clocks.deadline
        if deadline is not None and table.state == "playing":
            self._push(deadline, table.id)
            self._bell.set()
        else:
            self._latest.pop(table.id, None)

    def _push(self, deadline: float, table: str) -> None:
        if table in self._unplayable:
            return
        self._latest[table] = deadline
        heapq.heappush(self._deadlines, (deadline, table))

    async def _watch(self) -> None:
        while True:
            wait = self._deadlines[0][0] - now() if self._deadlines else None
            if wait is None or wait > 0:
                self._bell.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._bell.wait(), wait)
                continue
            deadline, table = heapq.heappop(self._deadlines)
            if self._latest.get(table) != deadline:
                continue
            try:
                await self._ring(table)
            except Stale:
                # It was moved at the last moment, or another process was faster.
                continue
            except Unplayable as error:
                log.error("a table cannot go on", extra={"table": table, "why": str(error)})
                self._unplayable.add(table)
            except Refused as error:
                log.warning(
                    "a clock could not be stopped", extra={"table": table, "why": str(error)}
                )
                self._push(now() + AGAIN, table)
            except Exception as error:
                # The clocks of the other tables go on, and this one is not forgotten.
                log.error("a clock failed", exc_info=error, extra={"table": table})
                self._house.metrics.task_ended("clocks")
                self._push(now() + AGAIN, table)

    async def _ring(self, id: str) -> None:
        from quattrocento.house.seating import run_out

        async with self._house.holding(id) as table:
            deadline = None if table.clocks is None else table.clocks.deadline
            if table.state == "playing" and deadline is not None and deadline <= now():
                await run_out(self._house, table)

    async def _sweep(self) -> None:
        """Look for clocks at zero that another process was to watch."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for deadline, table in await self._house.store.read(over):
                    self._push(deadline, table)
                    self._bell.set()
            except Refused as error:
                log.error("cannot look for clocks at zero", extra={"why": str(error)})

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
    values = {"value": str(now())}
    if not connection.execute(update(meta).where(meta.c.name == "open").values(values)).rowcount:
        connection.execute(meta.insert().values(name="open", **values))


def deadlines(connection: Connection) -> list[tuple[float, str]]:
    """Every running clock: when it is at zero, and its table."""
    t = schema.tables.c
    query = select(t.deadline, t.id).where(t.state == "playing", t.deadline.is_not(None))
    return [(deadline, table) for deadline, table in connection.execute(query)]


def over(connection: Connection) -> list[tuple[float, str]]:
    """The clocks that are at zero."""
    t = schema.tables.c
    query = select(t.deadline, t.id).where(t.state == "playing", t.deadline <= now())
    return [(deadline, table) for deadline, table in connection.execute(query)]


def reopen_clocks(connection: Connection) -> None:
    """Set the running clocks on by the time the house was closed."""
    meta, tables = schema.meta, schema.tables
    marked = connection.execute(select(meta.c.value).where(meta.c.name == "open")).scalar()
    closed = 0.0 if marked is None else max(0.0, now() - float(marked))
    query = select(tables.c.id, tables.c.clocks).where(
        tables.c.state == "playing", tables.c.deadline.is_not(None)
    )
    for table, text in connection.execute(query).all():
        try:
            clocks = msgspec.json.decode(text, type=Clocks)
        except msgspec.DecodeError as error:
            log.error("a clock cannot be read", extra={"table": table, "why": str(error)})
            continue
        clocks.since += closed
        values = {"clocks": encode(clocks).decode(), "deadline": clocks.deadline}
        connection.execute(update(tables).where(tables.c.id == table).values(values))
    mark(connection)
