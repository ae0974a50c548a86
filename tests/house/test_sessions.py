"""Sessions: where somebody is logged in, and logging out here, there and everywhere."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from quattrocento.house import schema, sessions, wire
from quattrocento.house.cookies import COOKIE, YEAR, Signer
from quattrocento.house.errors import StorageDown
from quattrocento.house.passwords import Passwords
from quattrocento.house.people import People
from quattrocento.house.writer import Writer
from quattrocento.table import steady
from tests.house.houses import RunningHouse, Visitor, old_cookie
from tests.house.postgres import Postgres
from tests.house.several import Several, same_person
from tests.patience import until

ACCOUNT = {"name": "Ada", "password": "correct horse"}
PASSWORD = {"old": "correct horse", "new": "battery staple"}
NOBODY = {"person": None}


def device(house: RunningHouse, agent: str) -> Visitor:
    """Somebody's other browser, logged in."""
    visitor = Visitor(house.url)
    visitor.http.headers["User-Agent"] = agent
    visitor.post("/api/login", ACCOUNT)
    return visitor


def owner(house: RunningHouse) -> Visitor:
    ada = house.guest("Ada")
    ada.post("/api/accounts", ACCOUNT)
    return ada


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/sessions")["sessions"]
    return found


def rows(house: RunningHouse) -> list[Any]:
    query = select(schema.sessions).order_by(schema.sessions.c.created)
    found: list[Any] = house.house.store.ask(lambda reading: list(reading.execute(query)))
    return found


def test_a_session_is_listed_and_ended_from_another(house: RunningHouse) -> None:
    ada = owner(house)
    phone = device(house, "Phone\t1.0" + "x" * 300)
    seen = {one["agent"][:9]: one for one in listed(ada)}
    assert len(seen) == 2
    lost = seen["Phone 1.0"]
    assert (lost["current"], len(lost["agent"])) == (False, 200)
    assert [one["current"] for one in listed(phone)] == [True, False]
    assert ada.ask("DELETE", f"/api/sessions/{lost['id']}").json() == {}
    assert phone.get("/api/me") == NOBODY
    assert ada.refused("DELETE", f"/api/sessions/{lost['id']}") == (404, "no-session")
    assert [one["current"] for one in listed(ada)] == [True]
    house.reopen()
    assert phone.get("/api/me") == NOBODY
    assert ada.get("/api/me")["person"]["name"] == "Ada"


def test_nobody_ends_the_session_of_somebody_else(small_house: RunningHouse) -> None:
    ada, eve = owner(small_house), small_house.guest("Eve")
    (mine,) = listed(ada)
    assert eve.refused("DELETE", f"/api/sessions/{mine['id']}") == (404, "no-session")
    eve.ask("DELETE", "/api/sessions")
    assert ada.get("/api/me")["person"]["name"] == "Ada"
    assert eve.refused("GET", "/api/sessions") == (401, "no-person")


def test_logging_out_ends_the_session_in_the_house_too(house: RunningHouse) -> None:
    ada = owner(house)
    thief = same_person(house, ada)
    table = ada.set_up("me", "bot", private=True)
    ada.post("/api/logout")
    assert thief.get("/api/me") == NOBODY
    assert thief.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert not rows(house)


@pytest.mark.parametrize("others", [True, False])
def test_logging_out_everywhere(house: RunningHouse, others: bool) -> None:
    ada = owner(house)
    devices = [device(house, str(number)) for number in range(3)]
    ada.ask("DELETE", f"/api/sessions?others={str(others).lower()}")
    assert all(one.get("/api/me") == NOBODY for one in devices)
    assert (ada.get("/api/me") == NOBODY) is not others
    assert len(rows(house)) == int(others)


def test_a_browser_has_one_session(small_house: RunningHouse) -> None:
    """Whoever logs in over another session leaves none behind."""
    ada = owner(small_house)
    guest = small_house.guest("Guest")
    guest.post("/api/login", ACCOUNT)
    assert {row.person for row in rows(small_house)} == {ada.get("/api/me")["person"]["id"]}


