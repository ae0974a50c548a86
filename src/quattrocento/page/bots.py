"""What is played by itself at the page's tables: bots think in another worker, one at a time."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.play import ASIDE, legal
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.page import thinking
from quattrocento.page.keeping import Head
from quattrocento.page.levels import EASY, SECONDS, player_of
from quattrocento.page.tables import PageTable
from quattrocento.players.player import TurnPlan
from quattrocento.table.errors import Refused
from quattrocento.table.plans import Plans
from quattrocento.table.unasked import bot_to_play, is_to_play, level_of, said

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse

log = logging.getLogger(__name__)
SOONEST, LATEST = 5.0, 60.0
"""Seconds until a move that could not be kept is tried again; each time twice as long."""


class Bots:
    """Plays on at every table until it waits for a person."""

    def __init__(
        self, house: PageHouse, think: Callable[[str], Awaitable[str]], pause: float
    ) -> None:
        self._house = house
        self._think = think
        self._pause = pause
        self._plans = Plans()
        self._playing: dict[str, asyncio.Task[None]] = {}

    def is_due(self, head: Head) -> bool:
        """A table waits for a bot, as far as its head tells."""
        row = head["row"]
        seat = row["deciding"]
        return (
            row["state"] == "playing" and seat is not None and head["seats"][seat]["kind"] == "bot"
        )

    def wake(self, table: PageTable) -> None:
        """A table has changed, or was read."""
        if is_to_play(table):
            self.begin(table.id)

    def begin(self, id: str) -> None:
        """Play on at a table."""
        if id not in self._playing:
            self._playing[id] = asyncio.ensure_future(self._play_on(id))

    async def _play_on(self, id: str) -> None:
        wait, going = SOONEST, True
        try:
            while going:
                try:
                    going = await self._play(id)
                    wait = SOONEST
                except Refused as error:
                    # A table that is gone or cannot be played on says so to whoever asks for it.
                    going = error.status == 507
                    if going:
                        log.warning("a bot's move waits", extra={"table": id, "why": str(error)})
                        await asyncio.sleep(wait)
                        wait = min(LATEST, 2 * wait)
        except Exception as error:
            log.error("a bot's move failed", exc_info=error, extra={"table": id})
        finally:
            del self._playing[id]

    async def _play(self, id: str) -> bool:
        """Play what is to be played next; false where it is a person's turn."""
        async with self._house.holding(id) as table:
            seat, match, version = bot_to_play(table), table.match, table.version
            unasked = self._said(table)
            if match is None or (seat is None and unasked is None):
                return False
            thought = seat is not None and unasked is None
            position = match.position.clone() if thought else match.position
            level = level_of(table, seat) if seat is not None else EASY
        plan: TurnPlan = []
        if thought and seat is not None:
            move, plan = await self._chosen(table.game.name, position, seat, level)
            unasked = seat, move
        await asyncio.sleep(self._pause)
        async with self._house.holding(id) as table:
            if not thought:
                # It may be another one by now.
                unasked = self._said(table)
            elif table.version != version:
                return True
            if unasked is not None:
                await self._do(table, *unasked)
                if thought:
                    self._plans.keep(table, unasked[0], plan)
                else:
                    self._plans.went_on(table, *unasked)
        return True

    def _said(self, table: PageTable) -> tuple[int, Move] | None:
        """What needs no thinking: what anybody could say, or what a bot had in mind."""
        found, seat = said(table), bot_to_play(table)
        if found is None and seat is not None:
            move = self._plans.move(table, seat)
            return None if move is None else (seat, move)
        return found

    async def _do(self, table: PageTable, seat: int, move: Move) -> None:
        if move[0] == ASIDE:
            change = table.change("aside", seat)
            table.aside(change, seat, move)
        else:
            change = table.change("move", seat)
            table.play(change, seat, move)
        await self._house.commit(table, change)

    async def _chosen(
        self, game: str, position: Position, seat: int, level: str
    ) -> tuple[Move, TurnPlan]:
        """A bot's move, and what it means to do after it.

        Where the other worker gives none, an easy bot thinks in this one.
        """
        job = {
            "game": game, "position": position.dump(), "seat": seat,
            "player": player_of(game, level), "seed": self._house.rng.getrandbits(32),
            "seconds": SECONDS,
        }  # fmt: skip
        choices = legal(position)
        for able in (self._think, _here):
            try:
                answer = json.loads(await able(json.dumps(job)))
                move = tuple(answer["move"])
                if move in choices:
                    return move, [_foreseen(step) for step in answer["plan"]]
                log.error("a bot gave no legal move", extra={"game": game, "move": move})
            except Exception as error:
                log.error("a bot gave no move", exc_info=error, extra={"game": game})
            job["player"] = player_of(game, EASY)
        return self._house.rng.choice(choices), []


async def _here(job: str) -> str:
    return thinking.answer(job)


def _foreseen(step: tuple[list[list[Any]], list[Any]]) -> tuple[list[Move], Move]:
    """A step of a plan, out of JSON."""
    choices, move = step
    return [tuple(choice) for choice in choices], tuple(move)
