"""The spaces of Gymnasium that observations and actions of a game lie in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from quattrocento.spaces.many import Games

ILLEGAL = -1.0
"""The reward of an action that is not legal: the game ends with it."""


def action_space(games: Games) -> spaces.Discrete:
    return spaces.Discrete(len(games.actions))


def observation_space(games: Games) -> spaces.Dict:
    """The observation, and a 1 for each legal action."""
    low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    size = games.observer.size
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (len(games.actions),), np.int8),
        }
    )
