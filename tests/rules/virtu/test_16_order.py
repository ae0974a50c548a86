"""Section 16: the track of cities and the order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.virtu.table import GAME, owner, table
from tests.rules.virtu.test_13_battles import before

EIGHT = ["siena", "spoleto", "ravenna", "bologna", "rome", "terracina"]


def order(*tracks: str, cities: dict[str, str] | None = None) -> list[str]:
    """The new order, from the discs from bottom to top."""
    board = table("new_order", cities=cities or {}, cities_track=list(tracks))
    found: list[str] = board.dump()["order"]
    return found


@pytest.mark.rule("V-1601")
def test_the_disc_follows_the_number_of_cities_at_once() -> None:
    board = table("annexed red siena", cities_track=["red", "yellow", "green"])
    assert board.dump()["cities_track"] == ["yellow", "green", "red"]
    assert GAME.sight.view(board, None)["players"][0]["cities"] == 3
    cities = before("siena", {"green": 4})
    cities["siena"]["owner"] = "red"
    board = table("siege green siena", cities=cities, season="sieges")
    seen = GAME.sight.view(board, None)["players"]
    assert [p["cities"] for p in seen] == [2, 2, 3]


@pytest.mark.rule("V-1602")
def test_a_disc_comes_to_lie_on_top() -> None:
    board = table("annexed red siena", cities_track=["red", "yellow", "green"])
    assert board.dump()["cities_track"] == ["yellow", "green", "red"]
    # A loser coming from above lies on top as well.
    cities = before("siena", {"green": 4}, rome="yellow")
    cities["siena"]["owner"] = "red"
    board = table("siege green siena", cities=cities, season="sieges",
                  cities_track=["red", "green", "yellow"])  # fmt: skip
    assert board.dump()["cities_track"] == ["yellow", "red", "green"]


@pytest.mark.rule("V-1603")
def test_the_losers_disc_moves_before_the_winners() -> None:
    # Red falls from three to two, green rises from one to two: green lies above red.
    cities = before("siena", {"green": 4}, corfu={"owner": "yellow", "troops": {}})
    cities["siena"]["owner"] = "red"
    board = table("siege green siena", "new_order", cities=cities, season="sieges",
                  cities_track=["red", "green", "yellow"])  # fmt: skip
    assert owner(board, "siena") == "green"
    assert board.dump()["cities_track"] == ["yellow", "red", "green"]
    assert board.dump()["order"] == ["yellow", "green", "red"]


@pytest.mark.rule("V-1604")
def test_the_last_space_is_eight_or_more() -> None:
    cities = dict.fromkeys(EIGHT, "red")
    board = table("annexed red bari", cities=cities, cities_track=["red", "yellow", "green"])
    assert board.cities_of(0) == 9
    assert board.dump()["cities_track"] == ["red", "yellow", "green"]
    assert GAME.box.last_city_space == 8


@pytest.mark.rule("V-1605")
def test_most_cities_first() -> None:
    cities = {"siena": "green", "rome": "green", "bari": "yellow"}
    assert order("red", "yellow", "green", cities=cities) == ["green", "yellow", "red"]


@pytest.mark.rule("V-1606")
def test_ties_by_the_upper_disc() -> None:
    assert order("red", "yellow", "green") == ["green", "yellow", "red"]
    assert order("green", "red", "yellow") == ["yellow", "red", "green"]


@pytest.mark.rule("V-1607")
def test_beyond_eight_the_true_number_decides() -> None:
    board = table(
        "new_order",
        cities=dict.fromkeys(EIGHT, "red")
        | dict.fromkeys(["verona", "pescara", "bari", "palermo", "ajaccio", "tunis"], "green")
        | {"ancona": "red"},
        cities_track=["red", "yellow", "green"],
    )
    assert board.cities_of(0) == 9
    assert board.cities_of(2) == 8
    assert board.dump()["order"][0] == "red"


@pytest.mark.rule("V-1601", "V-1604")
def test_the_last_space_is_reached_with_the_eighth_city_and_left_with_the_seventh() -> None:
    more = ["spoleto", "ravenna", "bologna", "rome", "terracina", "verona", "ancona"]
    for others, track in ((5, ["yellow", "green", "red"]), (6, ["red", "yellow", "green"])):
        board = table("annexed red siena", cities=dict.fromkeys(more[:others], "red"),
                      cities_track=["red", "yellow", "green"])  # fmt: skip
        assert board.dump()["cities_track"] == track
    for others, track in ((6, ["red", "yellow", "green"]), (5, ["yellow", "red", "green"])):
        cities: dict[str, Any] = dict.fromkeys(more[:others], "red")
        cities |= {"siena": {"owner": "red", "troops": {"green": 5}}}
        cities |= {"venice": {"troops": {}}, "corfu": {"troops": {}}}
        board = table("siege green siena", cities=cities, season="sieges",
                      cities_track=["red", "yellow", "green"])  # fmt: skip
        assert board.dump()["cities_track"] == track
