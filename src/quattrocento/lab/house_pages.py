"""How long the lists and pages of a big house take, one after the other over a real connection."""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from quattrocento.games.registry import GAMES
from quattrocento.house.cookies import COOKIE
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.big_house import DAY, Met
from quattrocento.lab.house_load import cpu_seconds

Figures = dict[str, dict[str, float]]


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
