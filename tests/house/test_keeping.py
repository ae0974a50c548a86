"""Backup, restore and audit, as somebody who keeps a house uses them."""

from __future__ import annotations

import gzip
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from quattrocento.cli import main
from quattrocento.house.store import Store
from tests.house.houses import RunningHouse, Visitor, play_on
from tests.house.postgres import Postgres


@pytest.fixture
def played(house: RunningHouse) -> tuple[RunningHouse, Visitor, str, str]:
    """A house with a finished game and one in the middle, the latter with something undone."""
    ada = house.guest("Ada")
    done = ada.set_up("me", "here", start=True)
    play_on(done, {0: ada, 1: ada})
    begun = ada.set_up("me", "bot", start=True, confirm_turn=True)
    message = ada.message(begun)
    while not message["crumbs"]:
        message = ada.move(begun, message) if message["moves"] else ada.message(begun)
    wish = {"seat": 0, "version": message["version"], "key": "back-again"}
    ada.post(f"/api/tables/{begun}/undo", wish)
    ada.post(f"/api/tables/{begun}/chat", {"text": "Buongiorno “tutti”"})
    ada.ask("PUT", f"/api/tables/{begun}/notes", {"text": "secret"})
    return house, ada, done, begun


@pytest.fixture
def other_database(tmp_path: Path, database: str, postgres: Postgres) -> str:
    """An empty database of the other kind."""
    if database.startswith("sqlite"):
        return postgres.new_database()
    return f"sqlite:///{tmp_path / 'other.sqlite3'}"


def test_a_backup_moves_a_house_to_the_other_database(
    played: tuple[RunningHouse, Visitor, str, str],
    other_database: str,
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, ada, done, begun = played
    file = tmp_path / "house.backup"
    assert main(["backup", str(file), "--database", database]) == 0
    assert "tables 2" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["restore", str(file), "--database", other_database]) == 0
    assert main(["audit", "--database", other_database]) == 0
    there = RunningHouse(other_database)
    try:
        back = Visitor(there.url)
        back.http.cookies.update(ada.http.cookies)
        for table in (done, begun):
            assert back.message(table)["events"] == ada.message(table)["events"]
            assert back.message(table)["view"] == ada.message(table)["view"]
            record = f"/api/tables/{table}/record"
            assert back.http.get(record).text == ada.http.get(record).text
        assert back.message(begun)["chat"] == ada.message(begun)["chat"]
        assert back.get(f"/api/tables/{begun}/notes") == {"text": "secret"}
    finally:
        there.close()


