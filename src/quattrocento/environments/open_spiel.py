"""The games for OpenSpiel, as Python games: needs `quattrocento[openspiel]`.

Importing this module registers `quattrocento_signorie` and the others.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

from quattrocento.environments.arrays import numbers_of
from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_chance, next_decision, play, run
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import spell
from quattrocento.spaces.actions import actions_of
from quattrocento.spaces.many import LONGEST
from quattrocento.spaces.observers import observer_of
from quattrocento.spaces.outcome import outcome
from quattrocento.spaces.sheet import Sheet

SAMPLES = 1024
"""Equally likely outcomes of a draw: each is the seed of one sample. Draws here are of many tiles
or dice at once, far too many to list; so a history still says everything that fell."""


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a rule set before a game of it."""
    rules = load_game(name)
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=f"quattrocento_{name}",
        long_name=f"Quattrocento: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if rules.luck
        else kinds.ChanceMode.DETERMINISTIC,
        information=information.PERFECT_INFORMATION
        if rules.open
        else information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(rules.seats),
            "longest": LONGEST,
            "options": "",
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A rule set with a number of players and the choices of the table.

    `options` is written `tiles:optional;colours:red+blue`; after `longest` decisions a game is
    cut off and judged as it stands.
    """

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules: Game[Any] = load_game(self.name)
        kind = TYPES[self.name]
        params = kind.parameter_specification | (params or {})
        self.seats: int = params["players"]
        self.longest: int = params["longest"]
        given = [text.split(":") for text in params["options"].split(";") if text]
        self.options = {key: value.replace("+", ",") for key, value in given}
        self.actions = actions_of(self.name)
        self.observer = observer_of(self.rules, self.seats)
        self.rules.read_options(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=SAMPLES if self.rules.luck else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver | None:
        """What a seat sees, public and its own together; they cannot be had apart."""
        return SpielObserver(self) if kind is None or _whole(kind) else None


def _whole(kind: Any) -> bool:
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info and own and not kind.perfect_recall)


class Held:
    """A position that is cloned where OpenSpiel copies a state, and written where it keeps one."""

    def __init__(self, game: str, position: Position) -> None:
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.game, self.position.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return read_held, (self.game, self.position.dump())


def read_held(game: str, data: dict[str, Any]) -> Held:
    return Held(game, load_game(game).load(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: somebody decides, or something is drawn, or it is over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        position = game.rules.start(game.seats, game.options)
        run(position)
        self.held = Held(game.name, position)
        self.draws = 0
        self.decisions = 0

    def current_player(self) -> Any:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        decision = next_decision(self.held.position)
        return pyspiel.PlayerId.CHANCE if decision is None else decision.seat

    def is_terminal(self) -> bool:
        position = self.held.position
        return not position.agenda or self.decisions >= self.get_game().longest

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().actions.legal(self.held.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(sample, 1.0 / SAMPLES) for sample in range(SAMPLES)]

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        chance = next_chance(position)
        if chance is not None:
            rng = Random(self.draws * SAMPLES + action)
            self.draws += 1
            play(position, chance.sample(position, rng))
        else:
            self.decisions += 1
            play(position, self.get_game().actions.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"sample {action}"
        return spell(self.get_game().actions.moves[action])

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.seats
        return outcome(game.rules.standing(self.held.position).places)

    def __str__(self) -> str:
        return json.dumps(self.held.position.dump(), ensure_ascii=False)


class SpielObserver:
    """What a player sees: the numbers in named segments, or the view as JSON."""

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        observer = game.observer
        self._sheet = Sheet(observer.size)
        self._numbers = numbers_of(self._sheet)
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {
            segment.name: self.tensor[segment.start : segment.start + segment.size]
            for segment in observer.segments
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self._sheet.at = 0
        self._game.observer.write(state.held.position, player, self._sheet)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(self._game.rules.view(state.held.position, player), ensure_ascii=False)


class SignorieGame(SpielGame):
    """`quattrocento_signorie`."""

    name = "signorie"


class PrincesGame(SpielGame):
    """`quattrocento_princes`."""

    name = "princes"


class VirtuGame(SpielGame):
    """`quattrocento_virtu`."""

    name = "virtu"


class ItalianWarsGame(SpielGame):
    """`quattrocento_italian_wars`."""

    name = "italian_wars"


TYPES = {name: game_type(name) for name in GAMES}
for _game in (SignorieGame, PrincesGame, VirtuGame, ItalianWarsGame):
    pyspiel.register_game(TYPES[_game.name], _game)
