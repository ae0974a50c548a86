"""Position files: the whole table there and back, and files that cannot be a moment of a game."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.play import is_over, legal, next_chance, next_decision, play, play_out, run
from tests.rules.signorie.table import BOX, GAME, Agenda, table

Json = dict[str, Any]


def moments(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Board]:
    """A random game at each decision and each draw, and at its end."""
    rng = Random(seed)
    board = GAME.start(seats, options)
    yield board
    run(board)
    while not is_over(board):
        yield board
        chance = next_chance(board)
        move = chance.sample(board, rng) if chance else rng.choice(legal(board))
        play(board, move)
    yield board


def phase_3(round: int) -> Agenda:
    """What follows the turns of a round, in the words of a file."""
    end: Agenda = [["score_initiative"], ["new_order"], ["rewards"], ["clear_up"]]
    return [*end, ["round", round + 1], ["final_scoring"]]


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


# What a person may get wrong, and the field that the answer names.


def file(**changes: Any) -> Json:
    """The file of a table at the first turn of round 2, which every test spoils in one way."""
    players = {
        0: {
            "careers": {"political": [3, 3], "military": [9]},
            "tiles": {"political": ["Sforza 5"]},
            "face_down": {"marriage": 2},
            "helpers": ["red top", "grey bottom"],
            "threshold_women": 1,
        }
    }
    data: Json = copy.deepcopy(table(round=2, players=players).dump())
    return data | changes


def put(data: Json, path: list[str | int], value: Any) -> Json:
    """The file with one value replaced."""
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def refused(data: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    return caught.value


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
    out = next(iter({"Milano", "Venezia", "Firenze", "Roma", "Napoli"} - set(data["cities"])))
    data["cities"][out] = {"marriage": None, "mission": None, "meeples": []}
    assert refused(data).field == "cities"


def test_a_fifth_die_is_refused() -> None:
    data = file()
    for column in ("yellow", "red", "purple", "grey", "turquoise"):
        data["players"][0]["dice"][column] = data["dice"][column].pop()
    assert refused(data).field == "players[0].dice"


def test_more_helpers_than_discs_are_refused() -> None:
    data = file()
    every = [
        f"{column} {place}"
        for column in ("yellow", "red", "purple", "grey", "turquoise")
        for place in ("top", "middle", "bottom")
    ]
    for player in data["players"]:
        player["helpers"] = every
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


PLACES: list[list[str | int]] = [
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


@pytest.mark.parametrize("path", PLACES)
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


# The agenda.


@pytest.mark.parametrize(
    "step",
    [
        ["fly", "yellow"],
        ["take_die"],
        ["take_die", "green"],
        ["take_die", 0],
        ["take_die", "yellow", "red"],
        ["progeny", "yellow", -1],
        ["progeny", "yellow", True],
        "take_die",
        [],
        None,
    ],
)
def test_a_step_that_is_none_is_refused_by_its_place(step: Any) -> None:
    agenda = [["next_turn", 0], *phase_3(2)]
    assert refused(file(agenda=[step, *agenda])).field == "agenda[0]"
    assert refused(file(agenda=[*agenda[:3], step, *agenda[3:]])).field == "agenda[3]"


def spoiled(**changes: Any) -> Json:
    """The file with player 0 changed."""
    data = file()
    data["players"][0] |= changes
    return data


def full(city: str) -> Json:
    data = file()
    data["cities"][city]["meeples"] = ["blue man"] * 8
    data["players"][3]["men"] = 0
    data["players"][3]["general_men"] = 4
    return data


@pytest.mark.parametrize(
    ("data", "step"),
    [
        (spoiled(passed=True), ["take_die", "yellow"]),
        (file(), ["choose_action", "yellow", "red"]),
        (file(), ["spend", "yellow", "red", "M3", "man"]),
        (file(), ["use_helper", "yellow", "red"]),
        (file(), ["ask_helper", "yellow", "red", "top"]),
        (file(), ["helpers", "yellow", "red", "top"]),
        (file(), ["points", "yellow", 0, 0, 1]),
        (file(), ["points", "yellow", 2, 3, 1]),
        (file(), ["points", "yellow", 2, 1, 2]),
        (file(), ["points", "yellow", 1000, 1, 1]),
        (file(), ["send_man", "red"]),
        (file(), ["choose_city", "yellow", "political", 4]),
        (file(), ["choose_city", "yellow", "political", 10]),
        (file(), ["choose_city", "yellow", "political", 0]),
        (spoiled(women=0, general_women=10), ["marry", "yellow"]),
        (spoiled(women=0, general_women=10), ["dowry", "yellow", "Roma"]),
        (spoiled(florins=0), ["marry", "yellow"]),
        (spoiled(florins=0), ["dowry", "yellow", "Roma"]),
        (full("Roma"), ["dowry", "yellow", "Roma"]),
        (file(), ["take_tile", "yellow", "political", "Roma"]),
        (file(), ["lay_face_down", "yellow", 0]),
        (file(), ["lay_face_down", "yellow", 60]),
        (file(), ["progeny", "yellow", 0]),
        (file(), ["progeny", "yellow", 6]),
        (spoiled(men=9, general_men=0, women=10, general_women=0), ["fetch", "yellow"]),
        (spoiled(florins=0), ["place_helper", "yellow", "red", 0]),
    ],
)
def test_a_decision_without_a_choice_is_refused(data: Json, step: list[Any]) -> None:
    """The file itself is sound; only the step on top of its agenda cannot be."""
    assert next_decision(GAME.load(data | {"agenda": [["take_die", "red"], *phase_3(2)]}))
    refusal = refused(data | {"agenda": [step, ["next_turn", 1], *phase_3(2)]})
    assert refusal.field == "agenda[0]"


@pytest.mark.parametrize("step", ["take_reward", "place_bride", "purchase", "column_again"])
def test_a_reward_decision_that_cannot_be_is_refused(step: str) -> None:
    rest = phase_3(2)[3:]
    in_turns = [[step, "yellow"], ["next_turn", 1], *phase_3(2)]
    assert refused(file(agenda=in_turns)).field == "agenda[0]"
    data = spoiled(brides=4, florins=9)
    for player in data["players"]:
        player["passed"] = True
    if step == "take_reward":
        last = [["take_reward", "yellow"], *phase_3(6)[3:]]
        assert refused(data | {"round": 6, "agenda": last}).field == "agenda[0]"
    else:
        assert refused(data | {"agenda": [[step, "yellow"], *rest]}).field == "agenda[0]"


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        [["final_scoring"]],
        [["round", 3]],
        [["round", 2], ["final_scoring"]],
        [["round", 4], ["final_scoring"]],
        [["final_scoring"], ["round", 3]],
        [["next_turn", 0], *phase_3(2)[1:]],
        [["next_turn", 4], *phase_3(2)],
        [["next_turn", 0], ["next_turn", 0], *phase_3(2)],
        [*phase_3(2)[:2], *phase_3(2)],
        [["reward", "red"], ["reward", "red"], *phase_3(2)[3:]],
        [["reward", "red"], *phase_3(2)],
        [["take_die", "red"], *phase_3(2)[3:]],
        [["take_die", "red"], ["take_die", "red"], ["next_turn", 0], *phase_3(2)],
        [["draw_tiles"], ["deal_mandates"], ["next_turn", 0], *phase_3(2)],
    ],
)
def test_an_agenda_in_an_order_that_cannot_be_is_refused(agenda: list[Any]) -> None:
    assert refused(file(agenda=agenda)).field.startswith("agenda")


def test_the_set_up_happens_once() -> None:
    set_up = [["draw_order"], ["leave_out"], ["draw_rewards"], ["round", 3], ["final_scoring"]]
    assert refused(file(agenda=set_up)).field == "order"
    assert refused(file(agenda=[["sequence"]])).field == "order"


def test_nobody_decides_before_the_dice_are_rolled() -> None:
    phase_1 = [["draw_tiles"], ["roll_dice"], ["deal_mandates"], ["next_turn", 0]]
    agenda = [["take_die", "red"], *phase_1, *phase_3(2)]
    assert refused(file(agenda=agenda)).field == "agenda[0]"


def test_what_is_still_to_be_drawn_does_not_lie_there_yet() -> None:
    start = GAME.start(4)
    for field, value in (
        ("order", ["yellow", "red", "purple", "blue"]),
        ("cities", {"Roma": {"marriage": None, "mission": None, "meeples": []}}),
        ("rewards", ["B1", "B2", "B3", "B4", "B5", "V1", "V2"]),
    ):
        assert refused(start.dump() | {field: value}).field == field
    data = start.dump()
    data["players"][0]["dice"] = {"red": 4}
    assert refused(data).field == "dice.red"


# Hand edits at random: refused with a reason, or a table that can be played to the end.

JUNK: list[Any] = [
    None, True, -1, 0, 1, 3, 7, 100, 10**9, 2.5, "", "red", "Roma", "Sforza 3", "yellow man",
    [], [[]], ["take_die", "red"], [["pass"]], {}, {"red": 1}, {"x": []},
]  # fmt: skip


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of everything in a file, inner and outer."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from leaves(data[key], (*path, key))


def edit(data: Json, rng: Random) -> None:
    """Delete something, double something, or put junk in its place."""
    *way, last = rng.choice(list(leaves(data)))
    inner: Any = data
    for key in way:
        inner = inner[key]
    value = inner[last]
    deed = rng.random()
    if deed < 0.2:
        del inner[last]
    elif deed < 0.4 and isinstance(last, int):
        inner.insert(0, copy.deepcopy(value))
    elif deed < 0.7 and isinstance(value, int):
        inner[last] = value + rng.choice([-1, 1, 2])
    else:
        inner[last] = copy.deepcopy(rng.choice(JUNK))


def outcome(data: Json, seed: int) -> bool:
    """True when the file is accepted; then it must play to the end and come back from files."""
    try:
        board = GAME.load(data)
    except BadPosition:
        return False
    play_out(board, Random(seed))
    assert is_over(board)
    assert GAME.load(board.dump()).dump() == board.dump()
    return True


def test_hand_edits_are_refused_or_play_to_the_end() -> None:
    rng = Random(7)
    accepted = 0
    files = [
        board.dump()
        for seats in (2, 3, 4)
        for place, board in enumerate(moments(seats, seats, {"tiles": "optional"}))
        if place % 7 == 0
    ]
    for seed in range(1500):
        data = copy.deepcopy(rng.choice(files))
        for _ in range(rng.choice([1, 1, 2])):
            edit(data, rng)
        accepted += outcome(data, seed)
    assert accepted > 100, "the edits should leave some tables playable"


def test_shuffled_agendas_are_refused_or_play_to_the_end() -> None:
    """Steps of real games, put on tables they do not belong to."""
    rng = Random(11)
    boards = [
        board.dump() for seed in range(2) for board in moments(3, seed, {"tiles": "optional"})
    ]
    steps = [step for data in boards for step in data["agenda"]]
    accepted = 0
    for seed in range(1500):
        data = copy.deepcopy(rng.choice(boards))
        agenda = data["agenda"] or [["final_scoring"]]
        agenda[rng.randrange(min(3, len(agenda)))] = rng.choice(steps)
        accepted += outcome(data, seed)
    assert accepted > 100
