"""Ctrl-C at any moment ends a command with 130 and a line, never with a traceback."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.commands.calling import environment
from tests.house.houses import Visitor
from tests.house.processes import HouseProcess
from tests.patience import patience

Command = subprocess.Popen[str]


@contextmanager
def begun(*arguments: str, python: tuple[str, ...] = ()) -> Iterator[Command]:
    """A command in a group of its own, as a terminal starts it; ended whatever happens."""
    command = [sys.executable, *python, "-m", "quattrocento.cli", *arguments]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(PYTHONUNBUFFERED="1"),
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def interrupt(process: Command, before: str = "") -> str:
    """Press Ctrl-C, and give all that is written on stderr; there is no traceback in it."""
    os.killpg(process.pid, signal.SIGINT)
    _, rest = process.communicate(timeout=patience(60))
    said = before + rest
    assert process.returncode == 130, said
    for word in ("Traceback", "Exception ignored", "KeyboardInterrupt"):
        assert word not in said, said
    return said


def until(lines: Iterator[str], fits: Callable[[str], bool]) -> str:
    """Read until something is said; gives all of it."""
    said = ""
    for line in lines:
        said += line
        if fits(line):
            return said
    raise AssertionError(f"it ended before: {said}")


@pytest.mark.parametrize(
    "module",
    ["quattrocento.cleaning", "argparse", "tomllib", "quattrocento.kernel.play"],
)
def test_while_the_program_itself_is_read(module: str) -> None:
    with begun("components", "signorie", python=("-X", "importtime")) as process:
        assert process.stderr is not None
        before = until(iter(process.stderr), lambda line: line.strip().endswith(module))
        said = interrupt(process, before)
    assert said.splitlines()[-1] == "quattrocento: stopped"


@pytest.mark.parametrize("command", ["show", "replay", "report", "export"])
def test_while_a_file_is_read(command: str, tmp_path: Path) -> None:
    """A pipe that somebody has opened and never writes to."""
    file = tmp_path / "slow"
    os.mkfifo(file)
    more = {"report": ["--to", str(tmp_path / "page")], "export": ["--to", str(tmp_path / "to")]}
    # Opening waits until the command has opened it too.
    with begun(command, str(file), *more.get(command, [])) as process, file.open("w"):
        assert interrupt(process) == "quattrocento: stopped\n"


@pytest.mark.parametrize(
    "words",
    ["serve --no-browser --port 0", "worker --bots 1", "audit", "backup FILE", "restore FILE"],
)
def test_while_a_database_is_awaited(words: str, tmp_path: Path) -> None:
    """One that takes the connection and never says a word."""
    file = tmp_path / "file"
    if "restore" in words:
        file.write_bytes(b"")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(patience(60))
        address = f"postgresql://house@127.0.0.1:{silent.getsockname()[1]}/house"
        arguments = words.replace("FILE", str(file)).split()
        with begun(*arguments, "--database", address) as process:
            line, _ = silent.accept()
            with line:
                assert interrupt(process) == "quattrocento: stopped\n"
    assert [path.name for path in tmp_path.iterdir()] == (["file"] if "restore" in words else [])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_in_the_middle_of_many_games(jobs: str, tmp_path: Path) -> None:
    arguments = "arena signorie --players random,random --games 100000 --jobs".split()
    with begun(*arguments, jobs, "--out", str(tmp_path / "games")) as process:
        assert process.stderr is not None
        before = until(iter(process.stderr), lambda line: "of 100,000 games" in line)
        assert "stopped after" in interrupt(process, before)


def test_as_the_players_of_many_games_begin() -> None:
    arguments = "simulate signorie --players random,random --games 100000 --jobs 2".split()
    with begun(*arguments, python=("-X", "importtime")) as process:
        assert process.stderr is not None
        before = until(iter(process.stderr), lambda line: line.strip().endswith("popen_fork"))
        interrupt(process, before)


def test_at_the_table(tmp_path: Path) -> None:
    with begun("play", "signorie", "--seed", "1", "--save", str(tmp_path / "game")) as process:
        assert process.stdout is not None
        process.stdout.readline()
        interrupt(process)


def test_in_an_open_house_whose_bots_think(tmp_path: Path) -> None:
    def start(port: int) -> list[str]:
        command = ["-m", "quattrocento.cli", "serve", "--no-browser", "--data", str(tmp_path)]
        return [*command, "--port", str(port), "--log", "warning"]

    with HouseProcess(start, os.setsid) as process:
        ada = Visitor(process.url)
        ada.post("/api/guests", {"name": "Ada"})
        hard = {"kind": "bot", "level": "hard"}
        table = ada.set_up(hard, hard, start=True)
        ada.live(table).until(lambda line: line.seen > 2)
        os.killpg(process.process.pid, signal.SIGINT)
        said = process.output()
    assert process.process.returncode == 130
    assert said.splitlines()[1:] == ["quattrocento: stopped"]
