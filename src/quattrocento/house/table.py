"""A table in the memory of one process: who holds it, and what others have done there."""

from __future__ import annotations

import asyncio
from typing import Any

from quattrocento.house.news import Told
from quattrocento.kernel.game import Game
from quattrocento.table import table
from quattrocento.table.rows import TableRow
from quattrocento.table.seat import Seat
from quattrocento.table.table import TAIL


class Table(table.Table):
    """What the house knows of a table. Changed under its lock only."""

    def __init__(self, row: TableRow, seats: list[Seat], game: Game[Any]) -> None:
        super().__init__(row, seats, game)
        self.lock = asyncio.Lock()
        self.used = 0.0
        """When it was held last, by the monotonic clock."""
        self.gone = False
        self.suspect = False
        """Another process has changed it since."""
        self.told: list[Told] = []
        """Changes that other processes have told, to be followed before anything else."""

    def hear(self, version: int, told: Told | None) -> None:
        """Another process has made a change: follow it when the table is held, or read it then."""
        last = max([self.version, *(one.row["version"] for one in self.told)])
        if version <= last:
            return
        follows = version == last + 1 and len(self.told) < TAIL
        if told is None or not follows or self.suspect:
            self.suspect = True
            self.told.clear()
        else:
            self.told.append(told)
