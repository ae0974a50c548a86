"""Notices: who hears of a change, an outbox stored with it, and the postman who empties it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select, update

from quattrocento.house import schema
from quattrocento.house.draft import Draft
from quattrocento.house.errors import Refused
from quattrocento.house.ids import new_id
from quattrocento.house.letters import letter
from quattrocento.house.people import Person
from quattrocento.house.post import Undelivered, send_mail, send_webhook
from quattrocento.house.steady import now
from quattrocento.house.table import Table

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
TRIES = 4
RETRY = 30.0
"""Seconds until the second try; each further one waits four times as long."""
LATE = 60.0
"""Seconds after which a process that took a notice and did not send it counts as dead."""
AT_ONCE = 8


class Notices:
    """Writes what is to be sent in the transaction of the change, and sends it afterwards."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._taken: list[dict[str, Any]] = []

    async def start(self) -> None:
        self._task = asyncio.create_task(self._deliver())
        self._bell.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._taken:
            with contextlib.suppress(Refused):
                await self._house.writer.do(lambda connection: _put(connection, self._taken, 0.0))

    async def rows(self, draft: Draft) -> list[dict[str, Any]]:
        """The notices of a change, for those who do not see it happen."""
        table = draft.table
        hearers = _hearers(draft)
        if not hearers:
            return []
        looking = self._house.hub.online(table.id)
        rows = []
        for hearer, kind in hearers.items():
            if hearer in looking:
                continue
            person = await self._house.people.find(hearer)
            if person is not None:
                rows += [self._row(person, table.id, c, kind) for c in self._channels(person)]
        return rows

    def ring(self) -> None:
        """There is something in the outbox."""
        self._bell.set()

    async def ask_to_confirm(self, person: Person) -> None:
        """Send the letter that proves that an address is the person's own."""
        if not self._house.config.smtp:
            return
        row = self._row(person, "", "email", "confirm")

        def store(connection: Connection) -> None:
            connection.execute(insert(schema.outbox), row)

        await self._house.writer.do(store)
        self.ring()

    def _channels(self, person: Person) -> list[str]:
        notices = person.notices
        channels = ["webhook"] if notices.webhook else []
        if notices.email and notices.email_confirmed and self._house.config.smtp:
            channels.append("email")
        return channels

    def _row(self, person: Person, table: str, channel: str, kind: str) -> dict[str, Any]:
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
        }

    async def _deliver(self) -> None:
        """Send what is due, again and again; the outbox survives a restart."""
        while True:
            self._bell.clear()
            try:
                self._taken = await self._house.writer.do(_take)
                await asyncio.gather(*[self._carry(row) for row in self._taken])
                found, self._taken = bool(self._taken), []
            except Refused as error:
                log.error("the outbox cannot be read", extra={"why": str(error)})
                found = False
            if not found:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._bell.wait(), RETRY / 2)

    async def _carry(self, row: dict[str, Any]) -> None:
        o = schema.outbox.c
        done: Any = delete(schema.outbox).where(o.id == row["id"])
        try:
            await self._send(row)
        except Undelivered as error:
            tries = row["tries"] + 1
            extra = {"channel": row["channel"], "why": str(error), "tries": tries}
            log.warning("a notice was not delivered", extra=extra)
            if tries < TRIES:
                later = {"tries": tries, "due": now() + RETRY * 4 ** (tries - 1)}
                done = update(schema.outbox).where(o.id == row["id"]).values(later)

        def store(connection: Connection) -> None:
            connection.execute(done)

        await self._house.writer.do(store)

    async def _send(self, row: dict[str, Any]) -> None:
        house = self._house
        person = await house.people.find(row["person"])
        if person is None:
            return
        if row["kind"] == "confirm":
            await self._mail(person, "confirm", "", confirming=True)
            return
        try:
            async with house.holding(row["table_id"]) as table:
                if not _still(table, person.id, row["kind"]):
                    return
        except Refused:
            return
        if row["channel"] == "email":
            await self._mail(person, row["kind"], table.name, table.id)
        elif person.notices.webhook:
            body = self._webhook_body(person, table, row["kind"])
            private = house.config.private_webhooks
            await asyncio.to_thread(send_webhook, person.notices.webhook, body, private)

    async def _mail(
        self, person: Person, kind: str, table: str, id: str = "", confirming: bool = False
    ) -> None:
        config = self._house.config
        address = person.notices.email
        if address is None or person.notices.email_confirmed == confirming:
            return
        subject, text = letter(person.language, kind, table=table)
        off = ""
        if confirming:
            token = self._house.signer.link(person.id, f"confirm {address}")
            text += f"\n\n{config.home}/api/email/{token}\n"
        else:
            token = self._house.signer.link(person.id, f"off {address}")
            off = f"{config.home}/api/email/{token}"
            _, last = letter(person.language, "off", off=off)
            text += f"\n\n{config.home}/table/{id}\n\n-- \n{last}\n"
        sender = config.mail_from or f"quattrocento@{config.host}"
        await asyncio.to_thread(send_mail, config.smtp, sender, address, subject, text, off)

    def _webhook_body(self, person: Person, table: Table, kind: str) -> dict[str, Any]:
        _, text = letter(person.language, kind, table=table.name)
        url = f"{self._house.config.home}/table/{table.id}"
        said = f"{text} {url}"
        return {
            "kind": kind,
            "table": table.id,
            "name": table.name,
            "game": table.game.name,
            "person": person.name,
            "url": url,
            # What two widespread chat services read.
            "text": said,
            "content": said,
        }


