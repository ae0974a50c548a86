"""The spaces of Gymnasium that observations and actions of a game lie in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from quattrocento.environments.encoding.many import Games
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


def observation_space(games: Games) -> spaces.Dict:
    """The observation within its bounds, and a 1 for each legal action.

    >>> import quattrocento
    >>> from quattrocento.environments.spaces import observation_space
    >>> from quattrocento.environments.encoding.many import Games
    >>> space = observation_space(Games(quattrocento.load_game("princes"), 3, count=1))
    >>> {name: part.shape for name, part in space.items()}
    {'action_mask': (1187,), 'observation': (405,)}
    """
    parts = described(games.observer)
    sizes = [part.size for part in parts]
    low = np.repeat([part.least for part in parts], sizes).astype(np.int16)
    high = np.repeat([part.most for part in parts], sizes).astype(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(games.actions),), np.int8),
        }
    )
