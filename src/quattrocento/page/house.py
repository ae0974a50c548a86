"""The page's house: what it is asked, its tables in memory, how a change is kept and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random, SystemRandom
from typing import Any

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.page import learning, lists, people, playing
from quattrocento.page.bots import Bots
from quattrocento.page.calls import Answer, Asked, find, not_here, refused, values_of
from quattrocento.page.keeping import Head, Keeper, Shelf, piece_of
from quattrocento.page.lines import Line, Lines
from quattrocento.page.people import KIND, ME, Person
from quattrocento.page.requests import Body, Query
from quattrocento.page.tables import PageTable, read_table
from quattrocento.table.change import Change
from quattrocento.table.drawn import Drawn
from quattrocento.table.errors import Refused, unknown_table
from quattrocento.table.messages import NO_CHAT, draw, whole
from quattrocento.table.orders import StandingOrder, order_row

log = logging.getLogger(__name__)
CALLS = [*people.calls.all, *lists.calls.all, *playing.calls.all, *learning.calls.all]
PATIENCE = 0.0
"""Nobody here is waited for who could be claimed."""


class PageHouse:
    """Answers the calls and lines of a page, for tables that need nobody else."""

    def __init__(
        self,
        keeper: Keeper,
        tell: Callable[[int, str], None],
        think: Callable[[str], Awaitable[str]],
        rng: Random | None = None,
        pause: float = 0.3,
    ) -> None:
        """`pause` are the seconds between two moves that nobody here makes."""
        self.rng = SystemRandom() if rng is None else rng
        self.shelf = Shelf(keeper)
        self.think = think
        self.person: Person | None = None
        self.heads: dict[str, Head] = {}
        """Every table as it is kept."""
        self.analyses: dict[str, str] = {}
        """Finished games that were looked through, by table."""
        self.lines = Lines(self, tell)
        self.bots = Bots(self, think, pause)
        self._tables: dict[str, PageTable] = {}
        self._reading = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read what is kept; a bot that was to move when the page closed moves now."""
        self.person = await self.shelf.noted(KIND, ME)
        for head in await self.shelf.heads():
            self.heads[head["row"]["id"]] = head
        for name, head in self.heads.items():
            if self.bots.is_due(head):
                self.bots.begin(name)

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Answer a call: a status and a text."""
        try:
            found = await self._answered(method, path, body)
        except Refused as error:
            found = refused(error)
        except QuattrocentoError as error:
            found = refused(Refused(422, "bad-request", f"{error}."))
        except Exception as error:
            log.error("a call failed", exc_info=error, extra={"path": path})
            found = refused(Refused(500, "mistake", f"The page made a mistake: {error!r}"))
        # JavaScript takes a plain pair.
        return found.status, found.text

    async def _answered(self, method: str, path: str, body: str) -> Answer:
        where, _, query = path.partition("?")
        handler = find(CALLS, method, where)
        if handler is None:
            raise not_here()
        return await handler(self, Asked(values_of(where), Query(query), Body.read(body)))

    def open_line(self, line: int, path: str) -> None:
        """A screen begins to listen to a table: `/api/tables/ID/live`, with a query."""
        where, _, query = path.partition("?")
        opened = Line(line, values_of(where)[0], Query(query))
        self.lines.add(opened)
        task = asyncio.ensure_future(self.lines.begin(opened))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def hear(self, line: int, text: str) -> None:
        """What a screen sends on its line."""
        await self.lines.hear(line, text)

    def close_line(self, line: int) -> None:
        """A screen listens no longer."""
        self.lines.close(line)

    # Tables

    def game(self, name: str) -> Game[Any]:
        """A game of this program."""
        if name not in RULE_SETS:
            raise Refused(404, "no-game", f"No game is called {name!r}.")
        return load_game(name)

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[PageTable]:
        """A table for oneself, as it is kept."""
        while True:
            table = await self._table(id)
            async with table.lock:
                if table.gone:
                    continue
                try:
                    yield table
                finally:
                    # A change that was begun and not kept is no change.
                    if table.changing:
                        self.drop(table)
                return

    async def _table(self, id: str) -> PageTable:
        async with self._reading:
            table = self._tables.get(id)
            if table is None:
                head = self.heads.get(id)
                if head is None:
                    raise unknown_table()
                table = await read_table(self.shelf, head, self.game(head["row"]["game"]))
                if table.match is not None:
                    table.match.rng = self.rng
                self._tables[id] = table
        return table

    def listed(self, id: str) -> PageTable:
        """A table for a list: as it is in memory, or of its head alone."""
        table = self._tables.get(id)
        if table is None or table.changing:
            head = self.heads[id]
            return PageTable(head, self.game(head["row"]["game"]))
        return table

    def drop(self, table: PageTable) -> None:
        """Drop what is in memory; whoever asks next reads what is kept."""
        table.gone = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def remove(self, id: str) -> None:
        """Keep a table no longer."""
        table = self._tables.get(id)
        if table is not None:
            # What is under way there comes to its end first.
            async with table.lock:
                self.drop(table)
        if self.heads.pop(id, None) is None:
            raise unknown_table()
        await self.shelf.remove(id)
        self.lines.cut(id)

    async def add(self, table: PageTable, change: Change | None = None) -> None:
        """Keep a new table, with what was done there at once."""
        await self.shelf.begin(table.id)
        table.told = [b"[]"]
        if change is None:
            await self.shelf.renew(table.head)
            self.heads[table.id] = table.head
        else:
            await self._keep(table, change)
        self._tables[table.id] = table
        self.bots.wake(table)

    async def commit(self, table: PageTable, change: Change, line: Line | None = None) -> None:
        """Keep a change, then tell it; if it cannot be kept, the table is as it was before.

        The line on which it was asked for hears in the same message that it is done.
        """
        await self._keep(table, change)
        if line is not None and change.key is not None:
            line.done.append(change.key.partition(":")[2])
        self.lines.ring(table)
        self.bots.wake(table)

    async def _keep(self, table: PageTable, change: Change) -> None:
        table.close(change)
        rows = {(row["seat"], row["number"]): row for row in change.orders}
        head, piece = table.head, piece_of(change)
        head["orders"] = list((table.order_rows | rows).values())
        await self.shelf.add(head, piece)
        table.order_again(change.orders)
        table.told.append(change.written)
        if change.key is not None:
            table.keys.add(change.key)
        table.changing = False
        self.heads[table.id] = head

    async def order(self, table: PageTable, seat: int, order: StandingOrder) -> None:
        """Keep a standing order: it is nobody else's business and counts no version up."""
        row = order_row(table.id, seat, order)
        head = table.head
        head["orders"] = [*head["orders"], row]
        head["row"] = {**head["row"], "orders_given": table.orders_given + 1}
        await self.shelf.renew(head)
        table.order_again([row])
        table.orders.keep(seat, order)
        table.orders_given += 1
        table.stored = head["row"]
        self.heads[table.id] = head
        table.cache.forget(seat)
        self.lines.ring(table)
        self.bots.wake(table)

    # What is told

    def draw(self, table: PageTable, seat: int | None) -> Drawn:
        """What is shown of a table that is held, from a seat of this browser's."""
        shown, mine = table.seat_shown(ME, seat), table.seats_of(ME)
        return draw(table, shown, mine, self.lines.online(table), PATIENCE)

    def message(self, table: PageTable, seat: int | None, seen: int = 0) -> str:
        """The whole message of a table that is held, with the events since `seen`."""
        drawn = self.draw(table, seat)
        return whole(drawn, table.events_after(drawn.seat, seen), NO_CHAT).decode()
