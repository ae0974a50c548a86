"""Section 8: the ten mandates, one by one."""

from __future__ import annotations

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import COLUMNS, ROWS
from tests.rules.signorie.table import (
    BOX,
    GAME,
    PLACES,
    after,
    all_pass,
    legal,
    play,
    points,
    random_turns,
    settle,
    step,
    table,
    track,
    why_not,
    zone,
)


def with_mandate(mandate: str, woman: bool = False, value: int = 6, **player: object) -> Board:
    """Yellow has just chosen a mandate of the yellow zone, by default on the man's space."""
    other = "M2" if mandate != "M2" else "M4"
    pair = (other, mandate) if woman else (mandate, other)
    board = table(players={0: player}, dice={"yellow": [value] * 4}, mandates=zone("yellow", *pair))
    return play(board, f"take_die yellow {value}", f"mandate {mandate}")


@pytest.mark.rule("S-811", "S-814", "S-818", "S-821")
@pytest.mark.parametrize("mandate", ["M1", "M2", "M3", "M4"])
def test_m1_to_m4_cost_no_florins(mandate: str) -> None:
    assert legal(with_mandate(mandate, florins=0)) == ["spend 1", "spend 2", "spend 3"]


@pytest.mark.rule("S-811", "S-812")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_m1_is_two_points_of_initiative_a_meeple(number: int) -> None:
    board = play(with_mandate("M1"), f"spend {number}")
    assert board.initiative == (2 * number, 0, 0, 0)
    assert step(board) == ["take_die", "red"], "nothing to choose"


@pytest.mark.rule("S-812", "S-813")
@pytest.mark.parametrize(
    ("below", "most"), [(7, 3), (5, 3), (4, 2), (3, 2), (2, 1), (1, 1), (0, 0)]
)
def test_m1_needs_room_below_the_cap(below: int, most: int) -> None:
    board = table(initiative=track(yellow=BOX.cap - below), mandates=zone("yellow", "M1", "M2"))
    play(board, "take_die yellow 6")
    if most == 0:
        assert "mandate M1" not in legal(board)
        return
    play(board, "mandate M1")
    assert legal(board) == [f"spend {number}" for number in range(1, most + 1)]
    play(board, f"spend {most}")
    assert board.initiative[0] == BOX.cap - max(0, below - 2 * most)


@pytest.mark.rule("S-814")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_m2_raises_the_own_threshold_by_three_a_meeple(number: int) -> None:
    board = play(with_mandate("M2"), f"spend {number}")
    thresholds = [player["threshold"] for player in GAME.sight.view(board, 0)["players"]]
    assert thresholds == [13 + 3 * number, 13, 13, 13]


@pytest.mark.rule("S-814", "S-815")
def test_m2_holds_for_this_round_and_its_meeples_come_back_after_phase_3() -> None:
    dice = {"red": 6, "purple": 6, "grey": 4}
    board = with_mandate("M2", dice=dice)
    general = board.players[0].general_men
    play(board, "spend 3")
    assert (board.players[0].men, board.players[0].general_men) == (1, general)
    all_pass(board)
    assert step(board) == ["take_reward", "yellow"], "22 is within the raised threshold"
    play(board, "florins", "no_bride")
    assert (board.players[0].men, board.players[0].general_men) == (1, general)
    assert board.players[0].threshold_men == 3
    while step(board)[0] == "take_reward":
        play(board, "florins", "no_bride")
    settle(board)
    assert board.round == 2
    assert (board.players[0].men, board.players[0].general_men) == (1, general + 3)
    assert GAME.sight.view(board, 0)["players"][0]["threshold"] == 13


@pytest.mark.rule("S-815")
def test_m2_takes_women_to_the_threshold_area_too() -> None:
    board = play(with_mandate("M2", woman=True), "spend 2")
    player = board.players[0]
    assert (player.women, player.general_women, player.threshold_women) == (1, 8, 2)
    assert player.threshold_men == 0


@pytest.mark.rule("S-815")
def test_meeples_in_the_threshold_area_cannot_be_spent_or_married() -> None:
    board = table(players={0: {"women": 0, "threshold_women": 3}}, mandates=zone("red", "M2", "M4"))
    play(board, "take_die red 6")
    assert "mandate M4" not in legal(board)
    assert "signoria" not in legal(board)


@pytest.mark.rule("S-816")
def test_m2_can_be_used_once_in_a_round() -> None:
    board = table(2, mandates=zone("yellow", "M2", "M1"), players={0: {"men": 9}})
    play(board, "take_die yellow 5", "mandate M2", "spend 3", "pass")
    for column in COLUMNS[1:]:
        assert "mandate M2" not in legal(after(board, f"take_die {column} 5"))
    assert not any(move.startswith("take_die yellow") for move in legal(board))


