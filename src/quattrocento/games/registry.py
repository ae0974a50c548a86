"""Every rule set by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quattrocento.games.signorie.rules import Signorie
from quattrocento.games.virtu.rules import Virtu
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game

GAMES: dict[str, Callable[[str | None], Game[Any]]] = {
    "signorie": Signorie,
    "virtu": Virtu,
}


def load_game(name: str, overlay: str | None = None) -> Game[Any]:
    """A rule set by name, with the text of a component overlay if there is one."""
    if name not in GAMES:
        raise BadSetup(f"no game is called {name!r}; choose one of: {', '.join(GAMES)}")
    return GAMES[name](overlay)
