"""Section 5: passing."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.names import COLUMNS
from tests.rules.signorie.table import (
    all_pass,
    events,
    legal,
    play,
    random_game,
    random_turns,
    settle,
    step,
    table,
)

FOUR_DICE = {"red": 1, "purple": 1, "grey": 1, "turquoise": 1}
STUCK: dict[str, Any] = {"florins": 0, "men": 0, "women": 0, "dice": {"yellow": 1}}
"""With all other dice showing 1, this player can pay for none of them."""


@pytest.mark.rule("S-501")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_passing_is_always_allowed(seats: int) -> None:
    board = table(seats)
    assert len(legal(board)) > 1
    assert "pass" in legal(board), "without having taken any die"
    for moment in random_game(seats, seed=501):
        if step(moment)[0] == "take_die":
            assert "pass" in legal(moment)


@pytest.mark.rule("S-502", "S-504")
def test_who_can_take_no_die_passes_without_a_question() -> None:
    ones = {column: [1, 1, 1, 1] for column in COLUMNS} | {"yellow": [1, 1, 1]}
    board = table(players={0: STUCK}, dice=ones)
    assert step(board) == ["take_die", "red"]
    assert board.players[0].passed
    assert not board.players[1].passed


@pytest.mark.rule("S-502")
def test_a_single_die_that_can_be_taken_is_enough() -> None:
    placed = {"yellow": 1, "red": 1, "purple": 1}
    dice = {column: [1] for column in placed} | {"grey": [1, 1], "turquoise": [6, 6]}
    player = STUCK | {"dice": placed, "careers": {"military": [1]}}
    board = table(2, players={0: player}, dice=dice)
    assert legal(board) == ["take_die turquoise 6", "pass"]


@pytest.mark.rule("S-502", "S-504")
def test_the_forced_pass_comes_at_the_own_turn_and_is_told() -> None:
    ones = {column: [1, 1, 1, 1] for column in COLUMNS} | {"yellow": [1, 1, 1]}
    board = table(players={1: STUCK}, dice=ones)
    assert not board.players[1].passed
    told = events(board, "take_die yellow 1", "signoria")
    assert board.players[1].passed
    assert step(board) == ["take_die", "purple"]
    assert [event.args["seat"] for event in told if event.name == "must_pass"] == [1]


@pytest.mark.rule("S-503", "S-504")
def test_with_four_dice_the_next_turn_is_a_pass() -> None:
    three = {"red": 1, "purple": 1, "grey": 1}
    board = table(2, players={0: {"dice": three}})
    play(board, "take_die yellow 5", "signoria")
    assert not board.players[0].passed
    play(board, "take_die yellow 2", "signoria")
    assert step(board) == ["take_die", "red"], "yellow was not asked again"
    assert board.players[0].passed


@pytest.mark.rule("S-505")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_passed_takes_no_further_turn(seats: int) -> None:
    passed: set[tuple[int, int]] = set()
    for mover, before, move, _ in random_turns(seats, seed=505):
        if step(before)[0] in ("take_die", "choose_action"):
            assert (before.round, mover) not in passed
        if move == ("pass",):
            passed.add((before.round, mover))
    assert len(passed) > 7


@pytest.mark.rule("S-505")
def test_passing_lasts_for_this_round_only() -> None:
    board = table(2)
    all_pass(board)
    play(board, "florins", "no_bride", "florins", "no_bride")
    settle(board)
    assert board.round == 2
    assert step(board) == ["take_die", "yellow"]
    play(board, "pass")
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-506")
def test_the_others_go_on_in_order_and_the_last_one_alone() -> None:
    board = table(3, dice={column: [6, 6, 6] for column in COLUMNS})
    turns = []
    for column in ("yellow", "", "yellow", "purple", "", "red", ""):
        turns.append(step(board)[1])
        if not column:
            play(board, "pass")
        elif column == "red":
            play(board, "take_die red 6", "hire", "place_helper yellow top")
        else:
            settle(play(board, f"take_die {column} 6", "signoria"))
    # Red passes in the first circle, purple in the second.
    assert turns == ["yellow", "red", "purple", "yellow", "purple", "yellow", "yellow"]
    assert step(board)[0] == "take_reward"


@pytest.mark.rule("S-507")
def test_the_order_of_passing_decides_nothing() -> None:
    yellow_first = table(2, order=["red", "yellow"])
    play(yellow_first, "take_die yellow 2", "signoria", "pass", "pass")
    red_first = table(2, order=["red", "yellow"])
    play(red_first, "pass", "take_die yellow 2", "signoria", "pass")
    for board in (yellow_first, red_first):
        assert step(board) == ["take_reward", "red"]
        assert board.dump()["order"] == ["red", "yellow"]
        assert board.dump()["initiative"][0] == ["yellow", "red"]
        assert [sum(player.points) for player in board.players] == [0, 0]


@pytest.mark.rule("S-508")
def test_phase_2_ends_when_all_have_passed() -> None:
    board = table(3)
    for colour in ("yellow", "red", "purple"):
        assert step(board) == ["take_die", colour]
        play(board, "pass")
    assert step(board)[0] == "take_reward"


@pytest.mark.rule("S-508")
def test_dice_left_on_the_board_have_no_effect() -> None:
    low, high = (
        all_pass(table(players={0: {"dice": {"red": 6, "grey": 6}}}, dice=dice)).dump()
        for dice in (
            {column: [1] * 4 for column in COLUMNS},
            {column: [6] * 4 for column in COLUMNS},
        )
    )
    assert low.pop("dice") != high.pop("dice")
    assert low == high


@pytest.mark.rule("S-503")
def test_with_four_dice_nobody_is_asked_at_the_start_of_the_round_either() -> None:
    board = table(players={0: {"dice": FOUR_DICE}, 1: {"dice": FOUR_DICE}})
    assert step(board) == ["take_die", "purple"]


@pytest.mark.rule("S-506")
def test_after_a_player_who_was_skipped_the_next_one_follows() -> None:
    """Nobody has two turns in a row while others still play."""
    board = table(dice={column: [6] * 4 for column in COLUMNS})
    play(board, "take_die yellow 6", "signoria", "pass")
    turns = []
    for column in ("yellow", "yellow", "purple", "purple", "purple", "red"):
        turns.append(step(board)[1])
        verb = "hire" if column == "red" else "signoria"
        play(board, f"take_die {column} 6", verb)
        if verb == "hire":
            play(board, "place_helper yellow top")
        settle(board)
    assert turns == ["purple", "blue", "yellow", "purple", "blue", "yellow"]
    assert step(board) == ["take_die", "purple"]


@pytest.mark.rule("S-505", "S-506")
def test_two_who_were_skipped_are_skipped_together() -> None:
    board = table(dice={column: [6] * 4 for column in COLUMNS})
    play(board, "take_die yellow 6", "signoria", "pass", "pass")
    turns = []
    for column in ("yellow", "purple", "purple"):
        turns.append(step(board)[1])
        settle(play(board, f"take_die {column} 6", "signoria"))
    assert turns == ["blue", "yellow", "blue"]
    assert step(board) == ["take_die", "yellow"]
