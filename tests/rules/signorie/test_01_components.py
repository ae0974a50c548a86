"""Section 1: components."""

from __future__ import annotations

import pytest

from quattrocento.kernel.errors import BadSetup
from tests.rules.signorie.table import GAME


@pytest.mark.rule("S-101")
def test_two_three_or_four_play_each_in_a_colour_of_the_own() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in GAME.seats:
        colours = GAME.view(GAME.start(seats), None)["colours"]
        assert colours == ["yellow", "red", "purple", "blue"][:seats]
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup):
            GAME.start(seats)
