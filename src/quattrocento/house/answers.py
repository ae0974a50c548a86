"""The shapes of answers, for the OpenAPI description and for whoever writes a client."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

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


class SessionShown(msgspec.Struct):
    """A browser that is logged in; `agent` is what it calls itself."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class SessionsAnswer(msgspec.Struct):
    """One's own sessions, the last seen first."""

    sessions: list[SessionShown]


class SeatShown(msgspec.Struct):
    """A seat in a list of tables."""

    index: int
    kind: str
    name: str
    level: str | None
    mine: bool
    online: bool
    resigned: bool
    account: bool


class Progress(msgspec.Struct):
    """How far a lesson is: the page it has come to, and how many there are."""

    page: int
    pages: int


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
    studied: str | None
    lesson: Progress | None


class TableAnswer(msgspec.Struct):
    """One table."""

    table: Summary


class TablesAnswer(msgspec.Struct):
    """Some tables, the last changed first."""

    tables: list[Summary]


class StandShown(msgspec.Struct):
    """How a game stood after so many moves: points by source, and the bots' value for each seat."""

    move: int
    round: int
    sources: list[dict[str, int]]
    values: list[float]


class SwingShown(msgspec.Struct):
    """A turn or a draw that moved a seat: its moves, and by how much against the others."""

    seat: int
    first: int
    last: int
    by: float
    lucky: bool


class AnalysisAnswer(msgspec.Struct):
    """A finished game looked through; `luck` is null where nothing is drawn."""

    stands: list[StandShown]
    turns: list[SwingShown]
    luck: list[float] | None


class Cell(msgspec.Struct):
    """Games and first places of one seat with one family, at tables of one size."""

    seats: int
    seat: int
    plays: str | None
    games: int
    wins: float


class Figures(msgspec.Struct):
    """Finished games: how many, and how often each seat and family won."""

    tables: int
    cells: list[Cell]


class Rated(msgspec.Struct):
    """Somebody's strength in a game: a rating, how sure it is, games and wins."""

    person: str | None
    name: str
    level: str | None
    rating: int
    give: int
    games: int
    wins: float
    favourite: str | None


class StatisticsAnswer(msgspec.Struct):
    """Figures of a game: between people, of one against bots, among bots, and who is strong."""

    people: Figures
    bots: Figures
    among_bots: Figures
    ratings: list[Rated]


class PersonStatistics(msgspec.Struct):
    """What a person has played, game by game."""

    name: str
    games: dict[str, Rated]


class PersonAtTable(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat."""

    index: int
    kind: str
    name: str
    level: str | None
    resigned: bool
    online: bool
    account: bool


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


class OrderShown(msgspec.Struct, forbid_unknown_fields=True):
    """One's own standing order, and why it no longer stands."""

    kind: str
    amount: int | None
    state: Literal["stands", "void"]
    reason: str | None


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


class PageShown(msgspec.Struct, forbid_unknown_fields=True):
    """A page of a lesson, or the part of it that asks for one of its moves.

    What it is called, what it points at and which terms it uses.
    """

    name: str
    part: int
    parts: int
    targets: list[str]
    terms: list[str]


class LessonShown(msgspec.Struct, forbid_unknown_fields=True):
    """What a lesson says now: its pages from number `page` on, and the move that goes on."""

    page: int
    pages: int
    now: list[PageShown]
    move: MoveShown | None


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
    proposed: list[list[Any]]
    asides: list[Choice]
    order: OrderShown | None
    order_kinds: list[str]
    undo: Undo
    since: int | None
    lesson: LessonShown | None
    events: list[EventShown]
    standing: StandingShown | None
    clocks: ClocksShown | None
    asked: AskedShown | None
    chat: list[Line]
    result: Json | None
    rematch: str | None
    over: bool


class Nothing(msgspec.Struct):
    """It is done."""


class Replayed(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game; how many moves the game has, and how many decisions came after it."""

    count: int
    decisions: int
    message: Message
