"""The rulebook's worked figures of phase 3: initiative points, new order, rewards and brides."""

from __future__ import annotations

from typing import Any

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import COLOURS
from tests.rules.signorie.table import BOX, all_pass, legal, play, points, settle, step, table

YELLOW, RED, PURPLE, BLUE = range(4)


def initiative() -> list[list[str]]:
    """Red alone where 9 VP are printed, Blue on top of Purple at 4 VP, Yellow at the start."""
    track: list[list[str]] = [[] for _ in BOX.initiative_vp]
    track[BOX.initiative_vp.index(9)] = ["red"]
    track[BOX.initiative_vp.index(4)] = ["purple", "blue"]
    track[0] = ["yellow"]
    return track


def phase_3() -> Board:
    """Round 1 with the bonus of one mission; Red and Purple are above the threshold."""
    players: dict[int, dict[str, Any]] = {
        YELLOW: {"dice": {"yellow": 2, "red": 3}, "florins": 1},
        RED: {"dice": {"yellow": 5, "red": 6, "grey": 4}},
        PURPLE: {"dice": {"yellow": 6, "purple": 4, "grey": 3, "turquoise": 1}},
        BLUE: {"dice": {"purple": 6, "grey": 6, "turquoise": 1}, "careers": {"military": [4]}},
    }
    rewards = ["B1", "B2", "B3", "B4", "B5", "V1", "V2"]
    board = table(
        round=1,
        order=["yellow", "blue", "red", "purple"],
        initiative=initiative(),
        rewards=rewards,
        players=players,
    )
    return all_pass(board)


def test_initiative_scores_9_4_4_and_nothing() -> None:
    board = phase_3()
    scored = {COLOURS[seat]: points(board.players[seat], "initiative") for seat in range(4)}
    assert scored == {"red": 9, "blue": 4, "purple": 4, "yellow": 0}


def test_the_higher_disc_of_a_space_comes_first_in_the_new_order() -> None:
    board = phase_3()
    assert [COLOURS[seat] for seat in board.order] == ["red", "blue", "purple", "yellow"]
    assert board.dump()["initiative"][0] == ["yellow", "purple", "blue", "red"]


def test_blue_does_the_mission_yellow_takes_3_florins_and_both_place_a_bride() -> None:
    board = phase_3()
    red, purple = board.players[RED].clone(), board.players[PURPLE].clone()

    assert step(board) == ["take_reward", "blue"]
    play(board, "bonus", "send military 4", "to Firenze")
    assert points(board.players[BLUE], "missions") == BOX.career_vp[3]
    assert board.dump()["cities"]["Firenze"]["meeples"] == ["blue man"]
    florins = board.players[BLUE].florins
    play(board, "bride")

    assert step(board) == ["take_reward", "yellow"]
    # Without a man on a career Yellow could not have done the mission.
    assert legal(board) == ["florins"]
    play(board, "florins", "bride")

    assert board.players[YELLOW].florins == 1 + 3
    assert board.players[BLUE].florins == florins
    for seat in (YELLOW, BLUE):
        assert board.players[seat].brides == 1
        assert points(board.players[seat], "brides") == BOX.bride_vp[0]
    for seat, before in ((RED, red), (PURPLE, purple)):
        after = board.players[seat]
        assert (after.florins, after.brides, after.points) == (
            before.florins,
            before.brides,
            before.points,
        )
    settle(board)
    assert board.round == 2
    assert step(board) == ["take_die", "red"]