@pytest.mark.rule("S-816")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_threshold_is_ever_above_22(seats: int) -> None:
    highest = 0
    for seed in range(8):
        used: set[tuple[int, int]] = set()
        for mover, before, move, now in random_turns(seats, seed):
            for player in now.players:
                highest = max(highest, player.threshold_men + player.threshold_women)
            if move == ("mandate", "M2"):
                assert (before.round, mover) not in used
                used.add((before.round, mover))
    assert highest == 3


@pytest.mark.rule("S-817")
@pytest.mark.parametrize(("men", "numbers"), [(1, [1]), (2, [1, 2]), (5, [1, 2, 3])])
def test_m2_may_be_used_whether_needed_or_not(men: int, numbers: list[int]) -> None:
    assert legal(with_mandate("M2", men=men, value=1)) == [f"spend {n}" for n in numbers]


@pytest.mark.rule("S-818", "S-820")
def test_m3_brings_a_tile_a_meeple_each_beside_a_row_of_its_own() -> None:
    board = with_mandate("M3")
    stacks = board.stack
    play(board, "spend 3")
    for row in ("marriage", "political", "marriage"):
        assert legal(board) == [f"row {row}" for row in ROWS]
        play(board, f"row {row}")
    assert board.players[0].face_down == (1, 0, 0, 2)
    assert board.stack == stacks - 3
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-818")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_m3_gives_as_many_tiles_as_meeples(number: int) -> None:
    board = play(with_mandate("M3"), f"spend {number}", *["row clerical"] * number)
    assert board.players[0].face_down == (0, number, 0, 0)
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-819")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_m3_needs_a_tile_in_the_stacks_for_each_meeple(left: int) -> None:
    board = table(
        players={1: {"face_down": {"military": 44 - left}}}, mandates=zone("yellow", "M3", "M2")
    )
    assert board.stack == left
    play(board, "take_die yellow 6")
    if left == 0:
        assert "mandate M3" not in legal(board)
    else:
        play(board, "mandate M3")
        assert legal(board) == [f"spend {number}" for number in range(1, left + 1)]


@pytest.mark.rule("S-821")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_m4_brings_two_florins_a_meeple(number: int) -> None:
    board = play(with_mandate("M4"), f"spend {number}")
    assert board.players[0].florins == 10 + 2 * number


@pytest.mark.rule("S-822")
def test_m5_is_a_pool_of_career_points() -> None:
    board = play(with_mandate("M5", careers={"clerical": [1]}), "spend 2")
    moves = ["train political", "advance political 1", "advance political 2", "advance clerical 1"]
    for move in moves:
        assert why_not(board, "initiative") == "S-822"
        play(board, move)
    assert board.dump()["players"][0]["careers"] == {
        "political": [3],
        "clerical": [2],
        "military": [],
    }
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-823")
@pytest.mark.parametrize(("space", "most"), [(9, 0), (8, 1), (7, 1), (6, 2), (5, 2), (4, 3)])
def test_m5_needs_points_that_can_be_used(space: int, most: int) -> None:
    """One man on a career and none at home: he can take as many points as spaces are above."""
    board = table(
        players={0: {"men": 0, "careers": {"military": [space]}}},
        mandates=zone("yellow", "M1", "M5"),
    )
    play(board, "take_die yellow 6")
    if most == 0:
        assert "mandate M5" not in legal(board)
    else:
        play(board, "mandate M5")
        assert legal(board) == [f"spend {number}" for number in range(1, most + 1)]


@pytest.mark.rule("S-823")
def test_m5_counts_the_points_left_after_spending() -> None:
    """Men who are spent take no points: were all of them spent, nobody could move."""
    board = with_mandate("M5", men=2)
    assert legal(board) == ["spend 1"]
    board = with_mandate("M5", men=3)
    assert legal(board) == ["spend 1", "spend 2"]


@pytest.mark.rule("S-823")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_m5_may_leave_only_the_last_point(number: int) -> None:
    board = play(with_mandate("M5", men=9), f"spend {number}")
    for _ in range(2 * number - 1):
        assert why_not(board, "stop") == "S-823"
        play(board, "train military")
    assert "stop" in legal(board)
    assert step(play(board, "stop")) == ["take_die", "red"]


@pytest.mark.rule("S-824")
def test_m6_performs_a_marriage_with_another_woman() -> None:
    by_man = with_mandate("M6", women=1)
    assert step(by_man) == ["marry", "yellow"]
    by_woman = with_mandate("M6", woman=True, women=2)
    play(by_woman, "marry Roma", "dowry 3")
    player = by_woman.players[0]
    assert (player.women, player.florins) == (0, 7)
    assert points(player, "marriages") == 3 * BOX.dowry_vp
    board = table(players={0: {"women": 1}}, mandates=zone("yellow", "M1", "M6"))
    assert "mandate M6" not in legal(play(board, "take_die yellow 6"))


