"""The sheet that observations are written on: 16-bit whole numbers that NumPy can look at."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Sheet:
    """Rows of numbers, written one after the other from `at` on.

    The memory stays where it is: an array made once with `numpy.frombuffer(sheet.values,
    "int16")` shows whatever is written later. Of each row the sheet remembers so many tuples
    and masks that were written there: what lies there already need not be written again.
    """

    __slots__ = (
        "_lying",
        "_masks",
        "_next",
        "_next_mask",
        "_row_masks",
        "_size",
        "_tuples",
        "at",
        "values",
    )

    def __init__(self, rows: int, size: int, tuples: int = 0, masks: int = 0) -> None:
        self.values: Final[vec[i16]] = vec[i16]([0] * (rows * size))
        self.at: i64 = 0
        self._size: Final[i64] = size
        self._tuples: Final[i64] = tuples
        self._lying: Final[list[object]] = [None] * (rows * tuples)
        self._next: i64 = 0
        self._row_masks: Final[i64] = masks
        # No mask is -1, so that the first one is written.
        self._masks: Final[vec[i64]] = vec[i64]([-1] * (rows * masks))
        self._next_mask: i64 = 0

    def begin(self, row: i64) -> None:
        """Go to the beginning of a row."""
        self.at = row * self._size
        self._next = row * self._tuples
        self._next_mask = row * self._row_masks

    def lies(self, values: object, size: int, alike: bool = True) -> bool:
        """Whether this very tuple (or bytes) lies here and would be written `alike`.

        If so, its `size` numbers are passed over; if not, they are to be written now.
        """
        place = self._next
        self._next = place + 1
        if alike and self._lying[place] is values:
            self.at += size
            return True
        self._lying[place] = values
        return False

    def _mask_lies(self, mask: i64, size: i64) -> bool:
        """Whether this mask was written here the last time; if so, it is passed over."""
        place = self._next_mask
        self._next_mask = place + 1
        if self._masks[place] == mask:
            self.at += size
            return True
        self._masks[place] = mask
        return False

    def kept_bits(self, mask: int, count: int) -> None:
        """`bits`, unless they lie here already."""
        if not self._mask_lies(mask, count):
            self.bits(mask, count)

    def kept_counts(self, mask: int, kinds: vec[i64], count: int) -> None:
        """`counts`, unless they lie here already; the kinds are the same every time."""
        if not self._mask_lies(mask, count):
            self.counts(mask, kinds, count)

    def kept_sum_bits(self, one: int, other: int, count: int) -> None:
        """`sum_bits`, unless they lie here already; counts as two masks."""
        masks = self._masks
        place = self._next_mask
        self._next_mask = place + 2
        if masks[place] == one and masks[place + 1] == other:
            self.at += count
            return
        masks[place] = one
        masks[place + 1] = other
        self.sum_bits(one, other, count)

    def unkept(self) -> None:
        """Where a mask mostly lies, something else is written now."""
        self._masks[self._next_mask] = -1
        self._next_mask += 1

    def put(self, value: int) -> None:
        self.values[self.at] = i16(value)
        self.at += 1

    def five(self, one: int, two: int, three: int, four: int, five: int) -> None:
        """Five numbers: sooner done than one after the other."""
        out = self.values
        at = self.at
        out[at] = i16(one)
        out[at + 1] = i16(two)
        out[at + 2] = i16(three)
        out[at + 3] = i16(four)
        out[at + 4] = i16(five)
        self.at = at + 5

    def many(self, values: list[int]) -> None:
        out = self.values
        at = self.at
        value: i16
        for value in values:
            out[at] = value
            at += 1
        self.at = at

    def padded(self, values: tuple[int, ...], count: int) -> None:
        """So many numbers; -1 where there are none yet."""
        out = self.values
        at = self.at
        end = at + count
        for value in values:
            out[at] = i16(value)
            at += 1
        while at < end:
            out[at] = -1
            at += 1
        self.at = at

    def seated(self, order: tuple[int, ...], table: vec[i16], count: int) -> None:
        """The entry of a table for each of so many; -1 where there are none yet.

        For -1, which is nobody, it is the table's last entry.
        """
        out = self.values
        at = self.at
        end = at + count
        for value in order:
            out[at] = table[i64(value)]
            at += 1
        while at < end:
            out[at] = -1
            at += 1
        self.at = at

    def turned(self, values: tuple[int, ...], table: vec[i16]) -> None:
        """All of a row, each at the place that a table has for it."""
        out = self.values
        at = self.at
        for number, value in enumerate(values):
            out[at + i64(table[i64(number)])] = i16(value)
        self.at = at + len(values)

    def laid(self, values: tuple[int, ...], where: vec[i64], first: i64) -> None:
        """Each value at its own place, counted from `first`; -1 leaves it out."""
        out = self.values
        for number, value in enumerate(values):
            place = where[i64(number)]
            if place >= 0:
                out[first + place] = i16(value)

    def laid_bytes(self, values: bytes, where: vec[i64], first: i64) -> None:
        """The same of bytes."""
        out = self.values
        count: i64 = len(values)
        number: i64 = 0
        while number < count:
            place = where[number]
            if place >= 0:
                out[first + place] = i16(values[number])
            number += 1

    def laid_mapped(
        self, values: tuple[int, ...], where: vec[i64], first: i64, table: vec[i16]
    ) -> None:
        """The entry of a table for each value, at its own place as in `laid`."""
        out = self.values
        for number, value in enumerate(values):
            place = where[i64(number)]
            if place >= 0:
                out[first + place] = table[i64(value)]

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

    def counts(self, mask: int, kinds: vec[i64], count: int) -> None:
        """Of each kind, how many of the things whose bits are set."""
        start = self.at
        self.blank(count)
        out = self.values
        left: i64 = mask
        bit: i64 = 0
        while left:
            if left & 1:
                out[start + kinds[bit]] += 1
            left >>= 1
            bit += 1

    def mapped(self, values: list[int], table: vec[i16]) -> None:
        """The entry of a table for each value; -1 and -2 stand at the table's end."""
        out = self.values
        at = self.at
        value: i64
        for value in values:
            out[at] = table[value]
            at += 1
        self.at = at


def ones(mask: int) -> int:
    """How many bits of a mask are set."""
    left: i64 = mask
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return count
