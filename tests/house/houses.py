"""A house that runs for a test, and the people who visit it over real connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quattrocento.house.app import App
from quattrocento.house.config import Config
from quattrocento.house.cookies import secret_of
from quattrocento.house.house import House
from quattrocento.house.server import uvicorn_config
from quattrocento.table.deltas import put_together
from quattrocento.table.numbers import Things
from tests.patience import Wait, patience

Message = dict[str, Any]


class RunningHouse:
    """A house in a thread of its own, on a port of its own."""

    def __init__(self, database: str, **settings: Any) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        calm = {"bots": 1, "bot_pause": 0.0, "rate": 0.0}
        self.config = Config(port=port, database=database, **(calm | settings))
        self.url = f"http://127.0.0.1:{port}"
        self.open()

    def open(self) -> None:
        """Open the house (again) on its database."""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        assert self._ready.wait(patience()), "the house did not open"

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(patience())
        assert not self._thread.is_alive(), "the house did not close"

    def reopen(self) -> None:
        self.close()
        self.open()

    def run(self, action: Callable[[House], Any]) -> Any:
        """Do something inside the house's event loop."""

        async def act() -> Any:
            result = action(self.house)
            return await result if asyncio.iscoroutine(result) else result

        return asyncio.run_coroutine_threadsafe(act(), self._loop).result(patience())

    @property
    def secret(self) -> str:
        secret: str = self.run(lambda house: house.writer.do(secret_of))
        return secret

    def guest(self, name: str = "Ada") -> Visitor:
        visitor = Visitor(self.url)
        visitor.post("/api/guests", {"name": name})
        return visitor

    def _serve(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            self.house = House(self.config)
            self.house.rng = Random(1)
            self._server = uvicorn.Server(uvicorn_config(App(self.house), self.config))
            serving = asyncio.create_task(self._server.serve())
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.005)
            self._ready.set()
            await serving

        with contextlib.suppress(SystemExit):
            asyncio.run(serve())


