"""Section 12: diplomatic missions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import CAREERS, CITIES, ROWS
from quattrocento.kernel import play as kernel
from tests.rules.signorie.table import (
    BOX,
    SPACES,
    after,
    all_pass,
    crowd,
    legal,
    play,
    points,
    random_turns,
    score,
    step,
    table,
    zone,
)

MISSION = ("take_die turquoise 5", "signoria")
TOP = BOX.spaces


def men(*spaces: int, career: str = "political") -> dict[int, Any]:
    """Yellow's men on a career, and nobody at home."""
    return {0: {"careers": {career: list(spaces)}, "men": 0}}


def people(board: Board, city: str) -> list[str]:
    there: list[str] = board.dump()["cities"][city]["meeples"]
    return there


@pytest.mark.rule("S-1201")
def test_a_man_of_choice_goes_from_his_career_to_a_city_of_choice() -> None:
    careers = {"political": [2], "clerical": [5], "military": [2, 7]}
    board = table(seats=3, players={0: {"careers": careers, "men": 1}})
    play(board, "take_die turquoise 6", "signoria")
    assert legal(board) == [
        "send political 2",
        "send clerical 5",
        "send military 2",
        "send military 7",
    ]
    in_play = list(board.dump()["cities"])
    play(board, "send military 2")
    assert legal(board) == [f"to {city}" for city in in_play]
    assert len(in_play) == 4
    for city in in_play:
        there = after(board, f"to {city}")
        assert people(there, city) == ["yellow man"]
        assert there.dump()["players"][0]["careers"] == careers | {"military": [7]}
        assert there.players[0].men == 1


@pytest.mark.rule("S-1201")
def test_nobody_sends_another_players_man() -> None:
    board = table(players={0: {"careers": {"political": [3]}}, 1: {"careers": {"military": [9]}}})
    assert legal(play(board, *MISSION)) == ["send political 3"]


@pytest.mark.rule("S-1202")
@pytest.mark.parametrize("count", range(len(SPACES)))
def test_the_man_takes_the_lowest_empty_space(count: int) -> None:
    board = table(cities=crowd(count, ["Roma"]), players=men(TOP, TOP))
    play(board, *MISSION, f"send political {TOP}")
    assert legal(board).count("to Roma") == 1
    play(board, "to Roma")
    assert people(board, "Roma")[count:] == ["yellow man"]
    # What the next one is asked for shows which space was taken.
    left = SPACES[count + 1] if count + 1 < len(SPACES) else 0
    assert board.space_value(CITIES.index("Roma")) == left


@pytest.mark.rule("S-1203")
def test_two_empty_spaces_of_one_value_are_one_option() -> None:
    board = table(cities=crowd(0), players=men(3))
    play(board, *MISSION, "send political 3")
    assert SPACES[0] == SPACES[1]
    assert legal(board) == [f"to {city}" for city in CITIES]


@pytest.mark.rule("S-1204")
@pytest.mark.parametrize("count", range(len(SPACES)))
def test_the_rank_must_reach_the_value_of_the_space_and_may_exceed_it(count: int) -> None:
    board = table(cities=crowd(count), players=men(*range(1, TOP + 1)))
    play(board, *MISSION)
    asked = SPACES[count]
    fit = [space for space in range(1, TOP + 1) if BOX.rank[space - 1] >= asked]
    assert legal(board) == [f"send political {space}" for space in fit]


@pytest.mark.rule("S-1204")
def test_each_man_sees_the_cities_that_his_rank_opens() -> None:
    levels = dict(zip(CITIES, (0, 2, 4, 6, 8), strict=True))
    cities: dict[str, Any] = {}
    for city, count in levels.items():
        cities |= crowd(count, [city])
    for space in range(1, TOP + 1):
        board = table(cities=cities, players=men(space))
        play(board, *MISSION, f"send political {space}")
        rank = BOX.rank[space - 1]
        opened = [
            city for city, count in levels.items() if count < len(SPACES) and SPACES[count] <= rank
        ]
        assert legal(board) == [f"to {city}" for city in opened]


