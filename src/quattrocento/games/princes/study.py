"""What a study of balance counts: what is bought and for how much, what is played, which wars."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import DECADES
from quattrocento.games.princes.names import CITIES, EVENTS, KINDS, POPE, TREACHERY, TROOPS
from quattrocento.games.princes.speech.parts import MOVE_PARTS
from quattrocento.kernel.position import Event
from quattrocento.lab.study import Count, Counted

_PLAYED: Final[dict[str, str]] = {
    "freezes": "freeze_bid",
    "bribes": "bribe_troops",
    "bribes_cardinal": "bribe_cardinal",
    "start_war": "start_war",
    "rerolls": "ludovico",
    "banks": "banking",
    "alfonso": "alfonso",
    "league": "league",
}
"""Events that tell of a treachery tile played, or of a city tile or the Pope made use of."""
_WARS: Final[dict[str, str]] = {
    "war_won": "won by a condottiere",
    "war_won_neutral": "won by a city alone",
    "war_drawn": "drawn",
    "war_unmanned": "without a condottiere",
    "vetoes": "vetoed",
}
_ABILITIES: Final[tuple[str, ...]] = (
    "ludovico", "banking", "alfonso", "lucrezia", "lorenzo", "league",
)  # fmt: skip
"""City tiles, and the Pope's League, that somebody chooses to make use of."""


def tally(board: Board, event: Event) -> list[Count]:
    """What an event adds to a study, told on a table where it has just happened."""
    name = event.name
    args = event.args
    counts: list[Count] = []
    if name == "wins":
        tile = str(args["tile"])
        group = "events and the Pope" if tile == POPE or tile in EVENTS else "city tiles"
        counts.append(Count(group, tile, args["seat"], args["bid"]))
    elif name == "wins_city":
        counts.append(Count("condottieri", str(args["city"]), args["seat"], args["bid"]))
    elif name == "buys_troop":
        counts.append(Count("troops", str(args["troop"]), args["seat"], args["gold"]))
    elif name == "draws":
        counts.append(Count("treachery drawn", str(args["treachery"]), args["seat"]))
    elif name == "war":
        counts.append(Count("wars", f"decade {board.decade}"))
    if name in _WARS:
        counts.append(Count("ends of wars", _WARS[name]))
    played = str(args["by"]) if name in ("steals", "vetoes") else _PLAYED.get(name, "")
    if played:
        group = "treachery played" if played in TREACHERY else "abilities used"
        counts.append(Count(group, played, args["seat"]))
    return counts


COUNTED: Final[tuple[Counted, ...]] = (
    Counted("moves", "move", tuple(MOVE_PARTS)),
    Counted("city tiles", "tile", KINDS),
    Counted("events and the Pope", "tile", (*EVENTS, POPE)),
    Counted("abilities used", "tile", _ABILITIES),
    Counted("troops", "troop", TROOPS),
    Counted("treachery drawn", "treachery", TREACHERY),
    Counted("treachery played", "treachery", TREACHERY),
    Counted("condottieri", "city", CITIES),
    Counted("wars", "", tuple(f"decade {decade + 1}" for decade in range(DECADES))),
    Counted("ends of wars", "", tuple(_WARS.values())),
)
"""Every group with all that can be counted in it."""
