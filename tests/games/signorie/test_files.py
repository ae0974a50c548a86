"""Position files: the whole table there and back, and files that cannot be a moment of a game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import CITIES, COLUMNS
from quattrocento.kernel.play import legal, play_out
from tests.games.signorie.moments import EVERY_HELPER, Json, file, moments, refused
from tests.rules.signorie.table import BOX, GAME, table


def through_file(board: Board) -> Board:
    return GAME.load(json.loads(json.dumps(board.dump())))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_comes_back_from_its_file(seats: int) -> None:
    for seed in range(3):
        for board in moments(seats, seed, {"tiles": ("compulsory", "optional")[seed % 2]}):
            again = through_file(board)
            assert again.dump() == board.dump()
            assert legal(again) == legal(board)


def test_a_game_goes_on_from_its_file_as_it_would_have_without() -> None:
    for seed in range(3):
        for place, board in enumerate(moments(3, seed)):
            if place % 40 == 3:
                there, here = through_file(board), board.clone()
                play_out(there, Random(seed))
                play_out(here, Random(seed))
                assert there.dump() == here.dump()


def test_a_clone_that_plays_on_leaves_the_file_as_it_was() -> None:
    for place, board in enumerate(moments(4, 5)):
        if place % 60 == 10:
            before = board.dump()
            play_out(board.clone(), Random(place))
            assert board.dump() == before


def put(data: Json, path: list[str | int], value: Any) -> Json:
    """The file with one value replaced."""
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def test_the_untouched_file_is_accepted() -> None:
    assert GAME.load(file()).dump() == file()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["game"], "virtu", "game"),
        (["overlay"], "0123456789abcdef", "overlay"),
        (["options", "tiles"], "maybe", "options.tiles"),
        (["players", 1, "colour"], "green", "players[1].colour"),
        (["players", 1, "colour"], "yellow", "players"),
        (["order", 0], "white", "order[0]"),
        (["order", 0], "red", "order"),
        (["players", 0, "helpers", 0], "red left", "players[0].helpers[0]"),
        (["players", 0, "helpers", 0], "grey bottom", "players[0].helpers"),
        (["players", 0, "dice"], {"green": 3}, "players[0].dice.green"),
        (["players", 0, "dice"], {"red": 7}, "players[0].dice.red"),
        (["players", 0, "tiles", "political", 0], "Sforza", "players[0].tiles.political[0]"),
        (["players", 0, "tiles", "political", 0], "Sforza ", "players[0].tiles.political[0]"),
        (["players", 0, "tiles", "political", 0], "Sforza 12", "players[0].tiles.political[0]"),
        (["players", 0, "tiles", "political", 0], "Doria 3", "players[0].tiles.political[0]"),
        (["players", 0, "tiles", "political", 0], "Medici 3", "players[0].tiles.political"),
        (["cities", "Roma", "meeples"], ["yellow dog"], "cities.Roma.meeples[0]"),
        (["cities", "Roma", "marriage"], "Aragona 12", "cities.Roma.marriage"),
        (["cities", "Genova"], {}, "cities.Genova"),
        (["dice", "red", 0], 0, "dice.red[0]"),
        (["mandates", "red", 0], "M11", "mandates.red[0]"),
        (["rewards", 0], "B10", "rewards[0]"),
        (["unseen", "Este"], ["two"], "unseen.Este[0]"),
        (["initiative", 0, 0], "white", "initiative[0][0]"),
    ],
)
def test_unknown_names_are_refused(path: list[str | int], value: Any, field: str) -> None:
    assert refused(put(file(), path, value)).field == field


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["players", 0, "men"], 5, "players[0]"),
        (["players", 1, "general_women"], 7, "players[1]"),
        (["players", 0, "threshold_women"], 0, "players[0]"),
        (["players", 2, "careers", "clerical"], [1], "players[2]"),
        (["cities", "Milano", "meeples"], ["blue woman"], "players[3]"),
        (["players", 0, "men"], -1, "players[0].men"),
        (["players", 0, "florins"], -1, "players[0].florins"),
        (["players", 0, "florins"], 1.5, "players[0].florins"),
        (["players", 0, "brides"], 5, "players[0].brides"),
        (["players", 0, "careers", "military"], [10], "players[0].careers.military[0]"),
        (["players", 0, "dice"], {"red": 3}, "dice.red"),
        (["dice", "grey"], [1, 2, 3], "dice.grey"),
        (["dice", "grey"], [], "dice.grey"),
        (["mandates", "red"], ["M1", "M1"], "mandates"),
        (["mandates", "red"], ["M3", "M4", "M5"], "mandates.red"),
        (["rewards"], ["B1", "B2", "B3", "B4", "B5", "V1"], "rewards"),
        (["rewards"], ["B1", "B2", "B3", "B4", "B4", "V1", "V2"], "rewards"),
        (["rewards"], ["B1", "B2", "B3", "B4", "V5", "V1", "V2"], "rewards"),
        (["rewards"], ["B1", "B2", "B3", "B4", "B5", "V1", "V1"], "rewards"),
        (["rewards"], ["B1", "B2", "B3", "B4", "B5", "B6", "V1"], "rewards"),
        (["players", 0, "face_down", "marriage"], 3, "stacks"),
        (["stacks"], 3, "stacks"),
        (["unseen", "Sforza"], [2], "unseen"),
        (["cities", "Milano", "mission"], None, "unseen"),
        (["cities", "Roma", "meeples"], ["red man"] * 9, "cities.Roma.meeples"),
        (["initiative", 1], ["yellow"], "initiative"),
        (["initiative", 0], ["yellow"], "initiative"),
        (["initiative"], [["yellow", "red", "purple", "blue"]], "initiative"),
        (["round"], 8, "round"),
        (["players"], [], "players"),
    ],
)
def test_impossible_counts_are_refused(path: list[str | int], value: Any, field: str) -> None:
    assert refused(put(file(), path, value)).field == field


def test_a_city_too_few_or_too_many_is_refused() -> None:
    data = table(seats=3).dump()
    (out,) = set(CITIES) - set(data["cities"])
    data["cities"][out] = {"marriage": None, "mission": None, "meeples": []}
    assert refused(data).field == "cities"


def test_a_fifth_die_is_refused() -> None:
    data = file()
    for column in COLUMNS:
        data["players"][0]["dice"][column] = data["dice"][column].pop()
    assert refused(data).field == "players[0].dice"


def test_more_helpers_than_discs_are_refused() -> None:
    data = file()
    for player in data["players"]:
        player["helpers"] = EVERY_HELPER
    refusal = refused(data)
    assert refusal.field == "players"
    assert str(BOX.helper_discs) in refusal.reason


def test_tiles_out_of_the_game_stay_hidden() -> None:
    data = table(seats=2).dump()
    fronts = data["unseen"]["Este"]
    for city in data["cities"].values():
        for kind in ("marriage", "mission"):
            if city[kind]:
                house, value = city[kind].split()
                data["unseen"][house].append(int(value))
                city[kind] = None
    # Seven Este tiles of nine can ever be seen with two players.
    places = [(c, k) for c in data["cities"] for k in ("marriage", "mission")][:6]
    for city, kind in places:
        data["cities"][city][kind] = f"Este {fronts.pop()}"
    rows = data["players"][0]["tiles"]
    rows["military"] = [f"Este {fronts.pop()}", f"Este {fronts.pop()}"]
    data["stacks"] = sum(map(len, data["unseen"].values())) - 12
    assert refused(data).field == "unseen"


OBJECTS: list[list[str | int]] = [
    [],
    ["players", 0],
    ["players", 0, "careers"],
    ["players", 0, "tiles"],
    ["players", 0, "face_down"],
    ["players", 0, "points"],
    ["options"],
    ["cities", "Roma"],
    ["dice"],
    ["mandates"],
    ["unseen"],
]


@pytest.mark.parametrize("path", OBJECTS)
def test_a_misspelt_or_missing_field_is_named(path: list[str | int]) -> None:
    def inner(data: Any) -> Any:
        for key in path:
            data = data[key]
        return data

    named = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")
    for key in inner(file()):
        data = file()
        del inner(data)[key]
        if (key, named) == ("overlay", ""):
            continue
        assert refused(data).field == f"{named}.{key}".lstrip(".")
        data = file()
        inner(data)[key + "x"] = inner(data)[key]
        assert refused(data).field == f"{named}.{key}x".lstrip(".")


@pytest.mark.parametrize("data", [None, 3, "signorie", [], ["game"], {}])
def test_something_else_than_a_position_is_refused(data: Any) -> None:
    assert refused(data).field in ("file", "game")
