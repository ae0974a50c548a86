"""A table in a list, described once, as messages are."""

from __future__ import annotations

from typing import TypedDict

from quattrocento.table.clocks import Pace
from quattrocento.table.shown import Result, State, WhoMayHint


class SeatShown(TypedDict):
    """A seat in a list of tables."""

    index: int
    kind: str
    name: str
    level: str | None
    mine: bool
    online: bool
    resigned: bool
    account: bool


class Progress(TypedDict):
    """How far a lesson is: its number, the page it has come to, and how many there are."""

    number: int
    page: int
    pages: int


class Summary(TypedDict):
    """A table in a list."""

    id: str
    name: str
    game: str
    state: State
    private: bool
    invite: str | None
    host: bool
    options: dict[str, str]
    pace: Pace
    confirm_turn: bool
    hints: WhoMayHint
    seats: list[SeatShown]
    version: int
    deciding: list[int]
    my_turn: bool
    asked: bool
    """Somebody asks something, and my answer is missing."""
    offers: bool
    """An offer waits for my answer."""
    left: float | None
    """Seconds until my own clock is at zero, while it runs."""
    round: int | None
    created: float
    changed: float
    result: Result | None
    rematch: str | None
    studied: str | None
    lesson: Progress | None
