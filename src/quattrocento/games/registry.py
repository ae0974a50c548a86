"""Every rule set by its name: those of this package, and those that others have added."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Any

from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.princes.game import Princes
from quattrocento.games.signorie.game import Signorie
from quattrocento.games.virtu.game import Virtu
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game

RULE_SETS: dict[str, Callable[[str | None], Game[Any]]] = {
    "signorie": Signorie,
    "princes": Princes,
    "virtu": Virtu,
    "italian_wars": ItalianWars,
}
"""The rule sets of this package."""

ADDED = {entry.name: entry for entry in entry_points(group="quattrocento.games")}
"""Rule sets of other installed packages, which name them in their `quattrocento.games`."""

GAMES = (*RULE_SETS, *(name for name in ADDED if name not in RULE_SETS))
"""What a table offers."""


@lru_cache(maxsize=64)
def load_game(name: str, overlay: str | None = None) -> Game[Any]:
    """A rule set by name, with the text of a component overlay if there is one.

    Rule sets do not change, so whoever asks twice gets the same one.

    >>> import quattrocento
    >>> quattrocento.load_game("virtu").seats
    (3, 4, 5)
    """
    if name in RULE_SETS:
        return RULE_SETS[name](overlay)
    if name not in ADDED:
        raise BadSetup(f"no game is called {name!r}; choose one of: {', '.join(GAMES)}")
    game: Game[Any] = ADDED[name].load()(overlay)
    return game
