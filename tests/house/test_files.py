"""Whose a house's files are: its keeper's alone, and one process's at a time."""

from __future__ import annotations

import logging
import os
import signal
import stat
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from quattrocento.house.files import make_private
from quattrocento.house.store import Store, sqlite_url
from quattrocento.kernel.errors import QuattrocentoError
from tests.house.houses import RunningHouse, Visitor
from tests.house.processes import HouseProcess, quattrocento

pytestmark = pytest.mark.once


@pytest.fixture
def loose() -> Iterator[None]:
    """A keeper whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


def serve(folder: Path, port: int) -> list[str]:
    start = ["-m", "quattrocento.cli", "serve", "--no-browser", "--data", str(folder)]
    return [*start, "--port", str(port)]


@pytest.mark.usefixtures("loose")
def test_what_a_house_writes_is_its_keepers_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    folder = tmp_path / "deep" / "house"
    with HouseProcess(lambda port: serve(folder, port)) as process:
        Visitor(process.url).post("/api/guests", {"name": "Ada"})
        found = modes(folder)
    assert set(found) >= {"house.sqlite3", "house.sqlite3-wal", "house.sqlite3-shm"}
    assert set(found.values()) == {0o600}
    assert (mode(folder), mode(folder.parent), mode(tmp_path)) == (0o700, 0o700, 0o755)
    copy = tmp_path / "house.backup"
    draft = tmp_path / "house.backup.new"
    draft.write_text("left behind, for everybody")
    assert quattrocento("backup", str(copy), "--data", str(folder)).returncode == 0
    assert mode(copy) == 0o600
    assert not draft.exists()
    restored = tmp_path / "restored"
    assert quattrocento("restore", str(copy), "--data", str(restored)).returncode == 0
    assert (mode(restored), set(modes(restored).values())) == (0o700, {0o600})


@pytest.mark.usefixtures("loose")
def test_files_that_others_could_read_are_mended_and_it_is_said(tmp_path: Path) -> None:
    """A house of an older program; beside it a folder that is not the house's own."""
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder in (own, shared):
        folder.mkdir()
        folder.chmod(0o755)
        store = Store(sqlite_url(folder))
        store.open()
        store.close()
        for file in folder.iterdir():
            file.chmod(0o644)
        folder.chmod(0o755)
    (shared / "letters.txt").touch()
    for folder in (own, shared):
        with HouseProcess(partial(serve, folder)) as process:
            Visitor(process.url).post("/api/guests", {"name": "Ada"})
            found = modes(folder)
            process.process.terminate()
            said = process.output()
        found.pop("letters.txt", None)
        assert set(found.values()) == {0o600}
        assert f"no longer path={folder / 'house.sqlite3'} was=0644 now=0600" in said
    assert (mode(own), mode(shared), mode(shared / "letters.txt")) == (0o700, 0o755, 0o666)


def test_backups_beside_a_house_are_its_keepers_too(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir(0o755)
    old = folder / "house-2025-01-01.backup"
    old.touch(0o644)
    make_private(folder / "house.sqlite3")
    assert [mode(one) for one in (folder, old, folder / "house.sqlite3")] == [0o700, 0o600, 0o600]


def test_a_folder_where_everybody_writes_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    make_private(tmp_path / "house.sqlite3")
    assert (mode(tmp_path), mode(tmp_path / "house.sqlite3")) == (0o1777, 0o600)


def test_what_cannot_be_mended_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(self: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    database = tmp_path / "house.sqlite3"
    database.touch()
    database.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    monkeypatch.setattr(logging.getLogger("quattrocento"), "propagate", True)
    make_private(database)
    assert "others may read what belongs to the house" in caplog.text


def test_a_second_house_in_a_folder_is_told_who_has_it(tmp_path: Path) -> None:
    with HouseProcess(lambda port: serve(tmp_path, port)) as process:
        ada = Visitor(process.url)
        ada.post("/api/guests", {"name": "Ada"})
        for arguments in (
            ["serve", "--no-browser", "--data", str(tmp_path), "--port", "1"],
            ["serve", "--no-browser", "--database", sqlite_url(tmp_path), "--port", "1"],
        ):
            second = quattrocento(*arguments)
            assert second.returncode == 2
            assert f"another house has {tmp_path / 'house.sqlite3'} open" in second.stderr
            assert f"process {process.process.pid} on " in second.stderr
            assert "--data" in second.stderr
            assert second.stderr.count("\n") == 1
        copy = tmp_path.parent / f"{tmp_path.name}.backup"
        assert quattrocento("backup", str(copy), "--data", str(tmp_path)).returncode == 0
        assert quattrocento("audit", "--data", str(tmp_path)).returncode == 0
        assert (
            "another house has"
            in quattrocento("restore", str(copy), "--data", str(tmp_path)).stderr
        )
        assert ada.get("/api/me")["person"]["name"] == "Ada"
        process.process.send_signal(signal.SIGKILL)
        process.process.wait()
    # Whoever was killed holds nothing.
    with HouseProcess(lambda port: serve(tmp_path, port)) as again:
        back = Visitor(again.url)
        back.http.cookies.update(ada.http.cookies)
        assert back.get("/api/me")["person"]["name"] == "Ada"


def test_a_second_house_in_one_process_is_refused_too(small_house: RunningHouse) -> None:
    other = Store(small_house.config.database_url)
    with pytest.raises(QuattrocentoError, match=f"process {os.getpid()} on"):
        other.open()
    other.close()
    # The first one still keeps others out.
    second = quattrocento("serve", "--no-browser", "--database", other.url, "--port", "1")
    assert "another house has" in second.stderr


@pytest.mark.parametrize("way", ["sqlite:///{}", "sqlite:///file:{}?uri=true"])
def test_another_name_of_the_file_is_no_other_house(tmp_path: Path, way: str) -> None:
    first = Store(f"sqlite:///{tmp_path}/house.sqlite3")
    first.open()
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "house.sqlite3")
    second = Store(way.format(link))
    try:
        with pytest.raises(QuattrocentoError, match="another house has"):
            second.open()
    finally:
        second.close()
        first.close()


def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "house.sqlite3.lock").symlink_to(precious)
    second = quattrocento("serve", "--no-browser", "--data", str(folder), "--port", "1")
    assert precious.read_text() == "mine"
    assert "cannot write to" in second.stderr
