"""The outbox: notices that wait, those that are being carried, and dead letters."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from quattrocento.house import schema
from quattrocento.table.steady import now

Row = dict[str, Any]
LATE = 60.0
"""Seconds after which a process that took a notice and did not send it counts as dead."""
KEPT = 30 * 86_400.0
"""Seconds that a dead letter is kept for the host to see."""


class Taken(NamedTuple):
    """Notices to carry, when the next one is due, and how many are dead."""

    rows: list[Row]
    due: float | None
    dead: int


class Room(NamedTuple):
    """How many notices may be taken: those that may go well, and those like ones that failed."""

    busy: Collection[str]
    most: int
    failing: Collection[str]
    most_failing: int


def take(channel: str, room: Room) -> Callable[[Connection], Taken]:
    """Take what is due, one a person, not those of busy ones; nobody else is taking it.

    Others take it only if it has not been sent for long.
    """
    o = schema.outbox.c
    waiting = (o.channel == channel) & o.dead.is_(None) & o.person.not_in(room.busy)

    def run(connection: Connection) -> Taken:
        at = now()
        failing = o.person.in_(room.failing) | (o.tries > 0)
        rows = _due(connection, at, waiting & ~failing, room.most)
        busy = [row["person"] for row in rows]
        rows += _due(connection, at, waiting & failing & o.person.not_in(busy), room.most_failing)
        if rows:
            put(connection, [row["id"] for row in rows], LATE)
        later = connection.execute(select(func.min(o.due)).where(waiting, o.due > at)).scalar()
        oldest, dead = connection.execute(
            select(func.min(o.dead), func.count(o.dead)).where(o.dead.is_not(None))
        ).one()
        if oldest is not None and oldest < at - KEPT:
            dead -= connection.execute(delete(schema.outbox).where(o.dead < at - KEPT)).rowcount
        return Taken(rows, later, dead)

    return run


def _due(connection: Connection, at: float, which: ColumnElement[bool], most: int) -> list[Row]:
    o = schema.outbox.c
    place = func.row_number().over(partition_by=o.person, order_by=(o.due, o.id))
    due = select(o.id, o.due, place.label("place")).where(which, o.due <= at).subquery()
    ids = select(due.c.id).where(due.c.place == 1).order_by(due.c.due).limit(most)
    query = select(schema.outbox).where(o.id.in_(ids), o.due <= at)
    found = connection.execute(query.with_for_update(skip_locked=True))
    return [dict(row) for row in found.mappings()]


def put(connection: Connection, ids: list[str], wait: float) -> None:
    """Let notices be due after so many seconds, if they are still there."""
    these = schema.outbox.c.id.in_(ids)
    connection.execute(update(schema.outbox).where(these).values(due=now() + wait))


def mark(connection: Connection, id: str, **values: Any) -> None:
    """Write down how far a notice has come."""
    connection.execute(update(schema.outbox).where(schema.outbox.c.id == id).values(values))


def remove(connection: Connection, id: str) -> None:
    """A notice was sent, or is not to be sent any more."""
    connection.execute(delete(schema.outbox).where(schema.outbox.c.id == id))


def dead(person: str | None = None, channel: str | None = None) -> ColumnElement[bool]:
    """Dead letters, all or somebody's."""
    o = schema.outbox.c
    found: ColumnElement[bool] = o.dead.is_not(None)
    if person is not None:
        found = found & (o.person == person)
    return found if channel is None else found & (o.channel == channel)


def again(connection: Connection, which: ColumnElement[bool]) -> int:
    """Put dead letters back; gives how many."""
    fresh = {"dead": None, "tries": 0, "why": None, "due": now()}
    return connection.execute(update(schema.outbox).where(which).values(fresh)).rowcount


def drop(connection: Connection, which: ColumnElement[bool]) -> int:
    """Throw dead letters away; gives how many."""
    return connection.execute(delete(schema.outbox).where(which)).rowcount
