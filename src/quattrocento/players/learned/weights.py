"""The file of a network: a line of JSON that tells where it comes from, then its numbers."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from typing import Any, Final, final

from quattrocento.kernel.errors import QuattrocentoError

MAGIC: Final = b"quattrocento network 1\n"
PARTS: Final = (
    ("low", "h"),
    ("high", "h"),
    ("widths", "i"),
    ("rows", "i"),
    ("table", "b"),
    ("bias", "h"),
    ("second", "h"),
    ("second_bias", "i"),
    ("last", "f"),
    ("last_bias", "f"),
)
"""The numbers of a network in the order of the file, with their machine types."""


@final
class Weights:
    """All numbers of a network, and what is told about it.

    - `low`, `high`, `widths`: of each column the least and the greatest number that is told
      apart, and how many entries of `rows` are its own;
    - `rows`: the row of the table for each number of each column, -1 where nothing is added;
    - `table`: `hidden` numbers a row; `bias`: as many for each number of seats;
    - `second`, `second_bias`: the second layer, `inner` numbers for each hidden one;
    - `last`, `last_bias`: for each inner number the corrections of all seats, then the chances.
    """

    def __init__(self, told: dict[str, Any], parts: dict[str, Any]) -> None:
        self.told: Final = told
        self.parts: Final = parts

    def number(self, name: str) -> int:
        value: int = self.told[name]
        return value

    def part(self, name: str) -> Any:
        return self.parts[name]

    def dumps(self) -> bytes:
        """The file."""
        told = self.told | {name: len(self.parts[name]) for name, _ in PARTS}
        numbers = b"".join(_little(self.parts[name]).tobytes() for name, _ in PARTS)
        head = json.dumps(told, ensure_ascii=False, sort_keys=True).encode()
        return MAGIC + head + b"\n" + zlib.compress(numbers, 9)


def read_weights(data: bytes) -> Weights:
    """The network of a file; refused where it is none, or is damaged."""
    if not data.startswith(MAGIC):
        raise QuattrocentoError("this file is no network of this program")
    head, _, body = data[len(MAGIC) :].partition(b"\n")
    try:
        told = json.loads(head)
        numbers = zlib.decompress(body)
        parts: dict[str, Any] = {}
        at = 0
        for name, kind in PARTS:
            part = array(kind)
            end = at + told[name] * part.itemsize
            part.frombytes(numbers[at:end])
            if len(part) != told[name]:
                raise ValueError(name)
            parts[name] = _little(part)
            at = end
        if at != len(numbers):
            raise ValueError("length")
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise QuattrocentoError(f"the file of the network is damaged ({error})") from None
    return Weights(told, parts)


def _little(part: Any) -> Any:
    """The numbers with the least byte first, as they lie in the file."""
    if sys.byteorder == "big":
        part = part[:]
        part.byteswap()
    return part
