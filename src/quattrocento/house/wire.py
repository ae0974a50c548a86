"""The wire between the processes of one house: PostgreSQL's LISTEN, and who has the house open.

A connection on which nothing comes may be one on which nothing is said, or a dead one. So the
database is asked now and then, and what does not answer counts as broken.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine

from quattrocento.house.news import CHANNEL, News, read_news
from quattrocento.house.tasks import Tasks

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    # A house on SQLite does without PostgreSQL's driver.
    PgConnection = AsyncConnection[tuple[Any, ...]]
log = logging.getLogger(__name__)
AGAIN = 0.5
"""Seconds until a broken connection is tried again."""
QUIET, ANSWER = 5.0, 5.0
"""Seconds until the database is asked whether it is there, and seconds it has to answer."""
PATIENCE = (
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
    "SET idle_in_transaction_session_timeout = 0",
)
"""The database waits while a bot thinks, and lets go of what a machine held that went dark."""
OPEN = 1_401
"""PostgreSQL's lock of this number is shared by every process that has the house open."""

COUNTING = 1_402
"""And this one by every process that counts the house's time."""


async def connect(engine: Engine, *, autocommit: bool) -> PgConnection:
    """A connection of its own to the database of an engine; a dead one is noticed soon."""
    from psycopg import AsyncConnection

    _, given = engine.dialect.create_connect_args(engine.url)
    alive = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
    connection = await AsyncConnection.connect(**{**alive, **given}, autocommit=autocommit)
    for setting in PATIENCE:
        await connection.execute(setting)
    if not autocommit:
        await connection.commit()
    return connection


class Wire:
    """Hears what the other processes tell; says when it was deaf for a while."""

    def __init__(
        self,
        engine: Engine,
        tasks: Tasks,
        hear: Callable[[News], None],
        missed: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._tasks = tasks
        self._hear = hear
        self._missed = missed
        self._connection: PgConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._opened = False
        self.up = False
        """What is in memory is as it is stored, but for what is on its way."""

    async def connect(self) -> None:
        """From now on nothing is missed; it is heard when one listens."""
        self._connection = await self._listening()

    def listen(self) -> None:
        """Begin to hear."""
        self.up = True
        self._task = self._tasks.keep("wire", self._listen)

    async def open(self) -> bool:
        """Open the house; true where no other process has it open.

        In that case others wait until it is `opened`.
        """
        assert self._connection is not None
        found = await self._connection.execute("SELECT pg_try_advisory_lock(%s)", (OPEN,))
        row = await found.fetchone()
        if row is not None and row[0]:
            return True
        await self.opened(False)
        return False

    async def opened(self, first: bool) -> None:
        """This process has the house open; so may others."""
        self._opened = True
        assert self._connection is not None
        await self._connection.execute("SELECT pg_advisory_lock_shared(%s)", (OPEN,))
        if first:
            await self._connection.execute("SELECT pg_advisory_unlock(%s)", (OPEN,))

    async def close(self) -> None:
        self.up = False
        if self._task is not None:
            await self._tasks.end(self._task)
        if self._connection is not None:
            await self._connection.close()

    async def _listening(self) -> PgConnection:
        connection = await connect(self._engine, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute("SELECT pg_advisory_lock_shared(%s)", (COUNTING,))
        return connection

    async def _listen(self) -> None:
        from psycopg import Error

        while True:
            try:
                if self._connection is None:
                    self._connection = await self._listening()
                    if self._opened:
                        await self.opened(False)
                    self.up = True
                    self._missed()
                async for said in self._connection.notifies(timeout=QUIET):
                    self._hear(read_news(said.payload))
                async with asyncio.timeout(ANSWER):
                    await self._connection.execute("SELECT 1")
            except Exception as error:
                # Whatever it was: what was said meanwhile is looked up when the connection is back.
                self.up = False
                connection, self._connection = self._connection, None
                if connection is not None:
                    with contextlib.suppress(Error, OSError):
                        await connection.close()
                if not isinstance(error, Error | OSError):
                    raise
                log.warning("the connection to the database is broken", extra={"why": str(error)})
                await asyncio.sleep(AGAIN)
