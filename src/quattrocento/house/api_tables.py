"""Calls about tables: lists, setting up, sitting down, getting up, records."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection, delete, insert, select

from quattrocento.house import schema, seating
from quattrocento.house.answers import OF_A_REPLAY, READING, WRITING, TableAnswer, TablesAnswer
from quattrocento.house.asking import (
    Asked,
    Invite,
    TableId,
    address_of,
    check_looking,
    house_of,
    person_of,
    somebody,
)
from quattrocento.house.errors import Refused
from quattrocento.house.house import load_rows
from quattrocento.house.playing import SeatNumber
from quattrocento.house.replays import replay_message, seen_record
from quattrocento.house.summaries import summary

LISTED = 100
"""Tables in a list, the last changed first."""


class JoinWish(msgspec.Struct):
    """Which seat, and the invitation of a private table."""

    seat: SeatNumber | None = None
    invite: Annotated[str, msgspec.Meta(max_length=32)] | None = None


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


@get("/api/tables", responses=READING)
async def tables(
    request: Asked, which: Annotated[Literal["mine", "open"], QueryParameter(name="list")] = "open"
) -> TablesAnswer:
    house = house_of(request)
    person = await person_of(request)
    t, s = schema.tables.c, schema.seats.c
    query = select(schema.tables).order_by(t.changed.desc()).limit(LISTED)
    if which == "open":
        query = query.where(t.private == 0, t.state.in_(("waiting", "playing")))
    elif person is None:
        return TablesAnswer([])
    else:
        mine = select(s.table_id).where(s.person == person.id)
        query = query.where(t.id.in_(mine))
    found = await house.store.read(lambda connection: load_rows(connection, query, house.games))
    who = None if person is None else person.id
    return TablesAnswer([summary(house, table, who) for table in found])


@post("/api/tables", status_code=201, responses=WRITING)
async def set_up(request: Asked, data: JSONBody[seating.TableWish]) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    house.limits.take("tables", address_of(request))
    return await _shown(request, await seating.set_up(house, person, data))


@get("/api/tables/{table_id:str}", responses=READING)
async def table(request: Asked, table_id: TableId, invite: Invite = None) -> TableAnswer:
    return await _shown(request, table_id, invite)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=WRITING)
async def join(request: Asked, table_id: TableId, data: JSONBody[JoinWish]) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, data.invite)
        await seating.join(house, table, person, data.seat, data.invite)
        return TableAnswer(summary(house, table, person.id))


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=WRITING)
async def leave(request: Asked, table_id: TableId) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
        await seating.leave(house, table, person)
        return TableAnswer(summary(house, table, person.id))


@post("/api/tables/{table_id:str}/bot", status_code=200, responses=WRITING)
async def bot(request: Asked, table_id: TableId, data: JSONBody[BotWish]) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
        await seating.seat_bot(house, table, person, data.seat, data.level)
        return TableAnswer(summary(house, table, person.id))


@post("/api/tables/{table_id:str}/start", status_code=200, responses=WRITING)
async def start(request: Asked, table_id: TableId) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
        await seating.start(house, table, person)
        return TableAnswer(summary(house, table, person.id))


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=WRITING)
async def resign(request: Asked, table_id: TableId, data: JSONBody[WhichSeat]) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
        await seating.resign(house, table, person, data.seat)
        return TableAnswer(summary(house, table, person.id))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=WRITING)
async def rematch(request: Asked, table_id: TableId) -> TableAnswer:
    house = house_of(request)
    person = await somebody(request)
    house.limits.take("tables", address_of(request))
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
        another = await seating.rematch(house, table, person)
    return await _shown(request, another)


@get("/api/tables/{table_id:str}/record", media_type="application/jsonl", responses=READING)
async def record(request: Asked, table_id: TableId, invite: Invite = None) -> Response[bytes]:
    house = house_of(request)
    person = await person_of(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, invite)
        text = seen_record(table, None if person is None else person.id)
    name = f"{table.game.name}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table_id:str}/replay", responses=READING | OF_A_REPLAY)
async def replay(
    request: Asked,
    table_id: TableId,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    invite: Invite = None,
) -> Response[bytes]:
    house = house_of(request)
    person = await person_of(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, invite)
        if table.state != "finished" or table.match is None:
            raise Refused(409, "not-finished", "A game can be replayed once it is over.")
    return Response(
        await house.store.read(lambda connection: replay_message(connection, table, at)),
        media_type="application/json",
    )


@get("/api/tables/{table_id:str}/notes", responses=WRITING)
async def notes(request: Asked, table_id: TableId) -> Note:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
    n = schema.notes.c
    query = select(n.text).where(n.table_id == table_id, n.person == person.id)
    text = await house.store.read(lambda connection: connection.execute(query).scalar())
    return Note(text or "")


@put("/api/tables/{table_id:str}/notes", responses=WRITING)
async def write_notes(request: Asked, table_id: TableId, data: JSONBody[Note]) -> Note:
    house = house_of(request)
    person = await somebody(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, None)
    row = {"table_id": table_id, "person": person.id, "text": data.text}
    n = schema.notes.c

    def store(connection: Connection) -> None:
        old = delete(schema.notes).where(n.table_id == table_id, n.person == person.id)
        connection.execute(old)
        connection.execute(insert(schema.notes), row)

    await house.writer.do(store)
    return data


async def _shown(request: Asked, id: str, invite: str | None = None) -> TableAnswer:
    house = house_of(request)
    person = await person_of(request)
    async with house.holding(id) as table:
        check_looking(table, person, invite)
        return TableAnswer(summary(house, table, None if person is None else person.id))


HANDLERS = [
    tables, set_up, table, join, leave, bot, start, resign, rematch, record, replay, notes,
    write_notes,
]  # fmt: skip
