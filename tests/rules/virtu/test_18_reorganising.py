"""Section 18: reorganising the palace."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from tests.rules.virtu.table import florins, legal, play, player, refused, side, table


def palace(court: dict[str, str], rooms: dict[int, Any] | None = None, **red: Any) -> Board:
    """Red reorganises; the marker lies in room 1."""
    red = {"court": court, "rooms": rooms or {}} | red
    return table("reorganise red", red=red, season="winter")


def room(board: Board, number: int) -> tuple[str | None, str | None]:
    here = player(board, "red")["rooms"][number - 1]
    return here["action"], here["improvement"]


@pytest.mark.rule("V-1801")
def test_any_number_of_cards_one_at_a_time() -> None:
    board = palace({"left1": "cardinal", "right1": "assassin", "right2": "banker"})
    play(board, "lift left1", "to action2", "lift right1", "to action3")
    play(board, "lift right2", "to improvement3", "end")
    assert room(board, 2) == ("cardinal", None)
    assert room(board, 3) == ("assassin", "banker")


@pytest.mark.rule("V-1802", "V-1803", "V-1804")
@pytest.mark.parametrize(
    ("number", "here", "rule"),
    [(1, {}, "V-1802"), (3, {"indulgence": True}, "V-1803"), (4, {"agent": "green"}, "V-1804")],
)
def test_some_rooms_are_locked(number: int, here: dict[str, Any], rule: str) -> None:
    rooms = {number: {"action": "cardinal"} | here}
    board = palace({"left1": "assassin"}, rooms)
    assert refused(board, f"lift action{number}") == rule
    play(board, "lift left1")
    assert refused(board, f"to improvement{number}") == rule
    empty = play(palace({"left1": "assassin"}, {number: here}), "lift left1")
    assert refused(empty, f"to action{number}") == rule


@pytest.mark.rule("V-1802")
@pytest.mark.parametrize("marker", [1, 2, 3, 4, 5])
def test_the_room_of_the_marker_is_locked_and_no_other(marker: int) -> None:
    rooms = {number: {"action": "cardinal"} for number in range(1, 6)}
    board = palace({}, rooms, marker=marker)
    others = {number for number in rooms if number != marker}
    assert legal(board, "lift") == {f"lift action{number}" for number in others}


@pytest.mark.rule("V-1805")
def test_only_available_cortigiani_move() -> None:
    board = palace({"left1": "cardinal exhausted", "right1": "cardinal"})
    assert refused(board, "lift left1") == "V-1805"
    assert "lift right1" in legal(board)


@pytest.mark.rule("V-1806", "V-1807", "V-1808")
def test_where_a_cortigiano_may_go() -> None:
    rooms = {3: {"action": "cardinal"}, 4: {"action": "cardinal", "improvement": "banker"}}
    board = play(palace({"left1": "assassin"}, rooms), "lift left1")
    goals = {"to action2", "to action5", "to improvement3", "to right1", "to right2"}
    assert legal(board) == goals
    play(board, "to right2")
    assert side(board, "red", "right2") == "assassin"
    plain = play(palace({"left1": "banker"}, rooms), "lift left1")
    assert legal(plain) == {"to improvement3", "to right1", "to right2"}
    assert refused(plain, "to action2") == "V-1806"
    assert refused(plain, "to improvement2") == "V-1807"


@pytest.mark.rule("V-1809")
def test_two_cortigiani_do_not_change_places() -> None:
    court = {"left1": "cardinal", "right1": "assassin", "right2": "banker"}
    board = play(palace(court), "lift left1")
    assert refused(board, "to right1") == "V-218"
    assert legal(board, "to") == {f"to action{n}" for n in (2, 3, 4, 5)}


@pytest.mark.rule("V-1810")
def test_a_room_card_goes_exhausted_to_a_free_space() -> None:
    board = play(palace({}, {3: {"action": "cardinal"}}), "lift action3")
    assert legal(board) == {"to left1", "to right1", "to right2"}
    play(board, "to left1")
    assert side(board, "red", "left1") == "cardinal exhausted"
    assert room(board, 3) == (None, None)


@pytest.mark.rule("V-1811")
def test_no_card_goes_from_room_to_room_in_one_winter() -> None:
    board = play(palace({}, {3: {"action": "cardinal"}}), "lift action3")
    assert refused(board, "to action4") == "V-1811"
    play(board, "to left1")
    assert refused(board, "lift left1") == "V-1805"


@pytest.mark.rule("V-1812")
def test_an_action_card_leaves_an_improvement_only_if_that_has_an_action() -> None:
    board = palace({}, {3: {"action": "cardinal", "improvement": "banker"}})
    assert refused(board, "lift action3") == "V-1812"
    assert "lift improvement3" in legal(board)
    board = palace({}, {3: {"action": "cardinal", "improvement": "assassin"}})
    play(board, "lift action3", "to left1")
    assert room(board, 3) == ("assassin", None)


@pytest.mark.rule("V-1813")
def test_action_card_and_improvement_are_not_exchanged() -> None:
    board = palace({}, {3: {"action": "cardinal", "improvement": "assassin"}})
    assert not any(
        "3" in move for move in legal(play(board, "lift action3"), "to") if "room" in move
    )
    assert legal(board) == {"to left1", "to right1", "to right2"}
    board = palace({}, {3: {"action": "cardinal", "improvement": "assassin"}})
    assert legal(play(board, "lift improvement3")) == {"to left1", "to right1", "to right2"}


@pytest.mark.rule("V-228")
def test_a_cortigiano_makes_room_for_a_room_card() -> None:
    court = {"left1": "banker exhausted", "right1": "merchant exhausted", "right2": "banker"}
    board = play(palace(court, {3: {"action": "cardinal"}}), "lift action3")
    assert legal(board) == {"discard left1", "discard right1", "discard right2"}
    play(board, "discard right1", "to right1")
    assert side(board, "red", "right1") == "cardinal exhausted"
    full = palace({"left1": "banker", "right1": "banker", "right2": "banker"}, {})
    assert legal(full, "lift") == {"lift left1", "lift right1", "lift right2"}
    # One may go while another space is free, too.
    easy = play(palace({"left1": "banker"}, {3: {"action": "cardinal"}}), "lift action3")
    assert legal(easy) == {"to right1", "to right2", "discard left1"}
    assert refused(easy, "discard left1") == ""
    play(easy, "discard left1", "to left1")
    assert side(easy, "red", "left1") == "cardinal exhausted"


@pytest.mark.rule("V-1812")
def test_a_lifted_improvement_leaves_the_cortigiani_alone() -> None:
    rooms = {4: {"action": "cardinal", "improvement": "assassin"}}
    board = play(palace({"right1": "banker"}, rooms), "lift improvement4", "to left1")
    assert room(board, 4) == ("cardinal", None)
    assert side(board, "red", "right1") == "banker"


@pytest.mark.rule("V-1805")
@pytest.mark.parametrize("space", ["left1", "right1", "right2"])
def test_an_exhausted_cortigiano_does_not_move_wherever_it_lies(space: str) -> None:
    assert refused(palace({space: "cardinal exhausted"}), f"lift {space}") == "V-1805"


@pytest.mark.rule("V-302")
def test_florins_are_collected_while_reorganising() -> None:
    board = play(palace({"left1": "banker"}, florins=0), "collect left1")
    assert florins(board, "red") == 3
    assert refused(board, "lift left1") == "V-1805"


@pytest.mark.rule("V-1806", "V-1807", "V-218")
def test_why_a_card_cannot_go_to_the_first_of_its_spaces() -> None:
    board = palace({"left1": "banker", "right1": "merchant"}, marker=2)
    play(board, "lift left1")
    assert refused(board, "to action1") == refused(board, "to action5") == "V-1806"
    assert refused(board, "to improvement1") == refused(board, "to improvement5") == "V-1807"
    assert refused(board, "to right1") == "V-218"
    other = palace({"left1": "banker", "right1": "merchant"}, marker=2)
    assert refused(play(other, "lift right1"), "to left1") == "V-218"


@pytest.mark.rule("V-1805")
def test_a_space_that_was_left_is_not_exhausted() -> None:
    court = {"right1": "banker exhausted", "right2": "merchant"}
    board = table("rehouse red right1", red={"court": court}, season="sieges")
    play(board, "to left1")
    assert player(board, "red")["court"]["right1"] == {"card": None, "exhausted": False}


@pytest.mark.rule("V-1812")
def test_the_first_improvement_is_lifted_whoever_lies_beside() -> None:
    rooms = {1: {"action": "cardinal", "improvement": "assassin"}}
    board = play(palace({"left1": "banker"}, rooms, marker=2), "lift improvement1", "to right1")
    assert room(board, 1) == ("cardinal", None)
    assert side(board, "red", "left1") == "banker"


@pytest.mark.rule("V-218", "V-1810")
def test_a_room_card_does_not_go_where_another_lies() -> None:
    board = palace({"left1": "banker", "right1": "merchant"}, {3: {"action": "cardinal"}})
    play(board, "lift action3")
    assert refused(board, "to left1") == refused(board, "to right1") == "V-218"
