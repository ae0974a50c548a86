"""The wires between the processes of a house and its PostgreSQL, one each, in a storm's hand."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

MODES = ("cut", "hold", "delay", "trickle")


class Wires:
    """A proxy process; each port is the wire of one process of the house."""

    def __init__(self, target: int, count: int) -> None:
        self._proxy = subprocess.Popen(
            [sys.executable, "-m", "tests.storm.proxy", str(target), str(count)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self._proxy.stdout is not None
        self.ports = [int(port) for port in self._proxy.stdout.readline().split()]

    def set(self, number: int, mode: str) -> None:
        assert self._proxy.stdin is not None
        assert self._proxy.stdout is not None
        self._proxy.stdin.write(f"{number} {mode}\n")
        self._proxy.stdin.flush()
        assert self._proxy.stdout.readline() == "done\n"

    @contextmanager
    def failing(self, numbers: list[int], mode: str) -> Iterator[None]:
        """Some of them fail in some way."""
        try:
            for number in numbers:
                self.set(number, mode)
            yield
        finally:
            for number in numbers:
                self.set(number, "pass")

    def close(self) -> None:
        # It ends when nobody is left to tell it something; so it does when we are killed.
        self._proxy.communicate(timeout=30)
