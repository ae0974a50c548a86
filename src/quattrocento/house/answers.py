"""The shapes of answers, for the OpenAPI description and for whoever writes a client."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar.openapi import ResponseSpec

from quattrocento.house.clocks import Pace
from quattrocento.house.people import Notices
from quattrocento.house.table import Line

Json = dict[str, Any]
MoveShown = list[str | int]


class Trouble(msgspec.Struct):
    """A refusal: a code for programs, a sentence for people."""

    error: str
    message: str


class PersonShown(msgspec.Struct):
    """What a person is told about themselves."""

    id: str
    name: str
    registered: bool
    language: str
    notices: Notices


class PersonAnswer(msgspec.Struct):
    """Who somebody is; null where nobody has said."""

    person: PersonShown | None


class SeatShown(msgspec.Struct):
    """A seat in a list of tables."""

    index: int
    kind: str
    name: str
    level: str | None
    mine: bool
    online: bool
    resigned: bool


class Summary(msgspec.Struct):
    """A table in a list."""

    id: str
    name: str
    game: str
    state: str
    private: bool
    invite: str | None
    host: bool
    options: dict[str, str]
    pace: Pace
    confirm_turn: bool
    seats: list[SeatShown]
    version: int
    deciding: list[int]
    my_turn: bool
    round: int | None
    created: float
    changed: float
    result: Json | None
    rematch: str | None


class TableAnswer(msgspec.Struct):
    """One table."""

    table: Summary


class TablesAnswer(msgspec.Struct):
    """Some tables, the last changed first."""

    tables: list[Summary]


class PersonAtTable(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat."""

    index: int
    kind: str
    name: str
    level: str | None
    resigned: bool
    online: bool


class Prompt(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be decided, and by whom."""

    id: str
    seat: int
    args: Json
    forced: bool


class Crumb(msgspec.Struct, forbid_unknown_fields=True):
    """A move of this turn that can still be taken back."""

    move: MoveShown
    parts: Json


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """A legal move, what it touches and what it costs and gives at once."""

    move: MoveShown
    parts: Json
    targets: list[str]
    changes: dict[str, int]


class Blocked(msgspec.Struct, forbid_unknown_fields=True):
    """A move that one may expect, and the rule against it."""

    move: MoveShown
    parts: Json
    targets: list[str]
    reason: str
    args: Json
    rule: str


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """How many moves can be taken back, and whether the turn waits to be confirmed."""

    moves: int
    turn: bool
    confirm: bool


class EventShown(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened."""

    index: int
    move: int
    name: str
    args: Json


class StandingShown(msgspec.Struct, forbid_unknown_fields=True):
    """Points by source and places."""

    scores: list[int]
    sources: list[dict[str, int]]
    places: list[int]


class ClocksShown(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds left at a moment."""

    clock: Literal["live", "days"]
    left: list[float]
    running: int | None
    paused: bool
    at: float


class AskedShown(msgspec.Struct, forbid_unknown_fields=True):
    """A question to everybody, and whose answer is missing."""

    what: Literal["undo", "pause", "resume"]
    seat: int
    count: int
    yes: list[int]
    waiting: list[int]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """All that a screen draws; see docs/protocol.md."""

    table: str
    version: int
    seat: int | None
    seats: list[int]
    state: Literal["waiting", "playing", "finished"]
    people: list[PersonAtTable]
    view: Json | None
    prompt: Prompt | None
    crumbs: list[Crumb]
    moves: list[Choice]
    blocked: list[Blocked]
    undo: Undo
    events: list[EventShown]
    standing: StandingShown | None
    clocks: ClocksShown | None
    asked: AskedShown | None
    chat: list[Line]
    result: Json | None
    rematch: str | None
    over: bool


class Replayed(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a finished game, and how many moves it has."""

    count: int
    message: Message


def trouble(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a call may answer with."""
    meanings = {
        400: "The request cannot be read",
        401: "Nobody has said who asks, or the password is wrong",
        403: "Somebody else's seat, table or page",
        404: "No such thing, or a private one",
        409: "Not as things stand now",
        413: "Too large",
        422: "The request cannot be carried out",
        429: "Too many at once",
        503: "The storage cannot be reached",
        507: "The storage is full",
    }
    return {
        status: ResponseSpec(Trouble, description=meanings[status], generate_examples=False)
        for status in statuses
    }


READING = trouble(400, 403, 404, 409, 422, 429, 503)
WRITING = trouble(400, 401, 403, 404, 409, 413, 422, 429, 503, 507)
OF_A_MESSAGE: dict[int, ResponseSpec] = {
    200: ResponseSpec(
        Message, description="The table as the asker sees it", generate_examples=False
    )
}
AFTER_A_MOVE: dict[int, ResponseSpec] = {
    **WRITING,
    **OF_A_MESSAGE,
    409: ResponseSpec(
        Message | Trouble,
        description="The table has changed meanwhile: its present message; or not as it stands",
        generate_examples=False,
    ),
}
OF_A_REPLAY: dict[int, ResponseSpec] = {
    200: ResponseSpec(Replayed, description="A moment of the game", generate_examples=False)
}
