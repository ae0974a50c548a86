"""Giving and cancelling a standing order: the checks, and how it is stored.

An order is nobody else's business: it does not count the table's version up and wakes only the
screens of its owner.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from sqlalchemy import Connection, insert, select, update

from quattrocento.house import schema
from quattrocento.house.bodies import Keyed
from quattrocento.house.bots.jobs import Jobs
from quattrocento.house.errors import Overtaken
from quattrocento.house.house import House
from quattrocento.house.news import News, tell
from quattrocento.house.playing import Word, key_of
from quattrocento.house.table import Table
from quattrocento.house.writer import Conflict
from quattrocento.kernel.orders import Order
from quattrocento.table import ordering
from quattrocento.table.errors import Stale
from quattrocento.table.orders import STANDS, StandingOrder, order_row


class GivenOrder(msgspec.Struct):
    """What is to be done while one is away: a kind, and an amount where the kind has one."""

    kind: Word
    amount: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None


class OrderBody(Keyed):
    """A standing order of a seat about a matter; null cancels the one there is."""

    matter: Annotated[str, msgspec.Meta(max_length=80)]
    order: GivenOrder | None


async def give_order(house: House, table: Table, person: str, body: OrderBody) -> None:
    """Keep an order, or cancel it; the same request sent again does nothing twice."""
    table.check_seat(body.seat, person)
    key = key_of(body)
    if await _is_kept(house, table, key):
        return
    if body.version != table.version:
        raise Stale
    given = None if body.order is None else Order(body.order.kind, body.order.amount)
    order = ordering.next_order(table, body.seat, key, body.matter, given)
    if order is None:
        return
    await _keep(house, table, body.seat, order)
    table.orders.keep(body.seat, order)
    table.orders_given += 1
    table.cache.forget(body.seat)
    house.hub.ring(table.id)
    house.bots.wake(table)


async def _keep(house: House, table: Table, seat: int, order: StandingOrder) -> None:
    """Store an order, unless the table has changed or another order was given meanwhile."""
    t, version, given = schema.tables.c, table.version, table.orders_given
    counted = (
        update(schema.tables)
        .where(t.id == table.id, t.version == version, t.orders_given == given)
        .values(orders_given=given + 1)
    )
    row = order_row(table.id, seat, order)
    asked = order.state == STANDS and table.deciding == seat
    jobs = [house.bots.job(table)] if asked and isinstance(house.bots, Jobs) else []
    news = News(teller=house.name, touched=[table.id], jobs=bool(jobs))

    def store(connection: Connection) -> None:
        if connection.execute(counted).rowcount != 1:
            raise Conflict
        connection.execute(insert(schema.orders), row)
        if jobs:
            connection.execute(insert(schema.jobs), jobs)
        tell(connection, news)

    try:
        await house.writer.do(store)
    except Conflict:
        house.forget(table)
        raise Overtaken from None


async def _is_kept(house: House, table: Table, key: str) -> bool:
    o = schema.orders.c
    query = select(o.number).where(o.table_id == table.id, o.key == key)
    found = await house.store.read(lambda connection: connection.execute(query).first())
    return found is not None
