"""What a host sees of the outbox, and does about dead letters; the secrets of addresses stay in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

import msgspec
from sqlalchemy import Connection, Select, select
from sqlalchemy.exc import SQLAlchemyError

from quattrocento.house import outbox, schema
from quattrocento.house.addresses import BadAddress, read_webhook
from quattrocento.house.news import News, tell
from quattrocento.house.people import NoticeSettings
from quattrocento.house.store import Store, trouble
from quattrocento.house.undelivered import plain
from quattrocento.table.errors import Refused


class Listed(TypedDict):
    """One notice; `to` is as much of the address as is no secret."""

    id: str
    person: str
    name: str
    channel: str
    to: str
    kind: str
    table: str
    tries: int
    due: float
    dead: float | None
    why: str | None


def listed(connection: Connection) -> list[Listed]:
    """Every notice, dead letters last."""
    o = schema.outbox.c
    return list(_listed(connection, _all().order_by(o.dead.is_not(None), o.due)))


def first(connection: Connection, count: int) -> list[Listed]:
    """So many of them, dead letters first."""
    o = schema.outbox.c
    return list(_listed(connection, _all().order_by(o.dead.is_(None), o.due).limit(count)))


def _all() -> Select[Any]:
    o, p, s = schema.outbox.c, schema.people.c, schema.subscriptions.c
    return (
        select(schema.outbox, p.name, p.notices, s.endpoint)
        .join_from(schema.outbox, schema.people, o.person == p.id, isouter=True)
        .join(schema.subscriptions, o.subscription == s.id, isouter=True)
    )


def _listed(connection: Connection, query: Select[Any]) -> Iterator[Listed]:
    for row in connection.execute(query).mappings():
        notices = msgspec.json.decode(row["notices"] or "{}", type=NoticeSettings)
        yield {
            "id": row["id"],
            "person": row["person"],
            "name": plain(row["name"] or ""),
            "channel": row["channel"],
            "to": _shown(notices, row["channel"], row["endpoint"]),
            "kind": row["kind"],
            "table": row["table_id"],
            "tries": row["tries"],
            "due": row["due"],
            "dead": row["dead"],
            "why": row["why"],
        }


def _shown(notices: NoticeSettings, channel: str, endpoint: str | None) -> str:
    """The host alone, since the path of a webhook or a push service is often a password.

    Of a mail address the domain.
    """
    if channel == "email":
        return plain("…@" + notices.email.rpartition("@")[2]) if notices.email else "nowhere"
    url = endpoint if channel == "push" else notices.webhook
    try:
        return read_webhook(url).authority if url else "nowhere"
    except BadAddress:
        return "no address"


def settle_one(connection: Connection, id: str, *, again: bool) -> None:
    """Put one dead letter back, or throw it away."""
    this = outbox.dead() & (schema.outbox.c.id == id)
    if not (outbox.again if again else outbox.drop)(connection, this):
        raise Refused(404, "no-letter", "There is no such dead letter.")
    if again:
        tell(connection, News(teller="host", post=True))


def settle(store: Store, *, again: bool) -> int:
    """Put all dead letters back, or throw them away; gives how many."""
    try:
        with store.writing.begin() as connection:
            count = (outbox.again if again else outbox.drop)(connection, outbox.dead())
            if again:
                tell(connection, News(teller="host", post=True))
    except SQLAlchemyError as error:
        raise trouble(error) from None
    return count
