"""The plan of a storm: which faults come in which order, repeatable by its seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random


def plan(kinds: Sequence[str], seed: int) -> Iterator[str]:
    """Faults without end; of so many in a row each kind comes once, in any order."""
    rng = Random(seed)
    while True:
        yield from rng.sample(kinds, len(kinds))
