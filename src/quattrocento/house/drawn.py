"""What has been drawn of a table at its present version, once for all who may see the same."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from quattrocento.house.deltas import change_of
from quattrocento.house.moments import Fields, Moment
from quattrocento.house.rows import encode

INSIDE = frozenset(("asides", "standing"))
"""Fields beside the view that are long and change little: told by what differs inside."""
WORTH = 64
"""Bytes from which on a value is told by what differs inside."""
_read = msgspec.json.Decoder().decode


class Sight:
    """What a seat sees and may do at a version: the same on every screen of that seat."""

    __slots__ = ("fields", "told", "view")

    def __init__(self, view: Fields | None, fields: Fields) -> None:
        self.view = view
        self.fields = fields
        self.told: list[tuple[Sight, bytes]] = []
        """What differs from an earlier sight, for whoever still has that one."""

    @property
    def whole(self) -> bytes:
        """The fields of the message, without braces."""
        view = b"null" if self.view is None else b"{" + joined(self.view) + b"}"
        return b'"view":' + view + b"," + joined(self.fields)


class Drawn:
    """A message as a screen has it, without events and chat."""

    __slots__ = ("head", "seat", "sight", "version")

    def __init__(self, version: int, seat: int | None, head: Fields, sight: Sight) -> None:
        self.version = version
        self.seat = seat
        self.head = head
        """What is said of the table itself."""
        self.sight = sight


class Cache:
    """Drawn once: forgotten as soon as anything of it may be another."""

    def __init__(self) -> None:
        self.sights: dict[int | None, Sight] = {}
        self.heads: dict[tuple[object, ...], Fields] = {}
        self.events: dict[tuple[int | None, int], bytes] = {}
        """Events after a version, as a seat may hear them."""
        self._changes: dict[tuple[bytes, bytes], bytes] = {}
        self.moment: Moment | None = None

    def clear(self) -> None:
        """The version is another one."""
        self.sights.clear()
        self.heads.clear()
        self.events.clear()
        self._changes.clear()
        self.moment = None

    def forget(self, seat: int) -> None:
        """Something that concerns a seat alone is another."""
        self.sights.pop(seat, None)

    def delta(self, before: Drawn, now: Drawn) -> bytes:
        """The changes of one message into another, as a JSON object."""
        head = [
            b'"' + name.encode() + b'":[' + value + b"]"
            for name, value in now.head.items()
            if before.head[name] != value
        ]
        seen = self._seen(before.sight, now.sight)
        return b"{" + b",".join([*head, seen] if seen else head) + b"}"

    def _seen(self, before: Sight, now: Sight) -> bytes:
        if before is now:
            return b""
        for other, told in now.told:
            if other is before:
                return told
        told = b",".join(self._sight(before, now))
        now.told.append((before, told))
        return told

    def _sight(self, before: Sight, now: Sight) -> Iterable[bytes]:
        if before.view is None or now.view is None:
            if before.view is not now.view:
                yield b'"view":[' + (b"null" if now.view is None else _object(now.view)) + b"]"
        elif before.view is not now.view:
            if list(before.view) == list(now.view):
                parts = b",".join(self._parts(before.view, now.view))
                if parts:
                    yield b'"view":{' + parts + b"}"
            else:
                yield b'"view":[' + _object(now.view) + b"]"
        for name, value in now.fields.items():
            old = before.fields[name]
            if old is not value and old != value:
                inside = name in INSIDE
                change = self._change(old, value) if inside else b"[" + value + b"]"
                yield b'"' + name.encode() + b'":' + change

    def _parts(self, before: Fields, now: Fields) -> Iterable[bytes]:
        for name, value in now.items():
            old = before[name]
            if old is not value and old != value:
                yield b'"' + name.encode() + b'":' + self._change(old, value)

    def _change(self, old: bytes, new: bytes) -> bytes:
        """Made once for all seats that see the same of it."""
        if len(old) < WORTH or len(new) < WORTH:
            return b"[" + new + b"]"
        change = self._changes.get((old, new))
        if change is None:
            change = encode(change_of(_read(old), _read(new)))
            if len(change) > len(new) + 2:
                change = b"[" + new + b"]"
            self._changes[old, new] = change
        return change


def joined(fields: Fields) -> bytes:
    """Fields of an object, without braces."""
    return b",".join([b'"' + name.encode() + b'":' + value for name, value in fields.items()])


def _object(fields: Fields) -> bytes:
    return b"{" + joined(fields) + b"}"
