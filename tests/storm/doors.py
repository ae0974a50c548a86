"""The processes of a house in a storm: they are killed, and a service manager starts them again."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from tests.storm.clock import Clock
from tests.storm.process import Process, handles
from tests.storm.server import PATIENCE


class Member:
    """One `serve` or `worker`, through all its lives."""

    def __init__(
        self, name: str, folder: Path, mark: str, given: Sequence[str], env: dict[str, str]
    ) -> None:
        self.name = name
        self.role = given[0]
        self._mark = mark
        self._given = list(given)
        self._env = env
        self.log = folder / f"{name}.log"
        self.clock = Clock(folder / f"{name}.clock")
        self.lives = 0
        self.at_opening = 0
        """Files and connections it had open then."""
        self.url = ""
        if self.role == "serve":
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            self._given += ["--port", str(port)]
            self.url = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        self.lives += 1
        self._offset = self.log.stat().st_size if self.log.exists() else 0
        command = [sys.executable, "-m", "tests.storm.launch", str(self.clock.path), *self._given]
        self.process = Process(
            command, self.log, self._mark, end=signal.SIGKILL, environment=self._env
        )

    async def until_open(self) -> float:
        """Wait, also on a busy machine; gives the seconds. One that ended is started again."""
        began = time.monotonic()
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            while time.monotonic() < began + PATIENCE:
                if not self.process.alive:
                    await asyncio.sleep(0.2)
                    self.start()
                if await self._is_open(http):
                    self.at_opening = handles(self.process.pid)
                    return time.monotonic() - began
                await asyncio.sleep(0.05)
        raise AssertionError(f"{self.name} does not open; {self.log} says why")

    async def _is_open(self, http: httpx.AsyncClient) -> bool:
        if self.role == "worker":
            with self.log.open("rb") as log:
                log.seek(self._offset)
                return b"ready" in log.read()
        try:
            return (await http.get(f"{self.url}/api/health")).status_code == 200
        except httpx.TransportError:
            return False

    async def reopen(self) -> float:
        self.start()
        return await self.until_open()

    async def ended(self) -> int:
        """Wait until it has ended by itself; gives how."""
        return await asyncio.to_thread(self.process.wait, PATIENCE)
