"""Web Push: a notice for a browser none of whose pages is open, by way of its push service.

The service sees that something comes, how urgent it is and where it goes, and no more.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from typing import NamedTuple

from quattrocento.house.encryption import decoded, encoded, encrypt
from quattrocento.house.letters import letter
from quattrocento.house.people import Person
from quattrocento.house.posting import Posting, check
from quattrocento.house.subscriptions import Address
from quattrocento.house.table import Table
from quattrocento.house.vapid import Vapid

DAY = 86_400
LASTING = {"invited": 7 * DAY, "over": 7 * DAY}
"""Seconds that a service keeps what lasts, for a browser that is not on."""
WAITS = 3 * DAY
"""Seconds that it keeps what waits for somebody: after these the others may claim the seat."""
TOPIC = 32
"""Characters of a topic."""
GONE = (404, 410)
"""How a service says that a browser has taken its subscription back."""


class Gone(Exception):
    """The subscription is no more."""


class Push(NamedTuple):
    """What is shown, and how it travels."""

    kind: str
    table: str
    text: str
    urgency: str

    @property
    def body(self) -> bytes:
        told = {"kind": self.kind, "table": self.table, "text": self.text}
        return json.dumps(told, ensure_ascii=False).encode()

    def headers(self, auth: str) -> list[tuple[str, str]]:
        # A newer one of the same kind and table takes the place of one that was not yet fetched.
        about = f"{self.kind} {self.table}".encode()
        topic = encoded(hmac.digest(decoded(auth), about, "sha256"))[:TOPIC]
        return [
            ("Content-Type", "application/octet-stream"),
            ("Content-Encoding", "aes128gcm"),
            ("TTL", str(LASTING.get(self.kind, WAITS))),
            ("Urgency", self.urgency),
            ("Topic", topic),
        ]


def pushed(person: Person, table: Table, kind: str) -> Push:
    """A notice as it is shown on the screen of a device: one line."""
    text, _ = letter(person.language, kind, table=table.name)
    if kind in LASTING:
        return Push(kind, table.id, text, "low" if kind == "over" else "normal")
    return Push(kind, table.id, text, "high" if table.pace["clock"] == "live" else "normal")


class Pushes:
    """Hands pushes to the services of browsers."""

    def __init__(self, posting: Posting, vapid: Callable[[], Vapid]) -> None:
        self._posting = posting
        self._vapid = vapid

    async def send(self, to: Address, push: Push) -> None:
        """Returns when the service has taken it; `Gone` where there is nobody any more."""
        headers = push.headers(to.auth)
        headers.append(("Authorization", self._vapid().header(to.endpoint)))
        body = encrypt(push.body, to.p256dh, to.auth)
        answer = await self._posting.post(to.endpoint, body, headers)
        if answer.status in GONE:
            raise Gone
        check(answer)
