"""Section 13: marriages."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import CITIES, HOUSES
from tests.rules.signorie.table import (
    BOX,
    SPACES,
    after,
    all_pass,
    crowd,
    legal,
    play,
    points,
    score,
    step,
    table,
    zone,
)

MARRIAGE = ("take_die red 3", "signoria")


def people(board: Board, city: str) -> list[str]:
    there: list[str] = board.dump()["cities"][city]["meeples"]
    return there


@pytest.mark.rule("S-1301")
def test_a_woman_goes_from_home_to_a_city_of_choice() -> None:
    board = table(seats=3, players={0: {"women": 2}})
    play(board, "take_die red 4", "signoria")
    in_play = list(board.dump()["cities"])
    assert len(in_play) == 4
    assert legal(board) == [f"marry {city}" for city in in_play]
    general = board.players[0].general_women
    for city in in_play:
        there = after(board, f"marry {city}", "dowry 1")
        assert people(there, city) == ["yellow woman"]
        assert (there.players[0].women, there.players[0].general_women) == (1, general)


@pytest.mark.rule("S-1302")
@pytest.mark.parametrize("count", range(len(SPACES)))
def test_she_takes_the_lowest_space_that_men_and_women_of_all_left_empty(count: int) -> None:
    board = table(cities=crowd(count, ["Roma"]))
    play(board, *MARRIAGE, "marry Roma")
    assert legal(board)[0] == f"dowry {SPACES[count]}"
    play(board, "dowry 4")
    assert people(board, "Roma")[count:] == ["yellow woman"]
    left = SPACES[count + 1] if count + 1 < len(SPACES) else 0
    assert board.space_value(CITIES.index("Roma")) == left


@pytest.mark.rule("S-1303", "S-1304")
@pytest.mark.parametrize("count", range(len(SPACES)))
def test_the_dowry_is_the_value_of_the_space_at_least_and_4_at_most(count: int) -> None:
    board = table(cities=crowd(count, ["Roma"]), players={0: {"florins": 20}})
    play(board, *MARRIAGE, "marry Roma")
    dowries = range(SPACES[count], 5)
    assert legal(board) == [f"dowry {florins}" for florins in dowries]
    for florins in dowries:
        assert after(board, f"dowry {florins}").players[0].florins == 20 - florins


@pytest.mark.rule("S-1304")
def test_the_dowry_for_a_space_of_value_4_is_exactly_4() -> None:
    board = table(cities=crowd(7, ["Roma"]), players={0: {"florins": 20}})
    assert SPACES[7] == 4
    assert legal(play(board, *MARRIAGE, "marry Roma")) == ["dowry 4"]


@pytest.mark.rule("S-1305")
@pytest.mark.parametrize("florins", [1, 2, 3, 4])
def test_the_marriage_scores_2_points_a_florin_at_once(florins: int) -> None:
    board = table()
    play(board, *MARRIAGE, "marry Roma", f"dowry {florins}")
    assert score(board) == points(board.players[0], "marriages") == 2 * florins


@pytest.mark.rule("S-1306")
@pytest.mark.parametrize("house", HOUSES)
def test_the_tile_of_a_missing_house_is_taken_and_cannot_be_declined(house: str) -> None:
    others = [f"{other} 2" for other in HOUSES if other != house]
    board = table(
        cities={"Roma": {"marriage": f"{house} 3"}},
        players={0: {"tiles": {"marriage": others}}},
    )
    play(board, *MARRIAGE, "marry Roma", "dowry 2")
    assert step(board) == ["take_die", "red"]
    assert board.dump()["cities"]["Roma"]["marriage"] is None
    beside = board.dump()["players"][0]["tiles"]
    assert sorted(beside["marriage"]) == sorted([*others, f"{house} 3"])


@pytest.mark.rule("S-1306")
def test_a_table_may_agree_that_a_missing_tile_can_be_left() -> None:
    board = table(cities={"Roma": {"marriage": "Este 3"}}, options={"tiles": "optional"})
    play(board, *MARRIAGE, "marry Roma", "dowry 2")
    assert legal(board) == ["take_tile", "leave_tile"]
    assert after(board, "leave_tile").dump()["cities"]["Roma"]["marriage"] == "Este 3"


@pytest.mark.rule("S-1307")
@pytest.mark.parametrize(
    ("tile", "there"),
    [(None, []), ("Este 3", ["Este 5"]), ("Este 3", [f"{house} 2" for house in HOUSES])],
)
def test_a_marriage_without_a_needed_tile_scores_all_the_same(
    tile: str | None, there: list[str]
) -> None:
    board = table(cities={"Roma": {"marriage": tile}}, players={0: {"tiles": {"marriage": there}}})
    play(board, *MARRIAGE, "marry Roma", "dowry 3")
    assert board.dump()["cities"]["Roma"]["marriage"] == tile
    assert sorted(board.dump()["players"][0]["tiles"]["marriage"]) == sorted(there)
    assert people(board, "Roma") == ["yellow woman"]
    assert score(board) == 3 * BOX.dowry_vp


def three_marriages(cities: dict[str, Any], **yellow: Any) -> list[bool]:
    """Whether the action, the mandate and the bonus can be chosen, the die being free."""
    board = table(
        cities=cities,
        players={0: yellow},
        mandates=zone("red", "M6", "M1"),
        rewards=["B3", "B1", "B2", "B4", "B5", "V1", "V2"],
    )
    taken = ["signoria", "mandate M6"] if "take_die red 3" in legal(board) else []
    if taken:
        offered = legal(after(board, "take_die red 3"))
        taken = [move for move in taken if move in offered]
    all_pass(board)
    return ["signoria" in taken, "mandate M6" in taken, "bonus" in legal(board)]


@pytest.mark.rule("S-1308")
@pytest.mark.parametrize(
    ("cities", "yellow", "possible"),
    [
        ({}, {}, True),
        ({}, {"women": 0}, False),
        (crowd(8), {}, False),
        (crowd(8) | crowd(7, ["Napoli"]), {"florins": 4}, True),
        (crowd(8) | crowd(7, ["Napoli"]), {"florins": 3}, False),
        (crowd(2), {"florins": 2}, True),
        (crowd(2), {"florins": 1}, False),
        ({}, {"florins": 0}, False),
    ],
)
def test_a_marriage_needs_a_woman_a_space_and_the_florins(
    cities: dict[str, Any], yellow: dict[str, Any], possible: bool
) -> None:
    assert three_marriages(cities, **yellow) == [possible] * 3


@pytest.mark.rule("S-1308")
def test_a_city_that_asks_for_too_much_cannot_be_chosen() -> None:
    cities = crowd(2, ["Milano"]) | crowd(4, ["Venezia"]) | crowd(8, ["Firenze"])
    board = table(cities=cities, players={0: {"florins": 2}})
    assert legal(play(board, *MARRIAGE)) == ["marry Milano", "marry Roma", "marry Napoli"]


@pytest.mark.rule("S-1309")
@pytest.mark.parametrize("florins", range(2, 7))
def test_the_florins_left_after_the_die_cap_the_dowry(florins: int) -> None:
    board = table(players={0: {"florins": florins}})
    play(board, "take_die red 1", "signoria", "marry Roma")
    left = florins - (BOX.value[1] - 1)
    assert board.players[0].florins == left
    assert legal(board) == [f"dowry {dowry}" for dowry in range(1, min(left, 4) + 1)]


@pytest.mark.rule("S-1310")
def test_ranks_play_no_part_and_neither_bride_nor_birth_follows() -> None:
    board = table(cities=crowd(6, ["Roma"]), players={0: {"men": 0, "general_men": 12}})
    men, women = board.players[0].general_men, board.players[0].general_women
    assert not any(board.players[0].careers)
    play(board, *MARRIAGE, "marry Roma", "dowry 4")
    player = board.players[0]
    assert (player.brides, player.general_men, player.general_women) == (0, men, women)
    assert step(board) == ["take_die", "red"]
    for _ in range(3):
        play(board, "pass")
    play(board, "take_die purple 3", "signoria")
    assert step(board) == ["progeny", "yellow", 1]
