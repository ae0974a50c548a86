"""One seat of a game for Gymnasium, against chosen bots: needs `quattrocento[learn]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.arrays import time_step_of
from quattrocento.environments.drawn import METADATA, check_mode, rendered, said
from quattrocento.environments.encoding.many import LONGEST, Games
from quattrocento.environments.encoding.told import version_of
from quattrocento.environments.one_hot import numbers_or_one_hot
from quattrocento.environments.opponents import Opponents, seated
from quattrocento.environments.picture import Picture
from quattrocento.environments.spaces import ILLEGAL, action_space, observation_space
from quattrocento.games.registry import GAMES, home_of, load_game

Seen = dict[str, Any]
Saved = tuple[Any, Opponents, Any, bool]
"""The game, the bots, the state of the generator of seeds, and whether an illegal action ended it.
"""


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of bots, each named like `greedy` or `search:200`, in the order of seats.

    Without opponents it is the smallest table, against greedy ones. `reward` says what the end is
    worth: `place`, `win`, `score` or `margin`.
    A step is one decision of this seat, and everything up to its next one. The reward comes with
    the end. An action that is not legal ends the game, and costs a point. A game that has ended
    has no legal action left, and is not stepped on: it is reset.

    >>> from quattrocento.environments.gymnasium import SeatEnv
    >>> env = SeatEnv("signorie", opponents=["random"], seat=1)
    >>> seen, info = env.reset(seed=7)
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((294,), 8)
    >>> seen, reward, terminated, truncated, info = env.step(seen["action_mask"].argmax())
    >>> reward, terminated, truncated
    (0.0, False, False)
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        longest: int = LONGEST,
        overlay: str | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        one_hot: bool = False,
    ) -> None:
        rules = load_game(game, overlay)
        others = seated(rules, opponents, seat)
        check_mode(render_mode)
        self._made = (game, others, seat, options, longest, overlay, reward, render_mode, one_hot)
        self.games = Games(rules, len(others) + 1, 1, options, longest, False, reward)
        self.seat = seat
        self.opponents = others
        self.render_mode = render_mode
        self._shape = numbers_or_one_hot(self.games.observer, one_hot)
        self.action_space = action_space(self.games)
        self.observation_space = observation_space(self.games, one_hot)
        step = time_step_of(self.games)
        self._observation = step.observations[0]
        self._mask = step.masks[0].view(np.int8)
        self._others = Opponents(rules, others, seat)
        self._illegal = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin anew; a seed fixes the draws and what the bots do.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", opponents=["greedy"])
        >>> one, info = env.reset(seed=7)
        >>> two, info = env.reset(seed=7)
        >>> bool((one["observation"] == two["observation"]).all()), info
        (True, {})
        """
        super().reset(seed=seed)
        draws = self.np_random.integers(1 << 32, size=len(self.opponents) + 1).tolist()
        self._others.sit_down(draws)
        self.games.reset(draws[-1])
        self._illegal = False
        self._others.play(self.games, 0)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The action of this seat, by number, and the others' until it decides again.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", opponents=["random"])
        >>> seen, info = env.reset(seed=7)
        >>> terminated = False
        >>> while not terminated:
        ...     seen, reward, terminated, truncated, info = env.step(seen["action_mask"].argmax())
        >>> reward, info
        (1.0, {'score': 86, 'place': 1})
        """
        number = int(action)
        if self._over():
            raise gymnasium.error.ResetNeeded("the game has ended: reset before the next step")
        if not 0 <= number < len(self._mask) or not self._mask[number]:
            self._illegal = True
            return self._seen(), ILLEGAL, True, False, {"illegal_action": number} | self._result()
        self.games.step([number])
        self._others.play(self.games, 0)
        reward = float(self.games.rewards[self.seat])
        ended, cut_off = bool(self.games.ended[0]), bool(self.games.cut_off[0])
        return self._seen(), reward, ended, cut_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO of sb3-contrib asks for it.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", seat=1)
        >>> seen, info = env.reset(seed=7)
        >>> int(env.action_masks().sum()) == int(seen["action_mask"].sum())
        True
        """
        masks: NDArray[np.bool_] = self._legal().astype(np.bool_)
        return masks

    def words(self, action: int) -> str:
        """What an action says, for people; needs `quattrocento[play]` too.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", ["random"], seat=1)
        >>> seen, info = env.reset(seed=7)
        >>> env.words(9)
        'Red 4'
        """
        return said(self.games.game, self.games.positions[0], self.games.actions.moves[action])

    def render(self) -> str | Picture | None:
        """The table as this seat sees it: letters with `render_mode="ansi"`, or a picture.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", ["random"], render_mode="ansi")
        >>> seen, info = env.reset(seed=7)
        >>> "florins" in env.render()
        True
        >>> SeatEnv("signorie", ["random"], render_mode="rgb_array").unwrapped.render_mode
        'rgb_array'
        """
        if self.render_mode is None:
            return None
        return rendered(self.render_mode, self.games.game, self.games.positions[0], self.seat)

    def save(self) -> Saved:
        """Everything from which this environment goes on in the same way, bots and draws included.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", ["random"])
        >>> seen, info = env.reset(seed=7)
        >>> saved, action = env.save(), seen["action_mask"].argmax()
        >>> after = env.step(action)[0]["observation"]
        >>> env.restore(saved)
        >>> bool((env.step(action)[0]["observation"] == after).all())
        True
        """
        draws = self.np_random.bit_generator.state
        return self.games.save(), deepcopy(self._others), draws, self._illegal

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, here or in an environment made alike.

        >>> from copy import deepcopy
        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", ["random"])
        >>> seen, info = env.reset(seed=7)
        >>> twin = deepcopy(env)
        >>> bool((twin.action_masks() == env.action_masks()).all())
        True
        """
        games, others, draws, self._illegal = saved
        self.games.restore(games)
        self._others = deepcopy(others)
        self.np_random.bit_generator.state = draws
        if self.games.positions:
            # The table at its end is seen from here, not by whoever decided last.
            self._others.play(self.games, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._made, self.save())

    def _over(self) -> bool:
        return self._illegal or bool(self.games.ended[0] or self.games.cut_off[0])

    def _legal(self) -> NDArray[np.int8]:
        return np.zeros_like(self._mask) if self._illegal else self._mask

    def _seen(self) -> Seen:
        return {"observation": self._shape(self._observation), "action_mask": self._legal().copy()}

    def _info(self) -> dict[str, Any]:
        return self._result() if self._over() else {}

    def _result(self) -> dict[str, Any]:
        standing = self.games.game.standing(self.games.positions[0])
        return {"score": standing.scores[self.seat], "place": standing.places[self.seat]}


def register() -> None:
    """Make `gymnasium.make("quattrocento/signorie-v1")` work; done when this module is imported.

    The number is the version of the observation; no game is loaded for it.

    >>> import gymnasium
    >>> import quattrocento.environments.gymnasium
    >>> env = gymnasium.make("quattrocento/princes-v2", opponents=["greedy", "random"])
    >>> int(env.action_space.n)
    1187
    """
    for game in GAMES:
        name = f"quattrocento/{game}-v{version_of(home_of(game))}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:SeatEnv",
                vector_entry_point="quattrocento.environments.seats:SeatVectorEnv",
                kwargs={"game": game},
            )


def _restored(made: tuple[Any, ...], saved: Saved) -> SeatEnv:
    """The environment that was pickled."""
    env = SeatEnv(*made)
    env.restore(saved)
    return env


register()
