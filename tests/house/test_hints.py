"""Hints over HTTP: the best moves first, only where the table allows them, and never rated."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from quattrocento.house.house import House
from quattrocento.table import hints
from tests.house.houses import RunningHouse, Visitor, play_on
from tests.patience import Wait


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at how good they are."""
    monkeypatch.setattr(hints, "SECONDS", 0.05)


def my_turn(visitor: Visitor, table: str) -> dict[str, Any]:
    wait = Wait()
    message = visitor.message(table)
    while not message["moves"]:
        assert not wait.over, "it is never my turn"
        message = visitor.message(table)
    return message


def wish(message: dict[str, Any]) -> dict[str, Any]:
    return {"seat": message["seat"], "version": message["version"]}


def test_the_best_moves_come_first_and_are_legal(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "bot", start=True)
    message = my_turn(ada, table)
    assert message["hints"] == "first"
    told = ada.post(f"/api/tables/{table}/hint", wish(message))
    assert told["version"] == message["version"] + 1
    rows = told["rows"]
    assert 1 <= len(rows) <= 3
    chances = [row["chance"] for row in rows]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in [*chances, told["before"]])
    legal = [choice["move"] for choice in message["moves"]]
    assert all(row["move"] in legal and row["line"] for row in rows)
    after = ada.message(table)
    assert after["hints"] == "free"
    assert [event["name"] for event in after["events"]].count("hinted") == 1
    again = ada.post(f"/api/tables/{table}/hint", wish(after))
    assert again["version"] == after["version"]
    played = ada.move(table, after, rows[0]["move"])
    assert played["version"] > after["version"]


def test_a_game_with_a_hint_is_not_rated(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    for hinted in (True, False):
        table = ada.set_up("me", "bot", start=True)
        if hinted:
            ada.post(f"/api/tables/{table}/hint", wish(my_turn(ada, table)))
            small_house.run(partial(House.drop, tables=[table]))
        play_on(table, {0: ada})
        counted = ada.get("/api/games/signorie/statistics")["bots"]["tables"]
        assert counted == (0 if hinted else 1)


def test_they_are_refused_where_the_table_does_not_allow_them(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    for seats, more in ((("me", "here"), {}), (("me", "bot"), {"hints": "nobody"})):
        table = ada.set_up(*seats, start=True, **more)
        message = my_turn(ada, table)
        assert message["hints"] == "none"
        path = f"/api/tables/{table}/hint"
        assert ada.refused("POST", path, wish(message)) == (403, "no-hints")
        assert ada.message(table)["version"] == message["version"]
    table = ada.set_up("me", "here", start=True, hints="everybody")
    message = my_turn(ada, table)
    path = f"/api/tables/{table}/hint"
    stale = {**wish(message), "version": message["version"] - 1}
    assert ada.refused("POST", path, stale) == (409, "stale")
    other = {**wish(message), "seat": 1 - message["seat"]}
    assert ada.refused("POST", path, other) == (409, "not-your-turn")
    assert small_house.guest("Bea").refused("POST", path, wish(message)) == (403, "not-your-seat")
    assert ada.post(path, wish(message))["rows"]


def test_a_lesson_has_its_own_move_and_tells_nobody(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.post("/api/lessons", {"game": "signorie"})["table"]["id"]
    message = my_turn(ada, table)
    assert message["hints"] == "free"
    told = ada.post(f"/api/tables/{table}/hint", wish(message))
    assert [row["move"] for row in told["rows"]] == [message["lesson"]["move"]]
    assert told["version"] == message["version"]


def test_there_is_a_bound_on_how_often(open_house: Any) -> None:
    ada = open_house(rate=0.1).guest()
    table = ada.set_up("me", "here", start=True, hints="everybody")
    message = ada.message(table)
    path = f"/api/tables/{table}/hint"
    version = ada.post(path, wish(message))["version"]
    assert ada.refused("POST", path, wish(message) | {"version": version}) == (429, "too-many")
