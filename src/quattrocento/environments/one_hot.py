"""Observations with a place of its own for every value, by choice."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.arrays import Whole
from quattrocento.environments.encoding.observer import Observer
from quattrocento.environments.segments import described

NAMED = ("number", "seat", "code")
"""Kinds whose values are names; flags and counts stay the numbers they are."""
WIDEST = 64
"""Values at most that get places of their own; what may be more stays a number."""

Ones = NDArray[np.float32]


class OneHot:
    """Turns rows of an observer into rows in which every named value is a 1 in a place of its own.

    `least` and `most` are the bounds of the new rows.

    >>> from quattrocento.environments.one_hot import OneHot
    >>> from quattrocento.environments.vector import VectorEnv
    >>> env = VectorEnv("signorie", seats=2, games=3)
    >>> turn = OneHot(env.observer)
    >>> rows = turn(env.reset(seed=7).observations)
    >>> rows.shape == (3, turn.size), rows[:, turn.start("deciding")].tolist()
    (True, [0.0, 0.0, 0.0])
    """

    def __init__(self, observer: Observer) -> None:
        plain: list[tuple[int, int]] = []
        named: list[tuple[int, int, int, int]] = []
        least: list[int] = []
        most: list[int] = []
        self._starts: dict[str, int] = {}
        for part in described(observer):
            self._starts[part.name] = len(least)
            for column, (low, high) in enumerate(part.bounds, start=part.start):
                width = high - low + 1
                if part.kind in NAMED and width <= WIDEST:
                    named.append((column, low, high, len(least) - low))
                    least += [0] * width
                    most += [1] * width
                else:
                    plain.append((column, len(least)))
                    least.append(low)
                    most.append(high)
        self.size = len(least)
        self.least = np.array(least, np.float32)
        self.most = np.array(most, np.float32)
        self._from, self._to = np.array(plain, np.int64).reshape(-1, 2).T
        self._columns, self._low, self._high, self._first = (
            np.array(named, np.int64).reshape(-1, 4).T
        )

    def start(self, name: str) -> int:
        """Where a segment begins in the new rows.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import observer_of
        >>> from quattrocento.environments.one_hot import OneHot
        >>> OneHot(observer_of(quattrocento.load_game("signorie"), 2)).start("deciding")
        3
        """
        return self._starts[name]

    def __call__(self, rows: Whole) -> Ones:
        found = np.zeros((*rows.shape[:-1], self.size), np.float32)
        found[..., self._to] = rows[..., self._from]
        values = np.clip(rows[..., self._columns], self._low, self._high)
        np.put_along_axis(found, values + self._first, 1.0, -1)
        return found


def numbers_or_one_hot(observer: Observer, one_hot: bool) -> Callable[[Whole], NDArray[np.generic]]:
    """What makes an observation of a row: a copy of it, or its one-hot form.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import observer_of
    >>> from quattrocento.environments.one_hot import numbers_or_one_hot
    >>> observer = observer_of(quattrocento.load_game("signorie"), 2)
    >>> numbers_or_one_hot(observer, False).__name__
    'copy'
    """
    return OneHot(observer) if one_hot else np.copy
