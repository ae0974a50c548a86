"""Standing orders over time: restarts, pauses, held turns, seats given up, backups."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from quattrocento.house import schema
from quattrocento.house.backup import back_up, restore
from quattrocento.house.bots import turns
from quattrocento.house.store import Store
from tests.house.conftest import OpenHouse
from tests.house.court import Court
from tests.house.houses import RunningHouse, idle
from tests.house.ordering import bids, ordered, standing


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
        house.close()
    house.open()

    async def deciding(inside: Any) -> int | None:
        # Asked in the database, so that nobody's question wakes the table.
        query = select(schema.tables.c.deciding).where(schema.tables.c.id == court.table)
        found: int | None = await inside.store.read(lambda reading: reading.execute(query).scalar())
        return found

    for _ in range(2000):
        if house.run(deciding) == two:
            break
    assert house.run(deciding) == two
    assert ordered(court.message(one)) == {
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
        # To go on only those are waited for who are there.
        while asked := court.message(0)["asked"]:
            seat = asked["waiting"][0]
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
    assert court.message(one)["clocks"]["running"] == [court.clockwise(one)]


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
        assert ordered(back.message(court.table)) == ordered(court.message(one))
    finally:
        again.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_houses_do_not_overwrite_each_others_orders(open_house: OpenHouse) -> None:
    house, other = open_house(), open_house()
    court = Court(house)
    active = court.put_up()
    one = court.clockwise(active)
    wish = court.order_wish(one, "up_to", 30)
    there = other.guest("Eva")
    there.http.cookies.update(court.people[one].http.cookies)
    assert ordered(there.message(court.table)) is None
    court.order(one, "out")
    # The other house may remember no order: it must not write over the newer one, but follow it.
    answer = there.ask("PUT", f"{court.path}/order", wish)
    assert answer.status_code == 200
    assert ordered(answer.json())["kind"] == "up_to"
    numbers = select(schema.orders.c.number).order_by(schema.orders.c.number)
    assert other.house.store.ask(lambda reading: list(reading.execute(numbers).scalars())) == [1, 2]
