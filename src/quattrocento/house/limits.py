"""Limits on what one asker may want: requests at once and a second, and open lines."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quattrocento.house.errors import Refused

KINDS: dict[str, tuple[float, float]] = {
    "password": (10, 0.1),
    "people": (20, 0.2),
    "tables": (30, 0.5),
    "chat": (20, 1.0),
    "letters": (3, 0.002),
    "moments": (120, 30.0),
    "calls": (400, 100.0),
}
"""Requests at once, and requests a second after that."""
LINES = {"person": 30, "address": 300}
"""Live connections open at once; many people may come from one address."""


class Limits:
    """Token buckets: so many requests at once, refilled at a rate; one for each asker and kind."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._lines: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, asker: str) -> None:
        """Take a token, or refuse."""
        if not self._factor:
            return
        size, rate = (value * self._factor for value in KINDS[kind])
        now = time.monotonic()
        if len(self._buckets) > 50_000:
            self._buckets.clear()
        left, at = self._buckets.get((kind, asker), (size, now))
        left = min(size, left + (now - at) * rate)
        if left < 1:
            self._buckets[kind, asker] = (left, now)
            raise Refused(429, "too-many", "That was too much at once; wait a moment.")
        self._buckets[kind, asker] = (left - 1, now)

    @contextmanager
    def line(self, person: str | None, address: str) -> Iterator[None]:
        """Keep a live connection, or refuse it where too many are open."""
        askers = [("address", address)] + ([] if person is None else [("person", person)])
        if self._factor and any(
            self._lines[asker] >= LINES[asker[0]] * self._factor for asker in askers
        ):
            raise Refused(429, "too-many-lines", "Too many pages are open; close some of them.")
        self._lines.update(askers)
        try:
            yield
        finally:
            self._lines.subtract(askers)
            for asker in askers:
                if not self._lines[asker]:
                    del self._lines[asker]
