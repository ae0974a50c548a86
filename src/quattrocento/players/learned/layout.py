"""The columns a network reads: one layout for all numbers of seats of a game.

They are those of the largest table; a smaller one has fewer of each segment. After them come the
leads that the game's own judgement gives, one for each seat.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, final

from quattrocento.environments.encoding.arrays import arrays_of, observer_of
from quattrocento.environments.encoding.observer import Observer
from quattrocento.kernel.game import Game


@final
class Layout:
    """Which column of the largest table each column of a smaller one is."""

    def __init__(self, game: Game[Any]) -> None:
        self.seats: Final[tuple[int, ...]] = tuple(sorted(game.seats))
        self.most: Final[int] = self.seats[-1]
        self.observers: Final[dict[int, Observer]] = {
            seats: observer_of(game, seats) for seats in self.seats
        }
        largest = self.observers[self.most]
        starts = {segment.name: segment.start for segment in largest.segments}
        self.size: Final[int] = largest.size + self.most
        self.columns: Final[dict[int, list[int]]] = {}
        for seats, observer in self.observers.items():
            columns: list[int] = []
            for segment in observer.segments:
                start = starts[segment.name]
                columns += range(start, start + segment.size)
            self.columns[seats] = columns + [largest.size + seat for seat in range(seats)]


def fingerprint(game: Game[Any], layout: Layout) -> dict[str, str]:
    """What a network was made for; one made for anything else does not fit."""
    segments = [
        [observer.version, [[segment.name, segment.size] for segment in observer.segments]]
        for observer in layout.observers.values()
    ]
    components = [[path, value] for path, value, _, _ in game.components.rows()]
    return {
        "observation": _hash(segments),
        "actions": arrays_of(game).actions.digest(),
        "components": _hash(components),
    }


def _hash(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
