"""The observer of every rule set by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.spaces.italian_wars import ItalianWarsObserver
from quattrocento.spaces.observer import Observer
from quattrocento.spaces.princes import PrincesObserver
from quattrocento.spaces.signorie import SignorieObserver
from quattrocento.spaces.virtu import VirtuObserver

OBSERVERS: Final[dict[str, Callable[[Game[Any], int], Observer]]] = {
    "signorie": SignorieObserver,
    "princes": PrincesObserver,
    "virtu": VirtuObserver,
    "italian_wars": ItalianWarsObserver,
}


def observer_of(game: Game[Any], seats: int) -> Observer:
    """What writes the observations of a game with so many seats.

    >>> import quattrocento
    >>> from quattrocento.spaces.observers import observer_of
    >>> observer_of(quattrocento.load_game("princes"), 3).segments[0]
    Segment('seat', 0, 1)
    """
    if game.name not in OBSERVERS:
        known = ", ".join(OBSERVERS)
        raise BadSetup(f"no observations of {game.name!r}; there are some of: {known}")
    if seats not in game.seats:
        raise BadSetup(f"{game.name} is not for {seats} players")
    return OBSERVERS[game.name](game, seats)
