"""All bytes that honest people received, kept on disk for the search for secrets."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec


class Frame(msgspec.Struct, array_like=True):
    """One answer or message: to whom, from where, and its bytes."""

    person: str
    where: str
    body: bytes


class Received:
    """Frames one after the other in a file, each compressed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("ab")
        self.count = 0
        self.bytes = 0

    def keep(self, person: str, where: str, body: bytes) -> None:
        packed = zlib.compress(msgspec.msgpack.encode(Frame(person, where, body)), 1)
        self._file.write(len(packed).to_bytes(4, "big") + packed)
        self.count += 1
        self.bytes += len(body)

    def read(self) -> Iterator[Frame]:
        self._file.flush()
        with self._path.open("rb") as file:
            while head := file.read(4):
                packed = file.read(int.from_bytes(head, "big"))
                yield msgspec.msgpack.decode(zlib.decompress(packed), type=Frame)

    def close(self) -> None:
        self._file.close()