def _due(connection: Connection) -> list[dict[str, Any]]:
    """What is due and nobody else is taking."""
    due = schema.outbox.c.due
    query = select(schema.outbox).where(due <= now()).order_by(due).limit(AT_ONCE)
    found = connection.execute(query.with_for_update(skip_locked=True))
    return [dict(row) for row in found.mappings()]


def _take(connection: Connection) -> list[dict[str, Any]]:
    """Take what is due; others take it only if it has not been sent for long."""
    rows = _due(connection)
    if rows:
        _put(connection, rows, LATE)
    return rows


def _put(connection: Connection, rows: list[dict[str, Any]], wait: float) -> None:
    """Let notices be due after so many seconds, if they are still there."""
    these = schema.outbox.c.id.in_([row["id"] for row in rows])
    connection.execute(update(schema.outbox).where(these).values(due=now() + wait))


def _hearers(draft: Draft) -> dict[str, str]:
    """The people a change concerns, and as what; not the one who made it."""
    table = draft.table
    hearers: dict[str, str] = {}
    everybody = {seat.person for seat in table.seats if seat.person is not None}
    if draft.kind == "ask" and table.asked is not None:
        agreed = {table.seats[seat].person for seat in table.asked.yes}
        hearers |= dict.fromkeys(everybody - agreed, "asked")
    if table.state == "finished" and draft.kind in ("move", "run_out", "answer"):
        hearers |= dict.fromkeys(everybody, "over")
    for seat, before in enumerate(draft.unanswered):
        offered = table.seats[seat].person
        if offered is not None and table.unanswered(seat) > before:
            hearers[offered] = "offer"
    deciding = table.deciding
    # Whoever has left an order is not called: the house answers.
    if deciding is not None and deciding != draft.before and table.ordered() is None:
        person = table.seats[deciding].person
        if person is not None:
            hearers[person] = "turn"
    mover = None if draft.seat is None else table.seats[draft.seat].person
    if mover is not None:
        hearers.pop(mover, None)
    return hearers


def _still(table: Table, person: str, kind: str) -> bool:
    """A notice that has become untrue is not sent."""
    if kind == "turn":
        return table.deciding is not None and table.deciding in table.seats_of(person)
    if kind == "offer":
        return any(table.unanswered(seat) for seat in table.seats_of(person))
    if kind == "asked":
        asked = table.asked
        return asked is not None and not set(table.seats_of(person)) <= set(asked.yes)
    return True
