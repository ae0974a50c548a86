"""The Italian Wars as the terminal draws them: Virtù's palaces, with the influence board."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from quattrocento.games.italian_wars.drawing.influence import board
from quattrocento.games.italian_wars.names import MAJORS
from quattrocento.games.virtu.drawing.drawing import EXPLAINED as VIRTU_EXPLAINED
from quattrocento.games.virtu.drawing.drawing import VirtuDrawing
from quattrocento.games.virtu.drawing.marks import price
from quattrocento.kernel.step import Move

EXPLAINED = VIRTU_EXPLAINED | {
    "influence": "concept-influence-text",
    "conclude": "concept-conclude-text",
    "decline": "concept-conclude-text",
    "allied_march": "concept-war-text",
    "allied_sail": "concept-war-text",
    "allied_retreat": "concept-retreat-text",
    "allied_disband": "concept-retreat-text",
    "allied_dismiss": "concept-wages-text",
    "allied_recruit": "concept-recruit-text",
    "loss": "concept-losses-text",
}


class WarsDrawing(VirtuDrawing):
    """Draws The Italian Wars from a view, in the words of one language."""

    def middle(self, view: dict[str, Any]) -> RenderableType:
        return board(view, self._words, self._components)

    def note(self, view: dict[str, Any], move: Move) -> str:
        if move[0] != "influence":
            return super().note(view, move)
        crowns = _crowns(view, str(move[1]))
        return price({"crown_or_cross" if move[1] == "rome" else "crown": crowns})

    def explain(self, view: dict[str, Any], move: Move) -> str:
        return EXPLAINED[str(move[0])]


def _crowns(view: dict[str, Any], major: str) -> int:
    """A rival's agent cancels the first crown of an action (W-603)."""
    agent = view["majors"][major]["agent"]
    _, _, _, swayed = view["step"]
    first = not swayed >> MAJORS.index(major) & 1
    return 2 if agent not in (None, view["colours"][view["me"]]) and first else 1
