"""What a standing order to pass means in Signorie."""

from __future__ import annotations

import pytest

from quattrocento.games.signorie.orders import PASS_AHEAD as AHEAD
from quattrocento.kernel import play as kernel
from quattrocento.kernel.orders import Order
from tests.games.ordering import fate, offered, says
from tests.rules.signorie.table import GAME, play, table

PASS = {"pass 1": ["pass"]}


@pytest.mark.rule("S-501")
def test_whoever_waits_may_pass_ahead_for_the_rest_of_the_round() -> None:
    board = table()
    assert [offered(AHEAD, board, seat) for seat in range(4)] == [{"pass 1": []}, PASS, PASS, PASS]
    play(board, "pass")
    # Whoever has passed has nothing left to say.
    assert offered(AHEAD, board, 0) == {}
    assert says(AHEAD, board, "pass 1", "pass") == "pass"


def test_in_ones_own_turn_the_next_one_may_be_passed() -> None:
    board = table()
    play(board, "take_die yellow 1")
    assert offered(AHEAD, board, 0) == PASS
    # What is asked between is not answered by it.
    assert says(AHEAD, board, "pass 1", "pass") is None


@pytest.mark.rule("S-503")
def test_who_has_four_dice_passes_without_an_order() -> None:
    dice = {"yellow": 1, "red": 3, "purple": 3, "grey": 5}
    board = table(players={1: {"dice": dice}})
    assert offered(AHEAD, board, 1) == {}


def test_what_others_do_leaves_it_standing_until_it_is_carried_out() -> None:
    board = table()
    assert fate(AHEAD, board, 1, "pass 1", "take_die yellow 1", "signoria") == "stands"
    move = AHEAD.answer(board, "pass 1", Order("pass"))
    assert kernel.next_decision(board).seat == 1  # type: ignore[union-attr]
    assert move == ("pass",)
    assert fate(AHEAD, board, 1, "pass 1", "pass") == "over"


def test_it_is_over_with_the_round() -> None:
    board = table(agenda=[["reward", "yellow"]])
    assert offered(AHEAD, board, 1) == {}
    assert GAME.orders == (AHEAD,)
