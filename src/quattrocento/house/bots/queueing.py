"""A queue in which what one person asks for, however much, does not hold up another."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from quattrocento.house.bots.fairness import SHORT, Use, Wait, next_of
from quattrocento.house.errors import TooMany
from quattrocento.table.steady import now


@dataclass(eq=False, slots=True)
class Waiting(Wait):
    """Somebody in the queue: what for, and the place that they get."""

    what: str
    turn: asyncio.Future[bool]


class FairQueue:
    """So many places, and one more for what is short: long work never holds all of them."""

    def __init__(
        self,
        places: int,
        share: float = math.inf,
        most: float = math.inf,
        waited: Callable[[float], object] = lambda _: None,
    ) -> None:
        self._free = {False: places, True: 1}
        self._share = share
        self._most = most
        """How much of one person may wait."""
        self._waited = waited
        self._use = Use()
        self.waiting: list[Waiting] = []

    @asynccontextmanager
    async def place(self, owner: str, cost: float, what: str = "") -> AsyncIterator[None]:
        """Wait for one's turn; the time that the place is kept is what one uses."""
        short = await self._turn(owner, cost, what)
        began = now()
        # What is under way counts at once: who has all the places is not served as if by none.
        self._use.add(owner, cost, began)
        try:
            yield
        finally:
            ended = now()
            self._use.add(owner, ended - began - cost, ended)
            self._leave(short)

    def is_over(self, owner: str) -> bool:
        """Somebody has used more than the share of a minute."""
        return self._use.of(owner, now()) > self._share

    def check(self, owner: str, cost: float) -> None:
        """Refuse somebody of whom too much waits already."""
        if Counter(wait.owner for wait in self.waiting)[owner] >= self._most:
            raise TooMany(cost)

    async def _turn(self, owner: str, cost: float, what: str) -> bool:
        """Wait; true where it is the place for what is short."""
        self.check(owner, cost)
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        wait = Waiting(owner, cost, now(), what, turn)
        self.waiting.append(wait)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(turn.result())
            else:
                self.waiting.remove(wait)
            raise

    def _leave(self, short: bool) -> None:
        self._free[short] += 1
        self._serve()

    def _serve(self) -> None:
        """Give the places that are free to those whose turn it is."""
        for short in (True, False):
            while self._free[short]:
                # One that was called off a moment ago has not left yet.
                here = [one for one in self.waiting if not one.turn.done()]
                able = [one for one in here if not short or one.cost <= SHORT]
                chosen = next_of(able, self._use, self._share, now())
                if chosen is None:
                    break
                self.waiting.remove(chosen)
                self._free[short] -= 1
                self._waited(now() - chosen.asked)
                chosen.turn.set_result(short)
