"""A change of a table with all that the house stores with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from quattrocento.house import schema
from quattrocento.house.news import Told
from quattrocento.house.rows import JobRow, NoticeRow
from quattrocento.table.change import Change

Also = Callable[[Connection], None]


@dataclass(slots=True)
class Commit:
    """All of it is stored, or nothing: the change, whom to call, what to play, and what else."""

    change: Change
    outbox: list[NoticeRow]
    jobs: list[JobRow]
    also: Also | None = None

    def told(self) -> Told | None:
        """The change in few words, for other processes, where that is possible."""
        change = self.change
        parts = change.seats or change.orders or change.sealed
        if change.cut is not None or parts or change.kind == "start":
            return None
        row = {name: value for name, value in change.row.items() if name not in schema.FIXED}
        moves = [(move["move"], move["seat"]) for move in change.moves]
        return Told(row, moves, change.written.decode())
