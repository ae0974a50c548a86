"""The decision points of the game: who is asked, among what, and what happens without an option."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import COLUMNS, ROWS
from tests.rules.signorie.table import (
    BOX,
    PLACES,
    Agenda,
    after,
    all_pass,
    crowd,
    legal,
    play,
    random_game,
    step,
    table,
    zone,
)

EVERY_HELPER = [f"{column} {place}" for column in COLUMNS for place in PLACES]
HIGH: dict[str, Any] = {"dice": {"yellow": 6, "red": 6, "grey": 6}, "passed": True}


def yellow(**changes: Any) -> dict[int, dict[str, Any]]:
    return {0: changes}


def question(board: Board) -> tuple[list[str | int], list[str]]:
    """The step that waits, and its choices."""
    return step(board), legal(board)


def phase_3(round: int, bonus: str = "B1", **yellow: Any) -> Board:
    """Phase 3 in which only yellow receives the reward."""
    bonuses = [tile for tile in ("B1", "B2", "B4", "B6", "B7") if tile != bonus][:4]
    place = min(round, 5) - 1
    rewards = [*bonuses[:place], bonus, *bonuses[place:], "V1", "V2"]
    players = {0: yellow, 1: HIGH, 2: HIGH, 3: HIGH}
    agenda: Agenda = [["score_initiative"]]
    return table(round=round, rewards=rewards, players=players, agenda=agenda)


def test_turn() -> None:
    board = table(dice={column: [1, 1, 1, 6] for column in COLUMNS}, players=yellow(florins=2))
    assert step(board) == ["take_die", "yellow"]
    # Dice of one colour and value are one option, and two florins reach for these:
    assert [move for move in legal(board) if "yellow" in move or "red" in move] == [
        "take_die yellow 1",
        "take_die yellow 6",
        "take_die red 1",
        "take_die red 6",
    ]
    assert legal(board)[-1] == "pass"
    assert len(set(legal(board))) == len(legal(board))


def test_turn_without_a_die_to_take_passes_by_itself() -> None:
    four = {"dice": {"yellow": 1, "red": 3, "purple": 5, "grey": 6}}
    board = table(players={0: four, 1: four | {"dice": {"grey": 1}}})
    assert step(board) == ["take_die", "red"]
    assert board.players[0].passed


def test_action() -> None:
    board = table(mandates=zone("yellow", "M4", "M2"))
    play(board, "take_die yellow 1")
    assert question(board) == (
        ["choose_action", "yellow", "yellow"],
        ["signoria", "mandate M4", "mandate M2", "hire"],
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_action_always_has_an_option(seats: int) -> None:
    taken = 0
    for board in random_game(seats, seed=seats + 50):
        if board.agenda and step(board)[0] == "take_die":
            for move in legal(board)[:-1]:
                taken += 1
                assert legal(after(board, move))
    assert taken


def test_hire_space() -> None:
    board = table(players=yellow(florins=3, helpers=["yellow top"]))
    play(board, "take_die red 3", "hire")
    assert BOX.cost[1] == 3 < BOX.cost[2]
    assert question(board) == (
        ["place_helper", "yellow", "yellow", 0],
        ["place_helper yellow middle"],
    )


def test_hire_space_of_all_columns_by_mandate_and_bonus() -> None:
    board = table(mandates=zone("yellow", "M9", "M1"), players=yellow(florins=20))
    play(board, "take_die yellow 1", "mandate M9")
    assert legal(board) == [f"place_helper {space}" for space in EVERY_HELPER]
    board = play(phase_3(1, "B6", helpers=EVERY_HELPER[:13]), "bonus")
    assert legal(board) == [f"place_helper {space}" for space in EVERY_HELPER[13:]]


def test_hire_without_a_space_is_not_offered() -> None:
    for helpers, florins in ((EVERY_HELPER[:3], 20), ([], 1)):
        board = table(players=yellow(florins=florins, helpers=helpers))
        assert "hire" not in legal(play(board, "take_die red 3"))


def test_number_for_a_mandate() -> None:
    board = table(mandates=zone("yellow", "M4", "M2"), players=yellow(men=2))
    play(board, "take_die yellow 1", "mandate M4")
    assert question(board) == (["spend", "yellow", "yellow", "M4", "man"], ["spend 1", "spend 2"])


def test_mandate_without_a_number_is_not_offered() -> None:
    board = table(mandates=zone("yellow", "M4", "M2"), players=yellow(men=0, women=0))
    assert legal(play(board, "take_die yellow 1")) == ["signoria", "hire"]


def test_career_or_mixed_point() -> None:
    board = table(players=yellow(careers={"clerical": [2, 2, 9]}))
    play(board, "take_die grey 5", "signoria")
    train = ["train political", "train clerical", "train military"]
    assert question(board) == (
        ["points", "yellow", 4, 1, 1, "action"],
        [*train, "advance clerical 2", "initiative"],
    )
    play(board, "initiative")
    assert legal(board) == [*train, "advance clerical 2", "initiative", "stop"]


def test_career_point_does_not_allow_initiative() -> None:
    board = table(mandates=zone("yellow", "M5", "M2"))
    play(board, "take_die yellow 1", "mandate M5", "spend 1")
    assert "initiative" not in legal(board)


def test_points_without_a_use_end_by_themselves() -> None:
    cap = [["red", "purple", "blue"], *([] for _ in range(BOX.cap - 2)), ["yellow"], []]
    board = table(initiative=cap, players=yellow(men=0))
    play(board, "take_die grey 5", "signoria", "initiative")
    assert step(board) == ["take_die", "red"]


def test_mission() -> None:
    careers = {"political": [1, 1], "military": [5]}
    board = table(cities=crowd(2, ["Roma", "Napoli"]), players=yellow(careers=careers))
    play(board, "take_die turquoise 5", "signoria")
    assert question(board) == (["send_man", "yellow"], ["send political 1", "send military 5"])
    low, high = after(board, "send political 1"), after(board, "send military 5")
    assert question(low) == (
        ["choose_city", "yellow", "political", 1],
        ["to Milano", "to Venezia", "to Firenze"],
    )
    assert legal(high) == [*legal(low), "to Roma", "to Napoli"]


def test_mission_without_a_man_is_not_offered() -> None:
    board = table(mandates=zone("turquoise", "M4", "M2"))
    assert "signoria" not in legal(play(board, "take_die turquoise 5"))


def test_marriage() -> None:
    board = table(cities=crowd(2, ["Roma"]) | crowd(8, ["Milano"]), players=yellow(florins=3))
    play(board, "take_die red 3", "signoria")
    cities = ["Venezia", "Firenze", "Roma", "Napoli"]
    assert question(board) == (["marry", "yellow"], [f"marry {city}" for city in cities])
    play(board, "marry Roma")
    assert question(board) == (["dowry", "yellow", "Roma"], ["dowry 2", "dowry 3"])


def test_marriage_without_a_woman_is_not_offered() -> None:
    board = table(players=yellow(women=0))
    assert "signoria" not in legal(play(board, "take_die red 3"))


def test_row_for_a_face_down_tile() -> None:
    whole = {"political": ["Sforza 2", "Sforza 3", "Gonzaga 2", "Borgia 2"]}
    board = phase_3(1, "B2", tiles=whole, face_down={"military": 9})
    play(board, "bonus")
    assert question(board) == (["lay_face_down", "yellow", 1], [f"row {row}" for row in ROWS])


def test_face_down_tile_without_one_in_the_stacks_is_not_offered() -> None:
    left = phase_3(1, "B2").stack
    assert legal(phase_3(1, "B2", face_down={"political": left})) == ["florins"]
    assert "bonus" in legal(phase_3(1, "B2", face_down={"political": left - 1}))


@pytest.mark.parametrize(
    ("men", "women", "choices"),
    [(4, 3, ["fetch man", "fetch woman"]), (12, 3, ["fetch woman"]), (4, 11, ["fetch man"])],
)
def test_sex_for_purple_top(men: int, women: int, choices: list[str]) -> None:
    board = table(players=yellow(men=men, women=women, helpers=["purple top"]))
    play(board, "take_die purple 3", "hire", "place_helper red top", "activate purple top")
    assert question(board) == (["fetch", "yellow"], choices)


def test_purple_top_without_anybody_to_fetch_is_skipped() -> None:
    board = table(players=yellow(men=12, women=11, helpers=["purple top"]))
    play(board, "take_die purple 3", "hire", "place_helper red top")
    assert step(board) == ["take_die", "red"]


def test_helper_step() -> None:
    helpers = ["red top", "red middle", "red bottom"]
    board = table(players=yellow(women=11, helpers=helpers, florins=20))
    play(board, "take_die red 3", "hire", "place_helper yellow top")
    # Nobody can be fetched from the general stock, so the top helper is passed over.
    assert question(board) == (
        ["ask_helper", "yellow", "red", "middle"],
        ["activate red middle", "skip red middle"],
    )
    play(board, "skip red middle")
    assert legal(board) == ["activate red bottom", "skip red bottom"]
    assert step(play(board, "skip red bottom")) == ["take_die", "red"]


def test_helper_for_m10() -> None:
    helpers = ["red top", "grey bottom", "turquoise bottom"]
    board = table(mandates=zone("yellow", "M10", "M1"), players=yellow(helpers=helpers))
    play(board, "take_die yellow 1", "mandate M10")
    assert question(board) == (
        ["use_helper", "yellow", "yellow"],
        ["activate red top", "activate grey bottom"],
    )


def test_m10_without_a_usable_helper_is_not_offered() -> None:
    for helpers in ([], ["turquoise bottom"]):
        board = table(mandates=zone("yellow", "M10", "M1"), players=yellow(helpers=helpers))
        assert "mandate M10" not in legal(play(board, "take_die yellow 1"))


@pytest.mark.parametrize("round", range(1, 6))
def test_reward_in_rounds_1_to_5(round: int) -> None:
    board = phase_3(round, "B8")
    assert question(board) == (["take_reward", "yellow"], ["bonus", "florins"])


@pytest.mark.parametrize("round", range(1, 6))
def test_reward_without_a_possible_bonus_is_3_florins(round: int) -> None:
    board = phase_3(round, "B1", florins=0)
    assert legal(board) == ["florins"]
    assert play(board, "florins").players[0].florins == BOX.reward_florins


def test_rewards_are_asked_for_in_the_new_order() -> None:
    track = [["yellow", "blue"], ["purple"], ["red"], *([] for _ in range(BOX.cap - 2))]
    board = all_pass(table(initiative=track))
    asked = []
    while board.round == 1 and step(board)[0] == "take_reward":
        asked.append(step(board)[1])
        play(board, "florins", "no_bride")
    assert asked == ["red", "purple", "blue", "yellow"]


def test_die_for_b9() -> None:
    dice = {"yellow": 1, "red": 2, "grey": 3}
    helpers = ["yellow bottom", "grey bottom", "purple bottom"]
    board = play(phase_3(2, "B9", dice=dice, helpers=helpers), "bonus")
    assert question(board) == (["column_again", "yellow"], ["again yellow", "again grey"])


def test_b9_without_a_column_is_not_offered() -> None:
    assert legal(phase_3(2, "B9", dice={"red": 2}, helpers=["yellow bottom"])) == ["florins"]


@pytest.mark.parametrize("round", range(1, 6))
def test_bride(round: int) -> None:
    board = play(phase_3(round), "florins")
    assert question(board) == (["place_bride", "yellow"], ["bride", "no_bride"])


def test_bride_without_an_empty_space_is_no_question() -> None:
    board = play(phase_3(2, brides=4), "florins")
    assert step(board) == ["draw_tiles"]


@pytest.mark.parametrize("round", [6, 7])
def test_purchase(round: int) -> None:
    board = phase_3(round, florins=5)
    assert question(board) == (["purchase", "yellow"], ["buy", "decline"])


def test_purchase_without_5_florins_is_no_question() -> None:
    assert step(phase_3(6, florins=4)) == ["draw_tiles"]
    assert not phase_3(7, florins=4).agenda


def test_nothing_else_is_a_choice() -> None:
    """Every decision that random games meet is one of the rows above."""
    known = {
        "take_die", "choose_action", "place_helper", "spend", "points", "send_man", "choose_city",
        "marry", "dowry", "lay_face_down", "fetch", "ask_helper", "use_helper", "take_reward",
        "column_again", "place_bride", "purchase",
    }  # fmt: skip
    met = set()
    for seed in range(8):
        for board in random_game(4, seed):
            if board.agenda:
                met.add(step(board)[0])
    assert met == known
