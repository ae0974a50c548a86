"""The spaces of Gymnasium that observations and actions of a game lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quattrocento.environments.encoding.many import Games
from quattrocento.environments.one_hot import OneHot
from quattrocento.environments.segments import described

ILLEGAL = -1.0
"""The reward of an action that is not legal: the game ends with it."""


def action_space(games: Games) -> spaces.Discrete:
    """Every action of the rule set by number.

    >>> import quattrocento
    >>> from quattrocento.environments.spaces import action_space
    >>> from quattrocento.environments.encoding.many import Games
    >>> action_space(Games(quattrocento.load_game("princes"), 3, count=1))
    Discrete(1187)
    """
    return spaces.Discrete(len(games.actions))


def observation_space(games: Games, one_hot: bool = False) -> spaces.Dict:
    """The observation within its bounds, and a 1 for each legal action.

    >>> import quattrocento
    >>> from quattrocento.environments.spaces import observation_space
    >>> from quattrocento.environments.encoding.many import Games
    >>> space = observation_space(Games(quattrocento.load_game("princes"), 3, count=1))
    >>> {name: part.shape for name, part in space.items()}
    {'action_mask': (1187,), 'observation': (405,)}
    """
    if one_hot:
        turn = OneHot(games.observer)
        rows: spaces.Space[Any] = spaces.Box(turn.least, turn.most, dtype=np.float32)
    else:
        bounds = [bound for part in described(games.observer) for bound in part.bounds]
        low, high = np.array(bounds, np.int16).T
        rows = spaces.Box(low, high, dtype=np.int16)
    return spaces.Dict(
        {"observation": rows, "action_mask": spaces.Box(0, 1, (len(games.actions),), np.int8)}
    )
