"""The house: its tables in memory, the way a change is stored and then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select

from quattrocento.games.registry import GAMES, load_game
from quattrocento.house import schema
from quattrocento.house.alarm import Alarm
from quattrocento.house.bots.alone import BotPlay
from quattrocento.house.bots.jobs import Jobs
from quattrocento.house.change import Also, Commit
from quattrocento.house.config import Config
from quattrocento.house.cookies import Signer, secret_of
from quattrocento.house.desk import Desk
from quattrocento.house.devices import Devices
from quattrocento.house.errors import Overtaken
from quattrocento.house.figures import StatisticsCache
from quattrocento.house.holding import Holding
from quattrocento.house.keeping.hearing import Keeping
from quattrocento.house.limits import Limits
from quattrocento.house.live import Hub
from quattrocento.house.loading import EVERYDAY, catch_up, follow_told, load_table, read_newer
from quattrocento.house.metrics import Metrics
from quattrocento.house.news import News, Process
from quattrocento.house.notices import Notices
from quattrocento.house.people import People
from quattrocento.house.presence import Presence
from quattrocento.house.readiness import Readiness
from quattrocento.house.sessions import Sessions
from quattrocento.house.store import Store
from quattrocento.house.studyroom import StudyRoom
from quattrocento.house.table import Table
from quattrocento.house.tasks import Tasks
from quattrocento.house.timekeeping import Timekeeping
from quattrocento.house.wire import Wire
from quattrocento.house.writer import Conflict, Writer
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.table.change import Change
from quattrocento.table.drawn import Drawn
from quattrocento.table.errors import unknown_table
from quattrocento.table.ids import new_id
from quattrocento.table.messages import chat_after, draw, joined_events, whole

log = logging.getLogger(__name__)
CLOSING, STEP, LEAST = 4.0, 1.5, 0.2
"""Seconds to close in: all of it, one step at most, and one even when all are used up."""
KEPT = 1000
"""Tables that stay in memory although nobody listens to them."""
REST, LOOK = 600.0, 60.0
"""Seconds for which such a table stays after it was last used, and between two looks for them."""


class House:
    """Everything that runs in one process: all of the house, or one of several that share it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.name = new_id()
        """Among the processes of the house."""
        self._since = time.time()
        self._worker = False
        self.games: dict[str, Game[Any]] = {name: load_game(name) for name in GAMES}
        self.analyses: dict[str, bytes] = {}
        """Finished games that were looked through, by table."""
        self.analysing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while one is looked through; forgotten once nobody waits for it."""
        # The machine's own randomness: nobody can work out the next draw from the last ones.
        self.rng: Random = SystemRandom()
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.store = Store(config.database_url)
        self.writer = Writer(self.store.writing, self.name, self.metrics)
        self.wire: Wire | None = None
        self.presence = Presence(self)
        if self.store.shared:
            self.wire = Wire(self.store.reading, self.tasks, self.hear, self._missed)
        self.keeping = Keeping(self)
        self.readiness = Readiness(self.writer, self.name)
        self.people = People(self.store, self.writer, self.name)
        self.hub = Hub()
        self.sessions = Sessions(self.store, self.writer, self.name, self.wire, self.hub)
        self.limits = Limits(config.rate)
        self.desk = Desk()
        self.devices = Devices("")
        self.metrics.watch(self)
        self.figures = StatisticsCache(self.store)
        self.studyroom = StudyRoom(self.tasks)
        self.bots: BotPlay | Jobs = Jobs(self) if self.store.shared else BotPlay(self)
        self.timekeeping = Timekeeping(self)
        self.alarm = Alarm(self)
        self.notices = Notices(self)
        self.signer = Signer("")
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        # A long game takes seconds to replay; whoever only reads does not wait for that.
        self._loaders = ThreadPoolExecutor(2, "loader")

    async def open(self) -> None:
        """Open the database, then take up every table where it was left."""
        await self._join()
        wire = self.wire
        first = wire is None or await wire.open()
        await self.alarm.start(first)
        if wire is not None:
            if first:
                await wire.opened(first)
            self._listen(wire)
        await self.bots.start()
        await self.notices.start()
        log.info("the house is open", extra={"database": self.store.shown})

    async def help(self) -> None:
        """Play what is to be played in a house that others keep open."""
        assert self.wire is not None
        self._worker = True
        await self._join()
        self._listen(self.wire)
        await self.bots.start()

    async def _join(self) -> None:
        self.store.open()
        self.writer.start()
        secret = await self.writer.do(secret_of)
        self.signer, self.devices = Signer(secret), Devices(secret)
        if self.wire is not None:
            await self.wire.connect()
        await self.timekeeping.start()
        await self.keeping.open()
        self.tasks.keep("resting tables", self._clear_away)

    def process(self) -> Process:
        """What hosts are told of this process."""
        port = 0 if self._worker else self.config.port
        return Process(self.name, self._worker, port, self._since, self.tables, self.hub.count)

    def _listen(self, wire: Wire) -> None:
        self.hub.elsewhere = self.presence
        wire.listen()
        self.presence.start()

    async def close(self) -> None:
        """Finish what was begun, tell every connection goodbye, and put the lights out."""
        self.hub.close()
        until = time.monotonic() + CLOSING
        for step in self._closing():
            patience = min(STEP, max(LEAST, until - time.monotonic()))
            try:
                async with asyncio.timeout(patience):
                    await step()
            except TimeoutError:
                log.error("closing was cut short", extra={"step": step.__qualname__})
            except Exception as error:
                log.error("closing failed", exc_info=error, extra={"step": step.__qualname__})
        self.people.close()
        self.figures.close()
        self._loaders.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    def _closing(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        """What closes, in this order: each may still need the ones after it."""
        steps = [self.alarm.close, self.bots.close, self.studyroom.close]
        steps += [self.keeping.close, self.notices.close, self.presence.close]
        if self.wire is not None:
            steps.append(self.wire.close)
        return [*steps, self.tasks.close, self.writer.close]

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def holding(self, id: str, known: int | None = None) -> Holding:
        """A table for oneself: `async with house.holding(id) as table`.

        `known` is a version the asker knows of; whoever knows of none gets what is stored now.
        """
        return Holding(self, id, known)

    async def commit(self, table: Table, change: Change, also: Also | None = None) -> None:
        """Store a change, then tell it. If it cannot be stored, the table is as it was before."""
        began = time.perf_counter()
        table.close(change)
        outbox = await self.notices.rows(table, change)
        try:
            await self.writer.store(Commit(change, outbox, self.bots.jobs(table), also))
        except Conflict:
            self.forget(table)
            raise Overtaken from None
        table.changing = False
        self.metrics.changed(change.kind, time.perf_counter() - began)
        level = logging.DEBUG if change.kind in EVERYDAY else logging.INFO
        log.log(level, change.kind, extra={"table": table.id, "version": table.version})
        self.hub.ring(table.id)
        if outbox:
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
        drawn = self.draw(table, person, seat, self.online(table))
        return whole(drawn, await self.events(table, drawn.seat, seen), chat_after(table, chat))

    def draw(self, table: Table, person: str | None, seat: int | None, online: list[int]) -> Drawn:
        """What a person is shown of a table that is held, from a seat of theirs."""
        seat, mine = table.seat_shown(person, seat), table.seats_of(person)
        return draw(table, seat, mine, online, self.config.claim_after)

    async def events(self, table: Table, seat: int | None, seen: int) -> bytes:
        """The events of every change after a version, oldest first, as a seat may hear them."""
        if (told := self.events_at_hand(table, seat, seen)) is not None:
            return told
        return joined_events(table.game, seat, await self._events(table, seen))

    def events_at_hand(self, table: Table, seat: int | None, seen: int) -> bytes | None:
        """The same, as far as it is in memory."""
        missing = table.version - seen
        if not missing:
            return b"[]"
        told = table.cache.events.get((seat, seen))
        if told is None and 0 < missing <= len(table.tail):
            recent = [events for _, events in table.tail[-missing:]]
            told = joined_events(table.game, seat, recent)
            if missing == 1:
                table.cache.events[seat, seen] = told
        return told

    def online(self, table: Table) -> list[int]:
        """The seats whose people are looking."""
        people = self.hub.online(table.id)
        return [index for index, seat in enumerate(table.seats) if seat.person in people]

    def looking(self, table: Table) -> tuple[list[int], int]:
        """The seats whose people look at a table, and how many others do.

        Of the nameless only those of this process are known.
        """
        people = self.hub.online(table.id)
        online = [index for index, seat in enumerate(table.seats) if seat.person in people]
        seated = {table.seats[index].person for index in online}
        return online, len(people) - len(seated) + self.hub.nameless(table.id)

    async def _events(self, table: Table, seen: int) -> list[bytes]:
        """The events of every change after a version, oldest first."""
        seen = 0 if seen > table.version else seen
        c = schema.changes.c
        these = c.table_id == table.id, c.version > seen, c.version <= table.version
        query = select(c.events).where(*these).order_by(c.version)
        rows = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        return [text.encode() for text in rows]

    def at_hand(self, id: str, known: int) -> Table | None:
        """A table that may be read at once: in memory, as it is stored, and nobody holds it."""
        table = self._tables.get(id)
        if table is None or table.gone or table.told or table.lock.locked():
            return None
        if table.suspect or (self.wire is not None and (table.version < known or not self.wire.up)):
            return None
        table.used = time.monotonic()
        return table

    async def table(self, id: str) -> Table:
        """A table from memory or storage, whoever holds it."""
        if (table := self._tables.get(id)) is not None:
            return table
        if not id.isascii() or not id.isalnum():
            raise unknown_table()
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(task)

    def _loaded(self, id: str, done: asyncio.Task[Table]) -> None:
        self._loading.pop(id, None)
        if not done.cancelled():
            # Whoever asked has heard of a failure, or has gone.
            done.exception()

    async def _load(self, id: str) -> Table:
        loop = asyncio.get_running_loop()

        def load(connection: Connection) -> Table:
            return load_table(connection, id, self.games)

        table = await loop.run_in_executor(self._loaders, self.store.ask, load)
        if table.match is not None:
            table.match.rng = self.rng
        if len(self._tables) >= KEPT:
            self._make_room()
        self._tables[id] = table
        self.bots.loaded(table)
        return table

    def follow(self, table: Table) -> None:
        """Follow what other processes have told of a table that is held."""
        try:
            follow_told(table)
        except IllegalMove as error:
            log.error("cannot follow a table", extra={"table": table.id, "reason": str(error)})
            self.forget(table)

    def drop(self, tables: Iterable[str]) -> None:
        """Forget tables that are to be read anew, and let those who look do so."""
        for name in tables:
            if name in self._tables:
                self.forget(self._tables[name])
            self.bots.call_off(name)
            self.hub.ring(name)

    async def catch_up(self, table: Table) -> None:
        """Bring a table that is held to what is stored; it may be gone after that."""
        table.suspect = False
        table.told.clear()
        try:
            newer = await self.store.read(lambda connection: read_newer(connection, table))
            if newer is None:
                self.forget(table)
            else:
                catch_up(table, newer)
        except BaseException:
            self.forget(table)
            raise

    def hear(self, news: News) -> None:
        """Another process tells what it has done."""
        if news.teller == self.name:
            return
        for name, version in news.tables.items():
            table = self._tables.get(name)
            if table is not None:
                table.hear(version, news.changes.get(name))
            self.bots.call_off(name)
            self.hub.ring(name)
        for name in news.touched:
            table = self._tables.get(name)
            if table is not None:
                table.suspect = True
            self.hub.ring(name)
        self.drop(news.dropped)
        if news.settings:
            self.keeping.reread()
        self.people.forget(news.people)
        self.sessions.forget(news.sessions)
        for name in self.presence.hear(news):
            self.hub.ring(name)
        if news.post:
            self.notices.ring()
        if isinstance(self.bots, Jobs):
            self.bots.hear(news)

    def _missed(self) -> None:
        """Nobody knows what was told while the line was broken."""
        for table in self._tables.values():
            table.suspect = True
        self.people.forget_all()
        self.sessions.forget_all()
        self.presence.ask_again()
        self.keeping.reread()
        for name in self.hub.tables:
            self.hub.ring(name)

    def _make_room(self) -> None:
        for table in sorted(self._idle(), key=lambda table: table.changed)[: KEPT // 4]:
            self.forget(table)

    def _idle(self) -> list[Table]:
        free = (table for table in self._tables.values() if not table.lock.locked())
        return [table for table in free if not self.hub.listened(table.id)]

    async def _clear_away(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.rest(time.monotonic() - REST)

    def rest(self, since: float) -> None:
        """Let tables go that nobody listens to and nobody has used since then; they are stored."""
        for table in self._idle():
            if table.used < since:
                self.forget(table)
