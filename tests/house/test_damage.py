"""A database whose pages are not as they were written is told as such, by whoever meets it."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.house.store import Store
from quattrocento.kernel.errors import QuattrocentoError
from tests.house.houses import RunningHouse, Visitor
from tests.house.processes import quattrocento

pytestmark = pytest.mark.once
PAGE = 4096


def page_of(database: Path, name: str) -> int:
    """The first page of a table or index."""
    with sqlite3.connect(database) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        found: int = connection.execute(query, (name,)).fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return found


def damage(database: Path, name: str) -> None:
    """Write over the first page of a table or index."""
    page = page_of(database, name)
    with database.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * PAGE)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The database of a house in which somebody has played."""
    database = tmp_path / "house.sqlite3"
    house = RunningHouse(f"sqlite:///{database}")
    try:
        ada = house.guest()
        for _ in range(3):
            table = ada.set_up("me", "here", start=True)
            ada.move(table, ada.message(table))
    finally:
        house.close()
    return database


@pytest.mark.parametrize("name", ["moves", "chat", "tables_state", "meta"])
def test_a_damaged_house_does_not_open_and_says_what_to_do(played: Path, name: str) -> None:
    damage(played, name)
    found = quattrocento("serve", "--no-browser", "--data", str(played.parent), "--port", "1")
    assert found.returncode == 2
    assert "is damaged" in found.stderr
    assert "restore a backup" in found.stderr
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize("content", [b"not a database " * 400, b"SQLite format 3\0" + b"\1" * 9000])
def test_a_file_that_is_no_database_says_so(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "house.sqlite3").write_bytes(content)
    (tmp_path / "house.sqlite3").chmod(0o600)
    copy = str(tmp_path / "house.backup")
    for command in (["serve", "--no-browser", "--port", "1"], ["audit"], ["backup", copy]):
        found = quattrocento(*command, "--data", str(tmp_path))
        assert found.returncode == 2
        assert "is damaged" in found.stderr
        assert found.stderr.count("\n") == 1
    assert not Path(copy).exists()


def test_the_audit_names_the_damage_and_goes_on(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["audit", "--data", str(played.parent)]) == 0
    damage(played, "moves")
    capsys.readouterr()
    assert main(["audit", "--data", str(played.parent)]) == 1
    said = capsys.readouterr().out
    assert "the database is damaged: " in said
    assert "restore a backup" in said
    assert said.count("the database is damaged here") == 3
    assert "3 games, 0 moves, 3 different" in said


def test_a_damaged_house_makes_no_half_backup(played: Path) -> None:
    damage(played, "changes")
    copy = played.with_name("house.backup")
    found = quattrocento("backup", str(copy), "--data", str(played.parent))
    assert found.returncode == 2
    assert "is damaged" in found.stderr
    assert found.stderr.count("\n") == 1
    assert sorted(path.name for path in played.parent.glob("*.backup*")) == []


@pytest.mark.parametrize("changed", ["bits", "columns", "no columns", "number", "half a character"])
def test_a_damaged_backup_is_one_line_and_fills_nothing(
    changed: str, played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, there = played.with_name("house.backup"), played.parent / "there"
    assert main(["backup", str(copy), "--data", str(played.parent)]) == 0
    lines = [json.loads(line) for line in gzip.decompress(copy.read_bytes()).splitlines()]
    heading, row = lines[1], lines[2]
    if changed == "columns":
        heading["columns"] = 7
    elif changed == "no columns":
        del heading["columns"]
    elif changed == "number":
        row[heading["columns"].index("epoch")] = 10**30
    elif changed == "half a character":
        row[heading["columns"].index("name")] = "\ud800"
    packed = gzip.compress("\n".join(json.dumps(line) for line in lines).encode())
    if changed == "bits":
        packed = packed[:200] + bytes(byte ^ 255 for byte in packed[200:])
    copy.write_bytes(packed)
    capsys.readouterr()
    assert main(["restore", str(copy), "--data", str(there)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    store = Store(f"sqlite:///{there / 'house.sqlite3'}")
    with store.reading.connect() as connection:
        found = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
    store.close()
    assert found == 0


def test_an_index_that_lies_is_found_by_the_audit(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(played) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        other = "CREATE INDEX tables_state ON tables (host, changed)"
        forged = "UPDATE sqlite_master SET sql = ? WHERE name = 'tables_state'"
        connection.execute(forged, (other,))
    connection.close()
    assert main(["audit", "--data", str(played.parent)]) == 1
    assert "the database is damaged: " in capsys.readouterr().out


def test_damage_met_while_the_house_is_open_is_told(played: Path) -> None:
    house = RunningHouse(f"sqlite:///{played}")
    try:
        ada = house.guest()
        table = ada.set_up("me", "here", start=True)
        house.run(lambda inside: inside.forget(inside._tables[table]))
        house.run(lambda inside: inside.store.reading.dispose())
        damage(played, "moves")
        assert ada.refused("GET", f"/api/tables/{table}") == (503, "storage-damaged")
        assert ada.refused("POST", f"/api/tables/{table}/leave", {}) == (503, "storage-damaged")
        assert Visitor(house.url).get("/api/health") == {"ok": True}
    finally:
        house.close()


def test_a_damaged_house_can_be_let_go(played: Path) -> None:
    """Refusing leaves no lock behind in a process that goes on."""
    damage(played, "moves")
    store = Store(f"sqlite:///{played}")
    for _ in range(2):
        with pytest.raises(QuattrocentoError, match="is damaged"):
            store.open()
    store.close()
