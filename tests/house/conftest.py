"""Houses on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import argon2
import pytest

from quattrocento.house import app, passwords
from quattrocento.house.bots.thinkers import Thinkers
from quattrocento.house.pages import Pages
from tests.house.houses import RunningHouse
from tests.house.mailboxes import Mailbox, open_hooks, open_post_office
from tests.house.postgres import Postgres

OpenHouse = Callable[..., RunningHouse]


@pytest.fixture(autouse=True)
def _quickly_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords of the tests are nobody's: a hash of them need not take long."""
    quick = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", quick)


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every house of the tests has the same pages, which take it half the time to open."""
    monkeypatch.setattr(app, "Pages", read_pages)


@cache
def read_pages() -> Pages:
    return Pages()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite3'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def open_house(database: str) -> Iterator[OpenHouse]:
    """Opens a house on the database, with settings."""
    opened: list[RunningHouse] = []

    def open_one(**settings: Any) -> RunningHouse:
        opened.append(RunningHouse(database, **settings))
        return opened[-1]

    yield open_one
    for house in opened:
        house.close()


@pytest.fixture
def house(open_house: OpenHouse) -> RunningHouse:
    return open_house()


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats that bots have thought for; the first one does not come to an end by itself."""
    seats: list[int] = []
    real = Thinkers.choose

    async def slow(self: Thinkers, game: Any, position: Any, seat: int, level: str) -> Any:
        seats.append(seat)
        if len(seats) == 1:
            await asyncio.sleep(60)
        return await real(self, game, position, seat, level)

    monkeypatch.setattr(Thinkers, "choose", slow)
    return seats


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house on SQLite alone, for what does not depend on the database."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}")
    yield house
    house.close()


@pytest.fixture
def free_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house on SQLite whose notices may go to this machine."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}", private_webhooks=True)
    yield house
    house.close()


@pytest.fixture
def hooks() -> Iterator[tuple[str, Mailbox]]:
    with open_hooks() as found:
        yield found


@pytest.fixture
def post_office() -> Iterator[tuple[str, Mailbox]]:
    with open_post_office() as found:
        yield found
