"""The load of `bench house`: people at many tables, over real WebSocket connections.

Run as a process of its own; prints one JSON object with what it measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from quattrocento.table.numbers import Things


class Choice(msgspec.Struct):
    """A legal move in a message."""

    move: list[str | int]


class Each(msgspec.Struct, frozen=True):
    """Choices that are new, and the numbers of others."""

    each: list[int | Choice] = []


class Changes(msgspec.Struct, frozen=True):
    """As much of what changes as the load looks at: each thing in a list of its own."""

    seat: list[int | None] = []
    moves: Each | None = None
    over: list[bool] = []


class Said(msgspec.Struct):
    """A message, or what has changed since the last one."""

    version: int = -1
    after: int = -1
    seat: int | None = None
    moves: list[Choice] = []
    over: bool = False
    changes: Changes = Changes()
    done: list[str] = []
    error: str = ""


_read = msgspec.json.Decoder(Said).decode


class LoadScreen:
    """One person's line to a table: what is told there, and how many bytes it takes."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.version = -1
        self.seat: int | None = None
        self.moves: list[Choice] = []
        self._things = Things()
        self.over = False
        self.bytes = 0
        self.done = ""
        """The key of what was done last."""

    async def hear(self, version: int) -> None:
        """Listen until a version has come."""
        while self.version < version:
            await self._hear()

    async def answered(self, key: str) -> None:
        """Listen until what was sent is done."""
        while self.done != key:
            await self._hear()

    async def _hear(self) -> None:
        told = await self._line.recv(decode=False)
        self.bytes += len(told)
        said = _read(told)
        if said.error:
            raise RuntimeError(f"a move was refused: {said.error}")
        if said.version < 0:
            return
        self.version = said.version
        self.done = said.done[-1] if said.done else self.done
        if said.after < 0:
            self.seat, self.moves, self.over = said.seat, said.moves, said.over
            return
        changes = said.changes
        self.seat = changes.seat[0] if changes.seat else self.seat
        if changes.moves is not None:
            self.moves = self._things.changed("moves", changes.moves.each)
        self.over = changes.over[0] if changes.over else self.over

    async def move(self, rng: random.Random) -> str:
        """Make a legal move; gives its key."""
        key = f"{rng.getrandbits(64):016x}"
        wish = {
            "do": "move",
            "seat": self.seat,
            "version": self.version,
            "move": rng.choice(self.moves).move,
            "key": key,
        }
        await self._line.send(msgspec.json.encode(wish).decode())
        return key


