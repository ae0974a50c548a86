"""Clocks of machines that are wrong, or set forward or back: nobody's time at a table changes."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text

from quattrocento.house import schema, timekeeping
from quattrocento.house.timekeeping import Times
from quattrocento.table import steady
from tests.house.conftest import OpenHouse
from tests.house.houses import Line, Message, RunningHouse, Visitor
from tests.house.jumping import YEAR
from tests.house.postgres import Postgres
from tests.house.processes import HouseProcess
from tests.patience import patience, until

HOUR = 3600.0
JUMPS = [HOUR, -HOUR, YEAR, -YEAR]
LIVE = {"clock": "live", "bank": 3000, "increment": 0}
NEARLY = 2700
"""Of 3000 seconds, what is left after a test, or a heartbeat."""


class Machine:
    """The clock of this machine, and of the database: a test sets both."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.off = 0.0
        now, database = time.time, timekeeping.database_time
        monkeypatch.setattr(time, "time", lambda: now() + self.off)
        monkeypatch.setattr(
            timekeeping, "database_time", lambda connection: database(connection) + self.off
        )


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    yield Machine(monkeypatch)
    monkeypatch.undo()
    steady.set_to(time.time())


class Played:
    """Ada and Bea at a table with clocks, Ada and a bot at another one."""

    def __init__(self, url: str) -> None:
        self.ada, self.bea = Visitor(url), Visitor(url)
        for visitor, name in ((self.ada, "Ada"), (self.bea, "Bea")):
            visitor.post("/api/guests", {"name": name})
        self.table = self.ada.set_up("me", "open", pace=LIVE)
        self.bea.post(f"/api/tables/{self.table}/join")
        self.ada.post(f"/api/tables/{self.table}/start")
        self.other = self.ada.set_up("me", "bot", start=True, pace=LIVE)

    def _when_somebody_decides(self, table: str) -> Message:
        """The table once it waits for a person; while a bot thinks no clock runs."""
        until(lambda: self.ada.message(table)["clocks"]["running"] != [])
        return self.ada.message(table)

    def _until_it_runs(self, table: str, before: dict[str, Any]) -> None:
        """No clock stands either, until a time that it takes for now."""
        (seat,) = before["running"]
        until(lambda: self.ada.message(table)["clocks"]["left"][seat] < before["left"][seat])

    def come_to(self, url: str) -> None:
        """The house is somewhere else now."""
        for visitor in (self.ada, self.bea):
            visitor.http.base_url = url
            visitor.url = url

    def check(self) -> None:
        """Nobody's time has run out or become more, and everybody can play on."""
        for table in (self.table, self.other):
            message = self._when_somebody_decides(table)
            assert not message["over"]
            assert all(NEARLY < left <= 3000 for left in message["clocks"]["left"])
            assert not any(seat["resigned"] for seat in message["people"])
            self._until_it_runs(table, message["clocks"])
        people = {0: self.ada, 1: self.bea}
        message = self.ada.message(self.table)
        mover = people[message["prompt"]["seat"]]
        mover.move(self.table, mover.message(self.table))
        # The bot answers whatever Ada does.
        with contextlib.closing(self.ada.live(self.other)) as line:
            line.until(_asked)
            message = line.last
            while message["moves"]:
                message = self.ada.move(self.other, message)
            line.until(lambda line: line.seen > message["version"] and _asked(line))


def _asked(line: Line) -> bool:
    return bool(line.last) and line.last["prompt"]["seat"] == 0 and bool(line.last["moves"])


def leave_notice(house: RunningHouse, due: float) -> None:
    """Something that waits in the outbox for the next try."""
    person = house.guest("Eve").get("/api/me")["person"]["id"]
    row = {"person": person, "table_id": "", "channel": "webhook", "kind": "turn", "tries": 1}
    more = {"id": f"n{due:.0f}"[:16], "due": due, "why": None, "dead": None}
    house.run(
        lambda inside: inside.writer.do(lambda c: c.execute(insert(schema.outbox), row | more))
    )


def until_sent(house: RunningHouse) -> None:
    query = select(func.count()).select_from(schema.outbox)

    def sent() -> bool:
        return not house.house.store.ask(lambda reading: reading.execute(query).scalar_one())

    until(sent, "a notice waits")


