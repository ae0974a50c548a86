"""What a game must bring to be played in a terminal: a board in letters, and explanations."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType
from rich.text import Text

from quattrocento.kernel.facets import named
from quattrocento.kernel.game import Game
from quattrocento.kernel.step import Move
from quattrocento.terminal.bargain import Bargain
from quattrocento.terminal.plain import PlainDrawing
from quattrocento.words.catalogues import Words


class Drawing(Protocol):
    """Draws one game's views in letters. It sees what the seat sees and no more."""

    bargain: Bargain | None
    """How asides are typed; None where nobody acts out of turn."""

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


@runtime_checkable
class Glancing(Protocol):
    """A drawing of a table that is longer than a low screen."""

    def glance(self, view: dict[str, Any]) -> RenderableType:
        """What one looks at for every question: half a screen at most."""


def drawing_of(game: Game[Any], position: Any, words: Words, names: list[str]) -> Drawing:
    """The drawing of a game whose seats look as they do in this position; plain where it has none.

    A game's own is made like `PlainDrawing`, of components, a view, words and the players' names.
    """
    view = game.sight.view(position, None)
    made = PlainDrawing if game.drawing is None else named(game.drawing)
    drawing: Drawing = made(game.components, view, words, names)
    return drawing
