"""Section 7: what each helper does."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.names import ROWS
from tests.rules.signorie.table import (
    BOX,
    after,
    asked,
    legal,
    play,
    points,
    score,
    step,
    table,
    track,
    why_not,
)


def asked_at_all(helper: str, initiative: int = 0, **player: Any) -> bool:
    """Is yellow asked about a hired helper when the helper step comes?"""
    column, place = helper.split()
    board = table(
        players={0: {"helpers": [helper], "dice": {column: 6}} | player},
        agenda=[["helpers", "yellow", column, place], ["next_turn", 1]],
        initiative=track(yellow=initiative),
    )
    return step(board)[0] == "ask_helper"


@pytest.mark.rule("S-712")
@pytest.mark.parametrize(("die", "florins"), [(3, 1), (4, 2)])
def test_yellow_top_brings_florins(die: int, florins: int) -> None:
    board = asked("yellow top", die, florins=0)
    play(board, "activate yellow top")
    assert board.players[0].florins == florins


@pytest.mark.rule("S-713", "S-719", "S-725")
@pytest.mark.parametrize("column", ["yellow", "purple", "turquoise"])
@pytest.mark.parametrize("die", [1, 6])
def test_the_middle_helpers_that_bring_a_tile(column: str, die: int) -> None:
    board = asked(f"{column} middle", die)
    stacks = board.stack
    play(board, f"activate {column} middle")
    assert legal(board) == [f"row {row}" for row in ROWS]
    play(board, "row military")
    assert board.players[0].face_down == (0, 0, 1, 0)
    assert board.stack == stacks - 1
    assert step(board) == ["take_die", "red"], "it is one tile"


@pytest.mark.rule("S-713", "S-719", "S-725")
@pytest.mark.parametrize("column", ["yellow", "purple", "turquoise"])
def test_without_tiles_in_the_stacks_they_are_not_usable(column: str) -> None:
    for left in (0, 1):
        used = {"political": 44 - left}
        assert asked_at_all(f"{column} middle", face_down=used) is (left == 1)


@pytest.mark.rule("S-714")
@pytest.mark.parametrize("die", [1, 6])
def test_yellow_bottom_scores_three(die: int) -> None:
    board = asked("yellow bottom", die)
    play(board, "activate yellow bottom")
    assert points(board.players[0], "helpers") == score(board) == 3


@pytest.mark.rule("S-715")
@pytest.mark.parametrize("die", [1, 6])
def test_red_top_brings_a_woman(die: int) -> None:
    board = asked("red top", die, women=3, men=4)
    play(board, "activate red top")
    player = board.players[0]
    assert (player.women, player.general_women, player.men) == (4, 7, 4)
    assert asked_at_all("red top", women=10)
    assert not asked_at_all("red top", women=11), "no woman is left in the general stock"
    assert not asked_at_all("red top", women=8, threshold_women=3), (
        "those beside the board do not count"
    )


@pytest.mark.rule("S-716")
@pytest.mark.parametrize(("die", "vp"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_red_middle_scores_half_the_die_rounded_up(die: int, vp: int) -> None:
    board = asked("red middle", die)
    play(board, "activate red middle")
    assert points(board.players[0], "helpers") == score(board) == vp


@pytest.mark.rule("S-717")
@pytest.mark.parametrize("die", [1, 6])
def test_red_bottom_performs_a_marriage(die: int) -> None:
    board = asked("red bottom", die)
    play(board, "activate red bottom")
    assert step(board) == ["marry", "yellow"]
    play(board, "marry Milano", "dowry 1")
    assert board.players[0].women == 2
    assert step(board) == ["take_die", "red"], "it is one marriage"
    assert not asked_at_all("red bottom", women=0)
    assert not asked_at_all("red bottom", florins=0)


@pytest.mark.rule("S-718")
@pytest.mark.parametrize("die", [1, 6])
def test_purple_top_brings_a_man_or_a_woman(die: int) -> None:
    board = asked("purple top", die, men=4, women=3)
    play(board, "activate purple top")
    assert legal(board) == ["fetch man", "fetch woman"]
    fetched = [after(board, move).players[0] for move in legal(board)]
    assert [(p.men, p.women) for p in fetched] == [(5, 3), (4, 4)]
    assert [(p.general_men, p.general_women) for p in fetched] == [(7, 8), (8, 7)]


@pytest.mark.rule("S-718")
def test_purple_top_offers_only_those_in_the_general_stock() -> None:
    for men, women, choices in (
        (12, 3, ["fetch woman"]),
        (4, 11, ["fetch man"]),
    ):
        board = asked("purple top", men=men, women=women)
        assert legal(play(board, "activate purple top")) == choices
    assert not asked_at_all("purple top", men=12, women=11)
    assert asked_at_all("purple top", men=11, women=11)
    assert asked_at_all("purple top", men=12, women=10)


@pytest.mark.rule("S-720")
@pytest.mark.parametrize(("die", "florins"), [(3, 2), (4, 3)])
def test_purple_bottom_brings_more_florins(die: int, florins: int) -> None:
    board = asked("purple bottom", die, florins=0)
    play(board, "activate purple bottom")
    assert board.players[0].florins == florins


@pytest.mark.rule("S-721")
@pytest.mark.parametrize("die", [1, 6])
def test_grey_top_is_one_step_of_initiative(die: int) -> None:
    board = asked("grey top", die)
    play(board, "activate grey top")
    assert board.initiative == (1, 0, 0, 0)
    assert step(board) == ["take_die", "red"]
    assert asked_at_all("grey top", initiative=BOX.cap - 1)
    assert not asked_at_all("grey top", initiative=BOX.cap)


@pytest.mark.rule("S-722")
@pytest.mark.parametrize(("die", "moves"), [(3, 1), (4, 2)])
def test_grey_middle_gives_points_for_careers_only(die: int, moves: int) -> None:
    board = asked("grey middle", die, careers={"clerical": [2]})
    play(board, "activate grey middle")
    for _ in range(moves):
        assert why_not(board, "initiative") == "S-722"
        play(board, "train political")
    assert step(board) == ["take_die", "red"]
    assert board.dump()["players"][0]["careers"]["political"] == [1] * moves


@pytest.mark.rule("S-722")
def test_grey_middle_is_not_usable_when_no_man_can_move() -> None:
    assert asked_at_all("grey middle", men=1)
    assert asked_at_all("grey middle", men=0, careers={"clerical": [8]})
    assert not asked_at_all("grey middle", men=0, careers={"clerical": [9]})


@pytest.mark.rule("S-723")
@pytest.mark.parametrize(("die", "vp"), [(3, 2), (4, 4)])
def test_grey_bottom_scores(die: int, vp: int) -> None:
    board = asked("grey bottom", die)
    play(board, "activate grey bottom")
    assert points(board.players[0], "helpers") == score(board) == vp


@pytest.mark.rule("S-724")
@pytest.mark.parametrize("die", [1, 6])
def test_turquoise_top_is_one_point_for_a_career_or_initiative(die: int) -> None:
    board = asked("turquoise top", die, careers={"military": [3]})
    play(board, "activate turquoise top")
    assert legal(board) == [
        "train political",
        "train clerical",
        "train military",
        "advance military 3",
        "initiative",
    ]
    for move in legal(board):
        assert step(after(board, move)) == ["take_die", "red"], "it is one point"
    assert after(board, "initiative").initiative[0] == 1
    assert asked_at_all("turquoise top", men=0)
    assert asked_at_all("turquoise top", men=1, initiative=BOX.cap)
    assert not asked_at_all("turquoise top", men=0, initiative=BOX.cap)


@pytest.mark.rule("S-726")
@pytest.mark.parametrize("die", [1, 6])
def test_turquoise_bottom_performs_a_mission(die: int) -> None:
    board = asked("turquoise bottom", die, careers={"political": [7, 7]})
    play(board, "activate turquoise bottom")
    assert step(board) == ["send_man", "yellow"]
    play(board, "send political 7", "to Milano")
    assert points(board.players[0], "missions") == BOX.career_vp[6]
    assert step(board) == ["take_die", "red"], "it is one mission"
    assert not asked_at_all("turquoise bottom")
