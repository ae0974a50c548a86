"""The one writer: a thread that commits what many tables ask for in as few commits as it can.

While one commit waits for the disk, the next ones gather; they then share a commit. So an
answered move is on the disk, and two hundred tables do not cost two hundred waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, Table, and_, delete
from sqlalchemy.exc import DBAPIError, IntegrityError

from quattrocento.house import schema
from quattrocento.house.change import Commit
from quattrocento.house.errors import StorageDamaged, StorageDown, StorageFull
from quattrocento.house.metrics import Metrics
from quattrocento.house.news import News, is_heard, table_news, tell
from quattrocento.house.store import trouble
from quattrocento.table.errors import Refused

T = TypeVar("T")
Rows = Sequence[Mapping[str, Any]]
MOST = 256
"""Jobs in one commit."""
AT_ONCE = 1000
"""Rows in one statement; PostgreSQL takes 65,535 values, and a game has more moves than that."""
BUSY, PATIENCE = 4, 0.002
"""After a commit of so many jobs the next one waits so many seconds for company."""
AGAIN = 3
"""How often bad luck is answered with another try."""
DEADLOCK = "40P01"
"""PostgreSQL's code for whoever is ended so that the others get on."""
log = logging.getLogger(__name__)


TROUBLES = (StorageDown, StorageFull, StorageDamaged)
FALLEN = (
    "ON CONFLICT (table_id, seat, number) DO UPDATE SET "
    "state = excluded.state, reason = excluded.reason, matter = excluded.matter"
)
"""What becomes of a standing order that is there: it no longer stands."""
OPENED = (
    "ON CONFLICT (table_id, seat, number) DO UPDATE SET "
    "moves = excluded.moves, given = excluded.given"
)
"""What becomes of a sealed answer that is there: it is kept no longer."""


class Conflict(Exception):
    """Somebody else changed the table since it was loaded."""


Job = Commit | Callable[[Connection], Any]
"""What jobs answer differs from one to the next in a group; `do` says it to whoever asked."""
Group = list[tuple[Job, asyncio.Future[Any]]]


class Insert:
    """Rows into one table with one statement, or as few as there can be.

    A statement a row would hand the interpreter's lock back and forth with the event loop for
    each of them; that costs more than the writing.
    """

    def __init__(self, table: Table, dialect: Dialect, then: str = "") -> None:
        self._names = [column.name for column in table.columns]
        mark = "?" if dialect.paramstyle == "qmark" else "%s"
        self._head = f"INSERT INTO {table.name} ({', '.join(self._names)}) VALUES "
        self._row = f"({', '.join([mark] * len(self._names))})"
        self._then = then

    def run(self, connection: Connection, rows: Rows) -> int:
        """Insert them; gives the number of rows that were touched."""
        touched = 0
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            sql = f"{self._head}{', '.join([self._row] * len(some))} {self._then}"
            values = tuple([row[name] for row in some for name in self._names])
            touched += connection.exec_driver_sql(sql, values).rowcount
        return touched


def _newer(table: Table) -> str:
    """What becomes of a row that is there: its next version, if nobody else was faster.

    Nor may an order or a sealed answer have been given of which whoever makes the change has not
    heard.
    """
    names = [column.name for column in table.columns if not column.primary_key]
    changes = ", ".join(f"{name} = excluded.{name}" for name in names)
    return (
        f"ON CONFLICT (id) DO UPDATE SET {changes} "
        f"WHERE {table.name}.version = excluded.version - 1 "
        f"AND {table.name}.orders_given = excluded.orders_given "
        f"AND {table.name}.sealed_given = excluded.sealed_given"
    )


class Statements:
    """Stores the changes of different tables, all of a kind at once."""

    def __init__(self, dialect: Dialect, teller: str) -> None:
        self._teller = teller
        self._tables = Insert(schema.tables, dialect, _newer(schema.tables))
        self._changes = Insert(schema.changes, dialect)
        self._moves = Insert(schema.moves, dialect)
        self._seats = Insert(schema.seats, dialect)
        self._outbox = Insert(schema.outbox, dialect)
        self._orders = Insert(schema.orders, dialect, FALLEN)
        self._sealed = Insert(schema.sealed, dialect, OPENED)
        self._jobs = Insert(schema.jobs, dialect)

    def store(self, connection: Connection, commits: list[Commit]) -> None:
        """Store them, and tell the other processes; a lost race is a Conflict."""
        # Every process locks rows in the same order: none waits for one that waits for it.
        commits.sort(key=lambda commit: commit.change.table)
        changes = [commit.change for commit in commits]
        if self._tables.run(connection, [change.row for change in changes]) != len(changes):
            raise Conflict
        m, s = schema.moves.c, schema.seats.c
        for change in changes:
            if change.cut is not None:
                later = and_(m.table_id == change.table, m.number >= change.cut)
                connection.execute(delete(schema.moves).where(later))
            if change.seats:
                connection.execute(delete(schema.seats).where(s.table_id == change.table))
        self._changes.run(connection, [change.entry for change in changes])
        self._moves.run(connection, [row for change in changes for row in change.moves])
        self._seats.run(connection, [row for change in changes for row in change.seats])
        self._orders.run(connection, [row for change in changes for row in change.orders])
        self._sealed.run(connection, [row for change in changes for row in change.sealed])
        self._outbox.run(connection, [row for commit in commits for row in commit.outbox])
        self._jobs.run(connection, [row for commit in commits for row in commit.jobs])
        for commit in commits:
            if commit.also is not None:
                commit.also(connection)
        if is_heard(connection):
            tell(connection, *self._news(commits))

    def _news(self, commits: list[Commit]) -> list[News]:
        versions = {one.change.table: one.change.row["version"] for one in commits}
        told = {one.change.table: told for one in commits if (told := one.told()) is not None}
        jobs = any(commit.jobs for commit in commits)
        post = any(commit.outbox for commit in commits)
        return table_news(self._teller, versions, told, jobs, post)


