"""Limits count by who asks; wrong passwords slow down whoever sends them, and nobody else."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any, Literal

import argon2
import pytest
from prometheus_client import generate_latest

from quattrocento.house import desk, limits
from quattrocento.house.blocks import block_of
from quattrocento.house.desk import Desk, Place
from quattrocento.house.devices import Devices
from quattrocento.house.errors import TooMany
from quattrocento.house.limits import KINDS, Limits
from tests.house.houses import RunningHouse, Visitor
from tests.patience import patience, until

PASSWORD = "a long password"


class Now:
    """A clock that a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        monkeypatch.setattr("quattrocento.house.limits.time.monotonic", lambda: self.at)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Now:
    return Now(monkeypatch)


def taken(counted: Limits, kind: str, asker: str, wanted: int) -> int:
    """How many of so many requests are let through."""
    for number in range(wanted):
        try:
            counted.take(kind, asker)
        except TooMany:
            return number
    return wanted


def test_so_many_at_once_then_so_many_a_second(clock: Now) -> None:
    counted = Limits(1)
    size, rate = KINDS["chat"]
    assert taken(counted, "chat", "Ada", 1000) == size
    assert taken(counted, "chat", "Bea", 1000) == size
    clock.at += 3 / rate
    assert taken(counted, "chat", "Ada", 1000) == 3
    clock.at += 1e6
    assert taken(counted, "chat", "Ada", 1000) == size


def test_a_refusal_says_for_how_long(clock: Now) -> None:
    counted = Limits(1)
    assert taken(counted, "letters", "Ada", 1000) == KINDS["letters"][0]
    with pytest.raises(TooMany) as refused:
        counted.take("letters", "Ada")
    clock.at += refused.value.wait - 1
    assert taken(counted, "letters", "Ada", 1) == 0
    clock.at += 1.001
    assert taken(counted, "letters", "Ada", 2) == 1


def test_what_is_given_back_does_not_count(clock: Now) -> None:
    counted = Limits(1)
    for _ in range(100):
        counted.take("wrong", "Ada")
        counted.give_back("wrong", "Ada")
    assert counted.counted("wrong", "Ada") == 0
    assert taken(counted, "wrong", "Ada", 3) == 3
    assert counted.counted("wrong", "Ada") == 3


def test_nobody_is_forgotten_because_many_others_come(clock: Now) -> None:
    """A flood of askers does not set anybody free, and those who are free take no memory."""
    counted = Limits(1)
    assert taken(counted, "wrong", "Ada", 1000) == 10
    for number in range(60_000):
        counted.take("calls", f"address {number}")
    assert taken(counted, "wrong", "Ada", 1) == 0
    clock.at += 60
    for number in range(5000):
        counted.take("calls", f"again {number}")
    assert len(counted._free) <= 5001


