"""A stored table that cannot be played any more is nobody else's trouble."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import pytest
from sqlalchemy import text

from quattrocento.cli import main
from quattrocento.house import alarm as alarm_module
from quattrocento.house import schema
from quattrocento.house.bots import alone, jobs
from quattrocento.house.errors import unknown_game
from quattrocento.house.house import House
from tests.house.houses import RunningHouse, Visitor, play_on
from tests.patience import until

pytestmark = pytest.mark.once
CLOCK = {"clock": "live", "bank": 30, "increment": 0, "at_zero": "bot"}


def spoil(house: RunningHouse, table: str, **columns: Any) -> None:
    """Write something else into the row of a table while the house is closed."""
    house.close()
    changed = ", ".join(f"{name} = :{name}" for name in columns)
    engine = house.house.store.writing
    with engine.begin() as connection:
        query = text(f"UPDATE tables SET {changed} WHERE id = :id")
        connection.execute(query, columns | {"id": table})
    engine.dispose()
    house.open()


UNREADABLE = {
    "an unknown game": {"game": "vanished"},
    "options of no game": {"options": '{"tiles": 7}'},
    "options that are cut off": {"options": "{"},
    "an unknown pace": {"pace": '{"clock": "sundial"}'},
    "a clock that is no clock": {"clocks": "[1"},
    "a question that is none": {"asked": '{"what": 1}'},
}


@pytest.mark.parametrize("columns", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_lists_are_whole_without_it(house: RunningHouse, columns: dict[str, Any]) -> None:
    ada = house.guest()
    broken = ada.set_up("me", "open", pace=CLOCK)
    fine = ada.set_up("me", "open")
    spoil(house, broken, **columns)
    for which in ("open", "mine"):
        found = ada.get(f"/api/tables?list={which}")["tables"]
        assert [one["id"] for one in found] == [fine]
    answer = ada.ask("GET", f"/api/tables/{broken}")
    if "game" in columns:
        assert (answer.status_code, answer.json()["error"]) == (409, "game-missing")
        assert "'vanished', a game that is not installed here" in answer.json()["message"]
    else:
        assert (answer.status_code, answer.json()["error"]) == (500, "broken-record")
    for path in ("message", "record", "replay", "notes"):
        assert ada.ask("GET", f"/api/tables/{broken}/{path}").status_code == answer.status_code
    assert ada.refused("POST", f"/api/tables/{broken}/join", {})[0] == answer.status_code
    assert ada.live(broken).closed() == 4000 + answer.status_code


def test_a_game_of_older_rules_is_given_as_it_was_recorded(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    play_on(table, {0: ada, 1: ada})
    record = ada.ask("GET", f"/api/tables/{table}/record").text
    running = ada.set_up("me", "here", start=True)
    for one in (table, running):
        spoil(house, one, rules=0)
    said = ada.ask("GET", f"/api/tables/{table}")
    assert (said.status_code, said.json()["error"]) == (409, "other-rules")
    assert (
        "version 0 of the rules of signorie; this house plays version 1" in said.json()["message"]
    )
    older = ada.ask("GET", f"/api/tables/{table}/record").text
    assert older == record.replace('"version": 1', '"version": 0', 1)
    # What of a running game may be seen, its own rules alone could tell.
    assert ada.refused("GET", f"/api/tables/{running}/record") == (409, "other-rules")


def test_a_table_that_waited_begins_by_the_rules_of_today(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here")
    spoil(house, table, rules=0)
    ada.post(f"/api/tables/{table}/start")
    house.reopen()
    assert ada.message(table)["moves"]


def test_bots_and_clocks_let_it_rest(
    open_house: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (alone, jobs):
        monkeypatch.setattr(module, "SOONEST", 0.01)
    monkeypatch.setattr(alarm_module, "SWEEP", 0.01)
    monkeypatch.setattr(logging.getLogger("quattrocento"), "propagate", True)
    house: RunningHouse = open_house()
    ada = house.guest()
    monkeypatch.setattr("quattrocento.house.bots.alone.is_to_play", lambda table: False)
    thinking = ada.set_up("bot", "bot")
    waiting = ada.set_up("me", "here", start=True, pace=CLOCK)
    house.close()
    with house.house.store.writing.begin() as connection:
        playing = "UPDATE tables SET game = 'vanished', state = 'playing', deciding = 0"
        connection.execute(text(f"{playing} WHERE id = :id"), {"id": thinking})
        late = f"{playing}, deadline = 1 WHERE id = :id"
        connection.execute(text(late), {"id": waiting})
        clocks = "UPDATE tables SET clocks = replace(clocks, '30.0', '0.0')"
        connection.execute(text(clocks))
        connection.execute(schema.meta.delete().where(schema.meta.c.name == "open"))
    house.house.store.writing.dispose()
    monkeypatch.undo()
    for module in (alone, jobs):
        monkeypatch.setattr(module, "SOONEST", 0.01)
    monkeypatch.setattr(alarm_module, "SWEEP", 0.01)
    monkeypatch.setattr(logging.getLogger("quattrocento"), "propagate", True)
    caplog.clear()
    house.open()

    def said(table: str) -> int:
        # The log of another test's house may lead here a second time.
        return len({id(one) for one in caplog.records if getattr(one, "table", None) == table})

    until(lambda: bool(said(thinking) and said(waiting)))
    house.run(lambda inside: asyncio.sleep(0.3))
    assert (said(thinking), said(waiting)) == (1, 1)
    fine = ada.set_up("me", "here", start=True)
    assert ada.move(fine, ada.message(fine))["version"] == 3


def test_figures_and_the_audit_go_on_without_it(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = house.guest()
    missing = ada.set_up("me", "open")
    bad, short = (ada.set_up("me", "here", start=True) for _ in range(2))
    fine = ada.set_up("me", "here", start=True)
    spoil(house, missing, game="vanished")
    spoil(house, bad, result="{", state="finished")
    spoil(house, short, result='{"places": [1], "ended": "rules"}', state="finished")
    assert ada.get("/api/games/signorie/statistics")["people"]["tables"] == 0
    assert Visitor(house.url).get("/api/tables?list=open")["tables"][0]["id"] == fine
    house.close()
    assert main(["audit", "--database", house.config.database]) == 1
    said = capsys.readouterr().out
    assert f"table {missing}: the game 'vanished' is not installed" in said
    assert f"table {bad}: what is stored cannot be read" in said
    assert f"table {fine}" not in said
    house.open()


def test_a_clock_that_cannot_be_read_does_not_keep_the_house_shut(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True, pace=CLOCK)
    spoil(house, table, clocks="nonsense")
    assert ada.refused("GET", f"/api/tables/{table}") == (500, "broken-record")


def test_a_table_that_is_broken_does_not_stay_in_memory(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "open")
    spoil(house, table, game="vanished")
    assert ada.refused("GET", f"/api/tables/{table}")[1] == "game-missing"

    def known(inside: House) -> int:
        return inside.tables

    assert house.run(known) == 0
    spoil(house, table, game="signorie")
    assert ada.get(f"/api/tables/{table}")["table"]["id"] == table


def test_a_clock_that_is_swept_while_it_rings_rests_too(monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[str] = []

    async def ring(self: alarm_module.Alarm, table: str) -> None:
        rung.append(table)
        # Another look for clocks at zero finds it meanwhile.
        self._push(1.0, table)
        raise unknown_game("vanished")

    async def watch() -> None:
        alarm = alarm_module.Alarm(cast(House, None))
        alarm._push(1.0, "abc")
        watching = asyncio.create_task(alarm._watch())
        await asyncio.sleep(0.05)
        watching.cancel()

    monkeypatch.setattr(alarm_module.Alarm, "_ring", ring)
    asyncio.run(watch())
    assert rung == ["abc"]
