"""A finished game is judged, and played on from any of its moments at a table of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.house import api_study
from quattrocento.house.bots.queueing import FairQueue
from quattrocento.house.errors import TooMany
from quattrocento.house.table import Table
from quattrocento.kernel.record import Record
from quattrocento.table.replays import finished_record
from tests.house.houses import RunningHouse, Visitor, play_on


@pytest.fixture
def ada(house: RunningHouse) -> Visitor:
    return house.guest("Ada")


@pytest.fixture
def finished(ada: Visitor) -> str:
    return played_alone(ada)


def played_alone(ada: Visitor) -> str:
    """A whole game of one person at two seats."""
    table = ada.set_up("me", "here", start=True)
    play_on(table, {0: ada, 1: ada})
    return table


def test_an_analysis_ends_with_the_result(ada: Visitor, finished: str) -> None:
    found = ada.get(f"/api/tables/{finished}/analysis")
    scores = ada.message(finished)["standing"]["scores"]
    last = found["stands"][-1]
    assert last["values"] == scores
    assert [sum(sources.values()) for sources in last["sources"]] == scores
    assert last["move"] == ada.get(f"/api/tables/{finished}/replay?at=0")["count"]
    assert [stand["move"] for stand in found["stands"]] == sorted(
        {stand["move"] for stand in found["stands"]}
    )
    assert 1 <= len(found["turns"]) <= 8
    assert all(turn["first"] < turn["last"] for turn in found["turns"])
    assert sum(found["luck"]) == pytest.approx(0, abs=0.1)
    assert ada.get(f"/api/tables/{finished}/analysis") == found


def test_a_running_game_is_not_judged(small_house: RunningHouse) -> None:
    ada = small_house.guest("Ada")
    table = ada.set_up("me", "here", start=True)
    assert ada.refused("GET", f"/api/tables/{table}/analysis") == (409, "not-finished")
    wish = {"at": 0, "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert ada.refused("POST", f"/api/tables/{table}/study", wish) == (409, "not-finished")


def test_a_moment_is_played_on_alone(house: RunningHouse, ada: Visitor, finished: str) -> None:
    eve = house.guest("Eve")
    for at in (0, 40, 41, 42):
        wish = {"at": at, "seats": [{"kind": "me"}, {"kind": "here"}]}
        table = eve.post(f"/api/tables/{finished}/study", wish)["table"]["id"]
        then = ada.get(f"/api/tables/{finished}/replay?at={at}")["message"]
        now = eve.message(table)
        if then["prompt"] is not None:
            assert now["view"] | {"me": None} == then["view"] | {"me": None}
        assert now["moves"]
        play_on(table, {0: eve, 1: eve}, moves=3)
    house.reopen()
    assert eve.message(table)["version"] == 5
    assert len(eve.get("/api/tables?list=mine")["tables"]) == 4


def test_a_moment_is_played_on_against_a_bot(ada: Visitor, finished: str) -> None:
    wish = {"at": 60, "seats": [{"kind": "bot", "level": "easy"}, {"kind": "me"}]}
    table = ada.post(f"/api/tables/{finished}/study", wish)["table"]["id"]
    play_on(table, {1: ada})
    assert ada.message(table)["over"]
    # Neither the game of one person at both seats nor what was played on from it counts.
    counted = ada.get("/api/games/signorie/statistics")
    assert [counted[group]["tables"] for group in ("people", "bots", "among_bots")] == [0, 0, 0]


def test_bad_wishes_are_refused(ada: Visitor, finished: str) -> None:
    path = f"/api/tables/{finished}/study"
    both = [{"kind": "me"}, {"kind": "here"}]
    assert ada.refused("POST", path, {"at": 99999, "seats": both}) == (404, "no-moment")
    assert ada.refused("POST", path, {"at": 0, "seats": both[:1]}) == (422, "seats")
    opened = [{"kind": "me"}, {"kind": "open"}]
    assert ada.refused("POST", path, {"at": 0, "seats": opened}) == (422, "seats")
    assert ada.get("/api/tables?list=mine")["tables"][0]["id"] == finished


def test_a_study_that_has_no_room_leaves_nothing_behind(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = small_house.guest("Ada")
    table = played_alone(ada)
    before = ada.get("/api/tables?list=mine")

    def full(*_: object) -> None:
        raise TooMany(1.0)

    monkeypatch.setattr(FairQueue, "check", full)
    wish = {"at": 3, "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert ada.refused("POST", f"/api/tables/{table}/study", wish) == (429, "too-many")
    assert ada.get("/api/tables?list=mine") == before


def test_a_study_whose_opening_is_illegal_has_not_begun(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its game was played by other rules: what was laid out in memory is forgotten."""
    ada = small_house.guest("Ada")
    table = played_alone(ada)
    count = ada.get(f"/api/tables/{table}/replay?at=0")["count"]

    def by_other_rules(table: Table) -> Record[Any]:
        record = finished_record(table)
        record.moves[3] = ("fly",)
        return record

    monkeypatch.setattr(api_study, "finished_record", by_other_rules)
    wish = {"at": count, "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert ada.refused("POST", f"/api/tables/{table}/study", wish) == (422, "bad-request")
    opened, _ = ada.get("/api/tables?list=mine")["tables"]
    assert opened["state"] == "waiting"
    assert ada.message(opened["id"])["view"] is None
