"""Subscriptions: the browsers that are called while no page is open, each as long as its session.

The database ends a subscription with its session, however that ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple, get_args

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, insert, or_, select, update

from quattrocento.house import outbox, schema
from quattrocento.house.cookies import YEAR
from quattrocento.house.errors import logged_out
from quattrocento.house.sessions import Session, shown
from quattrocento.table.errors import Refused
from quattrocento.table.ids import new_id
from quattrocento.table.steady import now

Called = Literal["turn", "offer", "asked", "invited", "over"]
"""What somebody may be called for: the kinds of notices about a table."""
KINDS: tuple[Called, ...] = get_args(Called)
MOST = 10
"""Browsers of one person that are called."""


class Address(NamedTuple):
    """Where a browser is called, and the keys that it alone can read with."""

    endpoint: str
    p256dh: str
    auth: str


class Subscription(NamedTuple):
    """One browser that is called, and for what."""

    id: str
    device: str
    """Its session, by the name it has in lists."""
    agent: str
    address: Address
    kinds: tuple[Called, ...]
    created: float


def of(connection: Connection, person: str) -> list[Subscription]:
    """Everything of a person's, the oldest first."""
    s = schema.subscriptions.c
    rows = connection.execute(_query().where(s.person == person).order_by(s.created, s.id))
    return [_subscription(row) for row in rows]


def one(connection: Connection, id: str) -> Subscription | None:
    """The subscription of this id, if it goes on."""
    row = connection.execute(_query().where(schema.subscriptions.c.id == id)).first()
    return None if row is None else _subscription(row)


def called(connection: Connection, wanted: Mapping[str, str]) -> dict[str, list[str]]:
    """Of people, each with the kind of their notice: the ids of what calls them for that."""
    s = schema.subscriptions.c
    found: dict[str, list[str]] = {}
    query = select(s.id, s.person, s.kinds).where(s.person.in_(list(wanted)))
    for this, person, kinds in connection.execute(query.order_by(s.created, s.id)):
        if wanted[person] in kinds.split():
            found.setdefault(person, []).append(this)
    return found


def put(
    connection: Connection, session: Session, address: Address, kinds: Iterable[Called] | None
) -> None:
    """Call this session's browser; without kinds as before, or for everything at first."""
    s, se = schema.subscriptions.c, schema.sessions.c
    # Locked until this is stored: it goes on, and nothing else comes to it meanwhile.
    going_on = select(se.id).where(se.id == session.id).with_for_update()
    if connection.execute(going_on).first() is None:
        raise logged_out()
    # One browser is called for one person: with the same keys it is the same browser.
    same = (s.endpoint == address.endpoint) & (s.auth == address.auth)
    drop(connection, same & (s.session != session.id))
    this = connection.execute(select(s.id).where(s.session == session.id)).scalar()
    if this is None:
        _add(connection, session, address, KINDS if kinds is None else kinds)
        return
    other = or_(s.endpoint != address.endpoint, s.p256dh != address.p256dh, s.auth != address.auth)
    there = update(schema.subscriptions).where(s.id == this, other)
    if connection.execute(there.values(address._asdict())).rowcount:
        # What the old address did not take is tried at the new one.
        outbox.again(connection, outbox.dead() & (schema.outbox.c.subscription == this))
    if kinds is not None:
        choose(connection, this, kinds)


def _add(
    connection: Connection, session: Session, address: Address, kinds: Iterable[Called]
) -> None:
    if len(of(connection, session.person)) >= MOST:
        raise Refused(
            409,
            "too-many-devices",
            f"You are called on {MOST} devices already; turn it off on one of them first.",
        )
    row = address._asdict() | {
        "id": new_id(),
        "session": session.id,
        "person": session.person,
        "kinds": _written(kinds),
        "created": now(),
    }
    connection.execute(insert(schema.subscriptions), row)


def choose(connection: Connection, id: str, kinds: Iterable[Called]) -> None:
    """Call a browser for other things."""
    this = schema.subscriptions.c.id == id
    connection.execute(update(schema.subscriptions).where(this).values(kinds=_written(kinds)))


def drop(connection: Connection, which: ColumnElement[bool]) -> None:
    """Call these browsers no more; what waits for them is for nobody."""
    s, o = schema.subscriptions.c, schema.outbox.c
    ids = list(connection.execute(select(s.id).where(which)).scalars())
    connection.execute(delete(schema.outbox).where(o.subscription.in_(ids)))
    connection.execute(delete(schema.subscriptions).where(s.id.in_(ids)))


def _query() -> Select[Any]:
    s, se = schema.subscriptions.c, schema.sessions.c
    going_on = (se.id == s.session) & (se.seen > now() - YEAR)
    return select(schema.subscriptions, se.agent).join(schema.sessions, going_on)


def _subscription(row: Row[Any]) -> Subscription:
    of = row._mapping
    address = Address(of["endpoint"], of["p256dh"], of["auth"])
    chosen = of["kinds"].split()
    kinds = tuple(kind for kind in KINDS if kind in chosen)
    return Subscription(of["id"], shown(of["session"]), of["agent"], address, kinds, of["created"])


def _written(kinds: Iterable[Called]) -> str:
    chosen = set(kinds)
    return " ".join(kind for kind in KINDS if kind in chosen)
