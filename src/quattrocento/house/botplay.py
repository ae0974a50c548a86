"""What the house plays by itself: bots' moves and answers, and the standing orders of people."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, select, union

from quattrocento.house import learning, schema
from quattrocento.house.bots import Thinkers
from quattrocento.house.errors import Refused, Stale
from quattrocento.house.orders import STANDS
from quattrocento.house.table import Draft, Table
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a table whose bot's move could not be stored is tried again."""


class BotPlay:
    """One task for each table where something is to be played; a change calls thinking off."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thinkers = Thinkers(house.config.thinkers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, asyncio.Task[object]] = {}

    async def start(self) -> None:
        """Tables that waited for a bot or an order when the house closed go on by themselves."""
        t, s, o = schema.tables.c, schema.seats.c, schema.orders.c
        bots = and_(s.table_id == t.id, s.seat == t.deciding, s.kind == "bot")
        orders = and_(o.table_id == t.id, o.seat == t.deciding, o.state == STANDS)
        playing = select(t.id).where(t.state == "playing")
        query = union(playing.join(schema.seats, bots), playing.join(schema.orders, orders))
        rows = await self._house.store.read(lambda connection: connection.execute(query).all())
        for (table,) in rows:
            self._begin(table)

    def wake(self, table: Table) -> None:
        """A table has changed: think anew, or begin to think."""
        thinking = self._thinking.get(table.id)
        if thinking is not None:
            thinking.cancel()
        elif table.id not in self._tasks and (_bot(table) is not None or _said(table) is not None):
            self._begin(table.id)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    def _begin(self, id: str) -> None:
        task = asyncio.create_task(self._play(id))
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def _play(self, id: str) -> None:
        """Play what is to be played at a table until it waits for somebody else."""
        while True:
            try:
                if not await self._say(id) and not await self._think(id):
                    return
            except Stale:
                continue
            except Refused as error:
                log.warning("a bot's move waits", extra={"table": id, "why": str(error)})
                await asyncio.sleep(RETRY)

    async def _think(self, id: str) -> bool:
        """Let a bot think, and play its move unless the table has changed."""
        house = self._house
        async with house.holding(id) as table:
            seat = _bot(table)
            if seat is None or table.match is None:
                return False
            version = table.version
            position = table.match.position.clone()
            level = table.seats[seat].level or "easy"
        choosing = asyncio.ensure_future(self._thinkers.choose(table.game, position, seat, level))
        self._thinking[id] = choosing
        try:
            with house.metrics.thinking_seconds.time():
                move = await choosing
        except asyncio.CancelledError:
            if choosing.cancelled() and not _cancelled():
                return True
            choosing.cancel()
            raise
        finally:
            self._thinking.pop(id, None)
        await self._pause()
        async with house.holding(id) as table:
            if table.version == version:
                draft = Draft(table, "move", seat)
                table.play(draft, seat, move)
                await house.commit(draft)
        return True

    async def _say(self, id: str) -> bool:
        """Play an order or an answer, unless it was taken back meanwhile."""
        async with self._house.holding(id) as table:
            if _said(table) is None:
                return False
        await self._pause()
        async with self._house.holding(id) as table:
            said = _said(table)
            if said is not None:
                seat, move = said
                if move[0] == ASIDE:
                    draft = Draft(table, "aside", seat)
                    table.aside(draft, seat, move)
                else:
                    draft = Draft(table, "move", seat)
                    table.play(draft, seat, move)
                await self._house.commit(draft)
        return True

    async def _pause(self) -> None:
        if self._house.config.bot_pause:
            await asyncio.sleep(self._house.config.bot_pause)


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _bot(table: Table) -> int | None:
    """The bot that a table waits for."""
    seat = table.deciding
    if seat is None or table.seats[seat].kind != "bot":
        return None
    return None if table.paused else seat


def _said(table: Table) -> tuple[int, Move] | None:
    """What needs no thinking: a bot's part in a lesson, its answer to an offer, an order."""
    if table.match is None or table.state != "playing" or table.paused:
        return None
    taught, deciding = learning.next_move(table), table.deciding
    if taught is not None and deciding is not None and table.seats[deciding].kind == "bot":
        return deciding, taught
    for seat, one in enumerate(table.seats):
        if one.kind == "bot" and table.unanswered(seat):
            answer = _answer(table.game, table.match, seat)
            if answer is not None:
                return seat, answer
    move = table.ordered()
    return None if move is None or table.deciding is None else (table.deciding, move)


def _answer(game: Game[Any], match: Match[Any], seat: int) -> Move | None:
    """A bot's answer, from a world it can imagine: it knows no more than its seat."""
    answer = game.reply(game.imagine(match.position, seat, match.rng), seat)
    if answer is None:
        return None
    try:
        attempt(match.position.clone(), answer)
    except IllegalMove as error:
        log.error("a bot gave no legal answer", extra={"game": game.name, "trouble": str(error)})
        return None
    return answer
