"""Somebody goes for good: nothing of theirs is left but games, with a seat that has no name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from quattrocento.house import schema, seating
from quattrocento.house.asking import acted
from quattrocento.house.keeping.log import TOLD, Act, keep
from quattrocento.house.keeping.renaming import Played, call_tables, seats_of, tell_as
from quattrocento.house.keeping.tables import DAY, empty
from quattrocento.house.news import News
from quattrocento.house.people import Person
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

NAMELESS = "—"
"""What a seat is called whose player has gone."""
FEW = 50
"""Guests in one go: nobody's move waits long for it."""


async def leave_for_good(house: House, host: str, person: Person) -> None:
    """Delete somebody: they can do nothing more, get up everywhere, and are forgotten."""
    away = await house.people.change(person.id, _away)
    house.sessions.forget([person.id])
    played = await house.store.read(lambda connection: seats_of(connection, person.id))
    for table in dict.fromkeys(one.table for one in played):
        await _get_up(house, table, away)

    def store(connection: Connection) -> list[str]:
        tables = forget(connection, {person.id: away.name}, played)
        gone = [person.id]
        news = News(teller=house.name, dropped=tables[:TOLD], people=gone, sessions=gone)
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


def forget(connection: Connection, people: dict[str, str], played: list[Played]) -> list[str]:
    """Take people, by id with their names, out of everything; gives the tables they were at."""
    ids = list(people)
    s, t, c = schema.seats.c, schema.tables.c, schema.chat.c
    for table, seat, person in played:
        tell_as(connection, table, seat, people[person], NAMELESS)
        at = s.table_id == table, s.seat == seat
        theirs = or_(s.person.is_(None), s.person.in_(ids))
        nameless = update(schema.seats).where(*at, s.kind != "open", theirs)
        connection.execute(nameless.values(person=None, name=NAMELESS, account=0))
    said = set(connection.execute(select(c.table_id).where(c.person.in_(ids))).scalars())
    quiet = update(schema.chat).where(c.person.in_(ids))
    connection.execute(quiet.values(person="", name=NAMELESS, text="", account=0))
    hosted = list(connection.execute(select(t.id).where(t.host.in_(ids))).scalars())
    for one, name in people.items():
        call_tables(connection, one, name, NAMELESS)
    waiting = select(t.id).where(t.host.in_(ids), t.state == "waiting")
    never_begun = list(connection.execute(waiting).scalars())
    empty(connection, never_begun)
    connection.execute(update(schema.tables).where(t.host.in_(ids)).values(host=""))
    tables = sorted({one.table for one in played} | said | set(hosted))
    # A subscription goes with its session.
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
        played = [seat for one in people for seat in seats_of(connection, one)]
        tables = forget(connection, people, played)
        news = News(teller=house.name, people=list(people), dropped=tables[:TOLD])
        keep(connection, Act(host, "purge", told=f"{len(people)} guests"), news)
    return list(people)
