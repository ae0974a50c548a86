"""JSON as a table writes and reads it: by Python's own means, or by quicker ones of its host."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any


def _fields(value: object) -> dict[str, Any]:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} is not written as JSON")


class _Means:
    """What writes and reads for every table of this process."""

    def __init__(self) -> None:
        write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_fields).encode
        self.encode: Callable[[object], bytes] = lambda value: write(value).encode()
        self.decode: Callable[[bytes | str], Any] = json.loads


_means = _Means()


def write_by(encode: Callable[[object], bytes], decode: Callable[[bytes | str], Any]) -> None:
    """From now on, write and read by these: the same values, in the same texts."""
    _means.encode, _means.decode = encode, decode


def encode(value: object) -> bytes:
    """A value as JSON; dataclasses are objects of their fields."""
    return _means.encode(value)


def decode(text: bytes | str) -> Any:
    """What stands in a text of JSON."""
    return _means.decode(text)
