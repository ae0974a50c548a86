"""What a study of balance counts: purchases, bonuses, alliances, actions, land, and the ends."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import (
    ACTIONS,
    BONUSES,
    CHARACTERS,
    CITIES,
    POWERS,
    TITLES,
)
from quattrocento.games.virtu.speech.parts import MOVE_PARTS
from quattrocento.kernel.position import Event
from quattrocento.lab.study import Count, Counted

MEANS: Final[tuple[str, ...]] = ("spend_token", "war_card", "leonardo", "cannons", "france")
"""What adds to the strength of a side in a siege or a battle."""
DEEDS: Final[tuple[str, ...]] = (
    "agents sent", "agents removed", "troops recruited", "trophies", "indulgences",
    "tiles turned", "ships sent", "actions forgone",
)  # fmt: skip
ENDS: Final[tuple[str, ...]] = ("cities", "patronage", "no neutral city left")


COUNTED: Final[tuple[Counted, ...]] = (
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
)
"""Every group with all that can be counted in it."""

_TILES: Final[tuple[str, ...]] = (*TITLES, "guild", "cathedral")
_THINGS: Final[dict[str, tuple[str, str]]] = {
    "takes_bonus": ("patronage bonuses", "bonus"),
    "allies": ("alliances", "power"),
    "acts": ("actions", "action"),
    "annexes": ("cities annexed", "city"),
    "takes_city": ("cities taken", "city"),
    "war_bonus": ("war bonuses", "means"),
}
"""Events that tell of something used: its group, and the argument that names it."""
_DEEDS: Final[dict[str, str]] = {
    "sends_agent": "agents sent",
    "removes_agent": "agents removed",
    "recruits": "troops recruited",
    "trophy": "trophies",
    "lays_indulgence": "indulgences",
    "turns": "tiles turned",
    "trades": "ships sent",
    "forgoes": "actions forgone",
}


def tally(board: Board, event: Event) -> list[Count]:
    """What an event adds to a study, told on a table where it has just happened."""
    name = event.name
    args = event.args
    if name == "buys":
        ware = str(args["ware"])
        group = "titles and tiles" if ware in _TILES else "characters"
        return [Count(group, ware, args["seat"])]
    if name in _THINGS:
        group, argument = _THINGS[name]
        return [Count(group, str(args[argument]), args["seat"])]
    if name in _DEEDS:
        return [Count("deeds", _DEEDS[name], args["seat"])]
    if name == "last_year":
        return [Count("ends", _end(board)), Count("last year", f"{board.year:02}")]
    return []


def _end(board: Board) -> str:
    """What made the year the last one."""
    for seat in range(len(board.players)):
        if board.cities_of(seat) >= board.box.last_city_space:
            return "cities"
    if any(player.rank >= board.box.ranks for player in board.players):
        return "patronage"
    return "no neutral city left"
