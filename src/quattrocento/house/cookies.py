"""Signed words: the links in letters, and the cookies from before there were sessions."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import Connection, select, text

from quattrocento.house import schema
from quattrocento.table.steady import now

COOKIE = "quattrocento"
YEAR = 365 * 86_400
REMEMBERED = 10_000
"""Cookies whose signature was checked."""


class _Stamp(TimestampSigner):
    """Dates what it signs by the house's own time."""

    def get_timestamp(self) -> int:
        return int(now())


class Signer:
    """Signs and reads with the house's own secret, which lives in its database."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeTimedSerializer(secret, salt="cookie")
        self._links = URLSafeTimedSerializer(secret, salt="link", signer=_Stamp)
        self._read: dict[str, tuple[str, int]] = {}

    def read_cookie(self, text: str) -> tuple[str, int] | None:
        """The person and epoch of an old cookie; None for a forged, broken or outworn one."""
        # Every request brings one: a signature that was checked is not checked again.
        known = self._read.get(text)
        if known is None:
            known = _pair(self._cookies, text)
            if known is not None:
                if len(self._read) >= REMEMBERED:
                    self._read.clear()
                self._read[text] = known
        return known

    def link(self, person: str, what: str) -> str:
        return str(self._links.dumps([person, what]))

    def read_link(self, text: str) -> tuple[str, str] | None:
        pair = _pair(self._links, text)
        return None if pair is None else (pair[0], str(pair[1]))


def _pair(serializer: URLSafeTimedSerializer, text: str) -> tuple[str, int] | None:
    """What was signed within a year; a date in the future is a clock that was set back since."""
    try:
        (first, second), at = serializer.loads(text[:500], return_timestamp=True)
    except (BadSignature, ValueError, TypeError):
        return None
    return (first, second) if now() - at.timestamp() < YEAR else None


def secret_of(connection: Connection) -> str:
    """The house's secret, made on the first opening; of several at once, the first one's."""
    secret = secrets.token_urlsafe(32)
    made = "INSERT INTO meta (name, value) VALUES ('secret', :secret) ON CONFLICT DO NOTHING"
    connection.execute(text(made), {"secret": secret})
    query = select(schema.meta.c.value).where(schema.meta.c.name == "secret")
    return str(connection.execute(query).scalar_one())
