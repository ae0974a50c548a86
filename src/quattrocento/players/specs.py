"""Players by name: `random`, `greedy`, `search:1000`, `search:2s`, and the three levels."""

from __future__ import annotations

from typing import Final

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.players.greedy import GreedyPlayer
from quattrocento.players.player import Player, RandomPlayer
from quattrocento.players.search import SearchPlayer

LEVELS: Final[dict[str, str]] = {"easy": "greedy", "medium": "search:200", "hard": "search:1000"}
"""What a table offers, from the weakest to the strongest."""


def read_player(spec: str, seed: int) -> Player:
    """The player a text names; everything it draws comes from the seed."""
    wanted = LEVELS.get(spec, spec)
    name, _, budget = wanted.partition(":")
    if wanted == "random":
        return RandomPlayer(seed)
    if wanted == "greedy":
        return GreedyPlayer(seed)
    if name == "search" and budget.isdigit() and int(budget) > 0:
        return SearchPlayer(seed, int(budget))
    raise QuattrocentoError(
        f"no player is called {spec!r}; choose random, greedy, search:1000 (iterations), "
        f"search:2s (seconds), or a level: {', '.join(LEVELS)}"
    )
