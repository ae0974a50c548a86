"""How fast the house is: many tables over real connections, beside boardgame.io's own server."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.house_load import Caller, bytes_heard
from quattrocento.lab.measure import is_compiled

Figures = dict[str, Any]
PEER = "boardgame.io@0.50.2"
SIZED = 200
"""Random moves of each game whose messages are weighed."""
SCRIPTS = Path(__file__).with_name("boardgame_io")


def bench_house(
    tables: int, seconds: float, peer: bool, database: str = "", processes: int = 1
) -> Figures:
    """Moves a second and waiting times at many tables; memory, cold load; the peer's beside.

    A house of several processes needs the address of an empty PostgreSQL database.
    """
    if processes > 1 and not database.startswith("postgres"):
        raise QuattrocentoError("several processes need PostgreSQL: --database postgresql://…")
    with tempfile.TemporaryDirectory(prefix="quattrocento-bench-") as folder:
        where = ["--database", database] if database else ["--data", folder]
        with open_house(where, processes) as house:
            full = _load(house, tables, seconds, pause=0.0)
        with open_house(where, processes) as house:
            calm = _load(house, tables, seconds, pause=1.0)
        with open_house(where) as house:
            sizes = asyncio.run(_sizes(house.urls[0]))
        with open_house(where) as house:
            table = asyncio.run(_finished_game(house.urls[0]))
        with open_house(where) as house:
            cold = _time_message(house.urls[0], table)
    figures: Figures = {
        "tables": tables,
        "processes": processes,
        "storage": "PostgreSQL" if database.startswith("postgres") else "SQLite",
        "compiled": is_compiled(),
        "full": full,
        "calm": calm,
        "sizes": sizes,
        "cold_load_ms": cold * 1000,
    }
    if peer and shutil.which("node") and shutil.which("npm"):
        theirs = _peer(tables, seconds)
        figures["peer"] = theirs
        figures["ratio"] = full["moves_per_second"] / theirs["moves_per_second"]
    return figures


class Opened:
    """The processes of a house that is open, and their addresses."""

    def __init__(self, urls: list[str], pids: list[int]) -> None:
        self.urls = urls
        self.pids = pids

    @property
    def memory(self) -> float:
        return sum(_memory(pid) for pid in self.pids)


@contextmanager
def open_house(where: list[str], processes: int = 1) -> Iterator[Opened]:
    """A house as `quattrocento serve` opens it, once or several times; no limits on calls."""
    calm = os.environ | {"QUATTROCENTO_RATE": "0", "QUATTROCENTO_LOG": "error"}
    command = [sys.executable, "-m", "quattrocento.cli", "serve", "--no-browser", *where]
    with ExitStack() as stack:
        urls, pids = [], []
        for _ in range(processes):
            port = free_port()
            opening = _process([*command, "--port", str(port)], calm)
            pids.append(stack.enter_context(opening).pid)
            urls.append(f"http://127.0.0.1:{port}")
        yield Opened(urls, pids)


@contextmanager
def _process(
    command: list[str], environment: dict[str, str], folder: Path | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A server that says on its standard output that it is open."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if "open" in line:
                break
        else:
            raise QuattrocentoError(f"{command[0]} did not open")
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=30)


def _load(house: Opened, tables: int, seconds: float, pause: float) -> Figures:
    """People at every table, in a process of their own."""
    before = house.memory
    command = [sys.executable, "-m", "quattrocento.lab.house_load"]
    pids = ",".join(map(str, house.pids))
    figures = _figures(
        [*command, ",".join(house.urls), str(tables), str(seconds), str(pause), pids]
    )
    return figures | {"memory_per_table_kib": (house.memory - before) / tables}


def _figures(command: list[str], folder: Path | None = None) -> Figures:
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["no output"]
        raise QuattrocentoError(f"the load does not run: {reason[0]}")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    found["moves_per_second"] = found["moves"] / found["seconds"]
    return found


def _memory(pid: int) -> float:
    """Memory of a process in KiB; 0 where the system does not tell."""
    if os.name == "nt":
        return 0.0
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True)
    return float(told.stdout.strip() or 0)


async def _sizes(url: str) -> dict[str, float]:
    """Mean bytes a move and screen, in every game with as many people as play it best."""
    return {
        name: await bytes_heard(url, name, min(4, max(load_game(name).seats)), SIZED)
        for name in GAMES
    }


async def _finished_game(url: str) -> str:
    """Play a game to its end, both seats at one screen; gives the table."""
    caller = Caller(url)
    await caller.call("/api/guests", {"name": "Ada"})
    body = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table: str = (await caller.call("/api/tables", body))["table"]["id"]
    await caller.call(f"/api/tables/{table}/start", {})
    message = json.loads(_get(f"{url}/api/tables/{table}/message"))
    seat, version, move = message["prompt"]["seat"], message["version"], ["pass"]
    while not message["over"]:
        body = {"seat": seat, "version": version, "move": move, "key": f"bench-{version:08}"}
        message = await caller.call(f"/api/tables/{table}/moves", body)
        if not message["over"]:
            seat, version = message["prompt"]["seat"], message["version"]
            move = message["moves"][0]["move"]
    return table


def _time_message(url: str, table: str) -> float:
    """The first message of a finished game after the house has opened."""
    _get(f"{url}/api/health")
    began = time.perf_counter()
    _get(f"{url}/api/tables/{table}/message")
    return time.perf_counter() - began


def _get(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        body: bytes = answer.read()
    return body


def _peer(tables: int, seconds: float) -> Figures:
    """boardgame.io's server and client, installed into the user's cache, under the same load."""
    folder = _install_peer()
    port = free_port()
    command = ["node", str(folder / "server.cjs"), str(port), str(tables)]
    with _process(command, dict(os.environ), folder) as process:
        before = _memory(process.pid)
        url = f"http://localhost:{port}"
        load = ["node", str(folder / "load.cjs"), url, str(tables), str(seconds), str(process.pid)]
        figures = _figures(load, folder)
        return figures | {"memory_per_table_kib": (_memory(process.pid) - before) / tables}


def _install_peer() -> Path:
    folder = user_cache_path("quattrocento") / "boardgame_io"
    folder.mkdir(parents=True, exist_ok=True)
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        print("installing boardgame.io to compare with …", file=sys.stderr)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(
            ["npm", "install", *quiet, "--prefix", str(folder), PEER],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise QuattrocentoError("boardgame.io cannot be installed: npm failed")
    return folder


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port
