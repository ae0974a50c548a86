"""Section 7: helper activation."""

from __future__ import annotations

import pytest

from quattrocento.games.signorie.names import COLUMNS
from tests.rules.signorie.table import (
    BOX,
    PLACES,
    after,
    all_pass,
    asked,
    crowd,
    legal,
    play,
    points,
    random_turns,
    settle,
    step,
    table,
    zone,
)

ALL_HELPERS = [f"{column} {place}" for column in COLUMNS for place in PLACES]


@pytest.mark.rule("S-701")
def test_helpers_are_asked_after_each_of_the_three_actions() -> None:
    board = table(players={0: {"helpers": ["red middle"]}}, mandates=zone("red", "M4", "M1"))
    play(board, "take_die red 5")
    for action in (
        ["signoria", "marry Roma", "dowry 1"],
        ["mandate M4", "spend 1"],
        ["mandate M1", "spend 1"],
        ["hire", "place_helper yellow top"],
    ):
        done = after(board, *action)
        assert step(done) == ["ask_helper", "yellow", "red", "middle"]
        assert legal(done) == ["activate red middle", "skip red middle"]


@pytest.mark.rule("S-701")
def test_only_hired_helpers_are_asked() -> None:
    board = table(players={0: {"helpers": ["yellow bottom"]}, 1: {"helpers": ALL_HELPERS}})
    play(board, "take_die yellow 5", "signoria")
    assert step(board) == ["ask_helper", "yellow", "yellow", "bottom"]
    assert step(play(board, "skip yellow bottom")) == ["take_die", "red"]


@pytest.mark.rule("S-702")
@pytest.mark.parametrize("column", COLUMNS)
def test_helpers_of_other_columns_are_not_asked(column: str) -> None:
    others = [helper for helper in ALL_HELPERS if not helper.startswith(column)]
    board = table(players={0: {"helpers": others, "dice": {}}}, mandates=zone(column, "M4", "M1"))
    play(board, f"take_die {column} 5", "mandate M4", "spend 1")
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-703", "S-704")
def test_helpers_are_taken_from_top_to_bottom_each_once() -> None:
    helpers = [f"yellow {place}" for place in ("bottom", "top", "middle")]
    board = table(players={0: {"helpers": helpers}})
    play(board, "take_die yellow 5", "signoria")
    assert legal(board) == ["activate yellow top", "skip yellow top"]
    play(board, "activate yellow top")
    assert legal(board) == ["activate yellow middle", "skip yellow middle"]
    play(board, "activate yellow middle", "row marriage")
    assert legal(board) == ["activate yellow bottom", "skip yellow bottom"]
    play(board, "activate yellow bottom")
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-704")
def test_a_skipped_helper_does_not_come_back() -> None:
    helpers = [f"yellow {place}" for place in PLACES]
    board = table(players={0: {"helpers": helpers}})
    play(board, "take_die yellow 5", "signoria", "skip yellow top")
    assert legal(board) == ["activate yellow middle", "skip yellow middle"]
    play(board, "skip yellow middle", "activate yellow bottom")
    assert step(board) == ["take_die", "red"]
    assert board.players[0].florins == 13
    assert sum(board.players[0].face_down) == 0


@pytest.mark.rule("S-705", "S-706")
def test_gains_of_the_action_count_for_helpers() -> None:
    """Florins of M4 pay the dowry of the helper's marriage; without them nobody asks."""
    board = table(
        players={0: {"florins": 1, "helpers": ["red bottom"]}},
        cities=crowd(4),
        mandates=zone("red", "M4", "M2"),
    )
    play(board, "take_die red 5")
    richer = after(board, "mandate M4", "spend 1")
    assert step(richer) == ["ask_helper", "yellow", "red", "bottom"]
    as_poor = after(board, "mandate M2", "spend 1")
    assert step(as_poor) == ["take_die", "red"]


@pytest.mark.rule("S-705", "S-706")
def test_gains_of_helpers_above_count() -> None:
    """The woman of red top can be married by red bottom, if she is fetched."""
    board = table(
        players={0: {"women": 0, "helpers": ["red top", "red bottom"]}},
        mandates=zone("red", "M2", "M4"),
    )
    play(board, "take_die red 5", "mandate M2", "spend 1")
    fetched = after(board, "activate red top")
    assert step(fetched) == ["ask_helper", "yellow", "red", "bottom"]
    left = after(board, "skip red top")
    assert step(left) == ["take_die", "red"]


@pytest.mark.rule("S-706")
def test_an_idle_helper_between_two_others_is_passed_over() -> None:
    board = table(
        players={0: {"helpers": [f"red {place}" for place in PLACES], "women": 11}},
        mandates=zone("red", "M2", "M4"),
    )
    assert board.players[0].general_women == 0
    play(board, "take_die red 5", "mandate M2", "spend 1")
    assert step(board) == ["ask_helper", "yellow", "red", "middle"]
    play(board, "activate red middle")
    assert step(board) == ["ask_helper", "yellow", "red", "bottom"]


