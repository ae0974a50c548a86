"""Asking to take back: to one's own last step or turn, whoever has played since."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import text

from quattrocento.table.steady import now
from tests.house.houses import Message, RunningHouse, Visitor, play_on
from tests.house.test_undo import act, record


def with_bots(house: RunningHouse) -> tuple[Visitor, str, Message]:
    """Somebody with two bots, asked again after both have played."""
    ada = house.guest("Ada")
    table = ada.set_up("me", "bot", "bot", start=True)
    message = ada.message(table)
    while True:
        message = wait_for(ada, table, 0)
        if message["take_back"] and not message["undo"]["moves"]:
            return ada, table, message
        ada.move(table, message)


def wait_for(visitor: Visitor, table: str, seat: int) -> Message:
    line = visitor.live(table)
    line.until(lambda line: bool(line.last) and line.last["prompt"]["seat"] == seat)
    line.close()
    return visitor.message(table)


def test_among_bots_it_goes_back_to_my_last_decision_at_once(house: RunningHouse) -> None:
    ada, table, message = with_bots(house)
    step = message["take_back"][0]
    whole = record(ada, table)
    # The house says beforehand how far: up to a decision of mine, with what the bots did since.
    assert step["to"] == "step"
    before = ada.get(f"/api/tables/{table}/replay?at={step['moves']}")
    assert before["message"]["prompt"]["seat"] == 0
    assert step["count"] == before["decisions"] > 1
    back = act(ada, table, "ask", message, what="undo", count=step["count"])
    assert back["asked"] is None
    assert back["prompt"]["seat"] == 0
    assert back["view"] == before["message"]["view"]
    assert back["moves"]
    assert record(ada, table) == whole[: step["moves"]]
    house.reopen()
    assert ada.message(table)["view"] == back["view"]


def test_the_whole_turn_is_offered_too(small_house: RunningHouse) -> None:
    ada, table, message = with_bots(small_house)
    step, turn = message["take_back"]
    assert (step["to"], turn["to"]) == ("step", "turn")
    assert turn["moves"] < step["moves"]
    moves = record(ada, table)[turn["moves"] : step["moves"] + 1]
    assert moves[0][0] == "take_die"
    back = act(ada, table, "ask", message, what="undo", count=turn["count"])
    assert back["prompt"]["id"] == "take_die"


def test_what_is_to_be_left_says_how_far_while_others_play_on(house: RunningHouse) -> None:
    ada, table, message = with_bots(house)
    step = message["take_back"][0]
    whole = record(ada, table)
    wish = {"what": "undo", "moves": step["moves"]}
    back = act(ada, table, "ask", message, **wish)
    assert record(ada, table) == whole[: step["moves"]]
    late = {"seat": 0, "version": back["version"], "what": "undo", "moves": len(whole)}
    assert ada.refused("POST", f"/api/tables/{table}/ask", late) == (422, "nothing-to-undo")


def test_what_was_no_choice_is_no_step_to_go_back_to(house: RunningHouse) -> None:
    ada = house.guest("Ada")
    table = ada.set_up("me", "bot", "bot", game="princes", start=True)
    forced: list[int] = []
    chosen = 0
    for _ in range(400):
        message = wait_for(ada, table, 0)
        if message["over"] or (forced and forced[-1] > chosen and not message["undo"]["moves"]):
            break
        number = len(record(ada, table))
        if len(message["moves"]) == 1:
            forced.append(number)
        else:
            chosen = number
        buys = [one for one in message["moves"] if one["move"][0] == "buy_treachery"]
        ada.move(table, message, buys[0]["move"] if buys else None)
    assert forced[-1] > chosen, "everything was a choice"
    step = message["take_back"][0]
    assert step["moves"] == chosen
    back = act(ada, table, "ask", message, what="undo", moves=step["moves"])
    assert len(back["moves"]) > 1


def two_people(house: RunningHouse) -> tuple[Visitor, Visitor, str]:
    """Two people; the first one has played a turn, and the second is asked."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    people = [ada, bea]
    seat = ada.message(table)["prompt"]["seat"]
    message = people[seat].message(table)
    while message["prompt"]["seat"] == seat:
        message = people[seat].move(table, message)
    return people[seat], people[1 - seat], table


