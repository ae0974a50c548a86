"""What a long command is at, on stderr: a line in a terminal, lines now and then in a log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Self, TypeVar

from quattrocento.cleaning import clean
from quattrocento.lab.progress import StatusLine

T = TypeVar("T")


class Busy:
    """Says what is being done until it is done.

    >>> with Busy("counting") as busy:
    ...     sum(busy.counting([1, 2, 3], "numbers"))
    6
    """

    def __init__(self, what: str) -> None:
        self._line = StatusLine()
        self.say(what)

    def __enter__(self) -> Self:
        return self

    def say(self, what: str) -> None:
        """What is done now."""
        self._line.say(f"{clean(what)} …")

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
        self._line.clear()
