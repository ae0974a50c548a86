"""Notices: who hears of a turn, by which way, and that a failure is tried again."""

from __future__ import annotations

import contextlib
import http.server
import json
import socket
import socketserver
import threading
import time
from collections import Counter
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message as Letter
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest
from sqlalchemy import select, update

from quattrocento.house import notices, postman, schema, webhooks
from tests.house.court import Court
from tests.house.houses import RunningHouse, Visitor
from tests.house.postgres import Postgres
from tests.house.several import Several
from tests.patience import until


def outbox(house: RunningHouse) -> list[dict[str, Any]]:
    query = select(schema.outbox).order_by(schema.outbox.c.due)
    return house.house.store.ask(
        lambda connection: [dict(row) for row in connection.execute(query).mappings()]
    )


def counted(house: RunningHouse, sample: str) -> float:
    """A number of the metrics; 0 where it was never counted."""
    told = generate_latest(house.house.metrics.registry).decode()
    lines = [line for line in told.splitlines() if line.startswith(f"{sample} ")]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


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


@pytest.fixture
def hooks() -> Iterator[tuple[str, Mailbox]]:
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


@pytest.fixture
def post_office() -> Iterator[tuple[str, Mailbox]]:
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


@pytest.fixture
def free_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house on SQLite whose notices may go to this machine."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}", private_webhooks=True)
    yield house
    house.close()


def test_whoever_is_not_looking_hears_of_the_turn(
    open_house: Any, hooks: tuple[str, Mailbox]
) -> None:
    url, box = hooks
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    wants(bea, webhook=url)
    ada.post(f"/api/tables/{table}/start")
    box.wait(1)
    said = box.hooks[0]
    assert (said["kind"], said["table"], said["person"]) == ("turn", table, "Bea")
    assert said["url"] == f"{house.config.home}/table/{table}"
    assert "Friday" in said["text"]


def test_nobody_is_told_what_they_see_or_did_themselves(
    open_house: Any, hooks: tuple[str, Mailbox]
) -> None:
    url, box = hooks
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    wants(ada, webhook=url)
    wants(bea, webhook=url)
    line = bea.live(table)
    line.until(lambda line: line.presence == [1])
    ada.post(f"/api/tables/{table}/start")
    message = bea.message(table)
    while message["moves"]:
        message = bea.move(table, message)
    box.wait(1)
    wants(ada, webhook=None)
    message = ada.message(table)
    while message["moves"]:
        message = ada.move(table, message)
    line.until(lambda line: line.last["moves"] != [])
    assert [said["person"] for said in box.hooks] == ["Ada"]


