"""What may be expected at a decision: offered, or refused by a rule. Both ways of asking agree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from quattrocento.games.princes.names import CITIES, EVENTS, KINDS
from quattrocento.kernel.step import Move
from tests.rules.princes.table import (
    BOX,
    expected,
    legal,
    play,
    random_game,
    scheming,
    seat,
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
        assert {why_not(board, move) for move in legal(board)} == {None}


@pytest.mark.rule("P-601")
def test_whoever_acts_may_expect_every_tile() -> None:
    board = table(players={0: {"gold": 0}})
    for event in EVENTS:
        assert f"auction {event}" in expected(board)
        rule = None if event in EVENTS[:4] else "P-112"
        assert why_not(board, f"auction {event}") == rule
    assert {f"auction {kind}" for kind in KINDS} <= set(expected(board))
    assert why_not(board, "auction doge") == "P-624"


@pytest.mark.rule("P-502")
@pytest.mark.rule("P-508")
@pytest.mark.rule("P-624")
def test_the_last_coin_is_enough() -> None:
    pike = BOX.troop_gold[2]
    for gold, rules in ((pike, (None, None)), (pike - 1, ("P-502", None)), (0, ("P-502", "P-508"))):
        board = table(players={0: {"gold": gold, "influence": 1}})
        asked = ("buy_troop pike", "buy_treachery")
        assert tuple(why_not(board, move) for move in asked) == rules
        assert [move in legal(board) for move in asked] == [rule is None for rule in rules]
        assert set(asked) <= set(expected(board))
    for gold, rule in ((14, None), (13, "P-624")):
        board = table(players={0: {"gold": gold}})
        assert why_not(board, "auction doge") == rule
        assert ("auction doge" in legal(board)) is (rule is None)


@pytest.mark.rule("P-906")
@pytest.mark.parametrize(
    ("player", "moves", "offered"),
    [
        ({"hand": ["veto"]}, ["veto", "no_veto"], ["veto", "no_veto"]),
        ({"hand": ["raid_gold 1"]}, ["no_veto"], ["no_veto"]),
        ({"tiles": ["lorenzo"]}, ["lorenzo", "no_veto"], ["lorenzo", "no_veto"]),
        (
            {"tiles": ["lorenzo"], "used": ["lorenzo"], "hand": ["raid_gold 1"]},
            ["lorenzo", "no_veto"],
            ["no_veto"],
        ),
    ],
)
def test_a_veto_may_be_expected_of_its_owner(
    player: dict[str, list[str]], moves: list[str], offered: list[str]
) -> None:
    board = play(table(players={1: player}), "war")
    for city in CITIES:
        assert why_not(board, f"attacker {city}") is None
    play(board, "attacker Milan", "defender Rome")
    assert (seat(board), expected(board), legal(board)) == (1, moves, offered)
    assert [move for move in moves if why_not(board, move) is None] == offered


@pytest.mark.rule("P-823")
@pytest.mark.rule("P-1126")
def test_free_plays_may_be_expected_at_every_decision() -> None:
    board = table(players={0: {"tiles": ["banking 1", "alfonso"], "troops": ["pike"]}})
    for moves in ((), ("auction gozzoli",), ("war",), ("war", "attacker Rome")):
        asked = play(board.clone(), *moves)
        free = {move for move in legal(asked) if move.split()[0] in ("bank", "alfonso")}
        assert len(free) == 7
        assert set(legal(asked)) <= set(expected(asked))


@pytest.mark.rule("P-701")
def test_nobody_without_a_tile_may_expect_to_freeze() -> None:
    board = play(table(players={0: {"hand": ["veto"]}}), "auction gozzoli")
    assert not any("freeze" in move for move in expected(board))
