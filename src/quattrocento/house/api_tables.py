"""Calls about tables: lists, setting up, sitting down, getting up, records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import chain
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, Select, select, text

from quattrocento.house import schema, seating
from quattrocento.house.asking import (
    Invite,
    Looking,
    acted,
    asker_of,
    check_looking,
    person_of,
    somebody,
)
from quattrocento.house.bodies import Level, SeatNumber
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.errors import OtherRulesHere
from quattrocento.house.house import House
from quattrocento.house.loading import kept_events, load_recorded, load_rows
from quattrocento.house.people import Person
from quattrocento.house.responses import TableAnswer, TablesAnswer
from quattrocento.house.table import Table
from quattrocento.table.replays import look_back, record_of, seen_record
from quattrocento.table.seat import DEFAULT_LEVEL
from quattrocento.table.shown import Replayed
from quattrocento.table.steady import now
from quattrocento.table.summaries import summary

calls = Calls()
RECENT = 30 * 86_400.0
"""Seconds after which a table where nothing happens is no longer offered to everybody."""
LISTED = 30
"""Tables in a list, the last changed first."""
MINE = 100
"""Of one's own that go on."""
NOTED = (
    "INSERT INTO notes (table_id, person, text) VALUES (:table_id, :person, :text) "
    "ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text"
)


class JoinBody(msgspec.Struct):
    """Which seat, and the invitation of a private table."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class WhichSeat(msgspec.Struct):
    """One of one's own seats."""

    seat: SeatNumber | None = None


class BotBody(msgspec.Struct):
    """An open seat for a bot."""

    seat: SeatNumber
    level: Level = DEFAULT_LEVEL


class Note(msgspec.Struct):
    """What somebody writes down for themselves."""

    text: Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]


class Which(msgspec.Struct):
    """One's own tables, or those that are open to all; and where the last list ended."""

    list: Literal["mine", "finished", "open", "waiting", "playing"] = "open"
    before: float | None = None


class ReplayQuery(Looking):
    """After how many moves, and which of one's own seats looks."""

    seat: SeatNumber | None = None
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


@calls.get("/api/tables", TablesAnswer, Which)
async def tables(request: Request, which: Which) -> TablesAnswer:
    """Lists of tables."""
    house = request.house
    person = await person_of(request)
    who = None if person is None else person.id

    def read(connection: Connection) -> list[list[Table]]:
        lists = _lists(house, which, who)
        return [load_rows(connection, query, house.games) for query in lists]

    lists = await house.store.read(read)
    found = sorted(chain(*lists), key=lambda table: -table.changed)
    more = found[-1].changed if len(lists) == 1 and len(found) == LISTED else None
    return TablesAnswer([summary(table, who, house.online(table)) for table in found], more)


def _lists(house: House, which: Which, person: str | None) -> list[Select[Any]]:
    """What is read for a list: of some that are long, and change at different speeds, a part each.

    Games that are played change all the time; tables that wait do not vanish behind them, nor
    what goes on behind what is over.
    """
    t, s = schema.tables.c, schema.seats.c
    # A game that was taken out of the house leaves its tables behind.
    query = select(schema.tables).where(t.game.in_(house.games)).order_by(t.changed.desc())
    if which.before is not None:
        query = query.where(t.changed < which.before)
    if which.list in ("mine", "finished"):
        if person is None:
            return []
        mine = query.where(t.id.in_(select(s.table_id).where(s.person == person)))
        over = mine.where(t.state == "finished").limit(LISTED)
        going_on = mine.where(t.state.in_(("waiting", "playing"))).limit(MINE)
        return [over] if which.list == "finished" else [going_on, over]
    states = ("waiting", "playing") if which.list == "open" else (which.list,)
    public = query.where(t.private == 0, t.changed > now() - RECENT).limit(LISTED)
    return [public.where(t.state == state) for state in states]


@calls.post("/api/tables", TableAnswer, seating.TableBody, status=201)
async def set_up(request: Request, body: seating.TableBody) -> TableAnswer:
    """A new table."""
    house = request.house
    person = await somebody(request)
    house.limits.take("tables", request.address)
    return await _shown(request, await seating.set_up(house, person, body))


@calls.get("/api/tables/{table_id}", TableAnswer, Looking)
async def table(request: Request, table_id: str, looking: Looking) -> TableAnswer:
    """One table."""
    return await _shown(request, table_id, looking.invite)


@calls.post("/api/tables/{table_id}/join", TableAnswer, JoinBody)
async def join(request: Request, table_id: str, body: JoinBody) -> TableAnswer:
    """Sit down."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.join(house, table, person, body.seat, body.invite)

    return await _seated(request, table_id, act, body.invite)


@calls.post("/api/tables/{table_id}/leave", TableAnswer)
async def leave(request: Request, table_id: str) -> TableAnswer:
    """Get up before the game."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.leave(house, table, person)

    return await _seated(request, table_id, act)


