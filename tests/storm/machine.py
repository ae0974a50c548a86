"""Samples of the processes: memory and handles, beside how many moves were acknowledged by then."""

from __future__ import annotations

import asyncio
import statistics

import msgspec

from tests.storm.history import History
from tests.storm.houses import StormHouse
from tests.storm.process import handles, memory

EVERY = 1.0
WARM = 15
"""Samples after which a process has loaded what it needs."""
MOVES = 300
"""Moves over which growth is worth a figure."""


class Sample(msgspec.Struct):
    """A process at a moment."""

    acks: int
    memory: int
    handles: int


class Life:
    """One process from its start to its end."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self.samples: list[Sample] = []

    @property
    def peak(self) -> int:
        return max((one.memory for one in self.samples), default=0)

    @property
    def growth(self) -> float | None:
        """Bytes a thousand moves of the whole house, once it was warm; None of a short life."""
        warm = self.samples[WARM:]
        if len(warm) < 2 or warm[-1].acks - warm[0].acks < MOVES:
            return None
        line = statistics.linear_regression(
            [one.acks for one in warm], [one.memory for one in warm]
        )
        return line.slope * 1000


class Machine:
    """Looks at every process again and again."""

    def __init__(self, house: StormHouse, history: History) -> None:
        self._house = house
        self._history = history
        self.lives: dict[tuple[str, int], Life] = {}

    async def watch(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(EVERY)

    def look(self) -> None:
        for one in self._house.members:
            size = memory(one.process.pid) if one.process.alive else 0
            if size:
                life = self.lives.setdefault((one.name, one.lives), Life(one.name, one.lives))
                count = len(self._history.acks)
                life.samples.append(Sample(count, size, handles(one.process.pid)))
