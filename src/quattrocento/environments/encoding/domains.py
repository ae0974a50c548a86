"""Every move of a rule set, put together from what the parts of moves can be.

Only names and bounds of the rules go in, nothing that an owner of the box may correct: so a
corrected road or price leaves every number of a move as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from quattrocento.kernel.step import Move

Values = tuple[str | int, ...]
Parts = Mapping[str, tuple[str, ...]]
"""Every verb of a game with the names of its parts."""
Domains = Mapping[str, Values]
"""The values of a part; of one verb alone where it is written `verb.part`."""


def up_to(most: int, least: int = 0) -> Values:
    return tuple(range(least, most + 1))


def every_move(parts: Parts, domains: Domains) -> list[Move]:
    """Verb after verb, the last part running fastest; nobody travels to where he is."""
    moves: dict[Move, None] = {}
    for verb, names in parts.items():
        values = [domains.get(f"{verb}.{name}", domains.get(name, ())) for name in names]
        for chosen in product(*values):
            if "goal" not in names or chosen[-1] != chosen[-2]:
                # Tiles that are alike share a name, and so a move.
                moves[(verb, *chosen)] = None
    return list(moves)
