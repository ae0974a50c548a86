"""The sheet that observations are written on: 16-bit whole numbers that NumPy can look at."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Sheet:
    """Numbers written one after the other, from `at` on.

    The memory stays where it is: an array made once with `numpy.frombuffer(sheet.values,
    "int16")` shows whatever is written later.
    """

    __slots__ = ("at", "values")

    def __init__(self, size: int) -> None:
        self.values: Final[vec[i16]] = vec[i16]([0] * size)
        self.at: i64 = 0

    def put(self, value: int) -> None:
        self.values[self.at] = i16(value)
        self.at += 1

    def many(self, values: list[int]) -> None:
        out = self.values
        at = self.at
        for value in values:
            out[at] = i16(value)
            at += 1
        self.at = at

    def padded(self, values: tuple[int, ...], count: int) -> None:
        """So many numbers; -1 where there are none yet."""
        out = self.values
        at = self.at
        for value in values:
            out[at] = i16(value)
            at += 1
        end = self.at + count
        while at < end:
            out[at] = -1
            at += 1
        self.at = at

    def turned(self, values: list[int], first: int) -> None:
        """All of a list, from one place on and around."""
        out = self.values
        at = self.at
        start: i64 = first
        end: i64 = len(values)
        place = start
        while place < end:
            out[at] = i16(values[place])
            at += 1
            place += 1
        place = 0
        while place < start:
            out[at] = i16(values[place])
            at += 1
            place += 1
        self.at = at

    def places(self, values: list[int], places: list[int]) -> None:
        """The values at some places of a list."""
        out = self.values
        at = self.at
        for place in places:
            out[at] = i16(values[i64(place)])
            at += 1
        self.at = at

    def bits(self, mask: int, count: int) -> None:
        """1 or 0 for each bit, the lowest first."""
        out = self.values
        at = self.at
        end = at + count
        left: i64 = mask
        while at < end:
            out[at] = i16(left & 1)
            left >>= 1
            at += 1
        self.at = at

    def sum_bits(self, one: int, other: int, count: int) -> None:
        """For each bit, in how many of two masks it is set."""
        out = self.values
        at = self.at
        end = at + count
        left: i64 = one
        right: i64 = other
        while at < end:
            out[at] = i16((left & 1) + (right & 1))
            left >>= 1
            right >>= 1
            at += 1
        self.at = at

    def blank(self, count: int, value: int = 0) -> None:
        out = self.values
        at = self.at
        end = at + count
        fill = i16(value)
        while at < end:
            out[at] = fill
            at += 1
        self.at = at

    def counts(self, mask: int, kinds: tuple[int, ...], count: int) -> None:
        """Of each kind, how many of the things whose bits are set."""
        start = self.at
        self.blank(count)
        out = self.values
        while mask:
            bit = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            out[start + kinds[bit]] += 1

    def mapped(self, values: list[int], table: list[int]) -> None:
        """The entry of a table for each value; -1 and -2 stand at the table's end."""
        out = self.values
        at = self.at
        for value in values:
            out[at] = i16(table[value])
            at += 1
        self.at = at
