"""Section 3: round set-up (phase 1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import FACES, Board
from quattrocento.games.signorie.names import CITIES, COLUMNS, HOUSES, MANDATES
from quattrocento.kernel import play as kernel
from quattrocento.kernel.step import Move
from tests.rules.signorie.table import (
    BOX,
    GAME,
    all_pass,
    legal,
    play,
    random_game,
    settle,
    step,
    table,
    zone,
)

EMPTY: dict[str, dict[str, Any]] = {city: {"marriage": None, "mission": None} for city in CITIES}
ROLL = "roll 1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 1 2"


def tiles(board: Board) -> list[str | None]:
    """The tiles in the cities, in filling order."""
    cities = board.dump()["cities"].values()
    return [city[kind] for city in cities for kind in ("marriage", "mission")]


@pytest.mark.rule("S-301")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_then_dice_then_mandates_and_nobody_decides(seats: int) -> None:
    board = table(seats, agenda=[["round", 2]])
    drawn: list[Move] = []
    kernel.settle(board, Random(301), drawn)
    assert [move[0] for move in drawn] == ["tiles", "roll", "mandates"]
    assert step(board) == ["take_die", "yellow"]
    assert board.round == 2


@pytest.mark.rule("S-302", "S-303")
def test_empty_tile_spaces_are_filled_and_the_others_stay() -> None:
    cities = EMPTY | {
        "Venezia": {"marriage": "Este 5", "mission": None},
        "Roma": {"marriage": None, "mission": "Sforza 2"},
    }
    board = table(cities=cities, agenda=[["round", 2]])
    stacks = board.stack
    settle(board, seed=302)
    assert all(tiles(board))
    assert board.dump()["cities"]["Venezia"]["marriage"] == "Este 5"
    assert board.dump()["cities"]["Roma"]["mission"] == "Sforza 2"
    assert board.stack == stacks - 8
    assert tiles(board) == [
        city[kind]
        for city in GAME.sight.view(board, 1)["cities"].values()
        for kind in ("marriage", "mission")
    ]


@pytest.mark.rule("S-302")
def test_tiles_are_drawn_at_random_from_those_unseen() -> None:
    drawn: list[list[str | None]] = []
    for seed in range(120):
        board = table(cities=EMPTY, agenda=[["round", 2]])
        drawn.append(tiles(settle(board, seed)))
    for space in range(10):
        houses = {str(draw[space]).split()[0] for draw in drawn}
        assert houses == set(HOUSES)
    fives = sum(str(tile).endswith("5") for draw in drawn for tile in draw)
    assert 80 <= fives <= 190, "one front in nine is a 5"


@pytest.mark.rule("S-304")
def test_a_full_city_gets_its_tiles_all_the_same() -> None:
    full = {"Roma": {"marriage": None, "mission": None, "meeples": ["red man"] * 8}}
    board = settle(table(cities=EMPTY | full, agenda=[["round", 2]]))
    roma = board.dump()["cities"]["Roma"]
    assert roma["marriage"]
    assert roma["mission"]


@pytest.mark.rule("S-305")
def test_a_space_emptied_in_the_actions_or_rewards_waits_for_the_next_round() -> None:
    first, second, third = (CITIES[city] for city in table(2).cities)
    board = table(
        2,
        players={0: {"careers": {"political": [9]}}},
        rewards=["B3", "B2", "B1", "B4", "B5", "V1", "V2"],
        cities={
            first: {"marriage": "Este 2", "mission": "Sforza 2"},
            second: {"marriage": "Medici 2", "mission": "Este 2"},
            third: {"marriage": "Borgia 2", "mission": "Borgia 3"},
        },
    )
    play(board, "take_die red 5", "signoria", f"marry {first}", "dowry 1", "pass")
    play(board, "take_die turquoise 5", "signoria", "send political 9", f"to {first}")
    assert tiles(board)[:2] == [None, None]
    all_pass(board)
    assert step(board) == ["take_reward", "yellow"]
    play(board, "bonus", f"marry {second}", "dowry 1", "no_bride")
    assert tiles(board)[:4] == [None, None, None, "Este 2"]
    play(board, "florins", "no_bride")
    assert step(board) == ["draw_tiles"]
    assert tiles(board)[:4] == [None, None, None, "Este 2"]
    settle(board)
    assert all(tiles(board))


@pytest.mark.rule("S-306")
@pytest.mark.parametrize("left", [0, 1, 4, 9])
def test_short_stacks_fill_the_cities_in_a_fixed_order(left: int) -> None:
    cities = EMPTY | {"Venezia": {"marriage": "Este 5", "mission": None}}
    face_down = {"political": 13, "clerical": 13, "military": 13, "marriage": 53 - 39 - left}
    board = table(players={0: {"face_down": face_down}}, cities=cities, agenda=[["round", 2]])
    assert board.stack == left
    settle(board, seed=306)
    assert board.stack == 0
    filled = [bool(tile) for tile in tiles(board)]
    order = [("Milano", 0), ("Milano", 1), ("Venezia", 1), ("Firenze", 0), ("Firenze", 1)]
    order += [("Roma", 0), ("Roma", 1), ("Napoli", 0), ("Napoli", 1)]
    expected = {("Venezia", 0), *order[:left]}
    assert filled == [(city, kind) in expected for city in CITIES for kind in (0, 1)]


@pytest.mark.rule("S-307")
def test_all_dice_are_rolled_anew_and_laid_out_by_colour() -> None:
    board = table(
        players={0: {"dice": {"red": 6, "grey": 6}}, 2: {"dice": {"red": 1}}},
        cities=EMPTY,
        agenda=[["round", 2]],
    )
    kernel.attempt(board, _draw(board))
    play(board, ROLL)
    assert board.dump()["dice"] == {
        "yellow": [1, 2, 3, 4],
        "red": [1, 2, 5, 6],
        "purple": [3, 4, 5, 6],
        "grey": [1, 2, 3, 4],
        "turquoise": [1, 2, 5, 6],
    }
    assert all(player["dice"] == {} for player in board.dump()["players"])


def _draw(board: Board) -> Move:
    draw = kernel.next_chance(board)
    assert draw is not None
    return draw.sample(board, Random(1))


@pytest.mark.rule("S-307")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_begins_with_the_full_number_of_dice(seats: int) -> None:
    rounds: dict[int, dict[str, list[int]]] = {}
    for board in random_game(seats, seed=307):
        rounds.setdefault(board.round, board.dump()["dice"])
    assert len(rounds) == BOX.rounds
    assert all(len(dice) == seats for roll in rounds.values() for dice in roll.values())
    assert len({str(roll) for roll in rounds.values()}) == BOX.rounds


@pytest.mark.rule("S-308")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_die_keeps_its_value_until_the_next_roll(seats: int) -> None:
    rolled: dict[int, list[list[int]]] = {}
    placed: dict[tuple[int, int, int], int] = {}
    for board in random_game(seats, seed=308):
        now = [_values(board, column) for column in range(len(COLUMNS))]
        assert rolled.setdefault(board.round, now) == now
        for who, player in enumerate(board.players):
            for column, value in enumerate(player.dice):
                if value:
                    assert placed.setdefault((board.round, who, column), value) == value
        for (rolled_in, who, column), value in placed.items():
            if rolled_in == board.round:
                assert board.players[who].dice[column] == value


def _values(board: Board, column: int) -> list[int]:
    values = [player.dice[column] for player in board.players if player.dice[column]]
    for face in range(FACES):
        values += [face + 1] * board.dice[column * FACES + face]
    return sorted(values)


@pytest.mark.rule("S-309")
def test_any_mandate_can_come_to_any_space_in_any_round() -> None:
    deals = set()
    for seed in range(20):
        for board in random_game(2, seed):
            deals.add((seed, board.round, board.mandates))
    assert len(deals) == 20 * BOX.rounds
    for place in range(10):
        assert {deal[place] for _, _, deal in deals} == set(range(len(MANDATES)))


@pytest.mark.rule("S-309")
def test_mandates_are_open_to_all_two_in_each_zone() -> None:
    board = table(agenda=[["round", 2]])
    play(board, "tiles", ROLL, "mandates M10 M9 M8 M7 M6 M5 M4 M3 M2 M1")
    for viewer in (None, 0, 3):
        assert GAME.sight.view(board, viewer)["mandates"] == {
            "yellow": ["M10", "M9"],
            "red": ["M8", "M7"],
            "purple": ["M6", "M5"],
            "grey": ["M4", "M3"],
            "turquoise": ["M2", "M1"],
        }


@pytest.mark.rule("S-310", "S-311")
@pytest.mark.parametrize("column", COLUMNS)
def test_each_zone_has_a_space_for_men_and_one_for_women(column: str) -> None:
    for pair, sex in ((("M4", "M1"), "men"), (("M1", "M4"), "women")):
        board = table(mandates=zone(column, *pair), players={0: {"men": 3, "women": 3}})
        play(board, f"take_die {column} 5", "mandate M4", "spend 1")
        spent = {"men": 3 - board.players[0].men, "women": 3 - board.players[0].women}
        assert spent == {"men": 0, "women": 0, sex: 1}
        lacking = table(mandates=zone(column, *pair), players={0: {sex: 0}})
        assert "mandate M4" not in legal(play(lacking, f"take_die {column} 5"))


@pytest.mark.rule("S-310")
def test_the_purple_zone_has_a_space_that_asks_for_men() -> None:
    for men in (1, 0):
        board = table(players={0: {"men": men}}, mandates=zone("purple", "M4", "M1"))
        play(board, "take_die purple 5")
        assert ("mandate M4" in legal(board)) is (men > 0)
