"""A game for PettingZoo, seat after seat (AEC): needs `quattrocento[learn]`."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from quattrocento.environments.arrays import numbers_of, time_step_of
from quattrocento.environments.drawn import METADATA, check_mode, rendered, said
from quattrocento.environments.encoding.many import LONGEST, Games
from quattrocento.environments.one_hot import numbers_or_one_hot
from quattrocento.environments.picture import Picture
from quattrocento.environments.spaces import ILLEGAL, action_space, observation_space
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import IllegalMove

Seen = dict[str, Any]
NO_ACTION = -1
"""The number of no action: it is never legal."""
TOLD = (
    "agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
    "agent_selection", "_seat", "_over",
)  # fmt: skip
"""What PettingZoo tells of a game, besides the game."""
Saved = tuple[Any, dict[str, Any], Any]
"""The game, what is told of it, and the state of the generator of seeds."""


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One game; the agents are its seats, and whoever decides acts.

    An observation has the seat's numbers and an `action_mask`, which is all nought for seats
    that do not decide. Rewards come with the end. An action that is not legal ends the game
    too, and costs its seat a point.

    >>> from quattrocento.environments.pettingzoo import TableEnv
    >>> env = TableEnv("signorie", seats=2)
    >>> env.reset(seed=7)
    >>> seen, reward, terminated, truncated, info = env.last()
    >>> env.agent_selection, seen["observation"].shape, int(seen["action_mask"].sum())
    ('seat_1', (294,), 9)
    >>> env.step(int(seen["action_mask"].argmax()))
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        longest: int = LONGEST,
        overlay: str | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        one_hot: bool = False,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self._made = (game, seats, options, longest, overlay, reward, render_mode, one_hot)
        rules = load_game(game, overlay)
        self.games = Games(rules, seats, 1, options, longest, False, reward)
        self.metadata = {
            "name": f"{game}_v{self.games.observer.version}",
            **METADATA,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._shape = numbers_or_one_hot(self.games.observer, one_hot)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        actions, seen = action_space(self.games), observation_space(self.games, one_hot)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        step = time_step_of(self.games)
        self._observation = step.observations[0]
        self._mask = step.masks[0].view(np.int8)
        self._none = np.zeros_like(self._mask)
        self._deciding = self.games.deciding
        self._ended = self.games.ended
        self._cut_off = self.games.cut_off
        self._sheet = self.games.observer.sheet(1)
        self._other = numbers_of(self._sheet)
        self._seat = 0
        self._over = False
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation and the action mask of a seat, as a space of Gymnasium.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> TableEnv("signorie", seats=2).observation_space("seat_0")["observation"].shape
        (294,)
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of a seat: the same for all, legal or not.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> TableEnv("signorie", seats=2).action_space("seat_0")
        Discrete(376)
        """
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; the same seed gives the same draws, and without one they go on from it.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=3)
        >>> env.reset(seed=7)
        >>> env.agents, env.agent_selection
        (['seat_0', 'seat_1', 'seat_2'], 'seat_0')
        """
        if seed is not None:
            self._seeds = Random(seed)
        self.games.reset(self._seeds.getrandbits(32))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What a seat sees, and which actions are legal for it now.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=2)
        >>> env.reset(seed=7)
        >>> [int(env.observe(agent)["action_mask"].sum()) for agent in env.agents]
        [0, 9]
        """
        if self.possible_agents[self._seat] == agent and not self._over:
            return {"observation": self._shape(self._observation), "action_mask": self._mask.copy()}
        self._sheet.begin(0)
        seat = self.possible_agents.index(agent)
        self.games.observer.write(self.games.positions[0], seat, self._sheet)
        return {"observation": self._shape(self._other), "action_mask": self._none.copy()}

    def step(self, action: int | None) -> None:
        """The action of the seat that decides, by number; None for a seat whose game is over.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=2)
        >>> env.reset(seed=7)
        >>> env.step(315)
        >>> env.rewards, env.infos["seat_1"]["illegal_action"]
        ({'seat_0': 0.0, 'seat_1': -1.0}, 315)
        """
        agent = self.agent_selection
        if self._over:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.games.step([NO_ACTION if action is None else int(action)])
        except IllegalMove:
            self.infos[agent]["illegal_action"] = action
            self._end({agent: ILLEGAL}, cut_off=False)
            return
        if self._ended[0] or self._cut_off[0]:
            won = {
                seat: float(self.games.rewards[i]) for i, seat in enumerate(self.possible_agents)
            }
            self._end(won, cut_off=bool(self._cut_off[0]))
        else:
            self._select()

    def words(self, action: int) -> str:
        """What an action says, for people; needs `quattrocento[play]` too.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=2)
        >>> env.reset(seed=7)
        >>> env.words(9)
        'Red 4'
        """
        return said(self.games.game, self.games.positions[0], self.games.actions.moves[action])

    def render(self) -> str | Picture | None:
        """The table as whoever decides sees it: letters with `render_mode="ansi"`, or a picture.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=2, render_mode="rgb_array")
        >>> env.reset(seed=7)
        >>> env.render().shape
        (768, 960, 3)
        """
        if self.render_mode is None:
            return None
        return rendered(self.render_mode, self.games.game, self.games.positions[0], self._seat)

    def close(self) -> None:
        """Nothing is open: a table that is drawn needs no window.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> TableEnv("signorie", seats=2).close()
        """

    def save(self) -> Saved:
        """Everything from which this environment goes on in the same way, draws included.

        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=2)
        >>> env.reset(seed=7)
        >>> saved = env.save()
        >>> env.step(int(env.observe("seat_1")["action_mask"].argmax()))
        >>> env.restore(saved)
        >>> env.agent_selection, env.games.decisions[0]
        ('seat_1', 0)
        """
        told = {name: deepcopy(getattr(self, name)) for name in TOLD if hasattr(self, name)}
        return self.games.save(), told, self._seeds.getstate()

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, here or in an environment made alike.

        >>> from copy import deepcopy
        >>> from quattrocento.environments.pettingzoo import TableEnv
        >>> env = TableEnv("signorie", seats=2)
        >>> env.reset(seed=7)
        >>> twin = deepcopy(env)
        >>> bool((twin.observe("seat_1")["action_mask"] == env.last()[0]["action_mask"]).all())
        True
        """
        games, told, seeds = saved
        self.games.restore(games)
        self._seeds.setstate(seeds)
        for name, value in told.items():
            setattr(self, name, deepcopy(value))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._made, self.save())

    def _select(self) -> None:
        self._over = False
        self._seat = int(self._deciding[0])
        self.agent_selection = self.possible_agents[self._seat]

    def _end(self, won: dict[str, float], cut_off: bool) -> None:
        self._over = True
        standing = self.games.game.standing(self.games.positions[0])
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = won.get(agent, 0.0)
            self.terminations[agent] = not cut_off
            self.truncations[agent] = cut_off
            self.infos[agent] |= {"score": standing.scores[seat], "place": standing.places[seat]}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def _restored(made: tuple[Any, ...], saved: Saved) -> TableEnv:
    """The environment that was pickled."""
    env = TableEnv(*made)
    env.restore(saved)
    return env
