"""Section 16: phase 3, its steps, the new order and clearing up."""

from __future__ import annotations

import pytest

from quattrocento.games.signorie.names import COLOURS
from quattrocento.kernel.errors import BadPosition
from tests.rules.signorie.end_of_round import HIGH, asked, dice, end_of_round, track
from tests.rules.signorie.table import (
    BOX,
    GAME,
    all_pass,
    events,
    legal,
    play,
    points,
    score,
    seat,
    settle,
    step,
    table,
)


@pytest.mark.rule("S-1601")
def test_phase_3_runs_initiative_order_rewards_clearing_up() -> None:
    board = table(
        initiative=track(at_0=["yellow", "red", "purple"], at_4=["blue"]),
        players={1: dice(6, 6, 6), 3: {"threshold_men": 2}},
    )
    for _ in range(2):
        play(board, "pass")
    told = [event.name for event in events(board, "pass")]
    assert told == ["passes", "initiative_vp", "new_order", "over_threshold"]
    assert step(board) == ["take_reward", "blue"]
    assert board.players[3].threshold_men == 2
    assert asked(board) == [
        f"{who} {what}"
        for who in ("blue", "purple", "yellow")
        for what in ("take_reward", "place_bride")
    ]
    assert board.players[3].threshold_men == 0
    assert step(board) == ["draw_tiles"]


@pytest.mark.rule("S-1601")
def test_every_round_has_its_phase_3_in_this_order() -> None:
    board = settle(GAME.start(4), seed=1)
    while board.agenda:
        now = board.round
        names = [str(name) for name, *_ in board.dump()["agenda"]]
        assert names[1:] == ["next_turn", *ORDER, "round", "final_scoring"]
        while board.round == now and seat(board) is not None:
            play(board, legal(board)[-1])
        settle(board)


ORDER = ["score_initiative", "new_order", "rewards", "clear_up"]


@pytest.mark.rule("S-1601", "S-1602")
def test_initiative_scores_before_the_discs_are_reset() -> None:
    board = table(agenda=[["clear_up"]], players={0: {"florins": 20}})
    settle(board)
    play(board, next(move for move in legal(board) if move.startswith("take_die grey")))
    play(board, "signoria", *["initiative"] * 4)
    all_pass(board)
    assert points(board.players[0], "initiative") == BOX.initiative_vp[4] > 0


@pytest.mark.rule("S-1602")
def test_everybody_scores_the_space_of_the_own_disc() -> None:
    board = end_of_round(initiative=track(at_2=["yellow"], at_5=["red", "blue"], at_7=["purple"]))
    vp = BOX.initiative_vp
    assert [score(board, who) for who in range(4)] == [vp[2], vp[5], vp[7], vp[5]]
    assert [points(player, "initiative") for player in board.players] == [
        vp[2],
        vp[5],
        vp[7],
        vp[5],
    ]


@pytest.mark.rule("S-1603")
def test_a_disc_on_a_higher_space_comes_earlier() -> None:
    board = end_of_round(
        initiative=track(at_0=["purple"], at_1=["yellow"], at_3=["blue"], at_7=["red"])
    )
    assert [COLOURS[who] for who in board.order] == ["red", "blue", "yellow", "purple"]
    # However high the stack below it is.
    board = end_of_round(initiative=track(at_1=["yellow", "red", "purple"], at_2=["blue"]))
    assert [COLOURS[who] for who in board.order] == ["blue", "purple", "red", "yellow"]


@pytest.mark.rule("S-1604")
def test_on_one_space_the_higher_disc_comes_earlier() -> None:
    board = end_of_round(initiative=track(at_2=["purple", "yellow"], at_3=["blue", "red"]))
    assert [COLOURS[who] for who in board.order] == ["red", "blue", "yellow", "purple"]


@pytest.mark.rule("S-1604")
def test_who_climbed_last_to_a_space_comes_before_those_already_there() -> None:
    board = table()
    for die in (5, 6):
        play(board, f"take_die grey {die}", "signoria", "initiative", "stop")
    all_pass(board)
    assert [COLOURS[who] for who in board.order] == ["red", "yellow", "purple", "blue"]


@pytest.mark.rule("S-1605")
def test_the_discs_go_back_to_the_lowest_space_in_the_new_order() -> None:
    board = end_of_round(initiative=track(at_2=["purple", "yellow"], at_3=["blue"], at_4=["red"]))
    stacks = board.dump()["initiative"]
    assert stacks[0] == ["purple", "yellow", "blue", "red"]
    assert not any(stacks[1:])


