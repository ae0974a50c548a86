"""The faults: each does one kind of harm to a house, and ends it again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.storm.doors import Member
from tests.storm.history import Happened
from tests.storm.houses import StormHouse
from tests.storm.process import children
from tests.storm.wire import MODES

JUMP = 7200.0
"""Seconds that a clock is wrong, one way or the other."""


class Nemesis:
    """Harms one house. `length` is the seconds a fault lasts that has a length."""

    def __init__(self, house: StormHouse, rng: Random, length: tuple[float, float]) -> None:
        self._house = house
        self._rng = rng
        self._length = length

    async def strike(self, kind: str, fault: Happened) -> None:
        """Do it; `fault.ended` is set when the harm is over, though not yet mended."""
        await FAULTS[kind](self, fault)
        if not fault.ended:
            fault.ended = now()
        await self._house.mend()

    async def _last(self) -> None:
        await asyncio.sleep(self._rng.uniform(*self._length))

    async def _restart(self, member: Member, number: signal.Signals, fault: Happened) -> None:
        member.process.send(number)
        await member.ended()
        fault.ended = now()
        fault.opened.append(await member.reopen())

    async def kill_serve(self, fault: Happened) -> None:
        await self._restart(self._rng.choice(self._house.doors), signal.SIGKILL, fault)

    async def end_serve(self, fault: Happened) -> None:
        await self._restart(self._rng.choice(self._house.doors), signal.SIGTERM, fault)

    async def kill_all(self, fault: Happened) -> None:
        """Every process at once; only then does the house itself stand still."""
        for member in self._house.members:
            member.process.send(signal.SIGKILL)
        for member in self._house.members:
            await member.ended()
        fault.ended = now()
        fault.opened += await asyncio.gather(*[one.reopen() for one in self._house.members])

    async def kill_worker(self, fault: Happened) -> None:
        await self._restart(self._rng.choice(self._house.workers), signal.SIGKILL, fault)

    async def end_worker(self, fault: Happened) -> None:
        await self._restart(self._rng.choice(self._house.workers), signal.SIGTERM, fault)

    async def kill_thinker(self, fault: Happened) -> None:
        """A process in which a bot thinks, if one does now."""
        for member in self._house.workers or self._house.doors:
            for pid in children(member.process.pid):
                _signal([pid], signal.SIGKILL)

    async def pause_serve(self, fault: Happened) -> None:
        await self._pause([self._rng.choice(self._house.doors).process.pid])

    async def pause_worker(self, fault: Happened) -> None:
        await self._pause([self._rng.choice(self._house.workers).process.pid])

    async def pause_backends(self, fault: Happened) -> None:
        """Some of PostgreSQL's processes, with the locks they hold."""
        assert self._house.server is not None
        backends = self._house.server.backends()
        await self._pause(self._rng.sample(backends, max(1, len(backends) // 2)))

    async def pause_postgres(self, fault: Happened) -> None:
        server = self._house.server
        assert server is not None
        await self._pause([server.process.pid, *server.backends()])

    async def _pause(self, pids: list[int]) -> None:
        _signal(pids, signal.SIGSTOP)
        try:
            await self._last()
        finally:
            _signal(pids, signal.SIGCONT)

    async def kill_backend(self, fault: Happened) -> None:
        """One backend by -9: PostgreSQL then ends all of them and recovers."""
        assert self._house.server is not None
        _signal([self._rng.choice(self._house.server.backends())], signal.SIGKILL)

    async def kill_postgres(self, fault: Happened) -> None:
        assert self._house.server is not None
        self._house.server.kill()
        await self._last()

    async def stop_postgres(self, fault: Happened) -> None:
        assert self._house.server is not None
        await asyncio.to_thread(self._house.server.stop_at_once)
        await self._last()

    async def start_without_postgres(self, fault: Happened) -> None:
        """A door is killed and opens again while there is no database to be found."""
        assert self._house.server is not None
        await asyncio.to_thread(self._house.server.stop_at_once)
        door = self._rng.choice(self._house.doors)
        door.process.kill()
        door.start()
        await self._last()

    async def _wires(self, mode: str) -> None:
        wires = self._house.wires
        assert wires is not None
        numbers = list(range(len(wires.ports)))
        some = self._rng.sample(numbers, self._rng.randint(1, len(numbers)))
        with wires.failing(some, mode):
            await self._last()

    async def full_disk(self, fault: Happened) -> None:
        with self._house.full_disk():
            await self._last()

    async def clock_jump(self, fault: Happened) -> None:
        """The clocks of running processes are set wrong, and right again."""
        some = self._rng.sample(self._house.members, self._rng.randint(1, len(self._house.members)))
        for member in some:
            member.clock.ahead = self._rng.choice([-JUMP, JUMP])
        try:
            await self._last()
        finally:
            for member in some:
                member.clock.ahead = 0.0

    async def wrong_clock(self, fault: Happened) -> None:
        """A process starts on a machine whose clock is wrong; later it starts on a right one."""
        member = self._rng.choice(self._house.members)
        member.process.kill()
        member.clock.ahead = self._rng.choice([-JUMP, JUMP])
        fault.opened.append(await member.reopen())
        await self._last()
        member.clock.ahead = 0.0
        await self._restart(member, signal.SIGTERM, fault)


def _signal(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def now() -> float:
    return asyncio.get_running_loop().time()


def _wire(mode: str) -> Callable[[Nemesis, Happened], Awaitable[None]]:
    async def fail(nemesis: Nemesis, fault: Happened) -> None:
        await nemesis._wires(mode)

    return fail


FAULTS: dict[str, Callable[[Nemesis, Happened], Awaitable[None]]] = {
    "kill -9 serve": Nemesis.kill_serve,
    "SIGTERM serve": Nemesis.end_serve,
    "pause serve": Nemesis.pause_serve,
    "kill -9 all of the house": Nemesis.kill_all,
    "kill -9 a thinking bot": Nemesis.kill_thinker,
    "clock jumps": Nemesis.clock_jump,
    "started with a wrong clock": Nemesis.wrong_clock,
    "disk full": Nemesis.full_disk,
    "kill -9 worker": Nemesis.kill_worker,
    "SIGTERM worker": Nemesis.end_worker,
    "pause worker": Nemesis.pause_worker,
    "pause some backends": Nemesis.pause_backends,
    "pause PostgreSQL": Nemesis.pause_postgres,
    "kill -9 one backend": Nemesis.kill_backend,
    "kill -9 PostgreSQL": Nemesis.kill_postgres,
    "stop PostgreSQL at once": Nemesis.stop_postgres,
    "start without PostgreSQL": Nemesis.start_without_postgres,
    **{f"wire {mode}": _wire(mode) for mode in MODES},
}
ALONE = tuple(FAULTS)[:8]
"""Those that can come over a house of one process."""
EVERYWHERE = tuple(FAULTS)
