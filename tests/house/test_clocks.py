"""Clocks: what they count, what happens at zero, pauses, and that they stand while closed."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from quattrocento.table.clocks import DAY, Clocks, Pace, new_clocks
from quattrocento.table.steady import now
from tests.house.houses import Message, RunningHouse, Visitor

LIVE = {"clock": "live", "bank": 600, "increment": 7}


def run_down(house: RunningHouse, table: str, seconds: float = 0.2) -> None:
    """Leave whoever decides so many seconds."""

    async def shorten(inside: Any) -> None:
        async with inside.holding(table) as found:
            found.clocks.left[found.clocks.first] = seconds
            found.clocks.since = now()
            inside.alarm.set(found)

    house.run(shorten)


def two_people(house: RunningHouse, **wish: Any) -> tuple[str, dict[int, Visitor], int]:
    """A table of two with a game begun, and the seat that decides."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", **wish)
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    seat: int = ada.message(table)["prompt"]["seat"]
    return table, {0: ada, 1: bea}, seat


def end_turn(visitor: Visitor, table: str) -> Message:
    message = visitor.message(table)
    while message["moves"]:
        message = visitor.move(table, message)
    return message


def test_a_bank_runs_and_grows_by_the_increment() -> None:
    pace: Pace = {"clock": "live", "bank": 100, "increment": 5}
    clocks = new_clocks(pace, 2)
    assert clocks is not None
    clocks.turn([0], 1000, pace)
    assert clocks.now(1030) == [70, 100]
    assert clocks.deadline == 1100
    clocks.turn([0], 1031, pace)
    clocks.turn([1], 1040, pace)
    assert clocks.now(1050) == [65, 90]
    clocks.pause(1050, 0)
    assert clocks.now(9999) == [65, 90]
    assert clocks.deadline is None
    clocks.resume(2000)
    assert clocks.now(2010) == [65, 80]
    clocks.turn([], 2010, pace)
    assert clocks.now(9999) == [65, 85]


def test_days_begin_anew_each_turn() -> None:
    pace: Pace = {"clock": "days", "days": 2}
    clocks = new_clocks(pace, 2)
    assert clocks is not None
    clocks.turn([0], 0, pace)
    clocks.turn([1], DAY, pace)
    clocks.turn([0], DAY, pace)
    assert clocks.now(DAY) == [2 * DAY, 2 * DAY]


def test_clocks_are_shown_and_survive_a_restart(house: RunningHouse) -> None:
    table, people, seat = two_people(house, pace=LIVE)
    clocks = people[0].message(table)["clocks"]
    assert clocks["running"] == [seat]
    assert clocks["left"][1 - seat] == 600
    assert 590 < clocks["left"][seat] <= 600
    end_turn(people[seat], table)
    house.reopen()
    clocks = people[0].message(table)["clocks"]
    assert clocks["running"] == [1 - seat]
    assert 600 < clocks["left"][seat] <= 607


@pytest.mark.parametrize("pace", [LIVE, {"clock": "days", "days": 2}])
def test_at_zero_a_bot_takes_the_seat(house: RunningHouse, pace: dict[str, Any]) -> None:
    table, people, seat = two_people(house, pace=pace)
    line = people[0].live(table)
    run_down(house, table)
    line.until(lambda line: any(event["name"] == "runs_out" for event in line.events))
    assert line.last["people"][seat]["kind"] == "bot"
    assert line.last["people"][seat]["resigned"]
    line.until(lambda line: line.last["prompt"]["seat"] == 1 - seat)
    assert line.last["clocks"]["running"] == [1 - seat]


def test_at_zero_the_game_ends_where_the_table_says_so(house: RunningHouse) -> None:
    table, people, seat = two_people(house, pace=LIVE | {"at_zero": "end"})
    line = people[0].live(table)
    run_down(house, table)
    line.until(lambda line: line.last.get("over", False))
    result = line.last["result"]
    assert result["ended"] == "clock"
    assert result["seat"] == seat
    assert result["places"][seat] == 2
    assert result["places"][1 - seat] == 1
    assert line.last["clocks"]["running"] == []


