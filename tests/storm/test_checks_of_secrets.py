"""The search for secrets can find them: in words that were planted, and in what seats are shown."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.storm.canaries import Canaries
from tests.storm.check_secrets import check_canaries, check_views
from tests.storm.doctored import PEOPLE, Princes
from tests.storm.received import Frame


@pytest.fixture(scope="module")
def told() -> Princes:
    return Princes()


def test_what_seats_were_truly_told_passes(told: Princes) -> None:
    assert check_views(told.frames, told.all()) == []


def test_the_message_of_another_seat_is_noticed(told: Princes) -> None:
    frames = [Frame("ada", one.where, one.body) for one in told.frames if one.person == "bea"]
    assert "somebody else's seat" in check_views(frames, told.all())[0]


def test_one_who_has_left_is_noticed(told: Princes) -> None:
    stored = told.all()
    left = max(stored.tables["friday"].held) - 5
    stored.tables["friday"].seats[left] = {0: "ada", 1: "eva", 2: "cia"}
    wrong = check_views(told.frames, stored)
    assert len(wrong) == 6
    assert all("to bea" in one for one in wrong)
    del stored.tables["friday"].seats[left]


def forge(told: Princes, **parts: Any) -> list[Frame]:
    """The last message of the first seat, with something else in it."""
    own = next(frame for frame in reversed(told.frames) if frame.person == PEOPLE[0])
    body = json.loads(own.body) | parts
    return [Frame(PEOPLE[0], own.where, json.dumps(body).encode())]


def test_a_view_with_somebody_elses_hand_is_noticed(told: Princes) -> None:
    last = {frame.person: json.loads(frame.body) for frame in told.frames}
    other = last["bea"]["view"] | {"me": 0}
    assert other != last["ada"]["view"], "nobody has a secret in this game"
    assert "another view" in check_views(forge(told, view=other), told.all())[0]


def test_an_event_in_the_form_of_another_seat_is_noticed(told: Princes) -> None:
    last = {frame.person: json.loads(frame.body)["events"] for frame in told.frames}
    assert last["ada"] != last["bea"], "nobody has drawn anything in this game"
    wrong = check_views(forge(told, events=last["bea"]), told.all())
    assert "otherwise than the seat may hear it" in wrong[0]


def test_moves_orders_and_standings_of_others_are_noticed(told: Princes) -> None:
    last = {frame.person: json.loads(frame.body) for frame in told.frames}
    moves = next(one["moves"] for one in last.values() if one["moves"])
    decides = last["ada"]["prompt"]["seat"]
    if decides != 0:
        assert check_views(forge(told, moves=moves), told.all())
    illegal = [{"move": ["fly"]}]
    assert check_views(forge(told, moves=illegal), told.all())
    order = {"kind": "up_to", "amount": 14, "state": "stands", "reason": None}
    orders = [{"matter": "bid tile doge", "kinds": [], "order": order}]
    assert "an order" in check_views(forge(told, orders=orders), told.all())[0]
    assert "standing" in check_views(forge(told, standing={"scores": []}), told.all())[0]


def test_planted_words_are_found_with_those_who_may_not_read_them() -> None:
    canaries = Canaries(Random(1))
    note = canaries.plant("a note", "ada")
    canaries.guard("abcdefghij2345678923", "an invitation", ["ada", "bea"])
    body = f'{{"text":"{note}","invite":"abcdefghij2345678923"}}'.encode()
    assert check_canaries([Frame("ada", "", body)], canaries) == []
    assert len(check_canaries([Frame("bea", "", body)], canaries)) == 1
    assert len(check_canaries([Frame("eva", "", body)], canaries)) == 2
    hashed = Frame("ada", "", b'"$argon2id$v=19$m=65536"')
    assert "hash" in check_canaries([hashed], canaries)[0]
