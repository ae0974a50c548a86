"""A table at which somebody learns: what comes next, what is said, and what has to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quattrocento.kernel.step import Move
from quattrocento.lessons import Lesson, Page, Step, lesson_of
from quattrocento.table.errors import Refused
from quattrocento.table.table import Table

if TYPE_CHECKING:
    from quattrocento.table.listed import Progress
    from quattrocento.table.shown import OfSeat, PageShown

ELSEWHERE = "lesson"
"""Why a legal move is closed for now: the lesson is about another one."""


def next_move(table: Table) -> Move | None:
    """The move that the lesson has next, the learner's or another seat's; None where it is over."""
    lesson = _followed(table)
    if lesson is None or table.match is None:
        return None
    count = len(table.match.record.moves)
    return lesson.moves[count] if count < len(lesson.moves) else None


def check(table: Table, move: Move) -> None:
    """Refuse what is not in the lesson while it goes on."""
    taught = next_move(table)
    if taught is not None and move != taught:
        raise Refused(
            409, ELSEWHERE, "The lesson is about another choice; skip it to play as you like."
        )


def progress(table: Table) -> Progress | None:
    """How far the lesson is, for a list of tables; None where there is none, or it is over."""
    lesson = lesson_of(table.game, table.lesson)
    if lesson is None or table.state != "playing":
        return None
    step = lesson.step(table.moves)
    if step is None:
        return None
    return {"number": table.lesson, "page": step.first, "pages": lesson.pages}


def teach(table: Table, seat: int | None, parts: OfSeat) -> None:
    """Put the lesson into a message: its pages, and but one choice for the learner's seat."""
    lesson = _followed(table)
    if lesson is None or seat != lesson.seat or table.match is None:
        return
    count = len(table.match.record.moves)
    step = lesson.step(count)
    if step is None:
        return
    now = step if step.at == count else Step(count, step.first, (), None)
    parts["lesson"] = {
        "number": table.lesson,
        "page": now.first,
        "pages": lesson.pages,
        "now": [_shown(one) for one in now.pages],
        "move": now.move,
    }
    if count == len(lesson.moves):
        return
    parts["asides"], parts["orders"] = [], []
    if not (now.pages and now.pages[-1].paid_for):
        parts["proposed"] = []
    others = [one for one in parts["moves"] if one["move"] != now.move]
    parts["moves"] = [one for one in parts["moves"] if one["move"] == now.move]
    for one in others:
        parts["blocked"].append(
            {
                "move": one["move"],
                "parts": one["parts"],
                "targets": one["targets"],
                "reason": ELSEWHERE,
                "args": {},
                "rule": "",
            }
        )


def _shown(page: Page) -> PageShown:
    return {
        "name": page.name,
        "part": page.part,
        "parts": page.parts,
        "targets": list(page.targets),
        "terms": list(page.terms),
    }


def _followed(table: Table) -> Lesson | None:
    """The lesson that a running game follows; None where the record says otherwise."""
    if table.match is None or table.state != "playing":
        return None
    lesson = lesson_of(table.game, table.lesson)
    moves = table.match.record.moves
    if lesson is None or tuple(moves) != lesson.moves[: len(moves)]:
        return None
    return lesson
