"""Somebody's name in what is stored of tables: seats, what was told, what tables are called."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select, update

from quattrocento.house import schema
from quattrocento.house.seating import TABLE_NAME, usual_name
from quattrocento.table.writing import encode
from quattrocento.words.catalogues import LANGUAGES


class Played(NamedTuple):
    """Somebody sits on a seat of a table."""

    table: str
    seat: int
    person: str


def seats_of(connection: Connection, person: str) -> list[Played]:
    """Where somebody sits."""
    s = schema.seats.c
    found = connection.execute(select(s.table_id, s.seat).where(s.person == person))
    return [Played(table, seat, person) for table, seat in found]


def tell_as(connection: Connection, table: str, seat: int, name: str, to: str) -> None:
    """Another name in what was told of a seat; others of the same name keep theirs."""
    c, s = schema.changes.c, schema.seats.c
    others = select(s.seat).where(s.table_id == table, s.seat != seat, s.name == name)
    alone = connection.execute(others).first() is None
    coming = c.table_id == table, c.kind.in_(("join", "leave"))
    for version, written in connection.execute(select(c.version, c.events).where(*coming)).all():
        events: list[dict[str, Any]] = msgspec.json.decode(written)
        told = [event["args"] for event in events if event["args"].get("name") == name]
        theirs = [args for args in told if alone or args.get("seat") == seat]
        for args in theirs:
            args["name"] = to
        if theirs:
            change = update(schema.changes).where(c.table_id == table, c.version == version)
            connection.execute(change.values(events=encode(events).decode()))


def call_tables(connection: Connection, person: str, name: str, to: str) -> None:
    """Another name in what tables are called: those of this host, others by the usual name."""
    t, s = schema.tables.c, schema.seats.c
    sits = select(s.table_id).where(s.person == person)
    theirs = select(t.id, t.name, t.host).where((t.host == person) | t.id.in_(sits))
    usual = {usual_name(language, name) for language in LANGUAGES}
    # Whole words only: whoever is called A leaves every other a alone.
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    for table, called, host in connection.execute(theirs).all():
        if host == person or called in usual:
            without = word.sub(lambda _: to, called)[:TABLE_NAME]
            connection.execute(update(schema.tables).where(t.id == table).values(name=without))


def call_anew(connection: Connection, person: str, name: str, to: str) -> list[str]:
    """Another name wherever somebody is named; gives the tables, the last changed first."""
    t, s, c = schema.tables.c, schema.seats.c, schema.chat.c
    call_tables(connection, person, name, to)
    for one in seats_of(connection, person):
        tell_as(connection, one.table, one.seat, name, to)
    sits = select(s.table_id).where(s.person == person)
    said = select(c.table_id).where(c.person == person)
    theirs = (t.host == person) | t.id.in_(sits.union(said))
    newest = select(t.id).where(theirs).order_by(t.changed.desc())
    tables = list(connection.execute(newest).scalars())
    mine = update(schema.seats).where(s.person == person, s.kind == "person")
    connection.execute(mine.values(name=to))
    connection.execute(update(schema.chat).where(c.person == person).values(name=to))
    return tables
