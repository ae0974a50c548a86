"""What was answered is stored; what could not be stored did not happen."""

from __future__ import annotations

import resource
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from psycopg.errors import DiskFull
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError

from quattrocento.house import house as memory
from quattrocento.house import migrations, schema
from quattrocento.house.bots import alone
from quattrocento.house.errors import StorageDown, StorageFull
from quattrocento.house.migrations import MIGRATIONS, migrate, schema_of
from quattrocento.house.store import Store, trouble
from quattrocento.house.writer import Insert
from quattrocento.kernel.errors import QuattrocentoError
from tests.house.houses import RunningHouse, Visitor, old_cookie, play_on
from tests.house.postgres import Postgres
from tests.house.processes import HouseProcess

pytestmark = pytest.mark.once


def test_a_kill_between_writing_and_telling_loses_and_doubles_nothing(database: str) -> None:
    with HouseProcess(
        lambda port: ["-m", "tests.house.dying", database, str(port), "12"]
    ) as process:
        ada = Visitor(process.url)
        ada.post("/api/guests", {"name": "Ada"})
        table = ada.set_up("me", "here", start=True)
        line = ada.live(table)
        message = ada.message(table)
        for _ in range(10):
            message = ada.move(table, message)
        wish = ada.wish(message)
        with pytest.raises(httpx.TransportError):
            ada.post(f"/api/tables/{table}/moves", wish)
        assert process.process.wait(20) == -signal.SIGKILL
    told = message["version"]
    house = RunningHouse(database)
    try:
        back = Visitor(house.url)
        back.http.cookies.update(ada.http.cookies)
        present = back.message(table)
        assert present["version"] == told + 1
        # The move was stored although nobody heard of it: sending it again changes nothing.
        again = back.post(f"/api/tables/{table}/moves", wish)
        assert again["version"] == told + 1
        line._visitor = back
        while line.seen < told:
            line.hear()
        line.reconnect()
        line.until(lambda line: line.seen == told + 1)
        assert line.events == present["events"]
        assert play_on(table, {0: back, 1: back})["over"]
    finally:
        house.close()


def no_more_room(house: RunningHouse, room: bool) -> None:
    """Let the database grow no further, or again."""

    def limit(connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages * 100 if room else pages}")

    house.run(lambda inside: inside.writer.do(limit))


def play_until_refused(visitor: Visitor, table: str) -> tuple[httpx.Response, dict[str, Any]]:
    """Move until the house cannot store any more; its answer, and the message before it."""
    message = visitor.message(table)
    for _ in range(500):
        answer = visitor.ask("POST", f"/api/tables/{table}/moves", visitor.wish(message))
        if answer.status_code != 200:
            return answer, message
        message = answer.json()
    raise AssertionError("there is always room")


def test_a_full_disk_is_told_and_nothing_is_half_done(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    no_more_room(small_house, room=False)
    answer, before = play_until_refused(ada, table)
    assert answer.status_code == 507
    assert answer.json()["error"] == "storage-full"
    assert "disk is full" in answer.json()["message"]
    now = ada.message(table, seen=before["version"])
    for part in ("version", "view", "moves", "crumbs"):
        assert now[part] == before[part]
    assert now["events"] == []
    notes = f"/api/tables/{table}/notes"
    assert ada.refused("PUT", notes, {"text": "x" * 20_000}) == (507, "storage-full")
    assert ada.get(notes) == {"text": ""}
    no_more_room(small_house, room=True)
    assert ada.move(table, now)["version"] == before["version"] + 1
    small_house.reopen()
    assert play_on(table, {0: ada, 1: ada})["over"]


def test_a_bot_waits_for_room(small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "SOONEST", 0.05)
    ada = small_house.guest()
    table = ada.set_up("bot", "bot")
    no_more_room(small_house, room=False)
    line = ada.live(table)
    while ada.ask("POST", f"/api/tables/{table}/start").status_code == 507:
        no_more_room(small_house, room=True)
    no_more_room(small_house, room=False)
    line.quiet()
    no_more_room(small_house, room=True)
    line.until(lambda line: line.last.get("over", False))
    assert [event["index"] for event in line.events] == list(range(len(line.events)))


def test_a_disk_that_fails_is_told(tmp_path: Path) -> None:
    """Files may not grow beyond a size: a real failure under the database's feet."""
    arguments = ["-m", "quattrocento.cli", "serve", "--no-browser", "--data", str(tmp_path)]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, 600_000))

    with HouseProcess(lambda port: [*arguments, "--port", str(port)], limit) as process:
        ada = Visitor(process.url)
        ada.post("/api/guests", {"name": "Ada"})
        table = ada.set_up("me", "here", start=True)
        answer, before = play_until_refused(ada, table)
        assert answer.status_code in (503, 507)
        assert ada.message(table)["view"] == before["view"]
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}")
    try:
        back = Visitor(house.url)
        back.http.cookies.update(ada.http.cookies)
        assert back.message(table)["version"] == before["version"]
        assert play_on(table, {0: back, 1: back})["over"]
    finally:
        house.close()


def test_troubles_are_told_apart() -> None:
    assert isinstance(trouble(OperationalError("", {}, DiskFull())), StorageFull)
    assert isinstance(trouble(OperationalError("", {}, OSError("gone"))), StorageDown)


