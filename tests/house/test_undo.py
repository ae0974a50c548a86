"""Taking back: to the barrier, the whole turn, before confirming, and further by consent."""

from __future__ import annotations

import json
from typing import Any

from tests.house.houses import Message, RunningHouse, Visitor, play_on


def act(visitor: Visitor, table: str, call: str, message: Message, **more: Any) -> Message:
    """Undo, confirm, ask or answer on a message."""
    wish = {"seat": message["seat"], "version": message["version"], **more}
    if call in ("undo", "redo", "confirm"):
        wish["key"] = f"{call}-at-{message['version']}"
    answer: Message = visitor.post(f"/api/tables/{table}/{call}", wish)
    return answer


def record(visitor: Visitor, table: str) -> list[Any]:
    lines = visitor.http.get(f"/api/tables/{table}/record").text.splitlines()
    return [json.loads(line) for line in lines[1:]]


def valid(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that still hold, as a page reads them."""
    kept: list[dict[str, Any]] = []
    for event in events:
        if event["name"] == "undone":
            kept = [one for one in kept if one["move"] <= event["args"]["moves"]]
        else:
            kept.append(event)
    return kept


def deep_in_a_turn(visitor: Visitor, table: str) -> tuple[Message, Message]:
    """Play until two moves can be taken back; the messages of the turn's begin and of now."""
    begin = message = visitor.message(table)
    while message["undo"]["moves"] < 2:
        if not message["crumbs"]:
            begin = message
        message = visitor.move(table, message)
    return begin, message


def test_undo_goes_back_a_move_or_the_turn(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    line = ada.live(table)
    begin, message = deep_in_a_turn(ada, table)
    moves = message["undo"]["moves"]
    back = act(ada, table, "undo", message, to="move")
    assert back["undo"]["moves"] == moves - 1
    assert back["events"][0]["name"] == "undone"
    back = act(ada, table, "undo", back, to="turn")
    assert back["undo"] == {"moves": 0, "redo": moves, "turn": False, "confirm": False}
    assert back["view"] == begin["view"]
    assert back["moves"] == begin["moves"]
    wish = {"seat": back["seat"], "version": back["version"], "key": "once-more"}
    assert ada.refused("POST", f"/api/tables/{table}/undo", wish) == (409, "no-undo")
    house.reopen()
    assert ada.message(table)["view"] == begin["view"]
    line.reconnect()
    line.until(lambda line: line.seen == back["version"])
    assert line.events == ada.message(table)["events"]
    still = [event for event in valid(line.events) if event["move"] > len(record(ada, table))]
    assert still == []
    assert len(valid(line.events)) < len(line.events)


def test_an_undo_sent_again_does_nothing_twice(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    _, message = deep_in_a_turn(ada, table)
    wish = {"seat": message["seat"], "version": message["version"], "key": "the-same-key"}
    first = ada.post(f"/api/tables/{table}/undo", wish)
    assert ada.post(f"/api/tables/{table}/undo", wish) == first


def test_a_turn_waits_to_be_confirmed(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", confirm_turn=True)
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    players = {0: ada, 1: bea}
    seat = ada.message(table)["prompt"]["seat"]
    mover, other = players[seat], players[1 - seat]
    message = mover.message(table)
    before = message
    while not message["undo"]["confirm"]:
        before = message
        message = mover.move(table, message)
    moves = record(mover, table)
    assert message["prompt"] == {"id": "confirm_turn", "seat": seat, "args": {}, "forced": False}
    assert message["moves"] == []
    assert message["events"] == []
    assert message["view"] != before["view"]
    # Nobody else sees anything of it, and nobody else can move.
    assert other.message(table)["view"] | {"me": seat} == before["view"]
    assert other.message(table)["moves"] == []
    assert other.message(table)["undo"]["confirm"] is False
    wish = mover.wish(before) | {"version": message["version"]}
    assert mover.refused("POST", f"/api/tables/{table}/moves", wish) == (409, "held")
    house.reopen()
    assert mover.message(table)["crumbs"] == message["crumbs"]
    # Taken back, chosen again, confirmed: played once.
    back = act(mover, table, "undo", message, to="move")
    assert back["view"] == before["view"]
    assert back["moves"] == before["moves"]
    assert record(mover, table) == moves
    again = mover.move(table, back)
    done = act(mover, table, "confirm", again)
    assert record(mover, table)[: len(moves) + 1] == [*moves, again["crumbs"][-1]["move"]]
    assert done["prompt"]["seat"] == 1 - seat
    assert other.message(table)["moves"]
    wish = {"seat": seat, "version": done["version"], "key": "confirm-again"}
    assert mover.refused("POST", f"/api/tables/{table}/confirm", wish) == (409, "not-your-turn")


def test_undo_by_consent_cuts_the_record(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open", "bot")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    play_on(table, {0: ada, 1: bea}, moves=25)
    while ada.message(table)["prompt"]["seat"] == 2:
        pass
    whole = record(ada, table)
    asked = act(ada, table, "ask", ada.message(table), what="undo", count=12)
    assert (asked["asked"]["what"], asked["asked"]["seat"]) == ("undo", 0)
    assert (asked["asked"]["count"], asked["asked"]["yes"]) == (12, [0])
    assert asked["asked"]["waiting"] == [1]
    assert len([*whole[asked["asked"]["moves"] :]]) >= 12
    assert record(ada, table) == whole
    refused = act(bea, table, "answer", bea.message(table), yes=False)
    assert refused["asked"] is None
    assert record(ada, table) == whole
    act(ada, table, "ask", ada.message(table), what="undo", count=12)
    house.reopen()
    done = act(bea, table, "answer", bea.message(table), yes=True)
    assert done["asked"] is None
    cut = next(event for event in done["events"] if event["name"] == "undone")["args"]["moves"]
    assert cut < len(whole)
    last = play_on(table, {0: ada, 1: bea})
    assert last["over"]
    assert record(ada, table)[:cut] == whole[:cut]
    events = ada.message(table)["events"]
    assert [event["index"] for event in events] == list(range(len(events)))


def test_consent_is_asked_for_what_can_be(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    message = ada.move(table, ada.message(table))
    ask = f"/api/tables/{table}/ask"
    wish = {"seat": 0, "version": message["version"], "what": "undo", "count": 500}
    assert ada.refused("POST", ask, wish) == (422, "too-far")
    assert ada.refused("POST", ask, wish | {"what": "pause"}) == (409, "no-clock")
    assert ada.ask("POST", ask, wish | {"version": 1}).status_code == 409
    answer = {"seat": 0, "version": message["version"], "yes": True}
    path = f"/api/tables/{table}/answer"
    assert ada.refused("POST", path, answer) == (409, "nothing-asked")
    # Everyone at one screen agrees with themselves: it happens at once.
    back = ada.post(ask, wish | {"count": 1})
    assert back["events"][-1]["name"] == "undone"
