"""A house of many people: made for measuring, from a few games that were played in it.

A game of each kind is played by the house itself, move by move. All others are copies of them,
made in the database, at which other people sit.
"""

from __future__ import annotations

import random
import sqlite3
from asyncio import gather
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, event, insert, select, text

from quattrocento.games.registry import GAMES
from quattrocento.house import schema, seating
from quattrocento.house.config import Config
from quattrocento.house.house import House
from quattrocento.house.keeping.people import name_host
from quattrocento.house.names import keys
from quattrocento.house.news import News, written
from quattrocento.house.paces import DaysClock, NoClock
from quattrocento.house.people import HOST, Person
from quattrocento.house.playing import MoveBody, move
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.table.ids import new_id, new_invite
from quattrocento.table.steady import now

Row = dict[str, Any]
DAY = 86_400.0
YEAR = 365 * DAY
MOST = 600
"""Moves of a game that is played for others to be copies of; one that is not over goes on."""
BEGUN = 40
"""Moves of one that is copied as a game under way."""
COPIED = (schema.moves, schema.changes)
"""What a copy takes over as it is."""
RECORDED = 10
"""One finished game of so many has its record, which takes most of the room."""
AT_ONCE = 500
"""Rows in one go."""


class Size(NamedTuple):
    """How large a house is."""

    people: int
    tables: int
    active: int

    @classmethod
    def of(cls, people: int) -> Size:
        """Two tables for each, and one person of twenty at one that goes on."""
        return cls(people, 2 * people, people // 20)


class Met(NamedTuple):
    """Who asks for the lists, and what there is to ask for: games under way, and with a record."""

    host: str
    """The token of a host's session."""
    player: str
    """The token of somebody's who has played much."""
    id: str
    """Who that is."""
    playing: list[str]
    finished: list[str]


class Played(NamedTuple):
    """A game that was played here."""

    row: Row
    seats: int


class Someone(NamedTuple):
    """Who sits down at copies."""

    id: str
    name: str
    account: bool


async def fill(config: Config, size: Size, games: Iterable[str] = GAMES, seed: int = 1) -> Met:
    """Fill the empty house of these settings."""
    house = House(config)
    house.rng = random.Random(seed)
    event.listen(house.store.writing, "connect", _hurry)
    await house.open()
    try:
        return await _fill(house, size, list(games), random.Random(seed))
    finally:
        await house.close()


def _hurry(connection: Any, _: Any) -> None:
    """What is made here can be made again: it need not survive a power cut."""
    sqlite = isinstance(connection, sqlite3.Connection)
    connection.execute("PRAGMA synchronous = OFF" if sqlite else "SET synchronous_commit = off")
    if not sqlite:
        connection.commit()


async def _fill(house: House, size: Size, games: list[str], rng: random.Random) -> Met:
    host = await house.people.register(None, "Keeper", "keeps the house")
    host = await name_host(house, "bench", host, HOST)
    player = await house.people.register(None, "Player", "plays very much")
    # Side by side: the moves of many tables share a commit.
    played = await gather(*[_play(house, player, game, MOST, rng) for game in games])
    begun = await gather(*[_play(house, player, game, BEGUN, rng) for game in games])
    waiting = await gather(*[_set_up(house, player, game) for game in games])
    over = [one for one in played if one.row["state"] == "finished"]
    if not over:
        raise QuattrocentoError("no game came to its end")
    crowd = await house.writer.do(lambda writing: _admit(writing, size.people - 2, rng))
    me = Someone(player.id, player.name, True)
    guests = _Guests([*crowd], me, rng)
    idle = max(1, size.active // 5)
    ids: dict[str, list[str]] = {}
    recorded: list[str] = []
    for state, count, copied in (
        ("waiting", idle, waiting),
        ("playing", size.active - idle, begun),
        ("finished", size.tables - size.active, over),
    ):
        rows = [_copy(one, state, rng) for one in _share(copied, count)]
        ids[state] = [row["id"] for _, row in rows]
        whole = set(ids[state][:: RECORDED if state == "finished" else 1])
        for some in _parts(rows):
            await house.writer.do(partial(_store, rows=some, whole=whole, guests=guests))
        recorded = [one for one in ids[state] if one in whole]
    tables = [*ids["playing"], *ids["finished"]]
    await house.writer.do(lambda writing: _talk(writing, rng.sample(tables, size.people // 5), rng))
    await house.writer.do(lambda writing: _keep(writing, crowd, tables, rng))
    await house.writer.do(_analyze)
    return Met(
        await house.sessions.begin(host, "bench"),
        await house.sessions.begin(player, "bench"),
        player.id,
        ids["playing"],
        recorded,
    )


async def _play(house: House, person: Person, game: str, moves: int, rng: random.Random) -> Played:
    """Play a game at random at one screen, for so many moves or to its end."""
    begun = await _set_up(house, person, game, full=True)
    async with house.holding(begun.row["id"]) as table:
        await seating.start(house, table, person)
        for number in range(moves):
            if table.match is None or table.deciding is None:
                break
            chosen = rng.choice(table.match.legal())
            body = MoveBody(table.deciding, table.version, f"bench-{number:06}", list(chosen))
            await move(house, table, body)
        return Played(dict(table.stored), len(table.seats))


async def _set_up(house: House, person: Person, game: str, *, full: bool = False) -> Played:
    """A table for as many as the game seats best; `full`: all of them at one screen."""
    seats = min(4, max(house.games[game].seats))
    other = seating.SeatBody("here" if full else "open")
    wanted = [seating.SeatBody("me"), *[other] * (seats - 1)]
    pace = DaysClock(30) if full else NoClock()
    body = seating.TableBody(game, wanted, pace=pace)
    async with house.holding(await seating.set_up(house, person, body)) as table:
        return Played(dict(table.stored), seats)


def _admit(connection: Connection, count: int, rng: random.Random) -> list[Someone]:
    """People, two in five with an account, each with a session."""
    at = now()
    people, names, sessions, crowd = [], [], [], []
    for number in range(count):
        who, name, account = new_id(), f"Person {number}", number % 5 < 2
        joined = at - rng.uniform(0, YEAR)
        login = name.casefold() if account else None
        people.append(
            {
                "id": who, "name": name, "login": login, "password": "none" if account else None,
                "epoch": 0, "language": "en", "notices": "{}", "created": joined, "role": None,
                "banned": at if number % 100 == 0 else None, "muted": None, "address": None,
            }
        )  # fmt: skip
        if account:
            names += [{"key": key, "person": who} for key in keys(name)]
        seen = rng.uniform(joined, at)
        sessions.append(
            {"id": new_id(40), "person": who, "created": joined, "seen": seen, "agent": "bench"}
        )
        crowd.append(Someone(who, name, account))
    for table, rows in (
        (schema.people, people),
        (schema.names, names),
        (schema.sessions, sessions),
    ):
        for some in _parts(rows):
            connection.execute(insert(table), some)
    return crowd


class _Guests:
    """Who sits where: some play much more than others, and one of them most."""

    def __init__(self, crowd: list[Someone], player: Someone, rng: random.Random) -> None:
        self._crowd = crowd
        self._player = player
        self._rng = rng
        self._tables = 0

    def some(self, count: int) -> list[Someone]:
        self._tables += 1
        if self._tables % 40 == 0:
            return [self._player, *self._others(count - 1)]
        return self._others(count)

    def _others(self, count: int) -> list[Someone]:
        found: dict[str, Someone] = {}
        while len(found) < min(count, len(self._crowd)):
            one = self._crowd[int(len(self._crowd) * self._rng.random() ** 3)]
            found[one.id] = one
        return list(found.values())


def _copy(played: Played, state: str, rng: random.Random) -> tuple[Played, Row]:
    """The row of another table at which the same was played, at another time."""
    at = now()
    # What goes on has changed in the last days; what is over, in the last year.
    changed = at - rng.uniform(0, YEAR if state == "finished" else 3 * DAY)
    fresh = {"id": new_id(), "invite": new_invite(), "changed": changed}
    return played, played.row | fresh | {"created": changed - DAY, "name": "Thursday"}


def _store(
    connection: Connection, rows: Sequence[tuple[Played, Row]], whole: set[str], guests: _Guests
) -> None:
    """Store copies, with others at their seats; what was played is copied in the database."""
    tables, seats, copies = [], [], []
    for played, row in rows:
        sits = guests.some(1 if row["state"] == "waiting" else played.seats)
        tables.append(row | {"host": sits[0].id})
        if row["id"] in whole:
            copies.append({"to": row["id"], "of": played.row["id"]})
        for seat in range(played.seats):
            one = sits[seat] if seat < len(sits) else None
            # A bot now and then, where it need not move any more.
            bot = row["state"] == "finished" and seat == played.seats - 1 and len(tables) % 2 == 0
            seats.append(_seat(row["id"], seat, None if bot else one, bot))
    connection.execute(insert(schema.tables), tables)
    connection.execute(insert(schema.seats), seats)
    for part in COPIED:
        names = [column.name for column in part.columns if column.name != "table_id"]
        said = ", ".join(names)
        copy = f"SELECT CAST(:to AS VARCHAR), {said} FROM {part.name} WHERE table_id = :of"
        connection.execute(text(f"INSERT INTO {part.name} (table_id, {said}) {copy}"), copies)


def _seat(table: str, seat: int, one: Someone | None, bot: bool) -> Row:
    row = {"table_id": table, "seat": seat, "level": None, "resigned": 0, "account": 0}
    if one is not None:
        return row | {
            "kind": "person", "person": one.id, "name": one.name, "account": int(one.account)
        }  # fmt: skip
    kind, name = ("bot", "Ginevra") if bot else ("open", "")
    return row | {
        "kind": kind, "person": None, "name": name, "level": "medium" if bot else None
    }  # fmt: skip


def _talk(connection: Connection, tables: list[str], rng: random.Random) -> None:
    """Twenty lines of chat at each of these tables, said by whoever sits there."""
    s = schema.seats.c
    lines = []
    for table in tables:
        query = select(s.person, s.name).where(s.table_id == table, s.person.is_not(None))
        there = connection.execute(query).all()
        for number in range(20):
            who = rng.choice(there)
            lines.append(
                {
                    "table_id": table, "number": number, "person": who.person, "seat": None,
                    "name": who.name, "text": f"line {number}", "at": now(), "account": 0,
                }
            )  # fmt: skip
    for some in _parts(lines):
        connection.execute(insert(schema.chat), some)


def _keep(
    connection: Connection, crowd: list[Someone], tables: list[str], rng: random.Random
) -> None:
    """What a host finds: reports, notices that wait or are dead, and what was done before."""
    at, count = now(), len(crowd)
    reports = [
        {
            "id": new_id(), "at": at - number, "reporter": rng.choice(crowd).id,
            "person": rng.choice(crowd).id, "table_id": rng.choice(tables), "line": 3,
            "text": "insults", "done": at if number % 4 else None,
        }
        for number in range(count // 10)
    ]  # fmt: skip
    letters = [
        {
            "id": new_id(), "person": rng.choice(crowd).id, "table_id": rng.choice(tables),
            "channel": "email", "kind": "turn", "due": at + YEAR, "tries": 1, "why": None,
            "dead": at - number if number % 2 else None,
        }
        for number in range(count // 10)
    ]  # fmt: skip
    acts = [
        {
            "number": number, "at": at, "host": "keeper", "act": "mute",
            "about": rng.choice(crowd).id, "told": "insults", "news": written(News(teller="bench")),
        }
        for number in range(100, 100 + count // 4)
    ]  # fmt: skip
    for part, rows in (
        (schema.reports, reports), (schema.outbox, letters), (schema.host_log, acts)
    ):  # fmt: skip
        for some in _parts(rows):
            connection.execute(insert(part), some)


def _analyze(connection: Connection) -> None:
    """What a database of a server does by itself, sooner or later."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("ANALYZE"))


def _share(played: Sequence[Played], count: int) -> Iterator[Played]:
    for number in range(count):
        yield played[number % len(played)]


def _parts(rows: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for start in range(0, len(rows), AT_ONCE):
        yield rows[start : start + AT_ONCE]
