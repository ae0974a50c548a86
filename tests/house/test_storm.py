"""A stormy evening: people, tabs, broken lines, undo, chat and restarts in any order.

Whatever happens, every screen ends with exactly what happened, once, and the record replays.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from quattrocento.cli import main
from tests.house.houses import Line, Message, RunningHouse, Visitor
from tests.house.postgres import Postgres
from tests.house.several import Several

pytestmark = pytest.mark.once


class Evening:
    """Two people with two tabs each, and somebody who looks on."""

    def __init__(self, house: RunningHouse | Several, seed: int) -> None:
        self.house = house
        self.rng = Random(seed)
        self.people: list[Visitor] = [house.guest("Ada"), house.guest("Bea")]
        self.table = self.people[0].set_up("me", "open", confirm_turn=self.rng.random() < 0.5)
        self.people[1].post(f"/api/tables/{self.table}/join", {})
        self.people[0].post(f"/api/tables/{self.table}/start")
        looking = house.guest("Eve")
        self.lines = [who.live(self.table) for who in (*self.people, *self.people, looking)]
        self.broken: set[int] = set()

    def happen(self) -> None:
        """One thing, at random."""
        names = ["move"] * 12 + ["undo", "consent", "chat", "drop", "drop", "come_back"] * 2
        getattr(self, self.rng.choice([*names, "restart"]))()

    def _post(self, who: Visitor, call: str, message: Message, **more: Any) -> None:
        seat = self.people.index(who)
        wish = {"seat": seat, "version": message["version"], **more}
        if call in ("moves", "undo", "confirm"):
            wish["key"] = f"{self.rng.getrandbits(64):016x}"
        for _ in range(self.rng.choice([1, 1, 2])):
            answer = who.ask("POST", f"/api/tables/{self.table}/{call}", wish)
            assert answer.status_code in (200, 409, 422), answer.text

    def move(self) -> None:
        message = self.people[0].message(self.table)
        if message["over"]:
            return
        who = self.people[message["prompt"]["seat"]]
        message = who.message(self.table)
        if message["undo"]["confirm"]:
            self._post(who, "confirm", message)
        else:
            chosen = self.rng.choice(message["moves"])["move"]
            self._post(who, "moves", message, move=chosen)

    def undo(self) -> None:
        who = self.rng.choice(self.people)
        to = self.rng.choice(["move", "turn"])
        self._post(who, "undo", who.message(self.table), to=to)

    def consent(self) -> None:
        asker, other = self.rng.sample(self.people, 2)
        count = self.rng.randint(1, 6)
        self._post(asker, "ask", asker.message(self.table), what="undo", count=count)
        yes = self.rng.random() < 0.6
        self._post(other, "answer", other.message(self.table), yes=yes)

    def chat(self) -> None:
        who = self.rng.choice(self.people)
        who.post(f"/api/tables/{self.table}/chat", {"text": f"number {self.rng.random()}"})

    def drop(self) -> None:
        number = self.rng.randrange(len(self.lines))
        if number not in self.broken:
            self.broken.add(number)
            self.lines[number].break_off()

    def come_back(self) -> None:
        for number in sorted(self.broken):
            self.lines[number].reconnect()
        self.broken.clear()

    def restart(self) -> None:
        self.house.reopen()
        self.broken = set(range(len(self.lines)))
        self.come_back()


def drain(line: Line, version: int, lines_of_chat: int) -> None:
    line.until(lambda line: line.seen == version and len(line.chat) == lines_of_chat)
    assert line.quiet()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_screen_ends_with_what_happened(
    house: RunningHouse, database: str, seed: int
) -> None:
    rage(house, database, seed)


def test_every_screen_of_every_process_ends_with_what_happened(postgres: Postgres) -> None:
    database = postgres.new_database()
    houses = Several(database, 3)
    rage(houses, database, 4)
    houses.close()


def rage(house: RunningHouse | Several, database: str, seed: int) -> None:
    evening = Evening(house, seed)
    for _ in range(120):
        evening.happen()
    evening.come_back()
    whole = [who.message(evening.table) for who in evening.people]
    assert [event["index"] for event in whole[0]["events"]] == list(range(len(whole[0]["events"])))
    for number, line in enumerate(evening.lines):
        drain(line, whole[0]["version"], len(whole[0]["chat"]))
        assert line.events == whole[0]["events"]
        assert line.chat == whole[0]["chat"]
        if number < 4:
            assert line.last["view"] == whole[number % 2]["view"]
    house.close()
    assert main(["audit", "--database", database]) == 0
    house.open()


def test_of_moves_made_at_once_one_is_played(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    tabs = [Visitor(house.url) for _ in range(6)]
    for tab in tabs:
        tab.http.cookies.update(ada.http.cookies)
    for _ in range(5):
        message = ada.message(table)
        with ThreadPoolExecutor(len(tabs)) as pool:
            answers = list(
                pool.map(
                    lambda tab: tab.ask("POST", f"/api/tables/{table}/moves", tab.wish(message)),  # noqa: B023
                    tabs,
                )
            )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
        versions = {answer.json()["version"] for answer in answers}
        assert versions == {message["version"] + 1}
