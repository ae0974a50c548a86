"""Devices that are known: a cookie says who has logged in here before.

It gives no rights. Whoever brings it is not held up by others who try passwords elsewhere.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "quattrocento-device"
PEOPLE = 8
"""Of those who share a device, the last ones are known."""


class Device(msgspec.Struct, frozen=True):
    """A browser: its own number, and marks of the names by which somebody logged in on it."""

    id: str
    marks: tuple[str, ...] = ()

    def knows(self, login: str) -> bool:
        return _mark(self.id, login) in self.marks


class Devices:
    """Signs and reads the cookie. No date is in it: no clock makes it worthless."""

    def __init__(self, secret: str) -> None:
        self._signed = URLSafeSerializer(secret, salt="device")

    def read(self, text: str | None) -> Device:
        """The device whose cookie came along; a new one without a cookie, or with a forged one."""
        try:
            return msgspec.convert(self._signed.loads((text or "")[:1000]), Device)
        except (BadSignature, ValueError, msgspec.ValidationError):
            return Device(secrets.token_hex(8))

    def cookie(self, device: Device, login: str) -> str:
        """The cookie of a device on which somebody has logged in now."""
        mark = _mark(device.id, login)
        marks = [mark, *[one for one in device.marks if one != mark]][:PEOPLE]
        return str(self._signed.dumps({"id": device.id, "marks": marks}))


def _mark(id: str, login: str) -> str:
    """Names are not to be read by the next one at the device."""
    return hashlib.sha256(f"{id} {login}".encode()).hexdigest()[:16]
