"""How far many games are, and how many are played a second: a bar, or lines in a log."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from rich import progress as rich
from rich.console import Console

SOON, EVERY = 2.0, 30.0
"""Seconds until the first line, and between two, where nobody looks at a terminal."""


class Progress:
    """Shown on stderr while games are played; says at the end how many it were a second."""

    def __init__(self, total: int, done: int) -> None:
        self._total = total
        self._before = done
        self._count = done
        self._started = time.monotonic()
        self._next = self._started + SOON
        self._bar: rich.Progress | None = None
        self._task = rich.TaskID(0)

    def __enter__(self) -> Self:
        console = Console(stderr=True)
        if console.is_terminal:
            columns = (
                rich.TextColumn("games"),
                rich.BarColumn(),
                rich.MofNCompleteColumn(),
                rich.TextColumn("{task.fields[rate]}"),
                rich.TimeRemainingColumn(),
            )
            self._bar = rich.Progress(*columns, console=console, transient=True)
            self._task = self._bar.add_task(
                "games", total=self._total, completed=self._count, rate=""
            )
            self._bar.start()
        return self

    def advance(self) -> None:
        """One more game is finished."""
        self._count += 1
        if self._bar is not None:
            self._bar.update(self._task, advance=1, rate=self._rate())
        elif time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY
            print(f"{self._count:,} of {self._total:,} games, {self._rate()}", file=sys.stderr)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
        played = self._count - self._before
        if played:
            took = time.monotonic() - self._started
            print(f"{played:,} games in {took:.1f} s, {self._rate()}", file=sys.stderr)

    def _rate(self) -> str:
        took = max(time.monotonic() - self._started, 1e-6)
        rate = (self._count - self._before) / took
        return f"{rate:.0f} a second" if rate >= 10 else f"{rate * 60:.0f} a minute"
