"""A wire that can fail: a TCP proxy of several ports before one server, told by lines on stdin.

`2 hold` holds back all bytes of port number 2; the other words are `pass`, `cut`, `delay`, and
`trickle`. Run as a program: the server's port and how many ports there are to be.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys

CHUNK = 65536
DELAY = 0.15
"""Seconds that a delayed chunk is late."""
DROP = 48
"""Bytes at a time of a trickle."""
PAUSE = 0.02


class Port:
    """One way to the server, and what becomes of bytes on it."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._open = asyncio.Event()
        self._open.set()
        self._mode = "pass"
        self._writers: set[asyncio.StreamWriter] = set()

    def set(self, mode: str) -> None:
        self._mode = mode
        if mode == "hold":
            self._open.clear()
        else:
            self._open.set()
        if mode == "cut":
            for writer in list(self._writers):
                writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if self._mode == "cut":
                return
            await self._open.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            self._writers.add(back)
            try:
                ways = [self._carry(reader, back), self._carry(there, writer)]
                tasks = [asyncio.create_task(way) for way in ways]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
            finally:
                self._writers.discard(back)
                back.transport.abort()
        except OSError:
            pass
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                await self._open.wait()
                if self._mode == "delay":
                    await asyncio.sleep(DELAY)
                while self._mode == "trickle" and len(chunk) > DROP:
                    writer.write(chunk[:DROP])
                    await writer.drain()
                    chunk = chunk[DROP:]
                    await asyncio.sleep(PAUSE)
                writer.write(chunk)
                await writer.drain()


async def main(target: int, count: int) -> None:
    ports = [Port(target) for _ in range(count)]
    servers = [await asyncio.start_server(port.serve, "127.0.0.1", 0) for port in ports]
    print(*[server.sockets[0].getsockname()[1] for server in servers], flush=True)
    orders = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while line := await orders.readline():
        number, mode = line.decode().split()
        ports[int(number)].set(mode)
        print("done", flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
