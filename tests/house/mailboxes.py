"""Where notices arrive in the tests: webhooks, a mail server, a server that is slow for ever."""

from __future__ import annotations

import contextlib
import http.server
import json
import socket
import socketserver
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message as Letter
from email.policy import default
from typing import Any

from sqlalchemy import select, update

from quattrocento.house import schema
from tests.house.houses import RunningHouse, Visitor
from tests.patience import until


class Mailbox:
    """What arrived, over HTTP or SMTP; the first deliveries can be made to fail."""

    def __init__(self) -> None:
        self.hooks: list[dict[str, Any]] = []
        self.letters: list[Letter] = []
        self.raw: list[bytes] = []
        """The letters as they came."""
        self.failures = 0

    def wait(self, count: int) -> None:
        until(lambda: len(self.hooks) + len(self.letters) >= count)


@contextmanager
def open_hooks() -> Iterator[tuple[str, Mailbox]]:
    """A web server that takes webhooks."""
    box = Mailbox()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            box.failures -= 1
            if box.failures < 0:
                box.hooks.append(json.loads(body))
            self.send_response(500 if box.failures >= 0 else 204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/hook?x=1", box
    server.shutdown()
    server.server_close()


@contextmanager
def open_post_office() -> Iterator[tuple[str, Mailbox]]:
    """A server that takes mail."""
    box = Mailbox()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                verb = line.strip().upper()
                if verb.startswith(b"EHLO"):
                    self.wfile.write(b"250 hello\r\n")
                elif verb == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (part := self.rfile.readline()) != b".\r\n":
                        lines.append(part)
                    box.raw.append(b"".join(lines))
                    box.letters.append(message_from_bytes(b"".join(lines), policy=default))
                    self.wfile.write(b"250 kept\r\n")
                elif verb == b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 fine\r\n")

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"smtp://127.0.0.1:{server.server_address[1]}", box
    server.shutdown()
    server.server_close()


class Tarpit:
    """A server that answers with a byte now and then, for ever."""

    def __init__(self) -> None:
        # A network of its own: all of 127.0.0.0/8 is this machine.
        self._server = socket.create_server(("127.1.0.1", 0), backlog=512)
        self._lines: list[socket.socket] = []
        self._closing = threading.Event()
        self.url = f"http://127.1.0.1:{self._server.getsockname()[1]}/"
        for work in (self._accept, self._drip):
            threading.Thread(target=work, daemon=True).start()

    @property
    def callers(self) -> int:
        return len(self._lines)

    def _accept(self) -> None:
        while True:
            try:
                self._lines.append(self._server.accept()[0])
            except OSError:
                return

    def _drip(self) -> None:
        answer = b"HTTP/1.1 200 OK\r\nX-Slow: " + b"a" * 10_000
        said: Counter[socket.socket] = Counter()
        while not self._closing.wait(0.05):
            for line in list(self._lines):
                with contextlib.suppress(OSError):
                    line.send(answer[said[line] :][:1])
                    said[line] += 1

    def close(self) -> None:
        self._closing.set()
        self._server.close()
        for line in self._lines:
            line.close()


def text_of(letter: Letter) -> str:
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def wants(visitor: Visitor, **wanted: Any) -> None:
    answer = visitor.ask("PATCH", "/api/me", {"notices": wanted})
    assert answer.status_code == 200, answer.text


def two_people(house: RunningHouse) -> tuple[str, Visitor, Visitor, int]:
    """A table of two that is not yet begun; with this seed the second seat begins."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", name="Friday")
    bea.post(f"/api/tables/{table}/join", {})
    return table, ada, bea, 1


def their_turn(host: Visitor, other: Visitor) -> str:
    """A table at which somebody else has to decide."""
    table = host.set_up("me", "open")
    other.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    message = host.message(table)
    while message["moves"]:
        message = host.move(table, message)
    return table


def put_in(house: RunningHouse, visitor: Visitor, **values: Any) -> None:
    """Store an address as it is, behind the house's back."""
    me = visitor.get("/api/me")["person"]
    told = json.dumps(me["notices"] | values)
    query = update(schema.people).where(schema.people.c.id == me["id"]).values(notices=told)
    with house.house.store.writing.begin() as connection:
        connection.execute(query)
    house.run(lambda house: house.people.forget_all())


def outbox(house: RunningHouse) -> list[dict[str, Any]]:
    query = select(schema.outbox).order_by(schema.outbox.c.due)
    return house.house.store.ask(
        lambda connection: [dict(row) for row in connection.execute(query).mappings()]
    )
