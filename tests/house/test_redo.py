"""Doing again what was taken back, as long as nothing else has happened since."""

from __future__ import annotations

from tests.house.court import Court
from tests.house.houses import RunningHouse
from tests.house.test_undo import act, deep_in_a_turn, record


def test_what_was_taken_back_is_done_again(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    _, deep = deep_in_a_turn(ada, table)
    moves, depth = record(ada, table), deep["undo"]["moves"]
    back = act(ada, table, "undo", deep, to="turn")
    assert back["undo"]["redo"] == depth
    house.reopen()
    again = ada.message(table)
    for left in reversed(range(depth)):
        again = act(ada, table, "redo", again)
        assert again["undo"]["redo"] == left
    assert record(ada, table) == moves
    assert again["view"] == deep["view"]
    wish = {"seat": again["seat"], "version": again["version"], "key": "one-more-time"}
    assert ada.refused("POST", f"/api/tables/{table}/redo", wish) == (409, "no-redo")


def test_one_by_one_as_they_were_taken_back(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    _, deep = deep_in_a_turn(ada, table)
    first = act(ada, table, "undo", deep, to="move")
    second = act(ada, table, "undo", first, to="move")
    assert second["undo"]["redo"] == 2
    assert act(ada, table, "redo", second)["view"] == first["view"]
    # Sent again, it is done once.
    key = f"redo-at-{second['version']}"
    wish = {"seat": second["seat"], "version": second["version"], "key": key}
    assert ada.post(f"/api/tables/{table}/redo", wish)["view"] == first["view"]


def test_another_move_ends_it(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    _, deep = deep_in_a_turn(ada, table)
    back = act(ada, table, "undo", deep, to="move")
    taken = deep["crumbs"][-1]["move"]
    other = next(choice["move"] for choice in back["moves"] if choice["move"] != taken)
    moved = ada.post(f"/api/tables/{table}/moves", ada.wish(back, other))
    assert moved["undo"]["redo"] == 0


def test_a_held_turn_is_held_again(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True, confirm_turn=True)
    message = ada.message(table)
    while not message["undo"]["confirm"]:
        message = ada.move(table, message)
    moves = record(ada, table)
    back = act(ada, table, "undo", message, to="turn")
    assert back["undo"]["redo"] == message["undo"]["moves"]
    for _ in range(message["undo"]["moves"]):
        back = act(ada, table, "redo", back)
    assert back["undo"]["confirm"]
    assert back["crumbs"] == message["crumbs"]
    assert record(ada, table) == moves


def test_not_after_what_everybody_saw(small_house: RunningHouse) -> None:
    """An aside is seen by all: nothing before it can be taken back, or done again after it."""
    court = Court(small_house, confirm_turn=True)
    active = court.deciding
    message = court.message(active)
    while not message["undo"]["confirm"]:
        message = court.play(active, *message["moves"][0]["move"])
    back = act(court.people[active], court.table, "undo", message, to="turn")
    assert back["undo"]["redo"]
    giver = court.clockwise(active)
    court.aside(giver, "give", active, 1, 0)
    message = court.message(active)
    assert message["undo"]["redo"] == 0
    wish = {"seat": active, "version": message["version"], "key": "not-any-more"}
    refused = court.people[active].refused("POST", f"{court.path}/redo", wish)
    assert refused == (409, "no-redo")


def test_nobody_else_does_it_or_hears_of_it(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    people = [ada, bea]
    seat = ada.message(table)["prompt"]["seat"]
    deep = people[seat].move(table, people[seat].message(table))
    assert act(people[seat], table, "undo", deep, to="turn")["undo"]["redo"]
    other = people[1 - seat]
    message = other.message(table)
    assert message["undo"]["redo"] == 0
    wish = {"seat": 1 - seat, "version": message["version"], "key": "not-my-turn"}
    assert other.refused("POST", f"/api/tables/{table}/redo", wish) == (409, "not-your-turn")


def test_what_was_taken_back_by_consent_is_not_done_again(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    _, deep = deep_in_a_turn(ada, table)
    back = act(ada, table, "undo", deep, to="move")
    assert act(ada, table, "ask", back, what="undo", count=1)["undo"]["redo"] == 0
