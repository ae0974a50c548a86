"""The house: its tables in memory, the way a change is stored and then told."""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random, SystemRandom
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from quattrocento.games.registry import GAMES, load_game
from quattrocento.house import schema
from quattrocento.house.alarm import Alarm
from quattrocento.house.botplay import BotPlay
from quattrocento.house.config import Config
from quattrocento.house.cookies import Signer, secret_of
from quattrocento.house.errors import Refused, Stale, unknown_table
from quattrocento.house.limits import Limits
from quattrocento.house.live import Hub
from quattrocento.house.messages import CHAT, build_message
from quattrocento.house.metrics import Metrics
from quattrocento.house.notices import Notices
from quattrocento.house.orders import Orders, StandingOrder
from quattrocento.house.people import People
from quattrocento.house.store import Store
from quattrocento.house.table import Draft, Line, Seat, Table
from quattrocento.house.writer import Conflict, Writer
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.lessons import script_of

log = logging.getLogger(__name__)
EVERYDAY = frozenset(("move", "hold", "undo", "aside"))
"""Changes that are not worth a line in the log."""
KEPT = 1000
"""Tables that stay in memory although nobody listens to them."""


class House:
    """Everything that runs in one server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.games: dict[str, Game[Any]] = {name: load_game(name) for name in GAMES}
        # The machine's own randomness: nobody can work out the next draw from the last ones.
        self.rng: Random = SystemRandom()
        self.store = Store(config.database_url)
        self.writer = Writer(self.store.writing)
        self.people = People(self.store, self.writer)
        self.hub = Hub()
        self.limits = Limits(config.rate)
        self.metrics = Metrics()
        self.metrics.watch(self)
        self.bots = BotPlay(self)
        self.alarm = Alarm(self)
        self.notices = Notices(self)
        self.signer = Signer("")
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open(self) -> None:
        """Open the database, then take up every table where it was left."""
        self.store.open()
        self.writer.start()
        self.signer = Signer(await self.writer.do(secret_of))
        await self.alarm.start()
        await self.bots.start()
        await self.notices.start()
        log.info("the house is open", extra={"database": self.store.shown})

    async def close(self) -> None:
        """Finish what was begun, tell every connection goodbye, and put the lights out."""
        self.hub.close()
        await self.alarm.close()
        await self.bots.close()
        await self.notices.close()
        await self.writer.close()
        self.store.close()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def holding(self, id: str) -> Holding:
        """A table for oneself: `async with house.holding(id) as table`."""
        return Holding(self, id)

    async def commit(self, draft: Draft) -> None:
        """Store a change, then tell it. If it cannot be stored, the table is as it was before."""
        table = draft.table
        began = time.perf_counter()
        change = draft.finish()
        change.outbox = await self.notices.rows(draft)
        try:
            await self.writer.store(change)
        except Conflict:
            self.forget(table)
            raise Stale from None
        table.drafted = False
        self.metrics.changed(draft.kind, time.perf_counter() - began)
        level = logging.DEBUG if draft.kind in EVERYDAY else logging.INFO
        log.log(level, draft.kind, extra={"table": table.id, "version": table.version})
        self.hub.ring(table.id)
        if change.outbox:
            self.notices.ring()
        self.alarm.set(table)
        self.bots.wake(table)

    def forget(self, table: Table) -> None:
        """Drop what is in memory; the next one to ask reads what is stored."""
        table.gone = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def message(
        self, table: Table, person: str | None, seat: int | None, seen: int = 0, chat: int = -1
    ) -> bytes:
        """The message for a person at a table that is held, with the events since `seen`."""
        mine = table.seats_of(person)
        seat = table.seat_shown(person, seat)
        events = await self._events(table, seen)
        online = self.online(table)
        return build_message(table, seat, mine, events, chat, online)

    def online(self, table: Table) -> list[int]:
        """The seats whose people are looking."""
        people = self.hub.online(table.id)
        return [index for index, seat in enumerate(table.seats) if seat.person in people]

    async def _events(self, table: Table, seen: int) -> list[bytes]:
        """The events of every change after a version, oldest first."""
        if seen > table.version:
            seen = 0
        missing = table.version - seen
        if missing <= len(table.tail):
            return [events for _, events in table.tail[len(table.tail) - missing :]]
        c = schema.changes.c
        query = (
            select(c.events)
            .where(c.table_id == table.id, c.version > seen, c.version <= table.version)
            .order_by(c.version)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        return [text.encode() for text in rows]

    async def table(self, id: str) -> Table:
        """A table from memory or storage, whoever holds it."""
        table = self._tables.get(id)
        if table is not None:
            return table
        if not id.isascii() or not id.isalnum():
            raise unknown_table()
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        table = await self.store.read(lambda connection: load_table(connection, id, self.games))
        if table.match is not None:
            table.match.rng = self.rng
        if len(self._tables) >= KEPT:
            self._make_room()
        self._tables[id] = table
        # A bot that owed an answer when the house closed, or was killed, gives it now.
        self.bots.wake(table)
        return table

    def _make_room(self) -> None:
        idle = [
            table
            for table in self._tables.values()
            if not self.hub.listened(table.id) and not table.lock.locked()
        ]
        for table in sorted(idle, key=lambda table: table.changed)[: KEPT // 4]:
            self.forget(table)

    async def stored_key(self, table: Table, key: str) -> bool:
        """A request with this key has been carried out already."""
        c = schema.changes.c
        query = select(c.version).where(c.table_id == table.id, c.key == key)
        found = await self.store.read(lambda connection: connection.execute(query).first())
        return found is not None


class Holding:
    """Holds a table; what is read of it has been stored."""

    __slots__ = ("_house", "_id", "_table")

    def __init__(self, house: House, id: str) -> None:
        self._house = house
        self._id = id

    async def __aenter__(self) -> Table:
        while True:
            self._table = await self._house.table(self._id)
            await self._table.lock.acquire()
            if not self._table.gone:
                return self._table
            self._table.lock.release()

    async def __aexit__(self, *_: object) -> None:
        # A change that was begun and not stored is no change.
        if self._table.drafted:
            self._house.forget(self._table)
        self._table.lock.release()


def load_rows(connection: Connection, query: Any, games: dict[str, Game[Any]]) -> list[Table]:
    """The tables of a query for their rows, with their seats but without their games."""
    rows = [dict(row) for row in connection.execute(query).mappings()]
    s = schema.seats.c
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    wanted = select(s.table_id, s.kind, s.name, s.person, s.level, s.resigned)
    wanted = wanted.where(s.table_id.in_(list(seats))).order_by(s.table_id, s.seat)
    for table, kind, name, person, level, resigned in connection.execute(wanted):
        seats[table].append(Seat(kind, name, person, level, bool(resigned)))
    return [Table(row, seats[row["id"]], games[row["game"]]) for row in rows]


def load_table(connection: Connection, id: str, games: dict[str, Game[Any]]) -> Table:
    """A table from the database, its game replayed from the record."""
    found = load_rows(connection, select(schema.tables).where(schema.tables.c.id == id), games)
    if not found:
        raise unknown_table()
    table = found[0]
    m, c, o = schema.moves.c, schema.chat.c, schema.orders.c
    if table.state != "waiting":
        rows = connection.execute(
            select(m.move, m.seat).where(m.table_id == id).order_by(m.number)
        ).all()
        moves = [tuple(msgspec.json.decode(text)) for text, _ in rows]
        table.deciders = [seat for _, seat in rows]
        record = Record(table.game, [seat.name for seat in table.seats], table.options, moves)
        try:
            table.match = Match(record, script=script_of(table.game, table.lesson))
        except IllegalMove as error:
            log.error("a stored game does not replay", extra={"table": id, "reason": str(error)})
            raise Refused(
                500, "broken-record", f"The record of this table does not replay: {error}."
            ) from None
    given = select(o.seat, o.number, o.key, o.kind, o.amount, o.matter, o.state, o.reason)
    given = given.where(o.table_id == id).order_by(o.number)
    table.orders = Orders([(row[0], StandingOrder(*row[1:])) for row in connection.execute(given)])
    lines = connection.execute(
        select(c.number, c.seat, c.name, c.text, c.at)
        .where(c.table_id == id)
        .order_by(c.number.desc())
        .limit(CHAT)
    ).all()
    table.chat = [Line(*line) for line in reversed(lines)]
    return table
