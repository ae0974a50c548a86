"""Whoever means harm can call nobody without end, and fill nobody's outbox."""

from __future__ import annotations

import socket

import pytest

from quattrocento.house import notices
from tests.house.conftest import OpenHouse
from tests.house.court import Court
from tests.house.mailboxes import outbox, their_turn, wants
from tests.house.test_clocks import two_people


def test_questions_have_a_limit(open_house: OpenHouse) -> None:
    """A question that one takes back oneself would call the others each time."""
    house = open_house(rate=1.0)
    table, people, seat = two_people(house)
    ada = people[seat]
    message = ada.move(table, ada.message(table))
    answers = []
    for _ in range(12):
        wish = {"seat": seat, "version": message["version"], "what": "undo", "count": 1}
        answer = ada.ask("POST", f"/api/tables/{table}/ask", wish)
        answers.append(answer.status_code)
        if answer.status_code == 200:
            no = {"seat": seat, "version": answer.json()["version"], "yes": False}
            message = ada.post(f"/api/tables/{table}/answer", no)
    assert answers == [200] * 10 + [429] * 2
    assert int(answer.headers["retry-after"]) > 0


def answer_to(court: Court, seat: int, move: tuple[str | int, ...]) -> int:
    body = court.wish(seat, *move)
    return court.people[seat].ask("POST", f"{court.path}/moves", body).status_code


def test_offers_have_a_limit(open_house: OpenHouse) -> None:
    """They call somebody by letter, and a game could grow by them without end."""
    court = Court(open_house(rate=1.0))
    one, two = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    offers = [
        ("aside", one, "offer", court.family(two), 1, 0, 0, 1),
        ("aside", one, "withdraw", court.family(two)),
    ]
    # On a slow machine some of what was used comes back meanwhile.
    answers = (answer_to(court, one, offers[number % 2]) for number in range(600))
    assert next((code for code in answers if code != 200), 200) == 429
    # Nobody else is kept from bargaining.
    court.aside(two, "offer", one, 1, 0, 0, 1)


def test_what_waits_for_one_person_is_bounded(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "WAITING", 3)
    house = open_house(private_webhooks=True)
    ada, bea = house.guest("Ada"), house.guest("Bea")
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        wants(bea, webhook=f"http://127.0.0.1:{deaf.getsockname()[1]}/")
        tables = [their_turn(ada, bea) for _ in range(5)]
        waiting = {row["table_id"] for row in outbox(house)}
    assert len(waiting) == 3
    assert waiting < set(tables)
