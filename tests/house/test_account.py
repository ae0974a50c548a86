"""People help themselves, and nobody helps themselves to somebody else's account."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from quattrocento.house import schema
from quattrocento.house.logs import JsonFormatter, TextFormatter
from tests.house.houses import RunningHouse, Visitor
from tests.house.mailboxes import Mailbox, text_of
from tests.house.test_keepers import PASSWORD, account, command, me
from tests.patience import until

NEW = "another horse"


def link_of(box: Mailbox, number: int, mark: str) -> str:
    return next(word for word in text_of(box.letters[number]).split() if mark in word)


def confirmed(house: RunningHouse, box: Mailbox, name: str, address: str) -> Visitor:
    visitor = account(house, name)
    count = len(box.letters)
    visitor.ask("PATCH", "/api/me", {"notices": {"email": address}})
    box.wait(count + 1)
    link = link_of(box, count, "/api/email/").removeprefix(house.config.home)
    assert httpx.post(house.url + link, trust_env=False).status_code == 200
    return visitor


def test_a_forgotten_password_is_set_anew_once_through_the_confirmed_address(
    open_house: Any, post_office: tuple[str, Mailbox]
) -> None:
    smtp, box = post_office
    house = open_house(smtp=smtp, mail_from="house@example.org")
    ada = confirmed(house, box, "Ada", "ada@example.org")
    unconfirmed = account(house, "Bea")
    unconfirmed.ask("PATCH", "/api/me", {"notices": {"email": "bea@example.org"}})
    box.wait(2)
    stranger = Visitor(house.url)
    # The same answer, whoever has the address or nobody.
    answers = {
        stranger.ask("POST", "/api/forgotten", {"email": address}).text
        for address in ("bea@example.org", "nobody@example.org", "ADA@example.org")
    }
    assert answers == {"{}"}
    box.wait(3)
    assert box.letters[2]["to"] == "ada@example.org"
    assert box.letters[2]["subject"] == "A new password"
    code = link_of(box, 2, "/reset#").rpartition("#")[2]
    for wrong in (code[:-1], code.swapcase(), "x", code + "x"):
        body = {"code": wrong, "password": NEW}
        assert stranger.refused("POST", "/api/reset", body) == (404, "no-code")
    # Not what it is for.
    assert stranger.refused("POST", "/api/codes/use", {"code": code}) == (404, "no-code")
    line = ada.live(ada.set_up("me", "open"))
    stranger.post("/api/reset", {"code": code, "password": NEW})
    assert me(stranger)["name"] == "Ada"
    assert line.closed() == 4401
    assert me(ada) is None
    assert ada.refused("POST", "/api/reset", {"code": code, "password": NEW}) == (404, "no-code")
    assert ada.refused("POST", "/api/login", {"name": "Ada", **PASSWORD})[0] == 401
    ada.post("/api/login", {"name": "Ada", "password": NEW})
    assert len(box.letters) == 3


def test_a_link_is_void_after_an_hour_a_new_password_or_a_ban(
    open_house: Any, post_office: tuple[str, Mailbox]
) -> None:
    smtp, box = post_office
    house = open_house(smtp=smtp, mail_from="house@example.org")
    ada = confirmed(house, box, "Ada", "ada@example.org")
    stranger = Visitor(house.url)

    def asked() -> dict[str, str]:
        count = len(box.letters)
        stranger.post("/api/forgotten", {"email": "ada@example.org"})
        box.wait(count + 1)
        return {"code": link_of(box, count, "/reset#").rpartition("#")[2], "password": NEW}

    old = asked()
    with house.house.store.writing.begin() as connection:
        connection.execute(update(schema.codes).values(until=1.0))
    assert stranger.refused("POST", "/api/reset", old) == (404, "no-code")
    before = asked()
    ada.post("/api/password", {"old": PASSWORD["password"], "new": "third horse"})
    assert stranger.refused("POST", "/api/reset", before) == (404, "no-code")
    last = asked()
    assert command(house, "people", "ban", "ada") == 0
    assert stranger.refused("POST", "/api/reset", last) == (404, "no-code")


def test_a_house_without_mail_says_so(small_house: RunningHouse) -> None:
    stranger = Visitor(small_house.url)
    wish = {"email": "ada@example.org"}
    assert stranger.refused("POST", "/api/forgotten", wish) == (409, "no-mail")


def test_a_code_lets_another_device_in_once(house: RunningHouse) -> None:
    ada, phone = house.guest("Ada"), Visitor(house.url)
    assert phone.refused("POST", "/api/codes") == (401, "no-person")
    first = ada.post("/api/codes")["code"]
    told = ada.post("/api/codes")
    code = told["code"]
    assert told["link"].endswith(f"/sign-in#{code}")
    # A new one makes the old one void.
    assert phone.refused("POST", "/api/codes/use", {"code": first}) == (404, "no-code")
    body = {"code": code, "password": NEW}
    assert phone.refused("POST", "/api/reset", body) == (404, "no-code")
    # As people type.
    phone.post("/api/codes/use", {"code": f" {code.upper().replace('-', ' ')} "})
    assert me(phone) == me(ada)
    assert Visitor(house.url).refused("POST", "/api/codes/use", {"code": code}) == (404, "no-code")
    third = ada.post("/api/codes")["code"]
    assert command(house, "people", "ban", me(ada)["id"]) == 0
    assert Visitor(house.url).refused("POST", "/api/codes/use", {"code": third})[1] == "no-code"


def test_guesses_are_slowed_down(open_house: Any) -> None:
    house = open_house(rate=1.0)
    ada, thief = account(house, "Ada"), Visitor(house.url)
    ada.post("/api/codes")
    codes = {
        thief.refused("POST", "/api/codes/use", {"code": f"aaaa-aaaa-{n:04}"})[1] for n in range(40)
    }
    assert codes == {"no-code", "too-many-tries"}


def test_pages_of_other_sites_do_nothing_for_me(house: RunningHouse) -> None:
    ada = account(house, "Ada")
    del ada.http.headers["X-Quattrocento"]
    paths = ("/api/me/delete", "/api/codes", "/api/codes/use", "/api/reset", "/api/forgotten")
    for path in (*paths, "/api/blocks"):
        assert ada.refused("POST", path, {}) == (403, "no-header")


def test_whoever_leaves_says_the_password_and_takes_their_data_along(house: RunningHouse) -> None:
    ada = account(house, "Ada")
    table = ada.set_up("me", "open")
    ada.post(f"/api/tables/{table}/chat", {"text": "hello"})
    kept = ada.get("/api/export")
    assert kept["person"]["name"] == "Ada"
    assert [seat["id"] for seat in kept["seats"]] == [table]
    assert not {"password", "epoch"} & kept["person"].keys()
    assert ada.refused("POST", "/api/me/delete", {}) == (401, "wrong-password")
    wrong = {"password": "wrong wrong"}
    assert ada.refused("POST", "/api/me/delete", wrong) == (401, "wrong-password")
    assert me(ada)["name"] == "Ada"
    ada.post("/api/me/delete", PASSWORD)
    assert me(ada) is None
    assert Visitor(house.url).refused("GET", "/api/export") == (401, "no-person")
    assert ada.refused("POST", "/api/login", {"name": "Ada", **PASSWORD})[0] == 401
    guest = house.guest("Ada")
    guest.post("/api/me/delete")
    assert me(guest) is None


def test_whoever_is_blocked_gets_no_seat_and_no_word(house: RunningHouse) -> None:
    ada, eve, cem = account(house, "Ada"), account(house, "Eve"), house.guest("Cem")
    table = ada.set_up("me", "open", "open")
    with_cem = cem.set_up("me", "open", "open")
    ada.post(f"/api/tables/{with_cem}/join")
    assert [one["name"] for one in ada.post("/api/blocks", {"name": "eve"})["blocked"]] == ["Eve"]
    assert ada.post("/api/blocks", {"name": "Eve"}) == ada.get("/api/blocks")
    # Not where she is the host, and not where she sits.
    for one in (table, with_cem):
        assert eve.refused("POST", f"/api/tables/{one}/join", {}) == (403, "blocked")
        said = {"text": "hello"}
        assert eve.refused("POST", f"/api/tables/{one}/chat", said) == (403, "blocked")
    assert eve.get("/api/blocks") == {"blocked": []}
    assert ada.refused("POST", "/api/blocks", {"name": "Ada"}) == (422, "yourself")
    assert ada.refused("POST", "/api/blocks", {"name": "Nobody"}) == (404, "nobody")
    assert ada.refused("POST", "/api/blocks", {"table": table, "seat": 1}) == (404, "nobody")
    blocked = ada.get("/api/blocks")["blocked"][0]["id"]
    assert eve.ask("DELETE", f"/api/blocks/{blocked}").json() == {"blocked": []}
    assert ada.get("/api/blocks")["blocked"]
    assert ada.ask("DELETE", f"/api/blocks/{blocked}").json() == {"blocked": []}
    eve.post(f"/api/tables/{table}/join")
    assert ada.post("/api/blocks", {"table": table, "seat": 1})["blocked"][0]["name"] == "Eve"
    until(lambda: eve.ask("POST", f"/api/tables/{table}/chat", {"text": "x"}).status_code == 403)


def test_fail2ban_reads_failed_logins(
    small_house: RunningHouse, caplog: pytest.LogCaptureFixture
) -> None:
    conf = (Path(__file__).parents[2] / "deploy" / "fail2ban-filter.conf").read_text("utf-8")
    text, lines = conf.partition("failregex = ")[2].splitlines()
    stranger = Visitor(small_house.url)
    with caplog.at_level(logging.WARNING, "quattrocento"):
        stranger.refused("POST", "/api/login", {"name": "x\naddress=1.2.3.4", **PASSWORD})
        stranger.refused("POST", "/api/login", {"name": "address=1.2.3.4", **PASSWORD})
        stranger.refused("POST", "/api/reset", {"code": "x", "password": NEW})
    failed = [one for one in caplog.records if one.message == "a login failed"]
    assert len(failed) >= 2
    for record in failed:
        plain = TextFormatter("%(asctime)s %(levelname)s %(message)s").format(record)
        for pattern, said in ((text, plain), (lines, JsonFormatter().format(record))):
            found = re.search(pattern.strip().replace("<HOST>", r"(\S+)"), said)
            assert found is not None, said
            assert found[1] == "127.0.0.1"


def test_a_rematch_seats_nobody_beside_whom_they_have_blocked(house: RunningHouse) -> None:
    ada, eve, cem = account(house, "Ada"), account(house, "Eve"), house.guest("Cem")
    table = ada.set_up("me", "open", "open")
    for one in (eve, cem):
        one.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    assert command(house, "tables", "close", table) == 0
    until(lambda: ada.message(table)["state"] == "finished")
    ada.post("/api/blocks", {"name": "eve"})
    # Whoever asks keeps the seat; the seat of whoever blocked them is open.
    seats = eve.post(f"/api/tables/{table}/rematch")["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("open", ""), ("person", "Eve"), ("person", "Cem")
    ]  # fmt: skip
