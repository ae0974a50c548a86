"""A game from set-up to result, and the moves that are refused on the way."""

from __future__ import annotations

import json
import secrets

from quattrocento.games.registry import load_game
from quattrocento.kernel.record import read_record, result_of
from tests.house.houses import RunningHouse, play_on


def test_two_people_and_a_bot_play_to_the_end(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", "bot")
    bea.post(f"/api/tables/{table}/join")
    assert ada.get(f"/api/tables/{table}")["table"]["state"] == "waiting"
    ada.post(f"/api/tables/{table}/start")
    last = play_on(table, {0: ada, 1: bea})
    assert last["over"]
    assert last["state"] == "finished"
    text = ada.http.get(f"/api/tables/{table}/record").text
    result = result_of(read_record(load_game("signorie"), text))
    assert result["finished"]
    assert last["result"] == {
        "places": result["places"],
        "scores": result["scores"],
        "ended": "rules",
        "plays": ["yellow", "red", "purple"],
    }
    whole = ada.message(table)
    assert [event["index"] for event in whole["events"]] == list(range(len(whole["events"])))


def test_a_message_tells_what_a_choice_costs_and_why_others_are_closed(
    small_house: RunningHouse,
) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    message = ada.message(table)
    assert message["prompt"]["id"] == "take_die"
    paid = [choice for choice in message["moves"] if choice["changes"].get("florins", 0) < 0]
    assert paid
    for choice in paid:
        assert choice["targets"] == [f"die:{choice['move'][1]}:{choice['move'][2]}"]
    answer = ada.move(table, message, paid[0]["move"])
    seat = message["prompt"]["seat"]
    before = message["view"]["players"][seat]["florins"]
    after = answer["view"]["players"][seat]["florins"]
    assert after - before == paid[0]["changes"]["florins"]
    assert answer["crumbs"][0]["move"] == paid[0]["move"]
    assert {"move", "parts", "targets", "reason", "args", "rule"} == set(
        (message["blocked"] + answer["blocked"])[0]
    )


def test_a_move_sent_again_does_nothing_twice(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    wish = ada.wish(ada.message(table))
    first = ada.post(f"/api/tables/{table}/moves", wish)
    again = ada.post(f"/api/tables/{table}/moves", wish)
    assert again == first
    house.reopen()
    assert ada.post(f"/api/tables/{table}/moves", wish) == first


def test_a_resent_move_that_arrives_after_the_next_one_is_harmless(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    late = ada.wish(ada.message(table))
    second = ada.wish(ada.post(f"/api/tables/{table}/moves", late))
    present = ada.post(f"/api/tables/{table}/moves", second)
    answer = ada.ask("POST", f"/api/tables/{table}/moves", late)
    assert answer.status_code == 200
    assert answer.json()["version"] == present["version"]
    record = ada.http.get(f"/api/tables/{table}/record").text.splitlines()[1:]
    assert [json.loads(line) for line in record].count(late["move"]) == 1


def test_a_stale_move_is_answered_with_the_present_state(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    old = ada.message(table)
    new = ada.move(table, old)
    answer = ada.ask("POST", f"/api/tables/{table}/moves", ada.wish(old))
    assert answer.status_code == 409
    assert answer.json()["version"] == new["version"]
    assert answer.json()["view"] == new["view"]


def test_refusals_name_the_reason_and_change_nothing(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open")
    moves = f"/api/tables/{table}/moves"
    early = {"seat": 0, "version": 1, "move": ["pass"], "key": secrets.token_hex(8)}
    assert ada.refused("POST", moves, early) == (409, "not-playing")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    message = ada.message(table)
    seat = message["prompt"]["seat"]
    mover, other = (ada, bea) if seat == 0 else (bea, ada)
    message = mover.message(table)
    wish = mover.wish(message)
    assert other.refused("POST", moves, wish) == (403, "not-your-seat")
    assert other.refused("POST", moves, wish | {"seat": 1 - seat}) == (409, "not-your-turn")
    before = small_house.run(lambda house: house.table(table))
    assert mover.refused("POST", moves, wish | {"move": ["fly"]}) == (422, "illegal")
    # Nothing was changed: the table is not read anew, which takes long for a long game.
    assert small_house.run(lambda house: house.table(table)) is before
    assert mover.refused("POST", moves, wish | {"move": ["take_die", "red", True]})[0] == 400
    assert mover.refused("POST", moves, wish | {"move": []})[0] == 400
    assert mover.refused("POST", moves, wish | {"key": "a b"})[0] == 400
    assert mover.refused("POST", "/api/tables/nowhere/moves", wish) == (404, "no-table")
    assert mover.message(table) == message
