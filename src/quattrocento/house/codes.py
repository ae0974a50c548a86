"""Words that let somebody in once, for a while: a new password by letter, another device by code.

The database keeps their hashes alone, and the epoch of the person: a new password, or whatever
else ends all sessions, makes them void.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from quattrocento.house import schema
from quattrocento.house.people import Person
from quattrocento.table.errors import Refused
from quattrocento.table.steady import now

Kind = Literal["reset", "device"]
LASTING: dict[Kind, float] = {"reset": 3_600.0, "device": 600.0}
"""Seconds for which they hold."""
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
GROUPS, LONG = 3, 4
C = schema.codes.c


def new_code(kind: Kind) -> str:
    """For a link, 256 bits; to be typed, three groups of four signs, 59 bits for ten minutes."""
    if kind == "reset":
        return secrets.token_urlsafe(32)
    groups = ("".join(secrets.choice(SIGNS) for _ in range(LONG)) for _ in range(GROUPS))
    return "-".join(groups)


def give(connection: Connection, person: Person, kind: Kind, code: str) -> float:
    """Let a code hold; of a kind somebody has one. Gives until when."""
    connection.execute(delete(schema.codes).where(C.until < now()))
    connection.execute(delete(schema.codes).where(C.person == person.id, C.kind == kind))
    until = now() + LASTING[kind]
    row = {
        "hash": _hash(code), "person": person.id, "kind": kind, "epoch": person.epoch,
        "until": until,
    }  # fmt: skip
    connection.execute(insert(schema.codes), row)
    return until


def owner(connection: Connection, kind: Kind, code: str) -> str:
    """Whose code it is; one that does not hold is refused, whatever the reason."""
    p = schema.people.c
    query = (
        select(p.id)
        .join(schema.codes, C.person == p.id)
        .where(C.hash == _hash(code), C.kind == kind, C.until > now(), C.epoch == p.epoch)
    )
    found = connection.execute(query).scalar()
    if found is None:
        raise no_code()
    return str(found)


def use(connection: Connection, kind: Kind, code: str) -> str:
    """The same, and it holds no longer: of two who use it at once, one gets in."""
    person = owner(connection, kind, code)
    if connection.execute(delete(schema.codes).where(C.hash == _hash(code))).rowcount != 1:
        raise no_code()
    return person


def no_code() -> Refused:
    return Refused(404, "no-code", "This code or link is not valid any more; ask for a new one.")


def _hash(code: str) -> str:
    # As people type it: with or without dashes, in large letters, with spaces.
    typed = code if len(code) > 20 else "".join(c for c in code.casefold() if c.isalnum())
    return hashlib.sha256(typed.encode()).hexdigest()
