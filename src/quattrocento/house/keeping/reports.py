"""Reports: what people tell the host about one another, and what was said around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from quattrocento.house import schema
from quattrocento.house.keeping.log import Act, keep
from quattrocento.house.news import News
from quattrocento.table.errors import Refused
from quattrocento.table.ids import new_id
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

R = schema.reports.c
AROUND = 3
"""Lines of chat before and after the one that is reported."""
LISTED = 20
MOST = 20
"""Reports of one person that may be open at a time."""


class Said(msgspec.Struct):
    """A line of chat beside a report."""

    index: int
    name: str
    text: str
    at: float
    theirs: bool
    """Whoever is reported said it."""


class Report(msgspec.Struct):
    """What somebody tells the host of somebody else."""

    id: str
    at: float
    reporter: str
    person: str
    name: str
    table: str
    table_name: str
    line: int | None
    text: str
    said: list[Said]


def report(
    connection: Connection, reporter: str, person: str, table: str, line: int | None, text: str
) -> None:
    """Store a report; the same one twice is one."""
    if reporter == person:
        raise Refused(422, "yourself", "You cannot report yourself.")
    mine = connection.execute(
        select(R.person, R.table_id).where(R.reporter == reporter, R.done.is_(None))
    ).all()
    if (person, table) in {(row.person, row.table_id) for row in mine}:
        raise Refused(409, "reported", "You have reported this already; the host will look at it.")
    if len(mine) >= MOST:
        raise Refused(429, "reports", f"{MOST} of your reports are not looked at yet; wait.")
    row = {
        "id": new_id(), "at": now(), "reporter": reporter, "person": person, "table_id": table,
        "line": line, "text": text, "done": None,
    }  # fmt: skip
    connection.execute(insert(schema.reports), row)


def speaker(connection: Connection, table: str, line: int) -> str | None:
    """Who said a line."""
    c = schema.chat.c
    query = select(c.person).where(c.table_id == table, c.number == line)
    return connection.execute(query).scalar() or None


def open_reports(connection: Connection) -> list[Report]:
    """What waits for a host, the oldest first."""
    p, t = schema.people.alias(), schema.tables.c
    reporter = schema.people.alias()
    query = (
        select(schema.reports, p.c.name, reporter.c.name.label("by"), t.name.label("called"))
        .join(p, p.c.id == R.person)
        .join(reporter, reporter.c.id == R.reporter)
        .join(schema.tables, t.id == R.table_id)
        .where(R.done.is_(None))
    )
    rows = connection.execute(query.order_by(R.at).limit(LISTED)).all()
    return [
        Report(
            row.id, row.at, row.by, row.person, row.name, row.table_id, row.called, row.line,
            row.text, _around(connection, row.table_id, row.person, row.line),
        )
        for row in rows
    ]  # fmt: skip


def _around(connection: Connection, table: str, person: str, line: int | None) -> list[Said]:
    """The reported line with its neighbours; of a whole seat the last lines it said."""
    c = schema.chat.c
    if line is None:
        which: ColumnElement[bool] = c.person == person
    else:
        which = c.number.between(line - AROUND, line + AROUND)
    query = select(schema.chat).where(c.table_id == table, which)
    rows = connection.execute(query.order_by(c.number.desc()).limit(2 * AROUND + 1)).all()
    return [
        Said(row.number, row.name, row.text, row.at, row.person == person) for row in reversed(rows)
    ]


def count_open(connection: Connection) -> int:
    query = select(func.count()).select_from(schema.reports).where(R.done.is_(None))
    return connection.execute(query).scalar_one()


async def settle(house: House, host: str, id: str) -> None:
    """A host has looked at a report, whatever came of it."""

    def store(connection: Connection) -> None:
        mine = R.id == id, R.done.is_(None)
        person = connection.execute(select(R.person).where(*mine)).scalar()
        if person is None:
            raise Refused(404, "no-report", "This report is settled already.")
        connection.execute(update(schema.reports).where(*mine).values(done=now()))
        keep(connection, Act(host, "settle", person), News(teller=house.name))

    await house.writer.do(store)


async def unsay(house: House, host: str, table: str, line: int) -> None:
    """Take back a line of chat that somebody said, on every screen."""
    c = schema.chat.c

    def store(connection: Connection) -> None:
        this = c.table_id == table, c.number == line, c.text != ""
        person = connection.execute(select(c.person).where(*this)).scalar()
        if person is None:
            raise Refused(404, "no-line", "There is no such line of chat.")
        connection.execute(update(schema.chat).where(*this).values(text=""))
        keep(connection, Act(host, "unsay", person), News(teller=house.name, dropped=[table]))

    await house.writer.do(store)
    house.drop([table])
