"""Moves, undo and confirmation: the checks that stand between a request and the game."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec

from quattrocento.describing import VERB_FIRST
from quattrocento.house import awaited, choosing, learning
from quattrocento.house.change import Change
from quattrocento.house.errors import Refused, Stale, not_your_seat
from quattrocento.house.house import House
from quattrocento.house.pending import Held, Question
from quattrocento.house.table import Table
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.lessons import script_of

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Versioned(msgspec.Struct):
    """What a seat asks for, on a version of the table."""

    seat: SeatNumber
    version: Version


class Keyed(Versioned):
    """A request that is carried out once, however often it is sent."""

    key: Key


class MoveBody(Keyed):
    """A move as a seat asks for it."""

    move: Annotated[list[Word | Number], VERB_FIRST, msgspec.Meta(max_length=64)]


class UndoBody(Keyed):
    """Take back the last move, or all that can be taken back."""

    to: Literal["move", "turn"] = "move"


class ConfirmBody(Keyed):
    """End a turn."""


class AskBody(Versioned):
    """Ask everybody: to take back `count` decisions, to pause, to resume."""

    what: Literal["undo", "pause", "resume"]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class AnswerBody(Versioned):
    """Agree to what was asked, or not."""

    yes: bool


async def is_done(house: House, table: Table, person: str | None, body: Keyed) -> bool:
    """Check seat and version; true where this very request was carried out before."""
    table.check_seat(body.seat, person)
    if body.seat in awaited.choosing(table):
        # What others do meanwhile changes nothing about it, whatever version it was made on.
        return await choosing.is_kept(house, table, key_of(body))
    if body.version == table.version:
        return False
    if await house.stored_key(table, key_of(body)):
        return True
    raise Stale


def key_of(body: Keyed) -> str:
    return f"{body.seat}:{body.key}"


async def move(house: House, table: Table, body: MoveBody) -> None:
    """Play a move; where turns are confirmed, the last one of a turn is only held."""
    chosen = tuple(body.move)
    learning.check(table, chosen)
    if chosen[0] == ASIDE:
        await _aside(house, table, body, chosen)
        return
    if body.seat in awaited.choosing(table):
        await choosing.choose(house, table, body.seat, key_of(body), chosen)
        return
    table.check_turn(body.seat)
    if table.held is not None:
        raise Refused(409, "held", "Confirm your turn, or take the last choice back.")
    if table.confirm_turn and table.ends_turn(chosen):
        change = table.change("hold", body.seat, key_of(body))
        table.held = Held(body.seat, chosen)
    else:
        change = table.change("move", body.seat, key_of(body))
        table.play(change, body.seat, chosen)
    await house.commit(table, change)


async def _aside(house: House, table: Table, body: MoveBody, chosen: Move) -> None:
    """What a seat does without being asked; it speaks for itself alone."""
    table.check_going()
    if chosen[1:2] != (body.seat,):
        raise not_your_seat()
    house.limits.take("asides", table.seats[body.seat].person or "")
    change = table.change("aside", body.seat, key_of(body))
    table.aside(change, body.seat, chosen)
    await house.commit(table, change)


async def undo(house: House, table: Table, body: UndoBody) -> None:
    """Take back as far as the barrier: what was newly seen cannot be unseen."""
    if body.seat in awaited.choosing(table):
        whole = body.to == "turn"
        await choosing.change_mind(house, table, body.seat, key_of(body), whole)
        return
    match = table.check_turn(body.seat)
    if table.held is None and not match.undoable:
        raise Refused(
            409, "no-undo", "Nothing can be taken back: the last move showed something new."
        )
    change = table.change("undo", body.seat, key_of(body))
    back = match.undoable if body.to == "turn" else int(table.held is None)
    table.held = None
    if back:
        match.undo(back)
        table.cut_back(change, len(match.record.moves), body.seat)
    await house.commit(table, change)


async def confirm(house: House, table: Table, body: ConfirmBody) -> None:
    """Play the held move: the turn is over."""
    if body.seat in awaited.choosing(table):
        await choosing.confirm(house, table, body.seat, key_of(body))
        return
    table.check_turn(body.seat)
    if table.held is None:
        raise Refused(409, "nothing-held", "There is nothing to confirm.")
    change = table.change("move", body.seat, key_of(body))
    table.play(change, body.seat, table.held.move)
    await house.commit(table, change)


async def ask(house: House, table: Table, body: AskBody) -> None:
    """Put a question to everybody; whoever asks agrees, and so does everyone at that screen."""
    table.check_playing()
    if table.asked is not None:
        raise Refused(409, "asked", "Another question is still open.")
    if body.what == "undo":
        cut_of(table, body.count)
    else:
        paused = table.clocks is not None and table.clocks.paused
        if table.clocks is None:
            raise Refused(409, "no-clock", "This table has no clock to pause.")
        if paused == (body.what == "pause"):
            raise Refused(409, "no-change", "It is so already.")
    house.limits.take("questions", table.seats[body.seat].person or "")
    count = body.count if body.what == "undo" else 0
    table.asked = Question(body.what, body.seat, [], count)
    change = table.change("ask", body.seat)
    table.tell(change, "asks", seat=body.seat, what=body.what, count=count)
    await _agree(house, table, change, body.seat)
    await house.commit(table, change)


async def answer(house: House, table: Table, body: AnswerBody) -> None:
    """Agree or refuse; the last one to agree makes it happen."""
    table.check_playing()
    if table.asked is None:
        raise Refused(409, "nothing-asked", "Nothing is being asked.")
    change = table.change("answer", body.seat)
    if body.yes:
        await _agree(house, table, change, body.seat)
    else:
        table.tell(change, "refuses", seat=body.seat, what=table.asked.what)
        table.asked = None
    await house.commit(table, change)


async def _agree(house: House, table: Table, change: Change, seat: int) -> None:
    asked = table.asked
    assert asked is not None
    person = table.seats[seat].person
    asked.yes = sorted({*asked.yes, *table.seats_of(person)})
    if any(
        one.person is not None and index not in asked.yes for index, one in enumerate(table.seats)
    ):
        return
    table.asked = None
    if asked.what == "undo":
        await _cut(house, table, change, asked)
    elif table.clocks is not None and asked.what == "pause":
        table.clocks.pause(change.at)
        table.tell(change, "pauses")
    elif table.clocks is not None:
        table.clocks.resume(change.at)
        table.tell(change, "resumes")


async def _cut(house: House, table: Table, change: Change, asked: Question) -> None:
    """Cut the record back; draws that were cut fall anew when they come again."""
    match = table.check_playing()
    count = cut_of(table, asked.count)
    record = match.record
    cut = Record(record.game, record.seats, record.options, record.moves[:count])
    replay = partial(Match, cut, match.rng, script_of(table.game, table.lesson))
    asker = table.seats[asked.seat].person or table.host
    table.match = await house.studyroom.replay(asker, cut, replay)
    table.held = None
    table.orders.void("undone", table.matter)
    table.sealed.drop_all()
    table.cut_back(change, count, asked.seat)
    table.after_move(change)


def cut_of(table: Table, decisions: int) -> int:
    """How many moves of the record are left when so many decisions are taken back."""
    before = [index for index, seat in enumerate(table.deciders) if seat is not None]
    if decisions > len(before):
        raise Refused(422, "too-far", f"Only {len(before)} decisions were taken so far.")
    return before[-decisions]