def test_two_houses_on_one_database_do_not_overwrite_each_other(postgres: Postgres) -> None:
    database = postgres.new_database()
    house, other = RunningHouse(database), RunningHouse(database)
    try:
        ada = house.guest()
        table = ada.set_up("me", "here", start=True)
        there = Visitor(other.url)
        there.http.cookies.update(ada.http.cookies)
        old = there.message(table)
        new = ada.move(table, ada.message(table))
        # The other house still remembers the older state: it must not write over the newer one.
        answer = there.ask("POST", f"/api/tables/{table}/moves", there.wish(old))
        assert answer.status_code == 409
        assert answer.json()["view"] == new["view"]
        there.move(table, answer.json())
    finally:
        other.close()
        house.close()


def test_migrations_make_the_schema_that_the_code_reads(database: str) -> None:
    store = Store(database)
    store.open()
    store.open()
    with store.reading.connect() as connection:
        assert schema_of(connection) == len(MIGRATIONS)
        found = inspect(connection)
        assert set(found.get_table_names()) == set(schema.METADATA.tables)
        for name, table in schema.METADATA.tables.items():
            there = {column["name"]: column for column in found.get_columns(name)}
            assert list(there) == [column.name for column in table.columns]
            for column in table.columns:
                if not column.primary_key:
                    assert there[column.name]["nullable"] == column.nullable, column
            keys = found.get_pk_constraint(name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]
    store.close()


FIRST_SCHEMA = (
    "INSERT INTO people (id, name, login, password, epoch, language, notices, created) "
    "VALUES ('ada', 'Ada', NULL, NULL, 0, 'en', '{}', 1)",
    "INSERT INTO tables (id, name, game, rules, options, private, invite, host, pace, "
    "confirm_turn, state, version, moves, events, deciding, round, clocks, deadline, asked, held, "
    "result, rematch, created, changed) VALUES ('friday', 'Friday', 'signorie', 1, '{}', 0, "
    "'please', 'ada', '{\"clock\": \"none\"}', 0, 'waiting', 1, 0, 0, NULL, NULL, NULL, NULL, "
    "NULL, NULL, NULL, NULL, 1, 1)",
    "INSERT INTO seats (table_id, seat, kind, person, name, level, resigned) "
    "VALUES ('friday', 0, 'person', 'ada', 'Ada', NULL, 0)",
    "INSERT INTO seats (table_id, seat, kind, person, name, level, resigned) "
    "VALUES ('friday', 1, 'here', 'ada', 'Bea', NULL, 0)",
    "INSERT INTO changes (table_id, version, at, kind, seat, key, events) "
    "VALUES ('friday', 1, 1, 'set_up', NULL, NULL, '[]')",
    "INSERT INTO meta (name, value) VALUES ('secret', 'old')",
)
"""A table that waits, as the first schema keeps it."""


def test_a_house_of_the_first_schema_is_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game begun on the first schema is played to its end on the present one."""
    monkeypatch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:1])
    store = Store(database)
    with store.writing.begin() as connection:
        migrate(connection, 1)
        for statement in FIRST_SCHEMA:
            connection.exec_driver_sql(statement)
    store.close()
    monkeypatch.undo()
    house = RunningHouse(database)
    try:
        ada = Visitor(house.url)
        ada.http.cookies.set("quattrocento", old_cookie(house.secret, "ada", 0))
        ada.post("/api/tables/friday/start")
        assert play_on("friday", {0: ada, 1: ada})["over"]
        with house.house.store.reading.connect() as connection:
            assert schema_of(connection) == len(MIGRATIONS)
    finally:
        house.close()


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    store = Store(database)
    store.open()
    with store.writing.begin() as connection:
        connection.execute(text("UPDATE meta SET value = '999' WHERE name = 'schema'"))
    with pytest.raises(QuattrocentoError, match="use a newer program"):
        store.open()
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://somewhere/x", "sqlite:////nowhere/x/y"])
def test_a_database_that_cannot_be_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(QuattrocentoError):
        Store(url).open()


def test_a_lost_connection_to_the_database_is_made_again(postgres: Postgres) -> None:
    house = RunningHouse(postgres.new_database())
    try:
        ada = house.guest()
        table = ada.set_up("me", "here", start=True)
        message = ada.message(table)
        for _ in range(3):
            with house.house.store.reading.connect() as connection:
                ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                others = "datname = current_database() AND pid <> pg_backend_pid()"
                connection.exec_driver_sql(ending + others)
            message = ada.move(table, message)
        assert play_on(table, {0: ada, 1: ada}, moves=5)["version"] == message["version"] + 5
    finally:
        house.close()


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "KEPT", 4)
    ada = small_house.guest()
    watched = ada.set_up("me", "here", start=True)
    line = ada.live(watched)
    line.until(lambda line: bool(line.last))
    tables = [ada.set_up("me", "here", start=True) for _ in range(12)]
    assert small_house.house.tables < 8
    for table in [*tables, watched]:
        before = ada.message(table)
        assert ada.move(table, before)["version"] == before["version"] + 1
    line.until(lambda line: line.seen == 3)


def test_a_game_of_many_thousand_moves_is_stored_at_once(house: RunningHouse) -> None:
    table = house.guest().set_up("me", "here")
    rows = [{"table_id": table, "number": n, "seat": 0, "move": "[]"} for n in range(20_000)]

    def store(connection: Connection) -> int:
        return Insert(schema.moves, connection.dialect).run(connection, rows)

    assert house.run(lambda house: house.writer.do(store)) == 20_000
