"""Family cards are laid by all at once: sealed answers, given ahead and opened together."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from quattrocento.table.steady import now
from tests.house.houses import Line, Message, RunningHouse, Visitor
from tests.house.mailboxes import Mailbox, wants
from tests.house.postgres import Postgres
from tests.house.several import same_person

pytestmark = pytest.mark.plain

FIXED = {"virtu": {"first_player": "red"}, "italian_wars": {}}


class Table:
    """A table of Virtù or of The Italian Wars, just begun."""

    def __init__(self, house: RunningHouse, *kinds: str, game: str = "virtu", **wish: Any) -> None:
        self.house = house
        names = ("Ada", "Bea", "Cia")[: len([kind for kind in kinds if kind != "bot"])]
        self.people = [house.guest(name) for name in names]
        kinds = kinds or ("me", "open", "open")
        if not self.people:
            self.people = [house.guest(name) for name in ("Ada", "Bea", "Cia")]
        self.id = self.people[0].set_up(*kinds, game=game, options=FIXED[game], **wish)
        for visitor in self.people[1:]:
            visitor.post(f"/api/tables/{self.id}/join")
        self.people[0].post(f"/api/tables/{self.id}/start")
        self.by_seat: dict[int, Visitor] = {
            visitor.message(self.id)["seat"]: visitor for visitor in self.people
        }

    def message(self, seat: int, **query: Any) -> Message:
        return self.by_seat[seat].message(self.id, **query)

    def lay(self, seat: int, cards: int = 100) -> Message:
        """Lay so many family cards, or all; the last legal choice each time."""
        message = self.message(seat)
        while message["choosing"] and message["moves"] and cards:
            move = message["moves"][-1]["move"]
            cards -= move[0] == "family_to"
            before = message
            message = self.by_seat[seat].move(self.id, message, move)
            # What somebody chooses ahead is no change of the table, but for the last one.
            if len(before["choosing"]["chosen"]) < len(before["choosing"]["seats"]) - 1:
                assert message["version"] == before["version"]
        return message

    def wish(self, seat: int, **more: Any) -> dict[str, Any]:
        version = self.message(seat)["version"]
        return {"seat": seat, "version": version, "key": secrets.token_hex(8)} | more

    def undo(self, seat: int, to: str = "move") -> Message:
        path = f"/api/tables/{self.id}/undo"
        answer: Message = self.by_seat[seat].post(path, self.wish(seat, to=to))
        return answer

    @property
    def laid(self) -> int:
        """Family cards that were laid in the record."""
        return sum(move[0] == "family_to" for move in self.record)

    @property
    def record(self) -> list[Any]:
        async def moves(house: Any) -> list[Any]:
            async with house.holding(self.id) as table:
                return list(table.match.record.moves)

        found: list[Any] = self.house.run(moves)
        return found


def in_spring(line: Line) -> bool:
    """All cards are laid."""
    return bool(line.last) and line.last["view"]["season"] == "spring"


@pytest.mark.parametrize("game", ["virtu", "italian_wars"])
def test_everybody_is_asked_at_once_and_in_any_order(house: RunningHouse, game: str) -> None:
    kinds = ("me", "open", "open") if game == "virtu" else ("me", "open")
    table = Table(house, *kinds, game=game)
    seats = sorted(table.by_seat)
    for seat in seats:
        message = table.message(seat)
        assert message["prompt"]["seat"] == seat
        assert message["moves"]
        order = message["choosing"]["seats"]
        assert sorted(order) == seats
        assert message["choosing"] == {"seats": order, "chosen": [], "step": 0}
        summary = table.by_seat[seat].get(f"/api/tables/{table.id}")["table"]
        assert summary["my_turn"]
        assert sorted(summary["deciding"]) == seats
    before = len(table.record)
    for seat in reversed(seats):
        assert len(table.record) == before
        table.lay(seat)
    message = table.message(seats[0])
    assert message["choosing"] is None
    # In the record they lie one after the other, in order.
    events = table.message(seats[0])["events"]
    laying = [e for e in events if e["name"] in ("lays_in_secret", "lays_hidden")]
    assert list(dict.fromkeys(event["args"]["seat"] for event in laying)) == order
    shown = [event for event in events if event["name"] == "shows_family"]
    assert len(shown) == len(laying) == table.laid


def test_an_answer_is_kept_over_a_restart_and_changed_until_all_have_chosen(
    house: RunningHouse,
) -> None:
    table = Table(house)
    mine = table.lay(2)
    assert mine["moves"] == []
    assert mine["prompt"]["id"] == "choose_at_once"
    assert mine["choosing"]["chosen"] == [2]
    table.lay(1, 1)
    house.reopen()
    assert table.message(1)["undo"]["moves"] == 2
    again = table.message(2)
    assert again["view"] == mine["view"]
    assert again["crumbs"] == mine["crumbs"]
    back = table.undo(2)
    assert back["choosing"]["chosen"] == []
    assert back["prompt"] == {
        "id": "lay_family", "seat": 2, "args": back["prompt"]["args"], "forced": False
    }  # fmt: skip
    table.by_seat[2].move(table.id, back, back["moves"][0]["move"])
    assert table.undo(1, "turn")["crumbs"] == []
    for seat in (0, 1):
        assert table.message(seat)["choosing"] is not None
        table.lay(seat)
    last = [m for m in table.record if m[0] == "family_to"][-1]
    assert list(last) == back["moves"][0]["move"]


def test_a_request_that_is_sent_again_does_nothing_twice(house: RunningHouse) -> None:
    table = Table(house)
    ada, message = table.by_seat[0], table.message(0)
    wish = ada.wish(message)
    path = f"/api/tables/{table.id}/moves"
    once = ada.post(path, wish)
    assert ada.post(path, wish)["crumbs"] == once["crumbs"]
    table.lay(0)
    for seat in (1, 2):
        table.lay(seat)
    # Also when all is open.
    assert ada.ask("POST", path, wish).status_code == 200
    other = wish | {"key": secrets.token_hex(8)}
    assert ada.ask("POST", path, other).status_code == 409


def test_nothing_illegal_is_sealed(house: RunningHouse) -> None:
    table = Table(house)
    path = f"/api/tables/{table.id}/moves"
    wrong = table.wish(1, move=["family_to", "treasury"])
    assert table.by_seat[1].refused("POST", path, wrong) == (422, "illegal")
    assert table.by_seat[0].refused("POST", path, wrong) == (403, "not-your-seat")
    table.lay(1)
    more = table.wish(1, move=["family", "lorenzo"])
    assert table.by_seat[1].refused("POST", path, more) == (409, "chosen")
    table.undo(1, "turn")
    path = f"/api/tables/{table.id}/undo"
    assert table.by_seat[1].refused("POST", path, table.wish(1)) == (409, "no-undo")


def test_where_turns_are_confirmed_an_answer_stands_once_it_is(house: RunningHouse) -> None:
    table = Table(house, confirm_turn=True)
    message = table.lay(1)
    assert message["prompt"]["id"] == "confirm_turn"
    assert message["undo"]["confirm"]
    assert message["choosing"]["chosen"] == []
    path = f"/api/tables/{table.id}/confirm"
    assert table.by_seat[0].refused("POST", path, table.wish(0)) == (409, "nothing-held")
    message = table.by_seat[1].post(path, table.wish(1))
    assert message["choosing"]["chosen"] == [1]
    assert not message["undo"]["confirm"]
    for seat in (0, 2):
        table.lay(seat)
        assert table.message(seat)["choosing"] is not None
        table.by_seat[seat].post(path, table.wish(seat))
    assert table.message(0)["choosing"] is None


def test_not_a_byte_tells_the_others_what_somebody_does(house: RunningHouse) -> None:
    """Only that somebody has chosen all is told, and that on purpose."""
    table = Table(house)
    lines: list[Line] = [table.by_seat[0].live(table.id), house.guest("Dea").live(table.id)]
    for line in lines:
        line.until(lambda line: bool(line.last))
        assert line.quiet()
    told = [line.last for line in lines]
    heard = [len(line.said) for line in lines]
    before = [table.message(0), lines[1].last]
    table.lay(1, 1)
    table.lay(2, 2)
    table.undo(2)
    for line in lines:
        assert line.quiet()
    assert heard == [len(line.said) for line in lines]
    now_ = table.message(0)
    assert now_ == before[0]
    table.lay(2)
    for line, was in zip(lines, told, strict=True):
        line.until(lambda line: line.last["choosing"]["chosen"] == [2])
        # Whose seat may be claimed is who has not chosen.
        assert [one["seat"] for one in line.last["claims"]] == [0, 1]
        blank: dict[str, Any] = {"choosing": None, "claims": [], "events": []}
        assert line.last | blank == was | blank
    for way in ("record", "replay?at=6"):
        told_ = table.by_seat[0].ask("GET", f"/api/tables/{table.id}/{way}")
        assert "family_to" not in told_.text


def test_bots_lay_theirs_in_their_place(house: RunningHouse) -> None:
    table = Table(house, "me", "bot", "open")
    assert sorted(table.by_seat) == [0, 2]
    assert table.message(0)["choosing"]["seats"] == [0, 2]
    table.lay(2)
    table.lay(0)
    line = table.by_seat[0].live(table.id)
    line.until(in_spring)
    assert table.laid == 9


def test_one_person_with_bots_is_asked_as_ever(house: RunningHouse) -> None:
    table = Table(house, "me", "bot", "bot")
    assert table.message(0)["choosing"] is None


def test_all_their_clocks_run_together(house: RunningHouse) -> None:
    live = {"clock": "live", "bank": 600, "increment": 7}
    table = Table(house, pace=live)
    assert sorted(table.message(0)["clocks"]["running"]) == [0, 1, 2]
    table.lay(1)
    assert sorted(table.message(0)["clocks"]["running"]) == [0, 2]
    table.undo(1)
    assert sorted(table.message(0)["clocks"]["running"]) == [0, 1, 2]
    for seat in (1, 2, 0):
        table.lay(seat)
    clocks = table.message(0)["clocks"]
    assert clocks["running"] == [table.message(0)["prompt"]["seat"]]
    # The increment once each, whoever was the last.
    assert all(left > 600 for left in clocks["left"])


@pytest.mark.parametrize("at_zero", ["bot", "end"])
def test_whose_time_is_over_does_not_hold_the_others_up(house: RunningHouse, at_zero: str) -> None:
    table = Table(house, pace={"clock": "days", "days": 3, "at_zero": at_zero})
    table.lay(0)
    table.lay(2, 1)

    async def late(inside: Any) -> None:
        async with inside.holding(table.id) as found:
            found.clocks.left[1] = 0.1
            found.clocks.since = now()
            inside.alarm.set(found)

    house.run(late)
    line = table.by_seat[0].live(table.id)
    if at_zero == "end":
        line.until(lambda line: line.last.get("over") is True)
        assert line.last["result"]["seat"] == 1
        return
    line.until(lambda line: bool(line.last) and line.last["people"][1]["kind"] == "bot")
    assert table.message(2)["undo"]["moves"] == 2
    table.lay(2)
    line.until(in_spring)


def test_who_resigns_takes_the_answer_along(house: RunningHouse) -> None:
    table = Table(house)
    table.lay(0)
    table.lay(1)
    table.by_seat[2].post(f"/api/tables/{table.id}/resign")
    # The game shall go on, and a bot lays what is missing.
    no = {"seat": 0, "version": table.message(0)["version"], "yes": False}
    table.by_seat[0].post(f"/api/tables/{table.id}/answer", no)
    line = table.by_seat[0].live(table.id)
    line.until(in_spring)
    assert table.laid == 9


def test_all_are_called_at_once(open_house: Any, hooks: tuple[str, Mailbox]) -> None:
    """When the game begins nobody waits for somebody else's choice to hear of it."""
    url, box = hooks
    house = open_house(private_webhooks=True)
    people = [house.guest(name) for name in ("Ada", "Bea", "Cia")]
    for person in people:
        wants(person, webhook=url)
    table = people[0].set_up("me", "open", "open", game="virtu", options=FIXED["virtu"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    box.wait(3)
    assert sorted(said["person"] for said in box.hooks) == ["Ada", "Bea", "Cia"]


def test_taking_back_to_the_set_up_asks_again(house: RunningHouse) -> None:
    table = Table(house)
    count = len(table.record)
    for seat in (0, 1, 2):
        table.lay(seat)
    body = {"what": "undo", "count": 15}
    first = table.wish(0)
    del first["key"]
    table.by_seat[0].post(f"/api/tables/{table.id}/ask", first | body)
    for seat in (1, 2):
        wish = table.wish(seat)
        del wish["key"]
        table.by_seat[seat].post(f"/api/tables/{table.id}/answer", wish | {"yes": True})
    assert len(table.record) == count
    for seat in (0, 1, 2):
        message = table.message(seat)
        assert message["choosing"]["chosen"] == list(range(seat))
        assert message["crumbs"] == []
        table.lay(seat)
    assert table.message(0)["choosing"] is None


def test_a_pause_stops_the_choosing(house: RunningHouse) -> None:
    table = Table(house, pace={"clock": "days", "days": 3})

    async def pause(inside: Any) -> None:
        async with inside.holding(table.id) as found:
            found.clocks.pause(now(), 0)

    house.run(pause)
    wish = table.wish(1, move=table.message(1)["moves"][0]["move"])
    path = f"/api/tables/{table.id}/moves"
    assert table.by_seat[1].refused("POST", path, wish) == (409, "paused")


def test_a_hot_seat_goes_on_to_the_next_who_has_not_chosen(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "here", "open", game="virtu", options=FIXED["virtu"])
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    asked = []
    for _ in range(2):
        message = ada.message(table)
        asked.append(message["seat"])
        while message["seat"] == asked[-1] and message["moves"]:
            message = ada.move(table, message, message["moves"][-1]["move"])
    assert sorted(asked) == [0, 1]
    assert sorted(ada.message(table)["choosing"]["chosen"]) == [0, 1]


def test_two_processes_keep_one_answer(postgres: Postgres) -> None:
    """Choices are made here and there; the last one, wherever, opens all of them."""
    database = postgres.new_database()
    here, there = RunningHouse(database), RunningHouse(database)
    try:
        table = Table(here)
        elsewhere = {seat: same_person(there, one) for seat, one in table.by_seat.items()}
        line = elsewhere[0].live(table.id)
        line.until(lambda line: bool(line.last))
        ways = [table.by_seat, elsewhere]
        for seat in (2, 1, 0):
            for step in range(5):
                visitor = ways[step % 2][seat]
                message = visitor.message(table.id)
                move = message["moves"][0]["move"]
                if step == 2:
                    wish = visitor.wish(message, move)
                    path = f"/api/tables/{table.id}/moves"
                    for way in ways:
                        again = way[seat].post(path, wish)
                        assert again["undo"]["moves"] == step + 1
                else:
                    visitor.move(table.id, message, move)
            if seat:
                line.until(lambda line: seat in line.last["choosing"]["chosen"])  # noqa: B023
        line.until(in_spring)
        assert table.laid == 9
    finally:
        here.close()
        there.close()
