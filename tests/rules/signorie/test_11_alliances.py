"""Section 11: alliance tiles and plans."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quattrocento.games.signorie.board import NO_TILE, Board
from quattrocento.games.signorie.names import COLOURS, HOUSES, ROWS
from tests.rules.signorie.table import (
    BOX,
    GAME,
    after,
    legal,
    play,
    points,
    random_turns,
    score,
    step,
    table,
    zone,
)

CAREER_ROWS = ROWS[:3]
CAREERS = {"political": [7], "clerical": [7], "military": [7]}
MISSION = ("take_die turquoise 5", "signoria")
MARRIAGE = ("take_die red 3", "signoria")


def plans() -> list[dict[str, list[str]]]:
    """The plans of yellow, red, purple and blue, as everybody sees them."""
    return [player["plan"] for player in GAME.sight.view(table(), None)["players"]]


def mission(tile: str, row: str = "political", **yellow: Any) -> Board:
    """Yellow's man of a career on a mission to Roma, where this tile lies."""
    board = table(cities={"Roma": {"mission": tile}}, players={0: {"careers": CAREERS} | yellow})
    return play(board, *MISSION, f"send {row} 7", "to Roma")


def taken(board: Board) -> bool:
    return board.dump()["cities"]["Roma"]["mission"] is None


@pytest.mark.rule("S-1101")
def test_a_plan_has_four_rows_and_every_board_another_plan() -> None:
    for plan in plans():
        assert list(plan) == ["political", "clerical", "military", "marriage"]
    careers = [tuple(tuple(plan[row]) for row in CAREER_ROWS) for plan in plans()]
    assert len(set(careers)) == len(COLOURS) == 4


@pytest.mark.rule("S-1102")
def test_a_career_row_shows_one_house_twice_and_two_once() -> None:
    for plan in plans():
        for row in CAREER_ROWS:
            assert sorted(Counter(plan[row]).values()) == [1, 1, 2]


@pytest.mark.rule("S-1103")
def test_the_marriage_row_shows_each_house_once() -> None:
    for plan in plans():
        assert sorted(plan["marriage"]) == sorted(HOUSES)
        assert len(HOUSES) == 6


@pytest.mark.rule("S-1104")
def test_the_plans_of_the_four_boards() -> None:
    rows = {
        "yellow": "SSGB MMBA EEGA",
        "red": "GGSM BBME AASE",
        "purple": "EEMA SSGA BBMG",
        "blue": "AAEB GGSE MMSB",
    }
    for colour, plan in zip(COLOURS, plans(), strict=True):
        letters = ["".join(house[0] for house in plan[row]) for row in CAREER_ROWS]
        assert " ".join(letters) == rows[colour]


@pytest.mark.rule("S-1105")
@pytest.mark.parametrize(
    ("there", "tile", "needed"),
    [
        ([], "Sforza 3", True),
        (["Sforza 2"], "Sforza 3", True),
        (["Sforza 2", "Sforza 4"], "Sforza 3", False),
        ([], "Gonzaga 3", True),
        (["Gonzaga 2"], "Gonzaga 3", False),
        (["Sforza 2", "Sforza 4", "Gonzaga 2"], "Borgia 3", True),
        ([], "Medici 3", False),
    ],
)
def test_a_row_needs_as_many_tiles_of_a_house_as_it_has_coats(
    there: list[str], tile: str, needed: bool
) -> None:
    board = mission(tile, tiles={"political": there})
    assert taken(board) == needed
    beside = board.dump()["players"][0]["tiles"]["political"]
    assert sorted(beside) == sorted([*there, tile] if needed else there)


@pytest.mark.rule("S-1106")
def test_a_complete_row_takes_no_further_tile() -> None:
    complete = ["Sforza 2", "Sforza 4", "Gonzaga 2", "Borgia 2"]
    for house in HOUSES:
        assert not taken(mission(f"{house} 3", tiles={"political": complete}))
    row = [f"{house} 2" for house in HOUSES]
    for house in HOUSES:
        cities = {"Roma": {"marriage": f"{house} 3"}}
        board = table(cities=cities, players={0: {"tiles": {"marriage": row}}})
        play(board, *MARRIAGE, "marry Roma", "dowry 1")
        assert board.dump()["cities"]["Roma"]["marriage"] == f"{house} 3"


@pytest.mark.rule("S-1106")
def test_an_open_coat_takes_no_tile_of_another_house() -> None:
    open_borgia = ["Sforza 2", "Sforza 4", "Gonzaga 2"]
    for house in HOUSES:
        board = mission(f"{house} 3", tiles={"political": open_borgia})
        assert taken(board) == (house == "Borgia")


@pytest.mark.rule("S-1106")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_taken_lies_beside_the_board_as_it_lay_in_the_city(seats: int) -> None:
    for _, before, _, board in random_turns(seats, seed=seats):
        if board.round == before.round:
            assert face_up(board) == face_up(before)


def face_up(board: Board) -> Counter[str]:
    """The tiles that lie face up in cities and beside boards."""
    data = board.dump()
    cities = [city[kind] for city in data["cities"].values() for kind in ("marriage", "mission")]
    rows = [tile for p in data["players"] for row in p["tiles"].values() for tile in row]
    return Counter(tile for tile in [*cities, *rows] if tile)


