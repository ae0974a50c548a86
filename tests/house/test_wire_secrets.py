"""On the wire: who has lost a right hears nothing more, and no byte tells a secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.house import giving_up
from quattrocento.house.house import House
from quattrocento.house.table import Table
from quattrocento.kernel.step import Move
from tests.house.houses import Line, RunningHouse, Visitor
from tests.house.ordering import ordered
from tests.house.several import same_person
from tests.house.worlds import Both, Worlds

pytestmark = [pytest.mark.once, pytest.mark.plain]

DEALT = {"families": "dealt"}
OPTIONS = {"princes": DEALT, "virtu": {"first_player": "red"}, "italian_wars": {}}
OpenWorlds = Callable[[int], Worlds]


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
                held.clocks.running = [1]
                await giving_up.run_out(house, held)

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
    real = House.events
    building, go_on = asyncio.Event(), asyncio.Event()

    async def slow(self: House, table: Table, seat: int | None, seen: int) -> bytes:
        events = await real(self, table, seat, seen)
        if seat == 1 and not go_on.is_set():
            building.set()
            await go_on.wait()
        return events

    monkeypatch.setattr(House, "events", slow)
    # What is at hand is told in one go; here it has to be read.
    monkeypatch.setattr(House, "events_at_hand", lambda *_: None)

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


# Two worlds


@pytest.fixture
def open_worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenWorlds]:
    opened: list[Worlds] = []

    def open_some(seed: int) -> Worlds:
        opened.append(Worlds(tmp_path, monkeypatch, seed))
        return opened[-1]

    yield open_some
    for worlds in opened:
        worlds.close()


def prefer(move: Move) -> int:
    """What makes secrets is done often."""
    return {"buy_treachery": 2000, "end_turn": 1000, "discard": 500}.get(str(move[0]), 1)


def gather(worlds: Worlds, game: str, seats: int, **wish: Any) -> dict[int, Both]:
    """People at a private table, where another one (-1) has sat for a while."""
    ada, bea, cia, dea = (worlds.guest(name) for name in ("Ada", "Bea", "Cia", "Dea"))
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    set_up = {"game": game, "seats": kinds, "private": True, "options": OPTIONS[game], **wish}
    worlds.sit(ada, ada.post("/api/tables", set_up)["table"]["id"])
    path = f"/api/tables/{worlds.table}"
    invite = {"invite": ada.get(path)["table"]["invite"]}
    worlds.listen(ada)
    worlds.listen(ada, seat=0)
    worlds.listen(worlds.nobody(), **invite)
    worlds.act(bea, "join", invite | {"seat": 1})
    named, plain = worlds.listen(bea, seat=1), worlds.listen(bea, **invite)
    worlds.hear()
    worlds.lines.remove(named)
    worlds.act(bea, "leave")
    assert [lost(line) for line in named] == [4404, 4404]
    people = {0: ada, 1: cia, 2: dea}
    for seat in range(1, seats):
        worlds.act(people[seat], "join", invite | {"seat": seat})
    worlds.act(ada, "start")
    assert {line.last["state"] for line in plain} == {"playing"}
    return {-1: bea} | {seat: people[seat] for seat in range(seats)}


def without(worlds: Worlds, seat: int) -> None:
    """A bot takes this seat, in a game of two also."""

    async def leave(house: House) -> None:
        async with house.holding(worlds.table) as table:
            change = table.change("resign", seat)
            await giving_up.give_to_bot(house, table, change, seat)
            await house.commit(table, change)

    for house in worlds.houses:
        house.run(leave)
    worlds.hear()


def go_on(worlds: Worlds, people: dict[int, Both], moves: int) -> None:
    """Play on while something is hidden; at times those who look on ask for everything."""
    for number in range(moves):
        if worlds.revealing:
            return
        worlds.play(people, prefer)
        if number % 6 == 3:
            for viewer in [one for one in (0, -1) if one in people]:
                people[viewer].look()


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [("princes", 3, 1), ("virtu", 3, 2), ("italian_wars", 2, 3)],
)
def test_no_byte_on_the_wire_tells_what_its_reader_may_not_know(
    open_worlds: OpenWorlds, game: str, seats: int, seed: int
) -> None:
    worlds = open_worlds(seed)
    people = gather(worlds, game, seats)
    path = f"/api/tables/{worlds.table}"
    go_on(worlds, people, 10)
    # Somebody gives up: a bot has the hand now, and they hear no more than anybody.
    last = people.pop(seats - 1)
    without(worlds, seats - 1)
    last.same("GET", f"{path}/message")
    go_on(worlds, people, 4)
    # So does the viewer: from now on that hand is hidden from them as the others are.
    ada = people.pop(0)
    named = worlds.lines.pop(1)
    worlds.viewers = [None]
    without(worlds, 0)
    assert {lost(line) for line in named} == {4403}
    go_on(worlds, people, 4)
    ada.look()
    assert worlds.differences >= 3


def test_orders_and_turns_not_yet_confirmed_are_nobody_elses_business(
    open_worlds: OpenWorlds,
) -> None:
    worlds = open_worlds(4)
    people = gather(worlds, "princes", 3, confirm_turn=True)
    path = f"/api/tables/{worlds.table}"
    first = worlds.deciding
    people[first].move(first, ("auction", "doge"), ("auction", "doge"))
    worlds.hear()
    while (seat := worlds.deciding) == 0 or seat == first:
        least = worlds.inside(lambda table: table.match.legal()[0])
        people[seat].move(seat, *least)
        worlds.hear()
        worlds.act(people[seat], "confirm", worlds.wish(seat))
    # Turns that are not confirmed: a bid in one house, the pass in the other.
    legal = worlds.inside(lambda table: table.match.legal())[0]
    people[seat].move(seat, legal[0], legal[-1])
    worlds.hear()
    for viewer in (0, -1):
        people[viewer].look()
    worlds.act(people[seat], "undo", worlds.wish(seat))
    # An order that was given in one house alone.
    other = 3 - seat
    order = worlds.wish(other) | {"matter": "bid tile doge", "order": {"kind": "out"}}
    assert people[other].people[0].ask("PUT", f"{path}/order", order).status_code == 200
    for viewer in (0, -1):
        people[viewer].look()
    people[seat].move(seat, legal[0], legal[0])
    worlds.hear()
    one, two = (ordered(person.message(worlds.table)) for person in people[other].people)
    assert (one["kind"], two) == ("out", None)


def test_a_rematch_and_a_study_tell_their_own_people_alone(open_worlds: OpenWorlds) -> None:
    worlds = open_worlds(5)
    pace = {"clock": "live", "bank": 600, "increment": 0, "at_zero": "end"}
    worlds.viewers = [0, 1, 2, None]
    people = gather(worlds, "princes", 3, pace=pace)
    ada, cia, dea = (people[seat] for seat in range(3))
    go_on(worlds, people, 3)
    worlds.act(dea, "resign")
    finished = worlds.table
    worlds.run_out()
    worlds.hear()
    assert worlds.differences == 0
    worlds.act(cia, "rematch")
    worlds.lines.clear()
    worlds.viewers = [0, None]
    worlds.sit(cia, cia.get(f"/api/tables/{finished}")["table"]["rematch"])
    again = worlds.table
    worlds.listen(ada)
    worlds.act(cia, "start")
    go_on(worlds, {0: ada, 1: cia}, 6)
    for one in (dea, people[-1]):
        one.look()
        assert one.same("GET", f"/api/tables/{again}/message").status_code == 404
    assert worlds.differences >= 2
    # Ada plays the finished game on, alone: nobody else hears of it.
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
    studied = ada.post(f"/api/tables/{finished}/study", {"at": 4, "seats": seats})
    worlds.lines.clear()
    worlds.sit(ada, studied["table"]["id"])
    worlds.viewers = [None]
    go_on(worlds, dict.fromkeys(range(3), ada), 3)
    for one in (cia, dea):
        one.look()
        for table in (worlds.table, finished):
            one.same("GET", f"/api/tables/{table}")
        assert one.same("GET", f"/api/tables/{worlds.table}/message").status_code == 404
