"""NumPy arrays laid over the memory that games are written into."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from quattrocento.spaces.many import Games
from quattrocento.spaces.sheet import Sheet

Whole = NDArray[np.int16]
Truth = NDArray[np.bool_]


def numbers_of(sheet: Sheet) -> Whole:
    """Everything on a sheet.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import numbers_of
    >>> from quattrocento.spaces.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> numbers_of(games.sheet).shape
    (882,)
    """
    return np.frombuffer(memoryview(sheet.values), np.int16)


def observations_of(games: Games) -> Whole:
    """A row for each game: what the seat that decides sees.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import observations_of
    >>> from quattrocento.spaces.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> observations_of(games).shape
    (3, 294)
    """
    return numbers_of(games.sheet).reshape(games.count, -1)


def masks_of(games: Games) -> Truth:
    """A row for each game: which actions are legal.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import masks_of
    >>> from quattrocento.spaces.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> masks_of(games).sum(axis=1).tolist()
    [9, 10, 9]
    """
    return np.frombuffer(memoryview(games.masks), np.bool_).reshape(games.count, -1)


def seats_of(games: Games) -> NDArray[np.int32]:
    """The seat that decides, in each game.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import seats_of
    >>> from quattrocento.spaces.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> seats_of(games).tolist()
    [1, 0, 1]
    """
    return np.frombuffer(memoryview(games.deciding), np.int32)


def rewards_of(games: Games) -> NDArray[np.float64]:
    """A row for each game: what the last step was worth to each seat.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import rewards_of
    >>> from quattrocento.spaces.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> rewards_of(games).tolist()
    [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
    """
    return np.frombuffer(memoryview(games.rewards), np.float64).reshape(games.count, games.seats)


def truths(values: vec[u8]) -> Truth:
    """A byte for each game as true or false.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import truths
    >>> from quattrocento.spaces.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> truths(games.ended).tolist()
    [False, False, False]
    """
    return np.frombuffer(memoryview(values), np.bool_)
