"""How long the lists and pages of a big house take, one after the other over a real connection."""

from __future__ import annotations

import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from quattrocento.games.registry import GAMES
from quattrocento.house.config import Config
from quattrocento.house.cookies import COOKIE
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.bench_house import Opened, free_port, open_house
from quattrocento.lab.big_house import DAY, Met, Size, fill
from quattrocento.lab.house_load import cpu_seconds
from quattrocento.lab.measure import is_compiled

Figures = dict[str, dict[str, float]]
TIMES = 200
"""How often each is asked for."""


class Page(NamedTuple):
    """Something that is asked for: by whom, and at which address the n-th time."""

    token: str
    path: Callable[[int], str]


def pages(met: Met) -> dict[str, Page]:
    """Every list and page of a house, by what it shows."""
    games, at = list(GAMES), time.time()

    def public(path: str) -> Page:
        return Page("", lambda _: path)

    def mine(path: str) -> Page:
        return Page(met.player, lambda _: path)

    def host(path: str) -> Page:
        return Page(met.host, lambda _: f"/api/host{path}")

    def each(tables: list[str], more: str) -> Page:
        """Another table every time: hardly one of them is in memory."""
        return Page(met.player, lambda n: f"/api/tables/{tables[n % len(tables)]}{more}")

    return {
        "the page itself": public("/"),
        "how the house is kept": public("/api/house"),
        "tables to join and to watch": public("/api/tables?list=open"),
        "more to join": mine(f"/api/tables?list=waiting&before={at - DAY}"),
        "more to watch": mine(f"/api/tables?list=playing&before={at - DAY}"),
        "my tables, and the bell": mine("/api/tables?list=mine"),
        "my finished games": mine("/api/tables?list=finished"),
        "who I am": mine("/api/me"),
        "my sessions": mine("/api/sessions"),
        "whom I have blocked": mine("/api/blocks"),
        "what failed to reach me": mine("/api/me/notices"),
        "my data": mine("/api/export"),
        "a table": each(met.playing, ""),
        "its first message": each(met.playing[::-1], "/message"),
        "a finished table's": each(met.finished, "/message"),
        "a replay": each(met.finished[::-1], "/replay?at=30"),
        "a record": each(met.finished[::-1], "/record"),
        "statistics of a game": Page(
            "", lambda n: f"/api/games/{games[n % len(games)]}/statistics"
        ),
        "statistics of a person": public(f"/api/people/{met.id}/statistics"),
        "host: how it is": host(""),
        "host: people": host("/people"),
        "host: people, further on": Page(
            met.host, lambda n: f"/api/host/people?before={at - 3 * n * DAY}"
        ),
        "host: people by name": Page(
            met.host, lambda n: f"/api/host/people?beginning={quote(f'Person {n}')}"
        ),
        "host: people, nobody": host("/people?beginning=Nobody"),
        "host: tables": host("/tables"),
        "host: tables, waiting": host("/tables?state=waiting"),
        "host: tables, further on": Page(
            met.host, lambda n: f"/api/host/tables?state=finished&before={at - 3 * n * DAY}"
        ),
        "host: reports": host("/reports"),
        "host: outbox": host("/letters"),
        "host: log": host("/log"),
        "host: log, further on": Page(met.host, lambda n: f"/api/host/log?before={200 + n}"),
    }


def time_pages(url: str, pid: int, found: dict[str, Page], times: int) -> Figures:
    """Milliseconds that each takes, the processor's time of the house in them, and its bytes."""
    parts = urlsplit(url)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port)
    figures: Figures = {}
    for name, page in found.items():
        headers = {"Cookie": f"{COOKIE}={page.token}"} if page.token else {}
        waits, said, spent = [], 0, cpu_seconds(pid)
        for number in range(times):
            began = time.perf_counter()
            line.request("GET", page.path(number), headers=headers)
            answer = line.getresponse()
            said += len(answer.read())
            waits.append(1000 * (time.perf_counter() - began))
            if answer.status != 200:
                raise QuattrocentoError(f"{page.path(number)} was answered with {answer.status}")
        waits.sort()
        figures[name] = {
            "median_ms": waits[times // 2],
            "p99_ms": waits[int(times * 0.99)],
            "cpu_ms": 1000 * (cpu_seconds(pid) - spent) / times,
            "bytes": said / times,
        }
    line.close()
    return figures


def bench_pages(people: int, database: str, tables: int) -> dict[str, Any]:
    """Make a house of so many people, and time its pages: at rest, and while games are played."""
    size = Size.of(people)
    with tempfile.TemporaryDirectory(prefix="quattrocento-bench-") as folder:
        where = ["--database", database] if database else ["--data", folder]
        began = time.perf_counter()
        config = Config(data=folder, database=database, rate=0.0)
        met = asyncio.run(fill(config, size))
        made = time.perf_counter() - began
        port = free_port()
        with open_house([*where, "--metrics", str(port)]) as house:
            url, pid = house.urls[0], house.pids[0]
            found = pages(met)
            calm = time_pages(url, pid, found, TIMES)
            numbers = {"numbers for Prometheus": Page("", lambda _: "/metrics")}
            calm |= time_pages(f"http://127.0.0.1:{port}", pid, numbers, TIMES)
            with _played(house, met, tables):
                busy = time_pages(url, pid, found, TIMES)
    return {
        "size": size._asdict(),
        "storage": "PostgreSQL" if database.startswith("postgres") else "SQLite",
        "compiled": is_compiled(),
        "made_seconds": made,
        "played": tables,
        "calm": calm,
        "busy": busy,
    }


@contextmanager
def _played(house: Opened, met: Met, tables: int) -> Iterator[None]:
    """Meanwhile a move a second is made at so many tables."""
    begun = _playing(house.urls[0], met) + tables
    command = [sys.executable, "-m", "quattrocento.lab.house_load", house.urls[0]]
    load = subprocess.Popen(
        [*command, str(tables), "3600", "1", str(house.pids[0])], stdout=subprocess.DEVNULL
    )
    try:
        while _playing(house.urls[0], met) < begun:
            if load.poll() is not None:
                raise QuattrocentoError("the load does not run")
            time.sleep(0.2)
        yield
    finally:
        load.terminate()
        load.wait()


def _playing(url: str, met: Met) -> int:
    """How many games are under way."""
    request = urllib.request.Request(f"{url}/api/host")
    request.add_header("Cookie", f"{COOKIE}={met.host}")
    with urllib.request.urlopen(request) as answer:
        counts = json.loads(answer.read())["counts"]
    playing: int = counts["playing"]
    return playing
