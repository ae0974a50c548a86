"""Section 4: Spring, its order and the marker's move."""

from __future__ import annotations

import pytest

from tests.rules.virtu.table import (
    TIRED,
    domain,
    expected,
    florins,
    legal,
    play,
    player,
    refused,
    side,
    step,
    table,
    told,
)

ARROWS = {"pescara": "red", "benevento": "red"}


@pytest.mark.rule("V-401")
def test_the_order_set_after_spring_holds_for_winter_and_the_next_spring() -> None:
    cities = {"siena": "green"}
    board = table("new_order", "winter", "winter_turn 0", "end_year 2", cities=cities)
    assert board.dump()["order"] == ["green", "red", "yellow"]
    deciders: list[str | int] = []
    while step(board)[0] != "move_marker":
        deciders.append(step(board)[1])
        play(board, "end")
    assert [c for i, c in enumerate(deciders) if c not in deciders[:i]] == [
        "green",
        "red",
        "yellow",
    ]
    assert step(board) == ["move_marker", "green"]
    assert board.year == 3


@pytest.mark.rule("V-401", "V-402", "V-1301", "V-1501", "V-1502", "V-1701", "V-2201")
def test_the_sequence_of_a_year() -> None:
    agenda = table("year 3").dump()["agenda"]
    assert [step[0] for step in agenda] == [
        "move_marker", "free_rooms", "take_action", "end_action", "spring_turn", "siege_turn",
        "end_sieges", "retreat_turn", "new_order", "winter", "winter_turn", "end_year",
    ]  # fmt: skip


@pytest.mark.rule("V-402")
def test_each_player_finishes_before_the_next_starts() -> None:
    board = table("spring_turn 0", order=["yellow", "red", "green"])
    assert step(board) == ["move_marker", "yellow"]
    play(board, "move 1")
    assert step(board) == ["war", "yellow"]
    play(board, "end")
    assert step(board) == ["move_marker", "red"]


@pytest.mark.rule("V-403", "V-404")
def test_the_first_spring_places_the_marker_anywhere() -> None:
    red = {"marker": None, "court": {"left1": "banker exhausted", "right1": "banker exhausted"}}
    board = table("spring_turn 0", year=1, red=red, yellow={"marker": None})
    assert legal(board) == {f"room {room}" for room in range(1, 6)}
    play(board, "room 5")
    assert step(board) == ["war", "red"]
    assert side(board, "red", "left1") == side(board, "red", "right1") == "banker exhausted"


@pytest.mark.rule("V-405", "V-407")
def test_one_or_two_rooms_are_free_and_one_must_be_moved() -> None:
    board = table("move_marker red", red={"florins": 0, "domain": TIRED})
    assert legal(board) == {"move 1", "move 2"}


@pytest.mark.rule("V-406")
def test_the_marker_moves_clockwise() -> None:
    for start, rooms, end in ((1, 1, 2), (4, 2, 1), (5, 1, 1)):
        board = play(table("move_marker red", red={"marker": start}), f"move {rooms}")
        assert player(board, "red")["marker"] == end


@pytest.mark.rule("V-408")
def test_one_further_room_for_two_florins_once() -> None:
    board = table("move_marker red", red={"florins": 9, "domain": TIRED})
    assert legal(board) == {"move 1", "move 2", "hurry 3"}
    play(board, "hurry 3")
    assert florins(board, "red") == 7
    assert player(board, "red")["marker"] == 4
    poor = table("move_marker red", red={"florins": 1, "domain": TIRED})
    assert refused(poor, "hurry 3") == "V-408"


@pytest.mark.rule("V-409")
def test_each_arrow_is_a_further_room_and_its_tile_is_exhausted() -> None:
    red = {"florins": 0, "domain": TIRED}
    board = table("move_marker red", red=red, cities=ARROWS)
    assert {"move 3", "move 4"} <= legal(board)
    assert "move 5" not in legal(board)
    play(board, "move 4", "pay pescara arrow", "pay benevento arrow")
    assert player(board, "red")["marker"] == 5
    assert domain(board, "red") == dict.fromkeys(
        ["florence", "pisa", "pescara", "benevento"], "exhausted"
    )