def test_what_would_be_undone_is_told_to_everybody(house: RunningHouse) -> None:
    asker, other, table = two_people(house)
    message = asker.message(table)
    turn = message["take_back"][-1]
    act(asker, table, "ask", message, what="undo", count=turn["count"], word="the red one ")
    house.reopen()
    asked = other.message(table)["asked"]
    assert asked["moves"] == turn["moves"]
    assert asked["word"] == "the red one"
    # Whoever is asked keeps their choices.
    assert other.message(table)["moves"]


def test_playing_on_is_no(house: RunningHouse) -> None:
    asker, other, table = two_people(house)
    message = asker.message(table)
    act(asker, table, "ask", message, what="undo", count=message["take_back"][0]["count"])
    length = len(record(asker, table))
    played = other.move(table, other.message(table))
    assert played["asked"] is None
    told = [event["name"] for event in asker.message(table)["events"]]
    assert told[-1] == "refuses"
    assert len(record(asker, table)) > length
    wish = {"seat": message["seat"], "version": played["version"], "yes": True}
    assert asker.refused("POST", f"/api/tables/{table}/answer", wish) == (409, "nothing-asked")


def test_without_an_answer_it_is_no(house: RunningHouse) -> None:
    asker, _, table = two_people(house)
    message = asker.message(table)
    asked = act(asker, table, "ask", message, what="undo", count=1)["asked"]
    length = len(record(asker, table))
    # The other one is not there: there is a day to answer.
    assert 86_000 < asked["until"] - now() < 86_500
    line = asker.live(table)
    line.until(lambda line: bool(line.last))
    soon(house, table)
    line.until(lambda line: line.last["asked"] is None)
    assert line.events[-1]["name"] == "lapses"
    assert len(record(asker, table)) == length


def test_those_who_are_there_have_a_minute(small_house: RunningHouse) -> None:
    asker, other, table = two_people(small_house)
    line = other.live(table)
    line.until(lambda line: bool(line.last))
    asked = act(asker, table, "ask", asker.message(table), what="undo", count=1)["asked"]
    assert 50 < asked["until"] - now() < 61


def soon(house: RunningHouse, table: str, seconds: float = 0.2) -> None:
    """The open question lapses in so many seconds."""

    async def shorten(inside: Any) -> None:
        async with inside.holding(table) as found:
            found.asked.until = now() + seconds
            inside.alarm.set(found)

    house.run(shorten)


@pytest.mark.parametrize("closed", [0.0, 5000.0])
def test_a_question_waits_while_the_house_is_closed(house: RunningHouse, closed: float) -> None:
    asker, other, table = two_people(house)
    line = other.live(table)
    line.until(lambda line: bool(line.last))
    act(asker, table, "ask", asker.message(table), what="undo", count=1)
    line.close()
    house.close()
    store = house.house.store
    with store.writing.begin() as connection:
        # All of it lies so many seconds back.
        asked = json.loads(connection.execute(text("SELECT asked FROM tables")).scalar_one())
        asked["until"] -= closed
        values = {"asked": json.dumps(asked), "deadline": asked["until"]}
        connection.execute(text("UPDATE tables SET asked = :asked, deadline = :deadline"), values)
        mark = float(
            connection.execute(text("SELECT value FROM meta WHERE name = 'open'")).scalar_one()
        )
        values = {"open": str(mark - closed)}
        connection.execute(text("UPDATE meta SET value = :open WHERE name = 'open'"), values)
    store.writing.dispose()
    house.open()
    asked = other.message(table)["asked"]
    assert 40 < asked["until"] - now() < 61


def test_a_bot_that_plays_on_does_not_move_the_mark(small_house: RunningHouse) -> None:
    """What is to be taken back was fixed when it was asked, whatever is played meanwhile."""
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open", "bot")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    play_on(table, {0: ada, 1: bea}, moves=8)
    message = ada.message(table)
    moves = act(ada, table, "ask", message, what="undo", count=2)["asked"]["moves"]

    async def play(house: Any) -> None:
        async with house.holding(table) as found:
            change = found.change("move", found.deciding)
            found.play(change, found.deciding, found.match.legal()[0])
            await house.commit(found, change)

    small_house.run(play)
    whole = record(ada, table)
    done = act(bea, table, "answer", bea.message(table), yes=True)
    cut = [event for event in done["events"] if event["name"] == "undone"]
    assert cut[0]["args"]["moves"] == moves
    assert record(ada, table)[:moves] == whole[:moves]
