"""Many games at once, as arrays: needs NumPy (`quattrocento[vector]`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.arrays import Moment, moment_of
from quattrocento.environments.encoding.many import LONGEST, Games
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadSetup


class VectorEnv:
    """So many games of one rule set, stepped together; each begins anew when it ends.

    The row of a game that has just ended has the rewards of its end, and already the first
    observation of the next game.

    >>> from quattrocento.environments.vector import VectorEnv
    >>> env = VectorEnv("signorie", seats=2, games=4)
    >>> moment = env.reset(seed=7)
    >>> moment.observations.shape, moment.masks.shape
    ((4, 294), (4, 316))
    >>> actions = moment.masks.argmax(axis=1)
    >>> moment = env.step(actions)
    >>> moment.seats.tolist(), bool(moment.ended.any())
    ([1, 0, 1, 1], False)
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        options: Mapping[str, str] | None = None,
        longest: int = LONGEST,
        overlay: str | None = None,
    ) -> None:
        if games < 1:
            raise BadSetup(f"there is one game at least, not {games}")
        self.games = Games(load_game(game, overlay), seats, games, options, longest)
        self.actions = self.games.actions
        self.observer = self.games.observer
        self._moment = moment_of(self.games)

    def reset(self, seed: int = 0) -> Moment:
        """Begin every game anew; the same seed gives the same draws.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=3)
        >>> first = env.reset(seed=7).observations.copy()
        >>> bool((env.reset(seed=7).observations == first).all())
        True
        """
        self.games.reset(seed)
        return self._moment

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Moment:
        """An action for each game, by number; refused where one is not legal.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=2)
        >>> moment = env.reset(seed=7)
        >>> moment = env.step(moment.masks.argmax(axis=1))
        >>> moment.rewards.tolist()
        [[0.0, 0.0], [0.0, 0.0]]
        >>> env.step([315, 315])
        Traceback (most recent call last):
            ...
        quattrocento.kernel.errors.IllegalMove: action 315 is not legal in game 0 now
        """
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.games.step(numbers)
        return self._moment

    def random_actions(self) -> list[int]:
        """A legal action for each game, each as likely as the others.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=3)
        >>> moment = env.reset(seed=7)
        >>> [bool(moment.masks[game, action]) for game, action in enumerate(env.random_actions())]
        [True, True, True]
        """
        return self.games.random_actions()
