"""Limits on what one asker may want: requests at once and a second, and open lines."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quattrocento.house.errors import TooMany
from quattrocento.table.errors import Refused

KINDS: dict[str, tuple[float, float]] = {
    # A class of thirty opens the pages at the same moment, each of some thirty files.
    "pages": (2000, 400.0),
    # Everything else that is asked: thirty people play at once, each a few calls a second.
    "calls": (600, 100.0),
    # Of one person, from whatever address.
    "person": (600, 50.0),
    "moments": (120, 30.0),
    "tables": (60, 0.5),
    "people": (60, 0.2),
    "chat": (20, 1.0),
    # What calls the others at a table, by letters too: questions, and gifts and offers.
    "questions": (10, 1 / 60),
    "asides": (60, 0.5),
    # Each is a second of a processor.
    "hints": (10, 0.2),
    "letters": (3, 0.002),
    # Passwords, right or wrong: each is hashed, which is slow on purpose.
    "logins": (60, 0.5),
    "accounts": (30, 0.1),
    # Wrong passwords: for one name from one address or device, and from one address for all.
    "wrong": (10, 1 / 60),
    "wrong-address": (30, 0.1),
}
"""Requests at once, and requests a second after that."""
LINES = {"person": 30, "address": 300}
"""Live connections open at once; many people may come from one address."""
FEW, MOST = 1000, 200_000
"""Askers that are kept without a look at whether they are free again, and askers at most."""


class Limits:
    """So many requests at once, then so many a second; for each asker and kind by itself.

    What is kept of an asker is the moment when nothing of it counts any more. After that it need
    not be kept at all, so memory is bounded by what is asked within that time.
    """

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._free: dict[tuple[str, str], float] = {}
        self._look = FEW
        self._lines: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, asker: str, share: float = 1.0) -> None:
        """Count a request, or refuse it and say for how long; `share` is a factor on the limit."""
        factor = self._factor * share
        if not factor:
            return
        size, rate = KINDS[kind]
        each = 1 / (rate * factor)
        most = max(1.0, size * factor) * each
        now = time.monotonic()
        key = (kind, asker)
        free = max(now, self._free.get(key, now)) + each
        if free - now > most + 1e-6:
            raise TooMany(free - now - most)
        self._free[key] = free
        if len(self._free) > self._look:
            self._forget(now)

    def give_back(self, kind: str, asker: str) -> None:
        """A request that was counted does not count after all."""
        key = (kind, asker)
        if key in self._free:
            self._free[key] -= 1 / (KINDS[kind][1] * self._factor)

    def counted(self, kind: str, asker: str) -> int:
        """How many requests of an asker still count."""
        left = self._free.get((kind, asker), 0.0) - time.monotonic()
        return max(0, round(left * KINDS[kind][1] * self._factor + 0.499))

    def _forget(self, now: float) -> None:
        """Forget those who are free again; of far too many, those who soonest would be."""
        kept = {key: free for key, free in self._free.items() if free > now}
        if len(kept) > MOST:
            latest = sorted(kept.values())[-MOST // 2]
            kept = {key: free for key, free in kept.items() if free > latest}
        self._free = kept
        self._look = max(FEW, min(2 * len(kept), MOST))

    @contextmanager
    def websocket(self, person: str | None, address: str) -> Iterator[None]:
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
