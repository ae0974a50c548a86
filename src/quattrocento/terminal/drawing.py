"""What a game must bring to be played in a terminal: a board in letters, and explanations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from quattrocento.components import Components
from quattrocento.kernel.game import Game
from quattrocento.kernel.step import Move
from quattrocento.terminal.italian_wars.drawing import WarsDrawing
from quattrocento.terminal.plain import PlainDrawing
from quattrocento.terminal.princes.drawing import PrincesDrawing
from quattrocento.terminal.signorie.drawing import SignorieDrawing
from quattrocento.terminal.virtu.drawing import VirtuDrawing
from quattrocento.words.catalogues import Words


class Drawing(Protocol):
    """Draws one game's views in letters. It sees what the seat sees and no more."""

    def mark(self, seat: int) -> Text:
        """The sign of a seat, wherever that seat is spoken of."""

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        """Everything a player looks at to decide, what matters most at the bottom."""

    def board(self, view: dict[str, Any], width: int) -> RenderableType:
        """What lies in the middle of the table."""

    def mats(self, view: dict[str, Any], width: int) -> RenderableType:
        """What lies before every player, in full."""

    def changes(self, gains: dict[str, int]) -> Text:
        """What a choice costs and gives at once, in signs."""

    def note(self, view: dict[str, Any], move: Move) -> str:
        """A few words more on a choice, or nothing."""

    def explain(self, view: dict[str, Any], move: Move) -> str:
        """The id of the message that explains a choice."""


DRAWINGS: dict[str, Callable[[Components, dict[str, Any], Words, list[str]], Drawing]] = {
    "signorie": SignorieDrawing,
    "princes": PrincesDrawing,
    "virtu": VirtuDrawing,
    "italian_wars": WarsDrawing,
}


def drawing_of(game: Game[Any], position: Any, words: Words, names: list[str]) -> Drawing:
    """The drawing of a game whose seats look as they do in this position."""
    view = game.sight.view(position, None)
    return DRAWINGS.get(game.name, PlainDrawing)(game.components, view, words, names)
