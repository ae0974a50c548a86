"""Notices: who hears of a turn, by which way, and that a failure is tried again."""

from __future__ import annotations

import http.server
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message as Letter
from email.policy import default
from typing import Any

import pytest

from quattrocento.house import notices
from quattrocento.house.post import Undelivered, send_webhook
from tests.house.court import Court
from tests.house.houses import PATIENCE, RunningHouse, Visitor
from tests.house.postgres import Postgres
from tests.house.several import Several


class Mailbox:
    """What arrived, over HTTP or SMTP; the first deliveries can be made to fail."""

    def __init__(self) -> None:
        self.hooks: list[dict[str, Any]] = []
        self.letters: list[Letter] = []
        self.failures = 0

    def wait(self, count: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while len(self.hooks) + len(self.letters) < count:
            assert time.monotonic() < deadline, "nothing arrives"
            time.sleep(0.01)


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
    monkeypatch.setattr(notices, "RETRY", 0.1)
    ada.post(f"/api/tables/{table}/start")
    deadline = time.monotonic() + PATIENCE
    while box.failures == 2:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    house.reopen()
    box.wait(1)
    assert box.hooks[0]["kind"] == "turn"


def test_a_notice_is_given_up_in_the_end(
    open_house: Any, hooks: tuple[str, Mailbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, box = hooks
    box.failures = 1000
    monkeypatch.setattr(notices, "RETRY", 0.01)
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    wants(bea, webhook=url)
    ada.post(f"/api/tables/{table}/start")
    deadline = time.monotonic() + PATIENCE
    while box.failures > 1000 - notices.TRIES or house.house.store.ask(notices._due):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert box.failures == 1000 - notices.TRIES


def test_a_house_of_several_processes_sends_a_notice_once(
    postgres: Postgres, hooks: tuple[str, Mailbox]
) -> None:
    url, box = hooks
    houses = Several(postgres.new_database(), 3, private_webhooks=True)
    ada, bea = houses.guest("Ada"), houses.guest("Bea")
    wants(bea, webhook=url)
    for number in range(4):
        table = ada.set_up("me", "open")
        bea.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        message = ada.message(table)
        while message["moves"]:
            message = ada.move(table, message)
        box.wait(number + 1)
    houses.close()
    assert len(box.hooks) == 4


def test_webhooks_stay_off_the_houses_own_network(hooks: tuple[str, Mailbox]) -> None:
    url, box = hooks
    for address in (url, url.replace("127.0.0.1", "localhost"), "http://[::1]/", "file:///etc"):
        with pytest.raises(Undelivered):
            send_webhook(address, {}, private=False)
    assert box.hooks == []


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
    assert stranger.ask("GET", path).status_code == 200
    assert bea.get("/api/me")["person"]["notices"]["email_confirmed"]
    ada.post(f"/api/tables/{table}/start")
    box.wait(2)
    assert box.letters[1]["subject"] == "Tocca a te: Friday"
    text = text_of(box.letters[1])
    assert f"{house.config.home}/table/{table}" in text
    off = str(box.letters[1]["list-unsubscribe"]).strip("<>").removeprefix(house.config.home)
    assert stranger.ask("GET", off).status_code == 200
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
