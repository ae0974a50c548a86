"""NumPy arrays laid over the memory that games are written into."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.encoding.many import Games
from quattrocento.environments.encoding.sheet import Sheet

Whole = NDArray[np.int16]
Truth = NDArray[np.bool_]


def numbers_of(sheet: Sheet) -> Whole:
    """Everything on a sheet.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import numbers_of
    >>> from quattrocento.environments.encoding.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> games.reset(7)
    >>> numbers_of(games.sheet).shape
    (882,)
    """
    return np.frombuffer(memoryview(sheet.values), np.int16)


class TimeStep(NamedTuple):
    """What is known of every game after a step, a row or an entry for each.

    The arrays cannot be written to, and the next step rewrites them: copy what you keep.

    >>> from quattrocento.environments.vector import VectorEnv
    >>> step = VectorEnv("signorie", seats=2, games=3).reset(seed=7)
    >>> step.observations.shape, step.masks.shape, step.rewards.shape
    ((3, 294), (3, 376), (3, 2))
    >>> step.seats.tolist(), step.ended.tolist(), step.cut_off.tolist()
    ([1, 0, 1], [False, False, False], [False, False, False])
    """

    observations: Whole
    masks: Truth
    seats: NDArray[np.int32]
    rewards: NDArray[np.float64]
    ended: Truth
    cut_off: Truth
    scores: NDArray[np.int32]
    places: NDArray[np.int32]


def time_step_of(games: Games) -> TimeStep:
    """The arrays of some games; they follow every step.

    >>> import quattrocento
    >>> from quattrocento.environments.arrays import time_step_of
    >>> from quattrocento.environments.encoding.many import Games
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
    >>> step = time_step_of(games)
    >>> games.reset(7)
    >>> step.masks.sum(axis=1).tolist()
    [9, 10, 9]
    """
    rows = (games.count, -1)
    return TimeStep(
        numbers_of(games.sheet).reshape(rows),
        np.frombuffer(memoryview(games.masks), np.bool_).reshape(rows),
        np.frombuffer(memoryview(games.deciding), np.int32),
        np.frombuffer(memoryview(games.rewards), np.float64).reshape(rows),
        np.frombuffer(memoryview(games.ended), np.bool_),
        np.frombuffer(memoryview(games.cut_off), np.bool_),
        np.frombuffer(memoryview(games.scores), np.int32).reshape(rows),
        np.frombuffer(memoryview(games.places), np.int32).reshape(rows),
    )
