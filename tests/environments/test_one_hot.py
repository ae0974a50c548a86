"""One-hot rows: a 1 for each named value, counts as they are, and nothing lost."""

from __future__ import annotations

import numpy as np
import pytest

import quattrocento
from quattrocento.environments.encoding.arrays import observer_of
from quattrocento.environments.one_hot import NAMED, WIDEST, OneHot
from quattrocento.environments.segments import described
from quattrocento.environments.vector import VectorEnv


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_the_numbers_can_be_read_back(game: str) -> None:
    seats = quattrocento.load_game(game).seats[0]
    env = VectorEnv(game, seats, games=4)
    turn = OneHot(env.observer)
    moment = env.reset(seed=4)
    for _ in range(60):
        moment = env.step(env.random_actions())
    ones = turn(moment.observations)
    assert ones.shape == (4, turn.size)
    assert ((turn.least <= ones) & (ones <= turn.most)).all()
    for part in described(env.observer):
        at = turn.start(part.name)
        for column, (low, high) in enumerate(part.bounds, start=part.start):
            numbers = moment.observations[:, column]
            width = high - low + 1
            if part.kind in NAMED and width <= WIDEST:
                assert (ones[:, at : at + width].sum(axis=1) == 1).all()
                assert (ones[:, at : at + width].argmax(axis=1) + low == numbers).all()
                at += width
            else:
                assert (ones[:, at] == numbers).all()
                at += 1


def test_who_decides_has_a_place_for_every_seat_and_for_nobody() -> None:
    observer = observer_of(quattrocento.load_game("signorie"), 3)
    turn = OneHot(observer)
    row = np.zeros(observer.size, np.int16)
    first = turn.start("deciding")
    for place, seat in enumerate((-1, 0, 1, 2)):
        row[observer.segment("deciding").start] = seat
        assert turn(row)[first : first + 4].tolist() == [float(place == at) for at in range(4)]
