"""Background tasks under supervision: one that ends is logged, counted and begun anew."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quattrocento.house.metrics import Metrics

log = logging.getLogger(__name__)
Work = Coroutine[Any, Any, None]
SOONEST, LATEST = 0.1, 30.0
"""Seconds until a task that ended is begun anew; each time twice as long."""
STEADY = 60.0
"""Seconds after which a task counts as well again."""
PATIENCE = 1.0
"""Seconds for a task that was called off."""


async def rung(bell: asyncio.Event, seconds: float) -> None:
    """Wait until somebody rings, or for so long."""
    # `asyncio.wait_for` of Python 3.11 may forget that it was called off.
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()


class Tasks:
    """What runs in the background of a house. Nothing here ends unheard of."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._all: set[asyncio.Task[None]] = set()

    def keep(self, name: str, work: Callable[[], Work]) -> asyncio.Task[None]:
        """Work that goes on for ever: if it ends all the same, it is begun anew."""
        return self._begin(self._supervise(name, work), name)

    def once(self, name: str, work: Work) -> asyncio.Task[None]:
        """Work that comes to an end; a failure is told."""
        return self._begin(self._once(name, work), name)

    async def close(self) -> None:
        """Call everything off, and wait until it has ended."""
        await self.end(*self._all)

    async def end(self, *tasks: asyncio.Task[None]) -> None:
        """Call these off, and wait until they have ended; one that does not is told and left."""
        for task in tasks:
            task.cancel()
        if tasks:
            _, stuck = await asyncio.wait(tasks, timeout=PATIENCE)
            for task in stuck:
                log.error("a task does not end", extra={"task": task.get_name()})

    def _begin(self, work: Work, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    async def _supervise(self, name: str, work: Callable[[], Work]) -> None:
        wait = SOONEST
        while True:
            began = time.monotonic()
            if await self._attempt(name, work()):
                log.error("a task ended that should go on", extra={"task": name})
                self._metrics.task_ended(name)
            wait = SOONEST if time.monotonic() - began > STEADY else min(LATEST, 2 * wait)
            await asyncio.sleep(wait)

    async def _once(self, name: str, work: Work) -> None:
        await self._attempt(name, work)

    async def _attempt(self, name: str, work: Work) -> bool:
        """Do it; false where it failed, which is told."""
        try:
            await work
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # Something it waited for was cancelled, not the task itself.
            log.error("a task was cut short", extra={"task": name})
        except Exception as error:
            log.error("a task failed", exc_info=error, extra={"task": name})
        else:
            return True
        self._metrics.task_ended(name)
        return False
