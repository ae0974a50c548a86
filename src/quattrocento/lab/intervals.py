"""How sure a figure is: 95 % intervals for shares and means."""

from __future__ import annotations

import math
from statistics import fmean, stdev

Z = 1.959964


def share(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: holds for few games and for shares near 0 or 1.

    >>> from quattrocento.lab.intervals import share
    >>> [round(bound, 3) for bound in share(wins=30, games=40)]
    [0.598, 0.858]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its interval.

    >>> from quattrocento.lab.intervals import mean
    >>> [round(part, 2) for part in mean([60.0, 70.0, 80.0])]
    [70.0, 11.32]
    """
    if len(values) < 2:
        return (values[0] if values else 0.0), math.inf
    return fmean(values), Z * stdev(values) / math.sqrt(len(values))
