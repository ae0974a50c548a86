"""Section 8: Trade."""

from __future__ import annotations

import pytest

from quattrocento.games.virtu.names import CHARACTERS, TRADE
from tests.rules.virtu.table import (
    PRINTED,
    expected,
    florins,
    legal,
    play,
    refused,
    step,
    table,
)


@pytest.mark.rule("V-801")
def test_two_florins_a_ship_without_limit() -> None:
    rooms = {1: {"action": "merchant", "improvement": "admiral"}}
    red = {"florins": 0, "rooms": rooms, "court": {"left1": "admiral"}}
    board = table("trade red", red=red, powers={"ottoman": "red"})
    play(board, "pay action ship", "pay improvement ship", "pay left1 ship", "pay pisa ship")
    play(board, "pay ottoman ship")
    assert florins(board, "red") == 2 * (2 + 3 + 3 + 1 + 2)


@pytest.mark.rule("V-802")
def test_trade_needs_a_card_that_shows_it() -> None:
    assert all(TRADE not in rooms for rooms in PRINTED.box.palaces)
    assert PRINTED.box.action[CHARACTERS.index("merchant")] == TRADE
    board = table("take_action red", red={"rooms": {1: {"action": "merchant"}}})
    assert step(board) == ["trade", "red"]
    assert "pay action ship" in legal(board)


@pytest.mark.rule("V-316", "V-801", "V-419")
def test_ships_sail_until_the_trade_is_ended() -> None:
    rooms = {1: {"action": "merchant"}}
    board = table("trade red", red={"rooms": rooms, "court": {"left1": "merchant"}})
    assert sorted(expected(board)) == sorted(
        [
            "pay action ship",
            "pay left1 ship",
            "pay pisa ship",
            "take_florins action",
            "take_florins improvement",
            "indulgence",
            "end",
        ]
    )
    assert refused(board, "pay left1 ship") == "V-316"
    assert refused(board, "pay action ship") == refused(board, "end") == ""
    assert refused(board, "take_florins action") == "V-307"
    play(board, "pay action ship")
    assert board.dump()["turn"]["done"] == 1
    assert step(play(board, "end")) == []
