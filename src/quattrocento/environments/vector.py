"""Many games at once, as arrays: needs `quattrocento[learn]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.arrays import TimeStep, time_step_of
from quattrocento.environments.drawn import said
from quattrocento.environments.encoding.many import LONGEST, Games
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadSetup


class VectorEnv:
    """So many games of one rule set, stepped together; each begins anew when it ends.

    The row of a game that has just ended has rewards, scores and places of its end, and already
    the first observation of the next game.

    >>> from quattrocento.environments.vector import VectorEnv
    >>> env = VectorEnv("signorie", seats=2, games=4)
    >>> step = env.reset(seed=7)
    >>> step.observations.shape, step.masks.shape
    ((4, 294), (4, 376))
    >>> actions = step.masks.argmax(axis=1)
    >>> step = env.step(actions)
    >>> step.seats.tolist(), bool(step.ended.any())
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
        reward: str = "place",
    ) -> None:
        if games < 1:
            raise BadSetup(f"there is one game at least, not {games}")
        self.games = Games(load_game(game, overlay), seats, games, options, longest, True, reward)
        self.actions = self.games.actions
        self.observer = self.games.observer
        self._time_step = time_step_of(self.games)

    def reset(self, seed: int | None = None) -> TimeStep:
        """Begin every game anew; the same seed gives the same draws, without one they differ.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=3)
        >>> first = env.reset(seed=7).observations.copy()
        >>> bool((env.reset(seed=7).observations == first).all())
        True
        """
        self.games.reset(Random().getrandbits(32) if seed is None else seed)
        return self._time_step

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> TimeStep:
        """An action for each game, by number; refused where one is not legal.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=2)
        >>> step = env.reset(seed=7)
        >>> step = env.step(step.masks.argmax(axis=1))
        >>> step.rewards.tolist()
        [[0.0, 0.0], [0.0, 0.0]]
        >>> env.step([315, 315])
        Traceback (most recent call last):
            ...
        quattrocento.kernel.errors.IllegalMove: action 315 is not legal in game 0 now
        """
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.games.step(numbers)
        return self._time_step

    def random_actions(self) -> list[int]:
        """A legal action for each game, each as likely as the others.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=3)
        >>> step = env.reset(seed=7)
        >>> [bool(step.masks[game, action]) for game, action in enumerate(env.random_actions())]
        [True, True, True]
        """
        return self.games.random_actions()

    def words(self, action: int, game: int) -> str:
        """What an action says in a game, for people; needs `quattrocento[play]` too.

        >>> from quattrocento.environments.vector import VectorEnv
        >>> env = VectorEnv("signorie", seats=2, games=3)
        >>> step = env.reset(seed=7)
        >>> env.words(9, game=2)
        'Red 4'
        """
        return said(self.games.game, self.games.positions[game], self.actions.moves[action])

    def __reduce__(self) -> tuple[Any, ...]:
        # Arrays are laid over the memory of the games anew.
        return _restored, (self.games,)


def _restored(games: Games) -> VectorEnv:
    """The environment that was pickled."""
    env = VectorEnv.__new__(VectorEnv)
    env.games, env.actions, env.observer = games, games.actions, games.observer
    env._time_step = time_step_of(games)
    return env
