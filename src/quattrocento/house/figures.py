"""The statistics of each game, counted once for everybody who asks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Connection

from quattrocento.house.statistics import Statistics, count, state_of
from quattrocento.house.store import Store
from quattrocento.table.steady import now

FRESH = 10.0
"""For so many times as long as counting took, it is not done again."""


class Cached(NamedTuple):
    """Statistics, the state of the house they were counted in, and until when they do."""

    state: object
    statistics: Statistics
    until: float


class StatisticsCache:
    """Counts anew when a game has been finished since, but never for most of the time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "figures")
        self._known: dict[str, Cached] = {}
        self._counting: dict[str, asyncio.Future[Cached]] = {}

    async def of(self, game: str) -> Statistics:
        known = self._known.get(game)
        if known is not None and now() < known.until:
            return known.statistics
        counting = self._counting.get(game)
        if counting is None:
            loop = asyncio.get_running_loop()
            counting = loop.run_in_executor(self._thread, self._count, game)
            self._counting[game] = counting
            counting.add_done_callback(lambda _: self._counting.pop(game, None))
        self._known[game] = counted = await asyncio.shield(counting)
        return counted.statistics

    def _count(self, game: str) -> Cached:
        began, known = now(), self._known.get(game)

        def read(connection: Connection) -> tuple[object, Statistics]:
            state = state_of(connection, game)
            if known is not None and known.state == state:
                return state, known.statistics
            return state, count(connection, game)

        state, statistics = self._store.ask(read)
        return Cached(state, statistics, now() + FRESH * (now() - began))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
