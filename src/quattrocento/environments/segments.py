"""What each number of an observation is: its kind, its bounds and its meaning.

A game tells it in `segments.toml` beside its rules; what it does not tell may be any number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quattrocento.environments.encoding.observer import Observer
from quattrocento.environments.encoding.told import told

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
SURE = ("flag", "seat")
"""Kinds whose bounds hold whatever the components are corrected to."""


@dataclass(frozen=True)
class Described:
    """A segment with what its numbers are; `bounds` are those of each number, in order.

    >>> from quattrocento.environments.segments import Described
    >>> part = Described("dice", 3, 2, "count", ((0, 6), (0, 4)), "the dice")
    >>> part.least, part.most
    (0, 6)
    """

    name: str
    start: int
    size: int
    kind: str
    bounds: tuple[tuple[int, int], ...]
    means: str

    @property
    def least(self) -> int:
        """What none of its numbers is below."""
        return min(low for low, _ in self.bounds)

    @property
    def most(self) -> int:
        """What none of its numbers is above."""
        return max(high for _, high in self.bounds)


def described(observer: Observer) -> list[Described]:
    """Every segment of an observation, in order.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import observer_of
    >>> from quattrocento.environments.segments import described
    >>> part = described(observer_of(quattrocento.load_game("signorie"), 2))[3]
    >>> part.name, part.kind, part.least, part.most, part.means
    ('optional_tiles', 'flag', 0, 1, 'a needed tile may be left in its city')
    """
    all_told = told(observer.game.home)
    found: list[Described] = []
    for segment in observer.segments:
        first, _, rest = segment.name.partition(".")
        player = first.startswith("player")
        row = all_told.get("each" if player else "table", {}).get(rest if player else first, {})
        kind, means = row.get("kind", "code"), row.get("means", "")
        bounds = _bounds(row, kind, segment.size, observer)
        found.append(Described(segment.name, segment.start, segment.size, kind, bounds, means))
    return found


BOUNDS = {"seats-1": 1, "2*seats-1": 2}
"""Bounds that depend on the number of seats: how many numbers there are for each."""


def _bounds(
    row: dict[str, Any], kind: str, size: int, observer: Observer
) -> tuple[tuple[int, int], ...]:
    """Of each number. A list in the file has one for each, and its last one for all others."""
    least, most = KINDS[kind]
    if kind == "seat":
        most = observer.seats - 1
    lows = _each(row.get("least", least), size)
    highs = _each(row.get("most", most), size)
    found = []
    for low, high in zip(lows, highs, strict=True):
        if isinstance(high, str):
            high = BOUNDS[high] * observer.seats - 1
        elif observer.game.overlay is not None and kind not in SURE:
            # With other components there may be more of everything.
            high = KINDS[kind][1]
        found.append((low, high))
    return tuple(found)


def _each(bound: Any, size: int) -> list[Any]:
    bounds = bound if isinstance(bound, list) else [bound]
    return [*bounds, *[bounds[-1]] * (size - len(bounds))]
