"""The table in letters, for `render`: needs `quattrocento[play]` too."""

from __future__ import annotations

from typing import Any

from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

WIDTH = 120
RENDER_MODES = ("ansi",)


def drawn(game: Game[Any], position: Position, seat: int | None) -> str:
    """What a seat sees, as the terminal draws it; what everybody sees if it is None."""
    from rich.console import Console

    from quattrocento.terminal.drawing import drawing_of
    from quattrocento.words.catalogues import Words

    names = [f"seat {number}" for number in range(len(game.standing(position).places))]
    words = Words(game, "en", names)
    view = game.sight.view(position, seat)
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as captured:
        console.print(drawing_of(game, position, words, names).table(view, WIDTH))
        console.print(words.prompt(position))
    return captured.get()


def said(game: Game[Any], position: Position, move: Move) -> str:
    """A move in words."""
    from quattrocento.words.catalogues import Words

    names = [f"seat {number}" for number in range(len(game.standing(position).places))]
    return Words(game, "en", names).move(move, position)
