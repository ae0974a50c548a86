"""Calls of a game in progress."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec

from quattrocento.house import consent, playing
from quattrocento.house.asking import Looking, acted, check_looking, person_of, somebody
from quattrocento.house.bodies import Keyed, SeatNumber, Version, Versioned
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.chat import ChatBody, say
from quattrocento.house.house import House
from quattrocento.house.ordering import OrderBody, give_order
from quattrocento.house.responses import HintAnswer, Nothing
from quattrocento.house.table import Table
from quattrocento.table import hints
from quattrocento.table.errors import Stale
from quattrocento.table.lenses import look, plan
from quattrocento.table.shown import LensAnswer, Message, PlanAnswer

calls = Calls()
V = TypeVar("V", bound=Versioned)
K = TypeVar("K", bound=Keyed)


class Watching(Looking):
    """One of one's own seats, and what the screen has drawn already."""

    seat: SeatNumber | None = None
    seen: Version = 0
    chat: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)] = -1


class Listening(Watching):
    """What a line is asked for."""

    changes: bool = False
    """After the first whole message only what changes."""


@calls.get("/api/tables/{table_id}/message", Message, Watching)
async def message(request: Request, table_id: str, watching: Watching) -> Response:
    """The table as the asker sees it."""
    house = request.house
    person = await person_of(request)
    who = None if person is None else person.id
    async with house.holding(table_id) as table:
        check_looking(table, person, watching.invite)
        if watching.seat is not None:
            table.check_seat(watching.seat, who)
        return Response(
            await house.message(table, who, watching.seat, watching.seen, watching.chat)
        )


class LookingCloser(msgspec.Struct):
    """One of one's own seats."""

    seat: SeatNumber


@calls.get("/api/tables/{table_id}/lens", LensAnswer, LookingCloser)
async def lens(request: Request, table_id: str, asked: LookingCloser) -> LensAnswer:
    """What a seat may know of the things on the table beyond its view."""
    person = await somebody(request)
    async with request.house.holding(table_id) as table:
        table.check_seat(asked.seat, person.id)
        return look(table, asked.seat)


class PlanBody(LookingCloser):
    """What a seat would like to do in all of its turn: moves, in any order."""

    wishes: Annotated[list[playing.Wish], msgspec.Meta(max_length=64)]


@calls.post("/api/tables/{table_id}/plan", PlanAnswer, PlanBody)
async def planned(request: Request, table_id: str, body: PlanBody) -> PlanAnswer:
    """What wishes for all of a turn would come to; nothing is played."""
    person = await somebody(request)
    async with request.house.holding(table_id) as table:
        table.check_seat(body.seat, person.id)
        return plan(table, body.seat, [tuple(wish) for wish in body.wishes])


@calls.post("/api/tables/{table_id}/hint", HintAnswer, Versioned)
async def hint(request: Request, table_id: str, body: Versioned) -> HintAnswer:
    """The best moves for the seat that decides; the first hint ends the rating of a game."""
    house = request.house
    person = await somebody(request)

    async def asked(table: Table) -> dict[str, Any]:
        question = hints.question(table, body.seat, person.id, body.version)
        house.limits.take("hints", person.id)
        change = hints.note(table, body.seat)
        if change is not None:
            await house.commit(table, change)
        return question | {"version": table.version}

    question = await acted(house, table_id, asked, body.version)
    found = await house.bots.advise(person.id, question)
    about = {"version": question["version"], "seat": body.seat}
    return msgspec.convert(found | about, HintAnswer)


@calls.post("/api/tables/{table_id}/moves", Message, playing.MoveBody)
async def moves(request: Request, table_id: str, body: playing.MoveBody) -> Response:
    """Play a move."""
    return await keyed(request, table_id, body, playing.move)


@calls.post("/api/tables/{table_id}/undo", Message, playing.UndoBody)
async def undo(request: Request, table_id: str, body: playing.UndoBody) -> Response:
    """Take the last move back, or the turn."""
    return await keyed(request, table_id, body, playing.undo)


@calls.post("/api/tables/{table_id}/redo", Message, playing.RedoBody)
async def redo(request: Request, table_id: str, body: playing.RedoBody) -> Response:
    """Do the last move again that was taken back."""
    return await keyed(request, table_id, body, playing.redo)


@calls.post("/api/tables/{table_id}/confirm", Message, playing.ConfirmBody)
async def confirm(request: Request, table_id: str, body: playing.ConfirmBody) -> Response:
    """End the turn."""
    return await keyed(request, table_id, body, playing.confirm)


@calls.put("/api/tables/{table_id}/order", Message, OrderBody)
async def order(request: Request, table_id: str, body: OrderBody) -> Response:
    """Give a standing order, or cancel it."""
    house = request.house
    person = await somebody(request)

    async def give(table: Table) -> None:
        await give_order(house, table, person.id, body)

    return await _answered(request, table_id, person.id, body, give, body.seat)


@calls.post("/api/tables/{table_id}/ask", Message, consent.AskBody)
async def ask(request: Request, table_id: str, body: consent.AskBody) -> Response:
    """Ask everybody for something."""
    return await _versioned(request, table_id, body, consent.ask)


@calls.post("/api/tables/{table_id}/answer", Message, consent.AnswerBody)
async def answer(request: Request, table_id: str, body: consent.AnswerBody) -> Response:
    """Agree, or not."""
    return await _versioned(request, table_id, body, consent.answer)


@calls.post("/api/tables/{table_id}/chat", Nothing, ChatBody)
async def chat(request: Request, table_id: str, body: ChatBody) -> Nothing:
    """Say something."""
    house = request.house
    person = await somebody(request)
    house.limits.take("chat", person.id)

    async def spoken(table: Table) -> Nothing:
        check_looking(table, person, body.invite)
        await say(house, table, person, body.text)
        return Nothing()

    return await acted(house, table_id, spoken)


async def keyed(
    request: Request,
    table_id: str,
    body: K,
    carry_out: Callable[[House, Table, K], Awaitable[None]],
) -> Response:
    """Carry a request out once, however often it is sent; answer with the table as it is."""
    house = request.house
    person = await somebody(request)

    async def once(table: Table) -> None:
        if not await playing.is_done(house, table, person.id, body):
            await carry_out(house, table, body)

    return await _answered(request, table_id, person.id, body, once)


async def _versioned(
    request: Request,
    table_id: str,
    body: V,
    carry_out: Callable[[House, Table, V], Awaitable[None]],
) -> Response:
    """Carry a request out on the version it was made on."""
    house = request.house
    person = await somebody(request)

    async def checked(table: Table) -> None:
        table.check_seat(body.seat, person.id)
        if body.version != table.version:
            raise Stale
        await carry_out(house, table, body)

    return await _answered(request, table_id, person.id, body, checked)


async def _answered(
    request: Request,
    table_id: str,
    person: str,
    body: Versioned,
    act: Callable[[Table], Awaitable[None]],
    seat: int | None = None,
) -> Response:
    """Act on a table and answer with its message; a stale request gets it with status 409.

    It is the message of a seat that is named, else of the person's seat that decides.
    """
    house = request.house

    async def answered(table: Table) -> Response:
        await act(table)
        return Response(await house.message(table, person, seat, body.version))

    try:
        return await acted(house, table_id, answered, body.version)
    except Stale:
        async with house.holding(table_id) as table:
            table.check_seat(body.seat, person)
            return Response(await house.message(table, person, seat, body.version), status=409)
