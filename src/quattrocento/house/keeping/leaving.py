"""Somebody goes for good: nothing of theirs is left but games, with a seat that has no name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from quattrocento.house import schema, seating
from quattrocento.house.asking import acted
from quattrocento.house.errors import Refused
from quattrocento.house.keeping.log import Act, keep
from quattrocento.house.keeping.tables import DAY, empty
from quattrocento.house.news import News
from quattrocento.house.people import Person
from quattrocento.house.rows import encode
from quattrocento.house.steady import now
from quattrocento.house.table import Table

if TYPE_CHECKING:
    from quattrocento.house.house import House

NAMELESS = "—"
"""What a seat is called whose player has gone."""
FEW = 200
"""Guests in one go: the news of it fits into one notification."""


async def leave_for_good(house: House, host: str, person: Person) -> None:
    """Delete somebody: they can do nothing more, get up everywhere, and are forgotten."""
    away = await house.people.change(person.id, _away)
    house.sessions.forget([person.id])
    played = await house.store.read(lambda connection: _seats(connection, person.id))
    for table in dict.fromkeys(table for table, _ in played):
        await _get_up(house, table, away)

    def store(connection: Connection) -> list[str]:
        tables = forget(connection, {person.id: away.name}, played)
        gone = [person.id]
        news = News(teller=house.name, dropped=tables[:FEW], people=gone, sessions=gone)
        # The log keeps no name of somebody who has gone.
        keep(connection, Act(host, "forget", person.id), news)
        return tables

    house.drop(await house.writer.do(store))
    house.people.forget([person.id])


def _away(present: Person) -> Person:
    """They can do nothing more, whatever happens to what follows."""
    return msgspec.structs.replace(present, banned=now(), epoch=present.epoch + 1, role=None)


async def _get_up(house: House, id: str, person: Person) -> None:
    """Leave a table that has not begun; give up every seat of a game under way."""

    async def act(table: Table) -> None:
        if table.state == "waiting" and table.seats_of(person.id):
            await seating.leave(house, table, person)
        elif table.state == "playing" and table.seats_of(person.id):
            await seating.resign(house, table, person, table.seats_of(person.id)[0])

    for _ in range(seating.MOST_SEATS):
        try:
            async with house.holding(id) as table:
                done = table.state == "finished" or not table.seats_of(person.id)
        except Refused:
            # A table that cannot be read keeps nobody here.
            return
        if done:
            return
        await acted(house, id, act)


def _seats(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Where somebody sits, as table and seat."""
    s = schema.seats.c
    found = connection.execute(select(s.table_id, s.seat).where(s.person == person))
    return [(table, seat) for table, seat in found]


def forget(
    connection: Connection, people: dict[str, str], played: list[tuple[str, int]]
) -> list[str]:
    """Take people, by id with their names, out of everything; gives the tables they were at."""
    ids, names = list(people), set(people.values())
    s, t, c = schema.seats.c, schema.tables.c, schema.chat.c
    for table, seat in played:
        at = s.table_id == table, s.seat == seat
        nameless = update(schema.seats).where(*at, or_(s.person.is_(None), s.person.in_(ids)))
        connection.execute(nameless.values(person=None, name=NAMELESS, account=0))
    said = set(connection.execute(select(c.table_id).where(c.person.in_(ids))).scalars())
    quiet = update(schema.chat).where(c.person.in_(ids))
    connection.execute(quiet.values(person="", name=NAMELESS, text="", account=0))
    hosted = list(connection.execute(select(t.id).where(t.host.in_(ids))).scalars())
    waiting = select(t.id).where(t.id.in_(hosted), t.state == "waiting")
    never_begun = list(connection.execute(waiting).scalars())
    empty(connection, never_begun)
    connection.execute(update(schema.tables).where(t.host.in_(ids)).values(host=""))
    tables = sorted({table for table, _ in played} | said | set(hosted))
    _rename(connection, tables, names)
    for part in (schema.notes, schema.sessions, schema.names, schema.codes, schema.outbox):
        connection.execute(delete(part).where(part.c.person.in_(ids)))
    b, r = schema.blocks.c, schema.reports.c
    connection.execute(delete(schema.blocks).where(or_(b.person.in_(ids), b.blocked.in_(ids))))
    connection.execute(delete(schema.reports).where(or_(r.person.in_(ids), r.reporter.in_(ids))))
    told = update(schema.host_log).where(schema.host_log.c.about.in_(ids))
    connection.execute(told.values(told=""))
    connection.execute(delete(schema.bot_use).where(schema.bot_use.c.owner.in_(ids)))
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(ids)))
    return tables


def _rename(connection: Connection, tables: list[str], names: set[str]) -> None:
    """Their names in what was told of tables, and in what tables are called."""
    t, c = schema.tables.c, schema.changes.c
    for name in names:
        said = f'"name":{encode(name).decode()}'
        nobody = f'"name":{encode(NAMELESS).decode()}'
        told = c.table_id.in_(tables), c.events.contains(said, autoescape=True)
        events = func.replace(c.events, said, nobody)
        connection.execute(update(schema.changes).where(*told).values(events=events))
        called = t.id.in_(tables), t.name.contains(name, autoescape=True)
        without = func.replace(t.name, name, NAMELESS)
        connection.execute(update(schema.tables).where(*called).values(name=without))


async def purge_guests(house: House, host: str, days: float) -> int:
    """Forget guests who were not seen for so many days and sit at no game that goes on."""
    count = 0
    while True:
        gone = await house.writer.do(lambda writing: _purge(writing, house, host, days))
        house.people.forget(gone)
        if not gone:
            return count
        count += len(gone)


def _purge(connection: Connection, house: House, host: str, days: float) -> list[str]:
    """Some of them; the next ones in another transaction, so that nobody's move waits long."""
    p, s, se, t = (part.c for part in (schema.people, schema.sessions, schema.seats, schema.tables))
    old = now() - days * DAY
    seen = select(s.id).where(s.person == p.id, s.seen >= old).exists()
    going_on = (
        select(se.seat)
        .join(schema.tables, t.id == se.table_id)
        .where(se.person == p.id, t.state.in_(("waiting", "playing")))
        .exists()
    )
    idle = select(p.id, p.name).where(p.login.is_(None), p.created < old, ~seen, ~going_on)
    people = {row.id: row.name for row in connection.execute(idle.limit(FEW))}
    if people:
        played = [seat for one in people for seat in _seats(connection, one)]
        tables = forget(connection, people, played)
        news = News(teller=house.name, people=list(people), dropped=tables[:FEW])
        keep(connection, Act(host, "purge", told=f"{len(people)} guests"), news)
    return list(people)
