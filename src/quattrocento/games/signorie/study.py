"""What a study of balance counts: dice, actions, missions, marriages, tiles, helpers, rewards."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.names import (
    BONUSES,
    CITIES,
    COLUMNS,
    EFFECTS,
    HOUSES,
    MANDATES,
    PLACES,
    ROWS,
    VICTORY_POINTS,
)
from quattrocento.games.signorie.speech.parts import MOVE_PARTS
from quattrocento.kernel.position import Event, Position
from quattrocento.lab.study import Count, Counted

_COUNTED: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "takes_die": (("dice", "column", "florins"),),
    "signoria": (("signoria actions", "action", ""),),
    "mission": (("missions", "city", ""),),
    "marriage": (("marriages", "city", "florins"),),
    "takes_tile": (("alliances", "house", ""), ("rows", "row", "")),
    "hires": (("helpers hired", "helper", "florins"),),
    "activates": (("helpers", "helper", ""),),
    "mandate": (("mandates", "mandate", ""),),
    "bonus": (("bonuses", "bonus", ""),),
    "reward_vp": (("rewards", "reward", ""),),
}
"""For each event: the group it is counted in, the argument that names the thing, and the price."""


def tally(position: Position, event: Event) -> list[Count]:
    """What an event adds to a study."""
    args = event.args
    return [
        Count(group, str(args[thing]), args["seat"], args[price] if price else None)
        for group, thing, price in _COUNTED.get(event.name, ())
    ]


def counted(box: Box) -> tuple[Counted, ...]:
    """Every group with all that can be counted in it."""
    spaces = zip(box.helper_column, box.helper_place, strict=True)
    helpers = tuple(f"{COLUMNS[column]}-{PLACES[place]}" for column, place in spaces)
    actions = tuple(EFFECTS[effect] for effect in box.action)
    return (
        Counted("moves", "move", tuple(MOVE_PARTS)),
        Counted("dice", "column", COLUMNS),
        Counted("signoria actions", "action", actions),
        Counted("missions", "city", CITIES),
        Counted("marriages", "city", CITIES),
        Counted("alliances", "house", HOUSES),
        Counted("rows", "row", ROWS),
        Counted("helpers hired", "helper", helpers),
        Counted("helpers", "helper", helpers),
        Counted("mandates", "mandate", MANDATES),
        Counted("bonuses", "bonus", BONUSES),
        Counted("rewards", "reward", VICTORY_POINTS),
    )
