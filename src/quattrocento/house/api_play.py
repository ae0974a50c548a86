"""Calls of a game in progress, and the live connection of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody
from litestar.response.base import ASGIResponse

from quattrocento.house import playing
from quattrocento.house.answers import AFTER_A_MOVE, OF_A_MESSAGE, READING, WRITING
from quattrocento.house.asking import (
    Asked,
    ChatSeen,
    Invite,
    OwnSeat,
    Seen,
    TableId,
    check_looking,
    house_of,
    person_of,
    somebody,
)
from quattrocento.house.chat import ChatWish, say
from quattrocento.house.errors import Refused, Stale, not_your_seat
from quattrocento.house.house import House
from quattrocento.house.live import Listener
from quattrocento.house.table import Table

PATIENCE = 75.0
"""Seconds without a ping after which a connection counts as dead."""


@get("/api/tables/{table_id:str}/message", responses=READING | OF_A_MESSAGE)
async def message(
    request: Asked,
    table_id: TableId,
    seat: OwnSeat = None,
    seen: Seen = 0,
    chat: ChatSeen = -1,
    invite: Invite = None,
) -> ASGIResponse:
    house = house_of(request)
    person = await person_of(request)
    who = None if person is None else person.id
    async with house.holding(table_id) as table:
        check_looking(table, person, invite)
        if seat is not None:
            table.check_seat(seat, who)
        return _json(await house.message(table, who, seat, seen, chat))


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=AFTER_A_MOVE)
async def moves(
    request: Asked, table_id: TableId, data: JSONBody[playing.MoveWish]
) -> ASGIResponse:
    return await _keyed(request, table_id, data, playing.move)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=AFTER_A_MOVE)
async def undo(request: Asked, table_id: TableId, data: JSONBody[playing.UndoWish]) -> ASGIResponse:
    return await _keyed(request, table_id, data, playing.undo)


@post("/api/tables/{table_id:str}/confirm", status_code=200, responses=AFTER_A_MOVE)
async def confirm(
    request: Asked, table_id: TableId, data: JSONBody[playing.ConfirmWish]
) -> ASGIResponse:
    return await _keyed(request, table_id, data, playing.confirm)


@post("/api/tables/{table_id:str}/ask", status_code=200, responses=AFTER_A_MOVE)
async def ask(request: Asked, table_id: TableId, data: JSONBody[playing.AskWish]) -> ASGIResponse:
    return await _versioned(request, table_id, data, playing.ask)


@post("/api/tables/{table_id:str}/answer", status_code=200, responses=AFTER_A_MOVE)
async def answer(
    request: Asked, table_id: TableId, data: JSONBody[playing.AnswerWish]
) -> ASGIResponse:
    return await _versioned(request, table_id, data, playing.answer)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=WRITING)
async def chat(request: Asked, table_id: TableId, data: JSONBody[ChatWish]) -> dict[str, Any]:
    house = house_of(request)
    person = await somebody(request)
    house.limits.take("chat", person.id)
    async with house.holding(table_id) as table:
        check_looking(table, person, data.invite)
        await say(house, table, person, data.text)
    return {}


async def _keyed(
    request: Asked, table_id: str, wish: Any, carry_out: Callable[..., Awaitable[None]]
) -> ASGIResponse:
    """Carry a request out once, however often it is sent; answer with the table as it is."""
    house = house_of(request)
    person = await somebody(request)

    async def once(table: Table) -> None:
        if not await playing.is_done(house, table, person.id, wish):
            await carry_out(house, table, wish)

    return await _answered(house, table_id, person.id, wish, once)


async def _versioned(
    request: Asked, table_id: str, wish: Any, carry_out: Callable[..., Awaitable[None]]
) -> ASGIResponse:
    house = house_of(request)
    person = await somebody(request)

    async def checked(table: Table) -> None:
        table.check_seat(wish.seat, person.id)
        if wish.version != table.version:
            raise Stale
        await carry_out(house, table, wish)

    return await _answered(house, table_id, person.id, wish, checked)


async def _answered(
    house: House, table_id: str, person: str, wish: Any, act: Callable[[Table], Awaitable[None]]
) -> ASGIResponse:
    """Act on a table and answer with its message; a stale wish gets it with status 409."""
    try:
        async with house.holding(table_id) as table:
            await act(table)
            return _json(await house.message(table, person, None, wish.version))
    except Stale:
        async with house.holding(table_id) as table:
            table.check_seat(wish.seat, person)
            return _json(await house.message(table, person, None, wish.version), 409)


def _json(body: bytes, status: int = 200) -> ASGIResponse:
    return ASGIResponse(body=body, status_code=status, media_type="application/json")


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    seat: OwnSeat = None,
    seen: Seen = 0,
    chat: ChatSeen = -1,
    invite: Invite = None,
) -> None:
    house = house_of(socket)
    await socket.accept()
    try:
        person = await person_of(socket)
        who = None if person is None else person.id
        async with house.holding(table_id) as table:
            check_looking(table, person, invite)
            if seat is not None and seat not in table.seats_of(who):
                raise not_your_seat()
    except Refused as error:
        await socket.close(4000 + error.status, error.code)
        return
    listener = Listener(table_id, who, seat, seen, chat)
    house.hub.add(listener)
    hearing = asyncio.create_task(_hear(socket, listener))
    try:
        while not house.hub.closing and not hearing.done():
            listener.bell.clear()
            for text in await _news(house, listener):
                await socket.send_data(text, mode="text")
            await listener.bell.wait()
        if not hearing.done():
            await socket.close(1012, "the house closes")
    except (WebSocketDisconnect, Refused, OSError):
        pass
    finally:
        house.hub.remove(listener)
        hearing.cancel()


async def _hear(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Wait for pings; a connection that falls silent is over."""
    try:
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await socket.receive_text()
            if text == "ping":
                await socket.send_data('"pong"', mode="text")
    except (WebSocketDisconnect, TimeoutError, KeyError, OSError):
        pass
    finally:
        listener.bell.set()


async def _news(house: House, listener: Listener) -> list[str]:
    """What a listener has not yet seen."""
    news: list[str] = []
    async with house.holding(listener.table) as table:
        fresh = listener.seen == table.version
        last = table.chat[-1].index if table.chat else -1
        if not fresh or last > listener.chat:
            body = await house.message(
                table, listener.person, listener.seat, listener.seen, listener.chat
            )
            listener.seen, listener.chat = table.version, max(last, listener.chat)
            news.append(body.decode())
        online = house.online(table)
    if online != listener.presence:
        listener.presence = online
        news.append(msgspec.json.encode({"presence": online}).decode())
    return news


HANDLERS = [message, moves, undo, confirm, ask, answer, chat, live]
