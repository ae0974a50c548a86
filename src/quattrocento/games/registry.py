"""Every rule set by its name: those of this package, and those that others have added.

A game is loaded when it is asked for, and other packages are looked through when a game is not
among these.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.suggesting import unknown

RULE_SETS: dict[str, str] = {
    "signorie": "quattrocento.games.signorie.game:Signorie",
    "princes": "quattrocento.games.princes.game:Princes",
    "virtu": "quattrocento.games.virtu.game:Virtu",
    "italian_wars": "quattrocento.games.italian_wars.game:ItalianWars",
}
"""Where each rule set of this package is, `module:name`."""

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """What a table offers."""


def __getattr__(name: str) -> object:
    if name == "GAMES":
        return games()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def added() -> dict[str, EntryPoint]:
    """Rule sets of other installed packages, which name them in their `quattrocento.games`."""
    return {entry.name: entry for entry in entry_points(group="quattrocento.games")}


@cache
def games() -> tuple[str, ...]:
    """The names of all rule sets, those of this package first."""
    return (*RULE_SETS, *(name for name in added() if name not in RULE_SETS))


def home_of(name: str) -> str:
    """The package that a rule set lies in, which is known before it is loaded.

    >>> from quattrocento.games.registry import home_of
    >>> home_of("virtu")
    'quattrocento.games.virtu'
    """
    reference = RULE_SETS[name] if name in RULE_SETS else added()[name].value
    return reference.partition(":")[0].rpartition(".")[0]


@lru_cache(maxsize=64)
def load_game(name: str, overlay: str | None = None) -> Game[Any]:
    """A rule set by name, with the text of a component overlay if there is one.

    Rule sets do not change, so whoever asks twice gets the same one.

    >>> import quattrocento
    >>> quattrocento.load_game("virtu").seats
    (3, 4, 5)
    """
    make: Callable[[str | None], Game[Any]]
    if name in RULE_SETS:
        module, _, made = RULE_SETS[name].partition(":")
        make = getattr(import_module(module), made)
    elif name in added():
        make = added()[name].load()
    else:
        raise BadSetup(f"no game is called {name!r}; {unknown(name, games())}")
    game = make(overlay)
    if overlay is not None:
        _OVERLAYS[name, game.overlay] = overlay
    return game


_OVERLAYS: dict[tuple[str, str | None], str] = {}
"""The texts of all overlays that were loaded, by their game and hash."""


def overlay_of(name: str, hash: str | None) -> str | None:
    """The text of an overlay that a game was loaded with."""
    if hash is None:
        return None
    if (name, hash) not in _OVERLAYS:
        raise BadSetup(f"the overlay {hash} of {name} was not given to load_game")
    return _OVERLAYS[name, hash]
