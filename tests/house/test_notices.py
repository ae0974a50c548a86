"""Notices: who hears of a turn, by which way, and that a failure is tried again."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest

from quattrocento.house import postman
from tests.house.court import Court
from tests.house.houses import RunningHouse, Visitor
from tests.house.mailboxes import Mailbox, outbox, put_in, text_of, their_turn, two_people, wants
from tests.house.postgres import Postgres
from tests.house.several import Several
from tests.patience import until


def counted(house: RunningHouse, sample: str) -> float:
    """A number of the metrics; 0 where it was never counted."""
    told = generate_latest(house.house.metrics.registry).decode()
    lines = [line for line in told.splitlines() if line.startswith(f"{sample} ")]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


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
