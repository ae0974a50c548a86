"""Gymnasium's own check, and one seat against bots."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import quattrocento
from quattrocento.environments.encoding.arrays import observer_of
from quattrocento.environments.encoding.outcome import reward_by
from quattrocento.environments.gymnasium import SeatEnv
from quattrocento.kernel.errors import BadSetup, QuattrocentoError
from quattrocento.kernel.game import Standing

VERSIONS = {"signorie": 1, "princes": 2, "virtu": 2, "italian_wars": 2}
"""Whoever changes what is observed raises one of these, in `segments.toml` too."""


@pytest.mark.parametrize("game", quattrocento.GAMES)
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    seats = quattrocento.load_game(game).seats[0]
    name = f"quattrocento/{game}-v{VERSIONS[game]}"
    # Made by its name, it is checked as it renders too.
    check_env(gymnasium.make(name, opponents=["random"] * (seats - 1), seat=1).unwrapped)


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_a_name_carries_the_version_of_what_is_observed(game: str) -> None:
    rules = quattrocento.load_game(game)
    assert observer_of(rules, rules.seats[0]).version == VERSIONS[game]
    assert f"quattrocento/{game}-v{VERSIONS[game]}" in gymnasium.registry


def test_names_are_registered_without_loading_a_game() -> None:
    code = (
        "import sys, quattrocento.environments.gymnasium; "
        "print([name for name in sys.modules if name.startswith('quattrocento.games.') "
        "and name.endswith('.game')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_whole_game_from_every_seat() -> None:
    for seat in range(3):
        env = SeatEnv("signorie", ["random", "random"], seat)
        seen, _ = env.reset(seed=seat)
        rng = Random(seat)
        ended = False
        while not ended:
            assert env.games.deciding[0] == seat
            action = np.int64(rng.choice(seen["action_mask"].nonzero()[0]))
            seen, reward, ended, cut_off, info = env.step(action)
            assert not cut_off
        assert reward == {1: 1.0, 2: 0.0, 3: -1.0}[info["place"]]
        assert seen["observation"].tolist() == env.games.observer.row(env.games.positions[0], seat)
        assert not seen["action_mask"].any()


@pytest.mark.parametrize("copier", [lambda env: env, deepcopy])
def test_an_illegal_action_ends_the_game(copier: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv("signorie", ["random"])
    seen, _ = env.reset(seed=1)
    legal, illegal = seen["action_mask"].argmax(), seen["action_mask"].argmin()
    told = {"illegal_action": int(illegal), "score": 0, "place": 2}
    seen, *rest = env.step(illegal)
    assert rest == [-1.0, True, False, told]
    assert not seen["action_mask"].any()
    ended = copier(env)
    assert not ended.action_masks().any()
    with pytest.raises(ResetNeeded, match="reset before the next step"):
        ended.step(legal)
    ended.reset(seed=1)
    assert ended.step(legal)[2] is False


def test_no_step_follows_the_end() -> None:
    env = SeatEnv("signorie", ["random"], longest=40)
    seen, _ = env.reset(seed=1)
    cut_off = False
    while not cut_off:
        seen, _, ended, cut_off, info = env.step(seen["action_mask"].argmax())
        assert not ended
    assert set(info) == {"score", "place"}
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))


def test_games_are_found_by_name() -> None:
    env = gymnasium.make("quattrocento/virtu-v2", opponents=["greedy", "random"])
    assert env.reset(seed=1)[0]["observation"].shape == (967,)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no seat 3 at a table of 2"):
        SeatEnv("signorie", ["random"], seat=3)
    with pytest.raises(QuattrocentoError, match="no player is called 'genius'"):
        SeatEnv("signorie", ["genius"])


def test_a_game_is_made_by_its_name_alone() -> None:
    env = gymnasium.make("quattrocento/princes-v2")
    assert env.unwrapped.opponents == ["greedy", "greedy"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("reward", "expected"),
    [("win", [0.0, 1.0]), ("score", [40.0, 50.0]), ("margin", [-10.0, 10.0])],
)
def test_the_end_is_worth_what_was_asked_for(reward: str, expected: list[float]) -> None:
    standing = Standing([{"a": 40}, {"a": 20, "b": 30}], [2, 1])
    assert reward_by(reward)(standing) == expected
    env = SeatEnv("signorie", ["random"], reward=reward)
    seen, _ = env.reset(seed=3)
    ended = False
    while not ended:
        seen, worth, ended, _, info = env.step(seen["action_mask"].argmax())
    standing = env.games.game.standing(env.games.positions[0])
    assert worth == reward_by(reward)(standing)[0]
    assert (info["score"], info["place"]) == (standing.scores[0], standing.places[0])


@pytest.mark.parametrize("copier", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("moves", [0, 3, 1000])
def test_a_copy_goes_on_in_the_same_way(copier: Callable[[SeatEnv], SeatEnv], moves: int) -> None:
    env = SeatEnv("signorie", ["greedy"])
    seen, _ = env.reset(seed=5)
    ended = False
    for _ in range(moves):
        seen, _, ended, _, _ = env.step(seen["action_mask"].argmax())
        if ended:
            break
    other = copier(env)
    assert (other.action_masks() == env.action_masks()).all()
    assert (other._observation == env._observation).all()
    for _ in range(0 if ended else 5):
        action = env.action_masks().argmax()
        one, two = env.step(action), other.step(action)
        assert (one[0]["observation"] == two[0]["observation"]).all()


def test_many_seats_are_a_vector_of_gymnasium() -> None:
    how = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
    many = gymnasium.make_vec(
        "quattrocento/signorie-v1", 2, "sync", vector_kwargs=how, opponents=["random"]
    )
    seen, _ = many.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.any():
        seen, rewards, ended, _, info = many.step(seen["action_mask"].argmax(axis=1))
    [first, *_] = ended.nonzero()[0]
    assert info["final_obs"][first]["observation"].shape == (294,)
    assert info["final_info"]["place"][first] in (1, 2)
    assert rewards[first] in (-1.0, 0.0, 1.0)


def test_a_table_is_drawn_and_an_action_said() -> None:
    env = SeatEnv("virtu", ["random", "random"], render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert "The others" in (env.render() or "")
    assert env.words(int(seen["action_mask"].argmax()))
    with pytest.raises(BadSetup, match="render_mode is ansi or rgb_array, not 'human'"):
        SeatEnv("signorie", render_mode="human")
    with pytest.raises(BadSetup, match="no reward is called 'wins'; did you mean win"):
        SeatEnv("signorie", reward="wins")
