"""Standing orders: how they are given, and what the house plays for a seat that is away."""

from __future__ import annotations

from tests.house.court import Court
from tests.house.houses import RunningHouse
from tests.house.ordering import ALL, bids, kinds, ordered, void


def test_up_to_bids_the_least_while_it_is_not_too_much(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up()
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert kinds(court.message(one)) == ALL
    least = court.message(one)["view"]["auction"]["least"]
    most = least + 3
    given = court.order(one, "up_to", most)
    assert ordered(given) == {"kind": "up_to", "amount": most, "state": "stands", "reason": None}
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
    assert kinds(over) == []


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
    assert kinds(court.message(active)) == ["up_to", "out_unless_below"]
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

    assert kinds(court.message(one)) == []
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
    assert kinds(court.message(one)) == []
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
    assert ordered(eva.message(court.table)) is None
    assert all(line.quiet() for line in others)
    # The owner's other screens hear of it.
    mine.until(lambda line: ordered(line.last) is not None)
    assert ordered(mine.last) == ordered(given)
    assert mine.last["version"] == before[active]["version"]
    cancelled = court.order(one, None)
    assert ordered(cancelled) is None
    mine.until(lambda line: ordered(line.last) is None)
    assert all(line.quiet() for line in others)
    # Coming back, the screen hears what it may have missed.
    mine.close()
    court.order(one, "out")
    mine.reconnect()
    mine.until(lambda line: ordered(line.last) is not None)


def test_an_order_can_be_replaced_and_cancelled(house: RunningHouse) -> None:
    court = Court(house)
    active = court.put_up()
    one = court.clockwise(active)
    court.order(one, "up_to", 40)
    assert ordered(court.order(one, "out_unless_below", 5))["amount"] == 5
    assert ordered(court.order(one, None)) is None
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
        assert ordered(answer.json())["amount"] == 40
    court.order(one, "out")
    assert ordered(court.people[one].ask("PUT", path, old).json())["kind"] == "out"
    court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
    court.until(one, lambda message: message["prompt"]["seat"] != one)
    # Carried out meanwhile: still the same answer, and no stale one.
    again = court.people[one].ask("PUT", path, old)
    assert again.status_code == 200
    stale = court.people[one].ask("PUT", path, old | {"key": "a-fresh-key"})
    assert stale.status_code == 409
    assert stale.json()["version"] == again.json()["version"]
