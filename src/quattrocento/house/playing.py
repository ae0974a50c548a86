"""Moves, undo and confirmation: the checks that stand between a request and the game."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec

from quattrocento.describing import VERB_FIRST
from quattrocento.house import learning
from quattrocento.house.draft import Draft
from quattrocento.house.errors import Refused, Stale, not_your_seat
from quattrocento.house.house import House
from quattrocento.house.table import Asked, Held, Table
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


class MoveWish(msgspec.Struct):
    """A move as a seat asks for it, made on a version of the table."""

    seat: SeatNumber
    version: Version
    move: Annotated[list[Word | Number], VERB_FIRST, msgspec.Meta(max_length=64)]
    key: Key


class UndoWish(msgspec.Struct):
    """Take back the last move, or all that can be taken back."""

    seat: SeatNumber
    version: Version
    key: Key
    to: Literal["move", "turn"] = "move"


class ConfirmWish(msgspec.Struct):
    """End a turn."""

    seat: SeatNumber
    version: Version
    key: Key


class AskWish(msgspec.Struct):
    """Ask everybody: to take back `count` decisions, to pause, to resume."""

    seat: SeatNumber
    version: Version
    what: Literal["undo", "pause", "resume"]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class AnswerWish(msgspec.Struct):
    """Agree to what was asked, or not."""

    seat: SeatNumber
    version: Version
    yes: bool


async def is_done(
    house: House, table: Table, person: str | None, wish: MoveWish | UndoWish | ConfirmWish
) -> bool:
    """Check seat and version; true where this very request was carried out before."""
    table.check_seat(wish.seat, person)
    if wish.version == table.version:
        return False
    if await house.stored_key(table, key_of(wish)):
        return True
    raise Stale


def key_of(wish: MoveWish | UndoWish | ConfirmWish) -> str:
    return f"{wish.seat}:{wish.key}"


async def move(house: House, table: Table, wish: MoveWish) -> None:
    """Play a move; where turns are confirmed, the last one of a turn is only held."""
    chosen = tuple(wish.move)
    learning.check(table, chosen)
    if chosen[0] == ASIDE:
        await _aside(house, table, wish, chosen)
        return
    table.check_turn(wish.seat)
    if table.held is not None:
        raise Refused(409, "held", "Confirm your turn, or take the last choice back.")
    if table.confirm_turn and table.ends_turn(chosen):
        draft = Draft(table, "hold", wish.seat, key_of(wish))
        table.held = Held(wish.seat, chosen)
    else:
        draft = Draft(table, "move", wish.seat, key_of(wish))
        table.play(draft, wish.seat, chosen)
    await house.commit(draft)


async def _aside(house: House, table: Table, wish: MoveWish, chosen: Move) -> None:
    """What a seat does without being asked; it speaks for itself alone."""
    table.check_going()
    if chosen[1:2] != (wish.seat,):
        raise not_your_seat()
    house.limits.take("asides", table.seats[wish.seat].person or "")
    draft = Draft(table, "aside", wish.seat, key_of(wish))
    table.aside(draft, wish.seat, chosen)
    await house.commit(draft)


async def undo(house: House, table: Table, wish: UndoWish) -> None:
    """Take back as far as the barrier: what was newly seen cannot be unseen."""
    match = table.check_turn(wish.seat)
    if table.held is None and not match.undoable:
        raise Refused(
            409, "no-undo", "Nothing can be taken back: the last move showed something new."
        )
    draft = Draft(table, "undo", wish.seat, key_of(wish))
    back = match.undoable if wish.to == "turn" else int(table.held is None)
    table.held = None
    if back:
        match.undo(back)
        draft.cut_back(len(match.record.moves), wish.seat)
    await house.commit(draft)


async def confirm(house: House, table: Table, wish: ConfirmWish) -> None:
    """Play the held move: the turn is over."""
    table.check_turn(wish.seat)
    if table.held is None:
        raise Refused(409, "nothing-held", "There is nothing to confirm.")
    draft = Draft(table, "move", wish.seat, key_of(wish))
    table.play(draft, wish.seat, table.held.move)
    await house.commit(draft)


async def ask(house: House, table: Table, wish: AskWish) -> None:
    """Put a question to everybody; whoever asks agrees, and so does everyone at that screen."""
    table.check_playing()
    if table.asked is not None:
        raise Refused(409, "asked", "Another question is still open.")
    if wish.what == "undo":
        cut_of(table, wish.count)
    else:
        paused = table.clocks is not None and table.clocks.paused
        if table.clocks is None:
            raise Refused(409, "no-clock", "This table has no clock to pause.")
        if paused == (wish.what == "pause"):
            raise Refused(409, "no-change", "It is so already.")
    house.limits.take("questions", table.seats[wish.seat].person or "")
    count = wish.count if wish.what == "undo" else 0
    table.asked = Asked(wish.what, wish.seat, [], count)
    draft = Draft(table, "ask", wish.seat)
    draft.tell("asks", seat=wish.seat, what=wish.what, count=count)
    await _agree(house, table, draft, wish.seat)
    await house.commit(draft)


async def answer(house: House, table: Table, wish: AnswerWish) -> None:
    """Agree or refuse; the last one to agree makes it happen."""
    table.check_playing()
    if table.asked is None:
        raise Refused(409, "nothing-asked", "Nothing is being asked.")
    draft = Draft(table, "answer", wish.seat)
    if wish.yes:
        await _agree(house, table, draft, wish.seat)
    else:
        draft.tell("refuses", seat=wish.seat, what=table.asked.what)
        table.asked = None
    await house.commit(draft)


async def _agree(house: House, table: Table, draft: Draft, seat: int) -> None:
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
        await _cut(house, table, draft, asked)
    elif table.clocks is not None and asked.what == "pause":
        table.clocks.pause(draft.at)
        draft.tell("pauses")
    elif table.clocks is not None:
        table.clocks.resume(draft.at)
        draft.tell("resumes")


async def _cut(house: House, table: Table, draft: Draft, asked: Asked) -> None:
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
    draft.cut_back(count, asked.seat)
    table.after_move(draft)


def cut_of(table: Table, decisions: int) -> int:
    """How many moves of the record are left when so many decisions are taken back."""
    before = [index for index, seat in enumerate(table.deciders) if seat is not None]
    if decisions > len(before):
        raise Refused(422, "too-far", f"Only {len(before)} decisions were taken so far.")
    return before[-decisions]
