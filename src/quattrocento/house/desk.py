"""The desk where passwords are looked at: few at a time, and in fair order where many wait.

Hashing a password is slow on purpose, so whoever sends many could keep everybody waiting. Nobody
is served by the order in which they came: one who floods the desk would own it.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

from quattrocento.house.errors import TooMany
from quattrocento.house.passwords import AT_ONCE

MOST = 400
"""Those who wait; of more, whoever would come last is sent away."""
PATIENCE = 20.0
"""Seconds somebody waits at most."""


class Place(IntEnum):
    """Who comes first."""

    KNOWN = 0
    """Somebody on a device on which they have logged in before."""
    CLEAN = 1
    """An address without wrong passwords."""
    NEW = 2
    """A new account."""
    WRONG = 3
    """And one more for each wrong password."""


class _Waiting:
    __slots__ = ("lot", "name", "place", "served")

    def __init__(self, name: str, place: int) -> None:
        self.name = name
        self.place = place
        self.lot = random.random()
        self.served: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Desk:
    """Serves by place, then the names in turn, then by lot."""

    def __init__(self) -> None:
        self._busy: Counter[str] = Counter()
        self._known = 0
        """Of those who are served, the ones on known devices."""
        self._waiting: list[_Waiting] = []
        self._last: dict[str, int] = {}
        """The names that wait, and when one of theirs had a turn."""
        self._turns = 0

    @asynccontextmanager
    async def turn(self, name: str, place: int) -> AsyncIterator[None]:
        """Wait for one's turn to have a password for this name looked at."""
        await self._wait(name, place)
        try:
            yield
        finally:
            self._leave(name, place)

    async def _wait(self, name: str, place: int) -> None:
        if self._busy.total() < AT_ONCE:
            self._serve(name, place)
            return
        one = _Waiting(name, place)
        self._waiting.append(one)
        if len(self._waiting) > MOST:
            last = self._in_order()[-1]
            self._waiting.remove(last)
            last.served.set_exception(_crowded())
        try:
            async with asyncio.timeout(PATIENCE):
                await one.served
        except BaseException as error:
            if one in self._waiting:
                self._waiting.remove(one)
            elif one.served.done() and not one.served.cancelled() and not one.served.exception():
                # Called at the very moment when it had no more patience.
                self._leave(name, place)
            raise _crowded() if isinstance(error, TimeoutError) else error from None

    def _serve(self, name: str, place: int) -> None:
        self._busy[name] += 1
        self._known += place == Place.KNOWN

    def _leave(self, name: str, place: int) -> None:
        self._known -= place == Place.KNOWN
        self._busy[name] -= 1
        if not self._busy[name]:
            del self._busy[name]
        self._turns += 1
        self._last[name] = self._turns
        names = {one.name for one in self._waiting}
        self._last = {name: turn for name, turn in self._last.items() if name in names}
        if self._waiting:
            next_one = self._next()
            self._waiting.remove(next_one)
            self._serve(next_one.name, next_one.place)
            next_one.served.set_result(None)

    def _next(self) -> _Waiting:
        """The first in order; but known devices, however many, leave a place to others."""
        order = self._in_order()
        others = [one for one in order if one.place != Place.KNOWN]
        return others[0] if self._known and others else order[0]

    def _in_order(self) -> list[_Waiting]:
        """Those who wait: many tries at one name do not hold up the other names."""
        before = Counter(self._busy)
        ranks: list[tuple[tuple[float, ...], _Waiting]] = []
        for one in sorted(self._waiting, key=lambda one: (one.place, one.lot)):
            last = self._last.get(one.name, 0)
            ranks.append(((one.place, before[one.name], last, one.lot), one))
            before[one.name] += 1
        return [one for _, one in sorted(ranks, key=lambda rank: rank[0])]


def _crowded() -> TooMany:
    return TooMany(
        5.0, "crowded", "Too many people are signing in right now; try again in a few seconds."
    )
