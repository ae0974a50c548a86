"""The statistics of each game, counted once for everybody who asks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Connection

from quattrocento.house.responses import StatisticsAnswer
from quattrocento.house.statistics import Statistics, count
from quattrocento.house.store import Store
from quattrocento.table.steady import now

FRESH = 10.0
"""For so many times as long as counting took, it is not done again."""


class Cached(NamedTuple):
    """Statistics, what is told of them, and until when they do."""

    statistics: Statistics
    answer: StatisticsAnswer
    until: float


class StatisticsCache:
    """Adds what has been finished since, but never for most of the time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "figures")
        self._known: dict[str, Cached] = {}
        self._counting: dict[str, asyncio.Future[Cached]] = {}

    async def of(self, game: str) -> Cached:
        known = self._known.get(game)
        if known is not None and now() < known.until:
            return known
        counting = self._counting.get(game)
        if counting is None:
            loop = asyncio.get_running_loop()
            counting = loop.run_in_executor(self._thread, self._count, game)
            self._counting[game] = counting
            counting.add_done_callback(lambda _: self._counting.pop(game, None))
        self._known[game] = counted = await asyncio.shield(counting)
        return counted

    def _count(self, game: str) -> Cached:
        began, known = now(), self._known.get(game)

        def read(connection: Connection) -> tuple[Statistics, StatisticsAnswer]:
            counted = count(connection, game, None if known is None else known.statistics)
            return counted, counted.shown(connection)

        statistics, answer = self._store.ask(read)
        return Cached(statistics, answer, now() + FRESH * (now() - began))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
