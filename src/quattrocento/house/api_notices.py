"""The call about notices: whether they reach somebody."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import select

from quattrocento.house import schema
from quattrocento.house.asking import somebody
from quattrocento.house.calls import Calls, Request
from quattrocento.table.steady import now

notices_calls = Calls()
LONG_AGO = 7 * 24 * 3600.0
"""Seconds after which a failure is no news."""


class Failing(msgspec.Struct):
    """A channel by which notices did not arrive lately: how many, and why the last one."""

    channel: Literal["webhook", "email", "push"]
    reason: str
    count: int


class FailingAnswer(msgspec.Struct):
    """The channels that fail."""

    failing: list[Failing]


@notices_calls.get("/api/me/notices", FailingAnswer)
async def failing(request: Request) -> FailingAnswer:
    """Which of my addresses do notices not reach?"""
    person = await somebody(request)
    o = schema.outbox.c
    query = (
        select(o.channel, o.why)
        .where(o.person == person.id, o.why.is_not(None), o.due > now() - LONG_AGO)
        .order_by(o.due)
    )
    rows = await request.house.store.read(lambda connection: connection.execute(query).all())
    found: dict[str, Failing] = {}
    for channel, why in rows:
        count = found[channel].count + 1 if channel in found else 1
        found[channel] = Failing(channel, why.partition(":")[0], count)
    return FailingAnswer(list(found.values()))