def test_a_failed_notice_is_tried_again_after_a_restart_too(
    open_house: Any, hooks: tuple[str, Mailbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, box = hooks
    box.failures = 2
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    wants(bea, webhook=url)
    monkeypatch.setattr(postman, "RETRY", 0.1)
    ada.post(f"/api/tables/{table}/start")
    until(lambda: box.failures < 2)
    house.reopen()
    box.wait(1)
    assert box.hooks[0]["kind"] == "turn"


def test_a_notice_that_fails_again_and_again_is_set_aside_and_can_be_put_back(
    open_house: Any, hooks: tuple[str, Mailbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, box = hooks
    box.failures = 1000
    monkeypatch.setattr(postman, "RETRY", 0.0005)
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    wants(bea, webhook=url)
    ada.post(f"/api/tables/{table}/start")
    until(lambda: any(row["dead"] is not None for row in outbox(house)))
    assert box.failures == 1000 - postman.TRIES
    (row,) = outbox(house)
    assert (row["kind"], row["tries"], row["why"]) == (
        "turn", postman.TRIES, "answer: answered 500",
    )  # fmt: skip
    until(lambda: counted(house, "quattrocento_dead_letters") == 1)
    told = {"channel": "webhook", "reason": "answer", "count": 1}
    assert bea.get("/api/me/notices") == {"failing": [told]}
    assert ada.get("/api/me/notices") == {"failing": []}
    said = 'quattrocento_notices_total{channel="webhook",outcome="%s"}'
    assert counted(house, said % "failed") == postman.TRIES
    assert counted(house, said % "dead") == 1
    # Another address gets what the old one did not take.
    box.failures = 0
    wants(bea, webhook=f"{url}&again=1")
    box.wait(1)
    until(lambda: outbox(house) == [])
    assert counted(house, said % "delivered") == 1
    assert bea.get("/api/me/notices") == {"failing": []}


def test_a_dead_letter_that_has_become_untrue_is_not_sent(
    open_house: Any, hooks: tuple[str, Mailbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, box = hooks
    box.failures = 1000
    monkeypatch.setattr(postman, "RETRY", 0.0005)
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    wants(bea, webhook=url)
    ada.post(f"/api/tables/{table}/start")
    until(lambda: any(row["dead"] is not None for row in outbox(house)))
    message = bea.message(table)
    while message["moves"]:
        message = bea.move(table, message)
    box.failures = 0
    wants(bea, webhook=f"{url}&again=1")
    until(lambda: outbox(house) == [])
    assert box.hooks == []


@pytest.mark.parametrize(
    "bad",
    ["http://example.org:99999/", "http://[bad/", "http://x:abc/", "nonsense", "http://\u2024/",
     "https://127.0.0.1:9/", "http://[::1%lo]/", "http://a b/", "http://user:word@localhost/"],
)  # fmt: skip
def test_an_address_that_was_stored_before_it_was_checked_stops_nobody(
    free_house: RunningHouse, hooks: tuple[str, Mailbox], bad: str
) -> None:
    url, box = hooks
    house = free_house
    ada, bea, cleo = house.guest("Ada"), house.guest("Bea"), house.guest("Cleo")
    wants(cleo, webhook=url)
    put_in(house, bea, webhook=bad)
    their_turn(ada, bea)
    until(lambda: any(row["why"] for row in outbox(house)))
    their_turn(ada, cleo)
    box.wait(1)
    assert box.hooks[0]["person"] == "Cleo"
    (row,) = [row for row in outbox(house) if row["why"]]
    assert row["tries"] == 1
    assert counted(house, 'quattrocento_tasks_ended_total{task="webhook notices"}') == 0


def put_in(house: RunningHouse, visitor: Visitor, **values: Any) -> None:
    """Store an address as it is, behind the house's back."""
    me = visitor.get("/api/me")["person"]
    told = json.dumps(me["notices"] | values)
    query = update(schema.people).where(schema.people.c.id == me["id"]).values(notices=told)
    with house.house.store.writing.begin() as connection:
        connection.execute(query)
    house.run(lambda house: house.people.forget_all())


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


@pytest.fixture
def tarpit() -> Iterator[Tarpit]:
    server = Tarpit()
    yield server
    server.close()


def test_a_slow_webhook_holds_up_nobody_else(
    free_house: RunningHouse, hooks: tuple[str, Mailbox], tarpit: Tarpit
) -> None:
    url, box = hooks
    house = free_house
    ada, cleo = house.guest("Ada"), house.guest("Cleo")
    slow = [house.guest(f"Slow {number}") for number in range(20)]
    # More than go to one network at once: the others of them are put off, not waited for.
    assert len(slow) > webhooks.AT_ONE_NETWORK
    for one in slow:
        wants(one, webhook=tarpit.url)
        their_turn(ada, one)
    until(lambda: tarpit.callers >= webhooks.AT_ONE_NETWORK)
    wants(cleo, webhook=url)
    began = time.monotonic()
    their_turn(ada, cleo)
    box.wait(1)
    assert time.monotonic() - began < webhooks.DEADLINE / 2
    ada.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert tarpit.callers == webhooks.AT_ONE_NETWORK


def test_addresses_that_fail_leave_room_for_the_others(
    tmp_path: Path, hooks: tuple[str, Mailbox], tarpit: Tarpit, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, box = hooks
    monkeypatch.setattr(notices, "WEBHOOKS", 8)
    monkeypatch.setattr(postman, "RETRY", 0.01)
    monkeypatch.setattr(postman, "GROWTH", 1)
    monkeypatch.setattr(postman, "TRIES", 1000)
    monkeypatch.setattr(webhooks, "DEADLINE", 0.2)
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}", private_webhooks=True)
    try:
        ada, cleo = house.guest("Ada"), house.guest("Cleo")
        for number in range(12):
            slow = house.guest(f"Slow {number}")
            wants(slow, webhook=tarpit.url)
            their_turn(ada, slow)
        until(lambda: all(row["tries"] for row in outbox(house)))
        under_way: list[int] = []
        real = webhooks.Webhooks.send
        slow_now = 0

        async def send(self: webhooks.Webhooks, url: str, body: dict[str, Any]) -> None:
            nonlocal slow_now
            slow_now += 1
            under_way.append(slow_now)
            try:
                await real(self, url, body)
            finally:
                slow_now -= 1

        monkeypatch.setattr(webhooks.Webhooks, "send", send)
        tries = sum(row["tries"] for row in outbox(house))
        until(lambda: sum(row["tries"] for row in outbox(house)) > tries + 8)
        assert max(under_way[4:]) <= 8 // postman.SHARE
        wants(cleo, webhook=url)
        their_turn(ada, cleo)
        box.wait(1)
    finally:
        house.close()


def test_one_person_has_one_delivery_at_a_time(
    free_house: RunningHouse, tarpit: Tarpit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 0.3)
    monkeypatch.setattr(postman, "LOOK", 0.02)
    house = free_house
    ada, bea = house.guest("Ada"), house.guest("Bea")
    wants(bea, webhook=tarpit.url)
    under_way: list[int] = []
    real = webhooks.Webhooks.send
    now = 0

    async def send(self: webhooks.Webhooks, url: str, body: dict[str, Any]) -> None:
        nonlocal now
        now += 1
        under_way.append(now)
        try:
            await real(self, url, body)
        finally:
            now -= 1

    monkeypatch.setattr(webhooks.Webhooks, "send", send)
    for _ in range(4):
        their_turn(ada, bea)
    until(lambda: len([row for row in outbox(house) if row["tries"]]) == 4)
    assert max(under_way) == 1
    assert {row["why"] for row in outbox(house)} == {"slow: it took more than 0.3 seconds"}


def test_a_house_of_several_processes_sends_a_notice_once(
    postgres: Postgres, hooks: tuple[str, Mailbox]
) -> None:
    url, box = hooks
    houses = Several(postgres.new_database(), 3, private_webhooks=True)
    ada, bea = houses.guest("Ada"), houses.guest("Bea")
    wants(bea, webhook=url)
    for number in range(4):
        their_turn(ada, bea)
        box.wait(number + 1)
    houses.close()
    assert len(box.hooks) == 4


def test_mail_goes_to_a_confirmed_address_until_it_is_turned_off(
    open_house: Any, post_office: tuple[str, Mailbox]
) -> None:
    smtp, box = post_office
    house = open_house(smtp=smtp, mail_from="house@example.org")
    table, ada, bea, _ = two_people(house)
    bea.ask("PATCH", "/api/me", {"language": "it"})
    wants(bea, email="bea@example.org")
    box.wait(1)
    assert box.letters[0]["to"] == "bea@example.org"
    assert box.letters[0]["subject"] == "Conferma il tuo indirizzo"
    link = next(word for word in text_of(box.letters[0]).split() if "/api/email/" in word)
    path = link.removeprefix(house.config.home)
    stranger = Visitor(house.url)
    assert stranger.refused("GET", path[:-3]) == (404, "no-link")
    assert not bea.get("/api/me")["person"]["notices"]["email_confirmed"]
    # Whoever only opens the link, as programs do that look for harm, confirms nothing.
    for way in ("GET", "HEAD"):
        assert stranger.ask(way, path).status_code == 200
    asked = stranger.ask("GET", path)
    assert "<button>Conferma questo indirizzo</button>" in asked.text
    assert "style-src 'self' 'unsafe-inline'" in asked.headers["content-security-policy"]
    assert not bea.get("/api/me")["person"]["notices"]["email_confirmed"]
    # A button of a page sends no header of ours.
    assert httpx.post(house.url + path, trust_env=False).status_code == 200
    assert bea.get("/api/me")["person"]["notices"]["email_confirmed"]
    ada.post(f"/api/tables/{table}/start")
    box.wait(2)
    assert box.letters[1]["subject"] == "Tocca a te: Friday"
    text = text_of(box.letters[1])
    assert f"{house.config.home}/table/{table}" in text
    header = f"\r\nList-Unsubscribe: <{house.config.home}/api/email/"
    assert header.encode() in box.raw[1]
    off = str(box.letters[1]["list-unsubscribe"]).strip("<>").removeprefix(house.config.home)
    assert stranger.ask("GET", off).status_code == 200
    assert bea.get("/api/me")["person"]["notices"]["email"] is not None
    assert httpx.post(house.url + off, trust_env=False).status_code == 200
    assert bea.get("/api/me")["person"]["notices"]["email"] is None


def test_whoever_gets_an_offer_hears_of_it_if_it_still_stands(
    open_house: Any, hooks: tuple[str, Mailbox]
) -> None:
    url, box = hooks
    court = Court(open_house(private_webhooks=True), name="Friday")
    one, two = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    wants(court.people[two], webhook=url)
    court.aside(one, "offer", two, 1, 0, 0, 1)
    box.wait(1)
    assert (box.hooks[0]["kind"], box.hooks[0]["person"]) == (
        "offer",
        court.message(0)["people"][two]["name"],
    )
    assert "Friday" in box.hooks[0]["text"]
    # A gift asks for no answer, and an answer of one's own is no news.
    court.aside(one, "give", two, 1, 0)
    court.aside(two, "decline", one)
    court.aside(one, "offer", two, 1, 0, 0, 1)
    box.wait(2)
    assert [said["kind"] for said in box.hooks] == ["offer", "offer"]


def test_nobody_is_called_whose_order_answers(open_house: Any, hooks: tuple[str, Mailbox]) -> None:
    url, box = hooks
    court = Court(open_house(private_webhooks=True, bot_pause=0.2))
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    for seat in (one, two):
        wants(court.people[seat], webhook=url)
    court.order(one, "out")
    least = court.message(active)["view"]["auction"]["least"]
    court.play(active, "bid", least)
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    box.wait(1)
    assert [said["person"] for said in box.hooks] == [court.message(0)["people"][two]["name"]]
