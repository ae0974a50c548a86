"""Sitting down and getting up: joining, hot-seat, bots, giving up, playing again."""

from __future__ import annotations

import pytest

from tests.house.houses import RunningHouse, Visitor, play_on


def kinds(visitor: Visitor, table: str) -> list[str]:
    return [seat["kind"] for seat in visitor.get(f"/api/tables/{table}")["table"]["seats"]]


def test_seats_are_taken_and_given_back(house: RunningHouse) -> None:
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    table = ada.set_up("me", "open", "open")
    path = f"/api/tables/{table}"
    assert bea.post(f"{path}/join", {"seat": 2})["table"]["seats"][2]["name"] == "Bea"
    assert bea.refused("POST", f"{path}/join", {}) == (409, "seated")
    assert eve.refused("POST", f"{path}/join", {"seat": 2}) == (409, "seat-taken")
    assert eve.refused("POST", f"{path}/start") == (403, "host-only")
    assert ada.refused("POST", f"{path}/start") == (409, "open-seats")
    assert eve.refused("POST", f"{path}/leave") == (409, "not-seated")
    bea.post(f"{path}/leave")
    assert kinds(ada, table) == ["person", "open", "open"]
    eve.post(f"{path}/join", {})
    assert eve.refused("POST", f"{path}/bot", {"seat": 2}) == (403, "host-only")
    ada.post(f"{path}/bot", {"seat": 2, "level": "easy"})
    assert kinds(ada, table) == ["person", "person", "bot"]
    ada.post(f"{path}/start")
    assert bea.refused("POST", f"{path}/join", {}) == (409, "begun")
    assert eve.refused("POST", f"{path}/leave") == (409, "begun")
    house.reopen()
    assert kinds(ada, table) == ["person", "person", "bot"]


def test_the_house_passes_on_when_the_host_leaves(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "here", "open")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/leave")
    assert kinds(bea, table) == ["open", "open", "person"]
    assert bea.get(f"/api/tables/{table}")["table"]["host"] is True
    bea.post(f"/api/tables/{table}/leave")
    closed = bea.get(f"/api/tables/{table}")["table"]
    assert closed["state"] == "finished"
    assert closed["result"]["ended"] == "left"
    assert not bea.get("/api/tables?list=open")["tables"]


def test_a_table_must_fit_its_game(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    tables = "/api/tables"
    fine = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ada.refused("POST", tables, fine | {"game": "chess"}) == (404, "no-game")
    assert ada.refused("POST", tables, fine | {"seats": [{"kind": "me"}]})[0] == 422
    assert ada.refused("POST", tables, fine | {"seats": [{"kind": "me"}] * 2})[0] == 422
    assert ada.refused("POST", tables, fine | {"options": {"tiles": "none"}})[0] == 422
    assert ada.refused("POST", tables, fine | {"pace": {"clock": "live", "bank": 1}})[0] == 400
    assert ada.refused("POST", tables, fine | {"pace": {"clock": "sand"}})[0] == 400
    nobody = Visitor(small_house.url)
    assert nobody.refused("POST", tables, fine) == (401, "no-person")


def test_hot_seat_the_screen_goes_to_whoever_decides(house: RunningHouse) -> None:
    ada = house.guest("Ada")
    table = ada.set_up("me", {"kind": "here", "name": "Bea"}, start=True)
    message = ada.message(table)
    assert message["seats"] == [0, 1]
    assert [person["name"] for person in message["people"]] == ["Ada", "Bea"]
    seen = set()
    for _ in range(30):
        assert message["seat"] == message["prompt"]["seat"]
        assert message["view"]["me"] == message["seat"]
        seen.add(message["seat"])
        message = ada.move(table, message)
    assert seen == {0, 1}
    other = 1 - message["seat"]
    assert ada.message(table, seat=other)["moves"] == []
    bea = house.guest("Bea")
    assert bea.refused("GET", f"/api/tables/{table}/message?seat=1") == (403, "not-your-seat")
    assert bea.message(table)["seats"] == []


def test_a_bot_plays_a_resigned_seat_on(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", "here")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    play_on(table, {0: ada, 1: bea, 2: ada}, moves=3)
    bea.post(f"/api/tables/{table}/resign", {})
    message = ada.message(table)
    wish = {"seat": 0, "version": message["version"], "yes": False}
    ada.post(f"/api/tables/{table}/answer", wish)
    seat = ada.get(f"/api/tables/{table}")["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["resigned"]) == ("bot", "Bea", True)
    assert bea.refused("POST", f"/api/tables/{table}/resign", {}) == (422, "which-seat")
    line = ada.live(table, seen=ada.message(table)["version"])
    play_on(table, {0: ada, 2: ada}, moves=12)
    line.until(lambda line: any(event["args"].get("seat") == 1 for event in line.events))
    assert {"name": "resigns", "args": {"seat": 1}} in [
        {"name": event["name"], "args": event["args"]} for event in ada.message(table)["events"]
    ]


def test_a_rematch_has_the_same_seats(house: RunningHouse) -> None:
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    table = ada.set_up("me", "open", options={"tiles": "optional"}, confirm_turn=False)
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-finished")
    play_on(table, {0: ada, 1: bea})
    assert eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "not-seated")
    again = bea.post(f"/api/tables/{table}/rematch")["table"]
    assert ada.post(f"/api/tables/{table}/rematch")["table"]["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bea"]
    assert again["options"]["tiles"] == "optional"
    assert again["state"] == "waiting"
    assert ada.message(table)["rematch"] == again["id"]
    bea.post(f"/api/tables/{again['id']}/start")
    assert ada.message(again["id"])["seats"] == [0]


def test_lists_name_the_tables_that_wait_for_me(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open", name="Friday")
    assert bea.get("/api/tables?list=mine") == {"tables": [], "more": None}
    listed = bea.get("/api/tables?list=open")["tables"]
    assert [(one["id"], one["name"], one["invite"]) for one in listed] == [(table, "Friday", None)]
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    mine = {
        name: who.get("/api/tables?list=mine")["tables"][0]
        for name, who in (("Ada", ada), ("Bea", bea))
    }
    assert mine["Ada"]["my_turn"] != mine["Bea"]["my_turn"]
    assert mine["Ada"]["round"] == 1
    assert mine["Ada"]["deciding"] == [0 if mine["Ada"]["my_turn"] else 1]


@pytest.mark.parametrize(
    ("game", "seats", "begun"), [("signorie", 2, 1), ("princes", 3, 0), ("virtu", 3, 0)]
)
def test_lists_count_the_rounds_of_a_game(
    small_house: RunningHouse, game: str, seats: int, begun: int
) -> None:
    """Rounds, decades or years: none while families or places are still chosen."""
    ada = small_house.guest("Ada")
    ada.set_up("me", *["here"] * (seats - 1), game=game, start=True)
    assert ada.get("/api/tables?list=mine")["tables"][0]["round"] == begun


def test_notes_are_private(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join", {})
    notes = f"/api/tables/{table}/notes"
    assert ada.get(notes) == {"text": ""}
    for text in ("watch Bea", "watch Bea\nand the Medici"):
        ada.ask("PUT", notes, {"text": text})
        assert ada.get(notes) == {"text": text}
    assert bea.get(notes) == {"text": ""}
    assert Visitor(small_house.url).refused("GET", notes) == (401, "no-person")
