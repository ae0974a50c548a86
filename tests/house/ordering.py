"""Standing orders in the tests: what may be ordered, an order that stands, why one is void."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.house.houses import Message

if TYPE_CHECKING:
    from tests.house.court import Court

ALL = ["up_to", "out", "out_unless_below"]


def matters(message: Message, question: str = "bid") -> list[dict[str, Any]]:
    """What a seat may order about a question, then what it has ordered about what is over."""
    return [one for one in message["orders"] if one["matter"].split()[0] == question]


def kinds(message: Message, question: str = "bid") -> list[str]:
    """The kinds of orders that may be given about a question."""
    return [kind for matter in matters(message, question) for kind in matter["kinds"]]


def ordered(message: Message, question: str = "bid") -> Any:
    """The order there is about a question; None where there is none."""
    found = [one["order"] for one in matters(message, question) if one["order"] is not None]
    assert len(found) < 2, "there is more than one order"
    return found[0] if found else None


def standing(court: Court) -> tuple[int, int, int]:
    """An auction in which the second seat has left an order; active, second, third seat."""
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert state(court.order(one, "up_to", 30)) == "stands"
    return active, one, two


def state(message: Message, question: str = "bid") -> str:
    """Whether an order stands; there must be one."""
    order = ordered(message, question)
    assert order is not None, "there is no order"
    found: str = order["state"]
    return found


def void(message: Message, question: str = "bid") -> str | None:
    """Why an order is void; it must be."""
    order = ordered(message, question)
    assert order is not None, "there is no order"
    assert order["state"] == "void"
    reason: str | None = order["reason"]
    return reason


def bids(court: Court) -> list[tuple[int, int]]:
    return [(args["seat"], args["bid"]) for args in court.told("bids")]
