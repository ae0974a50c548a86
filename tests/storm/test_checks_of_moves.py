"""The checks of moves can fail: each falsified history is noticed, the true one is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.storm.check_moves import (
    check_acknowledged,
    check_chat,
    check_clocks,
    check_no_gaps,
    check_nobody_elses,
    check_orders,
    check_refused,
)
from tests.storm.doctored import Princes
from tests.storm.history import Deed, History
from tests.storm.stored import Sealed


@pytest.fixture
def true() -> Princes:
    return Princes(moves=12)


def failures(found: Princes, history: History | None = None) -> set[str]:
    """Which checks notice something."""
    stored, deeds = found.all(), found.deeds
    checks = {
        "acknowledged": check_acknowledged(deeds, stored),
        "refused": check_refused(deeds, stored),
        "nobody else's": check_nobody_elses(deeds, stored),
        "gaps": check_no_gaps(stored),
        "clocks": check_clocks(stored),
        "chat": check_chat(history or History(), stored),
    }
    return {name for name, wrong in checks.items() if wrong}


def test_a_true_history_passes(true: Princes) -> None:
    assert failures(true) == set()


def lose_a_move(found: Princes) -> None:
    lost = found.stored.changes.pop(5)
    found.stored.row["version"] -= 1
    found.stored.row["events"] -= len(lost.events)
    for number, change in enumerate(found.stored.changes):
        change.version = number + 1


def double_a_move(found: Princes) -> None:
    found.stored.changes[-1].key = found.stored.changes[-2].key


def store_it_elsewhere(found: Princes) -> None:
    one, two = found.stored.changes[4], found.stored.changes[5]
    one.key, two.key = two.key, one.key


def store_a_refused_one(found: Princes) -> None:
    found.deeds[3].outcome = "refused"


def store_a_strangers(found: Princes) -> None:
    found.deeds.pop(3)


def leave_a_gap(found: Princes) -> None:
    del found.stored.changes[-2]


def seal(found: Princes) -> Deed:
    """A deed that was made ahead, on no version."""
    deed = Deed("friday", "moves", 0, "ahead", 2, "acked")
    found.deeds.append(deed)
    found.stored.sealed.append(Sealed(7, 0, 1, deed.stored_key, "[]"))
    return deed


def test_what_is_chosen_ahead_is_kept_beside_the_versions(true: Princes) -> None:
    deed = seal(true)
    assert failures(true) == set()
    # The last one opens all, and is a change too.
    true.stored.changes[-1].key, kept = deed.stored_key, true.stored.changes[-1].key
    assert [one.stored_key for one in true.deeds if one.stored_key == kept]
    true.deeds = [one for one in true.deeds if one.stored_key != kept]
    assert failures(true) == set()


def lose_an_answer(found: Princes) -> None:
    seal(found)
    found.stored.sealed.clear()


def double_an_answer(found: Princes) -> None:
    seal(found)
    found.stored.sealed *= 2


def keep_a_refused_answer(found: Princes) -> None:
    seal(found).outcome = "refused"


def keep_a_strangers_answer(found: Princes) -> None:
    found.deeds.remove(seal(found))


def lose_a_number(found: Princes) -> None:
    del found.stored.numbers[3]


def double_an_event(found: Princes) -> None:
    change = next(change for change in found.stored.changes if change.events)
    change.events.append(change.events[-1])


def run_out(found: Princes) -> None:
    found.stored.changes[-1].kind = "run_out"


@pytest.mark.parametrize(
    ("falsify", "noticed"),
    [
        (lose_a_move, "acknowledged"),
        (double_a_move, "acknowledged"),
        (store_it_elsewhere, "acknowledged"),
        (store_a_refused_one, "refused"),
        (store_a_strangers, "nobody else's"),
        (leave_a_gap, "gaps"),
        (lose_a_number, "gaps"),
        (double_an_event, "gaps"),
        (run_out, "clocks"),
        (lose_an_answer, "acknowledged"),
        (double_an_answer, "acknowledged"),
        (keep_a_refused_answer, "refused"),
        (keep_a_strangers_answer, "nobody else's"),
    ],
)
def test_a_falsified_history_is_noticed(
    true: Princes, falsify: Callable[[Princes], None], noticed: str
) -> None:
    falsify(true)
    assert noticed in failures(true)


def test_an_unanswered_deed_may_be_stored_or_not(true: Princes) -> None:
    true.deeds[3].outcome = ""
    true.deeds.append(Deed("friday", "moves", 0, "neverheard", 3))
    assert failures(true) == set()


def test_a_lost_line_of_chat_is_noticed(true: Princes) -> None:
    history = History()
    history.chat["friday"] = ["hello"]
    assert failures(true, history) == {"chat"}
    true.stored.chat.append("hello")
    assert failures(true, history) == set()


def test_orders_are_stored_once_or_not_at_all(true: Princes) -> None:
    kept = Deed("friday", "order", 1, "orderkey", 4, "acked")
    assert check_orders([kept], true.all())
    true.stored.orders = [{"key": "1:orderkey"}]
    assert not check_orders([kept], true.all())
    true.stored.orders *= 2
    assert check_orders([kept], true.all())
    kept.outcome = "refused"
    true.stored.orders = []
    assert not check_orders([kept], true.all())
