"""Calls of a game in progress."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec

from quattrocento.house import playing
from quattrocento.house.answers import Nothing
from quattrocento.house.asking import Looking, acted, check_looking, person_of, somebody
from quattrocento.house.calls import Answer, Asked, Calls
from quattrocento.house.chat import ChatWish, say
from quattrocento.house.errors import Stale
from quattrocento.house.house import House
from quattrocento.house.ordering import OrderWish, give_order
from quattrocento.house.shown import Message
from quattrocento.house.table import Table

calls = Calls()
V = TypeVar("V", bound=playing.Versioned)
K = TypeVar("K", bound=playing.Keyed)


class Watching(Looking):
    """One of one's own seats, and what the screen has drawn already."""

    seat: playing.SeatNumber | None = None
    seen: playing.Version = 0
    chat: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)] = -1


@calls.get("/api/tables/{table_id}/message", Message, Watching)
async def message(asked: Asked, table_id: str, watching: Watching) -> Answer:
    """The table as the asker sees it."""
    house = asked.house
    person = await person_of(asked)
    who = None if person is None else person.id
    async with house.holding(table_id) as table:
        check_looking(table, person, watching.invite)
        if watching.seat is not None:
            table.check_seat(watching.seat, who)
        return Answer(await house.message(table, who, watching.seat, watching.seen, watching.chat))


@calls.post("/api/tables/{table_id}/moves", Message, playing.MoveWish)
async def moves(asked: Asked, table_id: str, wish: playing.MoveWish) -> Answer:
    """Play a move."""
    return await keyed(asked, table_id, wish, playing.move)


@calls.post("/api/tables/{table_id}/undo", Message, playing.UndoWish)
async def undo(asked: Asked, table_id: str, wish: playing.UndoWish) -> Answer:
    """Take the last move back, or the turn."""
    return await keyed(asked, table_id, wish, playing.undo)


@calls.post("/api/tables/{table_id}/confirm", Message, playing.ConfirmWish)
async def confirm(asked: Asked, table_id: str, wish: playing.ConfirmWish) -> Answer:
    """End the turn."""
    return await keyed(asked, table_id, wish, playing.confirm)


@calls.put("/api/tables/{table_id}/order", Message, OrderWish)
async def order(asked: Asked, table_id: str, wish: OrderWish) -> Answer:
    """Give a standing order, or cancel it."""
    house = asked.house
    person = await somebody(asked)

    async def give(table: Table) -> None:
        await give_order(house, table, person.id, wish)

    return await _answered(asked, table_id, person.id, wish, give, wish.seat)


@calls.post("/api/tables/{table_id}/ask", Message, playing.AskWish)
async def ask(asked: Asked, table_id: str, wish: playing.AskWish) -> Answer:
    """Ask everybody for something."""
    return await _versioned(asked, table_id, wish, playing.ask)


@calls.post("/api/tables/{table_id}/answer", Message, playing.AnswerWish)
async def answer(asked: Asked, table_id: str, wish: playing.AnswerWish) -> Answer:
    """Agree, or not."""
    return await _versioned(asked, table_id, wish, playing.answer)


@calls.post("/api/tables/{table_id}/chat", Nothing, ChatWish)
async def chat(asked: Asked, table_id: str, wish: ChatWish) -> Nothing:
    """Say something."""
    house = asked.house
    person = await somebody(asked)
    house.limits.take("chat", person.id)

    async def spoken(table: Table) -> Nothing:
        check_looking(table, person, wish.invite)
        await say(house, table, person, wish.text)
        return Nothing()

    return await acted(house, table_id, spoken)


async def keyed(
    asked: Asked, table_id: str, wish: K, carry_out: Callable[[House, Table, K], Awaitable[None]]
) -> Answer:
    """Carry a request out once, however often it is sent; answer with the table as it is."""
    house = asked.house
    person = await somebody(asked)

    async def once(table: Table) -> None:
        if not await playing.is_done(house, table, person.id, wish):
            await carry_out(house, table, wish)

    return await _answered(asked, table_id, person.id, wish, once)


async def _versioned(
    asked: Asked, table_id: str, wish: V, carry_out: Callable[[House, Table, V], Awaitable[None]]
) -> Answer:
    """Carry a request out on the version it was made on."""
    house = asked.house
    person = await somebody(asked)

    async def checked(table: Table) -> None:
        table.check_seat(wish.seat, person.id)
        if wish.version != table.version:
            raise Stale
        await carry_out(house, table, wish)

    return await _answered(asked, table_id, person.id, wish, checked)


async def _answered(
    asked: Asked,
    table_id: str,
    person: str,
    wish: playing.Versioned,
    act: Callable[[Table], Awaitable[None]],
    seat: int | None = None,
) -> Answer:
    """Act on a table and answer with its message; a stale wish gets it with status 409.

    It is the message of a seat that is named, else of the person's seat that decides.
    """
    house = asked.house

    async def answered(table: Table) -> Answer:
        await act(table)
        return Answer(await house.message(table, person, seat, wish.version))

    try:
        return await acted(house, table_id, answered, wish.version)
    except Stale:
        async with house.holding(table_id) as table:
            table.check_seat(wish.seat, person)
            return Answer(await house.message(table, person, seat, wish.version), status=409)
