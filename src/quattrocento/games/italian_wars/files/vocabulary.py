"""The words for the steps on the agenda, in position files and prompts."""

from __future__ import annotations

from functools import cache
from typing import Final

from quattrocento.games.italian_wars.names import COLOURS, MAJORS, PIECES
from quattrocento.games.italian_wars.rules import (
    alliances,
    influence,
    retreats,
    scoring,
    setup,
    sieges,
    spring,
    war,
    winter,
)
from quattrocento.games.virtu.files import vocabulary as virtu
from quattrocento.kernel.game import Vocabulary, verb
from quattrocento.kernel.step import AnyStep

_STEPS: Final[list[type[AnyStep]]] = [
    setup.Sequence,
    setup.Round,
    setup.EndRound,
    spring.SpringTurn,
    spring.TakeAction,
    influence.Annex,
    influence.Influenced,
    alliances.Conclude,
    alliances.Welcome,
    war.War,
    war.MoveAllied,
    sieges.LoseTroops,
    retreats.RetreatTurn,
    retreats.RetreatTroops,
    retreats.Retreat,
    retreats.AllyRetreated,
    retreats.EndSpring,
    winter.WinterTurn,
    winter.Offer,
    winter.DueWages,
    winter.Wages,
    winter.Dismiss,
    winter.Recruit,
    winter.AllyRecruited,
    winter.Buy,
    scoring.FinalScoring,
]
_LEFT_OUT: Final[tuple[str, ...]] = (
    "year", "end_year", "new_order", "patronise", "rise", "choose_bonus", "reactivate",
    "ready_alliance", "make_alliance", "discount", "allied", "choose_site", "draw_first",
)  # fmt: skip
"""Steps of Virtù that the booklet drops: patronage, cathedrals, alliances, the order of play."""


@cache
def vocabulary() -> Vocabulary:
    """Virtù's steps, less those that do not exist here; a step of the same name replaces one."""
    kept = [step for step in virtu.STEPS if verb(step) not in _LEFT_OUT]
    words = virtu.field_words(PIECES) | {"major": MAJORS, "troop": COLOURS}
    return Vocabulary([*kept, *_STEPS], words)
