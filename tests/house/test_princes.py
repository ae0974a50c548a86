"""A whole game of Princes over the wire: six seats, five of them bots."""

from __future__ import annotations

import time

from quattrocento.games.registry import load_game
from quattrocento.house.audit import audit
from quattrocento.house.store import Store
from quattrocento.kernel.record import read_record, result_of
from tests.house.court import Court
from tests.house.houses import RunningHouse
from tests.house.ordering import kinds, ordered
from tests.patience import Wait

LONG = 120.0
"""Seconds for a whole game."""


def test_a_person_and_five_bots_play_to_the_end(small_house: RunningHouse) -> None:
    """The person plays a word of everything: moves, gifts, offers, and orders in each auction."""
    court = Court(small_house, seats=6, bots=5)
    ada = court.people[0]
    wait = Wait(LONG)
    message = court.message(0)
    given, offered = 0, set()
    while not message["over"]:
        assert not wait.over, "the game does not get on"
        seen = message["version"]
        if ordered(message) is None and "out_unless_below" in kinds(message):
            wish = court.order_wish(0, "out_unless_below", 6) | {"version": seen}
            answer = ada.ask("PUT", f"{court.path}/order", wish)
            given += answer.status_code == 200
            message = ada.message(court.table, seen=seen)
        elif message["asides"] and message["view"]["decade"] not in offered:
            offered.add(message["view"]["decade"])
            offers = [one["move"] for one in message["asides"] if one["move"][2] == "offer"]
            wish = ada.wish(message, offers[-1]) | {"seat": 0}
            answer = ada.ask("POST", f"{court.path}/moves", wish)
            message = answer.json()
        elif message["moves"]:
            answer = ada.ask("POST", f"{court.path}/moves", ada.wish(message))
            message = answer.json()
        else:
            time.sleep(0.02)
            message = ada.message(court.table, seen=seen)
    assert message["state"] == "finished"
    assert ada.get(court.path)["table"]["round"] == message["view"]["decades"]
    assert given > 3
    assert len(offered) >= 2
    answers = {"accepts", "declines"}
    events = court.message(0)["events"]
    assert len([event for event in events if event["name"] in answers]) >= len(offered) - 1
    text = ada.http.get(f"{court.path}/record").text
    result = result_of(read_record(load_game("princes"), text))
    assert result["finished"]
    assert message["result"] == {
        "places": result["places"], "scores": result["scores"], "ended": "rules",
        "plays": [player["family"] for player in message["view"]["players"]],
    }  # fmt: skip
    assert message["standing"]["scores"] == result["scores"]
    replayed = ada.get(f"{court.path}/replay?at={result['moves'] // 2}")
    assert replayed["count"] == result["moves"]
    assert replayed["message"]["asides"] == []
    store = Store(small_house.config.database_url)
    assert [finding.difference for finding in audit(store)] == [None]
    store.close()
