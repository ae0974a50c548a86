"""Web Push: whoever is called, for what, that it reaches the one browser, and what ends it."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import Iterator
from typing import Any

import pytest
import trustme

from quattrocento.house import lookups, posting, postman, subscriptions
from quattrocento.house.backup import TABLES
from tests.house.conftest import OpenHouse
from tests.house.court import Court
from tests.house.houses import RunningHouse, Visitor
from tests.house.mailboxes import outbox, their_turn, two_people
from tests.house.push_services import PushBrowser, PushService, open_push_service
from tests.patience import until

RETRY = 0.0005


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def service(authority: trustme.CA, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    here = ssl.create_default_context()
    authority.configure_trust(here)
    monkeypatch.setattr(posting, "trusted", lambda: here)
    with open_push_service(authority) as found:
        yield found
        assert found.wrong == []


def devices(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/me/push")["devices"]
    return found


def another_browser(visitor: Visitor, name: str) -> Visitor:
    """The same person elsewhere."""
    there = Visitor(visitor.url)
    there.post("/api/login", {"name": name, "password": "correct horse"})
    return there


def registered(house: RunningHouse, name: str) -> Visitor:
    visitor = Visitor(house.url)
    visitor.post("/api/accounts", {"name": name, "password": "correct horse"})
    return visitor


def test_whoever_is_called_alone_can_read_it(open_house: OpenHouse, service: PushService) -> None:
    house = open_house(private_webhooks=True)
    table, ada, bea, _ = two_people(house)
    bea.ask("PATCH", "/api/me", {"language": "it"})
    browser = service.subscribe(bea)
    ada.post(f"/api/tables/{table}/start")
    assert browser.wait(1) == [{"kind": "turn", "table": table, "text": "Tocca a te: Friday"}]
    until(lambda: outbox(house) == [])


def test_a_newer_turn_takes_the_place_of_an_older_one(
    free_house: RunningHouse, service: PushService
) -> None:
    table, ada, bea, _ = two_people(free_house)
    browser = service.subscribe(bea)
    ada.post(f"/api/tables/{table}/start")
    browser.wait(1)
    for visitor in (bea, ada):
        message = visitor.message(table)
        while message["moves"]:
            message = visitor.move(table, message)
    browser.wait(2)
    their_turn(ada, bea)
    browser.wait(3)
    topics = [one.headers["topic"] for one in browser.came]
    assert topics[0] == topics[1] != topics[2]
    # Whoever carries it sees neither the table nor, by its length, what is said.
    assert len({len(one.body) for one in browser.came}) == 1
    assert not any(table in json.dumps(one.headers) for one in browser.came)


def test_a_live_clock_is_urgent(free_house: RunningHouse, service: PushService) -> None:
    house = free_house
    ada, bea = house.guest("Ada"), house.guest("Bea")
    browser = service.subscribe(bea)
    for pace in ({"clock": "none"}, {"clock": "live", "bank": 600, "increment": 10}):
        table = ada.set_up("me", "open", pace=pace)
        bea.post(f"/api/tables/{table}/join", {})
        message = ada.post(f"/api/tables/{table}/start") and ada.message(table)
        while message["moves"]:
            message = ada.move(table, message)
    browser.wait(2)
    assert [one.headers["urgency"] for one in browser.came] == ["normal", "high"]
    assert [one.headers["ttl"] for one in browser.came] == [str(3 * 86_400)] * 2


def test_each_device_is_called_for_what_it_wants(
    free_house: RunningHouse, service: PushService
) -> None:
    house = free_house
    bea = registered(house, "Bea")
    phone = another_browser(bea, "Bea")
    ada = house.guest("Ada")
    here, there = service.subscribe(bea, "over"), service.subscribe(phone)
    listed = {tuple(one["kinds"]) for one in devices(bea)}
    assert listed == {("over",), subscriptions.KINDS}
    table = their_turn(ada, bea)
    there.wait(1)
    bea.post(f"/api/tables/{table}/resign")
    ada.post(f"/api/tables/{table}/rematch")
    there.wait(2)
    ada.post(f"/api/tables/{their_turn(ada, bea)}/resign")
    here.wait(1)
    assert [told["kind"] for told in here.told] == ["over"]
    # Elsewhere it can be changed from here.
    mine = phone.get("/api/me/push")["device"]
    changed = bea.ask("PATCH", f"/api/me/push/{mine}", {"kinds": []})
    assert changed.json()["devices"][1]["kinds"] == []
    until(lambda: outbox(house) == [])
    count = len(there.came)
    their_turn(ada, bea)
    ada.post(f"/api/tables/{their_turn(ada, bea)}/resign")
    here.wait(2)
    assert len(there.came) == count
    assert bea.ask("DELETE", f"/api/me/push/{mine}").status_code == 200
    assert [one["id"] for one in devices(bea)] == [bea.get("/api/me/push")["device"]]
    assert bea.refused("DELETE", f"/api/me/push/{mine}") == (404, "no-device")


def test_an_invitation_to_play_again_calls(free_house: RunningHouse, service: PushService) -> None:
    table, ada, bea, _ = two_people(free_house)
    browser, mine = service.subscribe(bea), service.subscribe(ada)
    ada.post(f"/api/tables/{table}/start")
    browser.wait(1)
    ada.post(f"/api/tables/{table}/resign")
    browser.wait(2)
    again = ada.post(f"/api/tables/{table}/rematch")["table"]["id"]
    invited = {"kind": "invited", "table": again, "text": "An invitation: Friday"}
    assert browser.wait(3)[2] == invited
    until(lambda: outbox(free_house) == [])
    assert mine.came == []


def test_offers_call(free_house: RunningHouse, service: PushService) -> None:
    court = Court(free_house, name="Friday")
    one, two = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    browser = service.subscribe(court.people[two], "offer")
    court.aside(one, "offer", two, 1, 0, 0, 1)
    (told,) = browser.wait(1)
    assert (told["kind"], told["text"]) == ("offer", "An offer for you: Friday")


def test_whoever_looks_is_not_called(free_house: RunningHouse, service: PushService) -> None:
    table, ada, bea, _ = two_people(free_house)
    browser = service.subscribe(bea)
    line = bea.live(table)
    line.until(lambda line: line.presence == [1])
    ada.post(f"/api/tables/{table}/start")
    line.until(lambda line: line.last["moves"] != [])
    assert outbox(free_house) == []
    assert browser.came == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_dropped(
    free_house: RunningHouse, service: PushService, status: int
) -> None:
    house = free_house
    bea = registered(house, "Bea")
    phone = another_browser(bea, "Bea")
    ada = house.guest("Ada")
    service.subscribe(bea)
    there = service.subscribe(phone)
    service.answers = [(status, {})]
    their_turn(ada, bea)
    there.wait(1)
    until(lambda: outbox(house) == [])
    assert [one["id"] for one in devices(bea)] == [phone.get("/api/me/push")["device"]]
    assert bea.get("/api/me/push")["endpoint"] is None


def test_what_is_refused_is_tried_again_when_the_service_says(
    open_house: OpenHouse, service: PushService
) -> None:
    house = open_house(private_webhooks=True)
    ada, bea = house.guest("Ada"), house.guest("Bea")
    browser = service.subscribe(bea)
    began = time.time()
    date = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(began + 7200))
    for after, wait in (("3600", 3600), (date, 7199), ("-5", 30), ("nonsense", 30)):
        service.answers = [(429, {"Retry-After": after})]
        their_turn(ada, bea)
        until(lambda: any(row["why"] for row in outbox(house)))
        (row,) = outbox(house)
        assert (row["why"], row["tries"]) == ("answer: answered 429", 1)
        assert row["due"] >= began + wait
        with house.house.store.writing.begin() as connection:
            connection.exec_driver_sql("DELETE FROM outbox")
    assert browser.came == []


def test_a_service_that_fails_is_tried_again_and_then_left(
    free_house: RunningHouse, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = free_house
    monkeypatch.setattr(postman, "RETRY", RETRY)
    ada, bea = house.guest("Ada"), house.guest("Bea")
    browser = service.subscribe(bea)
    service.answers = [(503, {})] * 2
    their_turn(ada, bea)
    browser.wait(1)
    assert service.asked == 3
    service.answers = [(500, {})] * 1000
    table = their_turn(ada, bea)
    until(lambda: any(row["dead"] is not None for row in outbox(house)))
    assert bea.get("/api/me/notices") == {
        "failing": [{"channel": "push", "reason": "answer", "count": 1}]
    }
    # A new address gets what the old one did not take.
    service.answers = []
    other = service.subscribe(bea)
    assert [told["table"] for told in other.wait(1)] == [table]
    until(lambda: outbox(house) == [])
    assert len(devices(bea)) == 1


def test_a_restart_forgets_nobody(open_house: OpenHouse, service: PushService) -> None:
    house = open_house(private_webhooks=True)
    ada, bea = house.guest("Ada"), house.guest("Bea")
    browser = service.subscribe(bea, "turn")
    house.reopen()
    their_turn(ada, bea)
    browser.wait(1)
    assert devices(bea)[0]["kinds"] == ["turn"]
    assert "subscriptions" in TABLES


def stored(house: RunningHouse) -> int:
    count = "SELECT count(*) FROM subscriptions"
    found: int = house.house.store.ask(lambda one: one.exec_driver_sql(count).scalar_one())
    return found


def test_a_session_takes_its_subscription_along(
    open_house: OpenHouse, service: PushService
) -> None:
    house = open_house(private_webhooks=True)
    bea = registered(house, "Bea")
    there = [another_browser(bea, "Bea") for _ in range(4)]
    for visitor in (bea, *there):
        service.subscribe(visitor)
    assert stored(house) == 5
    there[0].post("/api/logout")
    assert stored(house) == 4
    phone = there[1].get("/api/me/push")["device"]
    assert bea.ask("DELETE", f"/api/sessions/{phone}").status_code == 200
    assert stored(house) == 3
    assert bea.ask("DELETE", "/api/sessions?others=true").status_code == 200
    assert stored(house) == 1
    bea.post("/api/password", {"old": "correct horse", "new": "battery staple"})
    assert stored(house) == 0
    service.subscribe(bea)
    bea.post("/api/me/delete", {"password": "battery staple"})
    assert stored(house) == 0
    guest = house.guest("Cleo")
    service.subscribe(guest)
    guest.post("/api/accounts", {"name": "Cleo", "password": "correct horse"})
    assert stored(house) == 0


def test_one_browser_is_called_for_one_person(
    free_house: RunningHouse, service: PushService
) -> None:
    ada, bea = free_house.guest("Ada"), free_house.guest("Bea")
    browser = service.subscribe(ada)
    assert bea.ask("PUT", "/api/me/push", browser.subscription).status_code == 200
    assert (len(devices(ada)), len(devices(bea))) == (0, 1)
    # Whoever knows the address alone takes nothing away.
    other = browser.subscription | {"keys": PushBrowser(service, browser.key).subscription["keys"]}
    assert ada.ask("PUT", "/api/me/push", other).status_code == 200
    assert (len(devices(ada)), len(devices(bea))) == (1, 1)


def test_a_subscription_stays_as_it_was_chosen(
    free_house: RunningHouse, service: PushService
) -> None:
    ada = free_house.guest("Ada")
    first = service.subscribe(ada, "turn", "offer")
    assert ada.ask("PUT", "/api/me/push", first.subscription).json()["devices"][0]["kinds"] == [
        "turn", "offer",
    ]  # fmt: skip
    told = ada.ask("PUT", "/api/me/push", service.subscribe(ada).subscription).json()
    assert (told["devices"][0]["kinds"], len(told["devices"])) == (["turn", "offer"], 1)
    assert told["endpoint"] != first.subscription["endpoint"]


def test_so_many_devices_and_no_more(free_house: RunningHouse, service: PushService) -> None:
    bea = registered(free_house, "Bea")
    for visitor in [bea, *(another_browser(bea, "Bea") for _ in range(subscriptions.MOST - 1))]:
        service.subscribe(visitor)
    late = another_browser(bea, "Bea")
    wish = PushBrowser(service, "").subscription
    assert late.refused("PUT", "/api/me/push", wish) == (409, "too-many-devices")
    bea.ask("DELETE", f"/api/me/push/{bea.get('/api/me/push')['device']}")
    service.subscribe(late)
    assert len(devices(bea)) == subscriptions.MOST


def test_only_ones_own_devices_are_seen_and_changed(
    free_house: RunningHouse, service: PushService
) -> None:
    ada, bea = free_house.guest("Ada"), free_house.guest("Bea")
    service.subscribe(ada)
    (mine,) = devices(ada)
    assert devices(bea) == []
    assert bea.refused("DELETE", f"/api/me/push/{mine['id']}") == (404, "no-device")
    assert bea.refused("PATCH", f"/api/me/push/{mine['id']}", {"kinds": []}) == (404, "no-device")
    stranger = Visitor(free_house.url)
    assert stranger.refused("GET", "/api/me/push")[0] == 401
    assert stranger.refused("PUT", "/api/me/push", PushBrowser(service, "").subscription)[0] == 401


BAD = [
    {"endpoint": "http://push.example.org/a"},
    {"endpoint": "https://127.0.0.1/a"},
    {"endpoint": "https://[::ffff:10.0.0.1]/a"},
    {"endpoint": "https://169.254.169.254/latest"},
    {"endpoint": "https://user:word@push.example.org/a"},
    {"endpoint": "nonsense"},
    {"keys": {"p256dh": "AAAA"}},
    {"keys": {"auth": "AAAA"}},
]


@pytest.mark.parametrize("bad", BAD)
def test_what_no_browser_gives_is_refused(
    small_house: RunningHouse, service: PushService, bad: dict[str, Any]
) -> None:
    ada = small_house.guest("Ada")
    good = PushBrowser(service, "").subscription | {"endpoint": "https://push.example.org/a"}
    wish = good | bad | {"keys": good["keys"] | bad.get("keys", {})}
    assert ada.refused("PUT", "/api/me/push", wish) == (400, "bad-subscription")
    assert stored(small_house) == 0
    assert ada.ask("PUT", "/api/me/push", good).status_code == 200


def test_a_name_that_leads_into_the_houses_network_is_not_followed(
    small_house: RunningHouse, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookups, "look_up", lambda host: ["127.0.0.1"])
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    port = service.origin.rpartition(":")[2]
    there = {"endpoint": f"https://push.example.org:{port}/push/a"}
    assert bea.ask("PUT", "/api/me/push", PushBrowser(service, "").subscription | there).is_success
    their_turn(ada, bea)
    until(lambda: any(row["why"] for row in outbox(small_house)))
    (row,) = outbox(small_house)
    assert row["why"].startswith("private: ")
    assert service.asked == 0


def test_no_secrets_are_sent(free_house: RunningHouse, service: PushService) -> None:
    """Neither what opens a table or a session, nor what another seat may not know."""
    house = free_house
    ada, bea = house.guest("Ada"), house.guest("Bea")
    browser = service.subscribe(bea)
    table = ada.set_up("me", "open", name="Friday", private=True)
    invite = ada.get(f"/api/tables/{table}")["table"]["invite"]
    bea.post(f"/api/tables/{table}/join", {"invite": invite})
    ada.post(f"/api/tables/{table}/chat", {"text": "a word among us"})
    ada.post(f"/api/tables/{table}/start")
    browser.wait(1)
    ada.post(f"/api/tables/{table}/resign")
    browser.wait(2)
    token = bea.http.cookies["quattrocento"]
    me = bea.get("/api/me")["person"]["id"]
    for told, one in zip(browser.told, browser.came, strict=True):
        assert set(told) == {"kind", "table", "text"}
        everything = json.dumps([told, one.headers])
        for secret in (invite, token, me, house.secret, "a word among us", "points"):
            assert secret not in everything
    # A host who looks after the outbox sees the service and not the address.
    service.answers = [(500, {})]
    their_turn(ada, bea)
    until(lambda: any(row["why"] for row in outbox(house)))
    assert browser.path not in json.dumps(outbox(house))
