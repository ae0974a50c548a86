"""Tables as pictures: every letter that is drawn has a shape, and what is seen is in them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import quattrocento
from quattrocento.environments.drawn import drawn
from quattrocento.environments.picture import DOWN, PAPER, _glyphs, picture
from quattrocento.kernel.play import legal, play, settle


@pytest.mark.parametrize("name", quattrocento.GAMES)
def test_every_letter_of_a_table_has_a_shape(name: str) -> None:
    game = quattrocento.load_game(name)
    position = game.start(game.seats[-1])
    rng = Random(3)
    settle(position, rng)
    which, _ = _glyphs()
    for number in range(60):
        if number % 20 == 0:
            assert set(drawn(game, position, 0)) - {"\n"} <= set(which)
        play(position, rng.choice(legal(position)))
        settle(position, rng)


def test_a_picture_has_ink_where_the_letters_are() -> None:
    match = quattrocento.start("signorie", 2, seed=7)
    game = match.record.game
    found = picture(game, match.position, 0)
    assert found.dtype == np.uint8
    inked = (found != PAPER).any(axis=2)
    rows = inked.reshape(-1, DOWN, found.shape[1]).any(axis=(1, 2))
    lines = drawn(game, match.position, 0).splitlines()
    for line, ink in zip(lines, rows, strict=False):
        assert bool(line.strip()) == ink
    assert not rows[len(lines) :].any()


def test_seats_see_pictures_of_their_own() -> None:
    match = quattrocento.start("virtu", 3, seed=7)
    game = match.record.game
    one, two = (picture(game, match.position, seat) for seat in (0, 1))
    assert one.shape == two.shape
    assert (one != two).any()
    assert (one == picture(game, match.position, 0)).all()