class Visitor:
    """Somebody with a browser: cookies, and the header that a page of the house sends."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url,
            headers={"X-Quattrocento": "1"},
            timeout=patience(),
            trust_env=False,
            # Nothing is encrypted here; to read all certificates of the machine takes 20 ms.
            verify=False,
        )

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def get(self, path: str) -> Any:
        return _good(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return _good(self.ask("POST", path, {} if body is None else body))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a call that must fail."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    # At a table

    def set_up(self, *seats: str | dict[str, Any], start: bool = False, **wish: Any) -> str:
        """A table; seats by kind (`bot` is an easy one)."""
        wanted = [
            seat
            if isinstance(seat, dict)
            else {"kind": seat} | ({"level": "easy"} if seat == "bot" else {})
            for seat in seats
        ]
        table: str = self.post("/api/tables", {"game": "signorie", "seats": wanted, **wish})[
            "table"
        ]["id"]
        if start:
            self.post(f"/api/tables/{table}/start")
        return table

    def message(self, table: str, **query: Any) -> Message:
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        message: Message = self.get(f"/api/tables/{table}/message?{asked}")
        return message

    def wish(self, message: Message, move: list[Any] | None = None) -> dict[str, Any]:
        """The body of a move; the first legal one unless another is given."""
        return {
            "seat": message["prompt"]["seat"],
            "version": message["version"],
            "move": message["moves"][0]["move"] if move is None else move,
            "key": secrets.token_hex(8),
        }

    def move(self, table: str, message: Message, move: list[Any] | None = None) -> Message:
        answer: Message = self.post(f"/api/tables/{table}/moves", self.wish(message, move))
        return answer

    def live(self, table: str, seen: int = 0, **query: Any) -> Line:
        return Line(self, table, seen, query)


class Line:
    """A live connection; keeps what it has drawn, as a page does."""

    def __init__(self, visitor: Visitor, table: str, seen: int, query: dict[str, Any]) -> None:
        self._visitor = visitor
        self._table = table
        self._query = query
        self.seen = seen
        self.said: list[str] = []
        """Everything as it came over the wire."""
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.last: Message = {}
        self.presence: list[int] = []
        self.waits: str | None = None
        self.deltas = 0
        """How many of the messages were told as changes."""
        self.done: list[str] = []
        self.refused: list[dict[str, Any]] = []
        """What became of what was sent here."""
        self._connect()

    def _connect(self) -> None:
        jar = self._visitor.http.cookies.jar
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)
        chat = self.chat[-1]["index"] if self.chat else -1
        query = {"seen": self.seen, "chat": chat} | self._query
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"{self._visitor.url}/api/tables/{self._table}/live?{asked}".replace("http", "ws", 1)
        headers = {"Cookie": cookies} if cookies else {}
        opening = connect(
            url, additional_headers=headers, max_size=None, proxy=None, ping_interval=None
        )
        self._line: ClientConnection = opening.__enter__()
        self._things = Things()

    def hear(self, timeout: float | None = None) -> Message:
        """The next thing the house says."""
        self.said.append(str(self._line.recv(patience() if timeout is None else timeout)))
        said: Message = json.loads(self.said[-1])
        if "done" in said:
            self.done += said["done"]
        if "after" in said:
            assert said["after"] == self.last["version"], "the change is one of another message"
            said = put_together(self.last, said, self._things)
            self.deltas += 1
        if "version" in said:
            self.last = said
            self.seen = said["version"]
            self.events += said["events"]
            self.chat += said["chat"]
        elif "presence" in said:
            self.presence = said["presence"]
        elif "waits" in said:
            self.waits = said["waits"]
        elif "refused" in said:
            self.refused.append(said)
        return said

    def send(self, do: str, message: Message | None = None, **wish: Any) -> str:
        """Send something on the line, on the message that was heard last; gives its key."""
        on = self.last if message is None else message
        body = {"seat": on["seat"], "version": on["version"], "key": secrets.token_hex(8)} | wish
        self.say(json.dumps({"do": do} | body))
        key: str = body["key"]
        return key

    def say(self, text: str) -> None:
        self._line.send(text)

    def answered(self, key: str) -> Message:
        """The message with which something that was sent is done."""
        self.until(lambda line: key in line.done)
        return self.last

    def until(self, fits: Callable[[Line], bool]) -> Message:
        """Listen until something is so."""
        wait = Wait()
        while not fits(self):
            assert not wait.over, f"it did not come to be: {self.last}"
            self.hear()
        return self.last

    def quiet(self) -> bool:
        """Nothing is said for a while."""
        try:
            said = self.hear(0.2)
        except TimeoutError:
            return True
        return "presence" in said and self.quiet()

    def break_off(self) -> None:
        """The network goes away, without a goodbye."""
        self._line.socket.shutdown(socket.SHUT_RDWR)
        self._line.close()

    def come_in_by(self, visitor: Visitor) -> None:
        """Connect through another door."""
        self._visitor = visitor
        self._connect()

    def reconnect(self) -> None:
        wait = Wait()
        while not wait.over:
            try:
                self._connect()
                return
            except (OSError, ConnectionClosed):
                time.sleep(0.05)
        raise AssertionError("the house does not come back")

    def closed(self) -> int:
        """The code with which the house closes the line."""
        with pytest.raises(ConnectionClosed) as closing:
            self.until(lambda _: False)
        assert closing.value.rcvd is not None
        return closing.value.rcvd.code

    def close(self) -> None:
        self._line.close()


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code}: {answer.text[:500]}"
    return answer.json()


def old_cookie(secret: str, person: str, epoch: int) -> str:
    """A cookie from before there were sessions."""
    return str(URLSafeTimedSerializer(secret, salt="cookie").dumps([person, epoch]))


async def idle(*_: object) -> bool:
    """Instead of what the house plays by itself: nothing."""
    return False


def play_on(table: str, visitors: dict[int, Visitor], moves: int = 10_000) -> Message:
    """Let visitors by their seats play first legal moves; gives the last message."""
    first = next(iter(visitors.values()))
    message = first.message(table)
    wait = Wait()
    while moves and not message["over"]:
        assert not wait.over, "the game does not get on"
        visitor = visitors.get(message["prompt"]["seat"])
        if visitor is None:
            time.sleep(0.01)
            message = first.message(table, seen=message["version"])
            continue
        message = visitor.message(table, seen=message["version"])
        if message["moves"]:
            message = visitor.move(table, message)
            moves -= 1
            wait = Wait()
    return message
