"""The time that all processes of a house count by.

A house on SQLite takes the machine's time when it opens. Processes that share a database take the
database's, so that machines whose clocks differ agree. If the database's clock was set while the
house was open, those who are there go on by the old time; whoever joins them takes theirs.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, select, text

from quattrocento.house import schema
from quattrocento.house.wire import COUNTING
from quattrocento.table import steady
from quattrocento.table.errors import Refused

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
HEARTBEAT = 30.0
"""Seconds between two marks of the time."""
SLACK = 15.0
"""Seconds by which a mark may be late."""
LOOK = 0.25
"""Seconds between two looks for a new mark."""


class Times(NamedTuple):
    """The database's time, whether others count already, and the time they last marked."""

    database: float
    others: bool
    marked: float | None

    @property
    def agree(self) -> bool:
        """The database's clock goes as the others do, or there is nobody to ask."""
        if not self.others or self.marked is None:
            return True
        return -1.0 <= self.database - self.marked <= HEARTBEAT + SLACK


class Timekeeping:
    """Takes the time at opening, and marks it for those who join."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def start(self) -> None:
        """Set the clock; from now on others may ask for it."""
        if self._house.wire is None:
            steady.set_to(time.time())
            return
        steady.set_to(await self._ask())
        await self._house.writer.do(mark)
        self._house.tasks.keep("time", self._beat)

    async def _ask(self) -> float:
        """The time of the house; where the clocks differ, wait until the others mark theirs."""
        first = times = await self._house.store.read(read_times)
        until = time.monotonic() + HEARTBEAT + SLACK
        while not times.agree and times.marked == first.marked:
            if time.monotonic() > until:
                log.warning("nobody tells the time: the database's is taken")
                return times.database
            await asyncio.sleep(LOOK)
            times = await self._house.store.read(read_times)
        if times.agree or times.marked is None:
            return times.database
        log.warning(
            "the database's clock was set: the time of the other processes is taken",
            extra={"seconds": round(times.database - times.marked)},
        )
        return times.marked

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._house.writer.do(mark)
            except Refused as error:
                log.error("cannot mark the time", extra={"why": str(error)})


def mark(connection: Connection) -> None:
    """Tell those who join what time it is."""
    schema.set_meta(connection, "time", str(steady.now()))


def database_time(connection: Connection) -> float:
    """What time it is for a database that is a server."""
    return float(
        connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    )


def read_times(connection: Connection) -> Times:
    """Look at all clocks at once."""
    counting = connection.execute(
        text(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
            "WHERE locktype = 'advisory' AND classid = 0 AND objid = :lock AND granted "
            "AND datname = current_database()"
        ),
        {"lock": COUNTING},
    ).scalar_one()
    query = select(schema.meta.c.value).where(schema.meta.c.name == "time")
    marked = connection.execute(query).scalar()
    # One's own wire counts too.
    return Times(database_time(connection), counting > 1, None if marked is None else float(marked))