@pytest.mark.parametrize("jump", [YEAR, -HOUR])
def test_a_clock_that_is_set_while_the_house_is_open(
    machine: Machine, house: RunningHouse, jump: float
) -> None:
    played = Played(house.url)
    machine.off += jump
    played.check()
    leave_notice(house, steady.now())
    house.run(lambda inside: inside.notices.ring())
    until_sent(house)
    machine.off -= jump
    played.check()


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_is_set_while_the_house_is_closed(
    machine: Machine, house: RunningHouse, jump: float
) -> None:
    played = Played(house.url)
    leave_notice(house, steady.now() + 5)
    leave_notice(house, steady.now() + 3 * YEAR)
    house.close()
    machine.off += jump
    house.open()
    assert abs(steady.now() - time.time()) < patience()
    played.check()
    until_sent(house)
    house.close()
    machine.off -= jump
    house.open()
    played.check()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_bots_turn_waits_no_longer_for_a_clock_that_was_set(
    machine: Machine, postgres: Postgres, jump: float
) -> None:
    """Bots on PostgreSQL have jobs that are due at a time."""
    database = postgres.new_database()
    house = RunningHouse(database, bot_pause=5.0)
    try:
        ada = house.guest()
        table = ada.set_up("bot", "bot", start=True)
        house.close()
        assert house.house.store.reading is not None
        machine.off += jump
        house.config = type(house.config)(port=house.config.port, database=database, rate=0)
        house.open()
        with contextlib.closing(ada.live(table)) as line:
            line.until(lambda line: line.seen >= 4)
    finally:
        house.close()


def test_a_house_that_was_killed_goes_on_under_another_clock(database: str) -> None:
    """Real processes: killed, started with a wrong clock, which is set again while it is open."""

    def start(off: float) -> HouseProcess:
        given = [database, str(off), str(off)]
        return HouseProcess(
            lambda port: ["-m", "tests.house.jumping", given[0], str(port), *given[1:]]
        )

    with start(0) as first:
        played = Played(first.url)
        first.process.kill()
    with start(-YEAR) as second:
        played.come_to(second.url)
        played.check()
        for number in (signal.SIGUSR1, signal.SIGUSR2):
            second.process.send_signal(number)
            played.check()


def clock_of(visitor: Visitor, table: str) -> float:
    """What time it is, as a process tells it."""
    at: float = visitor.message(table)["clocks"]["at"]
    return at


@pytest.mark.parametrize(("machine_off", "database_off"), [(-YEAR, 0.0), (0.0, HOUR)])
def test_processes_agree_on_the_time(
    postgres: Postgres, machine_off: float, database_off: float
) -> None:
    """The second one's machine is wrong, or the database's clock was set before it came."""
    database = postgres.new_database()

    def start(*off: float) -> HouseProcess:
        more = [str(seconds) for seconds in off]
        return HouseProcess(lambda port: ["-m", "tests.house.jumping", database, str(port), *more])

    with start(0, 0) as first:
        played = Played(first.url)
        before = clock_of(played.ada, played.table)
        assert abs(before - time.time()) < patience()
        with start(machine_off, database_off) as second:
            played.come_to(second.url)
            assert abs(clock_of(played.ada, played.table) - before) < 2 * patience()
            played.check()
            played.come_to(first.url)
            played.check()


def test_whoever_is_alone_takes_the_databases_time() -> None:
    assert Times(5000.0, False, None).agree
    assert Times(5000.0, False, 99.0).agree
    assert Times(5000.0, True, None).agree
    assert Times(5000.0, True, 4980.0).agree
    assert not Times(5000.0, True, 1400.0).agree
    assert not Times(5000.0, True, 8600.0).agree


@pytest.mark.parametrize(
    ("since", "marked", "left"),
    [
        (-100, -40, 540),
        (50_000, 50_060, 540),
        (90, -40, 600),
        (-50, None, 600),
    ],
)
def test_what_ran_until_the_last_mark_has_run(
    open_house: OpenHouse, since: float, marked: float | None, left: float
) -> None:
    """Times are seconds from now; a clock that could not be so runs from now on."""
    house: Any = open_house()
    played = Played(house.url)
    house.close()
    now = time.time()
    store = house.house.store
    with store.writing.begin() as connection:
        connection.execute(text("DELETE FROM meta WHERE name = 'open'"))
        if marked is not None:
            schema.set_meta(connection, "open", str(now + marked))
        clocks = f'{{"left": [600.0, 600.0], "running": [0], "since": {now + since}}}'
        query = text("UPDATE tables SET clocks = :clocks, deadline = 0 WHERE id = :table")
        connection.execute(query, {"clocks": clocks, "table": played.table})
    store.writing.dispose()
    house.open()
    shown = played.ada.message(played.table)["clocks"]["left"][0]
    assert left - patience() < shown <= left
