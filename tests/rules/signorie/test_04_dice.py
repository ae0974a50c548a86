"""Section 4: taking a die and paying."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import FACES, Board
from quattrocento.games.signorie.game import Signorie
from quattrocento.games.signorie.names import COLUMNS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import IllegalMove
from tests.rules.signorie.table import (
    BOX,
    after,
    all_pass,
    crowd,
    legal,
    play,
    random_game,
    random_turns,
    seat,
    settle,
    step,
    table,
    why_not,
    words,
    zone,
)

NOBODY_HOME = {"men": 0, "women": 0}
SPACE_VALUES = {"yellow": 1, "red": 2, "purple": 3, "grey": 4, "turquoise": 5}


@pytest.mark.rule("S-401")
def test_turns_go_round_in_turn_order_until_all_have_passed() -> None:
    order = ["blue", "red", "yellow", "purple"]
    board = table(order=order)
    turns = []
    for column in ("yellow", "purple"):
        for value in (1, 3, 5, 6):
            turns.append(step(board)[1])
            settle(play(board, f"take_die {column} {value}", "signoria"))
    assert turns == order * 2
    for colour in order:
        assert step(board) == ["take_die", colour]
        play(board, "pass")
    assert step(board)[0] == "take_reward"


@pytest.mark.rule("S-402")
def test_any_die_in_the_zones_may_be_taken_and_none_from_a_board() -> None:
    board = table(
        players={1: {"dice": {"red": 4}}, 0: {"florins": 20}},
        dice={colour: [1, 2, 3, 6] for colour in COLUMNS} | {"red": [2, 3, 5]},
    )
    offered = {move for move in legal(board) if move != "pass"}
    assert offered == {
        f"take_die {colour} {value}"
        for colour in COLUMNS
        for value in ([2, 3, 5] if colour == "red" else [1, 2, 3, 6])
    }
    with pytest.raises(IllegalMove):
        play(board, "take_die red 4")


@pytest.mark.rule("S-402")
def test_a_taken_die_leaves_its_zone() -> None:
    board = table(dice={"grey": [4, 4, 5, 6]})
    play(board, "take_die grey 4", "hire", "place_helper purple top")
    assert board.dump()["dice"]["grey"] == [4, 5, 6]
    play(board, "take_die grey 4", "hire", "place_helper purple top")
    assert board.dump()["dice"]["grey"] == [5, 6]
    assert board.dump()["players"][0]["dice"] == {"grey": 4}


@pytest.mark.rule("S-403")
def test_one_die_of_a_colour_in_a_round() -> None:
    board = table(players={0: {"dice": {"red": 3, "grey": 6}}})
    colours = {move.split()[1] for move in legal(board) if move != "pass"}
    assert colours == {"yellow", "purple", "turquoise"}
    assert why_not(board, "take_die red 5") == "S-403"
    play(board, "take_die yellow 5", "signoria")
    assert board.dump()["players"][0]["dice"] == {"red": 3, "grey": 6, "yellow": 5}


@pytest.mark.rule("S-404")
def test_four_dice_at_most() -> None:
    three = {"yellow": 1, "red": 1, "purple": 1}
    board = table(players={0: {"dice": three}})
    play(board, "take_die grey 6", "signoria", "initiative", "stop", "pass", "pass", "pass")
    assert step(board)[0] == "take_reward", "with four dice there is no fifth turn"
    for game_seed in range(4):
        for moment in random_game(3, game_seed):
            assert all(player.dice_taken() <= 4 for player in moment.players)


@pytest.mark.rule("S-405", "S-406", "S-407", "S-408", "S-409")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_difference_is_paid_and_no_change_given(column: str) -> None:
    for value in range(1, 7):
        board = table(dice={column: [value] * 4})
        play(board, f"take_die {column} {value}")
        paid = max(0, SPACE_VALUES[column] - value)
        assert board.players[0].florins == 10 - paid


@pytest.mark.rule("S-405")
def test_a_die_too_dear_cannot_be_taken() -> None:
    board = table(
        players={0: {"florins": 2, "careers": {"political": [1]}}},
        dice={"turquoise": [2, 3, 3, 3]},
    )
    assert "take_die turquoise 3" in legal(board)
    assert "take_die turquoise 2" not in legal(board)
    assert why_not(board, "take_die turquoise 2") == "S-405"


@pytest.mark.rule("S-410")
def test_what_the_turn_will_bring_does_not_pay_the_die() -> None:
    for florins, offered in ((0, False), (1, True)):
        board = table(
            players={0: {"florins": florins, "helpers": ["red middle", "purple bottom"]}},
            dice={"red": [1, 1, 1, 1], "purple": [2, 2, 2, 2]},
            mandates=zone("red", "M4", "M1"),
        )
        assert ("take_die red 1" in legal(board)) is offered
        assert ("take_die purple 2" in legal(board)) is offered


@pytest.mark.rule("S-411")
def test_exactly_one_of_three_actions_follows_the_payment() -> None:
    board = table(mandates=zone("red", "M4", "M1"))
    play(board, "take_die red 1")
    assert board.players[0].florins == 9
    assert legal(board) == ["signoria", "mandate M4", "mandate M1", "hire"]
    marriage = after(board, "signoria", "marry Roma", "dowry 2")
    mandate = after(board, "mandate M4", "spend 1")
    hire = after(board, "hire", "place_helper yellow top")
    for done in (marriage, mandate, hire):
        assert step(done) == ["take_die", "red"]


IMPOSSIBLE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("no woman to marry", "red", {"women": 0}, {}),
    ("no florin for a dowry", "red", {"florins": 0}, {}),
    ("every city full", "red", {}, {"cities": crowd(8)}),
    ("no man on a career", "turquoise", {}, {}),
    ("no man of the rank", "turquoise", {"careers": {"military": [2]}}, {"cities": crowd(4)}),
    (
        "nothing to move on a track",
        "grey",
        {"men": 0, "careers": {"clerical": [9]}},
        {"initiative": [["blue", "purple", "red"], [], [], [], [], [], [], ["yellow"]]},
    ),
]


@pytest.mark.rule("S-412")
@pytest.mark.parametrize(
    ("column", "player", "changes"),
    [case[1:] for case in IMPOSSIBLE],
    ids=[c[0] for c in IMPOSSIBLE],
)
def test_an_action_that_cannot_be_completed_is_not_offered(
    column: str, player: dict[str, Any], changes: dict[str, Any]
) -> None:
    usual = table(players={0: {"careers": {"political": [9]}}})
    assert "signoria" in legal(play(usual, f"take_die {column} 6"))
    zoned = zone(column, "M2", "M4")
    board = table(players={0: player}, mandates=zoned, **changes)
    play(board, f"take_die {column} 6")
    assert "signoria" not in legal(board)
    assert why_not(board, "signoria") == "S-412"


@pytest.mark.rule("S-412")
def test_a_chosen_action_must_be_carried_out() -> None:
    """No way back inside an action: nothing to choose but its own choices."""
    board = table(players={0: {"careers": {"political": [9]}}}, mandates=zone("red", "M9", "M5"))
    play(board, "take_die red 5")
    for opening, verb in (
        ("signoria", "marry"),
        ("hire", "place_helper"),
        ("mandate M9", "place_helper"),
        ("mandate M5", "spend"),
    ):
        assert {move.split()[0] for move in legal(after(board, opening))} == {verb}


@pytest.mark.rule("S-413")
def test_a_die_without_any_action_cannot_be_taken() -> None:
    idle: dict[str, Any] = {"florins": 1, **NOBODY_HOME}
    board = table(players={0: idle}, dice={"turquoise": [5, 6, 6, 6]})
    assert "take_die turquoise 6" not in legal(board)
    assert why_not(board, "take_die turquoise 6") == "S-413"
    hiring = table(players={0: idle | {"florins": 2}}, dice={"turquoise": [4, 5, 6, 6]})
    assert "take_die turquoise 4" not in legal(hiring), "after the die a helper is too dear"
    assert legal(play(hiring, "take_die turquoise 5")) == ["hire"]
    trained = table(players={0: idle | {"careers": {"military": [1]}}})
    assert legal(play(trained, "take_die turquoise 6")) == ["signoria"]
    spending = table(players={0: idle | {"men": 1}}, mandates=zone("turquoise", "M2", "M1"))
    assert legal(play(spending, "take_die turquoise 6")) == ["mandate M2"]


@pytest.mark.rule("S-413")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_die_is_offered_exactly_if_an_action_follows_it(seats: int) -> None:
    """Held against trying: each die that can be paid is taken, to see what it could be used for."""
    rng = Random(413)
    for moment in random_game(seats, seed=413):
        mover = seat(moment)
        if mover is None or step(moment)[0] != "take_die":
            continue
        board = moment.clone()
        player = board.players[mover]
        player.florins = rng.randrange(6)
        offered = legal(board)
        for column, value in product(range(len(COLUMNS)), range(1, FACES + 1)):
            if player.dice[column] or not board.dice[column * FACES + value - 1]:
                continue
            move = f"take_die {COLUMNS[column]} {value}"
            if BOX.value[column] - value > player.florins:
                assert move not in offered
                continue
            taken = board.clone()
            kernel.play(taken, words(move))
            assert (move in offered) is bool(legal(taken)), move


@pytest.mark.rule("S-414")
def test_actions_are_judged_with_the_florins_left_after_the_die() -> None:
    """A marriage in cities that ask 2 needs 2 florins beside the die; hiring likewise."""
    for florins, signoria in ((2, False), (3, True)):
        board = table(
            players={0: {"florins": florins}},
            cities=crowd(2),
            dice={"red": [1, 1, 1, 1]},
            mandates=zone("red", "M2", "M4"),
        )
        play(board, "take_die red 1")
        assert ("signoria" in legal(board)) is signoria
        assert ("hire" in legal(board)) is signoria


@pytest.mark.rule("S-414")
def test_gains_still_to_come_do_not_count() -> None:
    """A helper's woman or florins cannot make the action before it possible."""
    board = table(
        players={0: {"women": 0, "florins": 2, "helpers": ["red top", "red middle"]}},
        mandates=zone("red", "M2", "M4"),
    )
    play(board, "take_die red 5")
    assert "signoria" not in legal(board)


