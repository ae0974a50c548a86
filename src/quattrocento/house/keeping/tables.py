"""What a host does with tables: find, close, delete, and throw away what nobody began."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, delete, select, update

from quattrocento.house import schema
from quattrocento.house.asking import acted
from quattrocento.house.change import Also
from quattrocento.house.keeping.log import Act, keep
from quattrocento.house.loading import GONE
from quattrocento.house.news import News
from quattrocento.house.table import Table
from quattrocento.table.clocks import NO_CLOCK
from quattrocento.table.errors import Refused, unknown_table
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

LISTED = 50
DAY = 86_400.0
PARTS = (
    schema.moves, schema.changes, schema.seats, schema.chat, schema.orders, schema.sealed,
    schema.notes, schema.jobs, schema.outbox, schema.reports,
)  # fmt: skip
"""What belongs to a table and goes with it."""


class KnownTable(NamedTuple):
    """A table as hosts see it in lists."""

    id: str
    name: str
    game: str
    state: str
    moves: int
    changed: float
    people: list[str]


def listed(
    connection: Connection, state: str | None = None, before: float | None = None
) -> list[KnownTable]:
    """Tables, the last changed first; `before` goes on where a list ended."""
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id, t.name, t.game, t.state, t.moves, t.changed)
    # Named one by one, the states lead into an index.
    states = ("waiting", "playing", "finished") if state is None else (state,)
    query = query.where(t.state.in_(states))
    if before is not None:
        query = query.where(t.changed < before)
    rows = connection.execute(query.order_by(t.changed.desc()).limit(LISTED)).all()
    wanted = s.table_id.in_([row.id for row in rows])
    seats = select(s.table_id, s.name).where(wanted, s.name != "").order_by(s.table_id, s.seat)
    people: dict[str, list[str]] = {}
    for table, name in connection.execute(seats):
        people.setdefault(table, []).append(name)
    return [KnownTable(*row, people.get(row.id, [])) for row in rows]


async def close(house: House, host: str, id: str) -> None:
    """End a game as it stands, for everybody who looks; one that has not begun is over."""

    async def act(table: Table) -> None:
        if table.state == "finished":
            raise Refused(409, "finished", "This game is over already.")
        change = table.change("close", None)
        if table.match is None:
            table.finish({"places": None, "scores": None, "ended": "closed"})
        else:
            if table.clocks is not None:
                table.clocks.turn([], change.at, NO_CLOCK)
            standing = table.game.standing(table.match.position)
            table.finish({"places": standing.places, "scores": standing.scores, "ended": "closed"})
        also = _with(house, Act(host, "close", id, table.name))
        await house.commit(table, change, also)

    await acted(house, id, act)


def _with(house: House, act: Act) -> Also:
    """Write the act down with the change."""
    news = News(teller=house.name, touched=[act.about])
    return lambda connection: keep(connection, act, news)


async def remove(house: House, host: str, id: str) -> None:
    """Delete a table with all that belongs to it."""

    def store(connection: Connection) -> None:
        t = schema.tables.c
        row = connection.execute(select(t.name, t.state).where(t.id == id).with_for_update())
        found = row.first()
        if found is None or found.state == GONE:
            raise unknown_table()
        empty(connection, [id])
        keep(connection, Act(host, "delete", id, found.name), _dropped(house, [id]))

    await house.writer.do(store)
    house.drop([id])


def empty(connection: Connection, tables: list[str]) -> None:
    """Delete tables; their rows stay for a day, with a version that nobody knows of."""
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    t = schema.tables.c
    gone = {
        "state": GONE, "name": "", "options": "{}", "host": "", "result": None, "asked": None,
        "held": None, "redo": None, "clocks": None, "deadline": None, "deciding": None,
        "moves": 0, "invite": "", "private": 1, "choosing": None, "version": t.version + 1,
        "changed": now(),
    }  # fmt: skip
    connection.execute(update(schema.tables).where(t.id.in_(tables)).values(gone))


async def purge_tables(house: House, host: str, days: float) -> int:
    """Throw away tables that nobody began in so many days, and what is left of deleted ones."""
    t = schema.tables.c
    old = now() - days * DAY

    def store(connection: Connection) -> list[str]:
        gone = t.state == GONE, t.changed < now() - DAY
        connection.execute(delete(schema.tables).where(*gone))
        waiting = select(t.id).where(t.state == "waiting", t.changed < old)
        left = select(t.id).where(t.state == "finished", t.moves == 0, t.changed < old)
        found = list(connection.execute(waiting.union(left)).scalars())
        for start in range(0, len(found), 500):
            empty(connection, found[start : start + 500])
        if found:
            act = Act(host, "purge", told=f"{len(found)} tables")
            for start in range(0, len(found), 200):
                keep(connection, act, _dropped(house, found[start : start + 200]))
        return found

    tables = await house.writer.do(store)
    house.drop(tables)
    return len(tables)


def _dropped(house: House, tables: list[str]) -> News:
    return News(teller=house.name, dropped=tables)
