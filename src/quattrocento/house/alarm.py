"""The alarm: wakes a table when its running clock reaches zero, or a question lapses."""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
from typing import TYPE_CHECKING

from sqlalchemy import Connection, case, select, update
from sqlalchemy import Table as Rows

from quattrocento.house import schema
from quattrocento.house.errors import Unplayable
from quattrocento.house.loading import UNREADABLE
from quattrocento.house.table import Table
from quattrocento.house.tasks import rung
from quattrocento.house.timekeeping import HEARTBEAT
from quattrocento.table.clocks import Clocks
from quattrocento.table.errors import Refused, Stale
from quattrocento.table.pending import Question, soonest
from quattrocento.table.rows import read, write
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
AGAIN = 5.0
"""Seconds until a clock that could not be stopped is tried again."""
FAR = 86_400.0
"""Seconds after which nothing waits: such a time was written by a clock that was wrong."""
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
        deadline = table.deadline
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
                # The event loop's time stands while the machine sleeps: look again now and then.
                wait = HEARTBEAT if wait is None else min(wait, HEARTBEAT)
                await rung(self._bell, wait)
                continue
            deadline, table = heapq.heappop(self._deadlines)
            # Found unplayable just now, it may have been put on the list once more meanwhile.
            if table in self._unplayable or self._latest.get(table) != deadline:
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
        from quattrocento.house.consent import time_up

        async with self._house.holding(id) as table:
            deadline = table.deadline
            if table.state == "playing" and deadline is not None and deadline <= now():
                await time_up(self._house, table)

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
    schema.set_meta(connection, "open", str(now()))


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
    """Go on where the house was left: no time has passed since, whatever the clocks say now.

    What ran until the last mark has run. The machine's clock may have been set meanwhile, so that
    the mark, or when a clock began to run, lies in the future.
    """
    meta, tables = schema.meta, schema.tables
    marked = connection.execute(select(meta.c.value).where(meta.c.name == "open")).scalar()
    at = now()
    closed = -math.inf if marked is None else float(marked)
    query = select(tables.c.id, tables.c.clocks, tables.c.asked).where(
        tables.c.state == "playing", tables.c.deadline.is_not(None)
    )
    for table, words, question in connection.execute(query).all():
        try:
            clocks = read(words, Clocks.read)
            asked = read(question, Question.read)
        except UNREADABLE as error:
            log.error("a clock cannot be read", extra={"table": table, "why": str(error)})
            continue
        if clocks is not None and clocks.deadline is not None:
            ran = min(max(0.0, closed - clocks.since), clocks.left[clocks.first])
            clocks.since = at - ran
        if asked is not None and asked.until is not None:
            asked.until = at + min(max(0.0, asked.until - closed), FAR)
        values = {
            "clocks": write(clocks), "asked": write(asked), "deadline": soonest(clocks, asked),
        }  # fmt: skip
        connection.execute(update(tables).where(tables.c.id == table).values(values))
    for waiting in (schema.jobs, schema.outbox):
        _move_on(connection, waiting, closed, at)
    # What bots have used is counted until now at the latest.
    use = schema.bot_use
    connection.execute(update(use).where(use.c.at > at).values(at=at))
    mark(connection)


def _move_on(connection: Connection, waiting: Rows, closed: float, at: float) -> None:
    """What was to be done a while after the house was left, is to be done as long after now.

    That is so anyway unless the clock was set back.
    """
    due, since = waiting.c.due, max(closed, at)
    left = case((due <= since, 0.0), (due > since + FAR, 0.0), else_=due - since)
    connection.execute(update(waiting).where(due > at).values(due=left + at))
