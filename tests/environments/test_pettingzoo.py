"""PettingZoo's own checks, and what they do not look at."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import collect_render_results

import quattrocento
from quattrocento.environments.encoding.outcome import outcome
from quattrocento.environments.pettingzoo import TableEnv

TABLES = {
    (name, seats)
    for name in quattrocento.GAMES
    for seats in (min(quattrocento.load_game(name).seats), max(quattrocento.load_game(name).seats))
}


@pytest.mark.parametrize(("game", "seats"), sorted(TABLES))
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_api_is_as_pettingzoo_wants_it(game: str, seats: int) -> None:
    api_test(TableEnv(game, seats), num_cycles=20)


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_a_seed_fixes_everything(game: str) -> None:
    seats = quattrocento.load_game(game).seats[0]
    seed_test(lambda: TableEnv(game, seats), num_cycles=10)


def play(env: TableEnv, seed: int) -> None:
    env.reset(seed=seed)
    rng = Random(seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        mask = env.last()[0]["action_mask"]
        env.step(int(rng.choice(mask.nonzero()[0])))


def test_a_game_ends_with_the_places_as_rewards() -> None:
    env = TableEnv("signorie", 3)
    play(env, 2)
    places = [env.infos[agent]["place"] for agent in env.possible_agents]
    assert [env.rewards[agent] for agent in env.possible_agents] == outcome(places)
    assert sorted(places)[0] == 1
    rewards = dict(env.rewards)
    for agent in env.agent_iter():
        assert env.last()[1] == rewards[agent]
        env.step(None)
    assert env.agents == []


def test_a_table_is_pictured_and_an_action_said() -> None:
    for mode in TableEnv("signorie", 2).metadata["render_modes"]:
        # PettingZoo's own test of rendering wants a window, too.
        env = TableEnv("signorie", 2, render_mode=mode)
        env.reset(seed=7)
        frames = collect_render_results(env)
        if mode == "ansi":
            assert all("florins" in frame for frame in frames)
        else:
            assert {(frame.shape, frame.dtype.name) for frame in frames} == {
                ((768, 960, 3), "uint8")
            }
    env.reset(seed=7)
    assert env.words(9) == "Red 4"


def test_one_hot_observations_are_within_their_space() -> None:
    env = TableEnv("princes", 3, one_hot=True)
    env.reset(seed=7)
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent))


def test_a_seat_that_does_not_decide_has_nothing_to_choose() -> None:
    env = TableEnv("princes", 3)
    env.reset(seed=1)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        row = env.games.observer.row(env.games.positions[0], seat)
        assert seen["observation"].tolist() == row
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_costs_its_seat_the_game() -> None:
    env = TableEnv("signorie", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    assert all(env.terminations.values())
    assert "illegal_action" in env.infos[agent]


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = TableEnv("virtu", 3, longest=4)
    play(env, 1)
    for seat, agent in enumerate(env.possible_agents):
        row = env.games.observer.row(env.games.positions[0], seat)
        assert env.observe(agent)["observation"].tolist() == row
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("copier", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_in_the_same_way(copier: Callable[[TableEnv], TableEnv]) -> None:
    env = TableEnv("princes", seats=3)
    env.reset(seed=5)
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    other = copier(env)
    for _ in range(10):
        action = int(env.last()[0]["action_mask"].argmax())
        env.step(action)
        other.step(action)
        assert env.agent_selection == other.agent_selection
        assert (env.last()[0]["observation"] == other.last()[0]["observation"]).all()
