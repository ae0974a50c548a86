"""Finished games are counted: between people, against bots, by seat and colour, and rated."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.house import giving_up
from tests.house.houses import RunningHouse, Visitor, play_on

KINDS = ("people", "bots", "among_bots")


def met(ada: Visitor, bea: Visitor) -> str:
    """A game between two people, to its end."""
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    play_on(table, {0: ada, 1: bea})
    return table


def figures(visitor: Visitor) -> Any:
    return visitor.get("/api/games/signorie/statistics")


def test_people_and_bots_are_counted_apart(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    assert figures(ada) == {
        "people": {"tables": 0, "cells": []},
        "bots": {"tables": 0, "cells": []},
        "among_bots": {"tables": 0, "cells": []},
        "ratings": [],
    }
    ada.post("/api/accounts", {"name": "Ada", "password": "lucrezia1"})
    table = met(ada, bea)
    places = ada.message(table)["result"]["places"]
    alone = ada.set_up("me", "bot", start=True)
    play_on(alone, {0: ada})
    found = figures(ada)
    assert found["people"]["tables"] == found["bots"]["tables"] == 1
    cells = {cell["seat"]: cell for cell in found["people"]["cells"]}
    first = places.count(1)
    assert [cells[seat]["wins"] for seat in (0, 1)] == [
        (1 / first if place == 1 else 0) for place in places
    ]
    assert [cells[seat]["plays"] for seat in (0, 1)] == ["yellow", "red"]
    assert {cell["seats"] for cell in found["people"]["cells"]} == {2}
    # Guests are not listed for everybody; bots are, by their level.
    assert {one["name"] for one in found["ratings"]} == {"Ada", "easy"}


def test_a_person_finds_their_own_figures(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    who = {visitor: visitor.get("/api/me")["person"]["id"] for visitor in (ada, bea)}
    tables = [met(ada, bea) for _ in range(2)]
    places = [ada.message(table)["result"]["places"] for table in tables]
    mine = ada.get(f"/api/people/{who[ada]}/statistics")
    theirs = ada.get(f"/api/people/{who[bea]}/statistics")
    assert mine["name"] == "Ada"
    assert mine["games"]["signorie"]["games"] == 2
    assert mine["games"]["signorie"]["favourite"] == "yellow"
    wins = sum(place[0] == 1 for place in places)
    assert mine["games"]["signorie"]["wins"] + theirs["games"]["signorie"]["wins"] == 2
    if wins != 1:
        better, worse = (mine, theirs) if wins == 2 else (theirs, mine)
        assert better["games"]["signorie"]["rating"] > 1500 > worse["games"]["signorie"]["rating"]
    assert mine["games"]["signorie"]["give"] < 1000
    assert ada.refused("GET", "/api/people/nobody/statistics") == (404, "nobody")


def test_given_up_games_rate_nobody(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(giving_up, "DEFAULT_LEVEL", "easy")
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    bea.post(f"/api/tables/{table}/resign")
    play_on(table, {0: ada})
    found = figures(ada)
    assert [found[kind]["tables"] for kind in KINDS] == [0, 0, 0]
    person = ada.get("/api/me")["person"]["id"]
    assert ada.get(f"/api/people/{person}/statistics")["games"] == {}
