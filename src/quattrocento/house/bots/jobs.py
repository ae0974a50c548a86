"""Bots and orders in a house of many processes: jobs in the database, for whoever has time.

A job is stored with the change that makes it, and names the version it is for. Whoever takes one
keeps its row locked until the move is stored: if that process dies, the lock goes with its
connection, and the next one takes the job. Which one is taken first, is told by `fairness`; what
everybody has used is in the database too, for all processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, select

from quattrocento.house import schema
from quattrocento.house.bots.fairness import FORGOTTEN, MINUTE, OVER, RANK, SHORT
from quattrocento.house.bots.thinkers import GUESS
from quattrocento.house.bots.turns import (
    ALONE,
    PATIENCE,
    Late,
    Turns,
    payer,
    tables_to_play,
)
from quattrocento.house.errors import Unplayable
from quattrocento.house.news import CHANNEL, News, tell, written
from quattrocento.house.rows import JobRow
from quattrocento.house.table import Table
from quattrocento.house.wire import connect
from quattrocento.table.errors import Refused, Stale
from quattrocento.table.ids import new_id
from quattrocento.table.steady import now
from quattrocento.table.unasked import is_to_play, said

if TYPE_CHECKING:
    from quattrocento.house.house import House
    from quattrocento.house.wire import PgConnection

log = logging.getLogger(__name__)
SOONEST, LATEST = 5.0, 300.0
"""Seconds until a job that could not be done is tried again; each time twice as long."""
HELD = 300_000
"""Milliseconds after which PostgreSQL gives a job that is not done to others: its worker hangs.

No thought takes so long; a move that comes later still is for a version that is past.
"""
LET_GO = "SET idle_in_transaction_session_timeout = {}"
TELL = 10.0
"""Seconds after which the others are told again how long thoughts take."""
LOOK = 2.0
"""Seconds after which somebody who has nothing to do looks for jobs unasked."""
TAKE = f"""
    SELECT j.id, j.table_id, j.version, j.due FROM jobs j LEFT JOIN bot_use u ON u.owner = j.owner
    WHERE j.due <= %(now)s AND j.cost <= %(most)s ORDER BY {RANK} LIMIT 1
    FOR UPDATE OF j SKIP LOCKED
"""
NEXT = "SELECT min(due) FROM jobs WHERE due > %(now)s AND cost <= %(most)s"
LATE = f"""
    SELECT j.table_id, {OVER} FROM jobs j LEFT JOIN bot_use u ON u.owner = j.owner
    WHERE j.table_id = ANY(%(tables)s) AND j.due + %(patience)s
    + 3 * CASE WHEN j.cost < {ALONE} THEN j.cost ELSE j.cost - {ALONE} END < %(now)s
"""
"""Jobs that are not done long after they were due; that one is taken by now cannot be seen."""
CHARGE = f"""
    INSERT INTO bot_use AS u (owner, seconds, at) VALUES (%(owner)s, %(seconds)s, %(now)s)
    ON CONFLICT (owner) DO UPDATE SET at = excluded.at, seconds = excluded.seconds
    + u.seconds * exp(-least(greatest(0, excluded.at - u.at), {FORGOTTEN}) / {MINUTE})