@pytest.mark.rule("S-1606")
def test_the_new_order_holds_for_the_rewards_and_the_next_turns() -> None:
    board = end_of_round(initiative=track(at_2=["purple", "yellow"], at_3=["blue"], at_4=["red"]))
    who = [name.split()[0] for name in asked(board)][::2]
    assert who == ["red", "blue", "yellow", "purple"]
    settle(board)
    assert board.round == 2
    turns = []
    for _ in range(4):
        turns.append(step(board)[1])
        play(board, next(move for move in legal(board) if move.startswith("take_die yellow")))
        play(board, "signoria")
    assert turns == ["red", "blue", "yellow", "purple"]
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-1619")
def test_a_reward_tile_serves_in_its_own_round_only() -> None:
    rewards = ["B7", "B8", "B2", "B4", "B6", "V1", "V2"]
    board = table(rewards=rewards)
    served: dict[int, set[str]] = {}
    while board.agenda:
        now = board.round
        if seat(board) is None:
            settle(board)
            continue
        told = events(board, "pass" if step(board)[0] == "take_die" else legal(board)[0])
        for event in told:
            if event.name in ("bonus", "reward_vp"):
                tile = event.args["bonus" if event.name == "bonus" else "reward"]
                served.setdefault(now, set()).add(tile)
    assert served == {place: {tile} for place, tile in enumerate(rewards, start=1)}


@pytest.mark.rule("S-1620")
def test_meeples_leave_the_threshold_area_for_the_general_stock() -> None:
    yellow = HIGH | {"men": 2, "women": 1, "threshold_men": 2, "threshold_women": 1}
    players = {0: yellow, 1: HIGH, 2: HIGH | {"threshold_women": 3}, 3: HIGH}
    board = end_of_round(players=players)
    player, other = board.players[0], board.players[2]
    assert (player.men, player.women) == (2, 1)
    assert (player.general_men, player.general_women) == (10, 10)
    assert (player.threshold_men, player.threshold_women, other.threshold_women) == (0, 0, 0)
    assert other.general_women == 11 - BOX.women


@pytest.mark.rule("S-1621")
def test_a_raised_threshold_ends_with_the_round() -> None:
    board = table(players={0: {"threshold_men": 3}})
    assert GAME.sight.view(board, None)["players"][0]["threshold"] == 13 + 9
    asked(all_pass(board))
    settle(board)
    assert board.round == 2
    assert GAME.sight.view(board, None)["players"][0]["threshold"] == 13


@pytest.mark.rule("S-1619")
def test_a_used_reward_leaves_the_table_with_the_clearing_up() -> None:
    tiles = ["B1", "B2", "B3", "B4", "B5", "V1", "V2"]
    board = table(round=6, agenda=[["score_initiative"]])
    assert board.dump()["rewards"] == [None] * 5 + ["V1", "V2"]
    while step(board)[0] != "draw_tiles":
        assert board.dump()["rewards"] == [None] * 5 + ["V1", "V2"]
        play(board, "decline")
    assert board.dump()["rewards"] == [None] * 6 + ["V2"]
    assert GAME.sight.view(board, 1)["rewards"] == [None] * 6 + ["V2"]
    for wrong in (tiles, [None] * 5 + ["V1", "V2"], [None] * 7, [None] * 6 + ["B9"]):
        with pytest.raises(BadPosition) as caught:
            GAME.load(board.dump() | {"rewards": wrong})
        assert caught.value.field.startswith("rewards")
    with pytest.raises(BadPosition, match="null for 6 that were used"):
        GAME.load(board.dump() | {"rewards": tiles})


@pytest.mark.rule("S-1610")
def test_who_is_above_the_threshold_is_told_in_turn_order() -> None:
    board = table(
        players=dict.fromkeys((0, 1, 3), HIGH),
        initiative=track(at_0=["yellow", "purple"], at_2=["blue"], at_5=["red"]),
    )
    told = [event for event in events(board, "pass") if event.name == "over_threshold"]
    assert board.dump()["order"] == ["red", "blue", "purple", "yellow"]
    assert [event.args["seat"] for event in told] == [1, 3, 0]
    assert step(board) == ["take_reward", "purple"]
