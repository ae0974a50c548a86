"""What has been drawn of a table at its present version, once for all who may see the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.table.deltas import change_of
from quattrocento.table.moments import Fields, Moment
from quattrocento.table.numbers import NUMBERED, Numbers
from quattrocento.table.writing import decode, encode

WHOLE = frozenset(("clocks", "proposed"))
"""What is another with every question, or at every moment: told anew where it differs at all."""
WORTH = 64
"""Bytes from which on a value is told by what differs inside."""


class ForSeat:
    """What a seat sees and may do at a version: the same on every screen of that seat."""

    __slots__ = ("fields", "numbered", "view")

    def __init__(self, view: Fields | None, fields: dict[str, Any]) -> None:
        self.view = view
        """Written at once: a game may change what is in it."""
        self.numbered = {name: [encode(thing) for thing in fields.pop(name)] for name in NUMBERED}
        """Lists of choices, thing by thing."""
        self.fields = fields

    @property
    def whole(self) -> bytes:
        """The fields of the message, without braces."""
        view = b"null" if self.view is None else _object(self.view)
        lists = {name: b"[" + b",".join(some) + b"]" for name, some in self.numbered.items()}
        return b'"view":' + view + b"," + _members(lists) + b"," + encode(self.fields)[1:-1]


class Drawn:
    """A message as a screen has it, without events and chat."""

    __slots__ = ("for_seat", "head", "seat", "version")

    def __init__(
        self, version: int, seat: int | None, head: Mapping[str, object], for_seat: ForSeat
    ) -> None:
        self.version = version
        self.seat = seat
        self.head = head
        """What is said of the table itself."""
        self.for_seat = for_seat


class Cache:
    """Drawn once: forgotten as soon as anything of it may be another."""

    def __init__(self) -> None:
        self.by_seat: dict[int | None, ForSeat] = {}
        self.heads: dict[tuple[int, ...], Mapping[str, object]] = {}
        """What is said of the table to everybody, by who is online."""
        self.events: dict[tuple[int | None, int], bytes] = {}
        """Events after a version, as a seat may hear them."""
        self._changes: dict[tuple[bytes, bytes], bytes] = {}
        self._told: list[tuple[ForSeat, ForSeat, bytes]] = []
        """What differs between two of them, for all who have the one and are to have the other."""
        self.moment: Moment | None = None

    def clear(self) -> None:
        """The version is another one."""
        self.by_seat.clear()
        self.heads.clear()
        self.events.clear()
        self._changes.clear()
        self._told.clear()
        self.moment = None

    def forget(self, seat: int) -> None:
        """Something that concerns a seat alone is another."""
        self.by_seat.pop(seat, None)

    def delta(self, before: Drawn, now: Drawn, numbers: Mapping[str, Numbers]) -> bytes:
        """The changes of one message into another, as a JSON object."""
        old = before.head
        head = {
            name: (value,) if name in WHOLE else change_of(old[name], value)
            for name, value in now.head.items()
            if old[name] != value and name != "version"
        }
        parts = [encode(head)[1:-1], self._seen(before.for_seat, now.for_seat)]
        lists = before.for_seat.numbered
        for name, things in now.for_seat.numbered.items():
            if things != lists[name]:
                parts.append(b'"' + name.encode() + b'":' + numbers[name].change(things))
        return b"{" + b",".join([part for part in parts if part]) + b"}"

    def _seen(self, before: ForSeat, now: ForSeat) -> bytes:
        if before is now:
            return b""
        for old, new, told in self._told:
            if old is before and new is now:
                return told
        told = self._differing(before, now)
        self._told.append((before, now, told))
        return told

    def _differing(self, before: ForSeat, now: ForSeat) -> bytes:
        old = before.fields
        changes = {
            name: (value,) if name in WHOLE else change_of(old[name], value)
            for name, value in now.fields.items()
            if old[name] != value
        }
        told = encode(changes)[1:-1]
        view = self._view(before.view, now.view)
        return view + b"," + told if view and told else view or told

    def _view(self, before: Fields | None, now: Fields | None) -> bytes:
        if before is None or now is None or list(before) != list(now):
            if before is now:
                return b""
            return b'"view":[' + (b"null" if now is None else _object(now)) + b"]"
        parts = [
            b'"' + name.encode() + b'":' + self._change(before[name], value)
            for name, value in now.items()
            if before[name] != value
        ]
        return b'"view":{' + b",".join(parts) + b"}" if parts else b""

    def _change(self, old: bytes, new: bytes) -> bytes:
        """Made once for all seats that see the same of it."""
        if len(old) < WORTH or len(new) < WORTH:
            return b"[" + new + b"]"
        change = self._changes.get((old, new))
        if change is None:
            change = encode(change_of(decode(old), decode(new)))
            if len(change) > len(new) + 2:
                change = b"[" + new + b"]"
            self._changes[old, new] = change
        return change


def _object(fields: Fields) -> bytes:
    return b"{" + _members(fields) + b"}"


def _members(fields: Fields) -> bytes:
    return b",".join([b'"' + name.encode() + b'":' + value for name, value in fields.items()])
