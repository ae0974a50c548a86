"""Live connections: nothing lost, nothing shown twice, whatever breaks."""

from __future__ import annotations

import pytest

from tests.house.houses import Line, RunningHouse, Visitor, play_on

pytestmark = pytest.mark.once


def check(line: Line, whole: list[dict[str, object]]) -> None:
    """What a line has drawn is exactly what happened."""
    assert line.events == whole


def test_every_screen_sees_every_change_once(house: RunningHouse) -> None:
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    lines = [ada.live(table), ada.live(table), bea.live(table), eve.live(table)]
    ada.post(f"/api/tables/{table}/start")
    last = play_on(table, {0: ada, 1: bea}, moves=20)
    whole = ada.message(table)["events"]
    for line in lines:
        line.until(lambda line: line.seen == last["version"])
        check(line, whole)
    assert lines[3].last["seat"] is None
    assert lines[3].last["moves"] == []
    assert lines[0].last["view"] == lines[1].last["view"]


def test_two_tabs_of_one_person_move_in_turn(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    first, second = ada.live(table), ada.live(table)
    for line in (first, second):
        line.until(lambda line: line.last.get("state") == "playing")
    for number in range(10):
        mover, other = (first, second) if number % 2 else (second, first)
        ada.move(table, mover.last)
        version = mover.last["version"] + 1
        for line in (mover, other):
            line.until(lambda line, version=version: line.seen == version)  # type: ignore[misc]
    whole = ada.message(table)["events"]
    check(first, whole)
    check(second, whole)


def test_a_broken_line_catches_up_without_a_gap(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    line = ada.live(table)
    line.until(lambda line: bool(line.events))
    line.break_off()
    last = play_on(table, {0: ada, 1: ada}, moves=60)
    line.reconnect()
    line.until(lambda line: line.seen == last["version"])
    check(line, ada.message(table)["events"])
    line.break_off()
    line.reconnect()
    assert line.quiet()


def test_lines_survive_a_restart(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    line = ada.live(table)
    play_on(table, {0: ada, 1: ada}, moves=5)
    line.until(lambda line: len(line.events) > 5)
    house.close()
    assert line.closed() == 1012
    house.open()
    last = play_on(table, {0: ada, 1: ada}, moves=5)
    line.reconnect()
    line.until(lambda line: line.seen == last["version"])
    check(line, ada.message(table)["events"])


def test_presence_tells_who_is_there(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    line = ada.live(table)
    line.until(lambda line: line.presence == [0])
    other = bea.live(table)
    line.until(lambda line: line.presence == [0, 1])
    other.break_off()
    line.until(lambda line: line.presence == [0])
    assert [seat["online"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]] == [
        True,
        False,
    ]


def test_chat_reaches_everybody_once_and_does_not_disturb_the_game(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    line = bea.live(table)
    line.until(lambda line: bool(line.last))
    message = ada.message(table)
    ada.post(f"/api/tables/{table}/chat", {"text": " Buongiorno! "})
    line.until(lambda line: len(line.chat) == 1)
    line.break_off()
    ada.post(f"/api/tables/{table}/chat", {"text": "<b>again</b>"})
    line.reconnect()
    line.until(lambda line: len(line.chat) == 2)
    assert [(said["index"], said["name"], said["text"]) for said in line.chat] == [
        (0, "Ada", "Buongiorno!"),
        (1, "Ada", "<b>again</b>"),
    ]
    assert ada.message(table)["version"] == message["version"]
    assert ada.refused("POST", f"/api/tables/{table}/chat", {"text": " "})[0] == 400
    assert ada.refused("POST", f"/api/tables/{table}/chat", {"text": "x" * 501})[0] == 400


def test_a_line_to_somebody_elses_seat_or_no_table_is_closed(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "bot", private=True)
    assert bea.live(table).closed() == 4404
    assert bea.live("nowhere").closed() == 4404
    invite = ada.get(f"/api/tables/{table}")["table"]["invite"]
    assert bea.live(table, invite=invite, seat=0).closed() == 4403
    line = bea.live(table, invite=invite)
    line.until(lambda line: line.last.get("state") == "waiting")
    nobody = Visitor(small_house.url)
    assert nobody.live(table, seat=0).closed() == 4404