@pytest.mark.rule("V-410")
def test_florins_and_arrows_may_be_combined() -> None:
    red = {"florins": 2, "domain": TIRED}
    board = table("move_marker red", red=red, cities={"pescara": "red"})
    play(board, "hurry 4", "pay pescara arrow")
    assert player(board, "red")["marker"] == 5
    assert florins(board, "red") == 0


@pytest.mark.rule("V-411")
def test_right_round_to_the_same_room() -> None:
    red = {"florins": 2, "domain": TIRED, "marker": 3}
    board = table("move_marker red", "take_action red", red=red, cities=ARROWS)
    play(board, "hurry 5", "pay pescara arrow", "pay benevento arrow")
    assert player(board, "red")["marker"] == 3
    assert step(board) == ["govern", "red"]
    three = red | {"domain": TIRED | {"principality": "available"}, "florins": 0}
    assert "move 5" in legal(table("move_marker red", red=three, cities=ARROWS))


@pytest.mark.rule("V-412")
def test_there_is_no_upper_limit() -> None:
    cities = dict.fromkeys(["pescara", "benevento", "nice", "parma"], "red")
    tiles = TIRED | {"principality": "available", "republic": "available"}
    red = {"florins": 2, "domain": tiles}
    board = table("move_marker red", red=red, cities=cities, seats=4)
    assert "hurry 9" in legal(board)
    assert "move 8" in legal(board)


@pytest.mark.rule("V-413", "V-414")
@pytest.mark.parametrize(
    ("start", "rooms", "left", "right"),
    [(2, 1, False, True), (4, 1, True, False), (1, 1, False, False), (3, 2, True, False),
     (3, 1, False, False), (5, 2, False, False), (1, 2, False, True)],
)  # fmt: skip
def test_an_arrow_passed_turns_the_cortigiani_of_its_side(
    start: int, rooms: int, left: bool, right: bool
) -> None:
    red = {"marker": start, "court": {"left1": "banker exhausted", "right1": "banker exhausted"}}
    board = play(table("move_marker red", red=red), f"move {rooms}")
    assert side(board, "red", "left1") == ("banker" if left else "banker exhausted")
    assert side(board, "red", "right1") == ("banker" if right else "banker exhausted")


@pytest.mark.rule("V-413")
@pytest.mark.parametrize(
    ("start", "turned"), [(2, ["right1", "right2", "right3"]), (4, ["left1", "left2", "left3"])]
)
def test_every_space_of_a_side_is_turned(start: int, turned: list[str]) -> None:
    spaces = ["left1", "left2", "left3", "right1", "right2", "right3"]
    court = dict.fromkeys(spaces, "banker exhausted")
    red = {"marker": start, "bonuses": ["copernicus", "prince"], "court": court}
    red |= {"domain": {"duchy": "available"}, "owned_agents": 3, "agents": 3}
    court.pop("left3")
    court["left3"] = "merchant exhausted"
    board = play(table("move_marker red", red=red), "move 1")
    assert [space for space in spaces if not side(board, "red", space).endswith("exhausted")] == (
        turned
    )


@pytest.mark.rule("V-415")
def test_florins_collected_before_the_move_turn_back_with_it() -> None:
    red = {"florins": 0, "domain": TIRED, "marker": 2, "court": {"right1": "banker"}}
    board = play(table("move_marker red", red=red), "hurry 3", "pay right1 florin")
    assert florins(board, "red") == 1
    assert side(board, "red", "right1") == "banker"
    board = play(table("move_marker red", red=red), "collect right1", "move 1")
    assert florins(board, "red") == 3
    assert side(board, "red", "right1") == "banker"


@pytest.mark.rule("V-416")
def test_move_then_refresh_then_freeing_then_action() -> None:
    red = {"marker": 4, "court": {"left1": "cardinal exhausted"}, "domain": TIRED}
    board = table("spring_turn 0", red=red | {"rooms": {5: {"indulgence": True}}})
    play(board, "move 1")
    assert step(board) == ["free_indulgence", "red"]
    play(board, "free 5 cross", "pay left1 cross")
    assert step(board) == ["war", "red"]


