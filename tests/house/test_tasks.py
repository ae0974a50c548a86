"""Background tasks: none ends unheard of, and what it did is done again."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quattrocento.house import alarm, outbox, tasks
from quattrocento.house.alarm import Alarm
from quattrocento.house.errors import StorageDown
from quattrocento.house.house import House
from quattrocento.house.metrics import Metrics
from quattrocento.house.postman import Postman
from quattrocento.house.presence import Presence
from quattrocento.house.tasks import Tasks
from quattrocento.house.wire import Wire
from tests.house.houses import RunningHouse
from tests.house.postgres import Postgres
from tests.house.test_clocks import LIVE, run_down, two_people
from tests.patience import patience, until

OpenHouse = Callable[..., RunningHouse]


def ended(metrics: Metrics, task: str) -> float:
    value = metrics.registry.get_sample_value("quattrocento_tasks_ended_total", {"task": task})
    return value or 0.0


class Broken:
    """Lets a method fail once, with something nobody expects, after so many good calls."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, name: str, good: int = 0) -> None:
        self.calls = 0
        real = getattr(owner, name)

        async def method(*values: Any, **named: Any) -> Any:
            self.calls += 1
            if self.calls == good + 1:
                raise RuntimeError("nobody expects this")
            return await real(*values, **named)

        patch.setattr(owner, name, method)


def told(caplog: pytest.LogCaptureFixture, task: str) -> bool:
    return any(
        getattr(record, "task", "") == task and record.levelno >= logging.ERROR
        for record in caplog.records
    )


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("HEARTBEAT", 0.02), ("SWEEP", 0.02), ("AGAIN", 0.05)):
        monkeypatch.setattr(alarm, name, seconds)
    monkeypatch.setattr(tasks, "SOONEST", 0.01)


@pytest.mark.parametrize("name", ["_beat", "_watch"])
def test_the_alarm_goes_on(
    name: str,
    open_house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = Broken(monkeypatch, Alarm, name)
    house = open_house()
    task = {"_beat": "heartbeat", "_watch": "clocks"}[name]
    until(lambda: broken.calls >= 2)
    assert ended(house.house.metrics, task) == 1
    assert told(caplog, task)


def test_one_clock_that_fails_is_tried_again_and_stops_no_other(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Broken(monkeypatch, Alarm, "_ring")
    tables = [two_people(small_house, pace=LIVE | {"at_zero": "end"})[0] for _ in range(2)]
    for table in tables:
        run_down(small_house, table, 0.05)
    ada = small_house.guest()
    until(lambda: all(ada.message(table)["over"] for table in tables))
    assert broken.calls >= 3
    assert ended(small_house.house.metrics, "clocks") == 1


def test_the_clocks_of_other_processes_are_watched_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Broken(monkeypatch, Alarm, "_sweep")
    house = RunningHouse(postgres.new_database())
    try:
        until(lambda: broken.calls >= 2)
        assert ended(house.house.metrics, "clocks of others") == 1
        assert told(caplog, "clocks of others")
    finally:
        house.close()


def test_presence_is_told_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What was to be told when it failed is told afterwards."""
    database = postgres.new_database()
    one, two = RunningHouse(database), RunningHouse(database)
    try:
        ada = one.guest()
        table = ada.set_up("me", "open")
        Broken(monkeypatch, Presence, "_send")
        line = ada.live(table)
        until(lambda: two.run(lambda house: house.presence.people(table)))
        assert ended(one.house.metrics, "presence") + ended(two.house.metrics, "presence") == 1
        assert told(caplog, "presence")
        line.close()
    finally:
        one.close()
        two.close()


def test_the_wire_is_mended_whatever_broke_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failing = [True]
    real = House.hear

    def hear(house: House, news: Any) -> None:
        if failing and news.teller != house.name:
            failing.clear()
            raise RuntimeError("nobody expects this")
        real(house, news)

    monkeypatch.setattr(House, "hear", hear)
    database = postgres.new_database()
    one, two = RunningHouse(database), RunningHouse(database)
    try:
        until(lambda: not failing)
        ada = one.guest()
        table = ada.set_up("me", "open")
        wires = [house.house.wire for house in (one, two)]
        assert all(isinstance(wire, Wire) for wire in wires)
        until(lambda: all(wire is not None and wire.up for wire in wires))
        line = ada.live(table)
        until(lambda: two.run(lambda house: house.presence.people(table)))
        line.close()
        assert ended(one.house.metrics, "wire") + ended(two.house.metrics, "wire") == 1
        assert told(caplog, "wire")
    finally:
        one.close()
        two.close()


@pytest.mark.parametrize("channel", ["webhook", "email"])
def test_the_postman_goes_round_again(
    channel: str,
    small_house: RunningHouse,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    rounds: list[str] = []
    real = Postman._take

    async def take(postman: Postman) -> float:
        if postman._channel == channel:
            rounds.append(channel)
            if len(rounds) == 1:
                raise RuntimeError("nobody expects this")
        return await real(postman)

    monkeypatch.setattr(Postman, "_take", take)
    small_house.run(lambda house: house.notices.ring())
    until(lambda: len(rounds) >= 2)
    assert ended(small_house.house.metrics, f"{channel} notices") == 1
    assert told(caplog, f"{channel} notices")


def test_the_writer_goes_on_and_nobody_waits_for_ever(
    house: RunningHouse, caplog: pytest.LogCaptureFixture
) -> None:
    """Even by what no program should raise."""

    def die(connection: Any) -> None:
        raise SystemExit("nobody expects this")

    with pytest.raises(StorageDown):
        house.run(lambda house: house.writer.do(die))
    assert ended(house.house.metrics, "writer") == 1
    assert any("the writer failed" in record.message for record in caplog.records)
    ada = house.guest()
    assert ada.get("/api/me")["person"]["name"] == "Ada"


def test_nobody_waits_for_a_writer_that_has_stopped(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}")
    house.close()

    async def late() -> None:
        await house.house.writer.do(lambda connection: outbox.put(connection, [], 0.0))

    with pytest.raises(StorageDown):
        asyncio.run(asyncio.wait_for(late(), patience()))


def test_a_task_that_does_not_end_is_told_and_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "PATIENCE", 0.05)

    async def run() -> None:
        released = asyncio.Event()

        async def stubborn() -> None:
            while not released.is_set():
                try:
                    await released.wait()
                except asyncio.CancelledError:
                    continue

        kept = Tasks(Metrics())
        task = kept.once("stubborn", stubborn())
        await asyncio.sleep(0)
        await kept.close()
        assert told(caplog, "stubborn")
        released.set()
        await asyncio.wait([task])

    asyncio.run(run())


def test_every_task_of_the_house_is_supervised() -> None:
    """Where one is made outside of `Tasks`, whoever makes it hears of its end."""
    waited_for = {"house.py": 1, "turns.py": 1, "server.py": 2, "readiness.py": 1, "pages.py": 1}
    threads = {"writer.py": 1, "lookups.py": 1, "stopping.py": 1}
    folder = Path(tasks.__file__).parent
    made = re.compile(r"create_task\(|ensure_future\(|to_thread\(|threading\.(Thread|Timer)\(")
    found = {path.name: len(made.findall(path.read_text("utf-8"))) for path in folder.rglob("*.py")}
    assert {name: count for name, count in found.items() if count} == {
        "tasks.py": 1, **waited_for, **threads,
    }  # fmt: skip