@pytest.mark.rule("S-825")
def test_m7_performs_a_mission_with_a_man_on_a_career() -> None:
    board = with_mandate("M7", woman=True, men=0, careers={"military": [8]})
    assert board.players[0].women == 2
    assert legal(board) == ["send military 8"]
    play(board, "send military 8", "to Roma")
    assert points(board.players[0], "missions") == BOX.career_vp[7]
    home = table(players={0: {"men": 9}}, mandates=zone("yellow", "M7", "M1"))
    assert "mandate M7" not in legal(play(home, "take_die yellow 6"))


@pytest.mark.rule("S-826")
@pytest.mark.parametrize(("brides", "dice"), [(0, 2), (1, 3), (3, 5), (4, 5)])
def test_m8_rolls_one_progeny_die_more(brides: int, dice: int) -> None:
    board = with_mandate("M8", brides=brides)
    assert step(board) == ["progeny", "yellow", dice]


@pytest.mark.rule("S-827")
def test_m9_hires_for_a_florin_less_in_any_column() -> None:
    board = with_mandate("M9", helpers=["red top", "grey bottom"])
    offered = [
        f"place_helper {column} {place}"
        for column in COLUMNS
        for place in PLACES
        if f"{column} {place}" not in ("red top", "grey bottom")
    ]
    assert legal(board) == offered
    for move in offered:
        column, place = move.split()[1:]
        cost = BOX.cost[COLUMNS.index(column) * 3 + PLACES.index(place)]
        hired = after(board, move)
        assert hired.players[0].florins == 10 - (cost - 1)
        assert f"{column} {place}" in hired.dump()["players"][0]["helpers"]


@pytest.mark.rule("S-827")
def test_m9_needs_the_florins_for_the_cheapest_empty_space() -> None:
    tops = [f"{column} top" for column in COLUMNS]
    for florins, helpers, places in ((1, [], "top"), (2, tops, "middle"), (1, tops, "")):
        board = table(
            players={0: {"florins": florins, "helpers": helpers}},
            mandates=zone("purple", "M9", "M1"),
        )
        play(board, "take_die purple 6")
        assert ("mandate M9" in legal(board)) is bool(places)
        if places:
            play(board, "mandate M9")
            assert legal(board) == [f"place_helper {column} {places}" for column in COLUMNS]


@pytest.mark.rule("S-828")
@pytest.mark.parametrize(("value", "vp"), [(1, 2), (6, 4)])
def test_m10_activates_a_helper_of_any_column_with_the_die_just_placed(value: int, vp: int) -> None:
    """The die of the helper's own column, were it there, plays no part."""
    board = with_mandate("M10", value=value, helpers=["grey bottom"], dice={"grey": 7 - value})
    play(board, "activate grey bottom")
    assert points(board.players[0], "helpers") == vp


@pytest.mark.rule("S-829")
def test_m10_offers_the_usable_helpers_and_one_must_be_activated() -> None:
    board = with_mandate("M10", helpers=["yellow top", "red bottom", "grey top"], women=0)
    assert legal(board) == ["activate yellow top", "activate grey top"]


@pytest.mark.rule("S-829")
def test_m10_is_offered_only_if_a_helper_is_usable_once_the_meeple_is_spent() -> None:
    """Red bottom marries: with one woman, spent, nobody is left; with two she has a match."""
    for women, offered in ((1, False), (2, True)):
        board = table(
            players={0: {"women": women, "helpers": ["red bottom"]}},
            mandates=zone("yellow", "M1", "M10"),
        )
        assert ("mandate M10" in legal(play(board, "take_die yellow 6"))) is offered
    # Red top fetches women: none in the general stock but the one that is spent.
    board = table(
        players={0: {"women": 11, "helpers": ["red top"]}}, mandates=zone("yellow", "M1", "M10")
    )
    assert "mandate M10" in legal(play(board, "take_die yellow 6"))
    by_man = table(
        players={0: {"women": 11, "helpers": ["red top"]}}, mandates=zone("yellow", "M10", "M1")
    )
    assert "mandate M10" not in legal(play(by_man, "take_die yellow 6"))


@pytest.mark.rule("S-829")
@pytest.mark.parametrize("idle", ["red top", "turquoise bottom"])
def test_m10_is_offered_for_a_marriage_whatever_helper_is_idle(idle: str) -> None:
    """All women are here, and no man is on a track: these helpers can do nothing."""
    board = table(
        players={0: {"women": 11, "helpers": ["red bottom", idle]}},
        mandates=zone("yellow", "M10", "M1"),
    )
    play(board, "take_die yellow 6", "mandate M10")
    assert legal(board) == ["activate red bottom"]


@pytest.mark.rule("S-830")
def test_a_helper_used_by_m10_may_help_again_in_the_helper_step() -> None:
    board = with_mandate("M10", helpers=["yellow bottom"])
    play(board, "activate yellow bottom")
    assert legal(board) == ["activate yellow bottom", "skip yellow bottom"]
    play(board, "activate yellow bottom")
    assert points(board.players[0], "helpers") == 6
    assert step(board) == ["take_die", "red"]
