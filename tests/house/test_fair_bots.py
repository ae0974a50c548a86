"""Bots for everybody: one person's many tables do not hold up another's."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection

from quattrocento.house import quotas
from quattrocento.house.bots import alone, jobs, turns
from quattrocento.house.bots.thinkers import Thinkers
from tests.house.conftest import OpenHouse
from tests.house.houses import Line, RunningHouse, Visitor, play_on
from tests.house.postgres import Postgres
from tests.house.several import Several, same_person
from tests.patience import until

HARD = {"kind": "bot", "level": "hard"}


class Slow:
    """Every bot's thought but an easy one's takes as long as a test wants."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        """The levels of the thoughts, in order."""
        self._enough = threading.Event()

    async def choose(self, real: Any, *given: Any) -> Any:
        level = given[-1]
        self.begun.append(level)
        while level != "easy" and not self._enough.is_set():
            await asyncio.sleep(0.01)
        return await real(*given[:-1], "easy")

    def all(self) -> None:
        """From now on none takes long."""
        self._enough.set()

    def none(self) -> None:
        self._enough.clear()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    real = Thinkers.choose

    async def choose(self: Thinkers, *given: Any) -> Any:
        return await slow.choose(real.__get__(self), *given)

    monkeypatch.setattr(Thinkers, "choose", choose)
    return slow


def crowd(house: RunningHouse, tables: int = 6) -> Visitor:
    """Somebody with many tables of hard bots."""
    greta = house.guest("Greta")
    for _ in range(tables):
        greta.set_up(HARD, HARD, start=True)
    return greta


def turn_of_the_bot(visitor: Visitor, table: str) -> int:
    """Play until a bot has to; gives the version then."""
    message = visitor.message(table)
    while message["moves"]:
        message = visitor.move(table, message)
    version: int = message["version"]
    return version


def test_an_easy_bot_answers_while_somebody_elses_think_hard(
    house: RunningHouse, slow: Slow
) -> None:
    crowd(house)
    until(lambda: slow.begun == ["hard"])
    ada = house.guest("Ada")
    table = ada.set_up("me", "bot", start=True)
    play_on(table, {0: ada}, moves=12)
    # The first of the hard thoughts is still under way, and no other has begun.
    assert slow.begun.count("hard") == 1
    assert slow.begun.count("easy") > 2
    slow.all()


def test_a_hard_bot_of_somebody_else_is_next(house: RunningHouse, slow: Slow) -> None:
    crowd(house)
    until(lambda: slow.begun == ["hard"])
    ada = house.guest("Ada")
    table = ada.set_up("me", {"kind": "bot", "level": "medium"}, start=True)
    turn_of_the_bot(ada, table)
    time.sleep(0.1)
    slow.all()
    until(lambda: "medium" in slow.begun)
    # One thought was under way, another may have begun before the table was there.
    assert slow.begun.index("medium") <= 2


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables hear at once that their bot waits."""
    for module in (turns, alone, jobs):
        monkeypatch.setattr(module, "PATIENCE", 0.05)
    monkeypatch.setattr(turns, "LOOK", 0.05)
    monkeypatch.setattr(Thinkers, "expected", lambda *_: 0.3)


@pytest.mark.usefixtures("soon")
def test_a_table_is_told_that_its_bot_waits(house: RunningHouse, slow: Slow) -> None:
    crowd(house, 2)
    until(lambda: slow.begun == ["hard"])
    ada = house.guest("Ada")
    table = ada.set_up("me", {"kind": "bot", "level": "medium"}, start=True)
    version = turn_of_the_bot(ada, table)
    line = ada.live(table)
    line.until(lambda line: line.waits == "busy")
    slow.all()
    line.until(lambda line: line.seen > version and line.waits is None)


@pytest.mark.usefixtures("soon")
def test_a_table_is_told_that_its_people_have_had_their_share(
    open_house: OpenHouse, slow: Slow
) -> None:
    house = open_house(bot_seconds=0.01)
    ada = house.guest("Ada")
    slow.all()
    first = ada.set_up("me", HARD, start=True)
    play_on(first, {0: ada}, moves=8)
    turn_of_the_bot(ada, first)
    slow.none()
    tables = [ada.set_up("me", HARD, start=True) for _ in range(3)]
    for table in tables:
        turn_of_the_bot(ada, table)
    lines = [ada.live(table) for table in tables]
    until(lambda: any(heard(line) == "share" for line in lines))
    slow.all()