@pytest.mark.rule("S-1205")
@pytest.mark.parametrize("career", CAREERS)
@pytest.mark.parametrize("tile", ["Sforza 5", None])
def test_the_mission_scores_the_space_the_man_left(career: str, tile: str | None) -> None:
    for space in range(1, TOP + 1):
        for count in range(len(SPACES)):
            if SPACES[count] <= BOX.rank[space - 1]:
                roma = crowd(count, ["Roma"])["Roma"] | {"mission": tile}
                board = table(cities={"Roma": roma}, players=men(space, career=career))
                play(board, *MISSION, f"send {career} {space}", "to Roma")
                assert score(board) == BOX.career_vp[space - 1]
                assert points(board.players[0], "missions") == BOX.career_vp[space - 1]


ROMA = {"Roma": {"mission": "Aragona 3", "marriage": "Este 2"}}
"""Yellow's clerical and military rows need Aragona, the political one does not."""


@pytest.mark.rule("S-1206")
@pytest.mark.parametrize("career", ["clerical", "military"])
def test_a_needed_tile_is_taken_and_cannot_be_declined(career: str) -> None:
    board = table(cities=ROMA, players=men(3, career=career))
    play(board, *MISSION, f"send {career} 3", "to Roma")
    assert step(board) == ["take_die", "red"]
    assert board.dump()["cities"]["Roma"]["mission"] is None
    tiles = board.dump()["players"][0]["tiles"]
    assert tiles == {row: ["Aragona 3"] if row == career else [] for row in ROWS}


@pytest.mark.rule("S-1206")
def test_a_table_may_agree_that_a_needed_tile_can_be_left() -> None:
    board = table(cities=ROMA, players=men(3, career="clerical"), options={"tiles": "optional"})
    play(board, *MISSION, "send clerical 3", "to Roma")
    assert legal(board) == ["take_tile", "leave_tile"]
    left = after(board, "leave_tile").dump()
    assert left["cities"]["Roma"]["mission"] == "Aragona 3"
    assert left["players"][0]["tiles"]["clerical"] == []
    assert after(board, "take_tile").dump()["players"][0]["tiles"]["clerical"] == ["Aragona 3"]


@pytest.mark.rule("S-1207", "S-1208")
def test_a_tile_that_only_other_rows_need_stays_and_the_mission_scores() -> None:
    board = table(cities=ROMA, players=men(5))
    play(board, *MISSION, "send political 5", "to Roma")
    assert board.dump()["cities"]["Roma"]["mission"] == "Aragona 3"
    assert not any(board.players[0].tiles)
    assert score(board) == BOX.career_vp[4]
    assert people(board, "Roma") == ["yellow man"]


@pytest.mark.rule("S-1207")
def test_what_other_rows_have_does_not_keep_a_tile_away() -> None:
    players = men(5, career="clerical")
    players[0]["tiles"] = {"military": ["Aragona 2"], "marriage": ["Aragona 4"]}
    board = table(cities=ROMA, players=players)
    play(board, *MISSION, "send clerical 5", "to Roma")
    assert board.dump()["players"][0]["tiles"]["clerical"] == ["Aragona 3"]


@pytest.mark.rule("S-1209")
def test_a_city_without_a_tile_is_open_and_scores_all_the_same() -> None:
    board = table(cities={"Roma": {"mission": None}}, players=men(5))
    play(board, *MISSION, "send political 5", "to Roma")
    assert score(board) == BOX.career_vp[4]
    assert not any(board.players[0].tiles)


@pytest.mark.rule("S-1210")
def test_a_player_may_have_several_meeples_in_a_city() -> None:
    board = table(
        cities={"Roma": {"meeples": ["yellow man", "yellow woman"]}},
        players={0: {"careers": {"military": [9]}}},
    )
    play(board, *MISSION, "send military 9", "to Roma")
    assert people(board, "Roma") == ["yellow man", "yellow woman", "yellow man"]


