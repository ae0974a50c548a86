"""What is sent on a line: done once, answered there, with the checks of a call over HTTP."""

from __future__ import annotations

import contextlib
import secrets

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.houses import Line, RunningHouse, Visitor

pytestmark = pytest.mark.once


class Two:
    """Ada and Bea at a table that has begun, each with a line that is told what changes."""

    def __init__(self, house: RunningHouse, **wish: object) -> None:
        self.people = [house.guest("Ada"), house.guest("Bea")]
        ada, bea = self.people
        self.table = ada.set_up("me", "open", **wish)  # type: ignore[arg-type]
        bea.post(f"/api/tables/{self.table}/join")
        ada.post(f"/api/tables/{self.table}/start")
        self.lines = [self.line(one) for one in self.people]

    def line(self, who: Visitor) -> Line:
        line = who.live(self.table, changes="true")
        line.until(lambda line: line.last.get("state") == "playing")
        return line

    @property
    def mover(self) -> int:
        seat: int = self.lines[0].last["prompt"]["seat"]
        return seat

    def both_hear(self, version: int) -> None:
        for line in self.lines:
            line.until(lambda line: line.seen == version)


def test_a_move_is_answered_on_the_line_and_heard_once(house: RunningHouse) -> None:
    two = Two(house)
    for _ in range(12):
        mover, other = two.lines[two.mover], two.lines[1 - two.mover]
        version = mover.last["version"]
        key = mover.send("move", move=mover.last["moves"][0]["move"])
        assert mover.answered(key)["version"] == version + 1
        other.until(lambda line, to=version + 1: line.seen == to)  # type: ignore[misc]
        assert key not in other.done
    for who, line in zip(two.people, two.lines, strict=True):
        assert line.quiet()
        whole = who.message(two.table)
        assert {name: line.last[name] for name in whole if name not in ("events", "chat")} == {
            name: whole[name] for name in whole if name not in ("events", "chat")
        }
        assert line.events == whole["events"]
        assert line.deltas == 12


def test_the_same_key_is_done_once_whichever_way_it_comes(house: RunningHouse) -> None:
    two = Two(house)
    line, ada = two.lines[two.mover], two.people[two.mover]
    first = line.last
    move = first["moves"][0]["move"]
    key = line.send("move", move=move)
    version = line.answered(key)["version"]
    line.done.clear()
    assert line.send("move", first, move=move, key=key) == key
    assert line.answered(key)["version"] == version
    body = {"seat": first["seat"], "version": first["version"], "move": move, "key": key}
    assert ada.post(f"/api/tables/{two.table}/moves", body)["version"] == version
    # And the other way round.
    message = two.people[two.mover].message(two.table)
    body = two.people[two.mover].wish(message)
    two.people[two.mover].post(f"/api/tables/{two.table}/moves", body)
    two.both_hear(version + 1)
    other = two.lines[message["seat"]]
    other.send("move", message, move=body["move"], key=body["key"])
    assert other.answered(body["key"])["version"] == version + 1


def test_undo_redo_and_confirmation_go_over_the_line(house: RunningHouse) -> None:
    two = Two(house, confirm_turn=True)
    line = two.lines[two.mover]
    line.answered(line.send("move", move=line.last["moves"][0]["move"]))
    before = line.deltas
    undone = line.answered(line.send("undo", to="move"))
    assert undone["undo"] == {"moves": 0, "redo": 1, "turn": False, "confirm": False}
    # After an undo everything is told anew.
    assert line.deltas == before
    assert line.answered(line.send("redo"))["undo"]["moves"] == 1
    while not line.last["undo"]["confirm"]:
        line.answered(line.send("move", move=line.last["moves"][0]["move"]))
    seat = two.mover
    confirmed = line.answered(line.send("confirm"))
    assert not confirmed["undo"]["confirm"]
    two.both_hear(confirmed["version"])
    assert two.mover != seat


def refused(line: Line) -> dict[str, object]:
    count = len(line.refused)
    line.until(lambda line: len(line.refused) > count)
    return line.refused[-1]


