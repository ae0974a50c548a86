"""The rulebook's worked figures, replayed: dice, hiring, a mandate, tracks, a plan's row."""

from __future__ import annotations

from quattrocento.games.signorie.names import HOUSES
from tests.rules.signorie.table import BOX, GAME, legal, play, step, table, zone

RED_FIRST = ["red", "yellow", "purple", "blue"]


def test_a_turquoise_die_of_1_costs_4() -> None:
    board = table(
        order=RED_FIRST,
        dice={"turquoise": [1, 3, 4, 6]},
        players={1: {"careers": {"political": [7]}}},
    )
    play(board, "take_die turquoise 1")
    assert board.players[1].florins == 10 - 4
    assert "signoria" in legal(board)


def test_red_hires_the_middle_yellow_helper_for_3() -> None:
    board = table(order=RED_FIRST)
    play(board, "take_die red 5", "hire", "place_helper yellow middle")
    assert board.players[1].florins == 10 - 3
    assert board.dump()["players"][1]["helpers"] == ["yellow middle"]


def test_three_men_on_the_purple_mandate_are_six_steps_of_initiative() -> None:
    board = table(order=RED_FIRST, mandates=zone("purple", "M1", "M2"))
    play(board, "take_die purple 5", "mandate M1", "spend 3")
    red = board.players[1]
    assert board.initiative[1] == 6
    assert (red.men, red.general_men) == (1, 11)
    assert (red.women, red.general_women) == (3, 8)


def test_four_points_on_three_tracks() -> None:
    board = table(order=RED_FIRST, players={1: {"careers": {"political": [2]}}})
    play(board, "take_die grey 5", "signoria", "initiative")
    play(board, "advance political 2", "advance political 3", "train military")
    assert board.initiative == (0, 1, 0, 0)
    assert board.dump()["players"][1]["careers"] == {
        "political": [4],
        "clerical": [],
        "military": [1],
    }
    assert step(board) == ["take_die", "yellow"]


def test_a_row_takes_the_houses_it_still_lacks_and_any_number_face_down() -> None:
    """Red's military row holds both tiles of its doubled house and one face down."""
    military = [HOUSES[house] for house in BOX.plans[1][2]]
    doubled = next(house for house in military if military.count(house) == 2)
    singles = [house for house in military if house != doubled]
    filled = {"tiles": {"military": [f"{doubled} 2", f"{doubled} 3"]}}
    for house in HOUSES:
        board = table(
            players={1: filled | {"face_down": {"military": 1}, "careers": {"military": [9]}}},
            cities={"Roma": {"marriage": None, "mission": f"{house} 4"}},
            agenda=[["send_man", "red"]],
        )
        play(board, "send military 9", "to Roma")
        left = board.dump()["cities"]["Roma"]["mission"]
        assert left == (None if house in singles else f"{house} 4")
    board = table(
        players={1: filled | {"face_down": {"military": 1}}}, agenda=[["lay_face_down", "red", 9]]
    )
    play(board, *["row military"] * 9)
    row = GAME.sight.view(board, 1)["players"][1]
    assert row["row_tiles"]["military"] == 2 + 10
    assert row["row_vp"]["military"] == 2 + 3 + 10 * 1
