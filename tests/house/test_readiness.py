"""Alive and ready are two things: a house that cannot store says so, and goes on living."""

from __future__ import annotations

import asyncio
import queue
from typing import Any

import pytest

from quattrocento.house import readiness
from quattrocento.house.errors import StorageDown
from quattrocento.house.house import House
from tests.house.houses import RunningHouse, Visitor
from tests.house.postgres import Postgres
from tests.house.test_storage import no_more_room
from tests.patience import patience, until

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is a try."""
    monkeypatch.setattr(readiness, "FRESH", -1.0)


def state(visitor: Visitor) -> tuple[int, int]:
    """Whether a house is alive, and whether it is ready."""
    ready = visitor.ask("GET", "/api/ready")
    assert ready.json() == {"ok": True} or ready.json()["error"] == "not-ready"
    return visitor.ask("GET", "/api/health").status_code, ready.status_code


def wait_for(visitor: Visitor, wanted: tuple[int, int]) -> None:
    until(lambda: state(visitor) == wanted, f"it is never {wanted}")


def test_a_house_that_writes_is_ready(house: RunningHouse) -> None:
    visitor = Visitor(house.url)
    for _ in range(3):
        assert state(visitor) == (200, 200)

    def names(connection: Any) -> list[str]:
        return list(connection.exec_driver_sql("SELECT name FROM meta").scalars())

    left = house.run(lambda inside: inside.store.read(names))
    assert not [name for name in left if name.startswith("ready")]


def test_a_full_disk_is_not_ready_and_room_is(small_house: RunningHouse) -> None:
    visitor = Visitor(small_house.url)
    assert state(visitor) == (200, 200)
    small_house.run(lambda inside: inside.writer.do(fill))
    no_more_room(small_house, room=False)
    assert state(visitor) == (200, 503)
    assert "disk is full" in visitor.ask("GET", "/api/ready").json()["message"]
    no_more_room(small_house, room=True)
    assert state(visitor) == (200, 200)


def fill(connection: Any) -> None:
    """Leave no free pages in the file that a try could use."""
    connection.exec_driver_sql("CREATE TABLE filler (value TEXT)")
    while connection.exec_driver_sql("PRAGMA freelist_count").scalar():
        connection.exec_driver_sql("INSERT INTO filler VALUES (?)", ("." * 3000,))


def test_a_database_that_takes_nothing_is_not_ready_until_it_does(postgres: Postgres) -> None:
    """As one that has become somebody else's copy, say."""
    house = RunningHouse(postgres.new_database())
    try:
        visitor = Visitor(house.url)
        for read_only, wanted in (("on", 503), ("off", 200)):
            with house.house.store.reading.connect() as connection:
                connection.exec_driver_sql("SET TRANSACTION READ WRITE")
                name = connection.exec_driver_sql("SELECT current_database()").scalar()
                setting = f"SET default_transaction_read_only = {read_only}"
                connection.exec_driver_sql(f"ALTER DATABASE {name} {setting}")
                connection.commit()
                ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                others = "datname = current_database() AND pid <> pg_backend_pid()"
                connection.exec_driver_sql(ending + others)
                connection.invalidate()
            wait_for(visitor, (200, wanted))
    finally:
        house.close()


def test_a_writer_that_does_not_answer_is_not_ready(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.2)
    visitor = Visitor(small_house.url)
    answered: queue.Queue[None] = queue.Queue()

    async def hang(house: House) -> asyncio.Task[None]:
        return asyncio.create_task(house.writer.do(lambda _: answered.get(timeout=patience())))

    small_house.run(hang)
    assert state(visitor) == (200, 503)
    assert "does not answer" in visitor.ask("GET", "/api/ready").json()["message"]
    answered.put(None)
    wait_for(visitor, (200, 200))


def test_whatever_happens_to_the_writer_it_goes_on(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = small_house.guest()
    writer = small_house.house.writer

    def fail(_: object) -> None:
        raise RuntimeError("nobody thought of this")

    with monkeypatch.context() as patch:
        patch.setattr(writer, "_commit", fail)
        assert visitor.refused("POST", "/api/guests", {"name": "Bea"}) == (503, "storage-down")
        assert state(visitor) == (200, 503)
    assert visitor.post("/api/guests", {"name": "Bea"})
    assert state(visitor) == (200, 200)


def test_a_writer_that_has_ended_lets_nobody_wait(small_house: RunningHouse) -> None:
    visitor = small_house.guest()
    writer = small_house.house.writer
    small_house.run(lambda inside: inside.writer.close())
    assert not writer.alive
    assert visitor.refused("POST", "/api/guests", {"name": "Bea"}) == (503, "storage-down")
    assert state(visitor) == (200, 503)

    async def refused(house: House) -> bool:
        try:
            await house.writer.do(lambda _: None)
        except StorageDown:
            return True
        return False

    assert small_house.run(refused)


def test_many_questions_are_one_try(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 60.0)
    visitor = Visitor(small_house.url)
    state(visitor)
    before = small_house.house.writer.commits
    for _ in range(50):
        assert state(visitor) == (200, 200)
    assert small_house.house.writer.commits <= before + 1
