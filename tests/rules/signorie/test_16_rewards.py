"""Section 16: who receives a reward in phase 3, and what it offers."""

from __future__ import annotations

import pytest

from quattrocento.kernel.errors import IllegalMove
from tests.rules.signorie.end_of_round import HIGH, asked, dice, end_of_round
from tests.rules.signorie.table import BOX, after, legal, play, points, seat, step

BONUS_ROUNDS = range(1, 6)
VP_ROUNDS = (6, 7)


@pytest.mark.rule("S-1607")
@pytest.mark.parametrize("round", [1, 6])
@pytest.mark.parametrize(
    ("values", "rewarded"),
    [((6, 6, 1), True), ((6, 6, 2), False), ((1, 1, 5, 6), True), ((2, 1, 5, 6), False)],
)
def test_dice_up_to_the_threshold_bring_the_reward(
    round: int, values: tuple[int, ...], rewarded: bool
) -> None:
    assert BOX.threshold == 13
    players = {0: dice(*values), 1: HIGH, 2: HIGH, 3: HIGH}
    board = end_of_round(round, players=players)
    assert (seat(board) == 0) == rewarded


@pytest.mark.rule("S-1607")
def test_the_sum_uses_the_numbers_shown_and_not_what_was_paid() -> None:
    # 6 + 6 + 1 shown; with what the turquoise die cost it would be 17.
    cheap = {"dice": {"yellow": 6, "red": 6, "turquoise": 1}, "passed": True}
    board = end_of_round(players={0: cheap, 1: HIGH, 2: HIGH, 3: HIGH})
    assert seat(board) == 0


@pytest.mark.rule("S-1608")
@pytest.mark.parametrize("area", [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (0, 3)])
def test_each_own_meeple_in_the_threshold_area_adds_3(area: tuple[int, int]) -> None:
    men, women = area
    threshold = 13 + 3 * (men + women)
    for total in (threshold, threshold + 1):
        values = [min(6, total - 3)]
        while len(values) < 4:
            values.append(min(6, total - sum(values) - (3 - len(values))))
        assert sum(values) == total
        yellow = dice(*values) | {"threshold_men": men, "threshold_women": women}
        others = dice(6, 6, 2) | {"threshold_men": 0}
        board = end_of_round(players={0: yellow, 1: others, 2: others, 3: others})
        assert (seat(board) == 0) == (total <= threshold)
        assert seat(board) in (0, None)


@pytest.mark.rule("S-1608")
def test_the_meeples_of_others_add_nothing() -> None:
    players = {0: dice(6, 6, 2), 1: HIGH | {"threshold_men": 3}, 2: HIGH, 3: HIGH}
    board = end_of_round(players=players)
    assert asked(board) == []
    players[1] = dice(6, 6, 4, 6) | {"threshold_men": 3}
    assert asked(end_of_round(players=players)) == ["red take_reward", "red place_bride"]


@pytest.mark.rule("S-1609")
@pytest.mark.parametrize("round", [1, 6])
def test_a_player_without_dice_receives_the_reward(round: int) -> None:
    board = end_of_round(round, players={1: HIGH, 2: HIGH, 3: HIGH})
    assert board.players[0].dice_sum() == 0
    assert seat(board) == 0


@pytest.mark.rule("S-1610")
@pytest.mark.parametrize("round", range(1, 8))
def test_a_player_above_the_threshold_gets_nothing(round: int) -> None:
    yellow = HIGH | {"helpers": ["red top"], "brides": 1, "careers": {"military": [9]}}
    players = {0: yellow, 1: HIGH, 2: HIGH, 3: HIGH}
    board = end_of_round(round, players=players)
    assert asked(board) == []
    player = board.players[0]
    assert (player.florins, player.brides) == (10, 1)
    gained = {source: points(player, source) for source in ("brides", "rewards", "purchases")}
    assert not any(gained.values())


@pytest.mark.rule("S-1611")
def test_each_player_finishes_everything_before_the_next_begins() -> None:
    order = ["purple", "yellow", "red", "blue"]
    board = end_of_round(2, order=order, players={1: HIGH})
    assert asked(board) == [
        f"{who} {what}"
        for who in ("purple", "yellow", "blue")
        for what in ("take_reward", "place_bride")
    ]
    board = end_of_round(6, order=order, players={1: HIGH})
    assert asked(board) == ["purple purchase", "yellow purchase", "blue purchase"]


@pytest.mark.rule("S-1611")
def test_a_bonus_is_carried_out_before_the_next_player_begins() -> None:
    board = end_of_round(1, rewards=["B2", "B1", "B3", "B4", "B5", "V1", "V2"])
    seen = []
    for _ in range(2):
        for move in ("bonus", "row political", "bride"):
            seen.append(tuple(step(board)[:2]))
            play(board, move)
    assert seen == [
        (what, who)
        for who in ("yellow", "red")
        for what in ("take_reward", "lay_face_down", "place_bride")
    ]


