"""Whose turn it is where many wait for few: whoever has had the least lately, for the shortest.

Everybody has used so many seconds in the last minute; a second counts less the longer it is ago.
The fewer, the sooner one is served. Among equals the shorter work comes first, and waiting makes
up for both, so that everybody's turn comes. The same order is said twice: for what waits in
memory, and for rows in PostgreSQL.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

MINUTE = 60.0
"""Seconds in which a used second loses two thirds of its weight: steady use reads as a minute's."""
WORTH = 0.1
"""What a second of waiting makes up for, in seconds of use or of work."""
SHORT = 0.25
"""Work that is expected to take so many seconds or fewer has a place of its own."""
FORGOTTEN = 60 * MINUTE
"""Seconds after which nothing is left of any use."""
USED = f"coalesce(u.seconds * exp(-least(%(now)s - u.at, {FORGOTTEN}) / {MINUTE}), 0)"
"""`Use.of` a row `u` of `bot_use`, or of nobody."""
OVER = f"{USED} > %(share)s"
RANK = f"""
    {OVER},
    {USED} - {WORTH} * (%(now)s - greatest(j.due, u.at))
    + greatest(0, j.cost - {WORTH} * (%(now)s - j.due)),
    j.due
"""
"""`rank` of a row `j` of `jobs`; PostgreSQL's `greatest` leaves out what is null."""


@dataclass(eq=False, slots=True)
class Wait:
    """Somebody waits since a moment for work that is expected to take `cost` seconds."""

    owner: str
    cost: float
    asked: float


W = TypeVar("W", bound=Wait)
Rank = tuple[bool, float, float]


class Use:
    """The seconds that everybody has used in the last minute, and when they were last served."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, owner: str, now: float) -> float:
        seconds, at = self._used.get(owner, (0.0, now))
        return seconds * math.exp((at - now) / MINUTE)

    def served(self, owner: str) -> float:
        """When somebody was last served; long ago where that is forgotten."""
        return self._used.get(owner, (0.0, -math.inf))[1]

    def add(self, owner: str, seconds: float, now: float) -> None:
        """Somebody was served; less than nothing gives back what was not used after all."""
        if len(self._used) > 1000:
            gone = [one for one, (_, at) in self._used.items() if now - at > FORGOTTEN]
            for one in gone:
                del self._used[one]
        self._used[owner] = (max(0.0, self.of(owner, now) + seconds), now)


class Lengths:
    """How long each kind of work takes: a running mean, from a first guess on."""

    def __init__(self) -> None:
        self.means: dict[str, float] = {}

    def of(self, kind: str, guess: float) -> float:
        return self.means.get(kind, guess)

    def learn(self, kind: str, seconds: float) -> float:
        """One piece of it took so long; gives what is expected from now on."""
        mean = self.means.get(kind, seconds)
        self.means[kind] = mean + (seconds - mean) / 8
        return self.means[kind]


def rank(wait: Wait, use: Use, share: float, now: float) -> Rank:
    """Whoever has used more than the share comes after all others; the smallest is next."""
    used = use.of(wait.owner, now)
    unserved = now - max(wait.asked, use.served(wait.owner))
    work = max(0.0, wait.cost - WORTH * (now - wait.asked))
    return used > share, used - WORTH * unserved + work, wait.asked


def next_of(waiting: Iterable[W], use: Use, share: float, now: float) -> W | None:
    """Whose turn it is."""
    return min(waiting, key=lambda wait: rank(wait, use, share, now), default=None)
