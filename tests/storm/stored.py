"""What the house has stored when the storm is over, and what the flight recorder wrote down."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select, text

from quattrocento.house import schema
from quattrocento.house.store import Store

Row = dict[str, Any]


class Change(msgspec.Struct):
    """One change of a table: its version, what made it, and what was told."""

    version: int
    kind: str
    key: str | None
    events: list[Row]


class Moved(msgspec.Struct):
    """A move that was stored with a version; None where one was taken back."""

    version: int
    number: int
    move: str | None


class Sealed(msgspec.Struct):
    """All that a seat had chosen ahead, at a version of its table."""

    version: int
    seat: int
    number: int
    key: str
    moves: str


class Kept(msgspec.Struct):
    """A notice that was put into the outbox, and the version at which it left it, if it did."""

    id: str
    table: str
    person: str
    kind: str
    version: int
    left: int | None = None


class StoredTable(msgspec.Struct):
    """One table with all its history."""

    row: Row
    changes: list[Change] = []
    numbers: list[int] = []
    """Of the moves that are stored."""
    log: list[Moved] = []
    held: dict[int, str | None] = {}
    """The move that was held at a version."""
    seats: dict[int, dict[int, str | None]] = {}
    """Who sat where, by the version since which it was so."""
    chat: list[str] = []
    orders: list[Row] = []
    sealed: list[Sealed] = []


class Stored(msgspec.Struct):
    """All of it."""

    tables: dict[str, StoredTable]
    people: dict[str, Row]
    notes: dict[tuple[str, str], str]
    notices: list[Kept]
    waiting: dict[str, Row]
    """What is still in the outbox, by id; dead letters too."""


def read_stored(database: str) -> Stored:
    """Read everything; the house is closed."""
    store = Store(database)
    try:
        with store.reading.connect() as connection:
            return _read(connection)
    finally:
        store.close()


def _read(connection: Connection) -> Stored:
    def rows(query: Select[Any]) -> list[Row]:
        return [dict(row) for row in connection.execute(query).mappings()]

    def written(name: str) -> list[Row]:
        found = connection.execute(text(f"SELECT * FROM {name} ORDER BY n"))
        return [dict(row) for row in found.mappings()]

    tables = {row["id"]: StoredTable(row) for row in rows(select(schema.tables))}
    c, m = schema.changes.c, schema.moves.c
    for row in rows(select(schema.changes).order_by(c.version)):
        events = msgspec.json.decode(row["events"])
        change = Change(row["version"], row["kind"], row["key"], events)
        tables[row["table_id"]].changes.append(change)
    for row in rows(select(m.table_id, m.number).order_by(m.number)):
        tables[row["table_id"]].numbers.append(row["number"])
    for row in rows(select(schema.chat).order_by(schema.chat.c.number)):
        tables[row["table_id"]].chat.append(row["text"])
    for row in rows(select(schema.orders)):
        tables[row["table_id"]].orders.append(row)
    for row in written("storm_moves"):
        tables[row["table_id"]].log.append(Moved(row["version"], row["number"], row["move"]))
    for row in written("storm_sealed"):
        fields = (row[name] for name in Sealed.__struct_fields__)
        tables[row["table_id"]].sealed.append(Sealed(*fields))
    for row in written("storm_tables"):
        tables[row["table_id"]].held[row["version"]] = row["held"]
    for row in written("storm_seats"):
        seats = tables[row["table_id"]].seats.setdefault(row["version"], {})
        seats[row["seat"]] = row["person"]
    notices: dict[str, Kept] = {}
    for row in written("storm_outbox"):
        if row["what"] == "in":
            kept = Kept(row["id"], row["table_id"], row["person"], row["kind"], row["version"] or 0)
            notices[row["id"]] = kept
        else:
            notices[row["id"]].left = row["version"] or 0
    return Stored(
        tables=tables,
        people={row["id"]: row for row in rows(select(schema.people))},
        notes={(row["table_id"], row["person"]): row["text"] for row in rows(select(schema.notes))},
        notices=list(notices.values()),
        waiting={row["id"]: row for row in rows(select(schema.outbox))},
    )
