"""Many games as arrays: the arrays are the memory that the games are written into."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pytest

import quattrocento
from quattrocento.environments.gymnasium import SeatEnv
from quattrocento.environments.pettingzoo import TableEnv
from quattrocento.environments.vector import VectorEnv
from quattrocento.kernel.errors import BadSetup, IllegalMove


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_arrays_are_of_the_present_moment(game: str) -> None:
    seats = quattrocento.load_game(game).seats[-1]
    env = VectorEnv(game, seats, games=5)
    first = env.reset(seed=3)
    for _ in range(20):
        moment = env.step(np.array(env.random_actions()))
        assert moment is first
        for number, position in enumerate(env.games.positions):
            seat = int(moment.seats[number])
            assert moment.observations[number].tolist() == env.observer.row(position, seat)
            assert moment.masks[number].nonzero()[0].tolist() == sorted(env.games.legal(number))
    assert moment.rewards.shape == (5, seats)
    assert moment.observations.dtype == np.int16
    assert moment.masks.dtype == np.bool_


def test_games_end_and_begin_anew() -> None:
    env = VectorEnv("signorie", 2, games=3)
    moment = env.reset(seed=1)
    ends = 0
    for _ in range(400):
        moment = env.step(env.random_actions())
        ends += int(moment.ended.sum())
        assert not moment.rewards[~moment.ended].any()
        assert moment.masks.any(axis=1).all()
        over = moment.ended
        assert not moment.scores[~over].any()
        assert not moment.places[~over].any()
        for scores, places in zip(moment.scores[over], moment.places[over], strict=True):
            assert scores[places == 1].min() >= scores.max()
            assert places.min() == 1
    assert ends >= 3


def test_a_seed_fixes_the_games() -> None:
    ends = []
    for _ in range(2):
        env = VectorEnv("princes", 3, games=2)
        moment = env.reset(seed=9)
        for _ in range(50):
            moment = env.step(moment.masks.argmax(axis=1))
        ends.append(moment.observations.copy())
    assert (ends[0] == ends[1]).all()


def test_arrays_cannot_be_written_to_and_illegal_actions_are_refused() -> None:
    env = VectorEnv("signorie", 2, games=2)
    moment = env.reset()
    with pytest.raises(ValueError, match="read-only"):
        moment.observations[0, 0] = 1
    with pytest.raises(IllegalMove, match="is not legal in game 0 now"):
        env.step(moment.masks.argmin(axis=1))


def test_corrected_components_are_played_with() -> None:
    corrected = "[start]\nflorins = 9\n"
    florins = VectorEnv("signorie", 2, games=1).observer.segment("player0.florins").start
    seen = [
        int(VectorEnv("signorie", 2, 1, overlay=overlay).reset(seed=3).observations[0, florins])
        for overlay in (None, corrected)
    ]
    assert seen[1] == seen[0] + 4
    assert TableEnv("signorie", 2, overlay=corrected).games.game.overlay is not None
    assert SeatEnv("signorie", ["random"], overlay=corrected).games.game.overlay is not None


@pytest.mark.parametrize(
    ("game", "seats", "games", "complaint"),
    [
        ("chess", 2, 4, "no game is called 'chess'"),
        ("signorie", 7, 4, "signorie is for 2, 3, 4 players, not 7"),
        ("signorie", 2, 0, "there is one game at least, not 0"),
    ],
)
def test_a_wrong_wish_is_told(game: str, seats: int, games: int, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        VectorEnv(game, seats, games)


def test_the_core_needs_none_of_it() -> None:
    """Neither NumPy nor what compiled arrays need is loaded with the library."""
    code = (
        "import sys, quattrocento; quattrocento.start('princes', 3); "
        "print(sorted({'numpy', 'librt', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_without_a_seed_games_differ_and_a_copy_goes_on_in_the_same_way() -> None:
    env = VectorEnv("signorie", 2, games=4)
    env.reset()
    other = pickle.loads(pickle.dumps(env))
    actions = env.random_actions()
    assert other.random_actions() == actions
    assert (env.step(actions).observations == other.step(actions).observations).all()
    before = env.games.positions[0].dump()
    env.reset()
    assert env.games.positions[0].dump() != before