"""


class Jobs(Turns):
    """Leaves jobs for what is to be played, and takes some: as many at once as bots can think."""

    def __init__(self, house: House) -> None:
        # The pause between moves is in the time when a job is due.
        super().__init__(house, 0.0)
        self._bells: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._spent: dict[str, float] = {}
        """Seconds that are not yet charged, by who pays them."""
        self._failed: Counter[str] = Counter()
        """How often a table's job could not be done."""
        self._told = 0.0
        """When the others were told how long thoughts take."""

    async def start(self) -> None:
        """Tables that wait for a bot or an order, and nobody left a job: restored ones, say."""
        await self._house.writer.do(self._leave_missing)
        thinkers = self._house.config.thinkers
        for most in [*[math.inf] * thinkers, *[SHORT] * min(1, thinkers)]:
            self._begin(most)
        await super().start()

    def place(self, owner: str, cost: float, what: str) -> AbstractAsyncContextManager[None]:
        return self._charged(owner)

    @asynccontextmanager
    async def _charged(self, owner: str) -> AsyncIterator[None]:
        """Whoever takes a job has had to wait before."""
        began = now()
        try:
            yield
        finally:
            self._spent[owner] = self._spent.get(owner, 0.0) + now() - began

    def hear(self, news: News) -> None:
        """Another process tells that there are jobs, and how long thoughts take."""
        self._thinkers.lengths.means.update(news.lengths)
        if news.jobs:
            self.ring()

    async def queue(self) -> tuple[int, float]:
        due = schema.jobs.c.due
        late = select(func.count(), func.min(due)).where(due <= now())
        row = await self._house.store.read(lambda reading: reading.execute(late).one())
        return row[0], 0.0 if row[1] is None else now() - row[1]

    async def look_for_late(self, tables: Collection[str]) -> Late:
        if not tables:
            return {}
        share = self._house.config.bot_seconds
        wanted = {"tables": list(tables), "patience": PATIENCE, "now": now(), "share": share}

        def read(connection: Connection) -> list[Any]:
            return list(connection.exec_driver_sql(LATE, wanted))

        found = await self._house.store.read(read)
        return {table: "share" if over else "busy" for table, over in found}

    def jobs(self, table: Table) -> list[JobRow]:
        """The job that a change leaves, if there is something to play."""
        return [self.job(table)] if is_to_play(table) else []

    def job(self, table: Table) -> JobRow:
        """A job at a table, due after the pause that lets people follow."""
        due = now() + self._house.config.bot_pause
        return {
            "id": new_id(),
            "table_id": table.id,
            "version": table.version,
            "due": due,
            "owner": payer(table),
            "cost": self.cost(table),
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
            self._house.tasks.once("job", self._leave(table))

    async def close(self) -> None:
        await self._house.tasks.end(*self._tasks)
        await super().close()

    def _begin(self, most: float) -> None:
        bell = asyncio.Event()
        self._bells.append(bell)
        self._tasks.append(self._house.tasks.keep("jobs", lambda: self._take_on(bell, most)))

    async def _leave(self, table: Table) -> None:
        job = self.job(table)
        with contextlib.suppress(Refused):
            await self._house.writer.do(lambda connection: self._leave_once(connection, [job]))

    def _leave_missing(self, connection: Connection) -> None:
        found = connection.execute(tables_to_play()).all()
        due = now()
        jobs: list[JobRow] = [
            {"id": new_id(), "table_id": t, "version": v, "due": due, "owner": host, "cost": GUESS}
            for t, v, host in found
        ]
        self._leave_once(connection, jobs)
        used = schema.bot_use.c.at
        connection.execute(delete(schema.bot_use).where(used < due - FORGOTTEN))

    def _leave_once(self, connection: Connection, jobs: list[JobRow]) -> None:
        """Leave jobs unless they are there, taken or not."""
        j = schema.jobs.c
        there = {(table, at) for table, at in connection.execute(select(j.table_id, j.version))}
        missing = [job for job in jobs if (job["table_id"], job["version"]) not in there]
        if missing:
            connection.execute(insert(schema.jobs), missing)
            tell(connection, News(teller=self._house.name, jobs=True))

    async def _take_on(self, bell: asyncio.Event, most: float) -> None:
        """Take one job after the other."""
        from psycopg import Error

        connection: PgConnection | None = None
        try:
            while True:
                bell.clear()
                try:
                    if connection is None:
                        connection = await connect(self._house.store.reading, autocommit=False)
                        await connection.execute(LET_GO.format(HELD))
                        await connection.commit()
                    wait = await self._take(connection, most)
                except (Error, OSError) as error:
                    log.warning("cannot look for jobs", extra={"why": str(error)})
                    if connection is not None:
                        await connection.close()
                        connection = None
                    wait = LOOK
                if wait:
                    # `wait_for` would lose a call to end that comes with the bell.
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(wait):
                            await bell.wait()
        finally:
            if connection is not None:
                await connection.close()

    async def _take(self, connection: PgConnection, most: float) -> float:
        """Take a job that is due and do it; gives the seconds to wait where there is none.

        One that is expected to cost at most so many seconds.
        """
        at = now()
        wanted = {"now": at, "most": most, "share": self._house.config.bot_seconds}
        found = await (await connection.execute(TAKE, wanted)).fetchone()
        if found is None:
            later = await (await connection.execute(NEXT, wanted)).fetchone()
            await connection.rollback()
            due = None if later is None else later[0]
            return LOOK if due is None else min(LOOK, due - at)
        job, table, version, due = found
        self._house.metrics.waiting_seconds.observe(at - due)
        if await self._do(table, version):
            self._failed.pop(table, None)
            await connection.execute("DELETE FROM jobs WHERE id = %s", (job,))
        else:
            wait = min(LATEST, SOONEST * 2 ** self._failed[table])
            self._failed[table] += 1
            await connection.execute("UPDATE jobs SET due = %s WHERE id = %s", (now() + wait, job))
        await self._account(connection)
        await connection.commit()
        return 0.0

    async def _account(self, connection: PgConnection) -> None:
        """Charge what was used, and tell the other processes how long thoughts take."""
        spent, self._spent = self._spent, {}
        # In one order, so that no two processes wait for each other.
        for owner in sorted(spent):
            charge = {"owner": owner, "seconds": spent[owner], "now": now()}
            await connection.execute(CHARGE, charge)
        if spent and now() > self._told + TELL:
            self._told = now()
            news = News(teller=self._house.name, lengths=self._thinkers.lengths.means)
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, written(news)))

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
