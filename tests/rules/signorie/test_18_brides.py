"""Section 18: brides."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from tests.rules.signorie.table import (
    BOX,
    after,
    all_pass,
    legal,
    play,
    points,
    random_turns,
    score,
    settle,
    step,
    table,
)

BONUS_ROUNDS = range(1, 6)


def reward(round: int, rewards: str = "B7", **yellow: Any) -> Board:
    """Yellow about to receive the reward of a round."""
    others = [tile for tile in ("B1", "B2", "B4", "B5", "B6", "B8") if tile != rewards]
    tiles = [*others[: round - 1], rewards, *others[round - 1 : 4], "V1", "V2"]
    return table(round=round, rewards=tiles, agenda=[["reward", "yellow"]], players={0: yellow})


@pytest.mark.rule("S-1801")
def test_one_bride_is_printed_and_four_spaces_lie_below_her() -> None:
    board = play(table(), "take_die purple 3", "signoria")
    assert board.players[0].brides == 0
    assert step(board) == ["progeny", "yellow", 1]
    board = play(table(players={0: {"brides": 1}}), "take_die purple 3", "signoria")
    assert step(board) == ["progeny", "yellow", 2]
    placed = 0
    board = table()
    while board.agenda:
        if step(board)[0] == "place_bride" and step(board)[1] == "yellow":
            placed += 1
            play(board, "bride")
        elif step(board)[0] == "take_die":
            play(board, "pass")
        elif legal(board):
            play(board, legal(board)[-1])
        else:
            settle(board)
    assert placed == board.players[0].brides == len(BOX.bride_vp) == 4


@pytest.mark.rule("S-1802")
@pytest.mark.parametrize("round", BONUS_ROUNDS)
@pytest.mark.parametrize("taken", ["bonus", "florins"])
def test_besides_bonus_or_florins_one_bride_may_be_placed(round: int, taken: str) -> None:
    board = play(reward(round), taken)
    assert legal(board) == ["bride", "no_bride"]
    assert after(board, "bride").players[0].brides == 1
    assert after(board, "no_bride").players[0].brides == 0
    for move in ("bride", "no_bride"):
        assert step(after(board, move))[0] != "place_bride"


@pytest.mark.rule("S-1802")
def test_nobody_places_two_brides_in_a_round() -> None:
    brides: dict[tuple[int, int], int] = {}
    for who, before, move, _ in random_turns(4, seed=3):
        if move[0] == "bride":
            brides[before.round, who] = brides.get((before.round, who), 0) + 1
    assert set(brides.values()) == {1}
    assert max(brides)[0] <= 5


@pytest.mark.rule("S-1803")
@pytest.mark.parametrize("there", range(4))
def test_the_bride_goes_on_the_topmost_empty_space_and_scores_it(there: int) -> None:
    board = reward(4, brides=there)
    play(board, "florins", "bride")
    assert board.players[0].brides == there + 1
    assert score(board) == points(board.players[0], "brides") == BOX.bride_vp[there]


@pytest.mark.rule("S-1804")
def test_the_spaces_are_worth_0_1_3_5() -> None:
    scored = [score(play(reward(4, brides=b), "florins", "bride")) for b in range(4)]
    assert scored == [0, 1, 3, 5]


@pytest.mark.rule("S-1805", "S-1806")
@pytest.mark.parametrize("round", BONUS_ROUNDS)
def test_from_round_2_on_a_bride_brings_2_florins(round: int) -> None:
    board = reward(round, florins=0)
    play(board, "florins", "bride")
    assert board.players[0].florins == 3 + (2 if round > 1 else 0)


@pytest.mark.rule("S-1807")
def test_who_declines_gets_no_florins_and_no_points() -> None:
    board = reward(3, florins=0, brides=2)
    play(board, "florins", "no_bride")
    assert (board.players[0].florins, score(board)) == (3, 0)


@pytest.mark.rule("S-1807")
@pytest.mark.parametrize("taken", ["bonus", "florins"])
def test_with_four_brides_there_is_no_question_and_no_florins(taken: str) -> None:
    board = table(
        round=3,
        rewards=["B1", "B2", "B7", "B4", "B5", "V1", "V2"],
        players={0: {"florins": 0, "brides": 4}},
    )
    play(all_pass(board), taken)
    assert board.players[0].florins == {"bonus": 5, "florins": 3}[taken]
    assert step(board) == ["take_reward", "red"]


@pytest.mark.rule("S-1808")
def test_a_bride_costs_nothing_and_needs_no_man() -> None:
    board = reward(1, florins=0, men=0)
    assert not any(board.players[0].careers)
    play(board, "bonus")
    florins = board.players[0].florins
    assert "bride" in legal(board)
    play(board, "bride")
    player = board.players[0]
    assert (player.florins, player.men, player.brides) == (florins, 0, 1)


@pytest.mark.rule("S-1809")
def test_a_progeny_bonus_is_rolled_without_the_new_bride() -> None:
    board = reward(2, "B4", brides=1)
    assert legal(board) == ["bonus", "florins"]
    play(board, "bonus")
    assert step(board) == ["progeny", "yellow", 2]
    play(board, "progeny 6 6")
    assert legal(board) == ["bride", "no_bride"]


@pytest.mark.rule("S-1809")
def test_the_florins_of_the_bride_cannot_pay_for_the_bonus() -> None:
    board = reward(2, "B3", florins=0)
    assert legal(board) == ["florins"]
    board = reward(2, "B3", florins=1)
    play(board, "bonus", "marry Roma")
    assert legal(board) == ["dowry 1"]
