"""What needs everybody's consent: to go back, to rest, to end a game that somebody has left."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec

from quattrocento.house import giving_up
from quattrocento.house.bodies import SeatNumber, Versioned
from quattrocento.house.house import House
from quattrocento.house.people import PLAIN
from quattrocento.house.table import Table
from quattrocento.house.text import line
from quattrocento.table import going_back, vacated
from quattrocento.table.askable import claims_of, unanswered
from quattrocento.table.change import Change
from quattrocento.table.errors import Refused
from quattrocento.table.pending import Question
from quattrocento.table.refusing import refuse
from quattrocento.table.steady import now

HERE, AWAY = 60.0, 86_400.0
"""Seconds to answer: where all who are asked look at the table, and where somebody does not."""
WORD = 200


class AskBody(Versioned):
    """Ask everybody: to take back, to pause, to resume, to claim seat `of`.

    What is to be taken back is told by its number of decisions, or by how many `moves` of the
    record are to be left: that stays the same while others play on.
    """

    what: Literal["undo", "pause", "resume", "claim_seat", "claim_game"]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    of: SeatNumber | None = None
    word: Annotated[str, msgspec.Meta(max_length=WORD, pattern=PLAIN)] = ""


class AnswerBody(Versioned):
    """Agree to what was asked, or not."""

    yes: bool


async def ask(house: House, table: Table, body: AskBody) -> None:
    """Put a question to everybody; whoever asks agrees, and so does everyone at that screen."""
    table.check_playing()
    if table.asked is not None:
        raise Refused(409, "asked", "Another question is still open.")
    agreed = table.seats_of(table.seats[body.seat].person)
    asked = Question(body.what, body.seat, agreed, word=line(body.word).strip())
    if body.what == "undo":
        going_back.want(table, asked, body.count, body.moves)
    elif body.what in ("pause", "resume"):
        if table.clocks is None:
            raise Refused(409, "no-clock", "This table has no clock to pause.")
        if table.clocks.paused == (body.what == "pause"):
            raise Refused(409, "no-change", "It is so already.")
    else:
        _claim(house, table, body, asked)
    house.limits.take("questions", table.seats[body.seat].person or "")
    change = table.change("ask", body.seat)
    put(house, table, change, asked)
    told = {} if asked.of is None else {"of": asked.of}
    table.tell(change, "asks", seat=body.seat, what=body.what, count=asked.count, **told)
    await _agree(house, table, change, body.seat)
    await house.commit(table, change)


def put(house: House, table: Table, change: Change, asked: Question) -> None:
    """Open a question; it waits longer for those who are not there."""
    table.asked = asked
    missing = set(unanswered(table, asked, house.online(table))) - set(house.online(table))
    asked.until = change.at + (AWAY if missing else HERE)


async def answer(house: House, table: Table, body: AnswerBody) -> None:
    """Agree or refuse; the last one to agree makes it happen."""
    table.check_playing()
    asked = table.asked
    if asked is None:
        raise Refused(409, "nothing-asked", "Nothing is being asked.")
    change = table.change("answer", body.seat)
    if body.yes:
        await _agree(house, table, change, body.seat)
    else:
        refuse(table, change, body.seat)
    await house.commit(table, change)


async def time_up(house: House, table: Table) -> None:
    """Something is due: a question that was not answered lapses, or a clock is at zero."""
    asked = table.asked
    if asked is None or asked.until is None or asked.until > now():
        await giving_up.run_out(house, table)
        return
    change = table.change("lapse", None)
    there = house.online(table)
    agreed = not set(unanswered(table, asked, there)) & set(there)
    if asked.what == "resume" and agreed:
        # Those who are there want to go on; nobody else is waited for any longer.
        _resume(table, change)
    elif asked.what == "claim_seat" and asked.of is not None and agreed:
        table.asked = None
        await _take_over(house, table, change, asked.of)
    elif asked.what == "end":
        table.tell(change, "takes_over", seat=asked.seat)
    else:
        table.tell(change, "lapses", what=asked.what)
    table.asked = None
    await house.commit(table, change)


async def _agree(house: House, table: Table, change: Change, seat: int) -> None:
    asked = table.asked
    assert asked is not None
    person = table.seats[seat].person
    asked.yes = sorted({*asked.yes, *table.seats_of(person)})
    if unanswered(table, asked, house.online(table)):
        return
    table.asked = None
    if asked.what == "undo":
        await _cut(house, table, change, asked)
    elif asked.what == "end":
        vacated.end_without(table, change, asked.seat, "resigned")
    elif asked.of is not None and asked.what == "claim_game":
        vacated.end_without(table, change, asked.of, "claimed")
    elif asked.of is not None:
        await _take_over(house, table, change, asked.of)
    elif table.clocks is not None and asked.what == "pause":
        table.clocks.pause(change.at, asked.seat)
        table.tell(change, "pauses")
    else:
        _resume(table, change)


async def _take_over(house: House, table: Table, change: Change, seat: int) -> None:
    await giving_up.give_to_bot(house, table, change, seat)
    table.tell(change, "takes_over", seat=seat)


def _resume(table: Table, change: Change) -> None:
    assert table.clocks is not None
    table.clocks.resume(change.at)
    table.tell(change, "resumes")
    # Who had not chosen yet may have left meanwhile.
    table.open_sealed(change)
    table.after_move(change)


async def _cut(house: House, table: Table, change: Change, asked: Question) -> None:
    asker = table.seats[asked.seat].person or table.host
    left = going_back.shortened(table, asked.moves)
    match = await house.studyroom.replay(asker, left, partial(going_back.replayed, table, left))
    going_back.cut(table, change, asked, match)


def _claim(house: House, table: Table, body: AskBody, asked: Question) -> None:
    """Ask for the seat of somebody who has left, unless they may still come back."""
    claims = {one["seat"]: one["at"] for one in claims_of(table, house.config.claim_after)}
    if body.of not in claims or body.of in table.seats_of(table.seats[body.seat].person):
        raise Refused(422, "no-claim", "Only a seat that the table waits for can be claimed.")
    here = house.online(table)
    if body.of in here:
        raise Refused(409, "present", "Its player is at the table.")
    if claims[body.of] > now():
        raise Refused(409, "too-soon", "Its player has not been away for long enough.")
    asked.of = body.of
    asked.excused = [seat for seat, at in claims.items() if at <= now() and seat not in here]
