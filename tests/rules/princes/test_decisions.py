"""What may be expected at a decision: offered, or refused by a rule. Both ways of asking agree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from quattrocento.kernel.step import Move
from tests.rules.princes.table import (
    expected,
    legal,
    play,
    random_game,
    scheming,
    step,
    table,
    thrifty,
    war,
    why_not,
)

FREEZES = {"hand": ["freeze_bid 1", "freeze_bid 2"]}


@pytest.mark.parametrize("choose", [thrifty, scheming])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whatever_is_expected_is_offered_or_refused(
    seats: int, choose: Callable[[list[Move], Random], Move]
) -> None:
    asked = set()
    for board, _ in random_game(seats, seats, choose=choose):
        if not board.agenda:
            break
        asked.add(step(board))
        offered = legal(board)
        assert len(set(offered)) == len(offered)
        assert {move for move in expected(board) if why_not(board, move) is None} == set(offered)
    assert {"take_action", "bid", "finish_turn", "place_artist", "name_attacker"} <= asked


@pytest.mark.rule("P-704")
@pytest.mark.rule("P-605")
def test_a_bidder_may_expect_every_rival_and_one_bid_too_many() -> None:
    board = table(players={1: FREEZES})
    play(board, "auction gozzoli", "bid 0")
    rivals = [f"freeze_bid {family}" for family in ("Malatesta", "Gonzaga", "Baglioni")]
    bids = [f"bid {amount}" for amount in range(1, 14)]
    assert expected(board) == [*rivals, *bids, "pass_bid"]
    assert legal(board) == [*rivals, *bids[:-1], "pass_bid"]
    assert why_not(board, "bid 13") == "P-605"
    play(board, "freeze_bid Malatesta")
    assert expected(board) == [*rivals, *bids, "pass_bid"]
    assert legal(board) == [*rivals[1:], *bids[:-1], "pass_bid"]


@pytest.mark.rule("P-1002")
def test_whoever_bribes_may_expect_every_troop_in_the_war() -> None:
    troops = {"troops": ["pike", "cavalry"]}
    hand = {"hand": ["bribe_troops 1", "bribe_troops 2"]}
    board = play(war(players={0: troops | hand, 1: troops}), "bribe Este pike")
    every = [f"bribe {family} {troop}" for family in ("Baglioni", "Este")
             for troop in ("pike", "cavalry")]  # fmt: skip
    assert expected(board) == [*every, "no_bribe"]
    assert [move for move in every if move not in legal(board)] == ["bribe Este pike"]
