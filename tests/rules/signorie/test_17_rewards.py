"""Section 17: the rewards one by one."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import BONUSES, COLUMNS, VICTORY_POINTS
from tests.rules.signorie.table import (
    BOX,
    PLACES,
    after,
    all_pass,
    legal,
    play,
    points,
    score,
    settle,
    step,
    table,
)

EVERY_HELPER = [f"{column} {place}" for column in COLUMNS for place in PLACES]
DICE = {"yellow": 1, "red": 6, "purple": 2, "grey": 3}


def reward(tile: str, players: dict[int, Any] | None = None, **changes: Any) -> Board:
    """Yellow about to receive a reward, in round 3 or, for a VP tile, in round 6."""
    others = [bonus for bonus in BONUSES if bonus != tile]
    vp = [points for points in VICTORY_POINTS if points != tile]
    if tile in BONUSES:
        rewards = [*others[:2], tile, *others[2:4], *vp[:2]]
    else:
        rewards = [*others[:5], tile, vp[0]]
    return table(
        round=3 if tile in BONUSES else 6,
        rewards=rewards,
        agenda=[["reward", "yellow"]],
        players=players,
        **changes,
    )


def family(board: Board) -> tuple[int, int, int, int]:
    player = board.players[0]
    return player.men, player.women, player.general_men, player.general_women


def bonus_over(board: Board) -> bool:
    """Nothing of the bonus is left to do: the bride is next."""
    return step(board) == ["place_bride", "yellow"]


@pytest.mark.rule("S-1701")
def test_b1_is_a_mission() -> None:
    board = reward("B1", {0: {"careers": {"clerical": [7], "military": [2]}}})
    play(board, "bonus")
    assert legal(board) == ["send clerical 7", "send military 2"]
    play(board, "send clerical 7", "to Roma")
    assert points(board.players[0], "missions") == BOX.career_vp[6]
    assert board.dump()["cities"]["Roma"]["meeples"] == ["yellow man"]
    assert bonus_over(board)


@pytest.mark.rule("S-1702")
def test_b2_is_one_face_down_tile() -> None:
    board = reward("B2")
    stacks = board.stack
    play(board, "bonus", "row clerical")
    assert board.players[0].face_down == (0, 1, 0, 0)
    assert board.stack == stacks - 1
    assert bonus_over(board)


@pytest.mark.rule("S-1703")
@pytest.mark.parametrize("florins", range(6))
def test_b3_is_a_marriage_paid_from_the_florins_in_hand(florins: int) -> None:
    board = reward("B3", {0: {"florins": florins}})
    assert ("bonus" in legal(board)) == (florins > 0)
    if florins:
        play(board, "bonus", "marry Roma")
        assert legal(board) == [f"dowry {dowry}" for dowry in range(1, min(florins, 4) + 1)]
        play(board, "dowry 1")
        assert board.players[0].florins == florins - 1
        assert score(board) == BOX.dowry_vp
        assert board.dump()["cities"]["Roma"]["meeples"] == ["yellow woman"]
        assert bonus_over(board)


@pytest.mark.rule("S-1704")
@pytest.mark.parametrize("brides", range(4))
def test_b4_is_progeny(brides: int) -> None:
    board = reward("B4", {0: {"brides": brides}})
    play(board, "bonus")
    assert step(board) == ["progeny", "yellow", 1 + brides]
    play(board, " ".join(["progeny", *["6"] * (1 + brides)]))
    assert board.players[0].men == BOX.men + 1 + brides
    assert bonus_over(board)


@pytest.mark.rule("S-1705")
def test_b5_is_3_points_for_careers_and_initiative_one_at_least() -> None:
    board = reward("B5", {0: {"careers": {"military": [2]}}})
    play(board, "bonus")
    choices = ["train political", "train clerical", "train military", "advance military 2"]
    assert legal(board) == [*choices, "initiative"]
    play(board, "initiative")
    assert legal(board) == [*choices, "initiative", "stop"]
    assert bonus_over(after(board, "stop"))
    play(board, "advance military 2", "train clerical")
    assert bonus_over(board)
    assert board.initiative[0] == 1
    careers = board.dump()["players"][0]["careers"]
    assert careers == {"political": [], "clerical": [1], "military": [3]}


@pytest.mark.rule("S-1706")
def test_b6_hires_anywhere_without_paying() -> None:
    hired = ["red top", "grey bottom"]
    board = reward("B6", {0: {"florins": 0, "helpers": hired}})
    discs = board.discs
    play(board, "bonus")
    empty = [space for space in EVERY_HELPER if space not in hired]
    assert legal(board) == [f"place_helper {space}" for space in empty]
    play(board, "place_helper turquoise bottom")
    assert "turquoise bottom" in board.dump()["players"][0]["helpers"]
    assert (board.players[0].florins, board.discs) == (0, discs - 1)
    assert bonus_over(board)


@pytest.mark.rule("S-1706")
def test_b6_needs_an_empty_space_and_a_disc() -> None:
    assert legal(reward("B6", {0: {"helpers": EVERY_HELPER}})) == ["florins"]
    assert legal(reward("B6", {0: {"helpers": EVERY_HELPER[1:]}})) == ["bonus", "florins"]
    others: dict[int, Any] = {seat: {"helpers": EVERY_HELPER} for seat in (1, 2, 3)}
    left = BOX.helper_discs - 3 * len(EVERY_HELPER)
    for used in (left, left - 1):
        board = reward("B6", others | {0: {"helpers": EVERY_HELPER[:used]}})
        assert board.discs == left - used
        assert ("bonus" in legal(board)) == (used < left)


@pytest.mark.rule("S-1707")
def test_b7_is_5_florins() -> None:
    board = reward("B7", {0: {"florins": 1}})
    play(board, "bonus")
    assert board.players[0].florins == 1 + 5
    assert bonus_over(board)


@pytest.mark.rule("S-1708")
def test_b8_brings_home_a_man_and_a_woman() -> None:
    board = reward("B8", {0: {"men": 4, "women": 3}})
    play(board, "bonus")
    assert family(board) == (5, 4, 7, 7)
    assert bonus_over(board)


@pytest.mark.rule("S-1709")
def test_b8_brings_the_one_who_is_there() -> None:
    board = reward("B8", {0: {"men": 12, "women": 3}})
    assert family(play(board, "bonus")) == (12, 4, 0, 7)
    board = reward("B8", {0: {"men": 4, "women": 11}})
    assert family(play(board, "bonus")) == (5, 11, 7, 0)
    assert legal(reward("B8", {0: {"men": 12, "women": 11}})) == ["florins"]


@pytest.mark.rule("S-1710")
@pytest.mark.parametrize("die", range(1, 7))
def test_b9_runs_the_helper_step_of_a_placed_die_with_its_value(die: int) -> None:
    yellow = {"dice": {"grey": die, "red": 7 - die}, "helpers": ["red middle", "grey bottom"]}
    board = reward("B9", {0: yellow})
    play(board, "bonus")
    assert legal(board) == ["again red", "again grey"]
    grey = after(board, "again grey", "activate grey bottom")
    helper = COLUMNS.index("grey") * 3 + 2
    high = die >= BOX.high_die
    vp = BOX.helper_high[helper] if high else BOX.helper_amount[helper]
    assert points(grey.players[0], "helpers") == vp
    assert bonus_over(grey)
    red = after(board, "again red", "activate red middle")
    assert points(red.players[0], "helpers") == (7 - die + 1) // 2
    assert bonus_over(red)


@pytest.mark.rule("S-1711")
def test_b9_needs_a_die_and_a_usable_helper_in_one_column() -> None:
    def offered(dice: dict[str, int], *helpers: str, **yellow: Any) -> bool:
        board = reward("B9", {0: yellow | {"dice": dice, "helpers": list(helpers)}})
        return "bonus" in legal(board)

    assert not offered({})
    assert not offered({"yellow": 3})
    assert not offered({"yellow": 3}, "red middle", "grey bottom")
    assert offered({"yellow": 3}, "yellow bottom")
    # Red's top helper can do nothing without a woman in the general stock.
    assert not offered({"red": 3}, "red top", women=11)
    assert offered({"red": 3}, "red top", "red middle", women=11)


@pytest.mark.rule("S-1711")
def test_only_columns_with_a_die_and_a_usable_helper_can_be_chosen() -> None:
    yellow = {"dice": DICE, "women": 11, "helpers": ["red top", "grey top", "turquoise top"]}
    board = reward("B9", {0: yellow})
    assert legal(play(board, "bonus")) == ["again grey"]


@pytest.mark.rule("S-1711")
def test_the_helpers_of_b9_can_be_skipped_one_by_one() -> None:
    helpers = ["yellow top", "yellow middle", "yellow bottom"]
    board = reward("B9", {0: {"dice": {"yellow": 2}, "helpers": helpers}})
    play(board, "bonus", "again yellow")
    for place in PLACES:
        assert legal(board) == [f"activate yellow {place}", f"skip yellow {place}"]
        play(board, f"skip yellow {place}")
    assert bonus_over(board)
    assert (board.players[0].florins, score(board)) == (10, 0)


@pytest.mark.rule("S-1712")
@pytest.mark.parametrize("tile", [bonus for bonus in BONUSES if bonus != "B9"])
def test_no_bonus_but_b9_sets_off_helpers(tile: str) -> None:
    helpers = [helper for helper in EVERY_HELPER if helper != "yellow top"]
    yellow = {"dice": DICE, "helpers": helpers, "careers": {"political": [5]}}
    board = reward(tile, {0: yellow})
    play(board, "bonus")
    steps = set()
    while not bonus_over(board):
        steps.add(step(board)[0])
        if step(board)[0] == "progeny":
            settle(board)
        else:
            play(board, legal(board)[0])
    assert not steps & {"ask_helper", "helpers", "use_helper"}


def vp_of(tile: str, **yellow: Any) -> int:
    return points(reward(tile, {0: yellow | {"florins": 0}}).players[0], "rewards")


@pytest.mark.rule("S-1713")
@pytest.mark.parametrize("brides", range(5))
def test_v1_is_2_points_a_bride_the_printed_one_included(brides: int) -> None:
    assert vp_of("V1", brides=brides) == 2 * (1 + brides)


@pytest.mark.rule("S-1714")
@pytest.mark.parametrize("count", [0, 1, 7, 15])
def test_v2_is_1_point_a_helper(count: int) -> None:
    assert vp_of("V2", helpers=EVERY_HELPER[:count]) == count


@pytest.mark.rule("S-1715")
def test_v3_is_2_points_a_city_with_an_own_meeple() -> None:
    assert vp_of("V3") == 0
    cities = {
        "Milano": {"meeples": ["yellow man", "red woman", "yellow man", "yellow woman"]},
        "Roma": {"meeples": ["red man", "blue woman"]},
        "Napoli": {"meeples": ["red man", "yellow woman"]},
    }
    board = reward("V3", {0: {"florins": 0}}, cities=cities)
    assert points(board.players[0], "rewards") == 2 * 2


@pytest.mark.rule("S-1716")
def test_v4_is_1_point_a_tile_face_up_or_face_down() -> None:
    assert vp_of("V4") == 0
    tiles = {"political": ["Sforza 5", "Sforza 2"], "marriage": ["Este 4"]}
    assert vp_of("V4", tiles=tiles) == 3
    assert vp_of("V4", tiles=tiles, face_down={"clerical": 1, "marriage": 3}) == 7


@pytest.mark.rule("S-1717")
def test_v5_is_2_points_a_man_on_the_careers() -> None:
    assert vp_of("V5", men=4) == 0
    careers = {"political": [1, 9], "clerical": [4], "military": [4, 4]}
    assert vp_of("V5", careers=careers) == 2 * 5


@pytest.mark.rule("S-1718")
def test_the_tiles_count_what_is_there_when_the_reward_comes() -> None:
    rewards = ["B1", "B2", "B3", "B4", "B5", "V5", "V2"]
    board = table(round=6, rewards=rewards, players={0: {"careers": {"political": [3, 3]}}})
    play(board, "take_die turquoise 5", "signoria", "send political 3", "to Roma")
    all_pass(board)
    assert points(board.players[0], "rewards") == BOX.criterion_vp[4]
    board = table(round=7, rewards=rewards, players={0: {"helpers": ["grey top"]}})
    play(board, "take_die red 3", "hire", "place_helper yellow top")
    all_pass(board)
    assert points(board.players[0], "rewards") == 2 * BOX.criterion_vp[1]
