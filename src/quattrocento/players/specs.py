"""Players by name: `random`, `greedy`, `search:1000`, `learned:2s`, the levels, and one's own.

`learned:3000/1000` thinks for 1,000 iterations where a game has no learned judge, and searches as
`search:1000` does; `learned:200@mine.net` plays with the network of a file.
"""

from __future__ import annotations

import re
from typing import Any, Final

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.players.greedy import GreedyPlayer
from quattrocento.players.learned_player import LearnedPlayer
from quattrocento.players.own import added_players, own_player
from quattrocento.players.player import Player, RandomPlayer
from quattrocento.players.search import SearchPlayer
from quattrocento.suggesting import unknown

LEVELS: Final[dict[str, str]] = {"easy": "greedy", "medium": "search:200", "hard": "search:1000"}
"""What a table offers, from the weakest to the strongest."""
BUILT_IN: Final = ("random", "greedy", "search", "learned")
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600
SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")
USUAL: Final = "200"
"""Iterations of `learned` if none are said."""


def read_player(spec: str, seed: int) -> Player:
    """The player a text names; everything it draws comes from the seed.

    >>> import quattrocento
    >>> type(quattrocento.read_player("search:200", seed=1)).__name__
    'SearchPlayer'
    """
    text, _, network = LEVELS.get(spec, spec).partition("@")
    name, _, budget = text.partition(":")
    if name == "random" and not budget:
        return RandomPlayer(seed)
    if name == "greedy" and not budget:
        return GreedyPlayer(seed)
    if name == "search" and not network:
        iterations, seconds = _budget(budget)
        if iterations or seconds:
            return SearchPlayer(seed, iterations, seconds)
    if name == "learned":
        budget, slash, otherwise = (budget or USUAL).partition("/")
        iterations, seconds = _budget(budget)
        spare, _ = _budget(otherwise) if slash else (iterations, 0.0)
        if (seconds and not slash) or (iterations and spare):
            return LearnedPlayer(seed, iterations, seconds, spare, network)
    own = None if name in BUILT_IN else own_player(spec, seed)
    if own is not None:
        return own
    known = ["random", "greedy", "search:1000", "search:0.5s", "learned:200", *LEVELS]
    known += added_players()
    raise QuattrocentoError(
        f"no player is called {spec!r}; {unknown(spec, known)}; your own is mine.py:Name"
    )


def _budget(text: str) -> tuple[int, float]:
    """Iterations or seconds; nothing where it is neither."""
    number = text.removesuffix("s")
    if number == text:
        known = number.isascii() and number.isdigit() and int(number) <= MOST_ITERATIONS
        return (int(number) if known else 0), 0.0
    if SECONDS.fullmatch(number) is None:
        return 0, 0.0
    return 0, (float(number) if float(number) <= MOST_SECONDS else 0.0)


def player_for(game: Game[Any], spec: str, seed: int) -> Player:
    """The same for a game, in which a level may mean another player than elsewhere."""
    return read_player(spec if game.bots is None else game.bots.levels.get(spec, spec), seed)
