"""Whether the house can store what is done in it: as the last commit said, or a try says."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial

from sqlalchemy import Connection, delete, insert

from quattrocento.house import schema
from quattrocento.house.errors import not_ready
from quattrocento.house.writer import Writer
from quattrocento.table.errors import Refused

FRESH = 2.0
"""Seconds for which an answer is good: however often it is asked, the storage is tried so often."""
PATIENCE = 3.0
"""Seconds after which a storage that does not answer counts as failing."""
ROOM = "." * 16_384
"""A try takes as much room as a move does, so that a full disk is found out."""


class Readiness:
    """Answers whoever asks whether to send people here."""

    def __init__(self, writer: Writer, name: str) -> None:
        self._writer = writer
        self._row = f"ready {name}"
        self._trying: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Refused with the reason while writing fails."""
        if not self._writer.alive:
            raise not_ready("The house's writer has stopped.")
        if time.monotonic() - self._writer.tried > FRESH:
            await self._try()
        trouble = self._writer.trouble
        if trouble is not None:
            raise not_ready(str(trouble))

    async def _try(self) -> None:
        """Write a little; those who ask meanwhile wait for the same answer."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.ensure_future(self._write())
        done, _ = await asyncio.wait([self._trying], timeout=PATIENCE)
        if not done:
            raise not_ready("The storage does not answer.")

    async def _write(self) -> None:
        # The writer remembers what came of it.
        with contextlib.suppress(Refused):
            await self._writer.do(partial(_probe, row=self._row))


def _probe(connection: Connection, row: str) -> None:
    meta = schema.meta
    connection.execute(insert(meta).values(name=row, value=ROOM))
    connection.execute(delete(meta).where(meta.c.name == row))
