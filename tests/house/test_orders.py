"""Standing orders: what the house plays for a seat that is away, and what makes an order void."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from quattrocento.house import schema, turns
from quattrocento.house.backup import back_up, restore
from quattrocento.house.store import Store
from tests.house.conftest import OpenHouse
from tests.house.court import Court
from tests.house.houses import Message, RunningHouse, idle

ALL = ["up_to", "out", "out_unless_below"]


def void(message: Message) -> str | None:
    """Why an order is void; it must be."""
    assert message["order"] is not None, "there is no order"
    assert message["order"]["state"] == "void"
    reason: str | None = message["order"]["reason"]
    return reason


def bids(court: Court) -> list[tuple[int, int]]:
    return [(args["seat"], args["bid"]) for args in court.told("bids")]


def test_up_to_bids_the_least_while_it_is_not_too_much(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert court.message(one)["order_kinds"] == ALL
    least = court.message(one)["view"]["auction"]["least"]
    most = least + 3
    given = court.order(one, "up_to", most)
    assert given["order"] == {"kind": "up_to", "amount": most, "state": "stands", "reason": None}
    court.play(active, "bid", least)
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    court.play(two, "bid", most - 1)
    court.until(active, lambda message: message["prompt"]["seat"] == active)
    court.play(active, "pass_bid")
    # One bids the most it wants; two goes on, and that is too much.
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    court.play(two, "bid", most + 1)
    over = court.until(one, lambda message: message["view"]["auction"] is None)
    assert bids(court) == [
        (active, least), (one, least + 1), (two, most - 1), (one, most), (two, most + 1),
    ]  # fmt: skip
    assert [args["seat"] for args in court.told("passes_bid")] == [active, one]
    assert void(over) == "over"
    assert over["order_kinds"] == []


def test_out_passes_and_out_unless_below_takes_a_bargain(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up("pope")
    one, two = court.clockwise(active), court.clockwise(active, 2)
    court.order(one, "out")
    court.order(two, "out_unless_below", 3)
    court.play(active, "bid", 1)
    court.until(active, lambda message: message["prompt"]["seat"] == active)
    # Two is below three, three is not.
    court.play(active, "bid", 3)
    court.until(two, lambda message: message["view"]["auction"] is None)
    assert bids(court) == [(active, 1), (two, 2), (active, 3)]
    assert [args["seat"] for args in court.told("passes_bid")] == [one, two]
    assert court.message(active)["view"]["pope"]["owner"] == active
    assert [move for move in court.record(0) if move[0] == "pass_bid"] == [["pass_bid"]] * 2


def test_an_order_given_when_one_is_asked_answers_at_once(small_house: RunningHouse) -> None:
    court = Court(small_house)
    active = court.put_up()
    kinds = court.message(active)["order_kinds"]
    assert kinds == ["up_to", "out_unless_below"]
    least = court.message(active)["view"]["auction"]["least"]
    # Who must open cannot stay out of it (P-622).
    for bad in (("out", None), ("up_to", least - 1), ("out_unless_below", least)):
        wish = court.order_wish(active, *bad)
        assert court.people[active].refused("PUT", f"{court.path}/order", wish) == (422, "no-order")
    court.order(active, "up_to", least)
    court.until(active, lambda message: message["prompt"]["seat"] != active)
    assert bids(court) == [(active, least)]


def test_orders_that_cannot_be_given(small_house: RunningHouse) -> None:
    court = Court(small_house)
    active = court.deciding
    one = court.clockwise(active)
    path = f"{court.path}/order"

    def refused(seat: int, kind: str | None, amount: int | None = None) -> tuple[int, str]:
        return court.people[seat].refused("PUT", path, court.order_wish(seat, kind, amount))

    assert court.message(one)["order_kinds"] == []
    assert refused(one, "out") == (422, "no-order")
    least = 2 * court.message(one)["view"]["cities"]["Venice"]["status"]
    court.put_up("doge", least)
    assert refused(one, "fly") == (422, "no-order")
    assert refused(one, "up_to") == (422, "no-order")
    assert refused(one, "up_to", 1000) == (422, "no-order")
    assert refused(one, "out", 3) == (422, "no-order")
    wish = court.order_wish(one, "up_to", -1)
    assert court.people[one].refused("PUT", path, wish)[0] == 400
    # Out of the auction there is nothing to order.
    court.play(one, "pass_bid")
    assert court.message(one)["order_kinds"] == []
    assert refused(one, "up_to", 9) == (422, "no-order")
    eva = small_house.guest("Eva")
    assert eva.refused("PUT", path, court.order_wish(one, None)) == (403, "not-your-seat")
    stolen = court.order_wish(active, "out")
    assert court.people[one].refused("PUT", path, stolen) == (403, "not-your-seat")


def test_only_its_owner_sees_an_order(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    eva = house.guest("Eva")
    tables = {seat: visitor.get(court.path) for seat, visitor in court.people.items()}
    before = {seat: court.message(seat) for seat in (active, two)} | {-1: eva.message(court.table)}
    others = [court.people[seat].live(court.table) for seat in (active, two)]
    mine = court.people[one].live(court.table)
    for line in [*others, mine]:
        line.until(lambda line: bool(line.last) and len(line.presence) == 3)
    given = court.order(one, "up_to", 20)
    # Nothing that anyone else can ask for has changed, and nobody else is woken.
    for seat in (active, two):
        assert court.message(seat) | {"people": []} == before[seat] | {"people": []}
        assert (
            court.people[seat].get(court.path)["table"]["changed"]
            == tables[seat]["table"]["changed"]
        )
    assert eva.message(court.table) | {"people": []} == before[-1] | {"people": []}
    assert eva.message(court.table)["order"] is None
    assert all(line.quiet() for line in others)
    # The owner's other screens hear of it.
    mine.until(lambda line: line.last["order"] is not None)
    assert mine.last["order"] == given["order"]
    assert mine.last["version"] == before[active]["version"]
    cancelled = court.order(one, None)
    assert cancelled["order"] is None
    mine.until(lambda line: line.last["order"] is None)
    assert all(line.quiet() for line in others)
    # Coming back, the screen hears what it may have missed.
    mine.close()
    court.order(one, "out")
    mine.reconnect()
    mine.until(lambda line: line.last["order"] is not None)


def test_an_order_can_be_replaced_and_cancelled(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up()
    one = court.clockwise(active)
    court.order(one, "up_to", 40)
    assert court.order(one, "out_unless_below", 5)["order"]["amount"] == 5
    assert court.order(one, None)["order"] is None
    court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
    assert court.message(one)["prompt"]["seat"] == one
    assert court.message(one)["moves"] != []
    assert [bid[0] for bid in bids(court)] == [active]


def test_an_order_sent_again_does_not_replace_a_newer_one(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up()
    one = court.clockwise(active)
    path = f"{court.path}/order"
    old = court.order_wish(one, "up_to", 40)
    for _ in range(2):
        answer = court.people[one].ask("PUT", path, old)
        assert answer.status_code == 200
        assert answer.json()["order"]["amount"] == 40
    court.order(one, "out")
    assert court.people[one].ask("PUT", path, old).json()["order"]["kind"] == "out"
    court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
    court.until(one, lambda message: message["prompt"]["seat"] != one)
    # Carried out meanwhile: still the same answer, and no stale one.
    again = court.people[one].ask("PUT", path, old)
    assert again.status_code == 200
    stale = court.people[one].ask("PUT", path, old | {"key": "a-fresh-key"})
    assert stale.status_code == 409
    assert stale.json()["version"] == again.json()["version"]


def standing(court: Court) -> tuple[int, int, int]:
    """An auction in which the second seat has left an order; active, second, third seat."""
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert court.order(one, "up_to", 30)["order"]["state"] == "stands"
    return active, one, two


def test_a_gift_makes_an_order_void(house: RunningHouse) -> None:
    court = Court(house)
    active, one, two = standing(court)
    court.aside(two, "offer", active, 1, 0, 0, 1)
    assert court.message(one)["order"]["state"] == "stands"
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
    assert court.message(one)["order"]["state"] == "stands"


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
    assert court.message(three)["order"]["state"] == "stands"
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
    assert court.message(active)["order_kinds"] == ["out"]


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
    assert message["order_kinds"] == ALL
    assert court.message(two)["order"] is None


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
    assert court.message(one)["order"] is None
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


def test_a_standing_order_is_carried_out_after_a_restart(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    court = Court(house)
    active, one, two = standing(court)
    with monkeypatch.context() as patched:
        # Nobody carries it out: as if the house had been killed right after the commit.
        patched.setattr(turns.Turns, "play", idle)
        court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
    assert court.message(one)["prompt"]["seat"] == one
    house.reopen()

    async def deciding(inside: Any) -> int | None:
        # Asked in the database, so that nobody's question wakes the table.
        query = select(schema.tables.c.deciding).where(schema.tables.c.id == court.table)
        found: int | None = await inside.store.read(lambda reading: reading.execute(query).scalar())
        return found

    for _ in range(2000):
        if house.run(deciding) == two:
            break
    assert house.run(deciding) == two
    assert court.message(one)["order"] == {
        "kind": "up_to", "amount": 30, "state": "stands", "reason": None,
    }  # fmt: skip
    assert [bid[0] for bid in bids(court)] == [active, one]


def test_a_paused_table_carries_no_order_out(small_house: RunningHouse) -> None:
    court = Court(small_house, pace={"clock": "days", "days": 2})
    active = court.put_up(bid=20)
    one = court.clockwise(active)

    def agree(what: str) -> None:
        wish = {"seat": 0, "version": court.message(0)["version"], "what": what}
        court.people[0].post(f"{court.path}/ask", wish)
        for seat in (1, 2):
            answer = {"seat": seat, "version": court.message(seat)["version"], "yes": True}
            court.people[seat].post(f"{court.path}/answer", answer)

    agree("pause")
    court.order(one, "out")
    line = court.people[one].live(court.table, seen=court.message(one)["version"])
    line.until(lambda line: bool(line.last))
    assert line.quiet()
    assert court.message(one)["prompt"]["seat"] == one
    agree("resume")
    court.until(one, lambda message: message["prompt"]["seat"] != one)
    assert court.message(one)["clocks"]["running"] == court.clockwise(one)


def test_a_held_turn_comes_before_an_order(small_house: RunningHouse) -> None:
    court = Court(small_house, confirm_turn=True)
    active = court.put_up()
    least = court.message(active)["view"]["auction"]["least"]
    one, two = court.clockwise(active), court.clockwise(active, 2)
    court.order(one, "up_to", 30)
    court.play(active, "bid", least)
    court.order(active, "up_to", 30)
    assert court.message(active)["undo"]["confirm"]
    wish = {"seat": active, "version": court.message(active)["version"], "key": "end-of-turn"}
    court.people[active].post(f"{court.path}/confirm", wish)
    # No confirmation is asked for what an order plays.
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    assert bids(court) == [(active, least), (one, least + 1)]
    assert not court.message(one)["undo"]["confirm"]


def test_a_seat_that_is_given_up_has_no_order(house: RunningHouse) -> None:
    court = Court(house)
    _, one, _ = standing(court)
    court.people[one].post(f"{court.path}/resign", {})

    async def left(inside: Any) -> list[str]:
        o = schema.orders.c
        query = select(o.state).where(o.table_id == court.table)
        found: list[str] = await inside.store.read(
            lambda reading: list(reading.execute(query).scalars())
        )
        return found

    assert house.run(left) == ["gone"]


def test_an_order_is_in_the_backup(house: RunningHouse, tmp_path: Path) -> None:
    court = Court(house)
    _, one, _ = standing(court)
    file = tmp_path / "house.backup"
    store = Store(house.config.database_url)
    assert back_up(store, file)["orders"] == 1
    store.close()
    there = f"sqlite:///{tmp_path / 'there.sqlite3'}"
    store = Store(there)
    restore(store, file)
    store.close()
    again = RunningHouse(there)
    try:
        back = again.guest("Eva")
        back.http.cookies.update(court.people[one].http.cookies)
        assert back.message(court.table)["order"] == court.message(one)["order"]
    finally:
        again.close()


def test_two_houses_do_not_overwrite_each_others_orders(
    database: str, open_house: OpenHouse
) -> None:
    house, other = open_house(), open_house()
    court = Court(house)
    active = court.put_up()
    one = court.clockwise(active)
    wish = court.order_wish(one, "up_to", 30)
    there = other.guest("Eva")
    there.http.cookies.update(court.people[one].http.cookies)
    assert there.message(court.table)["order"] is None
    court.order(one, "out")
    # The other house may remember no order: it must not write over the newer one, but follow it.
    answer = there.ask("PUT", f"{court.path}/order", wish)
    assert answer.status_code == 200
    assert answer.json()["order"]["kind"] == "up_to"
    numbers = select(schema.orders.c.number).order_by(schema.orders.c.number)
    assert other.house.store.ask(lambda reading: list(reading.execute(numbers).scalars())) == [1, 2]
