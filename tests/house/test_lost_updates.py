"""Changes of one person at the same time: each one that was acknowledged is there afterwards."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.passwords import Passwords
from tests.house.houses import RunningHouse, Visitor
from tests.house.postgres import Postgres
from tests.house.several import same_person
from tests.patience import patience

pytestmark = pytest.mark.once
OLD, NEW = "correct horse", "battery staple"
TIMES = 5


@pytest.fixture(params=["sqlite", "postgresql"])
def doors(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[RunningHouse]]:
    """A house on SQLite, or two that share a PostgreSQL."""
    if request.param == "sqlite":
        houses = [RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}")]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
        houses = [RunningHouse(database) for _ in range(2)]
    yield houses
    for house in houses:
        house.close()


def at_once(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Make calls at the same moment."""
    ready = threading.Barrier(len(calls))

    def call(one: Callable[[], httpx.Response]) -> httpx.Response:
        ready.wait(patience())
        return one()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(call, calls))


def patch(visitor: Visitor, wish: dict[str, Any]) -> Callable[[], httpx.Response]:
    return lambda: visitor.ask("PATCH", "/api/me", wish)


def fresh(houses: list[RunningHouse], visitor: Visitor) -> dict[str, Any]:
    """The person as it is stored, whatever is in memory."""
    for house in houses:
        house.run(lambda house: house.people.forget_all())
    person: dict[str, Any] = same_person(houses[0], visitor).get("/api/me")["person"]
    return person


def test_no_setting_is_lost_among_others(doors: list[RunningHouse]) -> None:
    ada = doors[0].guest()
    anywhere = cycle(doors)
    for time in range(TIMES):
        flag = bool(time % 2)
        language = ("it", "fr")[flag]
        webhook = f"https://a.example/{time}"
        email = f"ada{time}@example.org"
        wishes: list[dict[str, Any]] = [
            {"name": f"Ada {time}"},
            {"language": language},
            {"notices": {"webhook": webhook}},
            {"notices": {"email": email}},
            {"notices": {"sound": flag}},
            {"notices": {"browser": flag}},
        ]
        calls = [patch(same_person(next(anywhere), ada), wish) for wish in wishes]
        assert [answer.status_code for answer in at_once(*calls)] == [200] * len(wishes)
        person = fresh(doors, ada)
        assert (person["name"], person["language"]) == (f"Ada {time}", language)
        assert person["notices"] == {
            "email": email,
            "email_confirmed": False,
            "webhook": webhook,
            "browser": flag,
            "sound": flag,
        }


