"""A house in a process of its own, for what a test cannot do to itself."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

import httpx

from tests.patience import Wait, patience

OPENING = 60.0
"""Seconds in which a process that lives has opened."""


def quattrocento(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command as a person runs it, to its end."""
    command = [sys.executable, "-m", "quattrocento.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=patience(60))


class HouseProcess:
    """Started with arguments of Python, reached at `url`, ended at the end."""

    def __init__(
        self,
        arguments: Callable[[int], list[str]],
        limit: Callable[[], None] | None = None,
        port: int = 0,
    ) -> None:
        with socket.create_server(("127.0.0.1", port)) as free:
            port = free.getsockname()[1]
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [sys.executable, *arguments(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=limit,
        )
        try:
            self._wait_until_open()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def _wait_until_open(self) -> None:
        wait = Wait(OPENING)
        http = httpx.Client(trust_env=False, verify=False)
        while not wait.over:
            try:
                if http.get(f"{self.url}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
            assert self.process.poll() is None, self.output()
        raise AssertionError("the house did not open")

    def output(self) -> str:
        """What it wrote, once it has ended."""
        return self.process.communicate(timeout=patience())[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.communicate(timeout=patience())
        finally:
            # Also one that does not want to end leaves with the test.
            self.process.kill()
            self.process.wait()
