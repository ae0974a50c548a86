"""Where webhooks arrive: a small server that counts, and is moody for some who are called."""

from __future__ import annotations

import asyncio
import contextlib
import json
from random import Random
from typing import Any

import msgspec

HANG = 15.0
"""Seconds that a hanging answer is late."""


class Delivery(msgspec.Struct):
    """A notice that arrived; `taken` where it was answered as such."""

    word: str
    body: dict[str, Any]
    taken: bool


class Hooks:
    """Answers at `/calm/WORD`, `/moody/WORD` (fails or hangs at times), `/dead/…`, `/trickle/…`."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.deliveries: list[Delivery] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    def url(self, mood: str, word: str) -> str:
        return f"http://127.0.0.1:{self._port}/{mood}/{word}"

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        # Called off when the storm is over: nobody is to hear of that.
        quiet = (OSError, asyncio.IncompleteReadError, ValueError, asyncio.CancelledError)
        try:
            with contextlib.suppress(*quiet):
                await self._answer(reader, writer)
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *rest = head.split("\r\n")
        _, mood, word = first.split()[1].split("/")
        length = next(line for line in rest if line.lower().startswith("content-length:"))
        body = json.loads(await reader.readexactly(int(length.partition(":")[2])))
        if mood == "trickle":
            # A byte now and then, so that no single wait is long.
            for byte in b"HTTP/1.1 204 Very Late\r\n" * 20:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(1)
            return
        luck = {"moody": self._rng.random(), "dead": 0.1}.get(mood, 1.0)
        delivery = Delivery(word, body, luck >= 0.25)
        self.deliveries.append(delivery)
        if luck < 0.04:
            await asyncio.sleep(HANG)
        if luck < 0.08:
            return
        status = "500 Not Now" if luck < 0.25 else "204 Thanks"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        # Until the other side has read it: else it might never arrive.
        with contextlib.suppress(TimeoutError):
            writer.write_eof()
            async with asyncio.timeout(5):
                await reader.read()