@pytest.mark.rule("S-707")
def test_activation_is_free_and_only_the_effect_costs() -> None:
    board = asked("yellow bottom", florins=0)
    play(board, "activate yellow bottom")
    assert board.players[0].florins == 0
    marrying = asked("red bottom", florins=3)
    play(marrying, "activate red bottom")
    assert marrying.players[0].florins == 3
    play(marrying, "marry Roma", "dowry 2")
    assert marrying.players[0].florins == 1


@pytest.mark.rule("S-708")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_die_is_the_number_on_the_die_just_placed(value: int) -> None:
    """Whatever was paid for it, and whatever lies in other columns."""
    board = table(
        players={0: {"helpers": ["grey bottom"], "dice": {"purple": 7 - value}}},
        dice={"grey": [value] * 4},
    )
    play(board, f"take_die grey {value}", "signoria", "initiative", "stop")
    play(board, "activate grey bottom")
    low, high = BOX.helper_amount[11], BOX.helper_high[11]
    assert low != high
    assert points(board.players[0], "helpers") == (high if value >= BOX.high_die else low)


@pytest.mark.rule("S-709")
def test_a_helpers_marriage_follows_all_rules_and_asks_no_further_helpers() -> None:
    """M10 lets red bottom marry with a yellow die: red's other helpers stay silent."""
    board = table(
        players={0: {"helpers": [f"red {place}" for place in PLACES], "florins": 3}},
        cities=crowd(2, ["Roma"]) | crowd(8, ["Napoli"]),
        mandates=zone("yellow", "M10", "M1"),
    )
    play(board, "take_die yellow 5", "mandate M10", "activate red bottom")
    assert "marry Napoli" not in legal(board)
    play(board, "marry Roma")
    assert legal(board) == ["dowry 2", "dowry 3"]
    play(board, "dowry 3")
    assert points(board.players[0], "marriages") == 3 * BOX.dowry_vp
    assert board.dump()["cities"]["Roma"]["meeples"][2:] == ["yellow woman"]
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-709")
def test_a_helpers_mission_follows_all_rules_and_asks_no_further_helpers() -> None:
    board = table(
        players={0: {"helpers": ["turquoise bottom"], "careers": {"military": [1, 5, 5]}}},
        cities=crowd(4, ["Milano", "Venezia", "Firenze", "Roma"]) | crowd(6, ["Napoli"]),
    )
    play(board, "take_die turquoise 5", "signoria", "send military 5", "to Roma")
    play(board, "activate turquoise bottom")
    assert legal(board) == ["send military 5"]
    play(board, "send military 5")
    assert "to Napoli" not in legal(board)
    play(board, "to Milano")
    assert points(board.players[0], "missions") == 2 * BOX.career_vp[4]
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-710")
@pytest.mark.parametrize(("die", "florins"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_a_die_counts_as_high_from_four_upwards(die: int, florins: int) -> None:
    board = asked("purple bottom", die, florins=0)
    play(board, "activate purple bottom")
    assert board.players[0].florins == florins


@pytest.mark.rule("S-711")
def test_exactly_three_helpers_give_a_face_down_tile() -> None:
    giving = []
    for helper in ALL_HELPERS:
        board = asked(helper, careers={"political": [5]})
        play(board, f"activate {helper}")
        if step(board)[0] == "lay_face_down":
            giving.append(helper)
            play(board, "row clerical")
            assert sum(board.players[0].face_down) == 1
    assert len(giving) == 3


@pytest.mark.rule("S-727")
@pytest.mark.parametrize("column", COLUMNS)
def test_outside_the_helper_step_helpers_do_nothing(column: str) -> None:
    """With all helpers of other columns hired, a turn and phase 3 go as without any."""
    others = [helper for helper in ALL_HELPERS if not helper.startswith(column)]

    def player_after(helpers: list[str]) -> dict[str, object]:
        board = table(
            players={0: {"helpers": helpers, "careers": {"political": [3, 9]}}},
            rewards=["B4", "B2", "B3", "B1", "B5", "V1", "V2"],
        )
        play(board, f"take_die {column} 5", "signoria")
        while step(settle(board))[0] != "take_die":
            play(board, legal(board)[0])
        settle(play(all_pass(board), "bonus"))
        play(board, "bride")
        player: dict[str, object] = board.dump()["players"][0]
        del player["helpers"]
        return player

    assert player_after(others) == player_after([])


@pytest.mark.rule("S-727")
@pytest.mark.parametrize("seats", [2, 4])
def test_helpers_work_only_when_someone_activates_them(seats: int) -> None:
    """Points from helpers come with the move `activate`, in the helper step, M10 or B9."""
    for seed in range(6):
        for _, before, move, now in random_turns(seats, seed):
            if move[0] == "activate":
                assert step(before)[0] in ("ask_helper", "use_helper")
                continue
            for old, new in zip(before.players, now.players, strict=True):
                assert points(new, "helpers") == points(old, "helpers")
