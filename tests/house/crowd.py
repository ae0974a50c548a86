"""How long somebody waits for an easy bot while one guest keeps many tables of hard ones going.

`PYTHONPATH=src python -m tests.house.crowd` measures it in a house of one process on SQLite;
with `--workers 1` in one of a door and so many workers on PostgreSQL.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.house.houses import Visitor
from tests.house.postgres import Postgres
from tests.house.processes import HouseProcess
from tests.patience import patience

SETTINGS = {"QUATTROCENTO_RATE": "0", "QUATTROCENTO_BOT_TABLES": "0"}
"""No limits on requests or tables: the queue alone is measured."""


COMMAND = ("-m", "quattrocento.cli")
CALM = ("--bot-pause", "0", "--log", "error")


@contextmanager
def opened(bots: int, workers: int) -> Iterator[str]:
    """The address of a house of one process, or of one with workers."""
    with ExitStack() as stack:
        if workers:
            postgres = Postgres()
            stack.callback(postgres.stop)
            where = ["--database", postgres.new_database()]
        else:
            where = ["--data", stack.enter_context(tempfile.TemporaryDirectory())]

        def arguments(port: int) -> list[str]:
            given = ["--port", str(port), "--bots", "0" if workers else str(bots)]
            return [*COMMAND, "serve", "--no-browser", *where, *given, *CALM]

        url = stack.enter_context(HouseProcess(arguments)).url
        for _ in range(workers):
            stack.enter_context(worker([*where, "--bots", str(bots), *CALM]))
        yield url


@contextmanager
def worker(given: list[str]) -> Iterator[None]:
    process = subprocess.Popen(
        [sys.executable, *COMMAND, "worker", *given], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert "ready" in process.stdout.readline()
        yield
    finally:
        process.terminate()
        process.communicate(timeout=patience())


def guest(url: str, name: str) -> Visitor:
    visitor = Visitor(url)
    visitor.http.timeout = 300
    visitor.post("/api/guests", {"name": name})
    return visitor


def waits(visitor: Visitor, moves: int) -> list[float]:
    """Seconds that a person waits for each move of an easy bot."""
    table = visitor.set_up("me", "bot", start=True)
    found: list[float] = []
    message = visitor.message(table)
    while len(found) < moves and not message["over"]:
        if message["moves"]:
            message = visitor.move(table, message)
            continue
        began, version = time.monotonic(), message["version"]
        while message["version"] == version:
            time.sleep(0.01)
            message = visitor.message(table, seen=version)
        found.append(time.monotonic() - began)
    return found


def said(what: str, found: list[float]) -> None:
    print(
        f"{what}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--game", default="signorie")
    given = parser.parse_args()
    os.environ.update(SETTINGS)
    with opened(given.bots, given.workers) as url:
        said("alone", waits(guest(url, "Ada"), given.moves))
        greedy = guest(url, "Greta")
        hard = {"kind": "bot", "level": "hard"}
        for _ in range(given.tables):
            greedy.set_up(hard, hard, start=True, game=given.game)
        time.sleep(5)
        said(f"beside {given.tables} tables", waits(guest(url, "Bea"), given.moves))


if __name__ == "__main__":
    main()
