"""What standing orders mean in The Italian Wars: as in Virtù, with Major Cities between."""

from __future__ import annotations

from quattrocento.games.virtu.orders import BONUS_AHEAD as BONUS
from quattrocento.games.virtu.orders import WINTER_AHEAD as WINTER
from tests.games.ordering import fate, offered, says
from tests.rules.italian_wars.table import GAME, table
from tests.rules.italian_wars.test_08_sieges import sieges
from tests.rules.virtu.table import legal, play, step

ARMED = {"tokens": 2}


def test_both_sides_of_a_siege_may_decline_bonuses_ahead() -> None:
    board = sieges({"naples": {"troops": {"blue": 6, "yellow": 1}}}, blue=ARMED, yellow=ARMED)
    assert step(board)[:2] == ["announce", "blue"]
    for seat in (0, 1):
        assert offered(BONUS, board, seat) == {"bonus naples": ["no_bonus"]}
    assert says(BONUS, board, "bonus naples", "no_bonus") == "pass"
    assert fate(BONUS, board, 1, "bonus naples", "spend_token") == "bonus"


def test_whose_troops_stay_before_an_undecided_city_is_asked_for_nothing_more() -> None:
    board = sieges({"pisa": {"troops": {"blue": 4}}}, blue=ARMED)
    assert legal(board) == {"besiege pisa", "give_up pisa"}
    assert list(offered(BONUS, board, 0)) == ["bonus pisa"]
    assert offered(BONUS, board, 1) == {}
    assert fate(BONUS, board, 0, "bonus pisa", "give_up pisa") == "over"


def test_winter_has_three_steps() -> None:
    rich = {"florins": 30, "court": {"left1": "admiral"}}
    board = table("winter_turn 0", season="winter", blue=rich, yellow=rich)
    assert step(board) == ["reorganise", "blue"]
    for seat in (0, 1):
        assert offered(WINTER, board, seat) == {"winter 3": ["buy_nothing", "do_nothing"]}
    play(board, "end")
    assert step(board) == ["buy", "blue"]
    assert says(WINTER, board, "winter 3", "buy_nothing") == "end"
    play(board, "end")
    assert offered(WINTER, board, 0) == {"winter 3": ["do_nothing"]}
    assert fate(WINTER, board, 0, "winter 3", "end") == "over"
    assert GAME.orders == (BONUS, WINTER)
