"""How far many games are, and how many are played a second: one line, or lines in a log."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

SOON, EVERY = 2.0, 30.0
"""Seconds until the first line, and between two, where nobody looks at a terminal."""
OFTEN = 0.1
"""And between two where somebody does."""


class StatusLine:
    """A line on stderr: rewritten in a terminal until it is cleared, told anew in a log."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._next = 0.0 if self._shown else time.monotonic() + SOON

    def say(self, what: str) -> None:
        """What is done now; a log is told after two seconds, then every half minute at most."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + (OFTEN if self._shown else EVERY)
        print(
            f"\r\x1b[K{what}" if self._shown else what,
            end="" if self._shown else "\n",
            file=sys.stderr,
            flush=True,
        )

    def clear(self) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


class Progress:
    """Shown on stderr while games are played; says at the end how many it were a second."""

    def __init__(self, total: int, done: int) -> None:
        self._total = total
        self._before = done
        self._count = done
        self._started = time.monotonic()
        self._line = StatusLine()

    def __enter__(self) -> Self:
        return self

    def advance(self) -> None:
        """One more game is finished."""
        self._count += 1
        self._line.say(f"{self._count:,} of {self._total:,} games, {self._rate()}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._line.clear()
        played = self._count - self._before
        if played:
            took = time.monotonic() - self._started
            print(f"{played:,} games in {took:.1f} s, {self._rate()}", file=sys.stderr)

    def _rate(self) -> str:
        took = max(time.monotonic() - self._started, 1e-6)
        rate = (self._count - self._before) / took
        return f"{rate:.0f} a second" if rate >= 10 else f"{rate * 60:.0f} a minute"
