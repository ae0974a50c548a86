"""A queue in which nobody holds up the others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import pytest

from quattrocento.house.bots.queueing import FairQueue
from quattrocento.table.errors import Refused


class Guests:
    """People who wait in a queue; each keeps a place until told to go."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self._go: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, cost: float) -> None:
        """Somebody comes, `name` by the owner's name and a number: `ada 1`."""
        self._go[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._stay(name, cost))
        await settle()

    async def go(self, name: str) -> None:
        self._go[name].set()
        await settle()

    async def _stay(self, name: str, cost: float) -> None:
        async with self.queue.place(name.split()[0], cost):
            self.served.append(name)
            await self._go[name].wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_somebody_else_is_next_after_the_first_of_many() -> None:
    async def work() -> None:
        guests = Guests(FairQueue(1))
        for number in range(30):
            await guests.come(f"greta {number}", 3.0)
        await guests.come("ada 0", 3.0)
        assert guests.served == ["greta 0"]
        await guests.go("greta 0")
        assert guests.served == ["greta 0", "ada 0"]

    run(work())


def test_short_work_does_not_wait_for_long_work() -> None:
    async def work() -> None:
        guests = Guests(FairQueue(1))
        for number in range(5):
            await guests.come(f"greta {number}", 3.0)
        await guests.come("ada 0", 0.02)
        assert guests.served == ["greta 0", "ada 0"]
        await guests.come("bea 0", 0.02)
        await guests.go("ada 0")
        assert guests.served[2:] == ["bea 0"]

    run(work())


def test_who_goes_away_leaves_the_place_to_others() -> None:
    async def work() -> None:
        guests = Guests(FairQueue(1))
        for number in range(4):
            await guests.come(f"greta {number}", 3.0)
        # All at once: those who wait, and the one who is served.
        for name in ("greta 0", "greta 1", "greta 2"):
            guests.tasks[name].cancel()
        await settle()
        assert guests.served == ["greta 0", "greta 3"]
        assert not guests.queue.waiting
        await guests.come("ada 0", 3.0)
        # Called off at the very moment when the turn has come.
        guests._go["greta 3"].set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        guests.tasks["ada 0"].cancel()
        with suppress(asyncio.CancelledError):
            await guests.tasks["ada 0"]
        await guests.come("bea 0", 3.0)
        assert guests.served[-1] == "bea 0"

    run(work())


def test_nobody_may_have_too_much_waiting() -> None:
    async def work() -> None:
        guests = Guests(FairQueue(1, most=3))
        for number in range(4):
            await guests.come(f"greta {number}", 3.0)
        with pytest.raises(Refused, match="too much"):
            async with guests.queue.place("greta", 3.0):
                pass
        await guests.come("ada 0", 3.0)
        assert not guests.tasks["ada 0"].done()

    run(work())


def test_more_than_a_share_is_known() -> None:
    async def work() -> None:
        queue = FairQueue(1, share=30.0)
        async with queue.place("greta", 31.0):
            assert queue.is_over("greta")
        # It took no time after all.
        assert not queue.is_over("greta")

    run(work())
