"""Games that are looked through for long hold up nobody but those who ask for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from quattrocento.house import figures, statistics, studyroom
from quattrocento.table import going_back, replays, table
from tests.house.houses import RunningHouse, Visitor, play_on
from tests.patience import patience


class Gate:
    """Holds up whatever is replayed until it is opened."""

    def __init__(self) -> None:
        self.came = threading.Semaphore(0)
        self._open = threading.Event()
        self._open.set()

    def pass_through(self) -> None:
        self.came.release()
        assert self._open.wait(30)

    def shut(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Whatever replays a game has to pass it."""
    gate = Gate()
    for module, name in ((replays, "Match"), (going_back, "Match"), (table.Table, "replay")):
        real = getattr(module, name)

        def match(*given: Any, real: Any = real, **more: Any) -> Any:
            gate.pass_through()
            return real(*given, **more)

        monkeypatch.setattr(module, name, match)
    # Nothing here is short.
    monkeypatch.setattr(studyroom, "REPLAYED", 1.0)
    yield gate
    gate.open()


def begun(house: RunningHouse, name: str) -> tuple[Visitor, str]:
    visitor = house.guest(name)
    table = visitor.set_up("me", "here", start=True)
    play_on(table, {0: visitor, 1: visitor}, moves=5)
    return visitor, table


def test_looking_back_holds_up_nobody_else(small_house: RunningHouse, gate: Gate) -> None:
    ada, table = begun(small_house, "Ada")
    gate.shut()
    with ThreadPoolExecutor(8) as pool:
        path = f"/api/tables/{table}/replay?at=3"
        asking = [pool.submit(ada.ask, "GET", path) for _ in range(8)]
        assert gate.came.acquire(timeout=patience())
        # Everything that reads is answered meanwhile, and so is a move at the same table.
        bea = small_house.guest("Bea")
        assert bea.get("/api/health") == {"ok": True}
        assert bea.get("/api/tables?list=open")["tables"]
        play_on(bea.set_up("me", "here", start=True), {0: bea, 1: bea}, moves=5)
        assert ada.move(table, ada.message(table))["version"]
        gate.open()
        assert {one.result().status_code for one in asking} == {200}


def test_nobody_may_ask_for_too_much_at_once(small_house: RunningHouse, gate: Gate) -> None:
    ada, table = begun(small_house, "Ada")
    eve, other = begun(small_house, "Eve")
    gate.shut()
    with ThreadPoolExecutor(22) as pool:
        path = f"/api/tables/{table}/replay?at=3"
        asking = [pool.submit(ada.ask, "GET", path) for _ in range(20)]
        refused: list[Future[Any]] = []
        while len(refused) < 11:
            time.sleep(0.01)
            refused = [one for one in asking if one.done()]
        # Somebody else's wish is taken, and served before the rest.
        looking = pool.submit(eve.ask, "GET", f"/api/tables/{other}/replay?at=3")
        gate.open()
        assert looking.result().status_code == 200
        assert {one.result().status_code for one in refused} == {429}


def test_taking_back_a_long_game_holds_up_only_its_table(
    small_house: RunningHouse, gate: Gate
) -> None:
    ada, table = begun(small_house, "Ada")
    bea, other = begun(small_house, "Bea")
    message = ada.message(table)
    wish = {"seat": 0, "version": message["version"], "what": "undo", "count": 2}
    gate.shut()
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(ada.ask, "POST", f"/api/tables/{table}/ask", wish)
        assert gate.came.acquire(timeout=patience())
        assert bea.move(other, bea.message(other))["version"]
        gate.open()
        assert asking.result().status_code == 200


def test_a_long_game_that_is_loaded_holds_up_nobody_else(
    small_house: RunningHouse, gate: Gate
) -> None:
    ada = small_house.guest("Ada")
    tables = [ada.set_up("me", "here", start=True) for _ in range(6)]
    small_house.reopen()
    gate.shut()
    with ThreadPoolExecutor(6) as pool:
        paths = [f"/api/tables/{table}/message" for table in tables]
        asking = [pool.submit(ada.ask, "GET", path) for path in paths]
        assert gate.came.acquire(timeout=patience())
        assert small_house.guest("Bea").get("/api/tables?list=open")["tables"]
        gate.open()
        assert {one.result().status_code for one in asking} == {200}


def test_statistics_are_counted_once_for_all_who_ask(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, enough = threading.Semaphore(0), threading.Event()
    real = statistics.count

    def count(*given: Any) -> Any:
        counted.release()
        assert enough.wait(30)
        return real(*given)

    monkeypatch.setattr(figures, "count", count)
    ada = small_house.guest("Ada")
    with ThreadPoolExecutor(10) as pool:
        path = "/api/games/signorie/statistics"
        asking = [pool.submit(ada.ask, "GET", path) for _ in range(10)]
        assert counted.acquire(timeout=patience())
        assert ada.get("/api/tables?list=open")["tables"] == []
        enough.set()
        assert {one.result().status_code for one in asking} == {200}
    assert not counted.acquire(blocking=False)
