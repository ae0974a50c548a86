"""One seat of a game for Gymnasium, against chosen bots: needs `quattrocento[learn]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.arrays import time_step_of
from quattrocento.environments.drawn import RENDER_MODES, drawn, said
from quattrocento.environments.encoding.arrays import learnable
from quattrocento.environments.encoding.many import LONGEST, Games
from quattrocento.environments.spaces import ILLEGAL, action_space, observation_space
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadSetup
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player
from quattrocento.players.specs import player_for

Seen = dict[str, Any]
Saved = tuple[Any, list[Player | None], Any]
"""The game, the bots, and the state of the generator of seeds."""


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of bots, each named like `greedy` or `search:200`, in the order of seats.

    Without opponents it is the smallest table, against greedy ones. `reward` says what the end is
    worth: `place`, `win`, `score` or `margin`.
    A step is one decision of this seat, and everything up to its next one. The reward comes with
    the end. An action that is not legal ends the game, and costs a point.

    >>> from quattrocento.environments.gymnasium import SeatEnv
    >>> env = SeatEnv("signorie", opponents=["random"], seat=1)
    >>> seen, info = env.reset(seed=7)
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((294,), 8)
    >>> seen, reward, terminated, truncated, info = env.step(seen["action_mask"].argmax())
    >>> reward, terminated, truncated
    (0.0, False, False)
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

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
    ) -> None:
        rules = load_game(game, overlay)
        others = ["greedy"] * (rules.seats[0] - 1) if opponents is None else list(opponents)
        if not 0 <= seat <= len(others):
            raise BadSetup(f"there is no seat {seat} at a table of {len(others) + 1}")
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetup(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self._made = (game, others, seat, options, longest, overlay, reward, render_mode)
        self.games = Games(rules, len(others) + 1, 1, options, longest, False, reward)
        self.seat = seat
        self.opponents = others
        self.render_mode = render_mode
        self.action_space = action_space(self.games)
        self.observation_space = observation_space(self.games)
        step = time_step_of(self.games)
        self._observation = step.observations[0]
        self._mask = step.masks[0].view(np.int8)
        self._players: list[Player | None] = []
        for spec in self.opponents:
            player_for(self.games.game, spec, 0)

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
        game = self.games.game
        players = [player_for(game, s, n) for s, n in zip(self.opponents, draws, strict=False)]
        self._players = [*players[: self.seat], None, *players[self.seat :]]
        self.games.reset(draws[-1])
        self._let_others_play()
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
        if not 0 <= number < len(self._mask) or not self._mask[number]:
            told = {"illegal_action": number} | self._result()
            return self._seen(), ILLEGAL, True, False, told
        self.games.step([number])
        self._let_others_play()
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
        masks: NDArray[np.bool_] = self._mask.astype(np.bool_)
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

    def render(self) -> str | None:
        """The table in letters as this seat sees it, with `render_mode="ansi"`.

        >>> from quattrocento.environments.gymnasium import SeatEnv
        >>> env = SeatEnv("signorie", ["random"], render_mode="ansi")
        >>> seen, info = env.reset(seed=7)
        >>> "florins" in env.render()
        True
        """
        if self.render_mode is None:
            return None
        return drawn(self.games.game, self.games.positions[0], self.seat)

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
        return self.games.save(), deepcopy(self._players), self.np_random.bit_generator.state

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
        games, players, draws = saved
        self.games.restore(games)
        self._players = deepcopy(players)
        self.np_random.bit_generator.state = draws
        if self.games.ended[0] or self.games.cut_off[0]:
            self._end()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._made, self.save())

    def _let_others_play(self) -> None:
        games = self.games
        while not (games.ended[0] or games.cut_off[0]):
            seat = int(games.deciding[0])
            player = self._players[seat]
            if player is None:
                return
            move = player.choose(Perspective(games.game, games.positions[0], seat))
            games.step([games.actions.number(move)])
        self._end()

    def _end(self) -> None:
        """The table at its end as this seat sees it."""
        sheet = self.games.sheet
        sheet.begin(0)
        self.games.observer.write(self.games.positions[0], self.seat, sheet)

    def _seen(self) -> Seen:
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        return self._result() if self.games.ended[0] or self.games.cut_off[0] else {}

    def _result(self) -> dict[str, Any]:
        standing = self.games.game.standing(self.games.positions[0])
        return {"score": standing.scores[self.seat], "place": standing.places[self.seat]}


def register() -> None:
    """Make `gymnasium.make("quattrocento/signorie-v1")` work; done when this module is imported.

    >>> import gymnasium
    >>> import quattrocento.environments.gymnasium
    >>> env = gymnasium.make("quattrocento/princes-v1", opponents=["greedy", "random"])
    >>> int(env.action_space.n)
    1187
    """
    for game in learnable():
        name = f"quattrocento/{game}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": game})


def _restored(made: tuple[Any, ...], saved: Saved) -> SeatEnv:
    """The environment that was pickled."""
    env = SeatEnv(*made)
    env.restore(saved)
    return env


register()
