"""What a seat wishes to do in a Winter: moves of the rules, sorted by the decisions they are for.

They come from outside, so anything may be among them.
"""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.actions import INDULGENCE
from quattrocento.games.virtu.rules.alliances import Discount, MakeAlliance
from quattrocento.games.virtu.rules.buying import Buy, ChooseSite
from quattrocento.games.virtu.rules.patronage import PlaceCard
from quattrocento.games.virtu.rules.reorganising import MoveCard, Reorganise
from quattrocento.games.virtu.rules.winter import Dismiss, Offer, Recruit, Wages
from quattrocento.kernel.step import Decision, Move

WAGES: Final = "wages"
REORGANISE: Final = "reorganise"
BUY: Final = "buy"
RECRUIT: Final = "recruit"
ALLIANCE: Final = "alliance"
STEPS: Final = (WAGES, REORGANISE, BUY, RECRUIT, ALLIANCE)

_VERBS: Final[dict[str, str]] = {
    "wages": WAGES, "dismiss": WAGES, "allied_dismiss": WAGES,
    "lift": REORGANISE,
    "buy": BUY, "site": BUY, "discard": BUY,
    "recruit": RECRUIT, "allied_recruit": RECRUIT,
    "ally": ALLIANCE, "less": ALLIANCE,
}  # fmt: skip
_GOALS: Final = ("discard", "to")


def step_for(decision: Decision[Board] | Offer) -> str | None:
    """The step of Winter that a decision opens; None for one in the middle of a step."""
    asked = decision.decision() if isinstance(decision, Offer) else decision
    if isinstance(asked, Wages):
        return WAGES
    if isinstance(asked, Reorganise):
        return REORGANISE
    if isinstance(asked, Buy):
        return BUY
    if isinstance(asked, Recruit):
        return RECRUIT
    return ALLIANCE if isinstance(asked, MakeAlliance) else None


class Wishes:
    """The wishes of a seat: the moves of each step in order, and whether it asks for indulgences.

    A card that is lifted brings its goal, and the cards that make room for it.
    """

    __slots__ = ("begs", "of", "ways")

    def __init__(self, moves: list[Move]) -> None:
        self.begs: Final = INDULGENCE in moves
        self.of: Final[dict[str, list[Move]]] = {step: [] for step in STEPS}
        self.ways: Final[dict[Move, list[Move]]] = {}
        lifted: Move | None = None
        for move in moves:
            if move[0] in _GOALS and lifted is not None:
                self.ways[lifted].append(move)
                if move[0] == "to":
                    lifted = None
                continue
            lifted = None
            step = _VERBS.get(str(move[0]))
            if step is None or (move[0] == "lift" and move in self.ways):
                continue
            self.of[step].append(move)
            if move[0] == "lift":
                lifted = move
                self.ways[move] = []

    def but(self, steps: list[str], also: list[Move]) -> Wishes:
        """The same without what is wished in some steps, and with something more."""
        kept: list[Move] = [INDULGENCE] if self.begs else []
        for step in STEPS:
            if step not in steps:
                for move in self.of[step]:
                    kept.append(move)
                    kept += self.ways.get(move, [])
        return Wishes(kept + also)


def wished(decision: Decision[Board], wishes: list[Move]) -> list[Move]:
    """Those wishes of a step that this very decision may be answered with."""
    verbs = _verbs(decision)
    return [move for move in wishes if move[0] in verbs]


def _verbs(decision: Decision[Board]) -> tuple[str, ...]:
    if isinstance(decision, Wages):
        return ("wages",)
    if isinstance(decision, Dismiss):
        return ("dismiss", "allied_dismiss")
    if isinstance(decision, Reorganise):
        return ("lift",)
    if isinstance(decision, MoveCard):
        return _GOALS
    if isinstance(decision, Buy):
        return ("buy",)
    if isinstance(decision, PlaceCard):
        return ("discard",)
    if isinstance(decision, ChooseSite):
        return ("site",)
    if isinstance(decision, Recruit):
        return ("recruit", "allied_recruit")
    if isinstance(decision, MakeAlliance):
        return ("ally",)
    return ("less",) if isinstance(decision, Discount) else ()
