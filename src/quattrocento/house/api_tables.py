"""Calls about tables: lists, setting up, sitting down, getting up, records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Literal

import msgspec
from sqlalchemy import Connection, select, text

from quattrocento.house import schema, seating
from quattrocento.house.answers import TableAnswer, TablesAnswer
from quattrocento.house.asking import (
    Invite,
    Looking,
    acted,
    asker_of,
    check_looking,
    person_of,
    somebody,
)
from quattrocento.house.calls import Answer, Asked, Calls
from quattrocento.house.house import House
from quattrocento.house.loading import load_rows
from quattrocento.house.people import Person
from quattrocento.house.playing import SeatNumber
from quattrocento.house.replays import look_back, record_of, seen_record
from quattrocento.house.shown import Replayed
from quattrocento.house.steady import now
from quattrocento.house.summaries import summary
from quattrocento.house.table import Table

calls = Calls()
RECENT = 30 * 86_400.0
"""Seconds after which a table where nothing happens is no longer offered to everybody."""
LISTED = 100
"""Tables in a list, the last changed first."""
NOTED = (
    "INSERT INTO notes (table_id, person, text) VALUES (:table_id, :person, :text) "
    "ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text"
)


class JoinWish(msgspec.Struct):
    """Which seat, and the invitation of a private table."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class WhichSeat(msgspec.Struct):
    """One of one's own seats."""

    seat: SeatNumber | None = None


class BotWish(msgspec.Struct):
    """An open seat for a bot."""

    seat: SeatNumber
    level: seating.Level = seating.DEFAULT_LEVEL


class Note(msgspec.Struct):
    """What somebody writes down for themselves."""

    text: Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]


class Which(msgspec.Struct):
    """One's own tables, or those that are open to all."""

    list: Literal["mine", "open"] = "open"


class Moment(Looking):
    """After how many moves, and which of one's own seats looks."""

    seat: SeatNumber | None = None
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


@calls.get("/api/tables", TablesAnswer, Which)
async def tables(asked: Asked, which: Which) -> TablesAnswer:
    """Lists of tables."""
    house = asked.house
    person = await person_of(asked)
    t, s = schema.tables.c, schema.seats.c
    # A game that was taken out of the house leaves its tables behind.
    query = select(schema.tables).where(t.game.in_(house.games))
    query = query.order_by(t.changed.desc()).limit(LISTED)
    if which.list == "open":
        recent = t.changed > now() - RECENT
        query = query.where(t.private == 0, t.state.in_(("waiting", "playing")), recent)
    elif person is None:
        return TablesAnswer([])
    else:
        mine = select(s.table_id).where(s.person == person.id)
        query = query.where(t.id.in_(mine))
    found = await house.store.read(lambda connection: load_rows(connection, query, house.games))
    who = None if person is None else person.id
    return TablesAnswer([summary(house, table, who) for table in found])


@calls.post("/api/tables", TableAnswer, seating.TableWish, status=201)
async def set_up(asked: Asked, wish: seating.TableWish) -> TableAnswer:
    """A new table."""
    house = asked.house
    person = await somebody(asked)
    house.limits.take("tables", asked.address)
    return await _shown(asked, await seating.set_up(house, person, wish))


@calls.get("/api/tables/{table_id}", TableAnswer, Looking)
async def table(asked: Asked, table_id: str, looking: Looking) -> TableAnswer:
    """One table."""
    return await _shown(asked, table_id, looking.invite)


@calls.post("/api/tables/{table_id}/join", TableAnswer, JoinWish)
async def join(asked: Asked, table_id: str, wish: JoinWish) -> TableAnswer:
    """Sit down."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.join(house, table, person, wish.seat, wish.invite)

    return await _seated(asked, table_id, act, wish.invite)


@calls.post("/api/tables/{table_id}/leave", TableAnswer)
async def leave(asked: Asked, table_id: str) -> TableAnswer:
    """Get up before the game."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.leave(house, table, person)

    return await _seated(asked, table_id, act)


