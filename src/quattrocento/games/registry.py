"""Every rule set by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quattrocento.games.italian_wars.rules import ItalianWars
from quattrocento.games.princes.rules import Princes
from quattrocento.games.signorie.rules import Signorie
from quattrocento.games.virtu.rules import Virtu
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game

RULE_SETS: dict[str, Callable[[str | None], Game[Any]]] = {
    "signorie": Signorie,
    "princes": Princes,
    "virtu": Virtu,
    "italian_wars": ItalianWars,
}
"""Whose rules are written."""

GAMES = ("signorie", "princes", "virtu", "italian_wars")
"""What a table offers: rule sets with a board, words in every language and bots of their own."""


def load_game(name: str, overlay: str | None = None) -> Game[Any]:
    """A rule set by name, with the text of a component overlay if there is one.

    >>> import quattrocento
    >>> quattrocento.load_game("virtu").seats
    (3, 4, 5)
    """
    if name not in RULE_SETS:
        raise BadSetup(f"no game is called {name!r}; choose one of: {', '.join(GAMES)}")
    return RULE_SETS[name](overlay)
