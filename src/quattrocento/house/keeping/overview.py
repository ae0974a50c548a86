"""How the house is at this moment, for those who keep it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select

from quattrocento.house import schema
from quattrocento.house.keeping.answers import Counts, HostAnswer, ProcessShown, SettingsShown
from quattrocento.house.keeping.reports import count_open
from quattrocento.house.keeping.settings import link
from quattrocento.house.quotas import most_with_bots
from quattrocento.table.errors import Refused

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
COUNT = 15.0
"""Seconds between two counts for the metrics."""


async def overview(house: House) -> HostAnswer:
    """Everything of the page of hosts that is no list."""
    trouble = ""
    try:
        await house.readiness.check()
    except Refused as error:
        trouble = str(error)
    counts, (queue, longest) = await asyncio.gather(house.store.read(_count), house.bots.queue())
    processes = [
        ProcessShown(one.name, one.worker, one.port, one.since, silent, one.tables, one.lines)
        for one, silent in house.presence.processes()
    ]
    return HostAnswer(processes, trouble, counts, queue, longest, settings_shown(house))


async def keep_counting(house: House) -> None:
    """Count for the metrics what only the storage knows."""
    while True:
        try:
            counts = await house.store.read(_count)
            house.metrics.counted(counts, *await house.bots.queue())
        except Refused as error:
            log.warning("cannot count", extra={"why": str(error)})
        await asyncio.sleep(COUNT)


def settings_shown(house: House) -> SettingsShown:
    """How the house is kept, with what was set up in place of what no host has said."""
    kept = house.keeping.settings
    invitation = link(house, kept) if kept.admission == "invite" else None
    return SettingsShown(
        kept.admission,
        invitation,
        kept.announcement,
        kept.tables,
        most_with_bots(house),
        kept.requests,
    )


def _count(connection: Connection) -> Counts:
    p, t, o = schema.people.c, schema.tables.c, schema.outbox.c
    accounts = select(func.count(), func.count(p.login))
    people, registered = connection.execute(accounts.select_from(schema.people)).one()
    states = select(t.state, func.count()).where(t.state.in_(("waiting", "playing")))
    found = {row[0]: row[1] for row in connection.execute(states.group_by(t.state))}
    letters = select(func.count(), func.count(o.dead)).select_from(schema.outbox)
    notices, dead = connection.execute(letters).one()
    return Counts(
        people,
        registered,
        found.get("playing", 0),
        found.get("waiting", 0),
        notices - dead,
        dead,
        count_open(connection),
    )
