"""Those who mean harm, among the honest ones: bounded in number and time, and only here."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.storm.world import World

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
HELD = (1.5, 1.5, 1.5, 25.0)
"""Seconds that connections are held open; the last is longer than the house has patience."""
NOSY = 40
"""Messages that somebody hears who has no business at a table."""
GARBAGE: tuple[bytes, ...] = (
    b"", b"{", b"[" * 2000, b'{"seat": 1e999}', b'{"seat": "0", "version": {}}', b"\xff\xfe\x00",
    b'{"seat":0,"version":1,"move":["\\u0000"],"key":"aaaaaaaa"}', b"null", b'"' + b"x" * 60000,
)  # fmt: skip
BAD_HOOKS = (
    "http://example.org:99999/", "http://[bad/", "http://x:abc/", "http://127.0.0.1:1/",
)  # fmt: skip


FAILING = ("trickle", "dead")
MALLORY = "Mallory"


class Enemy:
    """One who tries; every method is a way to do harm."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._rng = world.rng_of()
        self._door = self._rng.choice(world.doors)
        self._held = self._rng.choice(HELD)
        self.http = httpx.AsyncClient(
            base_url=self._door, timeout=60, trust_env=False, verify=world.tls,
            headers={"X-Quattrocento": "1", "X-Forwarded-For": world.new_address("192.0")},
            event_hooks={"response": [self._keep]},
        )  # fmt: skip

    async def _keep(self, answer: httpx.Response) -> None:
        """Nobody who means harm may read any secret."""
        where = f"{answer.request.method} {answer.request.url.path}"
        self._world.received.keep(MALLORY, where, await answer.aread())

    async def half_sent(self) -> None:
        """Requests that never end."""
        lines = [await self._open() for _ in range(40)]
        for _, writer in lines:
            writer.write(self._head("POST", "/api/guests") + b"Content-Length: 100\r\n\r\n{")
        await asyncio.sleep(self._held)
        self._drop(lines)

    async def slow_readers(self) -> None:
        """Ask for much, and read nothing."""
        lines = [await self._open() for _ in range(8)]
        wish = self._head("GET", "/api/games/princes/components") + b"\r\n"
        for _, writer in lines:
            writer.write(wish * 40)
        await asyncio.sleep(self._held)
        self._drop(lines)

    async def deaf_lines(self) -> None:
        """Listen to tables, and never take what is told."""
        opened = []
        for table in self._tables(10):
            with contextlib.suppress(*BROKEN):
                opened.append(await self._listen(table))
        await asyncio.sleep(2 * self._held)
        for line in opened:
            line.transport.abort()

    async def listening_in(self) -> None:
        """Hear what is told at tables, from seats that are somebody else's too."""
        for table in self._tables(3):
            seat = self._rng.choice(("", "?seat=0", "?seat=1", "?seat=0&invite=please"))
            with contextlib.suppress(*BROKEN):
                line = await self._listen(table, seat)
                try:
                    async with asyncio.timeout(self._held):
                        for _ in range(NOSY):
                            heard = await line.recv(decode=False)
                            self._world.received.keep(MALLORY, f"the line of {table}{seat}", heard)
                finally:
                    line.transport.abort()

    async def forgery(self) -> None:
        """Other people's seats, old versions, cookies of one's own making."""
        await self._guest()
        forged = [
            {},
            {"Cookie": "quattrocento=WyJhZGEiLDBd.aaaa.bbbb"},
            {"Cookie": "quattrocento="},
        ]
        for table in self._tables(6):
            for call in ("moves", "undo", "confirm", "resign", "answer"):
                key = f"evil{self._rng.getrandbits(64):016x}"
                self._world.history.hostile_keys.add(key)
                wish = {"seat": self._rng.randrange(4), "version": self._rng.randint(1, 90),
                        "move": ["end_turn"], "key": key, "yes": True}  # fmt: skip
                path = f"/api/tables/{table}/{call}"
                answer = await self.http.post(path, json=wish, headers=self._rng.choice(forged))
                if answer.status_code < 400:
                    self._world.history.unjust.append(f"a stranger did {call} at {table}")

    async def garbage(self) -> None:
        """Bodies that are none."""
        await self._guest()
        paths = ["/api/tables", "/api/login", "/api/me", "/api/guests", "/api/tables/*/moves"]
        paths += [f"/api/tables/{table}/moves" for table in self._tables(3)]
        for body in GARBAGE:
            answer = await self.http.post(self._rng.choice(paths), content=body)
            if answer.status_code == 500:
                self._world.history.mistakes.append(f"garbage {body[:40]!r}: {answer.text}")

    async def login_flood(self) -> None:
        """Passwords by the dozen."""
        wish = {"name": "Clerk 1", "password": "not this one"}
        await asyncio.gather(*[self.http.post("/api/login", json=wish) for _ in range(30)])

    async def huge_headers(self) -> None:
        """Headers without an end."""
        lines = [await self._open() for _ in range(3)]
        for _, writer in lines:
            writer.write(self._head("GET", "/api/health"))
            for _ in range(64):
                writer.write(b"X-Long: " + b"y" * 16384 + b"\r\n")
                with contextlib.suppress(OSError):
                    await writer.drain()
        self._drop(lines)

    async def bad_hooks(self) -> None:
        """Webhooks that raise, refuse or trickle, and games that call them."""
        other = Enemy(self._world)
        try:
            await self._guest()
            await other._guest()
            hooks = [*BAD_HOOKS, *[self._world.hooks.url(mood, "evil") for mood in FAILING]]
            wish = {"notices": {"webhook": self._rng.choice(hooks)}}
            for one in (self, other):
                await one.http.patch("/api/me", json=wish)
            seats = [{"kind": "me"}, {"kind": "open"}]
            wanted = {"game": "signorie", "seats": seats}
            made = await self.http.post("/api/tables", json=wanted)
            table = made.json()["table"]["id"]
            await other.http.post(f"/api/tables/{table}/join", json={})
            await self.http.post(f"/api/tables/{table}/start", json={})
        finally:
            await other.http.aclose()

    async def _guest(self) -> None:
        await self.http.post("/api/guests", json={"name": MALLORY})

    async def _listen(self, table: str, query: str = "") -> ClientConnection:
        url = f"{self._door}/api/tables/{table}/live{query}".replace("http", "ws", 1)
        return await connect(url, proxy=None, ping_interval=None, max_queue=1)

    async def _open(self) -> Pair:
        address = urlsplit(self._door)
        return await asyncio.open_connection(address.hostname, address.port)

    def _head(self, method: str, path: str) -> bytes:
        host = urlsplit(self._door).netloc
        return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nX-Quattrocento: 1\r\n".encode()

    def _drop(self, lines: list[Pair]) -> None:
        for _, writer in lines:
            writer.transport.abort()

    def _tables(self, count: int) -> list[str]:
        known = list(self._world.tables)
        return self._rng.sample(known, min(count, len(known)))


WAYS: dict[str, Callable[[Enemy], Awaitable[None]]] = {
    "half-sent requests": Enemy.half_sent,
    "slow readers": Enemy.slow_readers,
    "deaf lines": Enemy.deaf_lines,
    "listening in": Enemy.listening_in,
    "forged seats": Enemy.forgery,
    "garbage": Enemy.garbage,
    "login floods": Enemy.login_flood,
    "huge headers": Enemy.huge_headers,
    "bad webhooks": Enemy.bad_hooks,
}


async def harm(world: World, way: str) -> None:
    """Do it once; doors may be shut meanwhile."""
    enemy = Enemy(world)
    try:
        with contextlib.suppress(OSError, httpx.HTTPError, json.JSONDecodeError, KeyError):
            await WAYS[way](enemy)
    finally:
        world.history.hostile[way] += 1
        await enemy.http.aclose()