@pytest.mark.rule("S-414", "S-412")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_started_turn_can_always_be_finished(seats: int) -> None:
    """Every way through the turns of players who have next to nothing leads to its end."""
    rng = Random(seats)
    for seed in range(3):
        for moment in random_game(seats, seed):
            mover = seat(moment)
            if mover is not None and step(moment)[0] == "take_die" and rng.random() < 0.1:
                poor = moment.clone()
                player = poor.players[mover]
                player.florins = rng.randrange(4)
                player.general_women += player.women
                player.women = 0
                _finish_every_way(poor, mover)
                player.general_women -= 1
                player.women = 1
                _finish_every_way(poor, mover)


def _finish_every_way(board: Board, mover: int) -> None:
    open_turns = [after(board, move) for move in legal(board) if move != "pass"]
    while open_turns:
        turn = settle(open_turns.pop())
        if seat(turn) != mover or step(turn)[0] in ("take_die", "take_reward"):
            continue
        moves = kernel.legal(turn)
        assert moves, f"nothing to choose at {step(turn)}"
        # The first and the last of many like choices are enough.
        for move in {moves[0], moves[len(moves) // 2], moves[-1]}:
            following = turn.clone()
            kernel.play(following, move)
            assert following.players[mover].florins >= 0
            open_turns.append(following)


@pytest.mark.rule("S-415")
def test_a_turn_is_die_payment_action_helpers_next_player() -> None:
    board = table(players={0: {"helpers": ["red middle"]}}, dice={"red": [1, 1, 1, 1]})
    assert step(board) == ["take_die", "yellow"]
    play(board, "take_die red 1")
    assert board.players[0].florins == 9
    assert step(board) == ["choose_action", "yellow", "red"]
    play(board, "signoria", "marry Roma", "dowry 1")
    assert step(board) == ["ask_helper", "yellow", "red", "middle"]
    play(board, "activate red middle")
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-416", "S-417", "S-418")
def test_the_signoria_action_of_each_column() -> None:
    board = table(players={0: {"careers": {"political": [9]}}})

    def signoria(column: str) -> Board:
        return after(board, f"take_die {column} 6", "signoria")

    assert step(signoria("red")) == ["marry", "yellow"]
    assert signoria("yellow").players[0].florins == 13
    assert step(signoria("purple")) == ["progeny", "yellow", 1]
    assert step(signoria("grey"))[:3] == ["points", "yellow", 4]
    assert step(signoria("turquoise")) == ["send_man", "yellow"]


@pytest.mark.rule("S-418")
def test_tracks_and_mission_can_be_swapped_in_the_data() -> None:
    swapped = Signorie('columns.grey.action = "mission"\ncolumns.turquoise.action = "tracks"\n')
    board = table(game=swapped, players={0: {"careers": {"political": [9]}}})
    assert step(after(board, "take_die grey 6", "signoria")) == ["send_man", "yellow"]
    tracks = after(board, "take_die turquoise 6", "signoria")
    assert step(tracks)[:3] == ["points", "yellow", 4]


@pytest.mark.rule("S-419")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_a_colour_not_used_there_is_always_a_die(seats: int) -> None:
    for seed in range(4):
        for board in random_game(seats, seed):
            for player in board.players:
                for column in range(len(COLUMNS)):
                    if player.dice[column] == 0:
                        assert any(board.dice[column * FACES : column * FACES + FACES])


@pytest.mark.rule("S-420")
def test_a_beggar_can_always_take_a_yellow_die() -> None:
    beggar: dict[str, Any] = {"florins": 0, **NOBODY_HOME}
    board = table(players={0: beggar}, dice={column: [1] * 4 for column in COLUMNS})
    assert legal(board) == ["take_die yellow 1", "pass"]
    assert legal(play(board, "take_die yellow 1")) == ["signoria"]


@pytest.mark.rule("S-420")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_with_an_empty_yellow_space_is_passed_over(seats: int) -> None:
    for seed in range(4):
        for mover, before, move, now in random_turns(seats, seed):
            if step(before)[0] == "take_die":
                yellow_used = before.players[mover].dice[0] > 0
                assert yellow_used or any(m.startswith("take_die yellow") for m in legal(before))
            for who in range(seats):
                passed = now.players[who].passed and not before.players[who].passed
                if passed and (who != mover or move != ("pass",)):
                    assert (
                        now.players[who].dice_taken() == BOX.most_dice or now.players[who].dice[0]
                    )


@pytest.mark.rule("S-421")
def test_dice_of_the_same_colour_and_value_are_one_option() -> None:
    board = table(dice={colour: [3, 3, 3, 3] for colour in COLUMNS} | {"red": [3, 3, 5, 5]})
    assert [move for move in legal(board) if " red " in move] == [
        "take_die red 3",
        "take_die red 5",
    ]
    assert len(legal(board)) == 4 + 2 + 1


@pytest.mark.rule("S-404")
def test_a_fifth_die_is_refused_even_with_florins_to_spare() -> None:
    four = {"red": 1, "purple": 1, "grey": 1, "turquoise": 1}
    board = table(players={0: {"dice": four, "florins": 50}})
    assert step(board) == ["take_die", "red"]
    all_pass(board)
    assert sum(board.players[0].dice) == 4
