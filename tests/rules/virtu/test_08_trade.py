"""Section 8: Trade."""

from __future__ import annotations

import pytest

from quattrocento.games.virtu.names import CHARACTERS, TRADE
from tests.rules.virtu.table import PRINTED, florins, legal, play, step, table


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
