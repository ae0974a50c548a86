"""Everything that a study of balance can count, so that what is never used shows too."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.names import (
    ACTIONS,
    BONUSES,
    CHARACTERS,
    CITIES,
    POWERS,
    TITLES,
)
from quattrocento.games.virtu.words import MOVE_PARTS
from quattrocento.kernel.game import Counted

MEANS: Final[tuple[str, ...]] = ("spend_token", "war_card", "leonardo", "cannons", "france")
"""What adds to the strength of a side in a siege or a battle."""
DEEDS: Final[tuple[str, ...]] = (
    "agents sent", "agents removed", "troops recruited", "trophies", "indulgences",
    "tiles turned", "ships sent", "actions forgone",
)  # fmt: skip
ENDS: Final[tuple[str, ...]] = ("cities", "patronage", "no neutral city left")


def counted() -> list[Counted]:
    """Every group with all that can be counted in it."""
    return [
        Counted("moves", "move", tuple(MOVE_PARTS)),
        Counted("actions", "action", ACTIONS),
        Counted("characters", "card", CHARACTERS),
        Counted("titles and tiles", "tile", (*TITLES, "guild", "cathedral")),
        Counted("patronage bonuses", "bonus", BONUSES),
        Counted("alliances", "power", POWERS),
        Counted("cities annexed", "city", CITIES),
        Counted("cities taken", "city", CITIES),
        Counted("war bonuses", "means", MEANS),
        Counted("deeds", "", DEEDS),
        Counted("ends", "", ENDS),
    ]
