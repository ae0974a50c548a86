"""Freeze Bid (P-701 to P-715)."""

from __future__ import annotations

import pytest

from tests.rules.princes.table import (
    after,
    bids,
    dump,
    gold,
    influence,
    legal,
    play,
    seat,
    step,
    table,
    told,
    why_not,
)

FREEZE = {"hand": ["freeze_bid 1"]}
TWO = {"hand": ["freeze_bid 1", "freeze_bid 2"]}


@pytest.mark.rule("P-701")
@pytest.mark.rule("P-711")
def test_played_on_the_own_turn_before_bidding_or_passing() -> None:
    board = play(table(players={1: FREEZE}), "auction gozzoli")
    assert legal(board, "freeze_bid") == []
    play(board, "bid 0")
    assert seat(board) == 1
    play(board, "freeze_bid Gonzaga")
    assert (seat(board), step(board)) == (1, "bid")
    assert {"bid 1", "pass_bid"} <= set(legal(board))
    assert dump(board, 1)["hand"] == []


@pytest.mark.rule("P-702")
def test_in_every_kind_of_auction() -> None:
    troops = {"troops": ["pike"]}
    board = table(players={0: FREEZE | troops, 1: troops})
    for name in ("doge", "gozzoli", "pope"):
        assert "freeze_bid Este" in legal(after(board, f"auction {name}"))
    play(board, "war", "attacker Milan", "defender Rome")
    assert "freeze_bid Este" in legal(board)
    play(board, "pass_bid", "pass_bid")
    assert "freeze_bid Este" in legal(board)


@pytest.mark.rule("P-703")
def test_not_after_leaving_and_not_without_a_turn() -> None:
    board = table(players={0: FREEZE, 1: {"troops": ["pike"]}, 2: {"troops": ["pike"]}})
    play(board, "auction gozzoli", "pass_bid", "bid 0", "bid 1", "bid 2", "bid 3")
    assert seat(board) == 2
    play(board, "pass_bid", "pass_bid")
    assert dump(board, 1)["events"] == ["gozzoli"]
    assert step(board) == "finish_turn"
    assert legal(board, "freeze_bid") == []
    war = table(players={0: FREEZE, 1: {"troops": ["pike"]}, 2: {"troops": ["pike"]}})
    play(war, "war", "attacker Milan", "defender Rome")
    assert seat(war) == 1


@pytest.mark.rule("P-704")
def test_targets_are_others_still_in_and_not_frozen() -> None:
    board = table(active=3, players={1: TWO})
    play(board, "auction gozzoli", "bid 0", "pass_bid")
    assert legal(board, "freeze_bid") == ["freeze_bid Malatesta", "freeze_bid Gonzaga"]
    assert why_not(board, "freeze_bid Baglioni") == "P-704"
    play(board, "freeze_bid Gonzaga")
    assert legal(board, "freeze_bid") == ["freeze_bid Malatesta"]
    assert why_not(board, "freeze_bid Gonzaga") == "P-704"


@pytest.mark.rule("P-705")
def test_without_a_target_it_cannot_be_played() -> None:
    board = table(players={1: TWO})
    play(board, "auction gozzoli", "pass_bid")
    play(board, "freeze_bid Malatesta", "freeze_bid Gonzaga")
    assert legal(board, "freeze_bid") == []
    alone = table(players={3: FREEZE})
    play(alone, "auction gozzoli", "pass_bid", "pass_bid", "pass_bid")
    assert (seat(alone), legal(alone, "freeze_bid")) == (3, [])


@pytest.mark.rule("P-706")
@pytest.mark.rule("P-707")
def test_the_target_leaves_on_his_next_turn_even_without_a_bid() -> None:
    board = table(players={0: TWO})
    play(board, "auction gozzoli", "freeze_bid Este")
    names = told(board, "bid 0")
    assert names == ["bids", "cannot_bid"]
    assert seat(board) == 2
    assert board.bidding == 0b1101
    asked = table(players={0: TWO, 1: {"hand": ["veto"]}})
    play(asked, "auction gozzoli", "freeze_bid Este", "bid 0")
    assert (seat(asked), legal(asked)) == (1, ["pass_bid"])
    assert why_not(asked, "bid 1") == "P-706"


@pytest.mark.rule("P-708")
def test_a_bid_already_made_stays_valid() -> None:
    board = table(players={3: FREEZE})
    play(board, "auction piero", "bid 5", "pass_bid", "pass_bid", "freeze_bid Baglioni")
    won = after(board, "pass_bid")
    assert (gold(won), dump(won, 0)["events"]) == (35, ["piero"])
    lost = after(board, "bid 6")
    assert dump(lost, 3)["events"] == ["piero"]


@pytest.mark.rule("P-709")
def test_a_frozen_player_may_freeze_as_he_leaves() -> None:
    board = table(players={0: FREEZE, 1: {"hand": ["freeze_bid 2"]}})
    play(board, "auction piero", "freeze_bid Este", "bid 0")
    assert seat(board) == 1
    assert bids(board) == []
    play(board, "freeze_bid Malatesta", "pass_bid")
    assert seat(board) == 3


@pytest.mark.rule("P-710")
def test_several_on_one_turn() -> None:
    board = table(players={0: TWO})
    play(board, "auction piero", "freeze_bid Este", "freeze_bid Gonzaga", "bid 0")
    assert board.frozen == 0b1010
    assert seat(board) == 2
    play(board, "pass_bid")
    assert dump(board, 0)["events"] == ["piero"]


@pytest.mark.rule("P-712")
def test_who_opens_a_city_auction_may_freeze_and_must_open() -> None:
    board = table(players={0: FREEZE})
    play(board, "auction doge", "freeze_bid Este")
    assert "pass_bid" not in legal(board)
    assert bids(board)[0] == 14


@pytest.mark.rule("P-713")
def test_a_bid_against_a_frozen_rival_wins() -> None:
    board = table(players={3: FREEZE})
    play(board, "auction piero", "bid 0", "pass_bid", "pass_bid", "freeze_bid Baglioni", "bid 1")
    assert dump(board, 3)["events"] == ["piero"]
    assert gold(board, 3) == 40


@pytest.mark.rule("P-714")
def test_all_frozen_and_no_bid() -> None:
    board = table(3, players={0: TWO})
    names = told(board, "auction piero", "freeze_bid Este", "freeze_bid Malatesta", "pass_bid")
    assert names[-3:] == ["cannot_bid", "unsold", "turn"]
    assert "piero" in board.dump()["events"]


@pytest.mark.rule("P-715")
def test_freezing_ends_with_the_auction() -> None:
    troops = {"troops": ["pike"]}
    board = table(players={0: FREEZE | troops, 1: troops, 2: troops})
    play(board, "war", "attacker Milan", "defender Rome")
    play(board, "freeze_bid Este", "bid 3", "pass_bid")
    assert board.fighters[0] == 0
    assert seat(board) == 1
    assert bids(board)
    assert influence(board) == 10
