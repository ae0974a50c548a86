"""The one writer: a thread that commits what many tables ask for in as few commits as it can.

While one commit waits for the disk, the next ones gather; they then share a commit. So an
answered move is on the disk, and two hundred tables do not cost two hundred waits.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, Executable, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from quattrocento.house import schema
from quattrocento.house.errors import Refused, StorageDown
from quattrocento.house.store import trouble

T = TypeVar("T")
Rows = list[dict[str, Any]]
MOST = 256
"""Jobs in one commit."""


class Conflict(Exception):
    """Somebody else changed the table since it was loaded."""


class Change:
    """One change of one table: all of it is stored, or nothing.

    `values` are the new values of the table's row, whose version must still be `version`; `cut`
    takes back the moves from that number on before `moves` are added.
    """

    __slots__ = ("change", "cut", "moves", "outbox", "seats", "table", "values", "version")

    def __init__(self, table: str, version: int, values: dict[str, Any]) -> None:
        self.table = table
        self.version = version
        self.values = values
        self.change: dict[str, Any] = {}
        self.cut: int | None = None
        self.moves: Rows = []
        self.seats: Rows = []
        self.outbox: Rows = []


Job = Change | Callable[[Connection], Any]
ROW = (
    "state", "version", "moves", "events", "deciding", "round", "clocks", "deadline", "asked",
    "held", "result", "rematch", "host", "changed",
)  # fmt: skip
"""What a change may alter in the table's row."""

_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("id_"), schema.tables.c.version == bindparam("version_"))
    .values({name: bindparam(name) for name in ROW})
)
_CUT = delete(schema.moves).where(
    schema.moves.c.table_id == bindparam("table_"), schema.moves.c.number >= bindparam("number_")
)
_UNSEAT = delete(schema.seats).where(schema.seats.c.table_id == bindparam("table_"))
_INSERT = {
    table.name: insert(table)
    for table in (schema.changes, schema.moves, schema.seats, schema.outbox)
}


class Statements:
    """The statements of a change, compiled once: they run for every move."""

    def __init__(self, dialect: Dialect) -> None:
        self._update = _Compiled(_UPDATE, dialect)
        self._cut = _Compiled(_CUT, dialect)
        self._unseat = _Compiled(_UNSEAT, dialect)
        self._insert = {name: _Compiled(query, dialect) for name, query in _INSERT.items()}

    def store(self, connection: Connection, changes: list[Change]) -> None:
        """Store changes of different tables, each kind at once; a lost race is a Conflict."""
        rows = [
            change.values | {"id_": change.table, "version_": change.version} for change in changes
        ]
        if self._update.run(connection, rows) != len(rows):
            raise Conflict
        cuts = [{"table_": c.table, "number_": c.cut} for c in changes if c.cut is not None]
        self._cut.run(connection, cuts)
        self._unseat.run(connection, [{"table_": c.table} for c in changes if c.seats])
        parts: dict[str, Rows] = {
            "changes": [change.change for change in changes],
            "moves": [row for change in changes for row in change.moves],
            "seats": [row for change in changes for row in change.seats],
            "outbox": [row for change in changes for row in change.outbox],
        }
        for name, new in parts.items():
            self._insert[name].run(connection, new)


class _Compiled:
    """One statement as its driver wants it."""

    def __init__(self, query: Executable, dialect: Dialect) -> None:
        assert isinstance(query, ClauseElement)
        compiled = query.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self._sql = str(compiled)
        self._names = compiled.positiontup

    def run(self, connection: Connection, rows: Rows) -> int:
        """Run it once a row; gives the number of rows it touched."""
        if not rows:
            return 0
        values: Any = rows
        if self._names is not None:
            names = self._names
            values = [tuple([row[name] for name in names]) for row in rows]
        return connection.exec_driver_sql(self._sql, values).rowcount


class Writer:
    """Takes jobs from the event loop, commits them in groups, then answers each."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = Statements(engine.dialect)
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def store(self, change: Change) -> None:
        """Returns when the change is safe; raises, and nothing is stored, when it is not."""
        await self._submit(change)

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run statements in the writer; they may run twice, so they must only use `connection`."""
        result: T = await self._submit(job)
        return result

    async def _submit(self, job: Job) -> Any:
        assert self._loop is not None
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((job, future))
        # A caller that goes away must not look as if its change had not happened.
        return await asyncio.shield(future)

    def _work(self) -> None:
        running = True
        while running:
            group = []
            item = self._jobs.get()
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

    def _commit(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        jobs = [job for job, _ in group]
        try:
            results = self._run(jobs)
        except Exception as error:
            if len(group) > 1:
                # One of them is to blame: each gets a commit of its own.
                for one in group:
                    self._commit([one])
                return
            results = [refusal(error)]
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_answer, [future for _, future in group], results)

    def _run(self, jobs: list[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            changes = [job for job in jobs if isinstance(job, Change)]
            if changes:
                self._statements.store(connection, changes)
            results = [None if isinstance(job, Change) else job(connection) for job in jobs]
        self.commits += 1
        return results


def refusal(error: Exception) -> Exception:
    """What the caller is told: refusals as they are, a database's troubles in words."""
    if isinstance(error, Refused | Conflict):
        return error
    if isinstance(error, IntegrityError):
        return Conflict()
    return trouble(error) if isinstance(error, SQLAlchemyError) else StorageDown()


def _answer(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
