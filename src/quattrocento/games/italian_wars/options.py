"""What a table may agree on before the game: as in Virtù, but France always begins (W-202)."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu import options as virtu
from quattrocento.kernel.game import Option

OPTIONS: Final[tuple[Option, ...]] = tuple(
    option for option in virtu.OPTIONS if option.name not in ("first_player", "seating")
)
EDITIONS: Final[dict[str, dict[str, str]]] = {"french": virtu.EDITIONS["french"]}
"""The booklet exists in French alone."""