@pytest.mark.rule("S-1107")
def test_face_down_tiles_keep_no_face_up_tile_away() -> None:
    for row, tile in (("political", "Sforza 3"), ("clerical", "Aragona 4")):
        assert taken(mission(tile, row, face_down={row: 6}))
    board = table(
        cities={"Roma": {"marriage": "Este 3"}}, players={0: {"face_down": {"marriage": 6}}}
    )
    play(board, *MARRIAGE, "marry Roma", "dowry 1")
    assert board.dump()["players"][0]["tiles"]["marriage"] == ["Este 3"]


def offered_tile(**yellow: Any) -> Board:
    """Yellow about to lay a face-down tile, by the middle helper of the yellow column."""
    board = table(players={0: {"helpers": ["yellow middle"]} | yellow})
    return play(board, "take_die yellow 1", "signoria", "activate yellow middle")


@pytest.mark.rule("S-1108")
@pytest.mark.parametrize("row", ROWS)
def test_a_face_down_tile_goes_at_once_beside_a_row_of_the_owners_choice(row: str) -> None:
    board = offered_tile()
    assert (step(board)[:2], legal(board)) == (
        ["lay_face_down", "yellow"],
        ["row political", "row clerical", "row military", "row marriage"],
    )
    stacks, unseen = board.stack, board.unseen[:]
    play(board, f"row {row}")
    assert board.dump()["players"][0]["face_down"] == dict.fromkeys(ROWS, 0) | {row: 1}
    assert board.stack == stacks - 1
    # Blind: nobody has learnt which front it was, so all of them may still be drawn.
    assert board.unseen == unseen
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-1109")
def test_a_row_takes_any_number_of_face_down_tiles() -> None:
    complete = ["Sforza 2", "Sforza 4", "Gonzaga 2", "Borgia 2"]
    board = offered_tile(tiles={"political": complete}, face_down={"political": 20})
    play(board, "row political")
    assert board.players[0].face_down[0] == 21


@pytest.mark.rule("S-1110")
def test_a_second_tile_of_a_house_leaves_the_first_alone() -> None:
    board = mission("Sforza 2", tiles={"political": ["Sforza 5"]})
    assert board.dump()["players"][0]["tiles"]["political"] == ["Sforza 5", "Sforza 2"]
    board = mission("Sforza 4", tiles={"political": ["Sforza 2", "Sforza 3"]})
    assert board.dump()["players"][0]["tiles"]["political"] == ["Sforza 2", "Sforza 3"]


@pytest.mark.rule("S-1110")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placed_tiles_stay_as_they_are(seats: int) -> None:
    for _, before, _, board in random_turns(seats, seed=seats + 10):
        for old, new in zip(before.players, board.players, strict=True):
            assert all(new.tiles[coat] == tile for coat, tile in enumerate(old.tiles) if tile)
            assert all(map(int.__ge__, new.face_down, old.face_down))


@pytest.mark.rule("S-1111")
def test_a_tile_scores_nothing_when_it_is_taken() -> None:
    complete_but_one = ["Sforza 2", "Sforza 4", "Gonzaga 2"]
    board = mission("Borgia 5", tiles={"political": complete_but_one})
    assert taken(board)
    assert score(board) == points(board.players[0], "missions") == BOX.career_vp[6]
    board = offered_tile(face_down={"military": 2})
    assert score(play(board, "row military")) == 0


def empty_stacks(**changes: Any) -> Board:
    """A table where all tiles lie in cities or face down beside red's board."""
    left = table().stack
    return table(players={0: changes, 1: {"face_down": {"marriage": left}}}, **ZONES)


ZONES: dict[str, Any] = {
    "mandates": zone("yellow", "M3", "M1"),
    "rewards": ["B2", "B1", "B3", "B4", "B5", "V1", "V2"],
}


@pytest.mark.rule("S-1112")
def test_with_empty_stacks_face_down_tiles_cannot_be_taken() -> None:
    board = empty_stacks(helpers=["yellow middle"])
    assert board.stack == 0
    play(board, "take_die yellow 1")
    assert "mandate M3" not in legal(board)
    play(board, "signoria")
    assert step(board) == ["take_die", "red"]
    while step(board)[0] == "take_die":
        play(board, "pass")
    assert legal(board) == ["florins"]


@pytest.mark.rule("S-1112")
def test_with_tiles_in_the_stacks_the_same_effects_work() -> None:
    board = table(players={0: {"helpers": ["yellow middle"]}}, **ZONES)
    play(board, "take_die yellow 1")
    assert "mandate M3" in legal(board)
    assert step(after(board, "signoria"))[0] == "ask_helper"


@pytest.mark.rule("S-1113")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_face_down_tiles_come_from_the_stacks_and_face_up_ones_from_cities(seats: int) -> None:
    seen = {"face up": 0, "face down": 0}
    for _, before, move, board in random_turns(seats, seed=seats + 20):
        up = sum(bool(tile) for player in board.players for tile in player.tiles)
        up -= sum(bool(tile) for player in before.players for tile in player.tiles)
        down = sum(sum(player.face_down) for player in board.players)
        down -= sum(sum(player.face_down) for player in before.players)
        if board.round == before.round:
            assert down == before.stack - board.stack
            assert up == _in_cities(before) - _in_cities(board)
        if move[0] == "row":
            assert (up, down) == (0, 1)
        seen["face up"] += up
        seen["face down"] += down
    assert min(seen.values()) > 0


def _in_cities(board: Board) -> int:
    return sum(tile != NO_TILE for tile in [*board.marriage_tiles, *board.mission_tiles])
