"""Situations: a moment of a game set up by hand, as a fresh game plus changes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import settle
from quattrocento.kernel.position import Position

S = TypeVar("S", bound=Position)


def situation(
    game: Game[S],
    seats: int,
    changes: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> S:
    """A fresh game at its first decision, with changes laid over its position file.

    Objects are merged field by field, and a list can be changed by an object whose keys are
    places in it (`{"players": {"0": {"florins": 9}}}`); everything else is replaced. The
    common stocks (meeples, tiles, dice) the game counts anew where it can, and the result is
    checked like any position file.
    """
    position = game.start(seats, options)
    settle(position, Random(seed))
    data = merge(position.dump(), changes or {})
    return game.load(game.restock(data))


def merge(data: Any, changes: Any) -> Any:
    """`data` with `changes` laid over it; neither is altered."""
    if not isinstance(changes, Mapping):
        return changes
    if isinstance(data, list):
        result = list(data)
        for key, value in changes.items():
            result[int(key)] = merge(result[int(key)], value)
        return result
    if not isinstance(data, dict):
        return dict(changes)
    return data | {key: merge(data.get(key), value) for key, value in changes.items()}
