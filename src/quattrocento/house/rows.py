"""Rows of the database as a change of a table writes them; `schema` has the columns."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from quattrocento.house.shown import State

encode = msgspec.json.Encoder().encode
Kind = Literal[
    "answer", "ask", "aside", "close", "hold", "join", "lapse", "leave", "move", "open", "rematch",
    "resign", "run_out", "seat_bot", "set_up", "skip", "start", "undo",
]  # fmt: skip
"""What a change of a table may be."""


class TableRow(TypedDict):
    """A table; what is not a number or a name is written as JSON."""

    id: str
    name: str
    game: str
    rules: int
    options: str
    private: int
    invite: str
    host: str
    pace: str
    confirm_turn: int
    state: State
    version: int
    moves: int
    events: int
    deciding: int | None
    round: int | None
    clocks: str | None
    deadline: float | None
    asked: str | None
    held: str | None
    redo: str | None
    result: str | None
    rematch: str | None
    created: float
    changed: float
    waits: str | None
    orders_given: int
    sealed_given: int
    choosing: str | None
    offered: str | None
    lesson: int
    studied: str | None


class SeatRow(TypedDict):
    """Who sits on a seat."""

    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    resigned: int
    account: int


class MoveRow(TypedDict):
    """A move of the record; drawn where no seat made it."""

    table_id: str
    number: int
    seat: int | None
    move: str


class ChangeRow(TypedDict):
    """A version of a table: what made it, and what was told of it."""

    table_id: str
    version: int
    at: float
    kind: Kind
    seat: int | None
    key: str | None
    events: str


class OrderRow(TypedDict):
    """A standing order, or that it was cancelled."""

    table_id: str
    seat: int
    number: int
    key: str
    kind: str
    amount: int | None
    matter: str
    state: str
    reason: str | None


class SealedRow(TypedDict):
    """What a seat has chosen ahead."""

    table_id: str
    seat: int
    number: int
    key: str
    moves: str
    given: int
    undone: str


class NoticeRow(TypedDict):
    """A notice that is to be sent."""

    id: str
    person: str
    table_id: str
    channel: str
    kind: str
    due: float
    tries: int
    why: str | None
    dead: float | None


class JobRow(TypedDict):
    """Something to be played by whichever process has time."""

    id: str
    table_id: str
    version: int
    due: float
    owner: str
    cost: float


def read(text: str | None, kind: type[Any]) -> Any:
    """What stands in a column as JSON; None where nothing does."""
    return None if text is None else msgspec.json.decode(text, type=kind)


def write(value: object) -> str | None:
    """A value as it stands there."""
    return None if value is None else encode(value).decode()
