"""What a study of balance counts: as in Virtù, and what happens to the Major Cities."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import MAJORS
from quattrocento.games.italian_wars.words import MOVE_PARTS
from quattrocento.games.virtu.inventory import DEEDS, MEANS
from quattrocento.games.virtu.names import ACTIONS, CHARACTERS, CITIES, TITLES
from quattrocento.games.virtu.tally import tally as tally_of_virtu
from quattrocento.kernel.game import Count, Counted
from quattrocento.kernel.position import Event

_MAJORS: Final[dict[str, str]] = {
    "influence": "influence gained",
    "concludes": "alliances",
    "eliminates": "Major Cities eliminated",
}
"""Events that name a Major City, and the group they are counted in."""
_LEFT_OUT: Final[tuple[str, ...]] = ("patronise", "leonardo", "france")
"""What the booklet drops."""


def tally(table: Italy, event: Event) -> list[Count]:
    """What an event adds to a study, told on a table where it has just happened."""
    if event.name in _MAJORS:
        return [Count(_MAJORS[event.name], str(event.args["major"]), event.args["seat"])]
    if event.name == "wins_at_once":
        return [Count("ends", "automatic victory", event.args["seat"])]
    return tally_of_virtu(table, event)


def counted() -> list[Counted]:
    """Every group with all that can be counted in it."""
    return [
        Counted("moves", "move", tuple(MOVE_PARTS)),
        Counted("actions", "action", _kept(ACTIONS)),
        Counted("characters", "card", CHARACTERS),
        Counted("titles and tiles", "tile", (*TITLES, "guild")),
        *[Counted(group, "major", MAJORS) for group in _MAJORS.values()],
        Counted("cities annexed", "city", CITIES),
        Counted("cities taken", "city", CITIES),
        Counted("war bonuses", "means", _kept(MEANS)),
        Counted("deeds", "", DEEDS),
        Counted("ends", "", ("automatic victory",)),
    ]


def _kept(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in _LEFT_OUT)
