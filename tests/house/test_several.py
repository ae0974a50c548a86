"""Several processes share a house: each knows what the others do, and nothing happens twice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select, text

from quattrocento.cli import main
from quattrocento.house import presence, schema
from quattrocento.house.bots import jobs, turns
from quattrocento.house.errors import StorageDown
from tests.house.court import Court
from tests.house.houses import RunningHouse, Visitor, play_on
from tests.house.ordering import state, void
from tests.house.postgres import Postgres
from tests.house.several import Several, same_person
from tests.house.test_clocks import LIVE, two_people
from tests.patience import patience, until

pytestmark = pytest.mark.once

OpenSeveral = Callable[..., list[RunningHouse]]


@pytest.fixture
def several(postgres: Postgres) -> Iterator[OpenSeveral]:
    """Opens houses on one database."""
    opened: list[RunningHouse] = []
    database = postgres.new_database()

    def open_some(count: int = 2, **settings: Any) -> list[RunningHouse]:
        opened.extend(RunningHouse(database, **settings) for _ in range(count))
        return opened

    yield open_some
    for house in opened:
        house.close()


def stored(house: RunningHouse, query: Any) -> list[Any]:
    rows: list[Any] = house.house.store.ask(lambda reading: list(reading.execute(query).scalars()))
    return rows


def test_a_move_is_on_the_screens_of_the_other_process(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "here", start=True)
    line = same_person(there, ada).live(table)
    line.until(lambda line: bool(line.last))
    kept = there.run(lambda house: house.table(table))
    for _ in range(12):
        message = ada.move(table, ada.message(table))
        line.until(lambda line: line.seen == message["version"])  # noqa: B023
        assert line.last["view"] == message["view"]
        assert line.last["moves"] == message["moves"]
    assert line.events == ada.message(table)["events"]
    # It followed move by move and did not replay the game each time.
    assert there.run(lambda house: house.table(table)) is kept


def test_what_one_process_answered_the_other_knows_at_once(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "open")
    bea = same_person(there, here.guest("Bea"))
    away = same_person(there, ada)
    bea.post(f"/api/tables/{table}/join", {})
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Bea"
    ada.post(f"/api/tables/{table}/start")
    assert away.get("/api/tables?list=mine")["tables"][0]["state"] == "playing"
    people = {0: (ada, away), 1: (same_person(here, bea), bea)}
    message = ada.message(table)
    for number in range(20):
        # The next move is made by the other door, on the version that this one has answered.
        who = people[message["prompt"]["seat"]][number % 2]
        message = who.move(table, who.message(table, seen=message["version"]))
    away.post(f"/api/tables/{table}/chat", {"text": "Buonasera"})
    bea.post(f"/api/tables/{table}/chat", {"text": "Ciao"})
    ada.post(f"/api/tables/{table}/chat", {"text": "Si gioca"})
    said = [line["text"] for line in bea.message(table)["chat"]]
    assert said == ["Buonasera", "Ciao", "Si gioca"]


def test_a_request_sent_to_two_processes_at_once_is_carried_out_once(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "here", start=True)
    doors = [ada, same_person(there, ada)]
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            message = doors[1].message(table)
            wish = ada.wish(message)
            path = f"/api/tables/{table}/moves"
            answers = list(pool.map(lambda door: door.post(path, wish), doors))  # noqa: B023
            assert {answer["version"] for answer in answers} == {message["version"] + 1}


def test_of_two_moves_at_once_one_is_played_and_the_other_is_stale(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "here", start=True)
    doors = [ada, same_person(there, ada)]
    path = f"/api/tables/{table}/moves"
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            messages = [door.message(table) for door in doors]
            wishes = [door.wish(message) for door, message in zip(doors, messages, strict=True)]
            answers = list(pool.map(lambda d, w: d.ask("POST", path, w), doors, wishes))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            versions = [answer.json()["version"] for answer in answers]
            assert versions == [messages[0]["version"] + 1] * 2


def test_everybody_who_sits_down_at_once_gets_a_seat(several: OpenSeveral) -> None:
    houses = several(3)
    ada = houses[0].guest()
    table = ada.set_up("me", "open", "open", "open")
    guests = [house.guest(name) for house, name in zip(houses, ("Bea", "Cia", "Dea"), strict=True)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda guest: guest.post(f"/api/tables/{table}/join", {}), guests))
    seats = ada.get(f"/api/tables/{table}")["table"]["seats"]
    assert {seat["name"] for seat in seats} == {"Ada", "Bea", "Cia", "Dea"}


def test_a_rematch_asked_for_at_once_is_one_table(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "here", start=True)
    play_on(table, {0: ada, 1: ada})
    doors = [ada, same_person(there, ada)]
    with ThreadPoolExecutor(2) as pool:
        path = f"/api/tables/{table}/rematch"
        answers = list(pool.map(lambda door: door.post(path)["table"]["id"], doors))
    assert answers[0] == answers[1]
    assert sorted(stored(here, select(schema.tables.c.id))) == sorted([table, answers[0]])


def test_a_new_password_counts_at_every_door(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    ada.post("/api/accounts", {"name": "Ada", "password": "first-password"})
    stolen = same_person(there, ada)
    assert stolen.get("/api/me")["person"]["name"] == "Ada"
    ada.post("/api/password", {"old": "first-password", "new": "second-password"})
    until(lambda: stolen.get("/api/me")["person"] is None)
    assert same_person(there, ada).get("/api/me")["person"]["name"] == "Ada"


def test_presence_goes_through_every_door(
    several: OpenSeveral, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)
    monkeypatch.setattr(presence, "SILENT", 0.6)
    here, there = several()
    table, people, _ = two_people(here)
    bea = same_person(there, people[1])
    mine, hers = people[0].live(table), bea.live(table)
    mine.until(lambda line: line.presence == [0, 1])
    hers.until(lambda line: line.presence == [0, 1])
    hers.close()
    mine.until(lambda line: line.presence == [0])
    hers = bea.live(table)
    mine.until(lambda line: line.presence == [0, 1])
    # The other process falls silent, as one does that was killed.
    telling = there.house.presence._task
    assert telling is not None
    there.run(lambda _: telling.cancel())
    mine.until(lambda line: line.presence == [0])


def test_orders_and_offers_go_through_every_door(postgres: Postgres) -> None:
    houses = Several(postgres.new_database(), 3)
    try:
        court = Court(houses, bots=1)
        court.until(0, lambda message: message["prompt"]["seat"] != 2)
        active = court.deciding
        other = 1 - active
        court.aside(active, "give", other, 1, 0)
        court.aside(active, "offer", 2, 0, 0, 5, 0)
        court.until(0, lambda message: message["view"]["offers"] == [])
        assert [args["seat"] for args in court.told("declines")] == [2]
        court.put_up()
        court.order(other, "up_to", 30)
        assert state(court.message(other)) == "stands"
        least = court.message(active)["view"]["auction"]["least"]
        court.play(active, "bid", least)
        court.until(active, lambda message: message["prompt"]["seat"] == active)
        bids = [args["seat"] for args in court.told("bids")]
        assert other in bids
        court.aside(active, "give", other, 1, 0)
        assert void(court.message(other)) == "gift"
    finally:
        houses.close()


def test_a_clock_at_zero_is_heard_once(several: OpenSeveral) -> None:
    houses = several(3)
    table, people, seat = two_people(houses[0], pace=LIVE)
    for house in houses[1:]:
        same_person(house, people[0]).message(table)
    line = same_person(houses[2], people[0]).live(table)

    def shorten(connection: Any) -> None:
        # In the database alone, as if the process that was to watch this clock had died.
        c = schema.tables.c
        clocks = connection.execute(select(c.clocks).where(c.id == table)).scalar_one()
        past = time.time() - 700
        since = clocks.partition('"since":')[2].partition(",")[0]
        values = {"clocks": clocks.replace(since, str(past)), "deadline": past + 600, "id": table}
        change = "UPDATE tables SET clocks = :clocks, deadline = :deadline, version = version + 1"
        connection.execute(text(f"{change} WHERE id = :id"), values)
        row = "INSERT INTO changes (table_id, version, at, kind, events) "
        row += "SELECT id, version, 0, 'hold', '[]' FROM tables WHERE id = :id"
        connection.execute(text(row), {"id": table})

    houses[0].run(lambda house: house.writer.do(shorten))
    line.until(lambda line: any(event["name"] == "runs_out" for event in line.events))
    time.sleep(1.5)
    told = [event["name"] for event in people[0].message(table)["events"]]
    assert told.count("runs_out") == 1
    kinds = stored(houses[0], select(schema.changes.c.kind).where(schema.changes.c.seat == seat))
    assert kinds.count("run_out") == 1


def test_clocks_run_on_while_another_process_opens(several: OpenSeveral) -> None:
    (here,) = several(1)
    table, people, seat = two_people(here, pace=LIVE)

    def backdate(connection: Any) -> None:
        connection.execute(text(f"UPDATE meta SET value = '{time.time() - 300}' WHERE name='open'"))

    here.run(lambda house: house.writer.do(backdate))
    there = several(1)[-1]
    left = same_person(there, people[0]).message(table)["clocks"]["left"][seat]
    assert left <= 600
    assert people[0].message(table)["clocks"]["left"][seat] <= 600


def test_a_broken_line_between_processes_is_mended(several: OpenSeveral) -> None:
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "here", start=True)
    line = same_person(there, ada).live(table)
    line.until(lambda line: bool(line.last))
    with here.house.store.reading.connect() as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        ending = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
        connection.exec_driver_sql(ending)
    message = ada.move(table, ada.message(table))
    line.until(lambda line: line.seen == message["version"])
    message = ada.move(table, message)
    line.until(lambda line: line.seen == message["version"])


def test_a_change_through_one_process_calls_off_a_bot_that_thinks_in_another(
    several: OpenSeveral, thinking: list[int]
) -> None:
    (door,) = several(1, bots=0)
    several(1, bots=1)
    ada = door.guest()
    table = ada.set_up("bot", "me", start=True)
    message = ada.message(table)
    assert message["prompt"]["seat"] == 1
    while message["moves"]:
        message = ada.move(table, message)
    until(lambda: bool(thinking))
    wish = {"seat": 1, "version": message["version"], "what": "undo", "count": 1}
    assert ada.post(f"/api/tables/{table}/ask", wish)["moves"]
    assert play_on(table, {1: ada}, moves=6)["version"] > message["version"]
    assert len(thinking) > 1
    until(lambda: ada.message(table)["moves"] != [] and not stored(door, select(schema.jobs.c.id)))


def test_a_job_that_cannot_be_done_now_is_tried_again(
    several: OpenSeveral, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "SOONEST", 0.05)
    real = turns.Turns.play
    troubles: list[Exception] = [StorageDown(), ValueError("dizzy")]

    async def play(self: turns.Turns, *given: Any) -> bool:
        if troubles:
            raise troubles.pop()
        return await real(self, *given)

    monkeypatch.setattr(turns.Turns, "play", play)
    (house,) = several(1)
    ada = house.guest()
    table = ada.set_up("bot", "bot", start=True)
    until(lambda: ada.message(table)["version"] > 5)
    assert not troubles


def test_processes_that_open_a_new_house_at_once_agree(postgres: Postgres) -> None:
    database = postgres.new_database()
    opened: list[RunningHouse] = []
    threads = [
        threading.Thread(target=lambda: opened.append(RunningHouse(database))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(patience())
    ada = opened[0].guest()
    for house in opened:
        assert same_person(house, ada).get("/api/me")["person"]["name"] == "Ada"
        house.close()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["worker"], "a worker helps a house on PostgreSQL"),
        (["serve", "--no-browser", "--bots", "0"], "bots must think somewhere"),
    ],
)
def test_bots_of_a_house_on_sqlite_think_beside_it(
    arguments: list[str],
    said: str,
    tmp_path: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    assert main([*arguments, "--database", database]) == 2
    assert said in capsys.readouterr().err


def test_visitors_of_one_process_do_not_wait_for_another(several: OpenSeveral) -> None:
    """A table that another process holds for long is free here: nothing is locked but the write."""
    here, there = several()
    ada = here.guest()
    table = ada.set_up("me", "here", start=True)
    held, done = threading.Event(), threading.Event()

    async def hold(house: Any) -> None:
        async with house.holding(table):
            held.set()
            await asyncio.to_thread(done.wait, patience())

    holding = threading.Thread(target=lambda: there.run(hold))
    holding.start()
    assert held.wait(patience())
    visitor: Visitor = ada
    assert visitor.move(table, visitor.message(table))["version"] == 3
    done.set()
    holding.join(patience())


def test_a_job_that_a_stuck_worker_holds_goes_to_another(
    several: OpenSeveral, thinking: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first thought never ends, as in a worker that was stopped."""
    monkeypatch.setattr(jobs, "HELD", 300)
    (house,) = several(1, bots=2)
    ada = house.guest()
    table = ada.set_up("bot", "me", start=True)
    message = ada.message(table)
    while message["moves"]:
        message = ada.move(table, message)
    until(lambda: ada.message(table)["version"] > message["version"])
    assert len(thinking) > 1
