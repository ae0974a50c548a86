"""What a war leaves behind: nothing (P-968)."""

from __future__ import annotations

import pytest

from tests.rules.princes.table import play, seat, step, table, war

PIKE = {"troops": ["pike"]}


@pytest.mark.rule("P-945")
def test_the_dice_are_gone_before_the_counter_attack() -> None:
    board = play(war(players={0: PIKE, 1: PIKE}), "dice 2 6")
    assert (board.dump()["war"]["counter"], board.dump()["war"]["dice"]) == (True, [0, 0])


@pytest.mark.rule("P-968")
def test_the_next_war_begins_afresh() -> None:
    """No round, die, side of the League or bribe is left of the one before."""
    bribes = {"hand": ["bribe_troops 1"]}
    players = {0: PIKE | bribes, 1: PIKE, 2: PIKE, 3: {"hand": ["start_war"]}}
    first = play(war(pope="player 3", players=players, wars={"extra": True}), "league defender")
    play(first, "bribe Este pike", "dice 1 6", "dice 5 2")
    second = table(active=1, players=players | {0: PIKE})
    for board in (first, second):
        assert (seat(board), step(board)) == (1, "take_action")
        play(board, "war", "attacker Rome")
        assert board.dump()["war"] == {
            "attacker": "Rome", "defender": None, "extra": False, "condottieri": [None, None],
            "league": None, "league_side": "attacker", "bribed": [], "counter": False,
            "dice": [0, 0],
        }  # fmt: skip