@calls.post("/api/tables/{table_id}/bot", TableAnswer, BotWish)
async def bot(asked: Asked, table_id: str, wish: BotWish) -> TableAnswer:
    """Give an open seat to a bot."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.seat_bot(house, table, person, wish.seat, wish.level)

    return await _seated(asked, table_id, act)


@calls.post("/api/tables/{table_id}/start", TableAnswer)
async def start(asked: Asked, table_id: str) -> TableAnswer:
    """Begin the game."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.start(house, table, person)

    return await _seated(asked, table_id, act)


@calls.post("/api/tables/{table_id}/resign", TableAnswer, WhichSeat)
async def resign(asked: Asked, table_id: str, wish: WhichSeat) -> TableAnswer:
    """Give up; a bot plays on."""

    async def act(house: House, table: Table, person: Person) -> None:
        await seating.resign(house, table, person, wish.seat)

    return await _seated(asked, table_id, act)


@calls.post("/api/tables/{table_id}/rematch", TableAnswer)
async def rematch(asked: Asked, table_id: str) -> TableAnswer:
    """The same seats once more."""
    house = asked.house
    person = await somebody(asked)
    house.limits.take("tables", asked.address)

    async def act(table: Table) -> str:
        check_looking(table, person, None)
        return await seating.rematch(house, table, person)

    return await _shown(asked, await acted(house, table_id, act))


@calls.get("/api/tables/{table_id}/record", query=Looking, kind="application/jsonl")
async def record(asked: Asked, table_id: str, looking: Looking) -> Answer:
    """The record, as far as the asker may see it."""
    house = asked.house
    person = await person_of(asked)
    async with house.holding(table_id) as table:
        check_looking(table, person, looking.invite)
        whole, finished = record_of(table), table.state == "finished"
        mine = table.seats_of(None if person is None else person.id)
    seat = mine[0] if len(mine) == 1 else None
    write = whole.dumps if finished else partial(seen_record, whole, seat)
    seen = await house.studyroom.replay(asker_of(asked, person), whole, write)
    name = f"{table.game.name}-{table.id}.jsonl"
    headers = [("content-disposition", f'attachment; filename="{name}"')]
    return Answer(seen.encode(), "application/jsonl", headers=headers)


@calls.get("/api/tables/{table_id}/replay", Replayed, Moment)
async def replay(asked: Asked, table_id: str, moment: Moment) -> Answer:
    """A moment of a game."""
    house = asked.house
    house.limits.take("moments", asked.address)
    person = await person_of(asked)
    who = None if person is None else person.id
    async with house.holding(table_id) as table:
        check_looking(table, person, moment.invite)
        if moment.seat is not None:
            table.check_seat(moment.seat, who)
        whole = record_of(table)
        build = look_back(table, who, moment.at, moment.seat)
    read = partial(house.store.ask, build)
    return Answer(await house.studyroom.replay(asker_of(asked, person), whole, read))


@calls.get("/api/tables/{table_id}/notes", Note)
async def notes(asked: Asked, table_id: str) -> Note:
    """One's own notes."""
    house = asked.house
    person = await somebody(asked)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
    n = schema.notes.c
    query = select(n.text).where(n.table_id == table_id, n.person == person.id)
    found = await house.store.read(lambda connection: connection.execute(query).scalar())
    return Note(found or "")


@calls.put("/api/tables/{table_id}/notes", Note, Note)
async def write_notes(asked: Asked, table_id: str, wish: Note) -> Note:
    """Keep one's own notes."""
    house = asked.house
    person = await somebody(asked)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
    row = {"table_id": table_id, "person": person.id, "text": wish.text}

    def store(connection: Connection) -> None:
        connection.execute(text(NOTED), row)

    await house.writer.do(store)
    return wish


async def _seated(
    asked: Asked,
    id: str,
    act: Callable[[House, Table, Person], Awaitable[None]],
    invite: str | None = None,
) -> TableAnswer:
    """Change who sits at a table, or what they do there; the table as it is then."""
    house = asked.house
    person = await somebody(asked)

    async def seated(table: Table) -> TableAnswer:
        check_looking(table, person, invite)
        await act(house, table, person)
        return TableAnswer(summary(house, table, person.id))

    return await acted(house, id, seated)


async def _shown(asked: Asked, id: str, invite: str | None = None) -> TableAnswer:
    house = asked.house
    person = await person_of(asked)
    async with house.holding(id) as table:
        check_looking(table, person, invite)
        return TableAnswer(summary(house, table, None if person is None else person.id))