class Writer:
    """Takes jobs from the event loop, commits them in groups, then answers each."""

    def __init__(self, engine: Engine, teller: str, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._statements = Statements(engine.dialect, teller)
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        self._ended = asyncio.Event()
        self._connection: Connection | None = None
        self.commits = 0
        self.tried = float("-inf")
        """When the last commit was answered, by the monotonic clock."""
        self.trouble: Refused | None = None
        """Why that one could not be stored; what was wrong with itself is no trouble."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._closed = True
        if self._thread.is_alive():
            self._jobs.put(None)
            await self._ended.wait()

    async def store(self, commit: Commit) -> None:
        """Returns when the change is safe; raises, and nothing is stored, when it is not."""
        await self._submit(commit)

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run statements in the writer; they may run twice, so they must only use `connection`."""
        result: T = await self._submit(job)
        return result

    @property
    def alive(self) -> bool:
        return not self._closed and self._thread.is_alive()

    async def _submit(self, job: Job) -> Any:
        assert self._loop is not None
        if not self.alive:
            raise StorageDown
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    def _work(self) -> None:
        """Take jobs until the house closes, whatever one of them does."""
        group: Group = []
        while True:
            try:
                self._take_on(group)
                break
            except BaseException as error:
                log.critical("the writer failed and begins anew", exc_info=error)
                self._metrics.task_ended("writer")
                self._drop_connection()
                self._note(StorageDown())
                # Nobody waits for ever; what was answered already stays so.
                self._tell(group, [StorageDown() for _ in group])
        self._drop_connection()
        self._call(self._ended.set)

    def _take_on(self, group: Group) -> None:
        """Commit group after group; `group` holds the jobs under way."""
        running, last = True, 0
        while running:
            group.clear()
            item = self._jobs.get()
            if last >= BUSY:
                # Many tables are at it: a little patience makes one commit out of many.
                time.sleep(PATIENCE)
            while item is not None:
                group.append(item)
                if len(group) == MOST:
                    break
                try:
                    item = self._jobs.get_nowait()
                except queue.Empty:
                    break
            else:
                running = False
            if group:
                self._commit(group)
            last = len(group)

    def _commit(self, group: Group, again: int = AGAIN) -> None:
        jobs = [job for job, _ in group]
        try:
            results = self._run(jobs)
        except Exception as error:
            chance = is_chance(error)
            if len(group) > 1 or (chance and again):
                # One of them is to blame, or bad luck: each gets a commit of its own.
                for one in group:
                    self._commit([one], again - chance)
                return
            results = [refusal(error)]
        self._note(results[0])
        self._tell(group, results)

    def _tell(self, group: Group, results: list[Any]) -> None:
        self._call(_answer, [future for _, future in group], results)

    def _call(self, act: Callable[..., None], *values: Any) -> None:
        assert self._loop is not None
        # Nobody hears it any more in a loop that is closed.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(act, *values)

    def _note(self, result: Any) -> None:
        """Remember whether the storage did what it was asked; a refusal says nothing of it."""
        if isinstance(result, Exception) and not isinstance(result, TROUBLES):
            return
        self.trouble = result if isinstance(result, TROUBLES) else None
        self.tried = time.monotonic()

    def _run(self, jobs: list[Job]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            with connection.begin():
                commits = [job for job in jobs if isinstance(job, Commit)]
                if commits:
                    self._statements.store(connection, commits)
                results = [None if isinstance(job, Commit) else job(connection) for job in jobs]
        except (Refused, Conflict):
            raise
        except BaseException:
            # Whatever state it is in: the next job gets a fresh one.
            self._drop_connection()
            raise
        self.commits += 1
        return results

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


def is_chance(error: Exception) -> bool:
    """The line broke, or two processes waited for each other: it may go well the next time."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK


def refusal(error: Exception) -> Exception:
    """What the caller is told: refusals as they are, a database's troubles in words."""
    if isinstance(error, Refused | Conflict):
        return error
    if isinstance(error, IntegrityError):
        return Conflict()
    log.error("the storage refused to write", exc_info=error)
    return trouble(error)


def _answer(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