def test_the_house_keeps_no_token(house: RunningHouse) -> None:
    """What is in the database and in lists lets nobody in."""
    ada = house.guest()
    (row,), (shown,) = rows(house), listed(ada)
    token = ada.http.cookies[COOKIE]
    assert len(token) >= 43
    assert token not in str(row) + str(shown)
    assert row.id not in str(shown)
    for forged in (row.id, shown["id"], row.person, f"{row.person}.0", token[:-1]):
        eve = Visitor(house.url)
        eve.http.cookies.set(COOKIE, forged)
        assert eve.get("/api/me") == NOBODY


@pytest.mark.parametrize("ends", ["logout", "password", "everywhere"])
def test_an_old_cookie_holds_until_it_is_ended(small_house: RunningHouse, ends: str) -> None:
    """Cookies from before there were sessions name a person and an epoch."""
    ada = owner(small_house)
    who = ada.get("/api/me")["person"]["id"]
    row = {"id": f"{who}.7", "person": who, "created": 1.0, "seen": time.time(), "agent": ""}
    kept = insert(schema.sessions).values(row)
    small_house.run(lambda house: house.writer.do(lambda writing: writing.execute(kept)))
    old = Visitor(small_house.url)
    for epoch in (6, 7):
        cookie = old_cookie(small_house.secret, who, epoch)
        old.http.headers["Cookie"] = f"{COOKIE}={cookie}"
        assert (old.get("/api/me") == NOBODY) is (epoch == 6)
    assert old.get("/api/me")["person"]["id"] == who
    assert len(listed(ada)) == 2
    if ends == "logout":
        old.post("/api/logout")
    elif ends == "password":
        ada.post("/api/password", PASSWORD)
    else:
        ada.ask("DELETE", "/api/sessions?others=true")
    assert old.get("/api/me") == NOBODY
    assert ada.get("/api/me")["person"]["id"] == who