@pytest.mark.rule("S-1211")
def test_a_full_city_cannot_be_chosen() -> None:
    board = table(cities=crowd(len(SPACES), ["Roma"]), players=men(TOP))
    play(board, *MISSION, f"send political {TOP}")
    assert legal(board) == ["to Milano", "to Venezia", "to Firenze", "to Napoli"]


IMPOSSIBLE: list[tuple[dict[str, Any], dict[int, Any]]] = [
    ({}, men()),
    (crowd(2), men(1, 2)),
    (crowd(6), men(6)),
    (crowd(len(SPACES)), men(TOP)),
]


def three_missions(cities: dict[str, Any], players: dict[int, Any]) -> list[bool]:
    """Whether the action, the mandate and the bonus can be chosen."""
    board = table(
        cities=cities,
        players=players | {0: players[0] | {"men": 1}},
        mandates=zone("turquoise", "M7", "M1"),
    )
    taken = legal(play(board.clone(), "take_die turquoise 5"))
    all_pass(board)
    return ["signoria" in taken, "mandate M7" in taken, "bonus" in legal(board)]


@pytest.mark.rule("S-1212")
@pytest.mark.parametrize(("cities", "players"), IMPOSSIBLE)
def test_without_a_man_of_sufficient_rank_there_is_no_mission(
    cities: dict[str, Any], players: dict[int, Any]
) -> None:
    assert three_missions(cities, players) == [False] * 3


@pytest.mark.rule("S-1212")
def test_a_man_of_sufficient_rank_for_one_city_is_enough() -> None:
    assert three_missions({}, men(1)) == [True] * 3
    lowest = crowd(6) | crowd(5, ["Milano"])
    assert three_missions(lowest, men(6)) == [True] * 3


@pytest.mark.rule("S-1213")
def test_meeples_of_a_full_city_stay_to_the_end() -> None:
    board = table(cities=crowd(7, ["Roma"]), players=men(TOP))
    play(board, *MISSION, f"send political {TOP}", "to Roma")
    there = people(board, "Roma")
    assert len(there) == len(SPACES)
    kernel.play_out(board, Random(1))
    assert people(board, "Roma") == there


@pytest.mark.rule("S-1213")
@pytest.mark.parametrize("seats", [2, 4])
def test_meeples_in_cities_stay_there(seats: int) -> None:
    moved_in = 0
    for _, before, _, board in random_turns(seats, seed=seats):
        old, new = before.dump()["cities"], board.dump()["cities"]
        for city in old:
            there = old[city]["meeples"]
            assert new[city]["meeples"][: len(there)] == there
            moved_in += len(new[city]["meeples"]) - len(there)
    assert moved_in == sum(board.filled) > 0


@pytest.mark.rule("S-1214")
def test_a_mission_costs_no_florins() -> None:
    for space, florins in ((1, 0), (TOP, 0), (1, 7), (TOP, 7)):
        board = table(players={0: {"florins": florins, "careers": {"political": [space]}}})
        play(board, *MISSION, f"send political {space}", "to Roma")
        assert board.players[0].florins == florins


@pytest.mark.rule("S-1215")
def test_a_mission_leaves_the_marriage_tile_alone() -> None:
    cities = {"Roma": {"marriage": "Sforza 4", "mission": None}}
    board = table(cities=cities, players=men(3))
    play(board, *MISSION, "send political 3", "to Roma")
    assert board.dump()["cities"]["Roma"]["marriage"] == "Sforza 4"
    assert not any(board.players[0].tiles)


@pytest.mark.rule("S-1215")
def test_a_marriage_leaves_the_mission_tile_alone() -> None:
    board = table(cities={"Roma": {"marriage": None, "mission": "Sforza 4"}})
    play(board, "take_die red 3", "signoria", "marry Roma", "dowry 1")
    assert board.dump()["cities"]["Roma"]["mission"] == "Sforza 4"
    assert not any(board.players[0].tiles)
