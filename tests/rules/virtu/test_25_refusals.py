"""Whatever a person may expect is legal or refused by a rule, and nothing else is legal."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.virtu.options import EDITIONS
from quattrocento.kernel import play as kernel
from quattrocento.testing import check_moves
from tests.rules.virtu.table import GAME

PLAYED = 600


@pytest.mark.rule("V-401", "V-402")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", EDITIONS)
def test_legal_moves_and_refusals_agree_all_along(seats: int, edition: str) -> None:
    rng = Random(f"refusals {seats} {edition}")
    board = GAME.start(seats, EDITIONS[edition])
    kernel.settle(board, rng)
    for _ in range(PLAYED):
        decision = kernel.next_decision(board)
        if decision is None:
            break
        moves = decision.moves(board)
        expected = decision.candidates(board)
        check_moves(decision, board, moves)
        assert len(set(expected)) == len(expected)
        kernel.attempt(board, rng.choice(moves))
        kernel.settle(board, rng)
