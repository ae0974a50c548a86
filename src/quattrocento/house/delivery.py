"""What a notice in the outbox becomes: a letter, a webhook's JSON, a push, if it is still true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quattrocento.house import schema, subscriptions
from quattrocento.house.codes import give, new_code
from quattrocento.house.letters import letter, said
from quattrocento.house.mail import Letter, read_mail_server, send_mail
from quattrocento.house.outbox import Row
from quattrocento.house.people import Person
from quattrocento.house.posting import Posting
from quattrocento.house.push import Gone, Pushes, pushed
from quattrocento.house.table import Table
from quattrocento.house.undelivered import Undelivered
from quattrocento.house.webhooks import Webhooks
from quattrocento.table import awaited
from quattrocento.table.errors import Refused

if TYPE_CHECKING:
    from quattrocento.house.house import House

CALM = str.maketrans("<>", "‹›")
"""Signs with which chat services would call everybody, in the name of a table."""


class Delivery:
    """Writes notices and hands them to whoever carries them out of the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        posting = Posting(house.config.private_webhooks)
        self._webhooks = Webhooks(posting)
        self._pushes = Pushes(posting, lambda: house.notices.vapid)

    async def by_webhook(self, row: Row) -> bool:
        """Deliver a notice; false where it is not to be: it is untrue, or nobody wants it."""
        person = await self._house.people.find(row["person"])
        table = await self._table(row)
        if person is None or table is None or person.notices.webhook is None:
            return False
        await self._webhooks.send(person.notices.webhook, self._json(person, table, row["kind"]))
        return True

    async def by_mail(self, row: Row) -> bool:
        """The same by mail, to an address that is confirmed or is asked to be."""
        config = self._house.config
        person = await self._house.people.find(row["person"])
        if person is None or person.notices.email is None:
            return False
        address, confirming = person.notices.email, row["kind"] == "confirm"
        if person.notices.email_confirmed == confirming:
            return False
        if not config.smtp:
            raise Undelivered("house", "the house has no mail server any more")
        off = ""
        if confirming:
            subject, text = letter(person.language, "confirm")
            token = self._house.signer.link(person.id, f"confirm {address}")
            text += f"\n\n{config.home}/api/email/{token}\n"
        elif row["kind"] == "reset":
            code = new_code("reset")
            await self._house.writer.do(lambda writing: give(writing, person, "reset", code))
            subject, text = letter(person.language, "reset", name=person.name)
            text += f"\n\n{config.home}/reset#{code}\n"
        else:
            table = await self._table(row)
            if table is None:
                return False
            subject, text = letter(person.language, row["kind"], table=table.name)
            token = self._house.signer.link(person.id, f"off {address}")
            off = f"{config.home}/api/email/{token}"
            last = said(person.language, "off", off=off)
            text += f"\n\n{config.home}/table/{table.id}\n\n-- \n{last}\n"
        sent = Letter(config.sender, address, subject, text, off)
        await send_mail(read_mail_server(config.smtp), sent)
        return True

    async def by_push(self, row: Row) -> bool:
        """The same to a browser, as long as it wants to be called for this."""
        called, kind = row["subscription"], row["kind"]
        to = await self._house.store.read(lambda reading: subscriptions.one(reading, called))
        person = await self._house.people.find(row["person"])
        if to is None or person is None or kind not in to.kinds:
            return False
        table = await self._table(row)
        if table is None:
            return False
        try:
            await self._pushes.send(to.address, pushed(person, table, kind))
        except Gone:
            s = schema.subscriptions.c
            # The browser may have come back meanwhile, with another address.
            this = (s.id == to.id) & (s.endpoint == to.address.endpoint)
            await self._house.writer.do(lambda writing: subscriptions.drop(writing, this))
            return False
        return True

    async def _table(self, row: Row) -> Table | None:
        """The table a notice is about; none where the notice has become untrue."""
        try:
            async with self._house.holding(row["table_id"]) as table:
                return table if still(table, row["person"], row["kind"]) else None
        except Refused as error:
            if error.status != 404:
                raise
            return None

    def _json(self, person: Person, table: Table, kind: str) -> dict[str, Any]:
        text = said(person.language, kind, table=table.name.translate(CALM))
        url = f"{self._house.config.home}/table/{table.id}"
        line = f"{text} {url}"
        return {
            "kind": kind,
            "table": table.id,
            "name": table.name,
            "game": table.game.name,
            "person": person.name,
            "url": url,
            # What two widespread chat services read.
            "text": line,
            "content": line,
            "allowed_mentions": {"parse": []},
        }


def still(table: Table, person: str, kind: str) -> bool:
    """Whether a notice is true now."""
    if kind == "turn":
        return any(seat in awaited.seats(table) for seat in table.seats_of(person))
    if kind == "offer":
        return any(table.unanswered(seat) for seat in table.seats_of(person))
    if kind == "asked":
        asked = table.asked
        return asked is not None and not set(table.seats_of(person)) <= set(asked.yes)
    if kind == "invited":
        return table.state == "waiting" and bool(table.seats_of(person))
    return True
