"""Games and positions taken apart for pickle, and put together in another process.

A game is packed as its name and its overlay, a position as what `dump` writes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quattrocento.games.registry import load_game, overlay_of

if TYPE_CHECKING:
    from quattrocento.kernel.game import Game
    from quattrocento.kernel.position import Position


def pack_game(game: Game[Any]) -> tuple[Any, ...]:
    """What pickle makes the same game of."""
    return load_game, (game.name, overlay_of(game.name, game.overlay))


def pack_position(position: Position) -> tuple[Any, ...]:
    """What pickle makes the same position of."""
    data = position.dump()
    return unpack_position, (data["game"], overlay_of(data["game"], data["overlay"]), data)


def unpack_position(game: str, overlay: str | None, data: dict[str, Any]) -> Position:
    """The position that was packed."""
    position: Position = load_game(game, overlay).load(data)
    return position
