"""What a study of balance counts here beyond Virtù's things: friends, trophies, and the ends."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import MAJORS
from quattrocento.games.italian_wars.speech.parts import MOVE_PARTS
from quattrocento.games.virtu import study as virtu
from quattrocento.games.virtu.names import ACTIONS, CHARACTERS, CITIES, TITLES
from quattrocento.games.virtu.study import DEEDS, MEANS
from quattrocento.kernel.position import Event
from quattrocento.lab.study import Count, Counted

_LEFT_OUT: Final[tuple[str, ...]] = ("patronise", "leonardo", "france")
"""What the booklet drops."""


def _kept(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in names if name not in _LEFT_OUT])


COUNTED: Final[tuple[Counted, ...]] = (
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
)
"""Every group with all that can be counted in it."""


def tally(table: Italy, event: Event) -> list[Count]:
    """What an event adds to a study, told on a table where it has just happened."""
    name = event.name
    args = event.args
    if name == "concludes":
        return [Count("alliances", str(args["major"]), args["seat"])]
    if name == "eliminates":
        return [Count("Major Cities eliminated", str(args["major"]), args["seat"])]
    if name == "influence" and args["spaces"] > 0:
        return [Count("influence", str(args["major"]), args["seat"])]
    if name == "wins_trophy":
        return [Count("deeds", "trophies", args["seat"])]
    if name == "wins_at_once":
        return [Count("ends", "victory at once", args["seat"])]
    return virtu.tally(table, event)
