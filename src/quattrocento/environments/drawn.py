"""The table for people, and actions in words: needs `quattrocento[play]` too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quattrocento.environments.picture import Picture

WIDTH = 120
RENDER_MODES = ("ansi", "rgb_array")
METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}


def check_mode(mode: str | None) -> None:
    """Refuse what cannot be rendered."""
    if mode not in (None, *RENDER_MODES):
        raise BadSetup(f"render_mode is {' or '.join(RENDER_MODES)}, not {mode!r}")


def rendered(mode: str, game: Game[Any], position: Position, seat: int | None) -> str | Picture:
    """What a seat sees, in letters or as a picture; what everybody sees if the seat is None."""
    if mode == "ansi":
        return drawn(game, position, seat)
    from quattrocento.environments.picture import picture

    return picture(game, position, seat)


def drawn(game: Game[Any], position: Position, seat: int | None) -> str:
    """The same in letters, as the terminal draws it."""
    from rich.console import Console

    console = Console(width=WIDTH, color_system=None)
    with console.capture() as captured:
        for part in shown(game, position, seat):
            console.print(part)
    return captured.get()


def shown(game: Game[Any], position: Position, seat: int | None) -> list[RenderableType]:
    """The table, and what is to be done."""
    from quattrocento.terminal.drawing import drawing_of
    from quattrocento.words.catalogues import Words

    names = _names(game, position)
    words = Words(game, "en", names)
    view = game.sight.view(position, seat)
    table = drawing_of(game, position, words, names).table(view, WIDTH)
    return [table, words.prompt(position)]


def said(game: Game[Any], position: Position, move: Move) -> str:
    """A move in words."""
    from quattrocento.words.catalogues import Words

    return Words(game, "en", _names(game, position)).move(move, position)


def _names(game: Game[Any], position: Position) -> list[str]:
    return [f"seat {number}" for number in range(len(game.standing(position).places))]
