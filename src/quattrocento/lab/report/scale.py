"""Numbers to places on paper: axes with round steps."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Scale:
    """An axis from `low` to `high` drawn between two places."""

    low: float
    high: float
    left: float
    right: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Where a value lies; what is beyond the axis lies at its end."""
        low, high = self._on(self.low), self._on(self.high)
        part = (self._on(value) - low) / (high - low) if high > low else 0.0
        return round(self.left + min(1.0, max(0.0, part)) * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        """Round values, some five of them; the powers of ten where it is logarithmic."""
        if self.logarithmic:
            first, last = math.ceil(self._on(self.low)), math.floor(self._on(self.high))
            return [10.0**power for power in range(first, last + 1)]
        step = nice((self.high - self.low) / 5)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [index * step for index in range(first, last + 1)]

    def _on(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.logarithmic else value


def nice(step: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    if step <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(step))
    for factor in (1, 2, 5, 10):
        if factor * power >= step * (1 - 1e-9):
            return factor * power
    return 10 * power


def number(value: float) -> str:
    """A figure as people read it: three places that count at most, no empty decimals."""
    if value == 0:
        return "0"
    size = abs(value)
    places = 0 if size >= 100 else 1 if size >= 10 else 2 if size >= 0.1 else 3
    text = f"{value:,.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return text.replace("-", "−")


def percent(value: float) -> str:
    return f"{value * 100:.1f} %"


def share(value: float) -> str:
    """A part of a hundred at an axis, without empty decimals."""
    return f"{number(value * 100)} %"
