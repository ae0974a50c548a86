"""A house of many processes for the tests: doors, workers, and people who come in by any door."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.house.houses import PATIENCE, Line, Message, Visitor
from tests.house.processes import HouseProcess

CALM = ("--bot-pause", "0", "--log", "error")
COMMAND = ("-m", "quattrocento.cli")
WORN_OUT = (500, 502, 503, 507)
"""Answers after which one tries again."""
BROKEN = (OSError, WebSocketException)
"""What becomes of a live connection when its door is gone."""


class Door:
    """One `quattrocento serve`; killed, it opens again at the same address."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.process = HouseProcess(self._arguments)
        self.url = self.process.url

    def _arguments(self, port: int) -> list[str]:
        # Bots are left to the workers.
        given = ["--database", self._database, "--port", str(port), "--bots", "0"]
        return [*COMMAND, "serve", "--no-browser", *given, *CALM]

    def kill(self) -> None:
        self.process.process.kill()
        self.process.process.communicate(timeout=PATIENCE)

    def open(self) -> None:
        self.process = HouseProcess(self._arguments, port=self.process.port)


class Worker:
    """One `quattrocento worker`."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.open()

    def open(self) -> None:
        given = ["worker", "--database", self._database, "--bots", "1", *CALM]
        self.process = subprocess.Popen(
            [sys.executable, *COMMAND, *given], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        assert "ready" in self.process.stdout.readline()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


class Cluster:
    """Doors and workers on one database."""

    def __init__(self, database: str, doors: int, workers: int) -> None:
        self.database = database
        # No limits: the tests are many people at one address.
        os.environ["QUATTROCENTO_RATE"] = "0"
        self.doors = [Door(database) for _ in range(doors)]
        self.workers = [Worker(database) for _ in range(workers)]
        self.killed: Counter[str] = Counter()

    @property
    def _processes(self) -> list[Door | Worker]:
        return [*self.doors, *self.workers]

    def kill_one(self, rng: Random) -> None:
        """Kill a process with -9, and start it again after a moment."""
        among = self._processes
        if not self.killed["Door"] or not self.killed["Worker"]:
            among = [*self.workers] if self.killed["Door"] else [*self.doors]
        victim = rng.choice(among)
        victim.kill()
        self.killed[type(victim).__name__] += 1
        time.sleep(rng.uniform(0.0, 0.5))
        victim.open()

    def close(self) -> None:
        for one in self._processes:
            one.kill()
        del os.environ["QUATTROCENTO_RATE"]


class Guest:
    """Somebody who comes in by another door for every request, and insists."""

    def __init__(self, cluster: Cluster, name: str, rng: Random) -> None:
        self._rng = rng
        self._visitors = [Visitor(door.url) for door in cluster.doors]
        self.ask("POST", "/api/guests", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask at one door or another until there is an answer."""
        for visitor in self._doors():
            with contextlib.suppress(httpx.TransportError):
                answer = visitor.ask(method, path, body)
                if answer.status_code not in WORN_OUT:
                    for other in self._visitors:
                        other.http.cookies.update(visitor.http.cookies)
                    return answer
        raise AssertionError(f"nobody answers {method} {path}")

    def message(self, table: str, seen: int = 0) -> Message:
        message: Message = self.ask("GET", f"/api/tables/{table}/message?seen={seen}").json()
        return message

    def line(self, table: str) -> Line:
        """A live connection through one of the doors."""
        for visitor in self._doors():
            with contextlib.suppress(*BROKEN):
                return Line(visitor, table, 0, {})
        raise AssertionError("no door is open")

    def reconnect(self, line: Line) -> None:
        for visitor in self._doors():
            with contextlib.suppress(*BROKEN):
                line.come_in_by(visitor)
                return
        raise AssertionError("no door is open")

    def _doors(self) -> Iterator[Visitor]:
        """One door after the other, for as long as one has patience."""
        deadline = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < deadline:
            yield self._rng.choice(self._visitors)
            time.sleep(0.005)


class Table(threading.Thread):
    """A table whose people play to the end, each request by any door; a ledger of their moves."""

    def __init__(self, cluster: Cluster, seats: list[str], seed: int, game: str) -> None:
        super().__init__(daemon=True)
        self._rng = Random(seed)
        self._people: dict[int, Guest] = {}
        self.played: list[str] = []
        """Keys of the moves that were answered as played."""
        self.refused: list[str] = []
        self.trouble = ""
        self.line: Line | None = None
        self._host = Guest(cluster, "Host", self._rng)
        wanted = [{"kind": seat, "level": "easy"} for seat in seats]
        options = {"families": "dealt"} if game == "princes" else {}
        wish = {"game": game, "seats": wanted, "options": options}
        self.id: str = self._host.ask("POST", "/api/tables", wish).json()["table"]["id"]
        for seat, kind in enumerate(seats):
            if kind == "me":
                self._people[seat] = self._host
            elif kind == "open":
                guest = self._people[seat] = Guest(cluster, f"Guest {seat}", self._rng)
                guest.ask("POST", f"/api/tables/{self.id}/join", {"seat": seat})
        self._host.ask("POST", f"/api/tables/{self.id}/start", {})

    def run(self) -> None:
        try:
            self._play()
        except Exception as error:
            self.trouble = repr(error)

    def _play(self) -> None:
        line = self.line = self._host.line(self.id)
        message = self._host.message(self.id)
        while not message["over"]:
            who = self._people.get(message["prompt"]["seat"])
            if who is None:
                self._hear(line, message["version"])
                message = self._host.message(self.id, message["version"])
                continue
            if not message["moves"] or message["seat"] != message["prompt"]["seat"]:
                message = who.message(self.id, message["version"])
            if message["moves"]:
                message = self._move(who, message)
        while not line.last.get("over"):
            self._hear(line, line.seen)

    def _move(self, who: Guest, message: Message) -> Message:
        wish = {
            "seat": message["prompt"]["seat"],
            "version": message["version"],
            "move": self._rng.choice(message["moves"])["move"],
            "key": f"{self._rng.getrandbits(64):016x}",
        }
        answer = who.ask("POST", f"/api/tables/{self.id}/moves", wish)
        assert answer.status_code in (200, 409), answer.text
        outcome = self.played if answer.status_code == 200 else self.refused
        outcome.append(f"{wish['seat']}:{wish['key']}")
        body: Message = answer.json()
        return body

    def _hear(self, line: Line, seen: int) -> None:
        """Listen until there is something newer; a door that is gone is left for another."""
        deadline = time.monotonic() + 3 * PATIENCE
        while line.seen <= seen:
            assert time.monotonic() < deadline, f"nothing comes after {seen}: {line.last}"
            try:
                line.hear(1.0)
            except TimeoutError:
                continue
            except BROKEN:
                self._host.reconnect(line)
