"""What a printed board may say and ours does not: overlays, played by the rules."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel.errors import BadPosition
from tests.rules.signorie.another_board import ANOTHER
from tests.rules.signorie.table import (
    after,
    all_pass,
    legal,
    play,
    points,
    random_game,
    score,
    settle,
    step,
    table,
    why_not,
    zone,
)

YELLOW = [f"yellow {place}" for place in ("top", "second", "third", "bottom")]


def own(**changes: Any) -> Any:
    return table(game=ANOTHER, **changes)


@pytest.mark.rule("S-804")
def test_a_mandate_of_exactly_two_takes_two_and_works_once() -> None:
    board = own(mandates=zone("yellow", "M4", "M3"), players={0: {"men": 3}})
    play(board, "take_die yellow 1", "mandate M4")
    assert (board.players[0].men, board.players[0].florins) == (1, 10 + 2)
    assert step(board) == ["take_die", "red"]
    one = own(mandates=zone("yellow", "M4", "M3"), players={0: {"men": 1}})
    play(one, "take_die yellow 1")
    assert "mandate M4" not in legal(one)
    assert why_not(one, "mandate M4") == "S-810"


@pytest.mark.rule("S-804")
def test_an_exact_number_works_once_whatever_the_effect() -> None:
    climbing = own(mandates=zone("yellow", "M1", "M3"), players={0: {"men": 2}})
    play(climbing, "take_die yellow 1", "mandate M1")
    assert climbing.initiative[0] == 2
    training = own(mandates=zone("yellow", "M5", "M3"), players={0: {"men": 4}})
    play(training, "take_die yellow 1", "mandate M5")
    assert step(training)[:4] == ["points", "yellow", 2, 1]
    marrying = own(mandates=zone("purple", "M6", "M3"), players={0: {"women": 3}})
    play(marrying, "take_die purple 3", "mandate M6")
    assert marrying.players[0].women == 1
    two = own(mandates=zone("purple", "M6", "M3"), players={0: {"women": 2}})
    assert "mandate M6" not in legal(play(two, "take_die purple 3")), "nobody is left to marry"


@pytest.mark.rule("S-804", "S-810")
def test_an_exact_number_needs_room_for_one_effect_alone() -> None:
    track: list[list[str]] = [["blue", "purple", "red"], *([] for _ in range(5)), ["yellow"], []]
    climbing = own(mandates=zone("yellow", "M1", "M4"), players={0: {"men": 2}}, initiative=track)
    play(climbing, "take_die yellow 1", "mandate M1")
    assert climbing.initiative[0] == 7


@pytest.mark.rule("S-804", "S-1608")
def test_a_threshold_of_exactly_two_rises_once() -> None:
    board = own(mandates=zone("yellow", "M2", "M3"), players={0: {"men": 2}})
    play(board, "take_die yellow 1", "mandate M2")
    assert board.players[0].threshold_men == 2
    assert ANOTHER.sight.view(board, 0)["players"][0]["threshold"] == 13 + 3
    assert ANOTHER.sight.view(board, 0)["players"][1]["threshold"] == 13


@pytest.mark.rule("S-805")
def test_an_open_number_ends_where_the_tile_says() -> None:
    board = own(mandates=zone("yellow", "M3", "M4"), players={0: {"men": 4}})
    play(board, "take_die yellow 1", "mandate M3")
    assert legal(board) == ["spend 1", "spend 2"]
    play(board, "spend 2", "row marriage", "row marriage")
    assert board.players[0].face_down == (0, 0, 0, 2)


@pytest.mark.rule("S-802")
@pytest.mark.parametrize(
    ("column", "sexes"),
    [("yellow", "mw"), ("red", "ww"), ("purple", "wm"), ("grey", "mw"), ("turquoise", "mm")],
)
def test_each_mandate_space_asks_for_its_own_sex(column: str, sexes: str) -> None:
    for mandates, sex in ((("M3", "M7"), sexes[0]), (("M7", "M3"), sexes[1])):
        board = own(mandates=zone(column, *mandates), players={0: {"men": 2, "women": 2}})
        play(
            board, f"take_die {column} 6", "mandate M3", "spend 2", "row political", "row marriage"
        )
        left = (board.players[0].men, board.players[0].women)
        assert left == ((0, 2) if sex == "m" else (2, 0))
        lacking = own(
            mandates=zone(column, *mandates), players={0: {"men" if sex == "m" else "women": 0}}
        )
        play(lacking, f"take_die {column} 6")
        assert "mandate M3" not in legal(lacking)


@pytest.mark.rule("S-1205", "S-1902")
@pytest.mark.parametrize(
    ("career", "space", "vp"),
    [("political", 5, 5), ("clerical", 6, 7), ("military", 5, 6), ("military", 9, 13)],
)
def test_each_career_has_points_of_its_own(career: str, space: int, vp: int) -> None:
    board = own(players={0: {"careers": {career: [space]}}}, agenda=[["send_man", "yellow"]])
    end = own(players={0: {"careers": {career: [space]}}}, agenda=[["round", 8]], round=7)
    assert points(end.players[0], "careers") == vp // 2
    play(board, f"send {career} {space}", "to Roma")
    assert score(board) == vp


@pytest.mark.rule("S-112", "S-1202", "S-1211")
@pytest.mark.parametrize(
    ("city", "values"),
    [("Milano", (1, 2, 4)), ("Venezia", (1, 1, 2, 2, 3, 3, 4, 4)), ("Napoli", (3,))],
)
def test_a_city_has_spaces_of_its_own(city: str, values: tuple[int, ...]) -> None:
    crowd = ["red man", "blue man"] * 6
    for count, value in enumerate(values):
        here = {city: {"meeples": crowd[:count]}}
        board = own(cities=here, agenda=[["marry", "yellow"]])
        play(board, f"marry {city}")
        assert legal(board)[0] == f"dowry {value}"
        play(board, "dowry 4")
        assert board.dump()["cities"][city]["meeples"] == [*crowd[:count], "yellow woman"]
    full = own(cities={city: {"meeples": crowd[: len(values)]}}, agenda=[["marry", "yellow"]])
    assert why_not(full, f"marry {city}") == "S-1308"
    with pytest.raises(BadPosition, match=f"{city} has {len(values)} spaces"):
        own(cities={city: {"meeples": crowd[: len(values) + 1]}})


@pytest.mark.rule("S-1715")
def test_cities_of_any_width_count_once_each() -> None:
    board = own(
        round=6,
        cities={
            "Milano": {"meeples": ["red man", "yellow man", "yellow woman"]},
            "Roma": {"meeples": ["red man"] * 5 + ["blue man"] * 4 + ["yellow woman"]},
            "Napoli": {"meeples": ["blue woman"]},
        },
        rewards=["B1", "B2", "B3", "B4", "B5", "V3", "V1"],
        agenda=[["reward", "yellow"]],
    )
    assert points(board.players[0], "rewards") == 2 * 2


@pytest.mark.rule("S-604", "S-605", "S-606")
def test_a_column_has_as_many_helper_spaces_as_costs() -> None:
    hiring = play(own(), "take_die red 5", "hire")
    assert legal(hiring) == [f"place_helper {helper}" for helper in YELLOW]
    for cost, helper in enumerate(YELLOW, start=1):
        hired = after(hiring, f"place_helper {helper}")
        assert hired.players[0].florins == 10 - cost
        assert hired.dump()["players"][0]["helpers"] == [helper]
    full = own(players={0: {"helpers": YELLOW}})
    assert why_not(play(full, "take_die red 5"), "hire") == "S-609"
    assert legal(play(own(), "take_die purple 5", "hire")) == ["place_helper red top"]
    assert legal(play(own(), "take_die turquoise 5", "hire")) == [
        "place_helper grey top",
        "place_helper grey bottom",
    ]


@pytest.mark.rule("S-703", "S-704", "S-706")
def test_the_helpers_of_any_column_are_asked_from_top_to_bottom() -> None:
    board = own(players={0: {"helpers": [*YELLOW, "red top"]}})
    play(board, "take_die yellow 5", "signoria", "activate yellow top")
    assert board.players[0].florins == 10 + 3 + 2
    assert step(board) == ["ask_helper", "yellow", "yellow", "second"]
    play(board, "activate yellow second", "activate yellow third", "skip yellow bottom")
    assert (score(board), board.players[0].women) == (2, 4)
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-828", "S-829", "S-1710")
def test_m10_and_b9_reach_helpers_of_any_column() -> None:
    fifth = "turquoise fifth"
    board = own(mandates=zone("yellow", "M10", "M4"), players={0: {"helpers": [fifth, "red top"]}})
    play(board, "take_die yellow 5", "mandate M10")
    assert legal(board) == ["activate red top", f"activate {fifth}"]
    play(board, f"activate {fifth}")
    assert board.players[0].florins == 10 + 4
    again = own(
        players={0: {"helpers": [fifth, "red top"], "dice": {"turquoise": 2, "grey": 1}}},
        rewards=["B9", "B2", "B3", "B4", "B5", "V1", "V2"],
        agenda=[["take_reward", "yellow"]],
    )
    play(again, "bonus", "again turquoise", f"activate {fifth}")
    assert again.players[0].florins == 10 + 1


@pytest.mark.rule("S-827", "S-1706")
def test_free_hiring_finds_every_space_of_every_column() -> None:
    board = own(mandates=zone("yellow", "M9", "M4"), players={0: {"helpers": YELLOW[1:]}})
    play(board, "take_die yellow 5", "mandate M9")
    offered = [move.removeprefix("place_helper ") for move in legal(board)]
    names = ["yellow top", "red top", *(f"purple {p}" for p in ("top", "middle", "bottom"))]
    names += ["grey top", "grey bottom"]
    places = ("top", "second", "third", "fourth", "fifth", "bottom")
    assert offered == names + [f"turquoise {place}" for place in places]


@pytest.mark.parametrize("helper", ["yellow middle", "red bottom", "grey second"])
def test_a_position_names_no_helper_that_the_board_has_not(helper: str) -> None:
    with pytest.raises(BadPosition):
        own(players={0: {"helpers": [helper]}})
    column, place = helper.split()
    for step_ in (["ask_helper", "yellow", column, place], ["helpers", "yellow", column, place]):
        with pytest.raises(BadPosition, match="nothing could be chosen"):
            own(players={0: {"dice": {column: 5}}}, agenda=[step_, ["next_turn", 1]])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_on_such_a_board(seats: int) -> None:
    before = [0] * seats
    for board in random_game(seats, seats, ANOTHER):
        after_ = [score(board, seat) for seat in range(seats)]
        assert all(now >= then for then, now in pairwise([before, after_]))
        before = after_
    assert not board.agenda
    assert board.round == 7
    assert settle(all_pass(own())).round == 1


@pytest.mark.rule("S-819")
def test_a_mandate_of_two_tiles_a_meeple_needs_as_many_in_the_stacks() -> None:
    two = Signorie('mandates.M3.effect = ["tile", 2]')
    stack = table(game=two).stack
    board = table(
        game=two,
        mandates=zone("yellow", "M3", "M4"),
        players={0: {"men": 3}, 1: {"face_down": {"marriage": stack - 5}}},
    )
    play(board, "take_die yellow 1", "mandate M3")
    assert legal(board) == ["spend 1", "spend 2"]
    assert why_not(board, "spend 3") == "S-806"


@pytest.mark.rule("S-609", "S-606")
def test_a_helper_for_nothing_can_be_hired_with_an_empty_purse() -> None:
    """Beside one that costs 3; and so can one that M9 makes free."""
    board = own(players={0: {"florins": 0}})
    play(board, "take_die turquoise 6", "hire")
    assert legal(board) == ["place_helper grey top"]
    cheaper = own(mandates=zone("yellow", "M9", "M3"), players={0: {"florins": 0}})
    play(cheaper, "take_die yellow 6", "mandate M9")
    assert legal(cheaper) == ["place_helper yellow top", "place_helper grey top",
                              "place_helper turquoise top"]  # fmt: skip


@pytest.mark.rule("S-1905")
def test_a_face_down_tile_counts_what_its_back_says() -> None:
    two = Signorie("tiles.back = 2")
    down = {"face_down": {"political": 3, "clerical": 2}, "tiles": {"clerical": ["Borgia 4"]}}
    end = table(game=two, players={0: down}, agenda=[["round", 8]], round=7)
    assert points(end.players[0], "alliances") == 3 * 2 + (2 * 2 + 4)
