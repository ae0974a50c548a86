"""One seat at many tables: Gymnasium's vector environment, and what its rows come to."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import quattrocento
import quattrocento.environments.gymnasium
from quattrocento.environments.seats import SeatVectorEnv
from quattrocento.kernel.errors import BadSetup, IllegalMove


def made(game: str = "signorie", count: int = 3, **how: Any) -> VectorEnv:
    seats = quattrocento.load_game(game).seats[0]
    how = {"opponents": ["random"] * (seats - 1)} | how
    name = next(name for name in gymnasium.registry if name.startswith(f"quattrocento/{game}-"))
    return gymnasium.make_vec(name, count, "vector_entry_point", **how)


@pytest.mark.parametrize("game", quattrocento.GAMES)
@pytest.mark.parametrize("one_hot", [False, True])
def test_rows_lie_in_the_spaces(game: str, one_hot: bool) -> None:
    env = made(game, seat=1, one_hot=one_hot)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=3)
    for _ in range(10):
        assert env.observation_space.contains(seen)
        actions = seen["action_mask"].argmax(axis=1)
        assert env.action_space.contains(actions)
        seen, rewards, ended, cut_off, _ = env.step(actions)
        assert rewards.shape == ended.shape == cut_off.shape == (3,)


def test_a_game_that_ends_tells_its_end_and_begins_anew() -> None:
    env = made()
    seen, _ = env.reset(seed=1)
    ends = 0
    while ends < 4:
        seen, rewards, ended, cut_off, info = env.step(seen["action_mask"].argmax(axis=1))
        assert not cut_off.any()
        assert seen["action_mask"].any(axis=1).all()
        assert ("final_info" in info) == ended.any()
        for game in ended.nonzero()[0]:
            ends += 1
            final = info["final_obs"][game]
            assert env.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            place = info["final_info"]["place"][game]
            shared = rewards[game] == 0.0
            assert rewards[game] == (0.0 if shared else 1.0 if place == 1 else -1.0)
            assert info["final_info"]["score"][game] >= 0
        assert not rewards[~ended].any()


def test_rows_are_seen_from_the_seat_and_are_nobodys_memory() -> None:
    env = SeatVectorEnv("princes", 2, ["random", "random"], seat=2)
    seen, _ = env.reset(seed=5)
    first = seen["observation"].copy()
    for _ in range(5):
        for row, position in zip(seen["observation"], env.games.positions, strict=True):
            assert row.tolist() == env.games.observer.row(position, 2)
        later, *_ = env.step(seen["action_mask"].argmax(axis=1))
        seen = later
    env.reset(seed=5)
    assert (first == env.reset(seed=5)[0]["observation"]).all()


def test_games_that_grow_too_long_are_cut_off() -> None:
    env = made("virtu", longest=5)
    seen, _ = env.reset(seed=1)
    cut_off = np.zeros(3, bool)
    while not cut_off.any():
        seen, _, ended, cut_off, info = env.step(seen["action_mask"].argmax(axis=1))
        assert not ended.any()
    assert info["final_info"]["place"][cut_off].all()


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    env = SeatVectorEnv("signorie", 2, ["random"])
    seen, _ = env.reset(seed=1)
    before = [position.dump() for position in env.games.positions]
    good, bad = seen["action_mask"].argmax(axis=1), seen["action_mask"].argmin(axis=1)
    with pytest.raises(IllegalMove, match="is not legal in game 1 now"):
        env.step(np.array([good[0], bad[1]]))
    assert [position.dump() for position in env.games.positions] == before
    with pytest.raises(BadSetup, match="there is one game at least, not 0"):
        SeatVectorEnv("signorie", 0)


def test_tables_are_pictured_and_actions_said() -> None:
    env = SeatVectorEnv("signorie", 2, ["random"], render_mode="rgb_array")
    seen, _ = env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert [frame.shape for frame in frames if isinstance(frame, np.ndarray)] == [(768, 960, 3)] * 2
    assert env.words(int(seen["action_mask"][1].argmax()), 1)
    assert SeatVectorEnv("signorie", 2, ["random"]).render() is None


@pytest.mark.parametrize("copier", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_in_the_same_way(copier: Callable[[SeatVectorEnv], SeatVectorEnv]) -> None:
    env = SeatVectorEnv("signorie", 2, ["random"])
    env.reset(seed=5)
    for _ in range(3):
        env.step(env.action_masks().argmax(axis=1))
    other = copier(env)
    assert (env.action_masks() == other.action_masks()).all()
    for _ in range(60):
        actions = env.action_masks().argmax(axis=1)
        one, two = env.step(actions), other.step(actions)
        assert (one[0]["observation"] == two[0]["observation"]).all()
        assert (one[2] == two[2]).all()
