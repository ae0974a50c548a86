"""Where games are looked through, apart from all that must be quick.

A game can have twenty thousand moves and take seconds to replay. That is done here, in threads
and a process of its own, in a fair queue of those who ask: nobody's login or move waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from quattrocento.house.bots.fairness import Lengths
from quattrocento.house.bots.helpers import Helpers
from quattrocento.house.bots.queueing import FairQueue
from quattrocento.house.tasks import Tasks
from quattrocento.kernel.record import Record
from quattrocento.table.errors import Refused

T = TypeVar("T")
MOST = 8
"""How much one person may have waiting here."""
REPLAYED, ANALYSED = 0.0002, 0.001
"""Seconds a move, before any has been seen."""
PATIENCE = 60.0
"""Seconds after which an analysis counts as lost."""


class StudyRoom:
    """One long piece of work at a time, and a short one beside it."""

    def __init__(self, tasks: Tasks) -> None:
        self._queue = FairQueue(1, most=MOST)
        self._threads = ThreadPoolExecutor(2, "study")
        self._helpers = Helpers(2, tasks)
        self._lengths = Lengths()

    def check(self, asker: str) -> None:
        """Refuse somebody who has too much waiting here, before anything is prepared."""
        self._queue.check(asker, REPLAYED)

    async def replay(self, asker: str, record: Record[Any], work: Callable[[], T]) -> T:
        """Do what takes as long as replaying a record, in a thread."""
        kind, moves = record.game.name, len(record.moves) + 1
        async with self._queue.place(asker, moves * self._lengths.of(kind, REPLAYED)):
            loop = asyncio.get_running_loop()
            seconds, found = await loop.run_in_executor(self._threads, _timed, work)
        self._lengths.learn(kind, seconds / moves)
        return found

    async def analyse(self, asker: str, record: Record[Any]) -> dict[str, Any]:
        """A finished game looked through, in a process."""
        kind, moves = f"analysis {record.game.name}", len(record.moves) + 1
        question = {
            "game": record.game.name,
            "seats": record.seats,
            "options": record.options,
            "moves": record.moves,
        }
        async with self._queue.place(asker, moves * self._lengths.of(kind, ANALYSED)):
            answer = await self._helpers.ask(question, PATIENCE)
        found: dict[str, Any] | None = answer.get("analysis")
        if found is None:
            raise Refused(
                500, "no-analysis", "This game could not be looked through; try again later."
            )
        self._lengths.learn(kind, answer["seconds"] / moves)
        return found

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._helpers.close()


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    began = time.thread_time()
    found = work()
    return time.thread_time() - began, found
