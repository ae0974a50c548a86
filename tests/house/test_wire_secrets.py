"""On the wire: who has lost a right hears nothing more, and no byte tells a secret."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quattrocento.house import seating
from quattrocento.house.house import House
from quattrocento.house.table import Table
from tests.house.houses import Line, RunningHouse, Visitor
from tests.house.several import same_person

pytestmark = pytest.mark.once

DEALT = {"families": "dealt"}


def test_a_line_does_not_keep_a_seat_that_its_owner_has_left(house: RunningHouse) -> None:
    """Sit down at a private table of Princes, open a line, get up: the next one sits there."""
    ada, bea, cia = house.guest("Ada"), house.guest("Bea"), house.guest("Cia")
    table = ada.set_up("me", "open", "bot", game="princes", options=DEALT, private=True)
    invite = {"seat": 1, "invite": ada.get(f"/api/tables/{table}")["table"]["invite"]}
    bea.post(f"/api/tables/{table}/join", invite)
    line = bea.live(table, seat=1)
    line.until(lambda line: line.last.get("seat") == 1)
    bea.post(f"/api/tables/{table}/leave")
    cia.post(f"/api/tables/{table}/join", invite)
    ada.post(f"/api/tables/{table}/start")
    assert line.closed() == 4404
    assert line.last["state"] == "waiting"


def lost(line: Line) -> int:
    """The code a line is cut with; until then not a word is said but who is online."""
    before = line.last
    code = line.closed()
    assert line.last is before
    return code


def at_a_table(house: RunningHouse, **wish: Any) -> tuple[str, Visitor, Visitor, str]:
    """A table at which Ada and Bea sit, and its invitation."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", "bot", game="princes", options=DEALT, **wish)
    invite = ada.get(f"/api/tables/{table}")["table"]["invite"]
    bea.post(f"/api/tables/{table}/join", {"seat": 1, "invite": invite})
    return table, ada, bea, invite


@pytest.mark.parametrize("end", ["logout", "password", "login", "register", "here", "everywhere"])
def test_the_lines_of_a_session_that_ends_are_cut(small_house: RunningHouse, end: str) -> None:
    """All thirty at once, with no change at the table; the person is offline then."""
    house = small_house
    table, ada, bea, _ = at_a_table(house)
    account = {"name": "Bea", "password": "correct horse"}
    if end == "password":
        bea.post("/api/accounts", account)
    thief = same_person(house, bea)
    watching = ada.live(table)
    watching.until(lambda line: line.presence == [0])
    lines = [bea.live(table, **({"seat": 1} if number % 2 else {})) for number in range(30)]
    for line in lines:
        line.until(lambda line: bool(line.last))
    watching.until(lambda line: line.presence == [0, 1])
    if end == "password":
        bea.post("/api/password", {"old": "correct horse", "new": "battery staple"})
    elif end == "register":
        bea.post("/api/accounts", account)
    elif end == "login":
        house.guest("Dea").post("/api/accounts", account | {"name": "Dea"})
        bea.post("/api/login", account | {"name": "Dea"})
    elif end == "logout":
        bea.post("/api/logout")
    elif end == "here":
        (this,) = bea.get("/api/sessions")["sessions"]
        bea.ask("DELETE", f"/api/sessions/{this['id']}")
    else:
        bea.ask("DELETE", "/api/sessions")
    assert {lost(line) for line in lines} == {4401}
    watching.until(lambda line: line.presence == [0])
    # With the old cookie one looks on, like anybody.
    again = thief.live(table)
    assert again.until(lambda line: bool(line.last))["seat"] is None
    assert house.run(lambda house: house.hub.count) == 2


def test_another_session_of_the_same_person_goes_on(small_house: RunningHouse) -> None:
    table, ada, bea, _ = at_a_table(small_house)
    account = {"name": "Bea", "password": "correct horse"}
    bea.post("/api/accounts", account)
    phone = Visitor(small_house.url)
    phone.post("/api/login", account)
    here, there = bea.live(table, seat=1), phone.live(table, seat=1)
    for line in (here, there):
        line.until(lambda line: bool(line.last))
    phone.post("/api/logout")
    assert lost(there) == 4401
    ada.post(f"/api/tables/{table}/start")
    here.until(lambda line: line.last["state"] == "playing")
    assert here.last["seat"] == 1


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("way", ["leave", "resign", "clock"])
def test_who_gives_a_seat_up_hears_as_an_onlooker_or_not_at_all(
    small_house: RunningHouse, private: bool, way: str
) -> None:
    pace = {"clock": "live", "bank": 600, "increment": 0, "at_zero": "bot"}
    table, ada, bea, invite = at_a_table(small_house, private=private, pace=pace)
    if way != "leave":
        ada.post(f"/api/tables/{table}/start")
    named, plain, invited = (
        bea.live(table, **query) for query in ({"seat": 1}, {}, {"invite": invite})
    )
    for line in (named, plain, invited):
        line.until(lambda line: line.last.get("seat") == 1)
    if way == "clock":

        async def late(house: House) -> None:
            async with house.holding(table) as held:
                assert held.clocks is not None
                held.clocks.running = 1
                await seating.run_out(house, held)

        small_house.run(late)
    else:
        bea.post(f"/api/tables/{table}/{way}")
    assert lost(named) == (4404 if private else 4403)
    if private:
        assert lost(plain) == 4404
    for line in [invited] if private else [plain, invited]:
        line.until(lambda line: line.last["seat"] is None)
        assert line.last["seats"] == line.last["moves"] == []
    if way == "leave":
        small_house.guest("Cia").post(f"/api/tables/{table}/join", {"invite": invite})
        ada.post(f"/api/tables/{table}/start")
        invited.until(lambda line: line.last["state"] == "playing")
        assert "hand" not in invited.last["view"]["players"][1]


def test_a_private_table_that_is_closed_is_closed_to_those_who_sat_there(
    small_house: RunningHouse,
) -> None:
    table, ada, bea, _ = at_a_table(small_house, private=True)
    hers, his = bea.live(table), ada.live(table)
    for line in (hers, his):
        line.until(lambda line: bool(line.last))
    ada.post(f"/api/tables/{table}/leave")
    assert lost(his) == 4404
    hers.until(lambda line: len(line.events) == 2)
    bea.post(f"/api/tables/{table}/leave")
    # The last host may look at what is closed.
    hers.until(lambda line: line.last["state"] == "finished")


def test_a_message_under_way_is_not_sent_to_a_session_that_ends(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message is built, and the session ends before it is sent."""
    table, ada, bea, _ = at_a_table(small_house)
    line = bea.live(table)
    line.until(lambda line: bool(line.last))
    (this,) = bea.get("/api/sessions")["sessions"]
    real = House.message
    building, go_on = asyncio.Event(), asyncio.Event()

    async def slow(self: House, table: Table, person: str | None, *rest: Any) -> bytes:
        body = await real(self, table, person, *rest)
        if person is not None and table.seats[1].person == person and not go_on.is_set():
            building.set()
            await go_on.wait()
        return body

    monkeypatch.setattr(House, "message", slow)

    async def race(_: House) -> None:
        chat = asyncio.to_thread(ada.post, f"/api/tables/{table}/chat", {"text": "psst"})
        said = asyncio.create_task(chat)
        await building.wait()
        await said
        await asyncio.to_thread(bea.ask, "DELETE", f"/api/sessions/{this['id']}")
        go_on.set()

    small_house.run(race)
    assert lost(line) == 4401
    assert not line.chat
