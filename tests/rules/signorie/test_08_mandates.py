"""Section 8: mandates in general."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.names import COLUMNS, MANDATES
from tests.rules.signorie.table import (
    BOX,
    after,
    crowd,
    legal,
    play,
    random_turns,
    step,
    table,
    why_not,
    zone,
)

EVERYTHING: dict[str, Any] = {
    "helpers": ["yellow bottom"],
    "careers": {"political": [9]},
    "florins": 20,
}
"""A player who can carry out any mandate."""


@pytest.mark.rule("S-801")
@pytest.mark.parametrize("column", COLUMNS)
def test_one_of_the_two_mandates_in_the_zone_of_the_die(column: str) -> None:
    for man, woman in (("M2", "M9"), ("M7", "M4")):
        board = table(players={0: EVERYTHING}, mandates=zone(column, man, woman))
        play(board, f"take_die {column} 6")
        offered = [move for move in legal(board) if move.startswith("mandate")]
        assert offered == [f"mandate {man}", f"mandate {woman}"]


@pytest.mark.rule("S-802")
@pytest.mark.parametrize("mandate", MANDATES)
def test_the_space_says_whether_men_or_women_are_spent(mandate: str) -> None:
    other = "M2" if mandate != "M2" else "M4"
    for pair, spent in (((mandate, other), (1, 0)), ((other, mandate), (0, 1))):
        board = table(players={0: EVERYTHING}, mandates=zone("yellow", *pair))
        play(board, "take_die yellow 6", f"mandate {mandate}")
        if BOX.mandate_most[MANDATES.index(mandate)] > 1:
            play(board, "spend 1")
        player = board.players[0]
        assert (4 - player.men, 3 - player.women) == spent


@pytest.mark.rule("S-802")
def test_all_meeples_spent_are_of_one_sex() -> None:
    board = table(players={0: {"men": 2, "women": 9}}, mandates=zone("yellow", "M4", "M1"))
    play(board, "take_die yellow 6")
    assert legal(after(board, "mandate M4")) == ["spend 1", "spend 2"]
    play(board, "mandate M1", "spend 3")
    assert (board.players[0].men, board.players[0].women) == (2, 6)


@pytest.mark.rule("S-803")
def test_only_the_available_stock_can_be_spent() -> None:
    """Men in the general stock, on careers and in the threshold area do not count."""
    board = table(
        players={0: {"men": 1, "threshold_men": 2, "careers": {"political": [1, 2, 3]}}},
        mandates=zone("yellow", "M4", "M1"),
    )
    assert board.players[0].general_men > 3
    play(board, "take_die yellow 6", "mandate M4")
    assert legal(board) == ["spend 1"]
    assert why_not(board, "spend 2") == "S-803"


@pytest.mark.rule("S-804")
@pytest.mark.parametrize("mandate", ["M6", "M7", "M8", "M9", "M10"])
def test_a_fixed_number_is_spent_without_a_question_and_works_once(mandate: str) -> None:
    board = table(players={0: EVERYTHING}, mandates=zone("yellow", mandate, "M1"))
    play(board, "take_die yellow 6", f"mandate {mandate}")
    assert step(board)[0] != "spend"
    assert board.players[0].men == 3
    ways = {
        "M6": ["marry Roma", "dowry 1"],
        "M7": ["send political 9", "to Roma"],
        "M8": ["progeny 1 2"],
        "M9": ["place_helper red top"],
        "M10": ["activate yellow bottom"],
    }
    play(board, *ways[mandate])
    # What follows is the helper step of the die, then the next player.
    assert step(board) == ["ask_helper", "yellow", "yellow", "bottom"]
    assert step(play(board, "skip yellow bottom")) == ["take_die", "red"]


@pytest.mark.rule("S-805")
@pytest.mark.parametrize("mandate", ["M1", "M2", "M3", "M4", "M5"])
def test_up_to_three_meeples_may_be_spent(mandate: str) -> None:
    other = "M6"
    board = table(mandates=zone("yellow", mandate, other))
    play(board, "take_die yellow 6", f"mandate {mandate}")
    assert legal(board) == ["spend 1", "spend 2", "spend 3"]
    for number in (1, 2, 3):
        assert after(board, f"spend {number}").players[0].men == 4 - number


@pytest.mark.rule("S-805")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_works_once_for_each_meeple(number: int) -> None:
    board = table(mandates=zone("yellow", "M4", "M1"))
    play(board, "take_die yellow 6", "mandate M4", f"spend {number}")
    assert board.players[0].florins == 10 + number * BOX.mandate_amount[3]


@pytest.mark.rule("S-806")
def test_the_number_is_chosen_before_anything_happens() -> None:
    board = table(mandates=zone("yellow", "M3", "M1"))
    play(board, "take_die yellow 6", "mandate M3")
    assert (board.players[0].men, sum(board.players[0].face_down)) == (4, 0)
    play(board, "spend 2")
    assert board.players[0].men == 2
    assert sum(board.players[0].face_down) == 0


@pytest.mark.rule("S-806")
def test_each_repetition_must_be_able_to_do_something() -> None:
    board = table(
        players={1: {"face_down": {"political": 42}}}, mandates=zone("yellow", "M3", "M1")
    )
    assert board.stack == 2
    play(board, "take_die yellow 6", "mandate M3")
    assert legal(board) == ["spend 1", "spend 2"]
    assert why_not(board, "spend 3") == "S-806"


@pytest.mark.rule("S-807", "S-808")
def test_spent_meeples_are_in_the_general_stock_before_the_effect() -> None:
    """All women at home: the one spent on M8 is the only one that can be born."""
    board = table(players={0: {"women": 11}}, mandates=zone("yellow", "M1", "M8"))
    play(board, "take_die yellow 6", "mandate M8")
    assert (board.players[0].women, board.players[0].general_women) == (10, 1)
    play(board, "progeny 1 1")
    assert (board.players[0].women, board.players[0].general_women) == (11, 0)


@pytest.mark.rule("S-807")
@pytest.mark.parametrize("mandate", [m for m in MANDATES if m != "M2"])
def test_spent_meeples_go_to_the_general_stock(mandate: str) -> None:
    board = table(players={0: EVERYTHING}, mandates=zone("yellow", mandate, "M2"))
    men, general = board.players[0].men, board.players[0].general_men
    play(board, "take_die yellow 6", f"mandate {mandate}")
    if step(board)[0] == "spend":
        play(board, "spend 1")
    assert (board.players[0].men, board.players[0].general_men) == (men - 1, general + 1)
    assert (board.players[0].threshold_men, board.players[0].threshold_women) == (0, 0)


@pytest.mark.rule("S-808")
def test_a_spent_meeple_can_neither_marry_nor_enter_a_career() -> None:
    for women, offered in ((1, False), (2, True)):
        board = table(players={0: {"women": women}}, mandates=zone("yellow", "M1", "M6"))
        assert ("mandate M6" in legal(play(board, "take_die yellow 6"))) is offered
    for men, offered in ((1, False), (2, True)):
        board = table(players={0: {"men": men}}, mandates=zone("yellow", "M5", "M1"))
        assert ("mandate M5" in legal(play(board, "take_die yellow 6"))) is offered


@pytest.mark.rule("S-808")
def test_a_spent_meeple_can_be_fetched_again_at_once() -> None:
    for helper in ("red top", "purple top"):
        board = table(
            players={0: {"women": 11, "men": 12, "helpers": [helper]}},
            mandates=zone("yellow", "M1", "M10"),
        )
        play(board, "take_die yellow 6", "mandate M10", f"activate {helper}")
        if helper == "purple top":
            assert legal(board) == ["fetch woman"]
            play(board, "fetch woman")
        assert board.players[0].women == 11


@pytest.mark.rule("S-809")
def test_a_used_mandate_stays_for_the_others() -> None:
    board = table(mandates=zone("yellow", "M4", "M2"))
    zones = board.dump()["mandates"]
    for value in (6, 5, 3, 1):
        play(board, f"take_die yellow {value}", "mandate M4", "spend 2")
        assert board.dump()["mandates"] == zones
    assert [player.florins for player in board.players] == [10 + 2 * BOX.mandate_amount[3]] * 4


@pytest.mark.rule("S-809")
def test_mandates_move_only_when_a_round_begins() -> None:
    for _, before, _, now in random_turns(4, seed=809):
        assert now.mandates == before.mandates or now.round == before.round + 1


@pytest.mark.rule("S-810")
def test_a_mandate_needs_an_available_meeple_of_its_sex() -> None:
    board = table(players={0: {"men": 0, "women": 1}}, mandates=zone("yellow", "M4", "M2"))
    play(board, "take_die yellow 6")
    assert legal(board) == ["signoria", "mandate M2", "hire"]
    assert why_not(board, "mandate M4") == "S-810"


IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("M1", {}, {"initiative": [["blue", "purple", "red"], [], [], [], [], [], [], ["yellow"]]}),
    ("M3", {"face_down": {"clerical": 44}}, {}),
    ("M5", {"men": 1}, {}),
    ("M6", {"women": 0}, {}),
    ("M6", {"florins": 2}, {"cities": crowd(4)}),
    ("M7", {"careers": {"clerical": [2]}}, {"cities": crowd(2)}),
    ("M7", {"careers": {"clerical": []}}, {}),
    ("M9", {"florins": 0}, {}),
    ("M10", {"helpers": []}, {}),
    ("M10", {"helpers": ["red bottom"], "florins": 0}, {}),
]


@pytest.mark.rule("S-810")
@pytest.mark.parametrize(("mandate", "player", "changes"), IMPOSSIBLE)
def test_a_mandate_without_a_possible_effect_is_not_offered(
    mandate: str, player: dict[str, Any], changes: dict[str, Any]
) -> None:
    zones = zone("yellow", mandate, "M2")
    able = table(players={0: EVERYTHING}, mandates=zones)
    assert f"mandate {mandate}" in legal(play(able, "take_die yellow 6"))
    board = table(players={0: player}, mandates=zones, **changes)
    play(board, "take_die yellow 6")
    assert f"mandate {mandate}" not in legal(board)
    assert why_not(board, f"mandate {mandate}") == "S-810"


@pytest.mark.rule("S-413", "S-414")
def test_the_cheapest_action_of_a_column_makes_its_die_worth_taking() -> None:
    """A marriage asks for 4 florins, a helper for 2, and M9 for 1."""
    for florins, offered in ((1, True), (0, False)):
        board = table(
            players={0: {"florins": florins}},
            mandates=zone("red", "M9", "M10"),
            cities=crowd(6),
        )
        assert ("take_die red 6" in legal(board)) is offered
