"""A clock that can be set while a program runs: eight bytes in a file that both sides see."""

from __future__ import annotations

import mmap
import struct
import time
from pathlib import Path


class Clock:
    """How many seconds a program's clock is ahead of the machine's."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(8))
        self.path = path
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 8)

    @property
    def ahead(self) -> float:
        seconds: float = struct.unpack("d", self._shared[:8])[0]
        return seconds

    @ahead.setter
    def ahead(self, seconds: float) -> None:
        self._shared[:8] = struct.pack("d", seconds)


def follow(path: Path) -> None:
    """Let this program's time of day go by such a clock from now on."""
    clock, real = Clock(path), time.time

    def shifted() -> float:
        return real() + clock.ahead

    setattr(time, "time", shifted)  # noqa: B010
