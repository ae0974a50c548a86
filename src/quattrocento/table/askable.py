"""What may be asked at a table, and whose answer is missing."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from quattrocento.lessons import opening_of
from quattrocento.table import awaited
from quattrocento.table.errors import Refused
from quattrocento.table.pending import Question
from quattrocento.table.table import Table

if TYPE_CHECKING:
    from quattrocento.table.shown import ClaimShown, TakeBack


def unanswered(table: Table, asked: Question, online: Collection[int]) -> list[int]:
    """Whose answer is missing. To go on needs who asked for the pause, and those who are there."""
    paused_by = None if table.clocks is None else table.clocks.by
    gone = None if asked.of is None else table.seats[asked.of].person
    return [
        index
        for index, seat in enumerate(table.seats)
        if seat.person not in (None, gone)
        and index not in asked.yes
        and index not in asked.excused
        and (asked.what != "resume" or index in online or index == paused_by)
    ]


def decisions_after(table: Table, moves: int) -> int:
    """How many decisions were taken after so many moves of the record."""
    return sum(seat is not None for seat in table.deciders[moves:])


def cut_of(table: Table, decisions: int) -> int:
    """How many moves of the record are left when so many decisions are taken back."""
    if decisions < 1:
        raise Refused(422, "nothing-to-undo", "Nothing was decided after that.")
    before = [index for index, seat in enumerate(table.deciders) if seat is not None]
    if decisions > len(before):
        raise Refused(422, "too-far", f"Only {len(before)} decisions were taken so far.")
    if before[-decisions] < opening_of(table.game, table.lesson):
        raise Refused(422, "too-far", "The lesson began after that.")
    return before[-decisions]


def take_backs(table: Table, seat: int) -> list[TakeBack]:
    """How far a seat may ask to go back: before its last step, and before that whole turn.

    What was no choice is no step to go back to.
    """
    deciders, forced = table.deciders, table.forced
    opening = opening_of(table.game, table.lesson)
    last = step = -1
    for index in range(len(deciders) - 1, opening - 1, -1):
        if deciders[index] == seat:
            last = max(last, index)
            if index not in forced:
                step = index
                break
    if last < 0:
        return []
    turn = step = step if step >= 0 else last
    for index in range(step - 1, opening - 1, -1):
        if deciders[index] == seat:
            turn = index
        elif deciders[index] is not None:
            break
    found: list[TakeBack] = [_take_back(table, "step", step)]
    return found if turn == step else [*found, _take_back(table, "turn", turn)]


def _take_back(table: Table, to: Literal["step", "turn"], left: int) -> TakeBack:
    count = decisions_after(table, left)
    drawn = any(seat is None for seat in table.deciders[left:])
    return {"to": to, "count": count, "moves": left, "drawn": drawn}


def claims_of(table: Table, patience: float) -> list[ClaimShown]:
    """The seats that may be claimed once their people have been away for so long.

    While the game rests nobody is waited for.
    """
    if table.match is None or table.paused:
        return []
    seats = [seat for seat in awaited.seats(table) if table.seats[seat].person is not None]
    # Tables of an older house do not say since when they wait.
    since = [table.waits.get(seat, table.changed) for seat in seats]
    return [
        {"seat": seat, "at": round(at + patience, 3)} for seat, at in zip(seats, since, strict=True)
    ]
