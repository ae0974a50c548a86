"""Everything that a study of balance can count, so that what is never used shows too."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.names import MAJORS
from quattrocento.games.italian_wars.words import MOVE_PARTS
from quattrocento.games.virtu.inventory import DEEDS, MEANS
from quattrocento.games.virtu.names import ACTIONS, CHARACTERS, CITIES, TITLES
from quattrocento.kernel.game import Counted

_LEFT_OUT: Final[tuple[str, ...]] = ("patronise", "leonardo", "france")
"""What the booklet drops."""


def counted() -> list[Counted]:
    """Every group with all that can be counted in it."""
    return [
        Counted("moves", "move", tuple(MOVE_PARTS)),
        Counted("actions", "action", _kept(ACTIONS)),
        Counted("characters", "card", CHARACTERS),
        Counted("titles and tiles", "tile", (*TITLES, "guild")),
        Counted("influence", "major", MAJORS),
        Counted("alliances", "major", MAJORS),
        Counted("Major Cities eliminated", "major", MAJORS),
        Counted("cities annexed", "city", CITIES),
        Counted("cities taken", "city", CITIES),
        Counted("war bonuses", "means", _kept(MEANS)),
        Counted("deeds", "", DEEDS),
        Counted("ends", "", ("victory at once",)),
    ]


def _kept(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in names if name not in _LEFT_OUT])
