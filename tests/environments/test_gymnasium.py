"""Gymnasium's own check, and one seat against bots."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quattrocento
from quattrocento.environments.gymnasium import SeatEnv, register
from quattrocento.kernel.errors import BadSetup, QuattrocentoError


@pytest.mark.parametrize("game", quattrocento.GAMES)
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    seats = quattrocento.load_game(game).seats[0]
    check_env(SeatEnv(game, ["random"] * (seats - 1), seat=1), skip_render_check=True)


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


def test_an_illegal_action_ends_the_game() -> None:
    env = SeatEnv("signorie", ["random"])
    seen, _ = env.reset(seed=1)
    illegal = seen["action_mask"].argmin()
    assert env.step(illegal)[1:] == (-1.0, True, False, {"illegal_action": int(illegal)})


def test_games_are_found_by_name() -> None:
    register()
    env = gymnasium.make("quattrocento/virtu-v1", opponents=["greedy", "random"])
    assert env.reset(seed=1)[0]["observation"].shape == (967,)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no seat 3 at a table of 2"):
        SeatEnv("signorie", ["random"], seat=3)
    with pytest.raises(QuattrocentoError, match="no player is called 'genius'"):
        SeatEnv("signorie", ["genius"])
