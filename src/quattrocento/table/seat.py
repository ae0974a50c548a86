"""A seat at a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass

from quattrocento.table.rows import SeatRow

DEFAULT_LEVEL = "medium"
BOT_NAMES = ("Bartolomea", "Niccolò", "Simonetta", "Lodovico", "Ginevra", "Ercole")
"""What bots are called whom nobody names; one for every seat of the largest game."""


@dataclass(slots=True)
class Seat:
    """One seat: `person`, `here` (at the host's screen), `open` or `bot`."""

    kind: str
    name: str = ""
    person: str | None = None
    level: str | None = None
    resigned: bool = False
    account: bool = False
    """Its person was registered when they sat down."""

    def row(self, table: str, index: int) -> SeatRow:
        """As it is stored."""
        return {
            "table_id": table,
            "seat": index,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "level": self.level,
            "resigned": int(self.resigned),
            "account": int(self.account),
        }
