"""News: what one process of a house tells the others, through the database they share.

It goes out with the transaction it is about: nobody hears of what was not stored, and everybody
hears of what was. A house on SQLite is one process and tells nobody.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

CHANNEL = "quattrocento"
NOTIFY = "SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said"
LONGEST = 7_900
"""Bytes in one notification of PostgreSQL."""
FEW = 500
"""Bytes that are kept free for what surrounds a change."""


class Told(msgspec.Struct, array_like=True):
    """A change that needs few words: whoever has the table before it need not read it."""

    row: dict[str, Any]
    """What has changed in the table's row."""
    moves: list[tuple[str, int | None]]
    """The moves as they are stored, and who decided them."""
    events: str


class Process(msgspec.Struct, array_like=True):
    """What a process tells hosts of itself."""

    name: str
    worker: bool
    port: int
    since: float
    tables: int
    """Tables in its memory."""
    lines: int
    """Live connections."""


class News(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What has changed, and through which process; what is left out has not."""

    teller: str
    tables: dict[str, int] = {}
    """Tables with a new version."""
    changes: dict[str, Told] = {}
    """The changes that made it, where they need few words."""
    touched: list[str] = []
    """Tables where somebody said something or gave an order."""
    dropped: list[str] = []
    """Tables that are to be read anew from the beginning, or that are no more."""
    people: list[str] = []
    """People who have changed something about themselves."""
    sessions: list[str] = []
    """People of whom a session has ended."""
    looking: dict[str, list[str]] = {}
    """Everybody who looks at a table through this process."""
    jobs: bool = False
    """There is something to play."""
    post: bool = False
    """There is something to send."""
    lengths: dict[str, float] = {}
    """How long bots think, by game and level."""
    settings: bool = False
    """A host has changed how the house is kept."""
    process: Process | None = None
    """A sign of life."""
    hello: bool = False
    """A process has begun to listen, and asks who is looking."""
    bye: bool = False


read_news = msgspec.json.Decoder(News).decode
_write = msgspec.json.Encoder().encode


def is_heard(connection: Connection) -> bool:
    """There may be other processes."""
    return connection.dialect.name == "postgresql"


def written(news: News) -> str:
    return _write(news).decode()


def tell(connection: Connection, *news: News) -> None:
    """Tell the other processes when this transaction is committed."""
    if is_heard(connection):
        said = [written(one) for one in news]
        connection.exec_driver_sql(NOTIFY, (CHANNEL, said))


def table_news(
    teller: str, versions: dict[str, int], told: dict[str, Told], jobs: bool, post: bool
) -> list[News]:
    """The new versions of tables, in pieces that PostgreSQL carries.

    The first piece has versions alone, of tables whose change is not told or too long to be; the
    others have changes too, as many as fit into each.
    """
    alone = News(teller=teller, tables=versions, jobs=jobs, post=post)
    if not told:
        return [alone]
    alone.tables = {table: at for table, at in versions.items() if table not in told}
    pieces = [alone]
    room = 0
    for table, change in told.items():
        length = len(_write(change)) + 40
        if length > LONGEST - FEW:
            alone.tables[table] = versions[table]
            continue
        if length > room:
            pieces.append(News(teller=teller))
            room = LONGEST - FEW
        room -= length
        pieces[-1].tables = pieces[-1].tables | {table: versions[table]}
        pieces[-1].changes = pieces[-1].changes | {table: change}
    return pieces


def looking_news(teller: str, looking: dict[str, list[str]], hello: bool = False) -> list[News]:
    """Who is looking where, in as many pieces as it takes."""
    pieces = [News(teller=teller, hello=hello)]
    length = 0
    for table, people in looking.items():
        # Beyond some hundreds at one table it does not matter who else looks on.
        told = people[: LONGEST // 2 // 16]
        length += 32 + 16 * len(told)
        if length > LONGEST:
            pieces.append(News(teller=teller))
            length = 32 + 16 * len(told)
        pieces[-1].looking = pieces[-1].looking | {table: told}
    return pieces
