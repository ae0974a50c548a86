"""The load of `bench house`: people at many tables, over real HTTP and WebSocket connections.

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
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    """A legal move in a message."""

    move: list[str | int]


class Heard(msgspec.Struct):
    """As much of a message as the load looks at."""

    version: int = -1
    seat: int | None = None
    moves: list[Choice] = []
    over: bool = False


_read = msgspec.json.Decoder(Heard).decode


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
        url = f"ws://{self._host}:{self._port}/api/tables/{table}/live"
        headers = {"Cookie": self._cookie}
        return connect(url, additional_headers=headers, compression=None, max_size=None)


class Load:
    """Plays at every table at once: whoever decides posts, and the other one's screen is timed."""

    def __init__(self, urls: list[str], tables: int, pause: float, pids: list[int]) -> None:
        self._urls = urls
        self._pids = pids
        self._count = tables
        self._pause = pause
        self.waits: list[float] = []
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
        body = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table: str = (await callers[0].call("/api/tables", body))["table"]["id"]
        await callers[1].call(f"/api/tables/{table}/join", {})
        await callers[0].call(f"/api/tables/{table}/start", {})
        return table

    async def _play(self, table: str, callers: list[Caller]) -> None:
        rng = random.Random(table)
        while True:
            async with callers[0].listen(table) as first, callers[1].listen(table) as second:
                await self._game(table, callers, [first, second], rng)
            table = await self._open(callers)

    async def _game(
        self, table: str, callers: list[Caller], lines: list[ClientConnection], rng: random.Random
    ) -> None:
        heard = [await _hear(line, 0) for line in lines]
        number = 0
        while not heard[0].over:
            if self._pause:
                await asyncio.sleep(self._pause * rng.uniform(0.5, 1.5))
            seat = 0 if heard[0].moves else 1
            version = heard[seat].version
            number += 1
            body = {
                "seat": seat,
                "version": version,
                "move": rng.choice(heard[seat].moves).move,
                "key": f"{table}-{number}",
            }
            began = time.perf_counter()
            posting = asyncio.create_task(callers[seat].post(f"/api/tables/{table}/moves", body))
            other = await _hear(lines[1 - seat], version + 1)
            if self._measuring:
                self.waits.append(time.perf_counter() - began)
            status, content = await posting
            if status != 200:
                raise RuntimeError(f"a move was answered {status}: {content[:200]!r}")
            mine = await _hear(lines[seat], version + 1)
            heard = [mine, other] if seat == 0 else [other, mine]


async def _hear(line: ClientConnection, version: int) -> Heard:
    """The next message of at least a version."""
    while True:
        heard = _read(await line.recv(decode=False))
        if heard.version >= version:
            return heard


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
