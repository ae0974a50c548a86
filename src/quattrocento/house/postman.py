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
from quattrocento.house.errors import Refused
from quattrocento.house.outbox import Row
from quattrocento.house.steady import now
from quattrocento.house.undelivered import NotNow, Undelivered

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
TRIES = 6
RETRY, GROWTH = 30.0, 4
"""Seconds until the second try; each further one waits so many times as long."""
FULL = 2.0
"""Seconds until a notice is looked at again whose way was full."""
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
        self._carried: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """By person: the notice under way."""
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
        ids = [notice for notice, _ in self._carried.values()]
        await self._house.tasks.end(self._round, *[task for _, task in self._carried.values()])
        if ids:
            with contextlib.suppress(Refused):
                await self._house.writer.do(lambda connection: outbox.put(connection, ids, 0.0))

    async def _go_round(self) -> None:
        while True:
            self._bell.clear()
            wait = await self._take()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._bell.wait(), wait)

    async def _take(self) -> float:
        """Set out with what is due; gives how long nothing else will be."""
        room = self._most - len(self._carried)
        if room <= 0:
            return LOOK
        try:
            job = outbox.take(self._channel, list(self._carried), room)
            taken = await self._house.writer.do(job)
        except Refused as error:
            log.error("the outbox cannot be read", extra={"why": str(error)})
            return LOOK
        self.dead = taken.dead
        for row in taken.rows:
            work = self._house.tasks.once(f"{self._channel} notice", self._carry(row))
            self._carried[row["person"]] = row["id"], work
        return LOOK if taken.due is None else min(LOOK, max(0.0, taken.due - now()))

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
            values["due"] = now() + RETRY * GROWTH ** (tries - 1)
        return functools.partial(outbox.mark, id=row["id"], **values)
