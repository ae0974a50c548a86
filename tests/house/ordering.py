"""Standing orders in the tests: an order that stands, why one is void, the bids made."""

from __future__ import annotations

from tests.house.court import Court
from tests.house.houses import Message

ALL = ["up_to", "out", "out_unless_below"]


def standing(court: Court) -> tuple[int, int, int]:
    """An auction in which the second seat has left an order; active, second, third seat."""
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert court.order(one, "up_to", 30)["order"]["state"] == "stands"
    return active, one, two


def void(message: Message) -> str | None:
    """Why an order is void; it must be."""
    assert message["order"] is not None, "there is no order"
    assert message["order"]["state"] == "void"
    reason: str | None = message["order"]["reason"]
    return reason


def bids(court: Court) -> list[tuple[int, int]]:
    return [(args["seat"], args["bid"]) for args in court.told("bids")]
