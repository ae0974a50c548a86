"""All that the house knows of somebody, for themselves: one JSON object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.keeping.log import Act, keep
from quattrocento.house.news import News
from quattrocento.table.errors import no_person

if TYPE_CHECKING:
    from quattrocento.house.house import House
    from quattrocento.house.people import Person

SECRET = ("password", "epoch")
"""What is of use to nobody but whoever wants to come in."""


async def export(house: House, host: str, person: Person) -> bytes:
    """The same for a host, whom somebody has asked for it; it is written down."""

    def store(connection: Connection) -> dict[str, Any]:
        keep(connection, Act(host, "export", person.id, person.name), News(teller=house.name))
        return exported(connection, person.id)

    return written(await house.writer.do(store))


def written(found: dict[str, Any]) -> bytes:
    """As it is read by people and programs."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def exported(connection: Connection, person: str) -> dict[str, Any]:
    """Everything of a person, as it is stored."""
    p, s, t = schema.people.c, schema.seats.c, schema.tables.c
    row = connection.execute(select(schema.people).where(p.id == person)).mappings().first()
    if row is None:
        raise no_person()
    about = {key: value for key, value in row.items() if key not in SECRET}
    about["notices"] = msgspec.json.decode(row["notices"])
    seats = (
        select(t.id, t.name, t.game, t.state, t.created, t.changed, s.seat, t.result)
        .join(schema.seats, s.table_id == t.id)
        .where(s.person == person)
        .order_by(t.created)
    )
    se, su, c, n, b, r = (
        part.c
        for part in (
            schema.sessions, schema.subscriptions, schema.chat, schema.notes, schema.blocks,
            schema.reports,
        )
    )  # fmt: skip
    sessions = select(se.created, se.seen, se.agent).where(se.person == person)
    called = select(su.created, su.endpoint, su.kinds).where(su.person == person)
    reports = select(r.at, r.table_id, r.line, r.text).where(r.reporter == person)
    return {
        "person": about,
        "sessions": _rows(connection, sessions),
        "called": _rows(connection, called),
        "seats": [_seat(row) for row in _rows(connection, seats)],
        "chat": _rows(connection, select(c.table_id, c.at, c.text).where(c.person == person)),
        "notes": _rows(connection, select(n.table_id, n.text).where(n.person == person)),
        "blocked": _rows(connection, select(b.blocked).where(b.person == person)),
        "reports": _rows(connection, reports),
    }


def _rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _seat(row: dict[str, Any]) -> dict[str, Any]:
    result = row["result"]
    return row | {"result": None if result is None else msgspec.json.decode(result)}
