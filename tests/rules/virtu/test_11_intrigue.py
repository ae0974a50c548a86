"""Section 11: Intrigue."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from tests.rules.virtu.table import agent, legal, play, player, refused, step, table


def intrigue(**changes: Any) -> Board:
    """Red intrigues in room 2 with the two masks of an assassin."""
    red = {"marker": 2, "rooms": {2: {"action": "assassin"}}} | changes.pop("red", {})
    return table("intrigue red", red=red, **changes)


@pytest.mark.rule("V-1101")
def test_each_mask_places_moves_or_removes() -> None:
    cities = {"siena": {"agent": "red"}, "spoleto": {"agent": "green"}}
    board = intrigue(cities=cities)
    assert legal(board) == {"place", "shift siena", "remove spoleto", "end"}
    play(board, "place", "agent_to rome", "pay action mask", "shift siena", "agent_to bari")
    assert agent(board, "rome") == agent(board, "bari") == "red"
    assert agent(board, "siena") is None
    assert refused(board, "place") == "V-1101"
    board = play(intrigue(cities=cities), "remove spoleto", "pay action mask")
    assert agent(board, "spoleto") is None


@pytest.mark.rule("V-1102", "V-1103", "V-1104", "V-1105")
def test_any_city_room_or_alliance_without_agent_wherever_it_is() -> None:
    cities = {"siena": {"agent": "green"}}
    board = play(intrigue(cities=cities, green={"rooms": {3: {"agent": "green"}}}), "place")
    goals = legal(board)
    assert {"agent_to naples", "agent_to tunis", "agent_to palermo"} <= goals
    assert {"agent_to red-5", "agent_to green-1", "agent_to yellow-3"} <= goals
    assert {"agent_to france", "agent_to ottoman", "agent_to empire"} <= goals
    assert refused(board, "agent_to siena") == refused(board, "agent_to green-3") == "V-1201"
    assert len(goals) == 20 + 15 + 3 - 2
    powers = {"france": {"agent": "yellow"}}
    assert refused(play(intrigue(powers=powers), "place"), "agent_to france") == "V-1201"


@pytest.mark.rule("V-1105")
def test_an_agent_is_moved_from_anywhere_to_anywhere() -> None:
    board = play(intrigue(cities={"tunis": {"agent": "red"}}), "shift tunis", "agent_to verona")
    play(board, "pay action mask")
    assert agent(board, "verona") == "red"


@pytest.mark.rule("V-1106")
def test_any_enemy_agent_anywhere_may_be_removed() -> None:
    board = intrigue(
        cities={"tunis": {"agent": "green"}},
        powers={"empire": {"agent": "yellow"}},
        yellow={"rooms": {4: {"agent": "yellow"}}},
    )
    assert legal(board, "remove") == {"remove tunis", "remove empire", "remove yellow-4"}


@pytest.mark.rule("V-1107")
def test_replacing_takes_two_masks() -> None:
    board = intrigue(cities={"siena": {"agent": "green"}})
    play(board, "remove siena", "pay action mask", "place", "agent_to siena")
    assert agent(board, "siena") == "red"
    assert refused(board, "place") == "V-1101"


@pytest.mark.rule("V-1108")
def test_an_own_agent_is_not_taken_back() -> None:
    board = intrigue(cities={"siena": {"agent": "red"}})
    assert legal(board, "remove") == set()
    assert "agent_to siena" not in legal(play(board, "shift siena"))


@pytest.mark.rule("V-1109")
def test_a_removed_agent_returns_to_its_owner() -> None:
    board = intrigue(cities={"siena": {"agent": "green"}})
    play(board, "remove siena", "pay action mask")
    assert player(board, "green")["agents"] == 3
    assert player(board, "green")["owned_agents"] == 3


@pytest.mark.rule("V-1110")
@pytest.mark.parametrize(("masks", "left"), [("1", 1), ("2", 0)])
def test_an_enemy_agent_in_the_intrigue_room_is_removed_first(masks: str, left: int) -> None:
    rooms = {2: {"action": "assassin", "agent": "green"}}
    board = table(
        "take_action red", red={"marker": 2, "rooms": rooms},
        cities={"siena": {"agent": "green"}}, options={"intrigue_cleanup_masks": masks},
    )  # fmt: skip
    assert legal(board) == {"remove red-2", "end"}
    assert refused(board, "place") == "V-1110"
    play(board, "remove red-2", "pay action mask")
    assert agent(board, "red-2") is None
    assert ("place" in legal(board)) == bool(left)


@pytest.mark.rule("V-1111")
def test_the_present_action_of_the_room_counts() -> None:
    card = {3: {"action": "assassin", "agent": "green"}}
    board = table("take_action red", red={"marker": 3, "rooms": card})
    assert step(board) == ["intrigue", "red"]
    covered = {2: {"action": "cardinal", "agent": "green"}}
    board = table("take_action red", red={"marker": 2, "rooms": covered})
    assert step(board) == []


@pytest.mark.rule("V-1112")
def test_an_indulgence_there_is_freed_first() -> None:
    rooms = {2: {"action": "assassin", "agent": "green", "indulgence": True}}
    red = {"marker": 1, "rooms": rooms, "court": {"left1": "cardinal"}}
    board = play(table("spring_turn 0", red=red), "move 1")
    assert step(board) == ["free_indulgence", "red"]
    assert step(play(board, "end")) == ["move_marker", "yellow"]
    board = play(table("spring_turn 0", red=red), "move 1", "free 2 cross", "pay left1 cross")
    assert legal(board) == {"remove red-2", "end"}


@pytest.mark.rule("V-1113")
def test_at_most_one_enemy_agent_a_palace_in_first_games() -> None:
    green = {"rooms": {1: {"agent": "yellow"}, 4: {"agent": "green"}}}
    for option, barred in (("on", True), ("off", False)):
        board = intrigue(green=green, options={"one_enemy_agent_per_palace": option})
        play(board, "place")
        assert ("agent_to green-2" not in legal(board)) == barred
        assert "agent_to yellow-2" in legal(board)
        assert "agent_to red-1" in legal(board)
        if barred:
            assert refused(board, "agent_to green-2") == "V-1113"
    own = intrigue(
        green={"rooms": {1: {"agent": "red"}}}, options={"one_enemy_agent_per_palace": "on"}
    )
    assert "agent_to green-2" in legal(play(own, "shift green-1"))


@pytest.mark.rule("V-1101")
def test_without_a_mask_nothing_is_done() -> None:
    cities = {"siena": {"agent": "red"}, "spoleto": {"agent": "green"}}
    board = table("intrigue red", red={"marker": 2, "rooms": {2: {"action": "cardinal"}}},
                  cities=cities)  # fmt: skip
    for move in ("place", "shift siena", "remove spoleto"):
        assert refused(board, move) == "V-1101"


@pytest.mark.rule("V-1101", "V-1109")
def test_agents_at_hand_and_deeds_are_counted() -> None:
    board = intrigue(cities={"spoleto": {"agent": "green"}})
    hand = [player(board, colour)["agents"] for colour in ("red", "green")]
    play(board, "remove spoleto", "pay action mask")
    assert board.dump()["turn"]["done"] == 1
    play(board, "place", "agent_to spoleto")
    assert board.dump()["turn"]["done"] == 2
    now = [player(board, colour)["agents"] for colour in ("red", "green")]
    assert now == [hand[0] - 1, hand[1] + 1]


@pytest.mark.rule("V-1113")
@pytest.mark.parametrize("room", [1, 2, 5])
def test_one_enemy_agent_a_palace_whichever_room_it_is(room: int) -> None:
    there = 3 if room != 3 else 4
    red = {"rooms": {there: {"agent": "green"}}}
    yellow = {"marker": 3, "rooms": {3: {"action": "assassin"}}}
    board = table("intrigue yellow", red=red, yellow=yellow,
                  options={"one_enemy_agent_per_palace": "on"})  # fmt: skip
    play(board, "place")
    assert refused(board, f"agent_to red-{room}") == "V-1113"
    assert refused(board, "agent_to green-1") == ""