def test_nothing_is_overwritten(
    played: tuple[RunningHouse, Visitor, str, str],
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    house = played[0]
    file = tmp_path / "house.backup"
    file.write_text("precious")
    assert main(["backup", str(file), "--database", database]) == 2
    assert file.read_text() == "precious"
    assert "exists already" in capsys.readouterr().err
    file.unlink()
    assert main(["backup", str(file), "--database", database]) == 0
    assert main(["restore", str(file), "--database", database]) == 2
    # SQLite's file is not even looked into while a house has it open.
    why = "another house has" if database.startswith("sqlite") else "not empty"
    assert why in capsys.readouterr().err
    house.close()
    assert main(["restore", str(file), "--database", database]) == 2
    assert "not empty" in capsys.readouterr().err
    house.open()
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == [file.name]


def test_backups_of_a_folder_are_named_by_time_and_the_old_ones_go(
    played: tuple[RunningHouse, Visitor, str, str],
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"house-2026010{day}-040000.backup" for day in (1, 2, 3)]
    own = folder / "house-of-ada.backup"
    for file in (*old, own):
        file.write_text("old")
    assert main(["backup", str(folder), "--keep", "2", "--database", database]) == 0
    (new,) = set(folder.iterdir()) - {*old, own}
    assert sorted(folder.iterdir()) == sorted([old[2], own, new])
    assert main(["restore", str(new), "--data", str(tmp_path / "again")]) == 0
    capsys.readouterr()
    assert main(["backup", str(own), "--keep", "2", "--database", database]) == 2
    assert "--keep is for a folder" in capsys.readouterr().err
    assert own.read_text() == "old"


def _cut(lines: list[str]) -> list[str]:
    return lines[:-1]


def _lose(lines: list[str]) -> list[str]:
    return [*lines[:-3], *lines[-2:]]


def _scramble(lines: list[str]) -> list[str]:
    return [*lines[:5], "{{{", *lines[5:]]


def _foreign(lines: list[str]) -> list[str]:
    return ['{"something": "else"}', *lines[1:]]


def _newer(lines: list[str]) -> list[str]:
    return ['{"quattrocento-backup": 1, "schema": 999}', *lines[1:]]


def _strange(lines: list[str]) -> list[str]:
    return [line.replace('"notices"', '"injected"') for line in lines]


@pytest.mark.parametrize("damage", [_cut, _lose, _scramble, _foreign, _newer, _strange])
def test_a_damaged_backup_restores_nothing(
    damage: Callable[[list[str]], list[str]],
    small_house: RunningHouse,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    small_house.guest().set_up("me", "here", start=True)
    file, new = tmp_path / "house.backup", tmp_path / "new"
    assert main(["backup", str(file), "--database", small_house.config.database]) == 0
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    file.write_bytes(gzip.compress("\n".join([*damage(lines), ""]).encode()))
    assert main(["restore", str(file), "--data", str(new)]) == 2
    assert "backup" in capsys.readouterr().err
    file.write_bytes(gzip.compress("\n".join([*lines, ""]).encode())[:-40])
    assert main(["restore", str(file), "--data", str(new)]) == 2
    assert main(["restore", str(tmp_path / "nowhere"), "--data", str(new)]) == 2
    assert main(["restore", str(tmp_path / "nowhere"), "--data", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "none").exists()
    file.write_bytes(gzip.compress("\n".join([*lines, ""]).encode()))
    assert main(["restore", str(file), "--data", str(new)]) == 0


TAMPERINGS = {
    "an illegal move": "UPDATE moves SET move = '[\"fly\"]' WHERE number = :at",
    "another legal one": "UPDATE moves SET move = :other WHERE number = :at",
    "somebody else's": "UPDATE moves SET seat = 1 - seat WHERE number = :at",
    "a missing one": "DELETE FROM moves WHERE number = :at",
    "another result": 'UPDATE tables SET result = \'{"places": [1, 1], "scores": [0, 0], '
    '"ended": "rules"}\'',
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_the_audit_names_a_tampered_move(
    tampering: str, house: RunningHouse, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    message = ada.message(table)
    at = len(ada.http.get(f"/api/tables/{table}/record").text.splitlines()) - 1
    used = message["moves"][0]["move"]
    other = next(choice["move"] for choice in message["moves"] if choice["move"] != used)
    play_on(table, {0: ada, 1: ada})
    house.close()
    assert main(["audit", "--database", database]) == 0
    assert "0 different" in capsys.readouterr().out
    store = Store(database)
    with store.writing.begin() as connection:
        written = str(other).replace("'", '"')
        statement = text(TAMPERINGS[tampering])
        values = {"at": at, "other": written}
        connection.execute(statement, {key: values[key] for key in statement._bindparams})
    store.close()
    assert main(["audit", "--database", database, "--table", table]) == 1
    found = capsys.readouterr().out
    assert f"table {table}: " in found
    assert "1 different" in found
    if tampering in ("an illegal move", "another legal one", "somebody else's"):
        assert f"move {at + 1} (" in found
    house.open()


def test_there_must_be_a_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["audit"], ["backup", str(tmp_path / "file")]):
        assert main([*command, "--data", str(tmp_path / "nowhere")]) == 2
        assert "there is no house" in capsys.readouterr().err
