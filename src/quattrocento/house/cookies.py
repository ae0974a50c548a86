"""Signed words: the cookie that says who somebody is, and the links in letters."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, select

from quattrocento.house import schema

COOKIE = "quattrocento"
YEAR = 365 * 86_400


class Signer:
    """Signs and reads with the house's own secret, which lives in its database."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeTimedSerializer(secret, salt="cookie")
        self._links = URLSafeTimedSerializer(secret, salt="link")

    def cookie(self, person: str, epoch: int) -> str:
        return str(self._cookies.dumps([person, epoch]))

    def read_cookie(self, text: str) -> tuple[str, int] | None:
        """The person and epoch of a cookie; None for a forged or broken one."""
        return _pair(self._cookies, text, YEAR)

    def link(self, person: str, what: str) -> str:
        return str(self._links.dumps([person, what]))

    def read_link(self, text: str) -> tuple[str, str] | None:
        pair = _pair(self._links, text, YEAR)
        return None if pair is None else (pair[0], str(pair[1]))


def _pair(serializer: URLSafeTimedSerializer, text: str, age: int) -> tuple[str, int] | None:
    try:
        first, second = serializer.loads(text[:500], max_age=age)
    except (BadSignature, ValueError, TypeError):
        return None
    return first, second


def secret_of(connection: Connection) -> str:
    """The house's secret, made on the first opening."""
    query = select(schema.meta.c.value).where(schema.meta.c.name == "secret")
    found = connection.execute(query).scalar()
    if found is not None:
        return str(found)
    secret = secrets.token_urlsafe(32)
    connection.execute(schema.meta.insert().values(name="secret", value=secret))
    return secret
