"""The checks of settings, screens, notices and processes can fail, each on a falsified history."""

from __future__ import annotations

import json
from typing import Any

import argon2

from tests.storm.check_machine import SPARE, check_handles, check_memory, check_orphans
from tests.storm.check_notices import MANY, Told, check_notices
from tests.storm.check_people import (
    check_just,
    check_lines,
    check_mistakes,
    check_notes,
    check_screens,
    check_settings,
)
from tests.storm.history import Fresh, History
from tests.storm.hooks import Delivery
from tests.storm.machine import WARM, Life, Sample
from tests.storm.stored import Kept, Stored


def stored(**parts: Any) -> Stored:
    empty: dict[str, Any] = {
        "tables": {}, "people": {}, "notes": {}, "notices": [], "waiting": {},
    }  # fmt: skip
    return Stored(**(empty | parts))


def test_a_lost_setting_is_noticed() -> None:
    history = History()
    history.setting("ada", "language").answered("it")
    history.setting("ada", "notices.sound").answered(False)
    row = {"name": "Ada", "language": "it", "notices": json.dumps({"sound": False})}
    assert check_settings(history, stored(people={"ada": row})) == []
    assert check_settings(history, stored(people={"ada": row | {"language": "en"}}))
    louder = row | {"notices": json.dumps({"sound": True})}
    assert check_settings(history, stored(people={"ada": louder}))
    # What was asked for afterwards, and never answered, may have been done.
    history.setting("ada", "notices.sound").asked(True)
    assert check_settings(history, stored(people={"ada": louder})) == []
    assert check_settings(history, stored())


def test_a_lost_password_is_noticed() -> None:
    history = History()
    history.setting("ada", "password").answered("new password")
    hasher = argon2.PasswordHasher(time_cost=1, memory_cost=64)
    row = {"name": "Ada", "password": hasher.hash("new password")}
    assert check_settings(history, stored(people={"ada": row})) == []
    row["password"] = hasher.hash("old password")
    wrong = check_settings(history, stored(people={"ada": row}))
    assert len(wrong) == 1


def test_a_lost_note_is_noticed() -> None:
    history = History()
    history.note("friday", "ada").answered("mine")
    assert check_notes(history, stored(notes={("friday", "ada"): "mine"})) == []
    assert check_notes(history, stored(notes={("friday", "ada"): "older"}))
    assert check_notes(history, stored())


def test_injustice_and_mistakes_are_told() -> None:
    history = History()
    assert check_just(history) == check_mistakes(history) == check_lines(history) == []
    history.wrong_lines.append("it goes on")
    assert check_lines(history)
    history.unjust.append("401")
    history.mistakes.append("500")
    assert check_just(history)
    assert check_mistakes(history)


def screen(**parts: Any) -> Fresh:
    events = [{"index": index, "name": "moves"} for index in range(4)]
    wanted = {"version": 7, "seat": 1, "events": events, "view": {"gold": 3}}
    true: dict[str, Any] = {
        "person": "Ada", "table": "friday", "events": list(events), "chat": [], "seats": [1],
        "version": 7, "view": {"gold": 3}, "wanted": wanted,
    }  # fmt: skip
    return Fresh(**(true | parts))


def test_a_screen_that_is_not_whole_is_noticed() -> None:
    events = screen().events
    assert check_screens([screen()]) == []
    assert check_screens([screen(version=9, events=[*events, {"index": 4, "name": "more"}])]) == []
    assert "stays at" in check_screens([screen(version=6)])[0]
    assert "has drawn events" in check_screens([screen(events=[*events[:2], events[3]])])[0]
    assert "has drawn events" in check_screens([screen(events=[*events, events[3]])])[0]
    swapped = [events[1], events[0], *events[2:]]
    assert check_screens([screen(events=swapped)])
    other = [*events[:3], {"index": 3, "name": "hidden"}]
    assert "other events" in check_screens([screen(events=other)])[0]
    assert check_screens([screen(events=other, seats=[None, 1])]) == []
    assert "another view" in check_screens([screen(view={"gold": 4})])[0]
    assert "lines of chat" in check_screens([screen(chat=[{"index": 0}, {"index": 0}])])[0]


def delivery(kind: str, taken: bool = True) -> Delivery:
    return Delivery("word", {"kind": kind, "table": "friday"}, taken)


def told(kept: Kept, deliveries: list[Delivery], **parts: Any) -> Told:
    return Told(stored(notices=[kept], **parts), deliveries, {"ada": "word"})


def test_a_lost_notice_is_noticed() -> None:
    over = Kept("n1", "friday", "ada", "over", 9, left=9)
    assert check_notices(told(over, [delivery("over")]), 0) == []
    assert check_notices(told(over, []), 0)
    assert check_notices(told(over, [delivery("over", taken=False)]), 0)
    assert check_notices(told(over, [delivery("turn")]), 0)
    turn = Kept("n2", "friday", "ada", "turn", 9, left=9)
    assert check_notices(told(turn, []), 0)
    # Somebody moved before it was sent: it was no longer true.
    turn.left = 10
    assert check_notices(told(turn, []), 0) == []
    waiting = Kept("n3", "friday", "ada", "over", 9)
    found = told(waiting, [], waiting={"n3": {"dead": None}})
    assert check_notices(found, 0) == []
    assert (found.waiting, found.dead) == (1, 0)
    assert check_notices(found, 0, MANY)
    dead = told(waiting, [], waiting={"n3": {"dead": 1.0}})
    assert check_notices(dead, 0, MANY) == []


def test_a_notice_that_came_twice_is_counted() -> None:
    over = Kept("n1", "friday", "ada", "over", 9, left=9)
    assert told(over, [delivery("over")]).twice == 0
    thrice = told(over, [delivery("over")] * 3)
    assert thrice.twice == 2
    assert check_notices(thrice, 2) == []
    assert check_notices(thrice, 1)


def life(*memory: int) -> Life:
    found = Life("serve-0", 1)
    found.samples = [Sample(200 * index, size, 10) for index, size in enumerate(memory)]
    return found


def test_memory_without_bounds_is_noticed() -> None:
    steady, growing = life(*[100] * 30), life(*range(100, 3100, 100))
    assert check_memory([steady], 1000) == []
    assert check_memory([growing], 1000)
    assert steady.growth == 0
    assert growing.growth == 500
    assert life(*[100] * WARM).growth is None


def test_handles_and_processes_that_are_left_are_noticed() -> None:
    assert check_handles({"serve-0": 20}, {"serve-0": 20 + SPARE}) == []
    assert check_handles({"serve-0": 20}, {"serve-0": 21 + SPARE})
    assert check_orphans({}) == []
    assert check_orphans({17: "a bot that still thinks"})
