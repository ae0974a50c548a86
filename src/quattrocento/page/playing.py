"""Calls of a game in progress: messages, moves, orders, and going back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from quattrocento.kernel.orders import Order
from quattrocento.kernel.play import ASIDE
from quattrocento.page.calls import Answer, Asked, Calls, not_here, told
from quattrocento.page.people import ME
from quattrocento.page.requests import Body
from quattrocento.page.setting_up import usual_name
from quattrocento.page.tables import PageTable
from quattrocento.table import acting, going_back, hints, lenses, ordering, refusing, vacated
from quattrocento.table.askable import unanswered
from quattrocento.table.change import Change
from quattrocento.table.errors import Refused, Stale
from quattrocento.table.pending import Question

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse
    from quattrocento.page.lines import Line

MATTER, WORD = 80, 200
calls = Calls()
Act = Callable[[PageTable, int, str, Body], Change]


def _move(table: PageTable, seat: int, key: str, body: Body) -> Change:
    chosen = body.move("move")
    if chosen[0] == ASIDE:
        acting.check_aside(table, seat, chosen)
        return acting.aside(table, seat, key, chosen)
    return acting.move(table, seat, key, chosen, confirm=body.flag("confirm"))


def _undo(table: PageTable, seat: int, key: str, body: Body) -> Change:
    turn = body.one_of("to", ("move", "turn"), "move") == "turn"
    return acting.undo(table, seat, key, turn=turn)


def _redo(table: PageTable, seat: int, key: str, body: Body) -> Change:
    return acting.redo(table, seat, key, confirm=body.flag("confirm"))


def _confirm(table: PageTable, seat: int, key: str, body: Body) -> Change:
    return acting.confirm(table, seat, key)


ACTS: dict[str, Act] = {"move": _move, "undo": _undo, "redo": _redo, "confirm": _confirm}
"""What may be sent on a line as well."""


async def act(house: PageHouse, id: str, verb: str, body: Body, line: Line) -> None:
    """Carry out what is sent on a line, once; its next message says that it is done."""
    if verb not in ACTS:
        raise Refused(400, "bad-request", f"{verb!r} cannot be done on a line.")
    async with house.holding(id) as table:
        if not await _once(house, table, ACTS[verb], body, line):
            line.done.append(body.key)
            house.lines.ring(table)


async def keyed(house: PageHouse, asked: Asked, do: Act) -> Answer:
    """Carry out a call once, however often it is sent; answer with the table as it is."""
    async with house.holding(asked.table) as table:
        try:
            await _once(house, table, do, asked.body)
        except Stale:
            return Answer(409, house.message(table, None, asked.body.version))
        return Answer(200, house.message(table, None, asked.body.version))


async def _once(
    house: PageHouse, table: PageTable, do: Act, body: Body, line: Line | None = None
) -> bool:
    """False where this very request was carried out before."""
    seat, key = body.seat, f"{body.seat}:{body.key}"
    table.check_seat(seat, ME)
    if body.version != table.version:
        if key in table.keys:
            return False
        raise Stale
    await house.commit(table, do(table, seat, key, body), line)
    return True


@calls("GET", "/api/tables/*/message")
async def message(house: PageHouse, asked: Asked) -> Answer:
    seat, seen = asked.query.number("seat"), asked.query.number("seen") or 0
    async with house.holding(asked.table) as table:
        return Answer(200, house.message(table, seat, seen))


@calls("POST", "/api/tables/*/moves")
async def moves(house: PageHouse, asked: Asked) -> Answer:
    return await keyed(house, asked, _move)


@calls("POST", "/api/tables/*/undo")
async def undo(house: PageHouse, asked: Asked) -> Answer:
    return await keyed(house, asked, _undo)


@calls("POST", "/api/tables/*/redo")
async def redo(house: PageHouse, asked: Asked) -> Answer:
    return await keyed(house, asked, _redo)


@calls("POST", "/api/tables/*/confirm")
async def confirm(house: PageHouse, asked: Asked) -> Answer:
    return await keyed(house, asked, _confirm)


@calls("GET", "/api/tables/*/lens")
async def lens(house: PageHouse, asked: Asked) -> Answer:
    async with house.holding(asked.table) as table:
        seat = _mine(table, asked.query.number("seat"))
        return told(lenses.look(table, seat))


@calls("POST", "/api/tables/*/plan")
async def plan(house: PageHouse, asked: Asked) -> Answer:
    async with house.holding(asked.table) as table:
        seat = _mine(table, asked.body.seat)
        return told(lenses.plan(table, seat, asked.body.moves("wishes")))


@calls("POST", "/api/tables/*/hint")
async def hint(house: PageHouse, asked: Asked) -> Answer:
    """The best moves for the seat that decides, from the worker in which bots think."""
    seat = asked.body.seat
    async with house.holding(asked.table) as table:
        question = hints.question(table, seat, ME, asked.body.version)
        change = hints.note(table, seat)
        if change is not None:
            await house.commit(table, change)
        version = table.version
    found = json.loads(await house.think(json.dumps(question))).get("hint")
    if found is None:
        raise Refused(500, "no-hint", "There is no hint now; ask again.")
    return told({"version": version, "seat": seat, **found})


@calls("PUT", "/api/tables/*/order")
async def order(house: PageHouse, asked: Asked) -> Answer:
    """Give a standing order, or cancel it."""
    body, seat = asked.body, asked.body.seat
    key, part = f"{seat}:{body.key}", body.part("order")
    given = None
    if part is not None:
        given = Order(part.word("kind", 40), part.maybe("amount", 1_000_000))
    async with house.holding(asked.table) as table:
        _mine(table, seat)
        if key not in table.keys:
            if body.version != table.version:
                return Answer(409, house.message(table, seat, body.version))
            matter = body.word("matter", MATTER)
            found = ordering.next_order(table, seat, key, matter, given)
            if found is not None:
                await house.order(table, seat, found)
        return Answer(200, house.message(table, seat, body.version))


@calls("POST", "/api/tables/*/ask")
async def ask(house: PageHouse, asked: Asked) -> Answer:
    """Go back further than a seat may by itself: nobody else is to be asked."""
    body = asked.body
    if body.one_of("what", ("undo", "pause", "resume", "claim_seat", "claim_game")) != "undo":
        raise not_here()

    def back(table: PageTable) -> Change:
        table.check_playing()
        _check_unasked(table)
        question = Question("undo", body.seat, [], word=body.word("word", WORD, ""))
        going_back.want(table, question, body.number("count", 1, 1000, 1), body.maybe("moves"))
        change = table.change("ask", body.seat)
        left = going_back.shortened(table, question.moves)
        going_back.cut(table, change, question, going_back.replayed(table, left))
        return change

    return await _versioned(house, asked, back)


@calls("POST", "/api/tables/*/answer")
async def answer(house: PageHouse, asked: Asked) -> Answer:
    """Say whether the game ends, where one of several seats here has given up."""
    yes = asked.body.flag("yes")

    def answered(table: PageTable) -> Change:
        question = table.asked
        if question is None:
            raise Refused(409, "nothing-asked", "Nothing is being asked.")
        change = table.change("answer", asked.body.seat)
        if not yes:
            refusing.refuse(table, change, asked.body.seat)
            return change
        question.yes = sorted({*question.yes, *table.seats_of(ME)})
        if not unanswered(table, question, table.seats_of(ME)):
            table.asked = None
            vacated.end_without(table, change, question.seat, "resigned")
        return change

    return await _versioned(house, asked, answered)


@calls("POST", "/api/tables/*/skip")
async def skip(house: PageHouse, asked: Asked) -> Answer:
    """End the lesson; the game goes on against bots."""

    def do(table: PageTable, seat: int, key: str, body: Body) -> Change:
        change = acting.skip(table, seat, key)
        table.name = usual_name(house)
        return change

    return await keyed(house, asked, do)


async def _versioned(house: PageHouse, asked: Asked, do: Callable[[PageTable], Change]) -> Answer:
    """Carry a call out on the version it was made on."""
    body = asked.body
    async with house.holding(asked.table) as table:
        table.check_seat(body.seat, ME)
        if body.version != table.version:
            return Answer(409, house.message(table, None, body.version))
        await house.commit(table, do(table))
        return Answer(200, house.message(table, None, body.version))


def _check_unasked(table: PageTable) -> None:
    if table.asked is not None:
        raise Refused(409, "asked", "Another question is still open.")


def _mine(table: PageTable, seat: int | None) -> int:
    """A seat of this browser's, which has to be named."""
    table.check_seat(-1 if seat is None else seat, ME)
    assert seat is not None
    return seat
