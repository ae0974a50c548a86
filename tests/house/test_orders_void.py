"""What makes a standing order void, and what does not."""

from __future__ import annotations

from tests.house.court import Court
from tests.house.houses import RunningHouse
from tests.house.ordering import ALL, kinds, ordered, standing, state, void


def test_a_gift_makes_an_order_void(house: RunningHouse) -> None:
    court = Court(house)
    active, one, two = standing(court)
    court.aside(two, "offer", active, 1, 0, 0, 1)
    assert state(court.message(one)) == "stands"
    court.aside(two, "give", active, 1, 0)
    assert void(court.message(one)) == "gift"
    house.reopen()
    assert void(court.message(one)) == "gift"
    court.play(active, "bid", 30)
    message = court.message(one)
    assert message["prompt"]["seat"] == one
    assert message["moves"] != []
    # A new order takes its place.
    court.order(one, "out")
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    assert state(court.message(one)) == "stands"


def test_an_exchange_makes_an_order_void(small_house: RunningHouse) -> None:
    court = Court(small_house)
    active, one, two = standing(court)
    court.aside(two, "offer", active, 1, 0, 0, 1)
    court.aside(active, "accept", two)
    assert void(court.message(one)) == "exchange"


def test_money_among_those_who_have_left_concerns_nobody(small_house: RunningHouse) -> None:
    court = Court(small_house, seats=4)
    active = court.put_up()
    one, two, three = (court.clockwise(active, steps) for steps in (1, 2, 3))
    least = court.message(active)["view"]["auction"]["least"]
    court.play(active, "bid", least)
    court.play(one, "pass_bid")
    court.play(two, "pass_bid")
    court.play(three, "bid", least + 1)
    court.order(three, "up_to", 30)
    court.aside(one, "give", two, 1, 0)
    assert state(court.message(three)) == "stands"
    court.aside(one, "give", active, 1, 0)
    assert void(court.message(three)) == "gift"


def test_a_freeze_makes_an_order_void(small_house: RunningHouse) -> None:
    court = Court(small_house)
    first = court.deciding
    court.deal("freeze_bid")
    court.play(first, "buy_treachery")
    court.play(first, "end_turn")
    active = court.put_up()
    assert active == court.clockwise(first)
    two = court.clockwise(active)
    court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
    court.order(active, "up_to", 30)
    court.play(two, "pass_bid")
    court.play(first, "freeze_bid", court.family(active))
    assert void(court.message(active)) == "freeze"
    assert kinds(court.message(active)) == ["out"]


def test_a_new_lot_makes_an_order_void(small_house: RunningHouse) -> None:
    court = Court(small_house)
    for _ in range(3):
        court.play(court.deciding, "buy_troop", "pike")
    active = court.deciding
    court.play(active, "war")
    court.play(active, "attacker", "Venice")
    court.play(active, "defender", "Rome")
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert court.message(one)["view"]["auction"]["lot"] == "Venice"
    for seat in (active, one):
        court.order(seat, "out")
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    court.play(two, "pass_bid")
    message = court.message(one)
    assert message["view"]["auction"]["lot"] == "Rome"
    assert void(message) == "new-lot"
    assert kinds(message) == ALL
    assert ordered(court.message(two)) is None


def test_taking_back_makes_an_order_void(house: RunningHouse) -> None:
    court = Court(house)
    active, one, _ = standing(court)
    wish = {"seat": active, "version": court.message(active)["version"], "key": "not-this-tile"}
    court.people[active].post(f"{court.path}/undo", wish)
    message = court.message(one)
    assert message["view"]["auction"] is None
    assert void(message) == "undone"
    # The note fades when there is something new to order.
    court.put_up("banking")
    assert ordered(court.message(one)) is None
    court.order(one, "up_to", 30)
    court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
    court.until(one, lambda message: message["prompt"]["seat"] != one)
    wish = {"seat": 0, "version": court.message(0)["version"], "what": "undo", "count": 1}
    court.people[0].post(f"{court.path}/ask", wish)
    for seat in (1, 2):
        answer = {"seat": seat, "version": court.message(seat)["version"], "yes": True}
        court.people[seat].post(f"{court.path}/answer", answer)
    message = court.message(one)
    assert message["prompt"]["seat"] == one
    assert void(message) == "undone"
