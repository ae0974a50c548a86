"""The message to a seat, described once: all that a screen draws, see docs/protocol.md.

The house builds it as these, OpenAPI describes these, and the browser's types are made from that.
They are plain dictionaries: whatever writes JSON can write them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

from quattrocento.describing import VERB_FIRST
from quattrocento.kernel import step
from quattrocento.table.asked import Asking

Part = str | int
Move = Annotated[step.Move, VERB_FIRST]
"""Verb first, then names or small numbers; sent back as it came."""
State = Literal["waiting", "playing", "finished"]
WhoMayHint = Literal["nobody", "alone", "everybody"]
"""Who may have hints at a table: nobody, whoever plays alone against bots, or everybody."""
Hints = Literal["none", "first", "free"]
"""What a seat may have now: no hint, the first one of a rated game, or one more."""


class PersonAtTable(TypedDict):
    """Who sits on a seat."""

    index: int
    kind: str
    name: str
    level: str | None
    resigned: bool
    online: bool
    account: bool
    """The name is an account's own."""


class Prompt(TypedDict):
    """What is to be decided, and by whom."""

    id: str
    seat: int
    args: dict[str, Part]
    forced: bool


class Crumb(TypedDict):
    """A move of this turn that can still be taken back."""

    move: Move
    parts: dict[str, Part]


class Choice(TypedDict):
    """A legal move, what it touches and what it costs and gives at once."""

    move: Move
    parts: dict[str, Part]
    targets: list[str]
    changes: dict[str, int]


class Blocked(TypedDict):
    """A move that one may expect, and the rule against it."""

    move: Move
    parts: dict[str, Part]
    targets: list[str]
    reason: str
    args: dict[str, Part]
    rule: str


class OrderShown(TypedDict):
    """One's own standing order: how a seat is answered for while its player is away."""

    kind: str
    amount: int | None
    state: Literal["stands", "void"]
    reason: str | None
    """Why it no longer stands."""


class MatterShown(TypedDict):
    """What a seat may leave a standing order for, or has left one for."""

    matter: str
    """The name of the question, then what tells it from others."""
    kinds: list[str]
    """The kinds of orders that may be given now."""
    order: OrderShown | None


class Undo(TypedDict):
    """How many moves can be taken back or done again; whether the turn waits to be confirmed."""

    moves: int
    redo: int
    turn: bool
    confirm: bool


class PageShown(TypedDict):
    """A page of a lesson: what it is called, what it points at and which terms it uses."""

    name: str
    part: int
    """A page that asks for several moves is read in as many parts."""
    parts: int
    targets: list[str]
    terms: list[str]


class LessonShown(TypedDict):
    """What a lesson says now."""

    number: int
    """Which lesson of the game it is, counted from 1."""
    page: int
    """The number of the first page in `now`."""
    pages: int
    now: list[PageShown]
    """What is to be read now; nothing while others play."""
    move: Move | None
    """The move that goes on; null on the last pages."""


class EventShown(TypedDict):
    """Something that happened."""

    index: int
    move: int
    """How many moves the record had once it had happened."""
    name: str
    args: dict[str, Any]


class StandingShown(TypedDict):
    """Points by source and places."""

    scores: list[int]
    sources: list[dict[str, int]]
    places: list[int]


class ClocksShown(TypedDict):
    """Seconds left at a moment."""

    clock: Literal["live", "days"]
    left: list[float]
    """Of each seat, at the moment `at`."""
    running: list[int]
    """The seats whose clocks run, unless the game is paused."""
    paused: bool
    by: int | None
    """The seat that asked for the pause."""
    since: float | None
    """When the pause began; null while the clocks run."""
    at: float


class AskedShown(TypedDict):
    """A question to everybody, and whose answer is missing."""

    what: Asking
    seat: int
    """Who asks; for `end` who has resigned."""
    count: int
    """Decisions that would be taken back."""
    moves: int
    """Moves of the record that would be left."""
    of: int | None
    """The seat that is claimed."""
    word: str
    yes: list[int]
    waiting: list[int]
    until: float | None
    """When the answer is no, by the house's clock."""


class TakeBack(TypedDict):
    """Something a seat may ask to take back: its last step, or that whole turn."""

    to: Literal["step", "turn"]
    count: int
    """Decisions, those of others among them."""
    moves: int
    """Moves of the record that would be left."""
    drawn: bool
    """Something was drawn since, which would be drawn anew."""


class ClaimShown(TypedDict):
    """A seat the table waits for, and when the others may claim it."""

    seat: int
    at: float


class ChoosingShown(TypedDict):
    """All choose at once, and nobody sees anything of it before all have chosen."""

    seats: list[int]
    """The people's seats that choose."""
    chosen: list[int]
    """Those of them who have chosen all; they may still change it."""
    step: int
    """How often the asker's own answer has changed: the version does not count it."""