@pytest.mark.rule("S-1612")
@pytest.mark.parametrize("round", BONUS_ROUNDS)
def test_the_tile_of_the_round_serves_everybody(round: int) -> None:
    rewards = ["B1", "B3", "B4", "B5", "B6", "V1", "V2"]
    rewards[round - 1] = "B7"
    board = end_of_round(round, rewards=rewards)
    for who in range(4):
        assert seat(board) == who
        play(board, "bonus", "no_bride")
    assert [player.florins for player in board.players] == [10 + 5] * 4


@pytest.mark.rule("S-1613", "S-1614")
@pytest.mark.parametrize("round", BONUS_ROUNDS)
def test_bonus_or_3_florins_one_of_them_and_not_both(round: int) -> None:
    rewards = ["B1", "B3", "B4", "B5", "B6", "V1", "V2"]
    rewards[round - 1] = "B8"
    board = end_of_round(round, rewards=rewards)
    assert legal(board) == ["bonus", "florins"]
    florins = after(board, "florins")
    assert (florins.players[0].florins, florins.players[0].men) == (10 + 3, BOX.men)
    bonus = after(board, "bonus")
    assert (bonus.players[0].florins, bonus.players[0].men) == (10, BOX.men + 1)
    for there in (florins, bonus):
        assert step(there) == ["place_bride", "yellow"]
        assert step(play(there, "no_bride")) == ["take_reward", "red"]


@pytest.mark.rule("S-1614")
def test_taking_neither_is_not_offered() -> None:
    board = end_of_round(1)
    for move in ("pass", "decline", "no_bride", "skip"):
        with pytest.raises(IllegalMove):
            play(board, move)


@pytest.mark.rule("S-1615")
def test_an_impossible_bonus_leaves_the_3_florins() -> None:
    board = end_of_round(1, players={1: {"careers": {"political": [1]}}})
    assert board.rewards[0] == 0
    assert legal(board) == ["florins"]
    play(board, "florins", "no_bride")
    assert board.players[0].florins == 10 + 3
    assert legal(board) == ["bonus", "florins"]


@pytest.mark.rule("S-1616")
@pytest.mark.parametrize("round", VP_ROUNDS)
def test_the_last_rounds_score_the_tile_without_florins_or_bride(round: int) -> None:
    rewards = ["B1", "B2", "B3", "B4", "B5", "V4", "V4"]
    rewards[round - 1] = "V1"
    board = end_of_round(round, rewards=rewards, players={0: {"florins": 4, "brides": 2}})
    assert points(board.players[0], "rewards") == 3 * BOX.criterion_vp[0]
    assert (board.players[0].florins, board.players[0].brides) == (4, 2)
    # Yellow has no choice at all; red, who has ten florins, may buy.
    assert step(board) == ["purchase", "red"]


@pytest.mark.rule("S-1617")
@pytest.mark.parametrize("round", VP_ROUNDS)
def test_5_florins_buy_5_points_once(round: int) -> None:
    board = end_of_round(round, players={0: {"florins": 17}})
    assert legal(board) == ["buy", "decline"]
    bought = after(board, "buy")
    assert (bought.players[0].florins, points(bought.players[0], "purchases")) == (12, 5)
    declined = after(board, "decline")
    assert (declined.players[0].florins, points(declined.players[0], "purchases")) == (17, 0)
    for there in (bought, declined):
        assert step(there) == ["purchase", "red"]


@pytest.mark.rule("S-1617")
def test_the_points_of_the_tile_come_before_the_purchase() -> None:
    board = end_of_round(6)
    assert step(board) == ["purchase", "yellow"]
    assert points(board.players[0], "rewards") > 0 == points(board.players[1], "rewards")


@pytest.mark.rule("S-1618")
@pytest.mark.parametrize("round", VP_ROUNDS)
def test_the_purchase_needs_a_reward_and_5_florins(round: int) -> None:
    board = end_of_round(
        round,
        players={
            0: {"florins": 4},
            1: {"florins": 5},
            2: HIGH | {"florins": 30},
            3: {"florins": 0},
        },
    )
    assert asked(board) == ["red purchase"]


@pytest.mark.rule("S-1618")
@pytest.mark.parametrize("round", BONUS_ROUNDS)
def test_there_is_no_purchase_before_round_6(round: int) -> None:
    board = end_of_round(round, players={0: {"florins": 30}, 1: HIGH, 2: HIGH, 3: HIGH})
    assert asked(board) == ["yellow take_reward", "yellow place_bride"]
