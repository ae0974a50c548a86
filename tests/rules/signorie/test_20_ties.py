"""Section 20: the tie-break."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from quattrocento.games.signorie.names import COLOURS
from quattrocento.kernel import play as kernel
from tests.rules.signorie.table import BOX, GAME, all_pass, play, random_game, score, table


def places(order: tuple[str, ...], scores: tuple[int, ...]) -> list[int]:
    """The places of yellow, red, purple and blue at the end, in this turn order."""
    board = table(
        round=7,
        agenda=[["clear_up"]],
        order=list(order),
        players={who: {"points": {"missions": vp}} for who, vp in enumerate(scores)},
    )
    assert kernel.is_over(board)
    return GAME.standing(board).places


@pytest.mark.rule("S-2001")
@pytest.mark.parametrize("order", list(permutations(COLOURS)))
def test_with_equal_points_the_earlier_in_turn_order_wins(order: tuple[str, ...]) -> None:
    expected = [order.index(colour) + 1 for colour in COLOURS]
    assert places(order, (7, 7, 7, 7)) == expected


@pytest.mark.rule("S-2001")
def test_turn_order_decides_nothing_between_different_points() -> None:
    assert places(("yellow", "red", "purple", "blue"), (1, 2, 3, 4)) == [4, 3, 2, 1]


@pytest.mark.rule("S-2002")
def test_the_order_that_counts_is_set_in_phase_3_of_round_7() -> None:
    start, first = BOX.initiative_vp[:2]
    players = {who: {"florins": 0, "points": {"missions": 5 + first}} for who in range(3)}
    players[3] = {"florins": 0, "points": {"missions": 5 + start}}
    track = [["yellow", "red", "purple"], ["blue"], *([] for _ in range(BOX.cap - 1))]
    board = table(round=7, players=players, initiative=track)
    assert board.order == (0, 1, 2, 3)
    all_pass(board)
    assert kernel.is_over(board)
    assert len({score(board, who) for who in range(4)}) == 1
    assert board.order == (3, 2, 1, 0)
    assert GAME.standing(board).places == [4, 3, 2, 1]


@pytest.mark.rule("S-2003")
def test_the_lower_places_are_ranked_in_the_same_way() -> None:
    order = ("blue", "purple", "red", "yellow")
    assert places(order, (9, 5, 5, 5)) == [1, 4, 3, 2]
    assert places(order, (5, 9, 5, 2)) == [3, 1, 2, 4]
    assert places(order, (5, 5, 9, 9)) == [4, 3, 2, 1]


@pytest.mark.rule("S-2003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_exactly_one_winner(seats: int) -> None:
    for seed in range(4):
        *_, board = random_game(seats, seed)
        standing = GAME.standing(board)
        assert sorted(standing.places) == list(range(1, seats + 1))
        assert len(standing.winners) == 1


@pytest.mark.rule("S-2001")
def test_a_tie_reached_by_a_purchase_counts_like_any_other() -> None:
    players: dict[int, dict[str, Any]] = {
        0: {"florins": 5, "points": {"missions": 5}},
        1: {"florins": 0, "points": {"missions": 10}},
        2: {"florins": 0},
        3: {"florins": 0},
    }
    board = table(round=7, rewards=["B1", "B2", "B3", "B4", "B5", "V1", "V2"], players=players)
    all_pass(board)
    play(board, "buy")
    assert score(board, 0) == score(board, 1)
    assert GAME.standing(board).places[:2] == [1, 2]
