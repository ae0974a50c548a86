"""One seat at many tables at once, as a vector environment of Gymnasium's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quattrocento.environments.arrays import time_step_of
from quattrocento.environments.drawn import METADATA, check_mode, rendered, said
from quattrocento.environments.encoding.many import LONGEST, Games
from quattrocento.environments.one_hot import numbers_or_one_hot
from quattrocento.environments.opponents import Opponents, seated
from quattrocento.environments.picture import Picture
from quattrocento.environments.spaces import action_space, observation_space
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadSetup

Seen = dict[str, NDArray[Any]]
Rewards = NDArray[np.float64]
Truth = NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Seen, NDArray[np.integer[Any]], NDArray[Any]]):
    """So many games, in each the same seat against opponents, all in this process.

    What each game is, `SeatEnv` says; a game that ends begins anew in the same step. Its last
    observation is in `info["final_obs"]`, its score and place in `info["final_info"]`. An action
    that is not legal is refused, and nothing is played: whoever learns has the masks.

    >>> import gymnasium
    >>> import quattrocento.environments.gymnasium
    >>> env = gymnasium.make_vec(
    ...     "quattrocento/signorie-v1", 4, "vector_entry_point", opponents=["random"]
    ... )
    >>> seen, info = env.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((4, 294), (4, 376))
    >>> seen, rewards, ended, cut_off, info = env.step(seen["action_mask"].argmax(axis=1))
    >>> rewards.tolist(), ended.tolist()
    ([0.0, 0.0, 0.0, 0.0], [False, False, False, False])
    """

    metadata: dict[str, Any] = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        longest: int = LONGEST,
        overlay: str | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        one_hot: bool = False,
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"there is one game at least, not {num_envs}")
        rules = load_game(game, overlay)
        others = seated(rules, opponents, seat)
        check_mode(render_mode)
        self._made = (
            game, num_envs, others, seat, options, longest, overlay, reward, render_mode, one_hot,
        )  # fmt: skip
        self.games = Games(rules, len(others) + 1, num_envs, options, longest, False, reward)
        self.num_envs = num_envs
        self.seat = seat
        self.opponents = others
        self.render_mode = render_mode
        self._shape = numbers_or_one_hot(self.games.observer, one_hot)
        self.single_action_space = action_space(self.games)
        self.single_observation_space = observation_space(self.games, one_hot)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._now = time_step_of(self.games)
        self._tables = [Opponents(rules, others, seat) for _ in range(num_envs)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin every game anew; a seed fixes all draws and what the opponents do.

        >>> from quattrocento.environments.seats import SeatVectorEnv
        >>> env = SeatVectorEnv("signorie", 2, ["random"])
        >>> one, two = env.reset(seed=7)[0], env.reset(seed=7)[0]
        >>> bool((one["observation"] == two["observation"]).all())
        True
        """
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 32)))
        for place, table in enumerate(self._tables):
            self._sit_down(place, table)
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Seen, Rewards, Truth, Truth, dict[str, Any]]:
        """An action for every game, by number, and the others' until the seat decides again.

        >>> from quattrocento.environments.seats import SeatVectorEnv
        >>> env = SeatVectorEnv("signorie", 2, ["random"])
        >>> seen, info = env.reset(seed=7)
        >>> ended = [False]
        >>> while not any(ended):
        ...     seen, rewards, ended, cut_off, info = env.step(seen["action_mask"].argmax(axis=1))
        >>> first = ended.argmax()
        >>> int(info["final_info"]["place"][first]), info["final_obs"][first]["observation"].shape
        (1, (294,))
        """
        games = self.games
        games.step([int(number) for number in actions])
        now = self._now
        others = (now.seats != self.seat) | now.ended | now.cut_off
        for place in others.nonzero()[0].tolist():
            self._tables[place].play(games, place)
        rewards = now.rewards[:, self.seat].copy()
        ended, cut_off = now.ended.copy(), now.cut_off.copy()
        info: dict[str, Any] = {}
        for place in (ended | cut_off).nonzero()[0].tolist():
            info = self._add_info(info, self._final(place), place)
            games.begin(place)
            self._sit_down(place, self._tables[place])
        return self._seen(), rewards, ended, cut_off, info

    def action_masks(self) -> Truth:
        """Which actions are legal, a row for each game.

        >>> from quattrocento.environments.seats import SeatVectorEnv
        >>> env = SeatVectorEnv("signorie", 3, ["random"])
        >>> seen, info = env.reset(seed=7)
        >>> bool((env.action_masks() == seen["action_mask"]).all())
        True
        """
        return self._now.masks.copy()

    def words(self, action: int, game: int) -> str:
        """What an action says in a game, for people; needs `quattrocento[play]` too.

        >>> from quattrocento.environments.seats import SeatVectorEnv
        >>> env = SeatVectorEnv("signorie", 2, ["random"])
        >>> seen, info = env.reset(seed=7)
        >>> env.words(9, game=1)
        'Red 4'
        """
        games = self.games
        return said(games.game, games.positions[game], games.actions.moves[action])

    def render(self) -> tuple[str | Picture, ...] | None:
        """The tables as the seat sees them, in letters or as pictures.

        >>> from quattrocento.environments.seats import SeatVectorEnv
        >>> env = SeatVectorEnv("signorie", 2, ["random"], render_mode="ansi")
        >>> seen, info = env.reset(seed=7)
        >>> ["florins" in table for table in env.render()]
        [True, True]
        """
        if self.render_mode is None:
            return None
        games = self.games
        return tuple(
            rendered(self.render_mode, games.game, position, self.seat)
            for position in games.positions
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Arrays are laid over the memory of new games.
        draws = self.np_random.bit_generator.state
        return _restored, (self._made, self.games.save(), self._tables, draws)

    def _sit_down(self, place: int, table: Opponents) -> None:
        table.sit_down(self.np_random.integers(1 << 32, size=len(self.opponents)).tolist())
        table.play(self.games, place)

    def _seen(self) -> Seen:
        return {
            "observation": self._shape(self._now.observations),
            "action_mask": self._now.masks.view(np.int8).copy(),
        }

    def _final(self, place: int) -> dict[str, Any]:
        now = self._now
        return {
            "final_obs": {
                "observation": self._shape(now.observations[place]),
                "action_mask": now.masks[place].view(np.int8).copy(),
            },
            "final_info": {
                "score": int(now.scores[place, self.seat]),
                "place": int(now.places[place, self.seat]),
            },
        }


def _restored(
    made: tuple[Any, ...], games: Any, tables: list[Opponents], draws: Any
) -> SeatVectorEnv:
    """The environment that was pickled."""
    env = SeatVectorEnv(*made)
    env.games.restore(games)
    env._tables = tables
    env.np_random.bit_generator.state = draws
    return env
