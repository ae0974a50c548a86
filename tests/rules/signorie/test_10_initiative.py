"""Section 10: the initiative track."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from tests.rules.signorie.end_of_round import track
from tests.rules.signorie.table import (
    BOX,
    Agenda,
    all_pass,
    events,
    legal,
    play,
    points,
    score,
    settle,
    step,
    table,
    zone,
)

TRACKS = ("take_die grey 5", "signoria")


def discs(board: Board, place: int) -> list[str]:
    """The stack on a space of the track, its lowest disc first."""
    stack: list[str] = board.dump()["initiative"][place]
    return stack


@pytest.mark.rule("S-1001")
@pytest.mark.parametrize("place", range(BOX.cap))
def test_a_point_moves_the_disc_one_space_up(place: int) -> None:
    board = table(initiative=track(**{f"at_{place}": ["red", "purple", "blue", "yellow"]}))
    play(board, *TRACKS, "initiative")
    assert discs(board, place + 1) == ["yellow"]
    assert discs(board, place) == ["red", "purple", "blue"]


@pytest.mark.rule("S-1002")
def test_a_disc_goes_on_top_of_the_stack_it_enters() -> None:
    board = table(initiative=track(at_0=["blue", "yellow"], at_1=["red", "purple"]))
    play(board, *TRACKS, "initiative")
    assert discs(board, 1) == ["red", "purple", "yellow"]


@pytest.mark.rule("S-1003")
def test_the_discs_left_behind_keep_their_order() -> None:
    board = table(initiative=track(at_0=["blue", "yellow", "red", "purple"]))
    play(board, *TRACKS, "initiative")
    assert discs(board, 0) == ["blue", "red", "purple"]
    assert discs(board, 1) == ["yellow"]


@pytest.mark.rule("S-1003")
def test_the_discs_passed_keep_their_order() -> None:
    board = table(initiative=track(at_0=["yellow", "blue"], at_1=["purple", "red"]))
    play(board, *TRACKS, "initiative", "initiative", "stop")
    assert [discs(board, place) for place in range(3)] == [["blue"], ["purple", "red"], ["yellow"]]
    all_pass(board)
    assert board.order == (0, 1, 2, 3)


@pytest.mark.rule("S-1004")
def test_points_at_the_highest_space_are_lost() -> None:
    start = track(**{"at_0": ["red", "purple", "blue"], f"at_{BOX.cap - 1}": ["yellow"]})
    board = table(initiative=start, mandates=zone("yellow", "M1", "M2"))
    play(board, "take_die yellow 1", "mandate M1", "spend 1")
    assert discs(board, BOX.cap) == ["yellow"]
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-1004")
def test_no_point_can_be_used_on_the_track_at_its_top() -> None:
    start = track(**{"at_0": ["red", "purple", "blue"], f"at_{BOX.cap - 1}": ["yellow"]})
    board = table(initiative=start)
    play(board, *TRACKS)
    assert "initiative" in legal(board)
    play(board, "initiative")
    assert "initiative" not in legal(board)


def at_the_cap(*stack: str) -> Board:
    """All discs at the top, and a yellow man who reaches the sixth space with his next step."""
    careers = {"political": [BOX.initiative_space - 1]}
    start = track(**{f"at_{BOX.cap}": list(stack)})
    return table(initiative=start, players={0: {"careers": careers}})


@pytest.mark.rule("S-1004")
def test_a_step_at_the_highest_space_is_lost() -> None:
    board = at_the_cap("red", "purple", "blue", "yellow")
    play(board, *TRACKS, f"advance political {BOX.initiative_space - 1}", "stop")
    assert board.initiative == (BOX.cap,) * 4


@pytest.mark.rule("S-1005")
def test_a_disc_that_gets_a_step_at_the_top_keeps_its_place_in_the_stack() -> None:
    board = at_the_cap("red", "yellow", "blue", "purple")
    play(board, *TRACKS, f"advance political {BOX.initiative_space - 1}", "stop")
    assert discs(board, BOX.cap) == ["red", "yellow", "blue", "purple"]


@pytest.mark.rule("S-1006")
def test_the_track_has_a_start_and_seven_steps() -> None:
    assert BOX.initiative_vp == (0, 0, 1, 2, 4, 6, 9, 12)
    scored = []
    for place in range(8):
        board = table(initiative=track(**{f"at_{place}": ["yellow", "red", "purple", "blue"]}))
        scored.append(points(all_pass(board).players[0], "initiative"))
    assert scored == [0, 0, 1, 2, 4, 6, 9, 12]


@pytest.mark.rule("S-1007")
def test_climbing_scores_nothing_before_phase_3() -> None:
    board = table()
    play(board, *TRACKS, *["initiative"] * BOX.amount[3])
    assert score(board) == 0
    all_pass(board)
    assert score(board) == BOX.initiative_vp[BOX.amount[3]] > 0


@pytest.mark.rule("S-1008")
def test_steps_after_the_reset_count_for_the_next_round() -> None:
    board = table(
        rewards=["B5", "B1", "B2", "B3", "B4", "V1", "V2"],
        initiative=track(at_0=["blue", "purple"], at_1=["yellow"], at_2=["red"]),
    )
    all_pass(board)
    assert board.order == (1, 0, 2, 3)
    play(board, "florins", "no_bride")
    scored = score(board)
    play(board, "bonus", "initiative", "initiative", "initiative", "no_bride")
    assert discs(board, 3) == ["yellow"]
    assert discs(board, 0) == ["blue", "purple", "red"]
    assert score(board) == scored
    play(board, "florins", "no_bride", "florins", "no_bride")
    settle(board)
    assert (board.round, board.order) == (2, (1, 0, 2, 3))
    all_pass(board)
    assert points(board.players[0], "initiative") == scored + BOX.initiative_vp[3] > scored
    assert board.order == (0, 1, 2, 3)


@pytest.mark.rule("S-912", "S-913", "S-1004")
@pytest.mark.parametrize(("start", "steps"), [(0, 1), (6, 1), (7, 0)])
def test_the_steps_told_are_those_made(start: int, steps: int) -> None:
    """The sixth space of a career, and M1 with more points than are left."""
    stacks = track(at_0=["blue", "purple", "red"])
    stacks[start].append("yellow")
    player: dict[int, dict[str, Any]] = {0: {"careers": {"political": [5]}, "men": 3}}
    agenda: Agenda = [["points", "yellow", 1, 1, 0, "helper"]]
    board = table(initiative=stacks, players=player, agenda=agenda)
    told = events(board, "advance political 5")
    assert [e.args["steps"] for e in told if e.name == "career_initiative"] == [steps]
    if start < BOX.cap:
        mandate = table(initiative=stacks, players=player, mandates=zone("yellow", "M1", "M4"))
        told = events(mandate, "take_die yellow 1", "mandate M1", "spend 1")
        made = min(2, BOX.cap - start)
        assert [event.args["steps"] for event in told if event.name == "climbs"] == [made]
