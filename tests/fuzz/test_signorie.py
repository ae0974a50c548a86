"""Random games of Signorie on a board that only an overlay has, under watch."""

from __future__ import annotations

import os

import pytest

from quattrocento.testing import fuzz
from tests.rules.signorie.another_board import ANOTHER

GAMES = int(os.environ.get("QUATTROCENTO_FUZZ", "2"))


@pytest.mark.parametrize("seats", ANOTHER.seats)
@pytest.mark.parametrize("tiles", ["compulsory", "optional"])
def test_random_games_on_another_board(seats: int, tiles: str) -> None:
    for seed in range(GAMES):
        assert fuzz(ANOTHER, seats, {"tiles": tiles}, seed) > 50
