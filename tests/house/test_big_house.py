"""Lists of a house with many people and tables: each is a part of the whole, found by an index."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event

from quattrocento.house.config import Config
from quattrocento.house.cookies import COOKIE
from quattrocento.lab.big_house import Met, Size, fill
from quattrocento.lab.house_pages import Page, pages, time_pages
from tests.house.houses import RunningHouse, Visitor

LARGE = {
    "people", "sessions", "names", "tables", "seats", "moves", "changes", "chat", "notes",
    "reports", "host_log", "blocks", "codes",
}  # fmt: skip
"""What grows with the house; the outbox is emptied all the time."""
COUNTED = {"host: how it is"}
"""Asks how many there are of everything."""
WHOLE = {"my data"}
MOST = 130
"""As long as a list may be: one's own tables that go on, and the last that are over."""


class Big:
    """A house of three hundred people, and those who ask there."""

    def __init__(self, house: RunningHouse, met: Met) -> None:
        self.house = house
        self.met = met

    def as_of(self, page: Page) -> Visitor:
        visitor = Visitor(self.house.url)
        visitor.http.cookies.set(COOKIE, page.token)
        return visitor


@pytest.fixture(scope="module")
def big(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Big]:
    database = f"sqlite:///{tmp_path_factory.mktemp('big') / 'house.sqlite3'}"
    config = Config(database=database, bots=1, rate=0.0)
    met = asyncio.run(fill(config, Size.of(300), ["signorie"]))
    house = RunningHouse(database)
    yield Big(house, met)
    house.close()


def scans(connection: Connection, statement: str, values: Any) -> set[str]:
    """The large tables that SQLite would read from one end to the other."""
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
    steps = [row[3] for row in plan]
    if "LIMIT" in statement and not any("TEMP B-TREE" in step for step in steps):
        # Read in the order of the list, until it is long enough.
        return set()
    return {step.split()[1] for step in steps if step.startswith("SCAN ")} & LARGE


def asked(big: Big, page: Page) -> list[tuple[str, Any]]:
    """The statements with which a page is read, once it knows who asks."""
    visitor, found = big.as_of(page), list[tuple[str, Any]]()
    visitor.get("/api/me")

    def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        found.append((statement, values))

    reading = big.house.house.store.reading
    event.listen(reading, "before_cursor_execute", note)
    visitor.ask("GET", page.path(0)).raise_for_status()
    event.remove(reading, "before_cursor_execute", note)
    return [one for one in found if one[0].lstrip().upper().startswith(("SELECT", "WITH"))]


def test_every_list_is_found_by_an_index(big: Big) -> None:
    slow: dict[str, set[str]] = {}
    often: Counter[str] = Counter()
    for name, page in pages(big.met).items():
        statements = asked(big, page)
        often[name] = len(statements)
        with big.house.house.store.reading.connect() as connection:
            for statement, values in statements:
                found = scans(connection, statement, values)
                if found and name not in COUNTED:
                    slow[f"{name}: {statement}"] = found
    assert slow == {}
    # Each report has its own lines beside it; nothing else asks for each thing of a list.
    lines = often.pop("host: reports")
    assert lines <= 21
    assert max(often.values()) <= 16, often


def test_no_list_is_as_long_as_the_house(big: Big) -> None:
    for name, page in pages(big.met).items():
        if name in WHOLE or not page.path(0).startswith("/api/"):
            continue
        answer = big.as_of(page).ask("GET", page.path(0))
        if "json" not in answer.headers["content-type"] or "/tables/" in page.path(0):
            continue
        told = answer.json()
        longest = max((len(one) for one in told.values() if isinstance(one, list)), default=0)
        assert longest <= MOST, name


def test_one_walks_through_a_list_to_its_end(big: Big) -> None:
    player = big.as_of(Page(big.met.player, lambda _: ""))
    mine = {one["id"]: one["state"] for one in player.get("/api/tables?list=mine")["tables"]}
    assert {"waiting", "playing", "finished"} == set(mine.values())
    for path, key, count in (
        ("/api/tables?list=finished", "tables", None),
        ("/api/host/people", "people", 300),
        ("/api/host/tables?state=finished", "tables", 585),
    ):
        who = big.as_of(Page(big.met.host, lambda _: "")) if "host" in path else player
        met, more = Counter[str](), None
        while True:
            sign = "&" if "?" in path else "?"
            told = who.get(path + (f"{sign}before={more}" if more else ""))
            met.update(one["id"] for one in told[key])
            more = told["more"]
            if more is None:
                break
        assert set(met.values()) == {1}
        assert count is None or len(met) in (count, count + 1), path


def test_the_pages_are_timed(big: Big) -> None:
    found = {name: page for name, page in pages(big.met).items() if name.startswith("host")}
    timed = time_pages(big.house.url, 0, found, 2)
    assert timed.keys() == found.keys()
    assert all(one["p99_ms"] >= one["median_ms"] > 0 for one in timed.values())
