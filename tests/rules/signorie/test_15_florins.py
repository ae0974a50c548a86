"""Section 15: florins."""

from __future__ import annotations

import pytest

from tests.rules.signorie.table import after, crowd, legal, play, random_game, step, table


@pytest.mark.rule("S-1501")
@pytest.mark.parametrize("die", [1, 6])
def test_the_action_gives_3_florins(die: int) -> None:
    board = table(players={0: {"florins": 4}})
    play(board, f"take_die yellow {die}", "signoria")
    assert board.players[0].florins == 4 + 3
    assert board.players[1].florins == 10


@pytest.mark.rule("S-1502")
def test_the_action_is_possible_with_nothing_at_all() -> None:
    board = table(cities=crowd(8), players={0: {"florins": 0, "men": 0, "women": 0}})
    assert legal(play(board, "take_die yellow 1")) == ["signoria"]


@pytest.mark.rule("S-1502")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_action_is_offered_with_every_yellow_die(seats: int) -> None:
    for board in random_game(seats, seed=seats):
        if board.agenda and step(board)[0] == "take_die":
            for move in legal(board):
                if move.startswith("take_die yellow"):
                    assert "signoria" in legal(after(board, move))