def test_a_turn_chosen_in_time_counts_although_it_was_not_confirmed(house: RunningHouse) -> None:
    table, people, seat = two_people(house, pace=LIVE, confirm_turn=True)
    message = end_turn(people[seat], table)
    assert message["undo"]["confirm"]
    line = people[0].live(table)
    run_down(house, table)
    line.until(lambda line: bool(line.last) and line.last["prompt"]["seat"] == 1 - seat)
    assert line.last["people"][seat]["kind"] == "person"


def test_a_pause_needs_everybody(house: RunningHouse) -> None:
    table, people, seat = two_people(house, pace=LIVE)
    mover, other = people[seat], people[1 - seat]

    def wish(**more: Any) -> dict[str, Any]:
        return {"version": mover.message(table)["version"], **more}

    move = mover.wish(mover.message(table))
    asked = other.post(f"/api/tables/{table}/ask", wish(seat=1 - seat, what="pause"))
    assert not asked["clocks"]["paused"]
    assert asked["asked"]["waiting"] == [seat]
    paused = mover.post(f"/api/tables/{table}/answer", wish(seat=seat, yes=True))
    assert paused["clocks"]["paused"]
    left = paused["clocks"]["left"]
    # It is the mover's turn, and nothing is offered.
    assert paused["prompt"]["seat"] == seat
    assert paused["moves"] == paused["blocked"] == []
    assert paused["clocks"]["by"] == 1 - seat
    assert paused["clocks"]["since"] == pytest.approx(paused["clocks"]["at"], abs=5)
    move["version"] = paused["version"]
    assert mover.refused("POST", f"/api/tables/{table}/moves", move) == (409, "paused")
    house.reopen()
    assert mover.message(table)["clocks"]["left"] == left
    # Whoever asked for the pause is waited for, also while they are away.
    asked = mover.post(f"/api/tables/{table}/ask", wish(seat=seat, what="resume"))
    assert asked["asked"]["waiting"] == [1 - seat]
    going = other.post(f"/api/tables/{table}/answer", wish(seat=1 - seat, yes=True))
    assert (going["clocks"]["paused"], going["clocks"]["by"]) == (False, None)
    mover.move(table, mover.message(table))


def test_who_is_away_keeps_nobody_from_going_on(small_house: RunningHouse) -> None:
    table, people, seat = two_people(small_house, pace=LIVE)
    for what, mine in (("pause", seat), ("pause", 1 - seat), ("resume", seat)):
        message = people[mine].message(table)
        wish = {"seat": mine, "version": message["version"], "yes": True, "what": what}
        call = "answer" if message["asked"] else "ask"
        told = people[mine].post(f"/api/tables/{table}/{call}", wish)
    assert told["asked"] is None
    assert not told["clocks"]["paused"]


def test_clocks_stand_while_the_house_is_closed(house: RunningHouse) -> None:
    table, people, seat = two_people(house, pace=LIVE)
    house.close()
    store = house.house.store
    with store.writing.begin() as connection:
        later = {"open": str(time.time() - 5000)}
        connection.execute(text("UPDATE meta SET value = :open WHERE name = 'open'"), later)
        stored = connection.execute(text("SELECT clocks FROM tables")).scalar_one()
        clocks = msgspec.json.decode(stored, type=Clocks)
        clocks.since -= 5000
        fields = {"clocks": msgspec.json.encode(clocks).decode(), "deadline": clocks.deadline}
        connection.execute(text("UPDATE tables SET clocks = :clocks, deadline = :deadline"), fields)
    store.writing.dispose()
    house.open()
    assert people[0].message(table)["people"][seat]["kind"] == "person"
    assert people[0].message(table)["clocks"]["left"][seat] > 590
