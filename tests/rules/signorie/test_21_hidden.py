"""Section 21: what is hidden."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import NO_TILE
from quattrocento.games.signorie.names import CITIES, HOUSES, ROWS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from tests.rules.signorie.table import GAME, all_pass, events, play, random_game, settle, table

OPEN = (
    "florins", "men", "women", "general_men", "general_women", "threshold_men", "threshold_women",
    "dice", "helpers", "brides", "careers", "plan", "tiles", "face_down", "vp", "points",
)  # fmt: skip


@pytest.mark.rule("S-2101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_everything_on_the_table(seats: int) -> None:
    for board in random_game(seats, seed=seats):
        seen = GAME.sight.view(board, None)
        table_file = board.dump()
        for player, written in zip(seen["players"], table_file["players"], strict=True):
            assert set(OPEN) <= set(player)
            assert {key: player[key] for key in written} == written
            assert player["vp"] == sum(written["points"].values())
        assert seen["stacks"] == board.stack
        assert len(seen["rewards"]) == 7
        for key in ("cities", "dice", "mandates", "rewards", "order", "initiative", "round"):
            assert seen[key] == table_file[key]
        assert seen["helpers_left"] == board.discs
        for seat in range(seats):
            assert GAME.sight.view(board, seat) == seen | {"me": seat}


@pytest.mark.rule("S-2101")
def test_the_plan_shown_is_the_one_that_decides() -> None:
    board = table(cities={"Roma": {"mission": "Borgia 3"}}, players={0: {"careers": MAN}})
    plan = GAME.sight.view(board, 1)["players"][0]["plan"]["political"]
    play(board, "take_die turquoise 5", "signoria", "send political 3", "to Roma")
    assert ("Borgia" in plan) == any(board.players[0].tiles)


MAN = {"political": [3]}
TILE_NAMES = tuple(f"{house} " for house in HOUSES)


def words(value: Any) -> set[str]:
    """Every name and number in a view, however deep."""
    if isinstance(value, dict):
        return set().union(set(value), *map(words, value.values()))
    if isinstance(value, list):
        return set().union(set(), *map(words, value))
    return {str(value)}


@pytest.mark.rule("S-2102")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_view_names_a_tile_that_does_not_lie_face_up(seats: int) -> None:
    for board in random_game(seats, seed=seats + 5):
        face_up = {
            tile
            for city in board.dump()["cities"].values()
            for tile in (city["marriage"], city["mission"])
        }
        for player in board.dump()["players"]:
            face_up |= {tile for row in player["tiles"].values() for tile in row}
        for seat in (None, *range(seats)):
            seen = GAME.sight.view(board, seat)
            assert "unseen" not in words(seen)
            tiles = {word for word in words(seen) if word.startswith(TILE_NAMES)}
            assert tiles <= face_up
            for player in seen["players"]:
                assert all(isinstance(player["face_down"][row], int) for row in ROWS)


@pytest.mark.rule("S-2102")
def test_laying_a_tile_face_down_tells_nobody_its_front() -> None:
    board = table(players={0: {"helpers": ["yellow middle"]}})
    play(board, "take_die yellow 1", "signoria", "activate yellow middle")
    told = events(board, "row clerical")
    assert [(event.name, event.args) for event in told] == [
        ("lays_face_down", {"seat": 0, "row": "clerical"})
    ]


@pytest.mark.rule("S-2102")
def test_the_record_of_a_game_holds_no_front_of_a_face_down_tile() -> None:
    match = Match(Record(GAME, ["a", "b", "c"]), Random(2))
    match.begin()
    rng = Random(2)
    while not match.over:
        match.play(rng.choice(match.legal()))
    laid = [move for move in match.record.moves if move[0] == "row"]
    assert laid
    assert all(len(move) == 2 for move in laid)
    drawn = sum((len(move) - 1) // 2 for move in match.record.moves if move[0] == "tiles")
    seen = sum(tile > 0 for player in match.position.players for tile in player.tiles)
    left = [*match.position.marriage_tiles, *match.position.mission_tiles]
    assert drawn == seen + sum(tile >= 0 for tile in left)


@pytest.mark.rule("S-2102")
def test_fronts_stay_hidden_after_the_end() -> None:
    players = {0: {"face_down": {"political": 3}, "florins": 0}}
    board = table(round=7, players=players | {who: {"florins": 0} for who in (1, 2, 3)})
    all_pass(board)
    assert kernel.is_over(board)
    for seat in (None, 0, 1):
        seen = GAME.sight.view(board, seat)
        assert seen["players"][0]["face_down"]["political"] == 3
        assert seen["players"][0]["tiles"]["political"] == []
        assert "unseen" not in seen
        json.dumps(seen)


@pytest.mark.rule("S-2102")
def test_a_front_that_lies_face_down_is_as_likely_to_be_drawn_as_any_other() -> None:
    """Nobody knows which tile lies face down, so the next draw may show any unseen front."""
    bare = {city: {"marriage": None} for city in CITIES}
    face_down = table(cities=bare).stack - 4
    board = table(
        cities=bare,
        players={0: {"face_down": {"political": face_down}}},
        agenda=[["clear_up"]],
    )
    unseen = {tile for tile, count in enumerate(board.unseen) if count}
    drawn: set[int] = set()
    for seed in range(120):
        there = settle(board.clone(), seed)
        assert there.stack == 0
        shown = [tile for tile in there.marriage_tiles if tile != NO_TILE]
        assert len(shown) == 4
        drawn |= set(shown)
    assert drawn == unseen
