"""What learning asks of a game: a number for every move, and a row of numbers for every view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.observer import Observer
from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.facets import named
from quattrocento.kernel.game import Game


@final
class Arrays:
    """The facet of a game that programs can learn: its actions, and how it is observed.

    `observer` makes what writes the observations of a game with so many seats.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import arrays_of
    >>> virtu = quattrocento.load_game("virtu")
    >>> arrays_of(virtu).observer(virtu, 3).segments[0]
    Segment('seat', 0, 1)
    """

    def __init__(self, actions: Actions, observer: Callable[[Game[Any], int], Observer]) -> None:
        self.actions: Final = actions
        self.observer: Final = observer


def arrays_of(game: Game[Any]) -> Arrays:
    """The arrays of a game; refused where it has none.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import arrays_of
    >>> len(arrays_of(quattrocento.load_game("signorie")).actions)
    376
    """
    if game.arrays is None:
        raise BadSetup(f"{game.name} has no arrays: its moves and views have no numbers")
    arrays = named(game.arrays)
    assert isinstance(arrays, Arrays)
    return arrays


def actions_of(game: str) -> Actions:
    """The action space of a rule set by its name.

    >>> from quattrocento.environments.encoding.arrays import actions_of
    >>> len(actions_of("signorie"))
    376
    """
    return arrays_of(load_game(game)).actions


def learnable() -> list[str]:
    """The names of all games that have arrays, added ones too.

    >>> from quattrocento.environments.encoding.arrays import learnable
    >>> learnable()[:2]
    ['signorie', 'princes']
    """
    return [name for name in GAMES if load_game(name).arrays is not None]


def observer_of(game: Game[Any], seats: int) -> Observer:
    """What writes the observations of a game with so many seats.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import observer_of
    >>> observer_of(quattrocento.load_game("princes"), 3).segments[0]
    Segment('seat', 0, 1)
    """
    arrays = arrays_of(game)
    if seats not in game.seats:
        raise BadSetup(f"{game.name} is not for {seats} players")
    return arrays.observer(game, seats)
