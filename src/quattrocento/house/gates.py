"""Gates: so many at once by each way, so that a slow one is full by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quattrocento.house.undelivered import NotNow

PATIENCE = 1.0
"""Seconds one waits at a gate where others go through."""


class _Gate:
    def __init__(self, most: int) -> None:
        self.free = asyncio.Semaphore(most)
        self.here = 0
        self.moved = time.monotonic()


class Gates:
    """A gate for every key that is in use."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._gates: dict[str, _Gate] = {}

    @asynccontextmanager
    async def through(self, key: str) -> AsyncIterator[None]:
        """Go through, or hear that it cannot be now."""
        gate = self._gates.setdefault(key, _Gate(self._most))
        gate.here += 1
        try:
            stuck = time.monotonic() - gate.moved > PATIENCE
            if gate.free.locked() and stuck:
                raise NotNow
            try:
                async with asyncio.timeout(PATIENCE):
                    await gate.free.acquire()
            except TimeoutError:
                raise NotNow from None
            gate.moved = time.monotonic()
            try:
                yield
            finally:
                gate.free.release()
                gate.moved = time.monotonic()
        finally:
            gate.here -= 1
            if not gate.here:
                del self._gates[key]
