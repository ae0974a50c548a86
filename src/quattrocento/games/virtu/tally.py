"""What a study of balance counts: purchases, bonuses, alliances, actions, land, and the ends."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import TITLES
from quattrocento.kernel.game import Count
from quattrocento.kernel.position import Event

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