def test_an_address_is_confirmed_beside_other_changes(doors: list[RunningHouse]) -> None:
    ada = doors[0].guest()
    other = same_person(doors[-1], ada)
    for time in range(TIMES):
        email, webhook = f"ada{time}@example.org", f"https://a.example/{time}"
        person = ada.ask("PATCH", "/api/me", {"notices": {"email": email}}).json()["person"]
        link = doors[0].house.signer.link(person["id"], f"confirm {email}")
        answers = at_once(
            lambda: ada.ask("POST", f"/api/email/{link}"),  # noqa: B023
            patch(other, {"notices": {"webhook": webhook}}),
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        notices = fresh(doors, ada)["notices"]
        assert (notices["email_confirmed"], notices["webhook"]) == (True, webhook)


def test_no_password_comes_back(doors: list[RunningHouse]) -> None:
    """Settings change in a tight loop while the password does: the new one stays."""
    ada = doors[0].guest()
    ada.post("/api/accounts", {"name": "Ada", "password": OLD})
    done = threading.Event()
    wrong: list[int] = []

    def change(house: RunningHouse) -> None:
        other = Visitor(house.url)
        flag = False
        while not done.is_set():
            other.http.cookies = httpx.Cookies(ada.http.cookies)
            flag = not flag
            answer = other.ask("PATCH", "/api/me", {"notices": {"sound": flag}})
            # 401: the cookie is from before the new password.
            if answer.status_code not in (200, 401):
                wrong.append(answer.status_code)

    with ThreadPoolExecutor(4) as threads:
        changing = [threads.submit(change, house) for house in (doors * 2)[:2]]
        try:
            for time in range(6):
                old, new = (OLD, NEW) if time % 2 == 0 else (NEW, OLD)
                ada.post("/api/password", {"old": old, "new": new})
                Visitor(doors[-1].url).post("/api/login", {"name": "Ada", "password": new})
        finally:
            done.set()
        for one in changing:
            one.result(patience())
    assert wrong == []


def test_of_two_new_passwords_one_is_refused(doors: list[RunningHouse]) -> None:
    ada = doors[0].guest()
    ada.post("/api/accounts", {"name": "Ada", "password": OLD})
    other = same_person(doors[-1], ada)
    answers = at_once(
        lambda: ada.ask("POST", "/api/password", {"old": OLD, "new": NEW}),
        lambda: other.ask("POST", "/api/password", {"old": OLD, "new": "third time lucky"}),
    )
    won = [answer.status_code == 200 for answer in answers]
    assert sorted(won) == [False, True]
    lost = answers[won.index(False)]
    assert (lost.status_code, lost.json()["error"]) in (
        (409, "password-changed"),
        (401, "no-person"),
        (401, "wrong-password"),
    )
    stays = (NEW, "third time lucky")[won.index(True)]
    Visitor(doors[0].url).post("/api/login", {"name": "Ada", "password": stays})


def test_a_guest_registers_once(doors: list[RunningHouse]) -> None:
    ada = doors[0].guest()
    other = same_person(doors[-1], ada)
    answers = at_once(
        lambda: ada.ask("POST", "/api/accounts", {"name": "Ada", "password": OLD}),
        lambda: other.ask("POST", "/api/accounts", {"name": "Bea", "password": NEW}),
    )
    won = [answer.status_code == 200 for answer in answers]
    if all(won):
        # The one came when the other was done: its session had ended, and nobody asked.
        guest, stranger = (answer.json()["person"]["id"] for answer in answers)
        assert guest != stranger
        return
    assert sorted(won) == [False, True]
    assert answers[won.index(False)].json()["error"] == "registered"
    account = ({"name": "Ada", "password": OLD}, {"name": "Bea", "password": NEW})[won.index(True)]
    Visitor(doors[0].url).post("/api/login", account)


def test_who_logs_in_is_not_remembered_as_before(
    doors: list[RunningHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings change while a password is checked; the login does not bring the old ones back."""
    ada = doors[0].guest()
    ada.post("/api/accounts", {"name": "Ada", "password": OLD})
    checking, going_on = threading.Event(), threading.Event()
    real = Passwords._fits

    def slow(self: Passwords, hashed: str | None, password: str) -> bool:
        checking.set()
        assert going_on.wait(patience())
        return real(self, hashed, password)

    monkeypatch.setattr(Passwords, "_fits", slow)
    with ThreadPoolExecutor(1) as threads:
        phone = Visitor(doors[0].url)
        account = {"name": "Ada", "password": OLD}
        coming = threads.submit(phone.ask, "POST", "/api/login", account)
        try:
            assert checking.wait(patience())
            assert ada.ask("PATCH", "/api/me", {"language": "it"}).status_code == 200
        finally:
            going_on.set()
        assert coming.result(patience()).json()["person"]["language"] == "it"
    assert ada.get("/api/me")["person"]["language"] == "it"


@pytest.mark.parametrize("doors", ["postgresql"], indirect=True)
def test_two_who_wait_for_each_other_both_get_on(doors: list[RunningHouse]) -> None:
    """Each process holds what the other one wants: the database ends one, which tries again."""
    ids = [doors[0].guest(name).get("/api/me")["person"]["id"] for name in ("Ada", "Bea")]
    met = threading.Barrier(2)
    first = threading.local()

    def lock(house: RunningHouse, order: list[str]) -> None:
        def locked(connection: Connection) -> None:
            for person in order:
                where = schema.people.c.id == person
                connection.execute(select(schema.people).where(where).with_for_update())
                if not hasattr(first, "met"):
                    first.met = True
                    met.wait(patience())

        house.run(lambda house: house.writer.do(locked))

    with ThreadPoolExecutor(2) as threads:
        for work in [
            threads.submit(lock, doors[0], ids),
            threads.submit(lock, doors[1], ids[::-1]),
        ]:
            work.result(patience())
