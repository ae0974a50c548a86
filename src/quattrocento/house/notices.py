"""Notices: who hears of a change; an outbox stored with it, and postmen who empty it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, insert, select

from quattrocento.house import outbox, schema, subscriptions
from quattrocento.house.delivery import Delivery
from quattrocento.house.people import Person
from quattrocento.house.postman import Postman
from quattrocento.house.rows import NoticeRow
from quattrocento.house.table import Table
from quattrocento.house.vapid import Vapid, push_key_of
from quattrocento.table import awaited
from quattrocento.table.change import Change
from quattrocento.table.ids import new_id
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

WEBHOOKS, LETTERS, PUSHES = 64, 4, 64
"""Deliveries at once; mail goes by one server, which would not like more."""


ENDING = ("answer", "ask", "move", "open", "resign", "run_out")
"""Changes that may end a game, of which everybody hears then."""
WAITING = 100
"""Notices that wait for one person at most; an address that takes none fills no disk."""


class Notices:
    """Writes what is to be sent in the transaction of the change, and sends it afterwards."""

    def __init__(self, house: House) -> None:
        self._house = house
        delivery = Delivery(house)
        self._postmen = [
            Postman(house, "webhook", WEBHOOKS, delivery.by_webhook),
            Postman(house, "email", LETTERS, delivery.by_mail),
            Postman(house, "push", PUSHES, delivery.by_push),
        ]
        self._vapid: Vapid | None = None

    @property
    def vapid(self) -> Vapid:
        """By what push services know the house, once it is open."""
        assert self._vapid is not None
        return self._vapid

    async def start(self) -> None:
        config = self._house.config
        key = config.push_key or await self._house.writer.do(push_key_of)
        self._vapid = Vapid(key, config.contact)
        for postman in self._postmen:
            postman.start()

    async def close(self) -> None:
        await asyncio.gather(*[postman.close() for postman in self._postmen])

    @property
    def dead(self) -> int:
        """Dead letters, as far as is known here."""
        return max(postman.dead for postman in self._postmen)

    async def rows(self, table: Table, change: Change) -> list[NoticeRow]:
        """The notices of a change, for those who do not see it happen."""
        hearers = _hearers(table, change)
        if not hearers:
            return []
        looking = self._house.hub.online(table.id)
        away = {hearer: kind for hearer, kind in hearers.items() if hearer not in looking}
        if not away:
            return []
        about = table.id
        if change.kind == "rematch" and table.rematch is not None:
            about = table.rematch
        called = await self._house.store.read(lambda reading: subscriptions.called(reading, away))
        rows: list[NoticeRow] = []
        for hearer, kind in away.items():
            person = await self._house.people.find(hearer)
            if person is not None:
                rows += [self._row(person, about, c, kind) for c in self._channels(person)]
                rows += [self._row(person, about, "push", kind, s) for s in called.get(hearer, ())]
        return await self._few(rows) if rows else rows

    async def _few(self, rows: list[NoticeRow]) -> list[NoticeRow]:
        """Nothing more for those of whom so much waits already: they are called often enough."""
        o = schema.outbox.c
        people = {row["person"] for row in rows}
        waiting = (
            select(o.person)
            .where(o.person.in_(people), o.dead.is_(None))
            .group_by(o.person)
            .having(func.count() >= WAITING)
        )
        read = self._house.store.read
        full = await read(lambda reading: set(reading.execute(waiting).scalars()))
        for row in rows:
            if row["person"] in full:
                self._house.metrics.notice(row["channel"], "left out")
        return [row for row in rows if row["person"] not in full]

    def ring(self) -> None:
        """There is something in the outbox."""
        for postman in self._postmen:
            postman.ring()

    async def ask_to_confirm(self, person: Person) -> None:
        """Send the letter that proves that an address is the person's own."""
        if not self._house.config.smtp:
            return
        await self.write(person, "confirm")

    async def write(self, person: Person, kind: str) -> None:
        """A letter to somebody's confirmed address that is about no table."""
        row = self._row(person, "", "email", kind)

        def store(connection: Connection) -> None:
            connection.execute(insert(schema.outbox), row)

        await self._house.writer.do(store)
        self.ring()

    async def moved(self, person: Person, channel: str) -> None:
        """Somebody has given another address: what the old one did not take is tried there."""
        dead = outbox.dead(person.id, channel)
        if await self._house.writer.do(lambda connection: outbox.again(connection, dead)):
            self.ring()

    def _channels(self, person: Person) -> list[str]:
        notices = person.notices
        channels = ["webhook"] if notices.webhook else []
        if notices.email and notices.email_confirmed and self._house.config.smtp:
            channels.append("email")
        return channels

    def _row(
        self, person: Person, table: str, channel: str, kind: str, subscription: str | None = None
    ) -> NoticeRow:
        return {
            "id": new_id(),
            "person": person.id,
            "table_id": table,
            "channel": channel,
            "kind": kind,
            "due": now(),
            "tries": 0,
            "why": None,
            "dead": None,
            "subscription": subscription,
        }


def _hearers(table: Table, change: Change) -> dict[str, str]:
    """The people a change concerns, and as what; not the one who made it."""
    hearers: dict[str, str] = {}
    everybody = {seat.person for seat in table.seats if seat.person is not None}
    if change.kind in ("ask", "resign") and table.asked is not None:
        agreed = {table.seats[seat].person for seat in table.asked.yes}
        hearers |= dict.fromkeys(everybody - agreed, "asked")
    if change.kind == "rematch":
        hearers |= dict.fromkeys(everybody, "invited")
    if table.state == "finished" and change.kind in ENDING:
        hearers |= dict.fromkeys(everybody, "over")
    for seat, before in enumerate(change.unanswered):
        offered = table.seats[seat].person
        if offered is not None and table.unanswered(seat) > before:
            hearers[offered] = "offer"
    # Whoever has left an order is not called: the house answers.
    answered = table.deciding if table.ordered() is not None else None
    for seat in awaited.seats(table):
        person = table.seats[seat].person
        if person is not None and seat not in change.before and seat != answered:
            hearers[person] = "turn"
    mover = None if change.seat is None else table.seats[change.seat].person
    if mover is not None:
        hearers.pop(mover, None)
    return hearers
