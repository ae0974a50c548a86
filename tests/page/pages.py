"""A page's house in a test: kept in memory, its lines written down, its bots thinking here."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from quattrocento.page import PageHouse, thinking
from quattrocento.table.deltas import put_together
from quattrocento.table.numbers import Things

Json = dict[str, Any]


class Full(Exception):
    """There is no room left."""


class Memory:
    """Keeps texts as a browser does; `room` puts still fit."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.room: float = float("inf")

    async def put(self, kind: str, key: str, text: str) -> None:
        await asyncio.sleep(0)
        if self.room <= 0:
            raise Full("quota exceeded")
        self.room -= 1
        self.kept[kind, key] = text

    async def get(self, kind: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.kept.get((kind, key))

    async def all(self, kind: str) -> list[tuple[str, str]]:
        await asyncio.sleep(0)
        return sorted((key, text) for (one, key), text in self.kept.items() if one == kind)

    async def delete(self, kind: str, key: str) -> None:
        await asyncio.sleep(0)
        self.kept.pop((kind, key), None)


async def think(job: str) -> str:
    """The other worker."""
    await asyncio.sleep(0)
    return thinking.answer(job)


class Page:
    """An open page."""

    def __init__(
        self,
        keeper: Memory | None = None,
        think: Callable[[str], Awaitable[str]] = think,
        seed: int = 1494,
    ) -> None:
        self.keeper = keeper or Memory()
        self.told: dict[int, list[Any]] = {}
        self.changed = asyncio.Event()
        self.house = PageHouse(self.keeper, self._hear, think, Random(seed), pause=0.0)

    def _hear(self, line: int, text: str) -> None:
        self.told.setdefault(line, []).append(json.loads(text) if text else None)
        self.changed.set()

    async def open(self, name: str | None = "Ada") -> Page:
        await self.house.open()
        if name is not None:
            await self.ask("POST", "/api/guests", {"name": name, "language": "en"})
        return self

    async def answer(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A status, and what was answered."""
        status, text = await self.house.call(method, path, "" if body is None else json.dumps(body))
        return status, json.loads(text)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, found = await self.answer(method, path, body)
        assert status < 300, found
        return found

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of a refusal."""
        status, found = await self.answer(method, path, body)
        assert status >= 400, found
        return status, found["error"]

    # Tables

    async def set_up(self, game: str, *seats: str, **more: Any) -> str:
        """A table that has begun; a seat is `me`, `here` or the level of a bot."""
        wished = [
            {"kind": seat} if seat in ("me", "here") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": wished, **more}
        found = await self.ask("POST", "/api/tables", body)
        table: str = found["table"]["id"]
        await self.ask("POST", f"/api/tables/{table}/start")
        return table

    async def message(self, table: str) -> Json:
        found: Json = await self.ask("GET", f"/api/tables/{table}/message")
        return found

    async def summary(self, table: str) -> Json:
        found: Json = (await self.ask("GET", f"/api/tables/{table}"))["table"]
        return found

    async def until(self, done: Callable[[], Awaitable[Any]]) -> Any:
        """What something comes to, once it comes to anything."""
        async with asyncio.timeout(300):
            while not (found := await done()):
                await asyncio.sleep(0.001)
        return found

    async def my_turn(self, table: str) -> Json:
        """The message once somebody here has to decide, or the game is over."""

        async def due() -> Json | None:
            message = await self.message(table)
            return message if message["moves"] or message["over"] else None

        found: Json = await self.until(due)
        return found

    async def play(self, table: str, verb: str = "moves", **more: Any) -> Json:
        """Do something with the seat that is to decide."""
        message = await self.message(table)
        body = {"seat": message["seat"], "version": message["version"], "key": new_key()} | more
        found: Json = await self.ask("POST", f"/api/tables/{table}/{verb}", body)
        return found

    async def play_out(self, table: str, rng: Random, most: int = 10_000) -> Json:
        """Random moves for whoever sits here, to the end."""
        message = await self.my_turn(table)
        while not message["over"] and most:
            chosen = rng.choice(message["moves"])["move"]
            await self.play(table, move=chosen)
            message = await self.my_turn(table)
            most -= 1
        return message

    # Lines

    def listen(self, line: int, table: str, seen: int = 0) -> None:
        self.told[line] = []
        query = f"seen={seen}&chat=-1&changes=true"
        self.house.open_line(line, f"/api/tables/{table}/live?{query}")

    async def heard(self, line: int, said: Callable[[Any], bool]) -> Any:
        """The first thing on a line of which that is true."""
        async with asyncio.timeout(60):
            while True:
                found = next((one for one in self.told[line] if said(one)), None)
                if found is not None or None in self.told[line]:
                    return found
                self.changed.clear()
                await self.changed.wait()


def put_all_together(told: list[Any]) -> Json:
    """The message that a screen has after all that it was told."""
    message: Json = {}
    things = Things()
    for one in told:
        if "view" in one:
            message = one
        elif "after" in one:
            assert one["after"] == message["version"]
            message = put_together(message, one, things)
    return message


def new_key() -> str:
    return secrets.token_hex(8)
