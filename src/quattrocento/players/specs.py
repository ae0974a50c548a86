"""Players by name: `random`, `greedy`, `search:1000`, `search:2s`, and the three levels."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.players.greedy import GreedyPlayer
from quattrocento.players.player import Player, RandomPlayer
from quattrocento.players.search import SearchPlayer

LEVELS: Final[dict[str, str]] = {"easy": "greedy", "medium": "search:200", "hard": "search:1000"}
"""What a table offers, from the weakest to the strongest."""
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600


def read_player(spec: str, seed: int) -> Player:
    """The player a text names; everything it draws comes from the seed.

    >>> import quattrocento
    >>> type(quattrocento.read_player("search:200", seed=1)).__name__
    'SearchPlayer'
    """
    name, _, budget = LEVELS.get(spec, spec).partition(":")
    if name == "random" and not budget:
        return RandomPlayer(seed)
    if name == "greedy" and not budget:
        return GreedyPlayer(seed)
    if name == "search":
        number = budget.removesuffix("s")
        if number.isdigit() and budget.isdigit() and 0 < int(number) <= MOST_ITERATIONS:
            return SearchPlayer(seed, int(number))
        if number.isdigit() and 0 < int(number) <= MOST_SECONDS:
            return SearchPlayer(seed, 0, float(number))
    raise QuattrocentoError(
        f"no player is called {spec!r}; choose random, greedy, search:1000 (iterations), "
        f"search:2s (seconds), or a level: {', '.join(LEVELS)}"
    )


def player_for(game: Game[Any], spec: str, seed: int) -> Player:
    """The same for a game, in which a level may mean another player than elsewhere."""
    return read_player(spec if game.bots is None else game.bots.levels.get(spec, spec), seed)