class ChatLine(TypedDict):
    """A line of chat."""

    index: int
    seat: int | None
    name: str
    text: str
    at: float
    account: bool
    """The name is an account's own."""


class Result(TypedDict, total=False):
    """How a game ended."""

    places: Required[list[int] | None]
    """Null where the table was left before the game."""
    scores: Required[list[int] | None]
    ended: Required[Literal["rules", "clock", "left", "resigned", "claimed", "closed"]]
    """By the rules, by the clock, because everybody left, somebody resigned or stayed away; or the
    host of the house closed the table."""
    seat: int
    """Who ran out of time, resigned or stayed away."""
    plays: list[str | None]
    """The colour, family or faction of each seat."""


class OfPosition(TypedDict):
    """What a position shows to a seat."""

    view: dict[str, Any] | None
    """As the rule set shows it; null before the game has begun."""
    standing: StandingShown | None
    """Null also while points could give a secret away."""


class OfMoment(TypedDict):
    """What a seat may do at a moment of a game, and what is asked."""

    prompt: Prompt | None
    moves: list[Choice]
    blocked: list[Blocked]
    proposed: list[Move]
    """What the program would do for this seat if asked: moves, legal one after the other."""
    asides: list[Choice]
    """What it may do without being asked; where there are amounts, the greatest are named."""


class OfSeat(OfMoment):
    """What depends on the seat and on the version alone: it is the same on every screen."""

    orders: list[MatterShown]
    """What it may leave standing orders for."""
    crumbs: list[Crumb]
    undo: Undo
    take_back: list[TakeBack]
    """How far this seat may ask to go back."""
    since: int | None
    """The moment after this seat's last decision; null to those who look on."""
    lesson: LessonShown | None
    """What a lesson says now; null where there is none."""
    hints: Hints
    """Whether this seat may have a hint now; the `first` one ends the rating of the game."""


class OfTable(TypedDict):
    """What is said of the table itself, and to whom."""

    table: str
    version: int
    seat: int | None
    seats: list[int]
    state: State
    people: list[PersonAtTable]
    clocks: ClocksShown | None
    asked: AskedShown | None
    claims: list[ClaimShown]
    """The seats that may be claimed while their people are away."""
    choosing: ChoosingShown | None
    """Null where people choose one after the other."""
    result: Result | None
    rematch: str | None
    over: bool
    unsaid: list[int]
    """Lines of chat that were taken back, to be shown no longer."""


class Heard(TypedDict):
    """What a screen hears once, and keeps."""

    events: list[EventShown]
    chat: list[ChatLine]


class Message(OfTable, OfPosition, OfSeat, Heard):
    """All that a screen draws."""


class Acknowledging(TypedDict):
    """What a line says with a message."""

    done: NotRequired[list[str]]
    """Keys of what was sent on this line and is done."""


class Whole(Message, Acknowledging):
    """A message on the line of a table, with nothing left out."""


class Delta(Acknowledging):
    """What has changed since the last message on the same line."""

    after: int
    """The version of that message."""
    version: int
    changes: dict[str, Any]
    """By the fields of the message: `[value]` where it is another one now, `[]` where it is gone,
    else the changes of what is in it, by name or by place in a list."""
    events: list[EventShown]
    chat: NotRequired[list[ChatLine]]


class Refusal(TypedDict):
    """Said on the line of a table: something that was sent there is refused."""

    refused: str | None
    """Its key; null where it could not be read."""
    status: int
    """As over HTTP."""
    error: str
    message: str
    wait: NotRequired[float]
    """Seconds until it may be sent again, where that is all."""


class Replayed(TypedDict):
    """A moment of a game, looked back at."""

    count: int
    """Moves of the whole game."""
    decisions: int
    """Decisions that were taken after the moment."""
    message: Message


class LensAnswer(TypedDict):
    """What a seat may know of the things on the table beyond its view, at a version."""

    version: int
    lens: dict[str, Any] | None
    """As the rule set shows it; null where there is nothing of the kind now."""


class PlanAnswer(TypedDict):
    """What a seat's wishes for all of its turn would come to, at a version."""

    version: int
    plan: dict[str, Any] | None
    """As the rule set shows it; null where nothing can be planned now."""


class Presence(TypedDict):
    """Said on the line of a table: the seats whose people are looking."""

    presence: list[int]
    onlookers: int
    """How many others are looking on."""


class Waits(TypedDict):
    """Said on the line of a table: why the bot that is to play waits for its turn, if it does."""

    waits: Literal["busy", "share"] | None
    """All bots are thinking, or the people of this table have had their share."""
