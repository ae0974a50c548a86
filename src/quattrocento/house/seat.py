"""A seat at a table, and who sits there."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quattrocento.house.rows import SeatRow

Level = Annotated[str, msgspec.Meta(max_length=40)]
"""One of the levels of bots, or the name of a player that the host allows."""
DEFAULT_LEVEL = "medium"


class Seat(msgspec.Struct):
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
