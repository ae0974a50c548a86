"""Chat at a table: numbered lines that do not disturb the game's version."""

from __future__ import annotations

from typing import Annotated

import msgspec
from sqlalchemy import Connection, insert

from quattrocento.house import schema
from quattrocento.house.errors import Overtaken
from quattrocento.house.house import House
from quattrocento.house.messages import CHAT
from quattrocento.house.news import News, tell
from quattrocento.house.people import SOMETHING, Person
from quattrocento.house.steady import now
from quattrocento.house.table import Line, Table
from quattrocento.house.writer import Conflict


class ChatWish(msgspec.Struct):
    """A line to be said."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=SOMETHING)]
    invite: Annotated[str, msgspec.Meta(max_length=32)] | None = None


async def say(house: House, table: Table, person: Person, text: str) -> None:
    """Store a line, then show it; overtaken where another process has stored one meanwhile."""
    mine = table.seats_of(person.id)
    number = table.chat[-1].index + 1 if table.chat else 0
    account = person.login is not None
    line = Line(number, mine[0] if mine else None, person.name, text.strip(), now(), account)
    row = {
        "table_id": table.id,
        "number": number,
        "person": person.id,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
        "account": int(line.account),
    }

    news = News(teller=house.name, touched=[table.id])

    def store(connection: Connection) -> None:
        connection.execute(insert(schema.chat), row)
        tell(connection, news)

    try:
        await house.writer.do(store)
    except Conflict:
        raise Overtaken from None
    table.chat.append(line)
    del table.chat[:-CHAT]
    house.hub.ring(table.id)
