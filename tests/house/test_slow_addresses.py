"""Addresses that are slow or fail hold up nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.house import notices, posting, postman, webhooks
from tests.house.houses import RunningHouse
from tests.house.mailboxes import Mailbox, Tarpit, outbox, their_turn, wants
from tests.patience import until


@pytest.fixture
def tarpit() -> Iterator[Tarpit]:
    server = Tarpit()
    yield server
    server.close()


def test_a_slow_webhook_holds_up_nobody_else(
    free_house: RunningHouse,
    hooks: tuple[str, Mailbox],
    tarpit: Tarpit,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # None of them ends while the test lasts, however busy the machine is.
    monkeypatch.setattr(posting, "DEADLINE", 3600.0)
    url, box = hooks
    house = free_house
    ada, cleo = house.guest("Ada"), house.guest("Cleo")
    slow = [house.guest(f"Slow {number}") for number in range(20)]
    # More than go to one network at once: the others of them are put off, not waited for.
    assert len(slow) > posting.AT_ONE_NETWORK
    for one in slow:
        wants(one, webhook=tarpit.url)
        their_turn(ada, one)
    until(lambda: tarpit.callers >= posting.AT_ONE_NETWORK)
    wants(cleo, webhook=url)
    their_turn(ada, cleo)
    box.wait(1)
    ada.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert tarpit.callers == posting.AT_ONE_NETWORK


def test_addresses_that_fail_leave_room_for_the_others(
    tmp_path: Path, hooks: tuple[str, Mailbox], tarpit: Tarpit, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, box = hooks
    monkeypatch.setattr(notices, "WEBHOOKS", 8)
    monkeypatch.setattr(postman, "RETRY", 0.01)
    monkeypatch.setattr(postman, "GROWTH", 1)
    monkeypatch.setattr(postman, "TRIES", 1000)
    monkeypatch.setattr(posting, "DEADLINE", 0.2)
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
    monkeypatch.setattr(posting, "DEADLINE", 0.3)
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
