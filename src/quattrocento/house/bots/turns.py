"""What the house plays by itself at a table: bots' moves and answers, people's standing orders."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import CompoundSelect, and_, select, union

from quattrocento.house import schema
from quattrocento.house.bots.thinkers import HINT, Thinkers, Thought
from quattrocento.house.table import Table
from quattrocento.kernel.play import ASIDE
from quattrocento.kernel.step import Move
from quattrocento.table.errors import Refused
from quattrocento.table.hints import SECONDS
from quattrocento.table.orders import STANDS
from quattrocento.table.plans import Plans
from quattrocento.table.unasked import bot_to_play, level_of, said

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
Late = dict[str, Literal["busy", "share"]]
"""Tables whose bot waits for its turn: all are thinking, or its people have had their share."""
LOOK = 1.0
"""Seconds after which one looks again whose bot waits."""
PATIENCE = 2.0
"""Seconds that a bot may wait for its turn before its table is told."""
ALONE = 30.0
"""Seconds by which the thought of a bot stands back that nobody plays with."""


class Turns(ABC):
    """Plays one turn at a time; a change of the table calls thinking off."""

    def __init__(self, house: House, pause: float) -> None:
        self._house = house
        # One more than can think at length: short thoughts need not wait for long ones.
        self._thinkers = Thinkers(house.config.thinkers + 1, house.tasks, house.config.allowed)
        self._plans = Plans()
        self._pause = pause
        self._thinking: dict[str, asyncio.Task[object]] = {}
        self.late: Late = {}

    async def start(self) -> None:
        """Begin to play."""
        self._house.tasks.keep("late bots", self._look_for_late)

    @abstractmethod
    def place(self, owner: str, cost: float, what: str) -> AbstractAsyncContextManager[None]:
        """A place to think in; its owner is charged for the time it is kept."""

    @abstractmethod
    async def queue(self) -> tuple[int, float]:
        """How many turns of the whole house wait, and for how many seconds the longest has."""

    @abstractmethod
    async def look_for_late(self, tables: Collection[str]) -> Late:
        """Which of these tables have a bot that waits for its turn."""

    def cost(self, table: Table) -> float:
        """What a turn of the house will cost, in seconds; those that nobody waits for stand back.

        What needs no thinking costs nothing.
        """
        seat = bot_to_play(table)
        if seat is None or said(table) is not None:
            return 0.0
        expected = self._thinkers.expected(table.game.name, level_of(table, seat))
        return expected if any(one.person for one in table.seats) else expected + ALONE

    async def play(self, id: str, known: int | None = None) -> bool:
        """Play what is to be played at a table; false where it waits for somebody else.

        `known` is its version, where that has just been looked up.
        """
        return await self._say(id, known) or await self._think(id, known)

    async def advise(self, person: str, question: dict[str, Any]) -> dict[str, Any]:
        """A hint for a person, thought about where bots think; it waits for its place as they do.

        No table is told that it waits for a bot.
        """
        async with self.place(person, self._thinkers.lengths.of(HINT, SECONDS), HINT):
            return await self._thinkers.advise(question)

    def call_off(self, id: str) -> bool:
        """A table has changed: what is being thought about it is worth nothing."""
        thinking = self._thinking.get(id)
        return thinking is not None and thinking.cancel()

    async def close(self) -> None:
        await self._thinkers.close()

    async def _think(self, id: str, known: int | None) -> bool:
        """Let a bot think, and play its move unless the table has changed."""
        house = self._house
        async with house.holding(id, known) as table:
            seat = bot_to_play(table)
            if seat is None or table.match is None:
                return False
            version = table.version
            position = table.match.position.clone()
            place = self.place(payer(table), self.cost(table), table.id)
            level = level_of(table, seat)

        async def choose() -> Thought:
            async with place:
                with house.metrics.thinking_seconds.time():
                    return await self._thinkers.choose(table.game, position, seat, level)

        self._thinking[id] = choosing = asyncio.ensure_future(choose())
        try:
            thought = await choosing
        except asyncio.CancelledError:
            if choosing.cancelled() and not _cancelled():
                return True
            choosing.cancel()
            raise
        finally:
            self._thinking.pop(id, None)
        await asyncio.sleep(self._pause)
        async with house.holding(id, version) as table:
            if table.version == version:
                change = table.change("move", seat)
                table.play(change, seat, thought.move)
                await house.commit(table, change)
                self._plans.keep(table, seat, thought.plan)
        return True

    async def _say(self, id: str, known: int | None) -> bool:
        """Play what needs no thinking, unless it was taken back meanwhile."""
        async with self._house.holding(id, known) as table:
            if self._said(table) is None:
                return False
        await asyncio.sleep(self._pause)
        async with self._house.holding(id, known) as table:
            found = self._said(table)
            if found is not None:
                seat, move = found
                if move[0] == ASIDE:
                    change = table.change("aside", seat)
                    table.aside(change, seat, move)
                else:
                    change = table.change("move", seat)
                    table.play(change, seat, move)
                await self._house.commit(table, change)
                self._plans.went_on(table, seat, move)
        return True

    def _said(self, table: Table) -> tuple[int, Move] | None:
        """What needs no thinking: what anybody could say, or what a bot had in mind."""
        found, seat = said(table), bot_to_play(table)
        if found is None and seat is not None:
            move = self._plans.move(table, seat)
            return None if move is None else (seat, move)
        return found

    async def _look_for_late(self) -> None:
        """Tell the tables whose bot waits for its turn, and those where it no longer does."""
        while True:
            await asyncio.sleep(LOOK)
            hub, before = self._house.hub, self.late
            try:
                self.late = await self.look_for_late(hub.tables)
            except Refused as error:
                log.warning("cannot look who waits", extra={"why": str(error)})
            for table in before.keys() | self.late.keys():
                if before.get(table) != self.late.get(table):
                    hub.ring(table)


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def payer(table: Table) -> str:
    """Who is charged for a thought: those who play there, by turns; else whoever set it up."""
    people = sorted({seat.person for seat in table.seats if seat.person is not None})
    return people[table.version % len(people)] if people else table.host


def tables_to_play() -> CompoundSelect[Any]:
    """The tables that may wait for a bot or an order, their versions and hosts.

    Whether they do is told by `is_to_play`: a table may be paused, an order say nothing now.
    """
    t, s, o = schema.tables.c, schema.seats.c, schema.orders.c
    bots = and_(s.table_id == t.id, s.seat == t.deciding, s.kind == "bot")
    orders = and_(o.table_id == t.id, o.seat == t.deciding, o.state == STANDS)
    playing = select(t.id, t.version, t.host).where(t.state == "playing")
    return union(playing.join(schema.seats, bots), playing.join(schema.orders, orders))
