"""Blocking: whom somebody does not want at their tables, nor in their chats."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, insert, select

from quattrocento.house import schema
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused

MOST = 500
"""People whom one person may block."""
B = schema.blocks.c


def people_of(table: Table) -> set[str]:
    """Those whose table it is: the host, and whoever sits there."""
    return {table.host} | {seat.person for seat in table.seats if seat.person is not None}


def check(connection: Connection, person: str, others: Iterable[str]) -> None:
    """Refuse somebody whom one of the others has blocked."""
    among = set(others) - {person}
    query = select(B.person).where(B.blocked == person, B.person.in_(among)).limit(1)
    if among and connection.execute(query).first() is not None:
        raise Refused(403, "blocked", "Somebody at this table has blocked you.")


def at_peace(connection: Connection, people: list[str]) -> list[str]:
    """Those of them, from the first on, who have not blocked one another."""
    query = select(B.person, B.blocked).where(B.person.in_(people), B.blocked.in_(people))
    apart = {frozenset((row.person, row.blocked)) for row in connection.execute(query)}
    kept: list[str] = []
    for one in people:
        if not any(frozenset((one, other)) in apart for other in kept):
            kept.append(one)
    return kept


def block(connection: Connection, person: str, blocked: str) -> None:
    """Block somebody; again does nothing."""
    if person == blocked:
        raise Refused(422, "yourself", "You cannot block yourself.")
    mine = connection.execute(select(B.blocked).where(B.person == person)).scalars().all()
    if blocked in mine:
        return
    if len(mine) >= MOST:
        raise Refused(429, "blocks", f"You have blocked {MOST} people; unblock one first.")
    connection.execute(insert(schema.blocks), {"person": person, "blocked": blocked})


def unblock(connection: Connection, person: str, blocked: str) -> None:
    connection.execute(delete(schema.blocks).where(B.person == person, B.blocked == blocked))


def blocked_by(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Whom somebody has blocked, by id and present name."""
    p = schema.people.c
    query = select(p.id, p.name).join(schema.blocks, and_(B.blocked == p.id, B.person == person))
    return [(row.id, row.name) for row in connection.execute(query.order_by(p.name))]
