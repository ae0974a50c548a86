"""Choices as a line tells them: each once, and after that by the number it was told as.

What one may do, and what is closed to one, comes back again and again while others play in between.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

NUMBERED = ("moves", "blocked")
"""Fields of a message; each is counted by itself."""
MOST = 64
"""After so many things counting begins anew, on both sides."""
EACH = "each"


class Numbers:
    """What was told of one field on a line: not the things, which may be many, but their hashes."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}

    def change(self, things: list[bytes]) -> bytes:
        """The field as it is now: numbers of what was told, and what is new."""
        told: list[bytes] = []
        for thing in things:
            # In a browser `hash` alone has 32 bits.
            name = hash(thing) << 32 ^ crc32(thing)
            number = self._numbers.get(name)
            if number is None:
                if len(self._numbers) == MOST:
                    self._numbers.clear()
                self._numbers[name] = len(self._numbers)
                told.append(thing)
            else:
                told.append(b"%d" % number)
        return b'{"each":[' + b",".join(told) + b"]}"


class Things:
    """The other side: what was heard, by field and number."""

    def __init__(self) -> None:
        self._heard: dict[str, list[Any]] = {name: [] for name in NUMBERED}

    def changed(self, name: str, each: list[Any]) -> list[Any]:
        """The field as it is now."""
        heard = self._heard[name]
        now: list[Any] = []
        for thing in each:
            if isinstance(thing, int):
                now.append(heard[thing])
                continue
            if len(heard) == MOST:
                heard.clear()
            heard.append(thing)
            now.append(thing)
        return now
