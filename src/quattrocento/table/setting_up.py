"""A new table, before anybody has moved: what is wished for, and its first row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.game import Game
from quattrocento.table.clocks import Pace
from quattrocento.table.ids import new_invite
from quattrocento.table.rows import TableRow
from quattrocento.table.steady import now
from quattrocento.table.writing import encode

if TYPE_CHECKING:
    from quattrocento.table.shown import WhoMayHint

ELSEWHERE = ""
"""In place of the table that a game was played at first: no house or page here knows of it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table as its host wants it, all of it checked."""

    game: Game[Any]
    options: dict[str, str]
    host: str
    name: str
    pace: Pace
    private: bool = False
    confirm_turn: bool = False
    hints: WhoMayHint = "alone"
    lesson: int = 0
    """The number of the lesson that is followed there; 0 for none."""
    studied: str | None = None
    """The table of the finished game that is played on there."""


def first_row(id: str, wanted: Wanted) -> TableRow:
    """The row of a table that waits for its players."""
    at = now()
    return {
        "id": id,
        "name": wanted.name,
        "game": wanted.game.name,
        "rules": wanted.game.version,
        "options": encode(wanted.options).decode(),
        "private": int(wanted.private),
        "invite": new_invite(),
        "host": wanted.host,
        "pace": encode(wanted.pace).decode(),
        "confirm_turn": int(wanted.confirm_turn),
        "state": "waiting",
        "version": 1,
        "moves": 0,
        "events": 0,
        "deciding": None,
        "round": None,
        "clocks": None,
        "deadline": None,
        "asked": None,
        "held": None,
        "redo": None,
        "result": None,
        "rematch": None,
        "created": at,
        "changed": at,
        "orders_given": 0,
        "sealed_given": 0,
        "choosing": None,
        "waits": None,
        "offered": None,
        "lesson": wanted.lesson,
        "studied": wanted.studied,
        "hints": wanted.hints,
        "hinted": 0,
    }
