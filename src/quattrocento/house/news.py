"""News: what one process of a house tells the others, through the database they share.

It goes out with the transaction it is about: nobody hears of what was not stored, and everybody
hears of what was. A house on SQLite is one process and tells nobody.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

CHANNEL = "quattrocento"
LONGEST = 7_900
"""Bytes in one notification of PostgreSQL."""


class News(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What has changed, and through which process; what is left out has not."""

    teller: str
    tables: dict[str, int] = {}
    """Tables with a new version."""
    touched: list[str] = []
    """Tables where somebody said something or gave an order."""
    people: list[str] = []
    """People who have changed something about themselves."""
    looking: dict[str, list[str]] = {}
    """Everybody who looks at a table through this process."""
    jobs: bool = False
    """There is something to play."""
    post: bool = False
    """There is something to send."""
    hello: bool = False
    """A process has begun to listen, and asks who is looking."""
    bye: bool = False


read_news = msgspec.json.Decoder(News).decode
_write = msgspec.json.Encoder().encode


def tell(connection: Connection, news: News) -> None:
    """Tell the other processes when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        said = _write(news).decode()
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, said))


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
