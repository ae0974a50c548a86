"""The shapes of responses, for the OpenAPI description and for whoever writes a client."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import msgspec

from quattrocento.house.people import NoticeSettings
from quattrocento.table.listed import Summary
from quattrocento.table.shown import EventShown, Move
from quattrocento.words.rules import Rule, Ruling


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
    notices: NoticeSettings
    host: bool = False
    """They keep this house, and see its page."""


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


class HouseAnswer(msgspec.Struct):
    """What the host says to everybody, and who may be new."""

    announcement: str
    admission: Literal["open", "invite", "closed"]
    mail: bool
    """It sends letters."""


class CodeAnswer(msgspec.Struct):
    """A code to come in with on another device, as a link too, and until when it holds."""

    code: str
    link: str
    until: float


class Somebody(msgspec.Struct):
    """A person's id and present name."""

    id: str
    name: str


class BlocksAnswer(msgspec.Struct):
    """People who sit at none of one's tables."""

    blocked: list[Somebody]


class SessionsAnswer(msgspec.Struct):
    """One's own sessions, the last seen first."""

    sessions: list[SessionShown]


class TableAnswer(msgspec.Struct):
    """One table."""

    table: Summary


class TablesAnswer(msgspec.Struct):
    """Some tables, the last changed first; `more` goes on from here."""

    tables: list[Summary]
    more: float | None = None


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


class GameOption(TypedDict):
    """A choice that is made before a game."""

    name: str
    choices: list[str]
    per_seat: bool
    """Every seat has a different one; the value lists them in seat order: `red,blue`."""
    of_seats: bool
    """It names seats, its choices those of the largest table; who is not there cannot be named."""
    by_lot: bool
    """It names one seat; its first choice is `lot`, and then the game draws one."""
    rule: str


class GameInfo(TypedDict):
    """A game that can be played."""

    name: str
    seats: list[int]
    minutes: tuple[int, int]
    options: list[GameOption]
    presets: dict[str, dict[str, str]]
    """Sets of choices that go together, such as the editions of a rulebook."""
    levels: list[str]
    lessons: list[int]
    """How many pages each lesson of the game has; none where it has no lesson."""
    words: dict[str, str]
    """Where its words lie, by language: an address that changes when they do."""
    components: str
    """Where the values of its components lie, likewise."""
    board: NotRequired[str | None]
    """Where the house serves the browser's module of a game of another package."""


class GamesAnswer(msgspec.Struct):
    """What can be played."""

    games: list[GameInfo]
    words: dict[str, str]
    """Where the words lie that are said at no table, by language; likewise."""


class ComponentRow(msgspec.Struct):
    """A value printed on a component, and where it is known from."""

    path: str
    value: Any
    source: str
    note: str


class ComponentsAnswer(msgspec.Struct):
    """Every value of a game's components."""

    rows: list[ComponentRow]


class RulesAnswer(msgspec.Struct):
    """The numbered rules of a game, and the rulings that their sources name."""

    rules: list[Rule]
    rulings: list[Ruling]


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


class Nothing(msgspec.Struct):
    """It is done."""


class HintReason(msgspec.Struct):
    """What differs once the turn is over: of this move, against the mean of the others named."""

    kind: Literal["points", "means", "rival"]
    """Points by source, what the seat has, or the chance of another seat in hundredths."""
    name: str
    """Of the source or the holding; of a rival the number of the seat."""
    amount: int


class HintRow(msgspec.Struct):
    """A move that a hint names."""

    move: Move
    chance: float
    """To win, after this move."""
    spread: float
    """By how much it may be off: its standard error."""
    reasons: list[HintReason]
    """What it gains most, then what it loses most; empty where little differs at once."""
    line: list[EventShown]
    """What may follow, in an imagined world, to the seat's next turn."""


class HintAnswer(msgspec.Struct):
    """Up to three moves for a seat at a version, the best one first."""

    version: int
    seat: int
    before: float
    """The chance to win as things stand: the mean of all that was tried."""
    rows: list[HintRow]
