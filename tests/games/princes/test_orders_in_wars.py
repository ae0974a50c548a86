"""What standing orders mean in the wars of Princes: no veto, no bribe."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.orders.wars import BRIBES_AHEAD as BRIBES
from quattrocento.games.princes.orders.wars import VETOES_AHEAD as VETOES
from tests.games.ordering import fate, offered, says
from tests.rules.princes.table import play, seat, step, table, war

VETO = {"veto": ["no_veto"]}
BRIBE = "bribe Milan Venice"


@pytest.mark.rule("P-906")
def test_who_may_be_asked_for_a_veto_may_say_no_ahead() -> None:
    board = table(players={1: {"hand": ["bribe_troops 1"]}, 2: {"tiles": ["lorenzo"]}})
    # Neither the active player nor who holds nothing is ever asked.
    assert [offered(VETOES, board, one) for one in range(4)] == [{}, VETO, VETO, {}]
    play(board, "war", "attacker Venice", "defender Rome")
    assert (seat(board), step(board)) == (1, "ask_veto")
    assert says(VETOES, board, "veto", "no_veto") == "no_veto"
    assert fate(VETOES, board, 1, "veto", "no_veto") == "stands"
    assert seat(board) == 2
    assert says(VETOES, board, "veto", "no_veto") == "no_veto"


def test_it_holds_for_every_war_until_ones_own_turn() -> None:
    board = table(players={1: {"hand": ["bribe_troops 1"]}})
    assert fate(VETOES, board, 1, "veto", "buy_troop pike") == "over"
    assert seat(board) == 1


def test_tiles_of_either_kind_make_a_veto_another_question() -> None:
    board = table(players={1: {"hand": ["bribe_troops 1"], "gold": 60}})
    win = ("bid 18", "bid 19", "pass_bid", "pass_bid")
    assert fate(VETOES, board, 1, "veto", "auction doge", *win) == "stands"
    assert fate(VETOES, board, 1, "veto", "pass_bid") == "tiles"


@pytest.mark.rule("P-1121")
def test_a_new_decade_makes_a_veto_another_question() -> None:
    board = table(
        active=2,
        players={1: {"tiles": ["lorenzo"]}},
        agenda=[["take_action", "player 3"]],
    )
    before = board.clone()
    board.decade = 2
    assert VETOES.void(before, board, 1, "veto", ("end_turn",)) == "decade"


@pytest.mark.rule("P-929")
def test_who_fights_may_say_ahead_that_nobody_is_bribed() -> None:
    hands = {one: {"troops": ["pike"], "hand": ["bribe_troops " + str(one + 1)]} for one in (0, 1)}
    hands[2] = {"troops": ["pike"]}
    board = war(players=hands)
    assert step(board) == "bribe"
    # Who holds no treachery tile is not asked, and who does not fight is not either.
    assert [list(offered(BRIBES, board, one)) for one in range(3)] == [[BRIBE], [BRIBE], []]
    assert says(BRIBES, board, BRIBE, "no_bribe") == "no_bribe"
    assert fate(BRIBES, board, 0, BRIBE, "no_bribe") == "over"
    assert list(offered(BRIBES, board, 1)) == [BRIBE]


def test_whoever_may_still_be_hired_may_say_so_too() -> None:
    hand = {"troops": ["pike"], "hand": ["bribe_troops 1"]}
    board = table(players={1: hand, 2: {"hand": ["bribe_troops 2"]}})
    assert offered(BRIBES, board, 1) == {}
    play(board, "war", "attacker Milan", "defender Venice", "no_veto", "no_veto")
    assert step(board) == "bid"
    assert [list(offered(BRIBES, board, one)) for one in (1, 2)] == [[BRIBE], []]
    # Who leads neither city is not asked.
    assert fate(BRIBES, board, 1, BRIBE, "pass_bid", "pass_bid") == "over"


def test_a_bribe_makes_it_another_war() -> None:
    hands = {one: {"troops": ["pike"], "hand": ["bribe_troops " + str(one + 1)]} for one in (0, 1)}
    board = war(players=hands)
    assert fate(BRIBES, board, 1, BRIBE, "bribe Este pike") == "bribe"


@pytest.mark.rule("P-1402")
def test_a_league_makes_it_another_war() -> None:
    hand = {"troops": ["pike"], "hand": ["bribe_troops 1"]}
    board = war(
        players={0: hand, 1: {"troops": ["pike"]}, 2: {"troops": ["cavalry"]}},
        pope="player 3",
    )
    assert step(board) == "ask_league"
    assert fate(BRIBES, board.clone(), 0, BRIBE, "no_league") == "stands"
    assert fate(BRIBES, board, 0, BRIBE, "league attacker") == "league"


def test_without_a_war_there_is_nothing_to_say() -> None:
    board = table(players={0: {"troops": ["pike"], "hand": ["bribe_troops 1"]}})
    assert offered(BRIBES, board, 0) == {}
