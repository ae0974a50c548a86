"""What each number of an observation is: its kind, its bounds and its meaning.

A game tells it in `segments.toml` beside its rules; what it does not tell may be any number.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from quattrocento.environments.encoding.observer import Observer

LEAST, MOST = -(2**15), 2**15 - 1
KINDS = {
    "flag": (0, 1),
    "count": (0, MOST),
    "number": (-1, MOST),
    "seat": (-1, MOST),
    "code": (LEAST, MOST),
}
"""The bounds of each kind where a segment has no narrower ones: 0 or 1; how many; a place in a
list, or -1; a seat as the observer counts, or -1 for nobody; several things in a row."""


@dataclass(frozen=True)
class Described:
    """A segment with what its numbers are."""

    name: str
    start: int
    size: int
    kind: str
    least: int
    most: int
    means: str


def described(observer: Observer) -> list[Described]:
    """Every segment of an observation, in order.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import observer_of
    >>> from quattrocento.environments.segments import described
    >>> part = described(observer_of(quattrocento.load_game("signorie"), 2))[3]
    >>> part.name, part.kind, part.least, part.most, part.means
    ('optional_tiles', 'flag', 0, 1, 'a needed tile may be left in its city')
    """
    told = _told(observer.game.home)
    found: list[Described] = []
    for segment in observer.segments:
        first, _, rest = segment.name.partition(".")
        player = first.startswith("player")
        row = told.get("each" if player else "table", {}).get(rest if player else first, {})
        kind = row.get("kind", "code")
        least, most = KINDS[kind]
        if kind == "seat":
            most = observer.seats - 1
        bound = row.get("most", most)
        found.append(
            Described(
                segment.name,
                segment.start,
                segment.size,
                kind,
                row.get("least", least),
                bound if isinstance(bound, int) else BOUNDS[bound] * observer.seats - 1,
                row.get("means", ""),
            )
        )
    return found


BOUNDS = {"seats-1": 1, "2*seats-1": 2}
"""Bounds that depend on the number of seats: how many numbers there are for each."""


@cache
def _told(home: str) -> dict[str, Any]:
    file = files(home).joinpath("segments.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
