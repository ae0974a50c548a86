"""The postman: empties the outbox by one channel; nobody waits for somebody else's slow address."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from quattrocento.house import outbox
from quattrocento.house.outbox import Row
from quattrocento.house.tasks import rung
from quattrocento.house.undelivered import NotNow, Undelivered
from quattrocento.table.errors import Refused
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
TRIES = 6
RETRY, GROWTH = 30.0, 4
"""Seconds until the second try; each further one waits so many times as long."""
FULL = 2.0
"""Seconds until a notice is looked at again whose way was full."""
SHARE = 4
"""One in so many deliveries at once may be a second try, or for people whose last ones failed."""
FAILING, MOST_FAILING = 3600.0, 1000
"""Seconds somebody counts as such, and how many are remembered."""
LOOK = 15.0
"""Seconds after which the outbox is looked at unasked."""


class Postman:
    """Carries one notice of a person at a time, and those of so many people at once."""

    def __init__(
        self, house: House, channel: str, most: int, send: Callable[[Row], Awaitable[bool]]
    ) -> None:
        self._house = house
        self._channel = channel
        self._most = most
        self._send = send
        self._bell = asyncio.Event()
        self._carried: dict[str, tuple[Row, asyncio.Task[None]]] = {}
        """By person: the notice under way."""
        self._failing: dict[str, float] = {}
        """People whose last notices failed, and until when that counts; the latest come last."""
        self._round: asyncio.Task[None] | None = None
        self.dead = 0
        """Dead letters, of all channels, when the outbox was last looked at."""

    def start(self) -> None:
        self._round = self._house.tasks.keep(f"{self._channel} notices", self._go_round)

    def ring(self) -> None:
        """There is something in the outbox."""
        self._bell.set()

    async def close(self) -> None:
        """Stop; what was not delivered is due at once, for whoever comes next."""
        if self._round is None:
            return
        ids = [row["id"] for row, _ in self._carried.values()]
        await self._house.tasks.end(self._round, *[task for _, task in self._carried.values()])
        if ids:
            with contextlib.suppress(Refused):
                await self._house.writer.do(lambda connection: outbox.put(connection, ids, 0.0))

    async def _go_round(self) -> None:
        while True:
            self._bell.clear()
            wait = await self._take()
            await rung(self._bell, wait)

    async def _take(self) -> float:
        """Set out with what is due; gives how long nothing else will be."""
        room = self._room()
        if room.most <= 0 and room.most_failing <= 0:
            return LOOK
        try:
            taken = await self._house.writer.do(outbox.take(self._channel, room))
        except Refused as error:
            log.error("the outbox cannot be read", extra={"why": str(error)})
            return LOOK
        self.dead = taken.dead
        for row in taken.rows:
            work = self._house.tasks.once(f"{self._channel} notice", self._carry(row))
            self._carried[row["person"]] = row, work
        return LOOK if taken.due is None else min(LOOK, max(0.0, taken.due - now()))

    def _room(self) -> outbox.Room:
        """Addresses that fail fill a part of it at most, however many there are."""
        self._failing = {who: until for who, until in self._failing.items() if until > now()}
        share = max(1, self._most // SHARE)
        failing = sum(
            row["tries"] > 0 or who in self._failing for who, (row, _) in self._carried.items()
        )
        sound = len(self._carried) - failing
        left = max(0, self._most - share - sound), max(0, share - failing)
        return outbox.Room(list(self._carried), left[0], list(self._failing), left[1])

    async def _carry(self, row: Row) -> None:
        try:
            outcome = await self._try(row)
            await self._house.writer.do(outcome)
        except Refused as error:
            # Somebody takes it again when it is late.
            log.error("cannot store what became of a notice", extra={"why": str(error)})
        finally:
            del self._carried[row["person"]]
            self._bell.set()

    async def _try(self, row: Row) -> Callable[[Connection], None]:
        """Deliver it; gives what is to be written down."""
        notice: str = row["id"]
        try:
            async with asyncio.timeout(outbox.LATE / 2):
                sent = await self._send(row)
        except (NotNow, Refused):
            return lambda connection: outbox.put(connection, [notice], FULL)
        except Undelivered as error:
            return self._failed(row, error)
        except Exception as error:
            # Whatever it is: this notice is to blame, and no other one waits for it.
            log.error("a notice could not be carried", exc_info=error, extra={"notice": notice})
            return self._failed(row, Undelivered("house", f"{type(error).__name__}: {error}"))
        if sent:
            self._house.metrics.notice(self._channel, "delivered")
        return lambda connection: outbox.remove(connection, notice)

    def _failed(self, row: Row, error: Undelivered) -> Callable[[Connection], None]:
        self._failing.pop(row["person"], None)
        self._failing[row["person"]] = now() + FAILING
        if len(self._failing) > MOST_FAILING:
            del self._failing[next(iter(self._failing))]
        tries = row["tries"] + 1
        dead = tries >= TRIES
        self._house.metrics.notice(self._channel, "failed")
        values = {"tries": tries, "why": f"{error.reason}: {error}"}
        extra = {"notice": row["id"], "channel": self._channel, **values}
        if dead:
            self._house.metrics.notice(self._channel, "dead")
            log.error("a notice is a dead letter", extra=extra)
            values["dead"] = now()
        else:
            log.warning("a notice was not delivered", extra=extra)
            values["due"] = now() + max(RETRY * GROWTH ** (tries - 1), error.wait)
        return functools.partial(outbox.mark, id=row["id"], **values)