@calls.post("/api/tables/{table_id}/bot", TableAnswer, BotBody)
async def bot(request: Request, table_id: str, body: BotBody) -> TableAnswer:
    """Give an open seat to a bot."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.seat_bot(house, table, person, body.seat, body.level)

    return await _seated(request, table_id, act)


@calls.post("/api/tables/{table_id}/start", TableAnswer)
async def start(request: Request, table_id: str) -> TableAnswer:
    """Begin the game."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.start(house, table, person)

    return await _seated(request, table_id, act)


@calls.post("/api/tables/{table_id}/resign", TableAnswer, WhichSeat)
async def resign(request: Request, table_id: str, body: WhichSeat) -> TableAnswer:
    """Give up: the game ends, or the table is asked."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.resign(house, table, person, body.seat)

    return await _seated(request, table_id, act)


@calls.post("/api/tables/{table_id}/rematch", TableAnswer)
async def rematch(request: Request, table_id: str) -> TableAnswer:
    """The same seats once more."""
    house = request.house
    person = await somebody(request)
    house.limits.take("tables", request.address)

    async def act(table: Table) -> str:
        check_looking(table, person, None)
        return await seating.rematch(house, table, person)

    return await _shown(request, await acted(house, table_id, act))


@calls.get("/api/tables/{table_id}/record", query=Looking, kind="application/jsonl")
async def record(request: Request, table_id: str, looking: Looking) -> Response:
    """The record, as far as the asker may see it."""
    house = request.house
    person = await person_of(request)
    try:
        async with house.holding(table_id) as table:
            check_looking(table, person, looking.invite)
            whole, finished = record_of(table), table.state == "finished"
            mine = table.seats_of(None if person is None else person.id)
    except OtherRulesHere:
        load = partial(load_recorded, id=table_id, games=house.games)
        table, text = await house.store.read(load)
        check_looking(table, person, looking.invite)
        # Of a running game nobody can tell what a seat may see.
        if table.state != "finished":
            raise
        return _file_of(table, text)
    seat = mine[0] if len(mine) == 1 else None
    write = whole.dumps if finished else partial(seen_record, whole, seat)
    seen = await house.studyroom.replay(asker_of(request, person), whole, write)
    return _file_of(table, seen)


def _file_of(table: Table, text: str) -> Response:
    name = f"{table.game.name}-{table.id}.jsonl"
    headers = [("content-disposition", f'attachment; filename="{name}"')]
    return Response(text.encode(), "application/jsonl", headers=headers)


@calls.get("/api/tables/{table_id}/replay", Replayed, ReplayQuery)
async def replay(request: Request, table_id: str, query: ReplayQuery) -> Response:
    """A moment of a game."""
    house = request.house
    house.limits.take("moments", request.address)
    person = await person_of(request)
    who = None if person is None else person.id
    async with house.holding(table_id) as table:
        check_looking(table, person, query.invite)
        if query.seat is not None:
            table.check_seat(query.seat, who)
        whole = record_of(table)
        build, version = look_back(table, who, query.at, query.seat), table.version

    def shown(connection: Connection) -> bytes:
        return build(kept_events(connection, table_id, version))

    read = partial(house.store.ask, shown)
    return Response(await house.studyroom.replay(asker_of(request, person), whole, read))


@calls.get("/api/tables/{table_id}/notes", Note)
async def notes(request: Request, table_id: str) -> Note:
    """One's own notes."""
    house = request.house
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
    n = schema.notes.c
    query = select(n.text).where(n.table_id == table_id, n.person == person.id)
    found = await house.store.read(lambda connection: connection.execute(query).scalar())
    return Note(found or "")


@calls.put("/api/tables/{table_id}/notes", Note, Note)
async def write_notes(request: Request, table_id: str, body: Note) -> Note:
    """Keep one's own notes."""
    house = request.house
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
    row = {"table_id": table_id, "person": person.id, "text": body.text}

    def store(connection: Connection) -> None:
        connection.execute(text(NOTED), row)

    await house.writer.do(store)
    return body


async def _seated(
    request: Request,
    id: str,
    act: Callable[[House, Table, Person], Awaitable[None]],
    invite: str | None = None,
) -> TableAnswer:
    """Change who sits at a table, or what they do there; the table as it is then."""
    house = request.house
    person = await somebody(request)

    async def seated(table: Table) -> TableAnswer:
        check_looking(table, person, invite)
        await act(house, table, person)
        return TableAnswer(summary(table, person.id, house.online(table)))

    return await acted(house, id, seated)


async def _shown(request: Request, id: str, invite: str | None = None) -> TableAnswer:
    house = request.house
    person = await person_of(request)
    async with house.holding(id) as table:
        check_looking(table, person, invite)
        who = None if person is None else person.id
        return TableAnswer(summary(table, who, house.online(table)))
