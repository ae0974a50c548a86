"""One change of a table, from the move to its commit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.table.rows import (
        ChangeRow,
        Kind,
        MoveRow,
        OrderRow,
        SealedRow,
        SeatRow,
        TableRow,
    )
    from quattrocento.table.shown import EventShown

HOUSE_EVENTS = frozenset(
    (
        "asks", "hinted", "joins", "lapses", "leaves", "pauses", "refuses", "rematch", "resigns",
        "resumes", "runs_out", "takes_over", "undone", "withdrawn",
    )
)  # fmt: skip
"""What the house itself tells; everything else comes from the game."""


class Change:
    """What happens at a table at once: all of it is stored, or nothing.

    The table begins it, notes what happens and closes it; its host stores it, and then it is told.
    Nothing in here writes into anything else.
    """

    __slots__ = (
        "at", "before", "cut", "events", "key", "kind", "moves", "orders", "reseated", "row",
        "sealed", "seat", "seats", "table", "unanswered", "written",
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
        self.written = b""
        """The events as they are stored and told, once it is closed."""
        self.seats: list[SeatRow] = []
        self.orders: list[OrderRow] = []
        self.sealed: list[SealedRow] = []

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
