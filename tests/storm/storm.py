"""The storm itself: people begin to play, faults come one after the other, then all is checked."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from tests.storm import blackbox, calm
from tests.storm.clerk import Clerk, Registered
from tests.storm.evening import SEATS, Evening
from tests.storm.faults import Nemesis
from tests.storm.figures import Figures
from tests.storm.history import Happened
from tests.storm.hooks import Hooks
from tests.storm.hostile import WAYS, harm
from tests.storm.houses import StormHouse
from tests.storm.machine import Machine
from tests.storm.plan import plan
from tests.storm.received import Received
from tests.storm.server import PATIENCE
from tests.storm.verdict import Leftovers, judge
from tests.storm.world import World

STEADY = 0.1
"""Part of the time at the end without faults: processes live long enough to see them grow."""

ENEMIES = 3
"""Who mean harm at the same time."""


class Weather(msgspec.Struct, kw_only=True):
    """How a storm is: how long, which faults, how many people."""

    seconds: float
    seed: int
    kinds: Sequence[str]
    hostile: Sequence[str] = tuple(WAYS)
    evenings: int = 8
    clerks: int = 2
    length: tuple[float, float] = (1.0, 4.0)
    """Seconds that a fault lasts."""
    gap: tuple[float, float] = (0.5, 3.0)
    """Seconds between faults."""


class Storm:
    """One house in one storm, from the first guest to the last check."""

    def __init__(self, house: StormHouse, weather: Weather, say: Callable[[str], None]) -> None:
        self._house = house
        self._weather = weather
        self._say = say
        rng = Random(weather.seed)
        self._hooks = Hooks(Random(rng.getrandbits(32)))
        self._received = Received(house.folder / "received")
        bank = weather.seconds * 1.2 + 600
        doors = [door.url for door in house.doors]
        self._world = World(doors, self._received, self._hooks, rng, bank)
        self._history = self._world.history
        self._evenings = [
            Evening(self._world, list(SEATS)[number % len(SEATS)], number)
            for number in range(weather.evenings)
        ]
        self._clerks: list[Clerk] = [
            (Registered if number % 2 else Clerk)(self._world, number)
            for number in range(weather.clerks)
        ]
        self._machine = Machine(house, self._history)
        self._leftovers = Leftovers()

    async def rage(self) -> Figures:
        """All of it; the figures hold what failed."""
        began = time.monotonic()
        await self._house.open()
        blackbox.install(self._house.database)
        await self._hooks.open()
        people = [one.run() for one in self._evenings] + [one.run() for one in self._clerks]
        playing = [asyncio.create_task(one) for one in people]
        watching = asyncio.create_task(self._machine.watch())
        harming = [asyncio.create_task(self._harm(number)) for number in range(ENEMIES)]
        try:
            await self._faults(playing)
            self._say("no more faults; who means harm goes on for a while")
            await asyncio.sleep(self._weather.seconds * STEADY)
            await _cancel(*harming)
            await self._house.mend()
            self._say("calm again; everybody ends what they have begun")
            self._world.over.set()
            await self._progress(lambda: all(task.done() for task in playing), playing)
            self._leftovers.stuck = await calm.bots_play_on(self._house.database)
            screens = [screen for evening in self._evenings for screen in evening.screens]
            await calm.look(screens, self._history)
        finally:
            await _cancel(watching, *harming, *playing)
            await self._go_home()
        closing = await calm.close(self._house, self._leftovers)
        self._history.counts["seconds to close"] = round(closing)
        self._say("checking what is stored, and what everybody received")
        return self._judge(time.monotonic() - began)

    async def _faults(self, playing: list[asyncio.Task[None]]) -> None:
        """One after the other, each kind at least once, for as long as the storm lasts."""
        weather, acks = self._weather, self._history.acks
        await self._progress(lambda: len(acks) > 0, playing)
        rng = Random(weather.seed + 1)
        nemesis = Nemesis(self._house, rng, weather.length)
        ends = time.monotonic() + weather.seconds
        for number, kind in enumerate(plan(weather.kinds, weather.seed)):
            if time.monotonic() > ends and number >= len(weather.kinds):
                return
            fault = Happened(kind, asyncio.get_running_loop().time())
            self._history.faults.append(fault)
            self._say(f"{len(acks)} deeds acknowledged; fault {number + 1}: {kind}")
            await nemesis.strike(kind, fault)
            await self._progress(lambda: acks[-1] > fault.ended, playing)  # noqa: B023
            fault.recovered = next(at for at in acks if at > fault.ended)
            await asyncio.sleep(rng.uniform(*weather.gap))

    async def _harm(self, number: int) -> None:
        seed = self._weather.seed + 2 + number
        rng = Random(seed)
        for way in plan(self._weather.hostile, seed):
            await asyncio.sleep(ENEMIES * rng.uniform(0.2, 2.0))
            await harm(self._world, way)

    async def _progress(
        self, fits: Callable[[], bool], playing: Sequence[asyncio.Task[None]]
    ) -> None:
        """Wait until something is so, for as long as anybody gets on at all."""
        before, since = -1, time.monotonic()
        while not fits():
            for task in playing:
                if task.done():
                    task.result()
            if self._history.answered != before:
                before, since = self._history.answered, time.monotonic()
            assert time.monotonic() < since + PATIENCE, "nobody is answered any more"
            await asyncio.sleep(0.02)

    async def _go_home(self) -> None:
        for evening in self._evenings:
            await evening.close()
        for clerk in self._clerks:
            await clerk.person.close()
        await self._hooks.close()

    def _judge(self, seconds: float) -> Figures:
        people = [person for evening in self._evenings for person in evening.people]
        words = {person.id: person.hook for person in people if person.hook}
        lives = list(self._machine.lives.values())
        database = self._house.database
        figures = judge(self._world, database, words, lives, self._leftovers, seconds)
        self._received.close()
        return figures


async def _cancel(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task
