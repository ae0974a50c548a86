"""`quattrocento serve` as a person starts it."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.house.config import read_config
from quattrocento.kernel.errors import QuattrocentoError
from tests.house.houses import Visitor, play_on
from tests.house.processes import HouseProcess


def serve(folder: Path) -> list[str]:
    """A house in a folder, but for its port."""
    return ["-m", "quattrocento.cli", "serve", "--no-browser", "--data", str(folder)]


def test_it_opens_plays_and_closes_with_grace(tmp_path: Path) -> None:
    arguments = serve(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as free:
        numbers = str(free.getsockname()[1])
    more = ["--log-format", "json", "--bot-pause", "0", "--metrics", numbers]
    with HouseProcess(lambda port: [*arguments, *more, "--port", str(port)]) as process:
        ada = Visitor(process.url)
        ada.post("/api/guests", {"name": "Ada"})
        table = ada.set_up("me", "bot", start=True)
        line = ada.live(table)
        play_on(table, {0: ada}, moves=5)
        metrics = ada.http.get(f"http://127.0.0.1:{numbers}/metrics").text
        assert 'quattrocento_changes_total{kind="move"}' in metrics
        assert "quattrocento_connections 1.0" in metrics
        assert {game["name"] for game in ada.get("/api/games")["games"]} >= {"signorie"}
        assert "game-signorie" in ada.http.get("/api/games/signorie/words/it").text
        assert ada.get("/api/games/signorie/rules")["rules"][0]["id"] == "S-101"
        assert ada.get("/api/games/signorie/components")["rows"]
        process.process.send_signal(signal.SIGTERM)
        assert line.closed() == 1012
        said = process.output()
    assert process.process.returncode == 0
    greeting = f"The house is open at {process.url}"
    entries = [json.loads(line) for line in said.splitlines() if line != greeting]
    assert len(entries) == len(said.splitlines()) - 1
    assert {entry["event"] for entry in entries} >= {"the house is open", "start"}
    for entry in entries:
        assert entry["level"] == "info", entry


def test_nobody_is_told_numbers_who_was_not_asked_to(tmp_path: Path) -> None:
    """Never on the house's own port, and nowhere at all unless somebody says where."""
    with HouseProcess(lambda port: [*serve(tmp_path), "--port", str(port)]) as process:
        visitor = Visitor(process.url)
        for path in ("/api/metrics", "/api/metrics/"):
            assert visitor.refused("GET", path) == (404, "not-found")
        assert "quattrocento_" not in visitor.http.get("/metrics").text


@pytest.mark.parametrize("where", ["no", "0", "70000", "127.0.0.1:", "taken"])
def test_a_port_for_metrics_that_cannot_be_is_one_line(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        wanted = port if where == "taken" else where
        arguments = ["serve", "--no-browser", "--data", str(tmp_path), "--port", "0"]
        assert main([*arguments, "--metrics", wanted]) == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert said.startswith("quattrocento: ")
    assert "--metrics" in said
    if where == "taken":
        assert f"cannot tell metrics on 127.0.0.1, port {port}" in said


def test_flags_come_before_the_environment_and_both_before_defaults() -> None:
    environment = {"QUATTROCENTO_PORT": "9000", "QUATTROCENTO_BOT_PAUSE": "2", "HOME": "/"}
    config = read_config({"port": 7000, "host": None}, environment)
    assert (config.port, config.bot_pause, config.host) == (7000, 2.0, "127.0.0.1")
    assert read_config({}, {"QUATTROCENTO_PRIVATE_WEBHOOKS": "true"}).private_webhooks
    assert read_config({"data": "/tmp/x"}, {}).database_url == "sqlite:////tmp/x/house.sqlite3"
    # A copy in a folder is not the house that the machine's settings name.
    elsewhere = {"QUATTROCENTO_DATABASE": "postgresql://house@db/house"}
    assert read_config({}, elsewhere).database_url == elsewhere["QUATTROCENTO_DATABASE"]
    copy = read_config({"data": "/tmp/x"}, elsewhere)
    assert copy.database_url == "sqlite:////tmp/x/house.sqlite3"
    assert read_config({"host": "0.0.0.0", "port": 80}, {}).home == "http://localhost:80"
    assert read_config({"host": "::1", "port": 80}, {}).home == "http://[::1]:80"
    assert read_config({"url": "https://a.example/"}, {}).home == "https://a.example"
    with pytest.raises(QuattrocentoError, match="port"):
        read_config({}, {"QUATTROCENTO_PORT": "many"})


def test_a_database_that_cannot_be_opened_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = "postgresql://nobody@127.0.0.1:1/nowhere"
    assert main(["serve", "--no-browser", "--database", wrong]) == 2
    error = capsys.readouterr().err
    assert error.startswith("quattrocento: cannot use the database postgresql")
    assert error.count("\n") == 1


def test_a_port_that_is_taken_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-browser", "--data", str(tmp_path), "--port", port]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


def test_the_program_starts_without_the_houses_packages_being_read() -> None:
    """Playing at the terminal does not wait for a server to be imported."""
    code = (
        "import sys, quattrocento.cli; print('uvicorn' in sys.modules, 'sqlalchemy' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "False"]
