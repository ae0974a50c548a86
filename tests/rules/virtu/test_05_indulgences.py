"""Section 5: indulgences."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from tests.rules.virtu.table import (
    ANY,
    MAY,
    TIRED,
    domain,
    florins,
    laid,
    legal,
    play,
    player,
    refused,
    side,
    step,
    table,
)


def freeing(crossed: list[int], *rooms: int, **red: Any) -> Board:
    """Red has crossed some rooms and has indulgences in some."""
    here = {room: {"indulgence": True} for room in rooms}
    red = {"domain": TIRED, "rooms": here} | red
    agenda = ("free_rooms red", "take_action red", "end_action red")
    return table(*agenda, red=red, turn={"crossed": crossed})


@pytest.mark.rule("V-501", "V-502")
def test_one_indulgence_a_year() -> None:
    board = table("govern red", "end_action red", "winter", "recruit red", "year 3",
                  red=MAY | {"marker": 3})  # fmt: skip
    play(board, "indulgence")
    assert refused(board, "indulgence") == "V-501"
    play(board, "end")
    assert refused(board, "indulgence") == "V-508"
    play(board, "end")
    winter = table("recruit red", "year 3", season="winter", red=MAY | {"marker": 3})
    play(winter, "indulgence", "end", "move 1")
    assert step(winter) == ["annex", "red"]
    assert "indulgence" in legal(winter)


@pytest.mark.rule("V-503")
def test_an_indulgence_gives_a_crown_or_three_florins() -> None:
    red = MAY | {"marker": 3, "domain": TIRED, "florins": 0}
    board = play(table("govern red", red=red), "indulgence")
    assert florins(board, "red") == 3
    board = play(table("govern red", red=red, options=ANY), "turn pisa")
    assert "pay indulgence crown" in legal(board)


@pytest.mark.rule("V-504")
def test_its_crown_is_used_at_once_for_the_action() -> None:
    red = MAY | {"marker": 4, "domain": TIRED, "court": {"left1": "consigliere"}}
    cities = {"terracina": {"agent": "red"}, "siena": {"owner": "red"}, "rome": "red"}
    tired = TIRED | {"siena": "exhausted", "rome": "exhausted"}
    board = table("annex red", red=red | {"domain": tired, "court": {}}, cities=cities)
    play(board, "annex terracina", "pay indulgence crown")
    assert board.owner.count(0) == 5
    # Without a cost to pay there is no way to take the crown.
    board = table("war red", red=red | {"marker": 5})
    assert not any("crown" in move for move in legal(board))


@pytest.mark.rule("V-505")
def test_its_florins_may_be_kept() -> None:
    board = table("govern red", "end_action red", red=MAY | {"marker": 3, "florins": 0})
    play(board, "indulgence", "end")
    assert florins(board, "red") == 3


@pytest.mark.rule("V-506")
def test_the_card_is_laid_after_the_action() -> None:
    red = MAY | {"marker": 3, "domain": TIRED}
    board = table("govern red", "end_action red", "recruit red", red=red, options=ANY)
    play(board, "turn pisa", "pay indulgence crown")
    assert laid(board) == []
    assert "turn florence" in legal(board)
    play(board, "end")
    assert laid(board) == [3]


@pytest.mark.rule("V-508")
def test_not_while_one_lies_on_the_markers_room() -> None:
    red = MAY | {"rooms": {1: {"indulgence": True}}}
    assert refused(table("recruit red", red=red, season="winter"), "indulgence") == "V-508"


@pytest.mark.rule("V-509")
def test_indulgences_in_other_rooms_do_not_matter() -> None:
    red = MAY | {"marker": 3, "rooms": {1: {"indulgence": True}, 2: {"indulgence": True}}}
    board = table("govern red", "end_action red", red=red)
    play(board, "indulgence", "end")
    assert laid(board) == [1, 2, 3]


@pytest.mark.rule("V-510", "V-511")
def test_a_room_not_freed_gives_no_action_and_no_new_indulgence() -> None:
    red = MAY | {"marker": 2, "rooms": {3: {"indulgence": True}}}
    board = table("spring_turn 0", red=red | {"court": {"left1": "cardinal"}})
    play(board, "move 1", "end")
    assert step(board) == ["move_marker", "yellow"]
    winter = table("recruit red", season="winter", red=red | {"marker": 3})
    assert refused(winter, "indulgence") == "V-508"


@pytest.mark.rule("V-512")
def test_freeing_costs_a_cross_or_two_crowns() -> None:
    court = {"left1": "cardinal", "right1": "consigliere"}
    board = freeing([1], 1, court=court)
    assert legal(board) == {"free 1 cross", "free 1 crown", "end"}
    play(board, "free 1 crown", "pay left1 crown", "pay right1 crown")
    assert laid(board) == []
    board = play(freeing([1], 1, court=court), "free 1 cross", "pay left1 cross")
    assert laid(board) == []
    assert refused(freeing([1], 1, court={"left1": "cardinal"}), "free 1 crown") == "V-512"


@pytest.mark.rule("V-513")
def test_only_rooms_crossed_or_ended_on() -> None:
    board = freeing([2, 3], 1, 2, 3, court={"left1": "cardinal"}, marker=3)
    assert refused(board, "free 1 cross") == "V-513"
    assert {"free 2 cross", "free 3 cross"} <= legal(board)


@pytest.mark.rule("V-514")
def test_the_room_left_is_not_crossed_but_right_round() -> None:
    red = {"rooms": {1: {"indulgence": True}}, "court": {"right1": "cardinal"}, "florins": 2}
    board = play(table("spring_turn 0", red=red), "move 1")
    assert step(board) == ["intrigue", "red"]
    cities = {"pescara": "red", "benevento": "red"}
    board = table("spring_turn 0", red=red, cities=cities)
    play(board, "hurry 5", "pay pescara arrow", "pay benevento arrow")
    assert "free 1 cross" in legal(board)


@pytest.mark.rule("V-515")
def test_freeing_comes_after_the_whole_move() -> None:
    red = {"rooms": {2: {"indulgence": True}}, "marker": 1, "domain": TIRED}
    red |= {"court": {"right1": "cardinal exhausted"}}
    board = table("spring_turn 0", red=red)
    play(board, "move 2", "free 2 cross", "pay right1 cross")
    assert laid(board) == []
    assert player(board, "red")["marker"] == 3


@pytest.mark.rule("V-516")
def test_several_are_freed_each_paid_for() -> None:
    board = freeing([2, 3], 2, 3, court={"left1": "cardinal", "right1": "cardinal"}, marker=3)
    play(board, "free 2 cross", "pay left1 cross")
    assert laid(board) == [3]
    play(board, "free 3 cross", "pay right1 cross")
    assert laid(board) == []
    pope = freeing([2, 3], 2, 3, court={"left1": "pope"}, marker=3)
    play(pope, "free 2 cross", "pay left1 cross")
    assert laid(pope) == [3]
    assert step(pope) == []


@pytest.mark.rule("V-517")
def test_freeing_is_voluntary() -> None:
    board = freeing([2, 3], 2, 3, court={"left1": "cardinal", "right1": "cardinal"}, marker=3)
    play(board, "free 3 cross", "pay left1 cross", "end")
    assert laid(board) == [2]
    assert step(board) == ["govern", "red"]


@pytest.mark.rule("V-518")
def test_freeing_is_paid_by_tiles_and_cortigiani_just_turned() -> None:
    red = {"marker": 2, "rooms": {3: {"indulgence": True}}, "domain": {"pisa": "exhausted"}}
    red |= {"court": {"right1": "consigliere exhausted", "left1": "consigliere exhausted"}}
    board = play(table("spring_turn 0", red=red), "move 1", "free 3 crown")
    assert legal(board) == {"pay right1 crown", "pay florence crown"}
    play(board, "pay right1 crown", "pay florence crown")
    assert laid(board) == []
    assert side(board, "red", "right1") == "consigliere exhausted"
    assert domain(board, "red")["florence"] == "exhausted"


@pytest.mark.rule("V-519")
def test_a_new_indulgence_does_not_free_another() -> None:
    for room in (1, 5):
        board = freeing([5, 1], room, court={"left1": "consigliere"}, asked=False)
        assert legal(board, "free") == set()
        assert laid(board) == [room]


@pytest.mark.rule("V-520")
def test_a_freed_indulgence_goes_back_to_the_pile() -> None:
    board = freeing([1], 1, court={"left1": "cardinal"})
    before = board.indulgences
    play(board, "free 1 cross", "pay left1 cross")
    assert board.indulgences == before + 1


@pytest.mark.rule("V-521", "V-522")
def test_the_freed_room_is_used_normally_and_may_get_a_new_one() -> None:
    board = freeing([3], 3, court={"left1": "cardinal"}, marker=3, asked=False)
    play(board, "free 3 cross", "pay left1 cross")
    assert step(board) == ["govern", "red"]
    play(board, "turn pisa", "pay action crown", "turn florence", "indulgence", "end")
    assert laid(board) == [3]


@pytest.mark.rule("V-523")
@pytest.mark.parametrize("step_name", ["wages", "reorganise", "buy", "recruit", "make_alliance"])
def test_in_winter_at_any_moment_of_ones_turn(step_name: str) -> None:
    cities = {"florence": {"troops": {"red": 3}}}
    board = table(f"{step_name} red", season="winter", red=MAY | {"florins": 0}, cities=cities)
    play(board, "indulgence")
    assert florins(board, "red") == 3
    assert laid(board) == [1]
    assert step(board) == [step_name, "red"], "the step goes on"


@pytest.mark.rule("V-524")
def test_in_winter_the_crown_pays_purchases_and_alliances() -> None:
    red = MAY | {"florins": 3, "domain": TIRED}
    board = play(table("buy red", season="winter", red=red), "buy duchy", "end")
    assert legal(board) == {"pay indulgence crown"}
    red |= {"court": {"left1": "admiral"}}
    board = play(table("make_alliance red", season="winter", red=red), "ally ottoman")
    assert "pay indulgence crown" in legal(board)
    play(board, "pay indulgence crown", "pay left1 ship")
    assert board.dump()["powers"]["ottoman"]["ally"] == "red"


@pytest.mark.rule("V-525")
def test_without_an_action_only_the_florins() -> None:
    board = table("take_action red", red=MAY | {"marker": 3, "rooms": {3: {"agent": "green"}}})
    assert step(board) == ["no_action", "red"]
    assert legal(board) == {"indulgence", "end"}
    play(board, "indulgence", "end")
    assert florins(board, "red") == 4
    forgone = table("patronise red", red=MAY | {"florins": 0, "domain": TIRED})
    assert legal(forgone) == {"indulgence", "end"}


@pytest.mark.rule("V-526")
def test_no_card_left_no_indulgence() -> None:
    full = {"rooms": {room: {"indulgence": True} for room in range(1, 6)}}
    red = MAY | {"marker": 3}
    board = table("govern red", red=red, yellow=full, green=full)
    assert board.indulgences == 0
    assert refused(board, "indulgence") == "V-526"


@pytest.mark.rule("V-501", "V-523")
@pytest.mark.parametrize(
    "step_name", ["wages", "reorganise", "buy", "recruit", "make_alliance", "no_action"]
)
def test_each_step_says_whether_one_may_be_asked_for(step_name: str) -> None:
    cities = {"florence": {"troops": {"red": 3}}}
    for asked, rule in ((False, ""), (True, "V-501")):
        board = table(f"{step_name} red", season="winter", red={"asked": asked}, cities=cities)
        assert refused(board, "indulgence") == rule


@pytest.mark.rule("V-506")
def test_one_card_is_laid_for_one_indulgence() -> None:
    board = table("govern red", "end_action red", "govern yellow", "end_action yellow",
                  "recruit yellow", red=MAY | {"marker": 3},
                  yellow={"marker": 1, "florins": 3})  # fmt: skip
    pile = board.indulgences
    play(board, "indulgence", "end", "end")
    assert board.indulgences == pile - 1
    assert (laid(board), laid(board, "yellow")) == ([3], [])


@pytest.mark.rule("V-501")
@pytest.mark.parametrize(("limit", "rule"), [("year", "V-501"), ("phase", "")])
def test_a_new_phase_allows_another_one_where_the_table_plays_so(limit: str, rule: str) -> None:
    board = table("winter", "recruit red", options={"indulgence_limit": limit})
    assert refused(board, "indulgence") == rule


@pytest.mark.rule("V-512")
@pytest.mark.parametrize("room", [1, 2, 4])
def test_why_a_room_on_the_way_is_not_freed(room: int) -> None:
    board = freeing([room], room, court={"left1": "cardinal"}, marker=3)
    assert refused(board, f"free {room} crown") == "V-512"
