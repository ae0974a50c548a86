"""What a table may choose before a game of Signorie."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.names import COLOURS
from quattrocento.kernel.game import Option

OPTIONS: Final[tuple[Option, ...]] = (
    Option("colours", COLOURS, "S-201", per_seat=True),
    Option("tiles", ("compulsory", "optional"), "S-1206"),
)
