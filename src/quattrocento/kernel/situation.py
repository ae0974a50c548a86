"""Situations: a moment of a game set up by hand, as a fresh game plus changes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
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
    data = merge(base(game, seats, options, seed), changes or {})
    return game.load(game.restock(data))


def base(
    game: Game[S], seats: int, options: Mapping[str, str] | None = None, seed: int | None = 1
) -> Any:
    """A fresh game as a position file: at its first decision, or without a seed at its start."""
    return json.loads(_base(game, seats, tuple((options or {}).items()), seed))


@lru_cache(maxsize=64)
def _base(game: Game[S], seats: int, options: tuple[tuple[str, str], ...], seed: int | None) -> str:
    # Thousands of situations begin alike; as text, none of them can change it for the others.
    position = game.start(seats, dict(options))
    if seed is not None:
        settle(position, Random(seed))
    return json.dumps(position.dump())


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
