"""A table held by whoever reads or changes it, as it is stored."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from quattrocento.house.table import Table

if TYPE_CHECKING:
    from quattrocento.house.house import House


class Holding:
    """Holds a table; what is read of it has been stored."""

    __slots__ = ("_house", "_id", "_known", "_table")

    def __init__(self, house: House, id: str, known: int | None) -> None:
        self._house = house
        self._id = id
        self._known = known

    async def __aenter__(self) -> Table:
        while True:
            self._table = await self._house.table(self._id)
            await self._table.lock.acquire()
            try:
                if self._table.told:
                    self._house.follow(self._table)
                if self._old(self._table):
                    await self._house.catch_up(self._table)
            except BaseException:
                self._table.lock.release()
                raise
            if not self._table.gone:
                self._table.used = time.monotonic()
                return self._table
            self._table.lock.release()

    def _old(self, table: Table) -> bool:
        """Another process may have changed the table since it was read."""
        wire = self._house.wire
        if wire is None or table.gone:
            # Nobody changes it in a house of one process but its host, from outside.
            return table.suspect and not table.gone
        known = self._known
        return known is None or table.version < known or table.suspect or not wire.up

    async def __aexit__(self, *_: object) -> None:
        # A change that was begun and not stored is no change.
        if self._table.changing:
            self._house.forget(self._table)
        self._table.lock.release()
