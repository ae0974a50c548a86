"""What people did in the storm and were answered: the ledger that the checks hold against."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Literal

import msgspec

Outcome = Literal["", "acked", "refused"]


class Deed(msgspec.Struct):
    """A request with a key, sent until it was answered; without an outcome it never was."""

    table: str
    call: str
    seat: int
    key: str
    version: int
    outcome: Outcome = ""
    code: str = ""
    attempts: int = 0

    @property
    def stored_key(self) -> str:
        """The key as the house stores it."""
        return f"{self.seat}:{self.key}"


class Setting(msgspec.Struct):
    """One field of a person: what was acknowledged last, and what was asked for after that."""

    acked: Any = None
    is_acked: bool = False
    pending: list[Any] = msgspec.field(default_factory=list)

    def asked(self, value: Any) -> None:
        self.pending.append(value)

    def answered(self, value: Any) -> None:
        self.acked, self.is_acked = value, True
        self.pending.clear()


class Happened(msgspec.Struct):
    """A fault: when it began and ended, and when the next move was acknowledged."""

    kind: str
    began: float
    ended: float = 0.0
    recovered: float | None = None
    opened: list[float] = msgspec.field(default_factory=list)
    """Seconds that each process needed to open again."""


class Fresh(msgspec.Struct):
    """A screen when all was calm again, beside a message that was asked for then."""

    person: str
    table: str
    events: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    seats: list[int | None]
    """Those that the screen was told it is."""
    version: int
    view: Any
    wanted: dict[str, Any]


class History:
    """Everything that happened outside the house."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.answered = 0
        """Answers and messages of any kind: as long as there are some, things get on."""
        self.acks: list[float] = []
        """When moves were acknowledged."""
        self.refusals: Counter[str] = Counter()
        self.broken: Counter[str] = Counter()
        """Requests without an answer, by what became of them."""
        self.mistakes: list[str] = []
        self.unjust: list[str] = []
        self.settings: dict[tuple[str, str], Setting] = {}
        """By person and field."""
        self.notes: dict[tuple[str, str], Setting] = {}
        """By table and person."""
        self.orders: list[Deed] = []
        self.chat: dict[str, list[str]] = {}
        """Lines that were acknowledged, by table."""
        self.screens: list[Fresh] = []
        self.wrong_lines: list[str] = []
        """Lines that were cut although their person may look, or go on although they may not."""
        self.barred: Counter[str] = Counter()
        """Screens that were cut because the right to look was gone, by close code."""
        self.faults: list[Happened] = []
        self.hostile: Counter[str] = Counter()
        self.hostile_keys: set[str] = set()
        self.games: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    def begin(self, deed: Deed) -> Deed:
        (self.orders if deed.call == "order" else self.deeds).append(deed)
        return deed

    def end(self, deed: Deed, status: int, code: str) -> None:
        """The answer has come."""
        deed.outcome = "acked" if status == 200 else "refused"
        deed.code = code
        if status == 200:
            self.acks.append(time.monotonic())
        elif status in (401, 403, 404):
            self.unjust.append(f"{deed.call} at {deed.table}: {status} {code}")

    def setting(self, person: str, field: str) -> Setting:
        return self.settings.setdefault((person, field), Setting())

    def note(self, table: str, person: str) -> Setting:
        return self.notes.setdefault((table, person), Setting())
