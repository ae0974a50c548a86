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
    """Everything on a sheet."""
    return np.frombuffer(memoryview(sheet.values), np.int16)


def observations_of(games: Games) -> Whole:
    """A row for each game: what the seat that decides sees."""
    return numbers_of(games.sheet).reshape(games.count, -1)


def masks_of(games: Games) -> Truth:
    """A row for each game: which actions are legal."""
    return np.frombuffer(memoryview(games.masks), np.bool_).reshape(games.count, -1)


def seats_of(games: Games) -> NDArray[np.int32]:
    """The seat that decides, in each game."""
    return np.frombuffer(memoryview(games.deciding), np.int32)


def rewards_of(games: Games) -> NDArray[np.float64]:
    """A row for each game: what the last step was worth to each seat."""
    return np.frombuffer(memoryview(games.rewards), np.float64).reshape(games.count, games.seats)


def truths(values: vec[u8]) -> Truth:
    """A byte for each game as true or false."""
    return np.frombuffer(memoryview(values), np.bool_)