def test_memory_is_bounded_and_those_who_asked_most_are_kept(
    clock: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST", 4000)
    counted = Limits(1)
    assert taken(counted, "wrong", "Ada", 1000) == 10
    for number in range(20_000):
        counted.take("calls", f"address {number}")
    assert len(counted._free) <= 4001
    assert taken(counted, "wrong", "Ada", 1) == 0


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::99", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::99", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_address_counts_by_its_block(address: str, block: str) -> None:
    assert block_of(address) == block


class Elsewhere(Visitor):
    """Somebody whose address a trusted proxy tells."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.http.headers["X-Forwarded-For"] = address

    def login(self, name: str, password: str) -> int:
        return self.ask("POST", "/api/login", {"name": name, "password": password}).status_code


class Hasher(argon2.PasswordHasher):
    """Takes time and no processor: what is tried here is the order, not the hash."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)

    def hash(self, *given: Any, **more: Any) -> str:
        time.sleep(0.02)
        return super().hash(*given, **more)

    def verify(self, *given: Any) -> Literal[True]:
        time.sleep(0.02)
        return super().verify(*given)


@pytest.fixture
def guarded(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningHouse]:
    """A house with its limits, and Ada, who is registered."""
    monkeypatch.setattr(argon2, "PasswordHasher", Hasher)
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.sqlite3'}", rate=1)
    try:
        Visitor(house.url).post("/api/accounts", {"name": "Ada", "password": PASSWORD})
        yield house
    finally:
        house.close()


def test_one_household_is_one_asker(guarded: RunningHouse) -> None:
    first, second = (Elsewhere(guarded.url, f"2001:db8:1:2::{n}") for n in (1, 2))
    other = Elsewhere(guarded.url, "2001:db8:1:3::1")
    codes = [
        visitor.ask("POST", "/api/guests", {"name": "Eve"}).status_code
        for _ in range(40)
        for visitor in (first, second)
    ]
    assert codes.count(200) in range(60, 63)
    assert codes[-1] == 429
    assert other.ask("POST", "/api/guests", {"name": "Eve"}).status_code == 200


def test_whoever_guesses_is_stopped_and_told_for_how_long(guarded: RunningHouse) -> None:
    eve = Elsewhere(guarded.url, "192.0.2.1")
    codes = [eve.login("Ada", "a wrong one") for _ in range(11)]
    assert codes == [401] * 10 + [429]
    answer = eve.ask("POST", "/api/login", {"name": "Ada", "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tries")
    assert 0 < int(answer.headers["retry-after"]) <= 60
    # From this address other names are open still, up to a number.
    others = [eve.login(f"Bea {n}", "a wrong one") for n in range(25)]
    assert others.count(401) in range(20, 23)
    assert others[-1] == 429


def test_right_passwords_do_not_count(guarded: RunningHouse) -> None:
    ada = Elsewhere(guarded.url, "192.0.2.1")
    assert {ada.login("Ada", PASSWORD) for _ in range(15)} == {200}


def test_an_attack_from_everywhere_does_not_lock_the_owner_out(guarded: RunningHouse) -> None:
    """Thirty addresses guess at one name all the time; the owner comes in from a new one."""
    over = threading.Event()

    def guess(number: int) -> None:
        eve = Elsewhere(guarded.url, f"198.51.100.{number}")
        while not over.is_set():
            eve.login("ada", "a wrong one")

    attackers = [threading.Thread(target=guess, args=(n,), daemon=True) for n in range(30)]
    for attacker in attackers:
        attacker.start()
    try:
        _until_wrong(guarded, 80)
        began = time.monotonic()
        assert Elsewhere(guarded.url, "203.0.113.9").login("Ada", PASSWORD) == 200
        assert Elsewhere(guarded.url, "2001:db8::9").login("Bea", PASSWORD) == 401
        assert time.monotonic() - began < patience(10)
    finally:
        over.set()
        for attacker in attackers:
            attacker.join(patience())


def _until_wrong(house: RunningHouse, count: int) -> None:
    """Wait until so many wrong passwords were refused."""
    metric = 'quattrocento_refused_total{code="wrong-password"} '

    def guessed() -> bool:
        text = generate_latest(house.house.metrics.registry).decode()
        found = [line for line in text.splitlines() if line.startswith(metric)]
        return bool(found) and float(found[0].split()[-1]) >= count

    until(guessed, "nobody guesses")


def test_a_known_device_is_not_held_up_by_its_address(guarded: RunningHouse) -> None:
    """At school somebody guesses; Ada, who has logged in on this device before, comes in."""
    ada, eve = (Elsewhere(guarded.url, "192.0.2.1") for _ in range(2))
    assert ada.login("Ada", PASSWORD) == 200
    ada.post("/api/logout")
    for n in range(40):
        eve.login(f"Ada{n % 4 or ''}", "a wrong one")
    assert eve.login("Ada", PASSWORD) == 429
    assert ada.login(" ADA ", PASSWORD) == 200
    # It is known for Ada, not for anybody else; and Ada's own guesses have an end.
    assert ada.login("Bea", PASSWORD) == 429
    assert [ada.login("Ada", "a wrong one") for _ in range(11)] == [401] * 10 + [429]


def test_a_forged_device_is_a_new_one() -> None:
    devices, others = Devices("secret"), Devices("another")
    cookie = devices.cookie(devices.read(None), "ada")
    device = devices.read(cookie)
    assert device.knows("ada")
    assert not device.knows("bea")
    assert devices.read(devices.cookie(device, "bea")).knows("ada")
    for forged in (None, "", "x" * 5000, cookie[:-1], others.cookie(others.read(None), "ada")):
        assert not devices.read(forged).knows("ada")


def test_guesses_at_ones_own_password_have_an_end(guarded: RunningHouse) -> None:
    ada = Elsewhere(guarded.url, "192.0.2.1")
    assert ada.login("Ada", PASSWORD) == 200
    wish = {"old": "a wrong one", "new": "another one"}
    codes = [ada.refused("POST", "/api/password", wish) for _ in range(11)]
    assert codes == [(401, "wrong-password")] * 10 + [(429, "too-many-tries")]


def test_a_class_opens_the_pages_at_once(guarded: RunningHouse) -> None:
    """What lies in memory counts apart from what is played."""
    pupil = Elsewhere(guarded.url, "192.0.2.1")
    for _ in range(350):
        assert pupil.ask("GET", "/").status_code != 429
        assert pupil.ask("GET", "/api/games/signorie/words/it").status_code == 200
    assert pupil.ask("GET", "/api/me").status_code == 200


def test_the_desk_serves_in_fair_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known devices first, then clean addresses, names in turn; a flood comes last."""
    monkeypatch.setattr(desk, "AT_ONCE", 1)
    served: list[str] = []

    async def come(at: Desk, name: str, place: int) -> None:
        async with at.turn(name, place):
            served.append(f"{name} {place}")

    async def day() -> None:
        at = Desk()
        async with asyncio.TaskGroup() as group, at.turn("first", Place.CLEAN):
            for _ in range(5):
                group.create_task(come(at, "flooded", Place.WRONG + 2))
                group.create_task(come(at, "attacked", Place.CLEAN))
            group.create_task(come(at, "owner", Place.CLEAN))
            group.create_task(come(at, "new", Place.NEW))
            group.create_task(come(at, "known", Place.KNOWN))
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(day(), 10))
    assert served[0] == "known 0"
    assert served.index("owner 1") <= 2
    assert served[7] == "new 2"
    assert set(served[8:]) == {"flooded 5"}


def test_known_devices_leave_a_place_to_others() -> None:
    """Whoever logs in to an account of their own for ever does not keep anybody else out."""

    async def again(at: Desk, name: str) -> None:
        while True:
            async with at.turn(name, Place.KNOWN):
                await asyncio.sleep(0)

    async def day() -> None:
        at = Desk()
        flood = [asyncio.create_task(again(at, f"eve {n}")) for n in range(20)]
        await asyncio.sleep(0)
        for place in (Place.CLEAN, Place.WRONG):
            async with at.turn("ada", place):
                pass
        for one in flood:
            one.cancel()

    asyncio.run(asyncio.wait_for(day(), 10))


def test_even_right_passwords_have_an_end(guarded: RunningHouse) -> None:
    """Each is hashed: nobody keeps the house busy with an account of their own."""
    guarded.house.limits._free["logins", "192.0.2.1"] = time.monotonic() + 119
    ada = Elsewhere(guarded.url, "192.0.2.1")
    assert ada.login("Ada", PASSWORD) == 429
    assert Elsewhere(guarded.url, "192.0.2.2").login("Ada", PASSWORD) == 200


def test_of_too_many_the_last_in_order_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST", 3)
    monkeypatch.setattr(desk, "AT_ONCE", 1)

    async def come(at: Desk, name: str, place: int) -> str:
        try:
            async with at.turn(name, place):
                return f"{name} served"
        except TooMany:
            return f"{name} sent away"

    async def day() -> list[str]:
        at = Desk()
        async with at.turn("first", Place.CLEAN):
            flood = [asyncio.create_task(come(at, f"eve {n}", Place.WRONG + n)) for n in range(4)]
            owner = asyncio.create_task(come(at, "ada", Place.CLEAN))
            gone = asyncio.create_task(come(at, "bea", Place.CLEAN))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        return await asyncio.gather(*flood, owner)

    said = asyncio.run(asyncio.wait_for(day(), 10))
    assert said[-1] == "ada served"
    assert said[3] == "eve 3 sent away"
    assert said.count("eve 0 served") == 1


def test_patience_at_the_desk_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PATIENCE", 0.05)

    async def day() -> None:
        at = Desk()
        async with at.turn("a", Place.CLEAN), at.turn("b", Place.CLEAN):
            with pytest.raises(TooMany):
                async with at.turn("c", Place.CLEAN):
                    pass
        async with at.turn("c", Place.CLEAN), at.turn("d", Place.CLEAN):
            pass
        assert not at._busy

    asyncio.run(asyncio.wait_for(day(), 10))
