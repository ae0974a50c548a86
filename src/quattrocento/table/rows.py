"""A table as it is stored: rows that a change writes, whatever keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypedDict, TypeVar

from quattrocento.kernel.step import Move
from quattrocento.table.writing import decode, encode

if TYPE_CHECKING:
    from quattrocento.table.shown import State, WhoMayHint

T = TypeVar("T")
Kind = Literal[
    "answer", "ask", "aside", "close", "hint", "hold", "join", "lapse", "leave", "move", "open",
    "rematch", "resign", "run_out", "seat_bot", "set_up", "skip", "start", "undo",
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
    hints: WhoMayHint
    hinted: int


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
    state: Literal["stands", "void", "gone"]
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


def read(text: str | None, make: Callable[[Any], T]) -> T | None:
    """What stands in a column as JSON; None where nothing does."""
    return None if text is None else make(decode(text))


def write(value: object) -> str | None:
    """A value as it stands there."""
    return None if value is None else encode(value).decode()


def as_it_is(stored: T) -> T:
    """Something that is kept as JSON has it."""
    return stored


def moves(stored: list[list[Any]]) -> list[Move]:
    return [tuple(move) for move in stored]


def by_seat(stored: dict[str, float]) -> dict[int, float]:
    """JSON has no numbers for names."""
    return {int(seat): value for seat, value in stored.items()}


def texts(stored: dict[str, Any]) -> dict[str, str]:
    """Texts by name, such as options; anything else was not written by a table."""
    if not all(isinstance(value, str) for value in stored.values()):
        raise ValueError(f"{stored} are no texts")
    return stored