def test_what_is_refused_is_so_on_the_line_and_changes_nothing(small_house: RunningHouse) -> None:
    two = Two(small_house)
    line, other = two.lines[two.mover], two.lines[1 - two.mover]
    first = line.last
    move = first["moves"][0]["move"]
    for wish, status, code in (
        ({"move": ["nothing", "like", "it"]}, 422, "illegal"),
        ({"move": move, "seat": other.last["seat"]}, 403, "not-your-seat"),
        ({"move": move, "seat": 11}, 403, "not-your-seat"),
        ({"move": [], "key": "a-good-key"}, 400, "bad-request"),
        ({"move": move, "version": 10_000}, 409, "stale"),
    ):
        key = line.send("move", first, **wish)
        answer = refused(line)
        assert (answer["refused"], answer["status"], answer["error"]) == (key, status, code)
    other.send("move", first, seat=other.last["seat"], move=move)
    assert refused(other)["error"] == "not-your-turn"
    for nonsense in ("{", "[]", "null", '{"do":"dance"}', '{"do":"move"}', "\\u0000", '"ping"'):
        line.say(nonsense)
        assert refused(line)["status"] == 400
    assert line.refused[-1]["refused"] is None
    assert two.people[0].message(two.table)["version"] == first["version"]
    # The line goes on.
    line.answered(line.send("move", move=move))


def test_a_stale_move_is_refused_after_the_present_message(small_house: RunningHouse) -> None:
    two = Two(small_house)
    line = two.lines[two.mover]
    first, seat = line.last, two.mover
    two.people[seat].move(two.table, first)
    key = line.send("move", first, move=first["moves"][0]["move"])
    answer = refused(line)
    assert (answer["refused"], answer["error"]) == (key, "stale")
    assert line.seen == first["version"] + 1


def test_who_only_looks_on_or_is_nobody_moves_nothing(small_house: RunningHouse) -> None:
    two = Two(small_house)
    eve, nobody = two.line(small_house.guest("Eve")), two.line(Visitor(small_house.url))
    move = two.lines[two.mover].last["moves"][0]["move"]
    eve.send("move", seat=two.mover, move=move)
    assert refused(eve)["error"] == "not-your-seat"
    nobody.send("move", seat=two.mover, move=move)
    assert refused(nobody)["error"] == "no-person"


def test_a_line_whose_session_has_ended_moves_nothing(small_house: RunningHouse) -> None:
    two = Two(small_house)
    line, who = two.lines[two.mover], two.people[two.mover]
    first = line.last
    who.post("/api/logout")
    # The line may be cut before it takes anything more.
    with contextlib.suppress(ConnectionClosed):
        line.send("move", first, move=first["moves"][0]["move"])
    assert line.closed() == 4401
    assert two.people[1 - two.mover].message(two.table)["version"] == first["version"]


def test_too_much_on_a_line_is_too_much(small_house: RunningHouse) -> None:
    two = Two(small_house)
    line = two.lines[two.mover]
    small_house.run(lambda house: setattr(house.limits, "_factor", 0.01))
    line.send("undo")
    while (answer := refused(line))["error"] == "no-undo":
        line.send("undo")
    assert (answer["status"], answer["error"]) == (429, "too-many")
    assert float(str(answer["wait"])) > 0


def test_a_line_without_changes_gets_whole_messages(small_house: RunningHouse) -> None:
    two = Two(small_house)
    seat = two.mover
    plain = two.people[seat].live(two.table)
    plain.until(lambda line: line.last.get("state") == "playing")
    key = plain.send("move", move=plain.last["moves"][0]["move"])
    plain.answered(key)
    assert plain.deltas == 0


def test_after_a_break_the_line_begins_with_a_whole_message(small_house: RunningHouse) -> None:
    two = Two(small_house)
    line, seat = two.lines[two.mover], two.mover
    line.break_off()
    version = two.people[seat].move(two.table, line.last)["version"]
    line.reconnect()
    line.until(lambda line: line.seen == version)
    assert line.deltas == 0
    assert line.last["view"] == two.people[seat].message(two.table)["view"]


def test_a_move_is_carried_out_though_its_line_breaks(small_house: RunningHouse) -> None:
    two = Two(small_house)
    line, seat = two.lines[two.mover], two.mover
    version = line.last["version"]
    key = secrets.token_hex(8)
    line.send("move", move=line.last["moves"][0]["move"], key=key)
    line.break_off()
    two.lines[1 - seat].until(lambda line: line.seen == version + 1)
