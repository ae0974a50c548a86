"""Told to stop, the house stops: within ten seconds, whatever is under way, and with status 0."""

from __future__ import annotations

import contextlib
import json
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, insert
from sqlalchemy import select as query

from quattrocento.house import house, notices, schema, stopping
from quattrocento.house.store import Store
from quattrocento.table.steady import now
from tests.house.houses import RunningHouse, Visitor
from tests.house.postgres import Postgres
from tests.house.processes import HouseProcess
from tests.patience import patience, until

SLOW, NETWORKS = 200, 8


class Deaf:
    """Ports that take connections and never answer."""

    def __init__(self, hosts: list[str]) -> None:
        self._servers = [socket.create_server((host, 0), backlog=256) for host in hosts]
        self._lines: list[socket.socket] = []
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._closed = threading.Event()
        self._accepting.start()

    @property
    def callers(self) -> int:
        return len(self._lines)

    @property
    def addresses(self) -> list[str]:
        return ["{}:{}".format(*server.getsockname()) for server in self._servers]

    def _accept(self) -> None:
        while not self._closed.is_set():
            for server in select.select(self._servers, [], [], 0.05)[0]:
                self._lines.append(server.accept()[0])

    def close(self) -> None:
        self._closed.set()
        self._accepting.join()
        for one in [*self._servers, *self._lines]:
            one.close()


@pytest.fixture
def deaf() -> Iterator[tuple[Deaf, Deaf]]:
    """Webhooks of several networks, and a mail server."""
    hooks = Deaf([f"127.{number + 1}.0.1" for number in range(NETWORKS)])
    mail = Deaf(["127.0.0.1"])
    yield hooks, mail
    hooks.close()
    mail.close()


def fill(store: Store, table: str, hooks: Deaf) -> None:
    """People with slow addresses, and a notice for each."""
    addresses = hooks.addresses
    people: list[dict[str, Any]] = []
    outbox: list[dict[str, Any]] = []
    for number in range(SLOW):
        address = f"http://{addresses[number % NETWORKS]}/"
        chosen: dict[str, Any] = {"webhook": address}
        channel = "webhook"
        if number % 10 == 0:
            chosen, channel = {"email": "a@example.org", "email_confirmed": True}, "email"
        person = f"slow{number}"
        people.append({"id": person, "name": person, "epoch": 0, "language": "en", "created": 0.0})
        people[-1] |= {"notices": json.dumps(chosen), "login": None, "password": None}
        notice = {"id": f"n{number}", "person": person, "table_id": table, "channel": channel}
        outbox.append(notice | {"kind": "over", "due": now(), "tries": 0})
    with store.writing.begin() as connection:
        connection.execute(insert(schema.people), people)
        connection.execute(insert(schema.outbox), outbox)


def test_it_stops_in_time_whatever_is_under_way(tmp_path: Path, deaf: tuple[Deaf, Deaf]) -> None:
    hooks, mail = deaf
    database = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    first = RunningHouse(database)
    table = first.guest().set_up("me", "bot")
    first.close()
    store = Store(database)
    fill(store, table, hooks)
    smtp = mail.addresses[0].rpartition(":")[2]
    arguments, hashing = ["-m", "tests.house.hanging", database], tmp_path / "hashing"
    with contextlib.ExitStack() as stack:
        process = stack.enter_context(
            HouseProcess(lambda port: [*arguments, str(port), smtp, str(hashing)])
        )
        ada = Visitor(process.url)
        ada.post("/api/guests", {"name": "Ada"})
        mine = ada.set_up("me", "bot", start=True)
        line = ada.live(mine)
        # A password that is never done, and a body that never comes.
        logging_in = threading.Thread(target=log_in, args=(process.url,), daemon=True)
        logging_in.start()
        half = stack.enter_context(socket.create_connection(("127.0.0.1", process.port)))
        host = process.url.removeprefix("http://")
        head = f"POST /api/guests HTTP/1.1\r\nHost: {host}\r\nX-Quattrocento: 1\r\n"
        half.sendall(f"{head}Content-Length: 99\r\n\r\n{{".encode())
        until(lambda: hooks.callers >= notices.WEBHOOKS // 2, "webhooks are not called")
        until(lambda: mail.callers >= 3, "no mail is sent")
        until(hashing.exists, "no password is looked at")
        began = time.monotonic()
        process.process.send_signal(signal.SIGTERM)
        assert line.closed() == 1012
        said = process.output()
        took = time.monotonic() - began
    assert process.process.returncode == 0, said
    assert took < patience(10)
    # What was cut off is told, and the notices are still there, due at once.
    assert "left before everything had ended threads=" in said
    assert "password_0" in said
    o = schema.outbox.c
    left = query(func.count()).where(o.dead.is_(None), o.due <= now())
    assert store.ask(lambda connection: connection.execute(left).scalar()) == SLOW
    store.close()


def test_the_steps_of_stopping_fit_into_ten_seconds() -> None:
    assert stopping.REQUESTS + house.CLOSING < stopping.LONGEST < 10


def log_in(url: str) -> None:
    with contextlib.suppress(httpx.TransportError):
        Visitor(url).ask("POST", "/api/login", {"name": "Ada", "password": "wrong password"})


def test_with_nothing_under_way_it_stops_at_once(tmp_path: Path) -> None:
    arguments = ["-m", "quattrocento.cli", "serve", "--no-browser", "--data", str(tmp_path)]
    with HouseProcess(lambda port: [*arguments, "--port", str(port)]) as process:
        began = time.monotonic()
        process.process.send_signal(signal.SIGTERM)
        said = process.output()
    assert process.process.returncode == 0
    assert time.monotonic() - began < patience(10)
    assert "ERROR" not in said


OPENING = """
import asyncio, sys
from quattrocento.cli import main
from quattrocento.house import stopping
from quattrocento.house.house import House

async def never(house):
    print("opening", flush=True)
    await asyncio.Event().wait()

stopping.LONGEST = 0.5
House.help = never
main(["worker", "--bots", "1", "--database", sys.argv[1]])
"""


def test_a_worker_that_is_still_opening_stops_too(postgres: Postgres) -> None:
    command = [sys.executable, "-c", OPENING, postgres.new_database()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
        try:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "opening\n"
            worker.send_signal(signal.SIGTERM)
            assert worker.wait(patience()) == 0
        finally:
            worker.kill()
