"""How many games with bots one person may have under way."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from quattrocento.house import schema
from quattrocento.house.change import Also
from quattrocento.house.house import House
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused
from quattrocento.table.steady import now

RESTING = 86_400.0
"""Seconds without a move after which a game does not count: no bot thinks for it."""


def check_bots(house: House, table: Table) -> Also | None:
    """Let a game with bots begin only while its host may have one more.

    What it gives is stored with the change: of many at once no more begin than may.
    """
    most = most_with_bots(house)
    if not most or all(seat.kind != "bot" for seat in table.seats):
        return None

    def check(connection: Connection) -> None:
        # Another process may let one begin at this moment: one after the other.
        p = schema.people.c
        connection.execute(select(p.id).where(p.id == table.host).with_for_update())
        if under_way(connection, table.host) > most:
            raise too_many(most)

    return check


def most_with_bots(house: House) -> int:
    """As the host says while the house runs, or else as it was set up."""
    said = house.keeping.settings.bot_tables
    return house.config.bot_tables if said is None else said


def check_tables(house: House, connection: Connection, person: str) -> None:
    """Refuse somebody a table who has set up so many that are not finished."""
    most, t = house.keeping.settings.tables, schema.tables.c
    mine = t.host == person, t.state.in_(("waiting", "playing")), t.studied.is_(None)
    count = select(func.count()).select_from(schema.tables).where(*mine)
    if most and connection.execute(count).scalar_one() >= most:
        raise Refused(
            429, "tables", f"You have {most} tables that are not finished; finish or leave some."
        )


async def has_room(house: House, person: str) -> bool:
    """One more game with bots may begin."""
    most = most_with_bots(house)
    return not most or await house.store.read(lambda reading: under_way(reading, person)) < most


async def check_room(house: House, person: str) -> None:
    """Refuse to prepare what could not begin."""
    if not await has_room(house, person):
        raise too_many(most_with_bots(house))


def under_way(connection: Connection, person: str) -> int:
    """A person's games with bots, but for those that rest."""
    t, s = schema.tables.c, schema.seats.c
    with_bots = select(s.table_id).where(s.table_id == t.id, s.kind == "bot").exists()
    mine = (t.host == person, t.state == "playing", t.changed > now() - RESTING)
    query = select(func.count()).select_from(schema.tables).where(*mine, with_bots)
    return connection.execute(query).scalar_one()


def too_many(most: int) -> Refused:
    return Refused(
        429,
        "bot-tables",
        f"You have {most} games with bots under way; finish one, or give one up, before the next.",
    )
