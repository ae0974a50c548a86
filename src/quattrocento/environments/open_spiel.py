"""The games for OpenSpiel, as Python games: needs `quattrocento[learn]`.

Importing this module registers `quattrocento_signorie` and the others.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

from quattrocento.environments.arrays import numbers_of
from quattrocento.environments.encoding.arrays import actions_of, learnable, observer_of
from quattrocento.environments.encoding.many import LONGEST
from quattrocento.environments.encoding.outcome import outcome
from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_chance, next_decision, play, run
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import spell

SAMPLES = 1024
"""Equally likely outcomes of a draw: each is the seed of one sample. Draws here are of many tiles
or dice at once, far too many to list; so a history still says everything that fell."""


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a rule set before a game of it.

    >>> from quattrocento.environments.open_spiel import game_type
    >>> game_type("virtu").short_name, game_type("virtu").min_num_players
    ('quattrocento_virtu', 3)
    """
    rules = load_game(name)
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=f"quattrocento_{name}",
        long_name=f"Quattrocento: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if _draws(rules)
        else kinds.ChanceMode.DETERMINISTIC,
        information=information.PERFECT_INFORMATION
        if rules.sight.open
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

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> game = pyspiel.load_game("quattrocento_signorie(players=3,options=tiles:optional)")
    >>> game.num_players(), game.num_distinct_actions(), game.options
    (3, 376, {'tiles': 'optional'})
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
            max_chance_outcomes=SAMPLES if _draws(self.rules) else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """A game that begins; Signorie begins with a draw.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
        >>> game.new_initial_state().is_chance_node()
        True
        """
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver | None:
        """What a seat sees, public and its own together; they cannot be had apart.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
        >>> state = game.new_initial_state()
        >>> observer = game.make_py_observer()
        >>> observer.set_from(state, player=0)
        >>> observer.tensor.shape, observer.dict["player0.florins"].tolist()
        ((294,), [5.0])
        """
        return SpielObserver(self) if kind is None or _whole(kind) else None


def _draws(rules: Game[Any]) -> bool:
    """Something is drawn: by the rules, or who begins."""
    return rules.luck or any(option.by_lot for option in rules.options)


def _whole(kind: Any) -> bool:
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info and own and not kind.perfect_recall)


class _Held:
    """A position that is cloned where OpenSpiel copies a state, and written where it keeps one."""

    def __init__(self, game: str, position: Position) -> None:
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        return _Held(self.game, self.position.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_held, (self.game, self.position.dump())


def _read_held(game: str, data: dict[str, Any]) -> _Held:
    return _Held(game, load_game(game).load(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: somebody decides, or something is drawn, or it is over.

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> game = pyspiel.load_game("quattrocento_virtu(players=3,options=first_player:red)")
    >>> state = game.new_initial_state()
    >>> action = state.legal_actions()[0]
    >>> state.action_to_string(state.current_player(), action)
    'family lorenzo'
    >>> state.apply_action(action)
    >>> state.history() == [action]
    True
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        position = game.rules.start(game.seats, game.options)
        run(position)
        self.held = _Held(game.name, position)
        self.draws = 0
        self.decisions = 0

    def current_player(self) -> Any:
        """The seat that decides, or OpenSpiel's number for a draw or the end.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
        >>> state = game.new_initial_state()
        >>> state.current_player() == pyspiel.PlayerId.CHANCE
        True
        """
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        decision = next_decision(self.held.position)
        return pyspiel.PlayerId.CHANCE if decision is None else decision.seat

    def is_terminal(self) -> bool:
        """The game is over, or was cut off.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> rules = "players=3,longest=1,options=first_player:red"
        >>> game = pyspiel.load_game(f"quattrocento_virtu({rules})")
        >>> state = game.new_initial_state()
        >>> state.apply_action(state.legal_actions()[0])
        >>> state.is_terminal()
        True
        """
        position = self.held.position
        return not position.agenda or self.decisions >= self.get_game().longest

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().actions.legal(self.held.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Samples of the draw, each as likely as the others.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
        >>> state = game.new_initial_state()
        >>> state.chance_outcomes()[:2]
        [(0, 0.0009765625), (1, 0.0009765625)]
        """
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
        """What the end is worth to each seat, by places; nought before it.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_virtu(players=3,longest=1)")
        >>> state = game.new_initial_state()
        >>> state.apply_action(state.legal_actions()[0])
        >>> state.returns()
        [0.0, 0.0, 0.0]
        """
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.seats
        return outcome(game.rules.standing(self.held.position).places)

    def __str__(self) -> str:
        return json.dumps(self.held.position.dump(), ensure_ascii=False)


class SpielObserver:
    """What a player sees: the numbers in named segments, or the view as JSON.

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
    >>> observer = game.make_py_observer()
    >>> list(observer.dict)[:4]
    ['seat', 'deciding', 'step', 'optional_tiles']
    """

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        observer = game.observer
        self._sheet = observer.sheet(1)
        self._numbers = numbers_of(self._sheet)
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {
            segment.name: self.tensor[segment.start : segment.start + segment.size]
            for segment in observer.segments
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Put into `tensor` and `dict` what a player sees now.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
        >>> observer = game.make_py_observer()
        >>> observer.set_from(game.new_initial_state(), player=1)
        >>> observer.dict["seat"].tolist()
        [1.0]
        """
        self._sheet.begin(0)
        self._game.observer.write(state.held.position, player, self._sheet)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a player as JSON.

        >>> import pyspiel
        >>> import quattrocento.environments.open_spiel
        >>> game = pyspiel.load_game("quattrocento_signorie(players=2)")
        >>> observer = game.make_py_observer()
        >>> observer.string_from(game.new_initial_state(), player=0)[:20]
        '{"me": 0, "options":'
        """
        return json.dumps(
            self._game.rules.sight.view(state.held.position, player), ensure_ascii=False
        )


class SignorieGame(SpielGame):
    """`quattrocento_signorie`.

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> pyspiel.load_game("quattrocento_signorie").num_distinct_actions()
    376
    """

    name = "signorie"


class PrincesGame(SpielGame):
    """`quattrocento_princes`.

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> pyspiel.load_game("quattrocento_princes").num_distinct_actions()
    1187
    """

    name = "princes"


class VirtuGame(SpielGame):
    """`quattrocento_virtu`.

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> pyspiel.load_game("quattrocento_virtu").num_distinct_actions()
    3931
    """

    name = "virtu"


class ItalianWarsGame(SpielGame):
    """`quattrocento_italian_wars`.

    >>> import pyspiel
    >>> import quattrocento.environments.open_spiel
    >>> pyspiel.load_game("quattrocento_italian_wars").num_distinct_actions()
    12009
    """

    name = "italian_wars"


TYPES = {name: game_type(name) for name in learnable()}
OWN = {game.name: game for game in (SignorieGame, PrincesGame, VirtuGame, ItalianWarsGame)}
for _name, _kind in TYPES.items():
    # An added game has no class of its own here.
    pyspiel.register_game(_kind, OWN.get(_name) or type(_name, (SpielGame,), {"name": _name}))
