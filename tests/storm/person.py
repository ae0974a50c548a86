"""An honest person: comes in by any door, and asks again until there is an answer, as a page does.

How somebody plays is in `player`, what a live line draws in `screen`.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import httpx
import msgspec

from tests.storm.history import Deed
from tests.storm.world import World

AGAIN = (429, 500, 502, 503, 504, 507)
"""Answers after which a page tries again: nothing was done."""
PATIENCE = 120.0
"""Longer than any fault lasts: an answer that is late is not taken for none."""
COOKIE = "quattrocento"


ON_LINES = {"moves": "move", "undo": "undo", "confirm": "confirm"}
"""Calls that a line takes too, and what they are called there."""


class Line(Protocol):
    """Where something can be sent; `Screen` is one."""

    async def put(self, do: str, wish: dict[str, Any]) -> tuple[int, str] | None: ...


class Person:
    """Somebody with a browser; `id` is known once the house knows them."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.rng = world.rng_of()
        self.id = ""
        self.hook = ""
        self.address = world.new_address()
        self.http = httpx.AsyncClient(
            headers={"X-Quattrocento": "1", "X-Forwarded-For": self.address},
            timeout=PATIENCE, trust_env=False, verify=world.tls,
        )  # fmt: skip

    async def come_in(self) -> None:
        answer = await self.ask("POST", "/api/guests", {"name": self.name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["person"]["id"]

    async def register(self, password: str) -> None:
        """An account, to come back with; it may have been made although nobody heard of it."""
        wish = {"name": self.name, "password": password}
        answer = await self.ask("POST", "/api/accounts", wish)
        if answer.status_code in (401, 409):
            answer = await self.ask("POST", "/api/login", wish)
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["person"]["id"]

    async def ask(
        self, method: str, path: str, body: Any = None, deed: Deed | None = None
    ) -> httpx.Response:
        """Ask at one door or another until there is an answer."""
        history, wait = self.world.history, 0.02
        while True:
            if deed is not None:
                deed.attempts += 1
            try:
                url = self.rng.choice(self.world.doors) + path
                answer = await self.http.request(method, url, json=body)
            except httpx.TransportError as error:
                history.broken[type(error).__name__] += 1
            else:
                self._keep(answer)
                if answer.status_code >= 400:
                    history.refusals[f"{answer.status_code} {code_of(answer)}"] += 1
                if answer.status_code == 500:
                    history.mistakes.append(f"{method} {path}: {answer.text}")
                if answer.status_code not in AGAIN:
                    history.answered += 1
                    return answer
            await asyncio.sleep(wait * self.rng.uniform(0.5, 1.5))
            wait = min(1.0, wait * 1.5)

    def _keep(self, answer: httpx.Response) -> None:
        """All that came, the cookie too."""
        cookie, who = answer.cookies.get(COOKIE), self.id
        if cookie:
            who = who or answer.json()["person"]["id"]
            self.world.canaries.guard(cookie, "the cookie of somebody else", [who])
        head = (cookie or "").encode()
        where = f"{answer.request.method} {answer.request.url.path}"
        self.world.received.keep(who, where, answer.content + b" " + head)

    async def message(self, table: str, seen: int = 0, invite: str = "") -> dict[str, Any]:
        asked = f"seen={seen}&invite={invite}" if invite else f"seen={seen}"
        answer = await self.ask("GET", f"/api/tables/{table}/message?{asked}")
        if answer.status_code != 200:
            self.world.history.unjust.append(f"{self.name} looks at {table}: {answer.text}")
            raise Barred(answer.text)
        return read(answer)

    async def do(
        self, table: str, call: str, wish: dict[str, Any], line: Line | None = None
    ) -> dict[str, Any] | None:
        """Something with a key, until it is answered; gives the message that comes with it.

        It is sent on a line where there is one, and over HTTP where the line does not answer.
        """
        wish["key"] = f"{self.rng.getrandbits(64):016x}"
        history = self.world.history
        deed = history.begin(Deed(table, call, wish["seat"], wish["key"], wish["version"]))
        if line is not None and call in ON_LINES:
            deed.attempts += 1
            told = await line.put(ON_LINES[call], wish)
            if told is not None and told[0] not in AGAIN:
                history.counts["answered on lines"] += 1
                history.end(deed, *told)
                return None
        method = "PUT" if call == "order" else "POST"
        answer = await self.ask(method, f"/api/tables/{table}/{call}", wish, deed)
        history.end(deed, answer.status_code, code_of(answer))
        body = read(answer)
        return body if "version" in body else None

    async def patch(self, field: str, value: Any) -> None:
        """Change one of one's settings; `notices.sound` is that field of the notices."""
        head, _, tail = field.partition(".")
        setting = self.world.history.setting(self.id, field)
        setting.asked(value)
        answer = await self.ask("PATCH", "/api/me", {head: {tail: value} if tail else value})
        if answer.status_code == 200:
            setting.answered(value)
        else:
            setting.pending.remove(value)
            self.world.history.unjust.append(f"{self.name} sets {field}: {answer.text}")

    async def want_hook(self, mood: str) -> None:
        """Be called at an address of one's own, which nobody else is told."""
        self.hook = self.world.canaries.plant("a webhook's address", self.id)
        await self.patch("notices.webhook", self.world.hooks.url(mood, self.hook))

    async def close(self) -> None:
        await self.http.aclose()


class Barred(Exception):
    """A table that somebody may no longer see."""


def read(answer: httpx.Response) -> dict[str, Any]:
    """Its body; messages are large, and a storm has many."""
    body: dict[str, Any] = msgspec.json.decode(answer.content)
    return body


def code_of(answer: httpx.Response) -> str:
    """What the house calls it; a stale move is answered with a message instead."""
    try:
        body = read(answer)
    except msgspec.DecodeError:
        return "no-json"
    return str(body.get("error", "stale" if answer.status_code == 409 else ""))