def heard(line: Line) -> str | None:
    """Why its bot waits, as a line knows now."""
    line.quiet()
    return line.waits


def test_only_so_many_games_with_bots_are_under_way(open_house: OpenHouse) -> None:
    house = open_house(bot_tables=2)
    ada = house.guest("Ada")
    alone = ada.set_up("me", "here", start=True)
    waiting = [ada.set_up("me", "bot") for _ in range(4)]
    for table in waiting[:2]:
        ada.post(f"/api/tables/{table}/start")
    full = (429, "bot-tables")
    assert ada.refused("POST", f"/api/tables/{waiting[2]}/start") == full
    assert ada.get(f"/api/tables/{waiting[2]}")["table"]["state"] == "waiting"
    wish = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ada.refused("POST", "/api/tables", wish) == full
    assert ada.refused("POST", "/api/lessons", {"game": "signorie"}) == full
    opened = ada.set_up("me", "open")
    bot = {"seat": 1, "level": "easy"}
    assert ada.refused("POST", f"/api/tables/{opened}/bot", bot) == full
    # Games among people are not counted, nor are other people's.
    play_on(alone, {0: ada, 1: ada}, moves=6)
    ada.post(f"/api/tables/{alone}/resign", {"seat": 1})
    study = {"at": 3, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ada.refused("POST", f"/api/tables/{alone}/study", study) == full
    ada.set_up("me", "here", start=True)
    bea = house.guest("Bea")
    bea.set_up("me", "bot", start=True)
    # One that is over makes room.
    ada.post(f"/api/tables/{waiting[0]}/resign", {})
    ada.post(f"/api/tables/{waiting[2]}/start")
    assert ada.refused("POST", f"/api/tables/{waiting[0]}/rematch") == full


def test_of_many_games_begun_at_once_no_more_begin_than_may(open_house: OpenHouse) -> None:
    house = open_house(bot_tables=3)
    ada = house.guest("Ada")
    tables = [ada.set_up("me", "bot") for _ in range(12)]
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda t: ada.ask("POST", f"/api/tables/{t}/start", {}), tables))
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 9


def test_that_holds_at_all_doors_together(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = quotas.under_way

    def slowly(connection: Connection, person: str) -> int:
        count = real(connection, person)
        time.sleep(0.3)
        return count

    several = Several(postgres.new_database(), 3, bot_tables=1)
    try:
        first, *others = several.houses
        ada = first.guest("Ada")
        tables = [ada.set_up("me", "bot") for _ in range(3)]
        doors = [ada, *[same_person(one, ada) for one in others]]
        monkeypatch.setattr(quotas, "under_way", slowly)
        with ThreadPoolExecutor(3) as pool:
            begun = pool.map(
                lambda door, table: door.ask("POST", f"/api/tables/{table}/start", {}),
                doors, tables,
            )  # fmt: skip
            assert sorted(one.status_code for one in begun) == [200, 429, 429]
    finally:
        several.close()


def test_whoever_gets_up_beyond_that_leaves_an_easy_bot(open_house: OpenHouse) -> None:
    house = open_house(bot_tables=1)
    ada = house.guest("Ada")
    tables = [ada.set_up("me", "here", "here", start=True) for _ in range(2)]
    levels = []
    for table in tables:
        seats = ada.post(f"/api/tables/{table}/resign", {"seat": 1})["table"]["seats"]
        levels.append(seats[1]["level"])
    assert levels == ["medium", "easy"]


def test_those_who_play_pay_by_turns(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    name = ada.set_up("me", "open", "bot", private=True)
    table = small_house.run(lambda house: house.table(name))
    host = table.host
    assert turns.payer(table) == host
    invite = ada.get(f"/api/tables/{name}")["table"]["invite"]
    bea.post(f"/api/tables/{name}/join", {"invite": invite})
    payers = set()
    for version in range(10):
        table.version = version
        payers.add(turns.payer(table))
    assert payers == {host, table.seats[1].person}
    for seat in (0, 1):
        table.seats[seat] = table.seats[2]
    assert turns.payer(table) == host