def test_a_clock_that_is_set_back_breaks_no_cookie_and_no_link(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = small_house.guest()
    signer = Signer("secret")
    link, cookie = signer.link("ada", "confirm a@b"), old_cookie("secret", "ada", 3)
    ahead = steady.now()
    try:
        steady.set_to(ahead - 30 * 86_400)
        assert ada.get("/api/me")["person"]["name"] == "Ada"
        assert signer.read_link(link) == ("ada", "confirm a@b")
        assert signer.read_cookie(cookie) == ("ada", 3)
        made = signer.link("ada", "off a@b")
        steady.set_to(ahead + YEAR + 60)
        assert Signer("secret").read_link(link) is None
        assert Signer("secret").read_link(made) is None
        assert Signer("secret").read_cookie(cookie) is None
    finally:
        steady.set_to(ahead)


def test_a_session_is_seen_once_an_hour_and_over_after_a_year(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    first = rows(house)
    ada.get("/api/me")
    assert rows(house) == first
    began = steady.now()
    try:
        steady.set_to(began + 2 * sessions.HOUR)
        ada.get("/api/me")
        seen = {row.id: row.seen for row in rows(house)}
        assert [seen[row.id] - row.seen > sessions.HOUR for row in first] == [True, False]
        steady.set_to(began + YEAR + sessions.HOUR)
        assert ada.get("/api/me")["person"]["name"] == "Ada"
        assert bea.get("/api/me") == NOBODY
        # The clock may be to blame: nothing is lost when it is set right.
        house.guest("Cia")
        steady.set_to(began)
        assert bea.get("/api/me")["person"]["name"] == "Bea"
    finally:
        steady.set_to(began)


def test_a_house_that_cannot_write_can_be_read(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = small_house.guest()

    def full(*_: object) -> None:
        raise OSError("No space left on device")

    long_ago = update(schema.sessions).values(seen=steady.now() - 2 * sessions.HOUR)
    small_house.run(lambda house: house.writer.do(lambda writing: writing.execute(long_ago)))
    small_house.run(lambda house: house.sessions.forget_all())
    monkeypatch.setattr(Writer, "_run", full)
    assert ada.get("/api/me")["person"]["name"] == "Ada"


def test_nobody_has_more_sessions_than_one_can_use(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOST", 3)
    ada = owner(small_house)
    devices = [device(small_house, str(number)) for number in range(3)]
    assert ada.get("/api/me") == NOBODY
    assert [one["agent"] for one in listed(devices[-1])] == ["2", "1", "0"]


def test_a_login_under_way_does_not_outlive_a_new_password(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old password was right when it was checked; then it was changed."""
    ada = owner(house)
    real = People.login
    checked, changed = asyncio.Event(), asyncio.Event()

    async def slow(self: People, name: str, password: str) -> Any:
        person = await real(self, name, password)
        checked.set()
        await changed.wait()
        return person

    monkeypatch.setattr(People, "login", slow)
    thief = Visitor(house.url)

    async def race(_: object) -> int:
        login = asyncio.create_task(asyncio.to_thread(thief.ask, "POST", "/api/login", ACCOUNT))
        await checked.wait()
        answer = await asyncio.to_thread(ada.ask, "POST", "/api/password", PASSWORD)
        assert answer.status_code == 200
        changed.set()
        return (await login).status_code

    assert house.run(race) == 401
    assert thief.get("/api/me") == NOBODY
    assert len(rows(house)) == 1


def test_a_new_password_that_nobody_was_told_of_ends_sessions_all_the_same(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house fails after it has stored the password, before it begins the new session."""
    ada = owner(house)
    thief = device(house, "Thief")

    async def fail(*_: object) -> str:
        raise StorageDown

    with monkeypatch.context() as patched:
        patched.setattr(sessions.Sessions, "begin", fail)
        assert ada.refused("POST", "/api/password", PASSWORD) == (503, "storage-down")
    assert thief.get("/api/me") == NOBODY
    assert not rows(house)
    ada.post("/api/login", ACCOUNT | {"password": PASSWORD["new"]})


@pytest.mark.parametrize("how", ["listed", "password"])
def test_a_session_ended_in_one_process_is_over_in_the_other(postgres: Postgres, how: str) -> None:
    several = Several(postgres.new_database(), 2)
    try:
        here, there = several.houses
        ada = owner(here)
        table = ada.set_up("me", "bot")
        phone = device(there, "Phone")
        line = phone.live(table)
        line.until(lambda line: bool(line.last))
        watching = here.guest("Eve").live(table)
        watching.until(lambda line: line.presence == [0])
        if how == "listed":
            other = next(one for one in listed(ada) if not one["current"])
            ada.ask("DELETE", f"/api/sessions/{other['id']}")
        else:
            ada.post("/api/password", PASSWORD)
        assert line.closed() == 4401
        assert phone.get("/api/me") == NOBODY
        watching.until(lambda line: line.presence == [])
    finally:
        several.close()


def test_a_session_ended_elsewhere_is_over_also_where_the_line_between_them_hangs(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "QUIET", 0.1)
    monkeypatch.setattr(wire, "ANSWER", 0.2)
    several = Several(postgres.new_database(), 2)
    try:
        here, there = several.houses
        ada = owner(here)
        phone = device(there, "Phone")
        hanging = there.house.wire
        assert hanging is not None
        assert hanging._connection is not None
        process = hanging._connection.info.backend_pid
        os.kill(process, signal.SIGSTOP)
        try:
            ada.ask("DELETE", "/api/sessions?others=true")
            until(lambda: phone.get("/api/me") == NOBODY, "it is believed for ever")
        finally:
            os.kill(process, signal.SIGCONT)
    finally:
        several.close()


def test_a_registration_under_way_does_not_outlive_its_session(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has copied a guest's cookie could make the guest their own account."""
    ada = house.guest("Ada")
    thief = same_person(house, ada)
    real = Passwords.hash
    hashing, gone = asyncio.Event(), asyncio.Event()

    async def slow(self: Passwords, password: str) -> str:
        hashing.set()
        await gone.wait()
        return await real(self, password)

    monkeypatch.setattr(Passwords, "hash", slow)

    async def race(_: object) -> int:
        register = asyncio.create_task(
            asyncio.to_thread(thief.ask, "POST", "/api/accounts", ACCOUNT)
        )
        await hashing.wait()
        assert (await asyncio.to_thread(ada.ask, "POST", "/api/logout", {})).status_code == 200
        gone.set()
        return (await register).status_code

    assert house.run(race) == 401
    assert Visitor(house.url).refused("POST", "/api/login", ACCOUNT) == (401, "wrong-password")
