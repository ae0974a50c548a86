"""What hosts did: each act is a row, in the transaction of what it did.

The row also carries the news of it. Processes on PostgreSQL hear that at once; a house on SQLite,
which is one process, looks for new rows, since a host's command is none of its processes.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, text

from quattrocento.house import schema
from quattrocento.house.news import News, tell, written
from quattrocento.table.steady import now

TOLD = 200
"""Tables in the news of one act: a notification carries no more."""


class Act(NamedTuple):
    """One thing that a host does."""

    host: str
    act: str
    about: str = ""
    told: str = ""


def keep(connection: Connection, act: Act, news: News) -> None:
    """Write down what a host does, and tell all processes of it."""
    if connection.dialect.name == "postgresql":
        # One number after the other, whoever else writes at this moment.
        connection.execute(text("LOCK TABLE host_log IN SHARE ROW EXCLUSIVE MODE"))
    row = {
        "number": last(connection) + 1,
        "at": now(),
        "host": act.host,
        "act": act.act,
        "about": act.about,
        "told": act.told,
        "news": written(news),
    }
    connection.execute(insert(schema.host_log), row)
    tell(connection, news)


def last(connection: Connection) -> int:
    """The number of the last act."""
    highest = select(func.coalesce(func.max(schema.host_log.c.number), 0))
    return int(connection.execute(highest).scalar_one())


class Kept(NamedTuple):
    """An act as it stands in the log."""

    number: int
    at: float
    host: str
    act: str
    about: str
    told: str


def kept(connection: Connection, count: int = 50, before: int | None = None) -> list[Kept]:
    """The last acts, the newest first; or those before a number."""
    c = schema.host_log.c
    query = select(c.number, c.at, c.host, c.act, c.about, c.told)
    if before is not None:
        query = query.where(c.number < before)
    query = query.order_by(c.number.desc()).limit(count)
    return [Kept(*row) for row in connection.execute(query)]


def news_after(connection: Connection, number: int) -> list[tuple[int, str]]:
    """What was told with the acts after a number."""
    c = schema.host_log.c
    query = select(c.number, c.news).where(c.number > number).order_by(c.number)
    return [(row.number, row.news) for row in connection.execute(query)]
