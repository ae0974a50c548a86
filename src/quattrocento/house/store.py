"""The database: SQLite by default, PostgreSQL by URL. Reads run beside, writes in `writer`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, SQLAlchemyError

from quattrocento.holding import held
from quattrocento.house.errors import StorageDamaged, StorageDown, StorageFull, Unstorable
from quattrocento.house.files import FILE, make_private
from quattrocento.house.migrations import MIGRATIONS, migrate, schema_of
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.table.errors import Refused

T = TypeVar("T")
log = logging.getLogger(__name__)
FULL = {"53100"}
"""PostgreSQL's code for a full disk."""
DAMAGED = {"XX001", "XX002", sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""PostgreSQL's and SQLite's codes for pages that are not as they were written."""
MEND = (
    "restore a backup into a new folder (`quattrocento restore`), or save what can be read with "
    "`sqlite3 house.sqlite3 .recover`; make a copy of the files first"
)


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.sqlite3'}"


def open_engine(url: str, *, writing: bool) -> Engine:
    """An engine for a database URL; a writing one takes the lock when its transaction begins."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise QuattrocentoError(f"{url!r} is no database URL") from None
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "sqlite":
        return _sqlite(create_engine(address, pool_size=1 if writing else 4), writing)
    if address.get_backend_name() != "postgresql":
        raise QuattrocentoError("the house keeps its tables in SQLite or PostgreSQL")
    if writing:
        return create_engine(address, pool_size=1, pool_pre_ping=True)
    # Other processes write meanwhile: what one query reads in several steps is of one moment.
    level = "REPEATABLE READ"
    return create_engine(address, pool_size=4, pool_pre_ping=True, isolation_level=level)


def _sqlite(engine: Engine, writing: bool) -> Engine:
    begin = "BEGIN IMMEDIATE" if writing else "BEGIN"

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA journal_mode = WAL")
        # FULL: a commit that was answered survives a power cut. Commits are grouped instead.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def trouble(error: Exception) -> Refused:
    """What to tell a person about a failed statement."""
    if is_damage(error):
        log.critical("the database is damaged", extra={"why": " ".join(str(error).split())})
        return StorageDamaged()
    if isinstance(error, DataError | UnicodeEncodeError):
        return Unstorable()
    if isinstance(error, DBAPIError):
        if getattr(error.orig, "sqlstate", None) in FULL:
            return StorageFull()
        words = str(error.orig)
        if "disk is full" in words or "No space left" in words:
            return StorageFull()
    return StorageDown()


def is_damage(error: Exception) -> bool:
    """The database cannot make sense of its own pages."""
    if not isinstance(error, DBAPIError):
        return False
    # SQLite says more in the upper bits of its code.
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return code in DAMAGED or getattr(error.orig, "sqlstate", None) in DAMAGED


def damage(connection: Connection, *, whole: bool) -> list[str]:
    """What SQLite finds wrong with its file; `whole` compares every index with its table too."""
    if connection.dialect.name != "sqlite":
        return []
    check = "integrity_check" if whole else "quick_check(1)"
    try:
        found = connection.exec_driver_sql(f"PRAGMA {check}").scalars().all()
    except DBAPIError as error:
        if not is_damage(error):
            raise
        found = [str(error.orig)]
    return [] if found == ["ok"] else [" ".join(str(line).split()) for line in found]


class Store:
    """One database: its schema brought up to date on opening, and reads from other threads."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.writing = open_engine(url, writing=True)
        self.reading = open_engine(url, writing=False)
        self._threads = ThreadPoolExecutor(4, "reader")
        self._held = ExitStack()
        self._is_held = False

    @property
    def file(self) -> Path | None:
        """SQLite's file; None for a database that is none of ours to keep."""
        address = self.reading.url
        name = address.database or ":memory:"
        if self.shared or name == ":memory:" or name.startswith("file::memory:"):
            return None
        # The file itself: a link to it is no other one.
        return Path(name.removeprefix("file:").partition("?")[0]).resolve()

    def hold(self) -> None:
        """Keep other houses out of SQLite's file, and other people's eyes; `close` lets it go."""
        if self.file is None or self._is_held:
            return
        lock = self.file.with_name(self.file.name + ".lock")
        self._held.enter_context(held(lock, self._taken, FILE))
        self._is_held = True
        make_private(self.file)

    def open(self) -> None:
        """Create or migrate the schema; an error says which database cannot be used and why."""
        first = not self._is_held
        self.hold()
        try:
            with self.writing.begin() as connection:
                # Reading every page takes a second for a gigabyte.
                found = damage(connection, whole=False) if first else []
                if not found:
                    migrate(connection)
        except SQLAlchemyError as error:
            self.let_go()
            raise self._unusable(error) from None
        except QuattrocentoError:
            self.let_go()
            raise
        if found:
            self.let_go()
            raise self._damaged(found[0])

    def check_schema(self) -> None:
        """Refuse a database that another version of the program keeps."""
        try:
            with self.reading.connect() as connection:
                present = schema_of(connection)
        except SQLAlchemyError as error:
            raise self._unusable(error) from None
        if present != len(MIGRATIONS):
            raise QuattrocentoError(
                f"the database has schema {present}, this program {len(MIGRATIONS)}: "
                "open the house once with this program, or use the program it belongs to"
            )

    def _taken(self, holder: str) -> str:
        return (
            f"another house has {self.file} open ({holder}); "
            "end it, or give this one a folder of its own with --data"
        )

    def _damaged(self, cause: str) -> QuattrocentoError:
        return QuattrocentoError(f"the database {self.shown} is damaged ({cause}): {MEND}")

    def _unusable(self, error: SQLAlchemyError) -> QuattrocentoError:
        cause = " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())
        if is_damage(error):
            return self._damaged(cause)
        return QuattrocentoError(f"cannot use the database {self.shown}: {cause}")

    @property
    def shown(self) -> str:
        """The database's address without its password."""
        return self.reading.url.render_as_string(hide_password=True)

    @property
    def shared(self) -> bool:
        """Several processes can keep one house in it, and on several machines."""
        return self.reading.name == "postgresql"

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread, in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.ask, query)

    def ask(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.reading.connect() as connection:
                return query(connection)
        except (SQLAlchemyError, UnicodeEncodeError) as error:
            raise trouble(error) from error

    def let_go(self) -> None:
        """End what `hold` began; other houses may open the database."""
        self.writing.dispose()
        self.reading.dispose()
        self._held.close()
        self._is_held = False

    def close(self) -> None:
        # A read that hangs must not keep the house open.
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.let_go()
