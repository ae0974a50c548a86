"""Chat at a table: numbered lines that do not disturb the game's version."""

from __future__ import annotations

from typing import Annotated

import msgspec
from sqlalchemy import Connection, insert

from quattrocento.house import blocking, owning, schema
from quattrocento.house.errors import Overtaken
from quattrocento.house.house import House
from quattrocento.house.names import is_hidden
from quattrocento.house.news import News, tell
from quattrocento.house.people import PLAIN, Person
from quattrocento.house.table import Table
from quattrocento.house.text import line
from quattrocento.house.writer import Conflict
from quattrocento.table.errors import Refused
from quattrocento.table.messages import CHAT
from quattrocento.table.shown import ChatLine
from quattrocento.table.steady import now


class ChatBody(msgspec.Struct):
    """A line to be said."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=PLAIN)]
    invite: Annotated[str, msgspec.Meta(max_length=32)] | None = None


async def say(house: House, table: Table, person: Person, text: str) -> None:
    """Store a line, then show it; overtaken where another process has stored one meanwhile."""
    if person.is_muted:
        raise Refused(403, "muted", "The host of this house does not let you chat at present.")
    text = line(text)
    if all(is_hidden(char) or char == " " for char in text):
        raise Refused(400, "empty", "There is nothing to read in this line.")
    mine = table.seats_of(person.id)
    present = blocking.people_of(table)
    number = table.chat[-1]["index"] + 1 if table.chat else 0
    account = person.login is not None
    said: ChatLine = {
        "index": number,
        "seat": mine[0] if mine else None,
        "name": person.name,
        "text": text,
        "at": now(),
        "account": account,
    }
    row = {
        "table_id": table.id,
        "number": number,
        "person": person.id,
        "seat": said["seat"],
        "name": said["name"],
        "text": text,
        "at": said["at"],
        "account": int(account),
    }

    news = News(teller=house.name, touched=[table.id])

    def store(connection: Connection) -> None:
        blocking.check(connection, person.id, present)
        # A guest who sits here keeps the name that somebody has registered since.
        if account or not mine:
            owning.check(connection, person.name, person.id, account)
        connection.execute(insert(schema.chat), row)
        tell(connection, news)

    try:
        await house.writer.do(store)
    except Conflict:
        raise Overtaken from None
    table.chat.append(said)
    del table.chat[:-CHAT]
    house.hub.ring(table.id)
