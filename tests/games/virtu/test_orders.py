"""What standing orders mean in Virtù: no war bonus before a city, nothing in this Winter."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.orders import BONUS_AHEAD as BONUS
from quattrocento.games.virtu.orders import WINTER_AHEAD as WINTER
from tests.games.ordering import fate, offered, says
from tests.rules.virtu.table import legal, play, seat, step, table
from tests.rules.virtu.test_13_battles import before
from tests.rules.virtu.test_14_sieges import attack

RED, YELLOW, GREEN = (seat(colour) for colour in ("red", "yellow", "green"))
SIENA = "bonus siena"
ARMED = {"tokens": 2}
GREENS = {"owner": "green"}
ANY = ["buy_nothing", "do_nothing"]


@pytest.mark.rule("V-1406")
def test_who_fights_in_a_siege_may_say_ahead_that_nothing_is_added() -> None:
    board = attack("siena", 4, here=GREENS, red=ARMED, green=ARMED)
    assert step(board)[:2] == ["announce", "red"]
    each = [offered(BONUS, board, one) for one in (RED, YELLOW, GREEN)]
    assert each == [{SIENA: ["no_bonus"]}, {}, {SIENA: ["no_bonus"]}]
    assert says(BONUS, board, SIENA, "no_bonus") == "pass"
    assert says(BONUS, board, "bonus pisa", "no_bonus") is None


def test_a_siege_to_come_may_be_answered_in_spring_already() -> None:
    board = table(
        "spring_turn 2", "siege_turn 0", "end_sieges", cities=before("siena", {"red": 4}) | {}
    )
    assert list(offered(BONUS, board, RED)) == [SIENA]
    # In the siege step: whoever has nothing to add is not asked at all.
    assert fate(BONUS, board, RED, SIENA, "move 1", "end") == "over"


@pytest.mark.rule("V-1401")
def test_a_bonus_of_the_other_side_makes_it_another_fight() -> None:
    board = attack("siena", 4, here=GREENS, red=ARMED, green=ARMED)
    assert fate(BONUS, board.clone(), GREEN, SIENA, "pass") == "stands"
    assert fate(BONUS, board, GREEN, SIENA, "spend_token") == "bonus"


def test_ones_own_bonus_does_not() -> None:
    board = attack("siena", 4, here=GREENS, red=ARMED, green=ARMED)
    assert fate(BONUS, board, RED, SIENA, "spend_token") == "stands"


@pytest.mark.rule("V-1417")
def test_other_troops_make_it_another_fight() -> None:
    cities = before("siena", {"red": 3, "green": 3})
    board = table("siege_turn 0", "end_sieges", cities=cities, season="spring", red=ARMED)
    # A field battle first: both lose a troop and neither storms the city.
    assert fate(BONUS, board.clone(), RED, SIENA, "pass") == "over"
    more = before("siena", {"red": 3, "green": 1})
    board = table(
        "siege_turn 0", "end_sieges", cities=more, season="spring", red=ARMED, green=ARMED
    )
    assert fate(BONUS, board, RED, SIENA, "pass", "pass") == "troops"


def test_outside_of_spring_there_is_no_siege() -> None:
    board = table("buy red", season="winter", cities=before("siena", {"red": 2}))
    assert offered(BONUS, board, RED) == {}


def winter(*agenda: str, **red: Any) -> Board:
    """Winter comes, red has something to do in it."""
    rich = {"florins": 30, "court": {"left1": "admiral"}} | red
    steps = agenda or ("winter_turn 0",)
    return table(*steps, order=["green", "red", "yellow"], season="winter", red=rich, green=rich)


@pytest.mark.rule("V-1703")
def test_the_steps_of_winter_may_be_declined_ahead() -> None:
    board = winter()
    assert step(board) == ["reorganise", "green"]
    each = [offered(WINTER, board, one) for one in (RED, YELLOW, GREEN)]
    assert each == [{"winter 2": ANY}, {"winter 2": ANY}, {"winter 2": ANY}]
    assert says(WINTER, board, "winter 2", "buy_nothing") is None
    assert says(WINTER, board, "winter 2", "do_nothing") == "end"
    play(board, "end")
    assert step(board) == ["buy", "green"]
    assert says(WINTER, board, "winter 2", "buy_nothing") == "end"
    play(board, "end")
    assert step(board) == ["recruit", "green"]
    assert offered(WINTER, board, GREEN) == {"winter 2": ["do_nothing"]}
    assert says(WINTER, board, "winter 2", "buy_nothing") is None
    assert says(WINTER, board, "winter 2", "do_nothing") == "end"
    assert fate(WINTER, board, GREEN, "winter 2", "end", "end") == "over"
    assert offered(WINTER, board, RED) == {"winter 2": ANY}


def test_wages_are_paid_by_the_player() -> None:
    board = winter("wages red", "offer red buy", "winter_turn 2")
    assert says(WINTER, board, "winter 2", "do_nothing") is None
    assert fate(WINTER, board, RED, "winter 2", "wages 0") == "stands"


def test_whoever_has_begun_to_buy_ends_it_himself() -> None:
    board = play(winter("buy red"), "buy guild")
    assert offered(WINTER, board, RED) == {"winter 2": ["do_nothing"]}
    assert says(WINTER, board, "winter 2", "do_nothing") is None


@pytest.mark.rule("V-1702")
def test_before_ones_own_action_in_spring_it_is_too_early() -> None:
    steps = ("siege_turn 0", "end_sieges", "retreat_turn 0", "new_order", "winter", "winter_turn 0")
    board = table("spring_turn 1", *steps, order=["green", "red", "yellow"])
    assert step(board)[:2] == ["move_marker", "red"]
    each = [list(offered(WINTER, board, one)) for one in (GREEN, RED, YELLOW)]
    assert each == [["winter 2"], [], []]
    play(board, "move 1", "end")
    assert list(offered(WINTER, board, RED)) == ["winter 2"]


@pytest.mark.rule("V-1901")
def test_other_means_make_it_another_winter() -> None:
    board = winter("buy green", "offer red buy")
    poor = board.clone()
    poor.players[RED].florins -= 3
    assert WINTER.void(board, poor, RED, "winter 2", ("end",)) == ""
    assert WINTER.void(poor, board, RED, "winter 2", ("end",)) == "means"
    poor.players[RED].tiles ^= 1
    assert WINTER.void(board, poor, RED, "winter 2", ("end",)) == "means"


@pytest.mark.rule("V-324")
def test_a_ware_that_was_sold_out_makes_it_another_winter() -> None:
    board = winter("buy green", "offer red buy")
    sold = board.clone()
    sold.supply = changed(sold.supply, 0, 0)
    assert WINTER.void(board, sold, RED, "winter 2", ("end",)) == ""
    assert WINTER.void(sold, board, RED, "winter 2", ("end",)) == "market"


def test_a_winter_that_is_over_is_done_with() -> None:
    board = winter("buy green", "offer red buy")
    assert WINTER.void(board, table("spring_turn 0"), RED, "winter 2", ("end",)) == ""
    assert "buy guild" in legal(board)
