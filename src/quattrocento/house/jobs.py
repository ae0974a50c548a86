"""Bots and orders in a house of many processes: jobs in the database, for whoever has time.

A job is stored with the change that makes it, and names the version it is for. Whoever takes one
keeps its row locked until the move is stored: if that process dies, the lock goes with its
connection, and the next one takes the job.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import psycopg
from sqlalchemy import Connection, insert, select

from quattrocento.house import schema
from quattrocento.house.errors import Refused, Stale, Unplayable
from quattrocento.house.ids import new_id
from quattrocento.house.news import News, tell
from quattrocento.house.steady import now
from quattrocento.house.table import Table
from quattrocento.house.turns import Turns, is_to_play, said, tables_to_play
from quattrocento.house.wire import Line, connect
from quattrocento.house.writer import Rows

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a job that could not be done is tried again."""
LOOK = 2.0
"""Seconds after which somebody who has nothing to do looks for jobs unasked."""
TAKE = (
    "SELECT id, table_id, version FROM jobs WHERE due <= %s ORDER BY due LIMIT 1 "
    "FOR UPDATE SKIP LOCKED"
)
NEXT = "SELECT min(due) FROM jobs WHERE due > %s"


class Jobs(Turns):
    """Leaves jobs for what is to be played, and takes some: as many at once as bots can think."""

    def __init__(self, house: House) -> None:
        # The pause between moves is in the time when a job is due.
        super().__init__(house, house.config.thinkers, 0.0)
        self._bells = [asyncio.Event() for _ in range(house.config.thinkers)]
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Tables that wait for a bot or an order, and nobody left a job: restored ones, say."""
        await self._house.writer.do(self._leave_missing)
        for bell in self._bells:
            self._begin(self._take_on(bell))

    def jobs(self, table: Table) -> Rows:
        """The job that a change leaves, if there is something to play."""
        return [self.job(table)] if is_to_play(table) else []

    def job(self, table: Table) -> dict[str, Any]:
        """A job at a table, due after the pause that lets people follow."""
        due = now() + self._house.config.bot_pause
        return {
            "id": new_id(),
            "table_id": table.id,
            "version": table.version,
            "due": due,
            "owner": table.host,
            "cost": 0.0,
        }

    def wake(self, table: Table) -> None:
        """A table has changed: think anew, or begin to think."""
        self.call_off(table.id)
        self.ring()

    def ring(self) -> None:
        """There may be a job."""
        for bell in self._bells:
            bell.set()

    def loaded(self, table: Table) -> None:
        """A bot that owed an answer in a house that was restored gives it now."""
        if said(table) is not None:
            self._begin(self._leave(table))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _leave(self, table: Table) -> None:
        job = self.job(table)
        with contextlib.suppress(Refused):
            await self._house.writer.do(lambda connection: self._leave_once(connection, [job]))

    def _leave_missing(self, connection: Connection) -> None:
        found = connection.execute(tables_to_play()).all()
        due = now()
        jobs = [
            {"id": new_id(), "table_id": t, "version": v, "due": due, "owner": "", "cost": 0.0}
            for t, v in found
        ]
        self._leave_once(connection, jobs)

    def _leave_once(self, connection: Connection, jobs: Rows) -> None:
        """Leave jobs unless they are there, taken or not."""
        j = schema.jobs.c
        there = {(table, at) for table, at in connection.execute(select(j.table_id, j.version))}
        missing = [job for job in jobs if (job["table_id"], job["version"]) not in there]
        if missing:
            connection.execute(insert(schema.jobs), missing)
            tell(connection, News(teller=self._house.name, jobs=True))

    async def _take_on(self, bell: asyncio.Event) -> None:
        """Take one job after the other."""
        line: Line | None = None
        try:
            while True:
                bell.clear()
                try:
                    if line is None:
                        line = await connect(self._house.store.reading, autocommit=False)
                    wait = await self._take(line)
                except (psycopg.Error, OSError) as error:
                    log.warning("cannot look for jobs", extra={"why": str(error)})
                    if line is not None:
                        await line.close()
                        line = None
                    wait = LOOK
                if wait:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(bell.wait(), wait)
        finally:
            if line is not None:
                await line.close()

    async def _take(self, line: Line) -> float:
        """Take a job that is due and do it; gives the seconds to wait where there is none."""
        at = now()
        found = await (await line.execute(TAKE, (at,))).fetchone()
        if found is None:
            later = await (await line.execute(NEXT, (at,))).fetchone()
            await line.rollback()
            due = None if later is None else later[0]
            return LOOK if due is None else min(LOOK, due - at)
        job, table, version = found
        if await self._do(table, version):
            await line.execute("DELETE FROM jobs WHERE id = %s", (job,))
        else:
            await line.execute("UPDATE jobs SET due = %s WHERE id = %s", (at + RETRY, job))
        await line.commit()
        return 0.0

    async def _do(self, table: str, version: int) -> bool:
        """Play at a table while it has this version; false where that cannot be now."""
        while True:
            try:
                async with self._house.holding(table) as found:
                    if found.version != version:
                        return True
                if not await self.play(table, version):
                    return True
            except Stale:
                continue
            except Unplayable as error:
                # The job is left anew when the house opens next time.
                log.error("a table cannot go on", extra={"table": table, "why": str(error)})
                return True
            except Refused as error:
                log.warning("a bot's move waits", extra={"table": table, "why": str(error)})
                return False
            except Exception as error:
                log.error("a job failed", exc_info=error, extra={"table": table})
                return False