class Caller:
    """One person's HTTP connection, kept open."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "localhost", parts.port or 80
        self._cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: dict[str, Any]) -> tuple[int, bytes]:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        content = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nX-Quattrocento: 1\r\n"
            f"Content-Type: application/json\r\nCookie: {self._cookie}\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self._cookie = value.strip().split(";")[0]
        return int(lines[0].split(" ")[1]), await self._reader.readexactly(length)

    async def call(self, path: str, body: dict[str, Any]) -> Any:
        status, content = await self.post(path, body)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {content[:200]!r}")
        return json.loads(content)

    def listen(self, table: str) -> Any:
        url = f"ws://{self._host}:{self._port}/api/tables/{table}/live?changes=true"
        headers = {"Cookie": self._cookie}
        return connect(url, additional_headers=headers, compression=None, max_size=None)


class Load:
    """Plays at every table at once: whoever decides moves, and the other one's screen is timed."""

    def __init__(self, urls: list[str], tables: int, pause: float, pids: list[int]) -> None:
        self._urls = urls
        self._pids = pids
        self._count = tables
        self._pause = pause
        self.waits: list[float] = []
        self.heard = 0
        """Bytes of what was told meanwhile."""
        self._measuring = False

    async def run(self, seconds: float) -> dict[str, Any]:
        tables = [await self._set_up(number) for number in range(self._count)]
        playing = [asyncio.create_task(self._play(*table)) for table in tables]
        await asyncio.sleep(min(2.0, seconds / 4))
        self._measuring = True
        began, spent = time.perf_counter(), self._spent()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        spent = self._spent() - spent
        waits = sorted(self.waits)
        for task in playing:
            task.cancel()
        failures = [
            outcome
            for outcome in await asyncio.gather(*playing, return_exceptions=True)
            if not isinstance(outcome, asyncio.CancelledError)
        ]
        if not waits:
            raise RuntimeError("nobody has moved: measure for longer")
        if failures:
            raise RuntimeError(f"{len(failures)} tables failed: {failures[0]!r}")
        return {
            "moves": len(waits),
            "seconds": took,
            "p50_ms": waits[len(waits) // 2] * 1000,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
            "bytes": self.heard / len(waits) / 2,
            "cpu_us": spent / len(waits) * 1e6 if spent else None,
        }

    def _spent(self) -> float:
        return sum(cpu_seconds(pid) for pid in self._pids)

    async def _set_up(self, table: int) -> tuple[str, list[Caller]]:
        """Two people; where the house has several processes, each comes in by another one."""
        urls = [self._urls[(table + seat) % len(self._urls)] for seat in (0, 1)]
        callers = [Caller(url) for url in urls]
        for number, caller in enumerate(callers):
            await caller.call("/api/guests", {"name": f"Guest {number}"})
        return await self._open(callers), callers

    async def _open(self, callers: list[Caller]) -> str:
        return await open_table(callers, "signorie")

    async def _play(self, table: str, callers: list[Caller]) -> None:
        rng = random.Random(table)
        while True:
            async with callers[0].listen(table) as first, callers[1].listen(table) as second:
                await self._game([LoadScreen(first), LoadScreen(second)], rng)
            table = await self._open(callers)

    async def _game(self, screens: list[LoadScreen], rng: random.Random) -> None:
        for screen in screens:
            await screen.hear(0)
        while not screens[0].over:
            if self._pause:
                await asyncio.sleep(self._pause * rng.uniform(0.5, 1.5))
            mover, other = screens if screens[0].moves else reversed(screens)
            version, heard = mover.version + 1, mover.bytes + other.bytes
            began = time.perf_counter()
            await mover.move(rng)
            await other.hear(version)
            took = time.perf_counter() - began
            await mover.hear(version)
            if self._measuring:
                self.waits.append(took)
                self.heard += mover.bytes + other.bytes - heard


async def open_table(callers: list[Caller], game: str) -> str:
    """A table at which these people sit, and which has begun."""
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in callers[1:]]]
    table: str = (await callers[0].call("/api/tables", {"game": game, "seats": seats}))["table"][
        "id"
    ]
    for caller in callers[1:]:
        await caller.call(f"/api/tables/{table}/join", {})
    await callers[0].call(f"/api/tables/{table}/start", {})
    return table


async def bytes_heard(url: str, game: str, seats: int, moves: int) -> float:
    """Mean bytes that a screen hears of a random move, after the first message."""
    callers = [Caller(url) for _ in range(seats)]
    for number, caller in enumerate(callers):
        await caller.call("/api/guests", {"name": f"Guest {number}"})
    table = await open_table(callers, game)
    rng = random.Random(game)
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(caller.listen(table)) for caller in callers]
        screens = [LoadScreen(line) for line in lines]
        for screen in screens:
            await screen.hear(0)
        first, made = sum(screen.bytes for screen in screens), 0
        while made < moves and not screens[0].over:
            mover = next(screen for screen in screens if screen.moves)
            # Where all choose at once a choice does not count the version up.
            await mover.answered(await mover.move(rng))
            for screen in screens:
                await screen.hear(mover.version)
            made += 1
        return (sum(screen.bytes for screen in screens) - first) / made / seats


def cpu_seconds(pid: int) -> float:
    """The time a process has had on the processors so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop where there is one, so that the load is not what is measured."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main() -> None:
    urls, tables, seconds, pause, pids = sys.argv[1:]
    servers = [int(pid) for pid in pids.split(",")]
    load = Load(urls.split(","), int(tables), float(pause), servers)
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        print(json.dumps(runner.run(load.run(float(seconds)))))


if __name__ == "__main__":
    main()
