"""What a long command is at, on stderr: a turning sign in a terminal, a line in a log."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Self, TypeVar

from rich.status import Status

from quattrocento.lab.progress import EVERY, SOON
from quattrocento.terminal.consoles import CleanConsole

T = TypeVar("T")


class Busy:
    """Says what is being done until it is done.

    >>> with Busy("counting") as busy:
    ...     sum(busy.counting([1, 2, 3], "numbers"))
    6
    """

    def __init__(self, what: str) -> None:
        console = CleanConsole(stderr=True)
        self._status: Status | None = None
        if console.is_terminal:
            self._status = Status(f"{what} …", console=console)
        self._next = time.monotonic() + SOON

    def __enter__(self) -> Self:
        if self._status is not None:
            self._status.start()
        return self

    def say(self, what: str) -> None:
        """What is done now; a log is told after two seconds, then every half minute at most."""
        if self._status is not None:
            self._status.update(f"{what} …")
        elif time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY
            print(f"{what} …", file=sys.stderr)

    def counting(self, items: Iterable[T], noun: str) -> Iterator[T]:
        """The items as they come, told how many there were."""
        for count, item in enumerate(items, start=1):
            yield item
            self.say(f"{count:,} {noun}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._status is not None:
            self._status.stop()
