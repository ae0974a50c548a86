"""A live line as a page keeps it: it comes back after every break with what it has drawn."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quattrocento.table.deltas import put_together
from quattrocento.table.numbers import Things
from tests.storm.person import PATIENCE, Person

PING = 20.0
LATE = 8.0
"""Seconds after which an answer on a line is not waited for."""


class Screen:
    """One tab of one person at one table; `seat` asks for that seat's message."""

    def __init__(self, person: Person, table: str, seat: int | None = None, invite: str = ""):
        self.person = person
        self.table = table
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.seats: list[int | None] = []
        """The seats it was told it is, in order."""
        self.seen = 0
        self.view: Any = None
        self._message: dict[str, Any] = {}
        self._things = Things()
        self._line: ClientConnection | None = None
        self._sent: dict[str, asyncio.Future[tuple[int, str]]] = {}
        """What was sent on this line and is not answered."""
        self.barred = False
        self.news = asyncio.Event()
        self._seat = seat
        self.invite = invite
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def newer(self, version: int, seconds: float) -> None:
        """Wait a while for something newer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.seen <= version and not self.barred:
                    self.news.clear()
                    await self.news.wait()

    async def put(self, do: str, wish: dict[str, Any]) -> tuple[int, str] | None:
        """Send something with a key on the line; its status and code, None where the line broke."""
        if self._line is None:
            return None
        answer: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._sent[wish["key"]] = answer
        with contextlib.suppress(ConnectionClosed, asyncio.CancelledError):
            await self._line.send(json.dumps({"do": do, **wish}))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LATE):
                    return await answer
        self._sent.pop(wish["key"], None)
        return None

    def _lose(self) -> None:
        """What was sent on the line may have arrived or not."""
        self._line = None
        for answer in self._sent.values():
            answer.cancel()
        self._sent.clear()

    async def _listen(self) -> None:
        while not self.barred:
            try:
                await self._once()
            except ConnectionClosed as error:
                self._judge(error.rcvd.code if error.rcvd is not None else 1006)
            except (OSError, InvalidHandshake, EOFError):
                pass
            self.person.world.history.counts["lines broken"] += 1
            await asyncio.sleep(self.person.rng.uniform(0.02, 0.5))
        self.news.set()

    def _judge(self, code: int) -> None:
        """Why the house has closed the line: the seat is gone, or the right to look at all."""
        if code in (4429, 4503, 4507) or code < 4000:
            return
        history = self.person.world.history
        history.barred[str(code)] += 1
        if code == 4401:
            history.unjust.append(f"{self.person.name} is logged out in the middle of a game")
        if self._seat is None:
            self.barred = True
        self._seat = None

    async def _once(self) -> None:
        chat = self.chat[-1]["index"] if self.chat else -1
        query: dict[str, Any] = {"seen": self.seen, "chat": chat}
        if self.person.rng.random() < 0.7:
            query["changes"] = "true"
        if self._seat is not None:
            query["seat"] = self._seat
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        if self.invite:
            asked += f"&invite={self.invite}"
        person = self.person
        door = person.rng.choice(person.world.doors).replace("http", "ws", 1)
        cookies = "; ".join(f"{one.name}={one.value}" for one in person.http.cookies.jar)
        opening = connect(
            f"{door}/api/tables/{self.table}/live?{asked}",
            additional_headers={"Cookie": cookies, "X-Forwarded-For": person.address},
            max_size=None, proxy=None, ping_interval=None, open_timeout=PATIENCE,
        )  # fmt: skip
        self._things = Things()
        async with opening as line:
            pinging = asyncio.create_task(_ping(line))
            self._line = line
            try:
                async for said in line:
                    self._hear(said if isinstance(said, str) else said.decode())
                # The loop ends without a word after a proper goodbye.
                self._judge(line.close_code or 1006)
            finally:
                pinging.cancel()
                self._lose()

    def _hear(self, text: str) -> None:
        received, where = self.person.world.received, f"the line of {self.table}"
        received.keep(self.person.id, where, text.encode())
        said = msgspec.json.decode(text)
        if not isinstance(said, dict):
            return
        if "refused" in said:
            self._answer(said["refused"], said["status"], said["error"])
        if "version" not in said:
            return
        done = said.get("done", ())
        if "after" in said:
            said = put_together(self._message, said, self._things)
            # It is judged like a message that came whole.
            received.keep(self.person.id, f"{where}, put together", msgspec.json.encode(said))
        self._message = said
        self.seen = said["version"]
        self.events += said["events"]
        self.chat += said["chat"]
        if said["seat"] not in self.seats:
            self.seats.append(said["seat"])
        self.view = said["view"]
        self.person.world.history.answered += 1
        self.news.set()
        for key in done:
            self._answer(key, 200, "")

    def _answer(self, key: str | None, status: int, code: str) -> None:
        answer = self._sent.pop(key or "", None)
        if answer is not None and not answer.done():
            answer.set_result((status, code))


async def _ping(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(PING)
            await line.send("ping")