@pytest.mark.rule("V-417")
def test_indulgences_and_agents_do_not_hinder_the_marker() -> None:
    rooms = {2: {"indulgence": True}, 3: {"agent": "green"}}
    board = table("move_marker red", red={"rooms": rooms, "domain": TIRED})
    assert {"move 1", "move 2"} <= legal(board)
    assert player(play(board, "move 2"), "red")["marker"] == 3


@pytest.mark.rule("V-418", "V-419")
def test_one_action_a_spring_which_may_be_forgone() -> None:
    board = play(table("spring_turn 0", red={"marker": 2}), "move 1")
    assert step(board) == ["govern", "red"]
    play(board, "end")
    assert step(board) == ["move_marker", "yellow"]


@pytest.mark.rule("V-420")
def test_how_large_an_action_is_depends_on_what_is_paid() -> None:
    cities = dict.fromkeys(["siena", "spoleto"], "red")
    tired = TIRED | {"siena": "exhausted", "spoleto": "exhausted"}
    red = {"marker": 3, "domain": tired, "court": {"left1": "cardinal"}}
    one = play(table("govern red", red=red, cities=cities), "turn pisa", "pay action crown", "end")
    assert step(one) == []
    board = play(table("govern red", red=red, cities=cities), "turn pisa", "pay action crown")
    play(board, "turn florence", "turn siena", "pay left1 cross", "turn spoleto", "end")
    assert set(domain(board, "red").values()) == {"available"}


@pytest.mark.rule("V-308")
def test_nothing_of_an_action_is_left_for_the_next_turn() -> None:
    used = {
        "crossed": [2, 3], "done": 2, "paid": ["florence"], "turned": ["pisa", "empire"],
        "half": 1, "pool": {"crown": 1, "florin": 2}, "owed": {"mask": 1},
        "used": ["crown", "war"], "taken": [1, 2], "begging": True, "fresh": ["left1"],
    }  # fmt: skip
    board = table("end_action red", "govern red", turn=used)
    assert board.dump()["turn"] == table("govern red").dump()["turn"]
    next_one = table("take_action red", turn=used | {"begging": False}, red={"marker": 3})
    left = next_one.dump()["turn"]
    assert left == table("govern red").dump()["turn"] | {"crossed": [2, 3], "fresh": ["left1"]}


@pytest.mark.rule("V-413")
def test_an_arrow_without_exhausted_cards_tells_nothing() -> None:
    board = table("move_marker red", red={"marker": 4, "court": {"left1": "banker"}})
    assert "refreshes" not in [event.name for event in told(board, "move 2")]
    board = table("move_marker red", red={"marker": 4, "court": {"left1": "banker exhausted"}})
    assert "refreshes" in [event.name for event in told(board, "move 2")]


@pytest.mark.rule("V-409")
def test_which_moves_are_thought_of() -> None:
    red = {"florins": 0, "domain": TIRED, "rooms": {1: {"indulgence": True}}}
    board = table("move_marker red", red=red)
    assert sorted(expected(board)) == sorted([*(f"move {n}" for n in range(1, 6)), "hurry 3"])
    assert [refused(board, f"move {n}") for n in (3, 4, 5)] == ["V-409"] * 3
    assert refused(board, "hurry 3") == "V-408"


@pytest.mark.rule("V-304")
def test_only_available_cards_collect_before_the_move() -> None:
    court = {"left1": "banker", "right1": "banker exhausted", "right2": "maestro"}
    board = table("move_marker red", red={"court": court})
    assert legal(board, "collect") == {"collect left1", "collect right2"}


@pytest.mark.rule("V-419")
@pytest.mark.parametrize(("room", "asked"), [(1, "move_marker yellow"), (3, "govern red")])
def test_who_can_do_nothing_in_the_room_is_not_asked(room: int, asked: str) -> None:
    """Patronise costs florins that red has not, Govern the crown that the room shows."""
    red = {"florins": 0, "domain": TIRED, "marker": room}
    board = table("take_action red", "end_action red", "move_marker yellow", red=red)
    assert " ".join(map(str, step(board))) == asked
