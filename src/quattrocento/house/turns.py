"""What the house plays by itself at a table: bots' moves and answers, people's standing orders."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import CompoundSelect, and_, select, union

from quattrocento.house import learning, schema
from quattrocento.house.bots import Thinkers
from quattrocento.house.draft import Draft
from quattrocento.house.orders import STANDS
from quattrocento.house.table import Table
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.house.house import House

log = logging.getLogger(__name__)


class Turns:
    """Plays one turn at a time; a change of the table calls thinking off."""

    def __init__(self, house: House, thinkers: int, pause: float) -> None:
        self._house = house
        self._thinkers = Thinkers(thinkers)
        self._pause = pause
        self._thinking: dict[str, asyncio.Task[object]] = {}

    async def play(self, id: str, known: int | None = None) -> bool:
        """Play what is to be played at a table; false where it waits for somebody else.

        `known` is its version, where that has just been looked up.
        """
        return await self._say(id, known) or await self._think(id, known)

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
        await asyncio.sleep(self._pause)
        async with house.holding(id, version) as table:
            if table.version == version:
                draft = Draft(table, "move", seat)
                table.play(draft, seat, move)
                await house.commit(draft)
        return True

    async def _say(self, id: str, known: int | None) -> bool:
        """Play an order or an answer, unless it was taken back meanwhile."""
        async with self._house.holding(id, known) as table:
            if said(table) is None:
                return False
        await asyncio.sleep(self._pause)
        async with self._house.holding(id, known) as table:
            found = said(table)
            if found is not None:
                seat, move = found
                if move[0] == ASIDE:
                    draft = Draft(table, "aside", seat)
                    table.aside(draft, seat, move)
                else:
                    draft = Draft(table, "move", seat)
                    table.play(draft, seat, move)
                await self._house.commit(draft)
        return True


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def is_to_play(table: Table) -> bool:
    """Something is to be played that no person has to decide."""
    return _bot(table) is not None or said(table) is not None


def tables_to_play() -> CompoundSelect[Any]:
    """The tables that wait for a bot or an order, and their versions."""
    t, s, o = schema.tables.c, schema.seats.c, schema.orders.c
    bots = and_(s.table_id == t.id, s.seat == t.deciding, s.kind == "bot")
    orders = and_(o.table_id == t.id, o.seat == t.deciding, o.state == STANDS)
    playing = select(t.id, t.version).where(t.state == "playing")
    return union(playing.join(schema.seats, bots), playing.join(schema.orders, orders))


def _bot(table: Table) -> int | None:
    """The bot that a table waits for."""
    seat = table.deciding
    if seat is None or table.seats[seat].kind != "bot":
        return None
    return None if table.paused else seat


def said(table: Table) -> tuple[int, Move] | None:
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
