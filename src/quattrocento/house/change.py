"""One change of a table, from the move to its commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from quattrocento.house import schema
from quattrocento.house.news import Told
from quattrocento.house.rows import (
    ChangeRow,
    JobRow,
    Kind,
    MoveRow,
    NoticeRow,
    OrderRow,
    SealedRow,
    SeatRow,
    TableRow,
)
from quattrocento.house.shown import EventShown
from quattrocento.house.steady import now

HOUSE_EVENTS = frozenset(
    (
        "asks", "joins", "lapses", "leaves", "pauses", "refuses", "rematch", "resigns", "resumes",
        "runs_out", "takes_over", "undone", "withdrawn",
    )
)  # fmt: skip
"""What the house itself tells; everything else comes from the game."""


class Change:
    """What happens at a table at once: all of it is stored, or nothing.

    The table begins it, notes what happens and closes it; the house adds whom to call and what to
    play; the writer stores it, and then it is told. Nothing in here writes into anything else.
    """

    __slots__ = (
        "also", "at", "before", "cut", "events", "jobs", "key", "kind", "moves", "orders", "outbox",
        "reseated", "row", "sealed", "seat", "seats", "table", "unanswered", "written",
    )  # fmt: skip

    def __init__(
        self,
        row: TableRow,
        kind: Kind,
        seat: int | None,
        key: str | None,
        before: list[int],
        unanswered: list[int],
    ) -> None:
        self.table = row["id"]
        self.row = row
        """The table's row: as it is stored, and once the change is closed as it is to be."""
        self.kind = kind
        self.seat = seat
        self.key = key
        self.at = now()
        self.before = before
        """The seat that the table waited for before."""
        self.unanswered = unanswered
        """How many offers waited for each seat before."""
        self.events: list[EventShown] = []
        self.cut: int | None = None
        """The moves from this number on are taken back, before others are added."""
        self.moves: list[MoveRow] = []
        self.reseated = False
        self.also: Callable[[Connection], None] | None = None
        """What else is stored with it, or not at all."""
        self.written = b""
        """The events as they are stored and told, once it is closed."""
        self.seats: list[SeatRow] = []
        self.orders: list[OrderRow] = []
        self.sealed: list[SealedRow] = []
        self.outbox: list[NoticeRow] = []
        self.jobs: list[JobRow] = []

    def note(self, name: str, args: dict[str, Any], move: int) -> None:
        """Something that happened, once the record had so many moves."""
        index = self.row["events"] + len(self.events)
        self.events.append({"index": index, "move": move, "name": name, "args": args})

    @property
    def entry(self) -> ChangeRow:
        """Its own row."""
        return {
            "table_id": self.table,
            "version": self.row["version"],
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "key": self.key,
            "events": self.written.decode(),
        }

    def told(self) -> Told | None:
        """All of it in few words, for other processes, where that is possible."""
        if self.cut is not None or self.seats or self.orders or self.sealed or self.kind == "start":
            return None
        row = {name: value for name, value in self.row.items() if name not in schema.FIXED}
        moves = [(move["move"], move["seat"]) for move in self.moves]
        return Told(row, moves, self.written.decode())
