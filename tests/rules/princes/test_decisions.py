"""What may be expected at a decision: offered, or refused by a rule. Both ways of asking agree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from quattrocento.games.princes.names import EVENTS, KINDS
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


@pytest.mark.rule("P-507")
def test_only_an_own_troop_may_be_expected_to_go() -> None:
    board = table(players={0: {"troops": ["pike"]}})
    assert [move for move in expected(board) if "discard" in move] == ["discard_troop pike"]
    assert legal(board, "discard_troop") == ["discard_troop pike"]


@pytest.mark.rule("P-1015")
def test_start_war_may_be_expected_by_its_holder() -> None:
    for hand, extra in ((["start_war"], ["start_war"]), (["veto"], [])):
        board = play(table(players={0: {"hand": hand}}), "pass")
        assert expected(board) == legal(board) == [*extra, "end_turn"]


@pytest.mark.rule("P-601")
def test_whoever_acts_may_expect_every_tile() -> None:
    board = table(players={0: {"gold": 0}})
    for event in EVENTS:
        assert f"auction {event}" in expected(board)
        rule = None if event in EVENTS[:4] else "P-112"
        assert why_not(board, f"auction {event}") == rule
    assert {f"auction {kind}" for kind in KINDS} <= set(expected(board))
    assert why_not(board, "auction doge") == "P-624"
