"""Players by name: `random`, `greedy`, `search:1000`, `search:2s`, the levels, and one's own."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.players.greedy import GreedyPlayer
from quattrocento.players.own import added_players, own_player
from quattrocento.players.player import Player, RandomPlayer
from quattrocento.players.search import SearchPlayer
from quattrocento.suggesting import unknown

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
    own = own_player(spec, seed) if name != "search" else None
    if own is not None:
        return own
    known = ["random", "greedy", "search:1000", "search:2s", *LEVELS, *added_players()]
    raise QuattrocentoError(
        f"no player is called {spec!r}; {unknown(spec, known)}; your own is mine.py:Name"
    )


def player_for(game: Game[Any], spec: str, seed: int) -> Player:
    """The same for a game, in which a level may mean another player than elsewhere."""
    return read_player(spec if game.bots is None else game.bots.levels.get(spec, spec), seed)
