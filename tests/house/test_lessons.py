"""Learning at a table of the house: guided, resumable, taken back, skipped, and played on."""

from __future__ import annotations

import pytest

from quattrocento.house.audit import audit
from tests.house.houses import Message, RunningHouse, Visitor, play_on
from tests.test_lessons import LESSONS, TAUGHT, the_lesson


def learn(ada: Visitor, game: str = "signorie", number: int = 1) -> str:
    wish = {"game": game, "number": number, "name": "Lesson"}
    table: str = ada.post("/api/lessons", wish)["table"]["id"]
    return table


def asked(ada: Visitor, table: str) -> Message:
    """The message once the learner is asked: the others play their parts meanwhile."""
    line = ada.live(table)
    message = line.until(lambda line: bool(line.last.get("moves")))
    line.close()
    return message


def follow(ada: Visitor, table: str, steps: int) -> Message:
    """Make the moves that the lesson asks for."""
    message = asked(ada, table)
    for _ in range(steps):
        assert [one["move"] for one in message["moves"]] == [message["lesson"]["move"]]
        ada.move(table, message)
        message = asked(ada, table)
    return message


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_leads_through_its_pages_to_a_free_game(
    small_house: RunningHouse, game: str, number: int
) -> None:
    ada, lesson = small_house.guest(), the_lesson(game, number)
    table = learn(ada, game, number)
    message = follow(ada, table, len(lesson.steps) - 1)
    last = lesson.steps[-1]
    assert (message["lesson"]["number"], message["lesson"]["page"]) == (number, last.first)
    assert [page["name"] for page in message["lesson"]["now"]] == [one.name for one in last.pages]
    assert message["lesson"]["move"] is None
    record = ada.http.get(f"/api/tables/{table}/record").text.splitlines()
    assert len(record) == len(lesson.moves) + 1
    # From here on it is an ordinary game.
    assert len(message["moves"]) > 1
    answer = ada.move(table, message)
    assert answer["lesson"] is None
    assert ada.get(f"/api/tables/{table}")["table"]["lesson"] is None


def test_another_choice_is_refused_kindly(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = learn(ada)
    message = asked(ada, table)
    closed = [one for one in message["blocked"] if one["reason"] == "lesson"]
    assert ["take_die", "yellow", 1] in [one["move"] for one in closed]
    wish = ada.wish(message, ["take_die", "yellow", 1])
    assert ada.refused("POST", f"/api/tables/{table}/moves", wish) == (409, "lesson")
    assert asked(ada, table)["version"] == message["version"]


def test_a_lesson_goes_on_where_it_was_left(house: RunningHouse) -> None:
    ada = house.guest()
    table = learn(ada)
    before = follow(ada, table, 5)
    house.reopen()
    assert learn(ada) == table
    after = asked(ada, table)
    assert after["lesson"] == before["lesson"]
    mine = ada.get("/api/tables?list=mine")["tables"][0]
    assert mine["lesson"] == {"number": 1, "page": 7, "pages": 21}
    assert mine["private"]
    # Each learner has a table of their own, and only the learner is taught.
    assert learn(house.guest("Bea")) != table
    looking = house.guest("Cy").ask("GET", f"/api/tables/{table}/message?invite={mine['invite']}")
    assert looking.json()["lesson"] is None


def test_what_was_taken_back_is_taught_again(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = learn(ada)
    before = follow(ada, table, 1)
    ada.move(table, before)
    now = asked(ada, table)
    wish = {"seat": 0, "version": now["version"], "key": "one-page-back", "to": "move"}
    back = ada.post(f"/api/tables/{table}/undo", wish)
    assert back["lesson"] == before["lesson"]
    assert back["moves"] == before["moves"]
    assert follow(ada, table, 8)["lesson"]["page"] > before["lesson"]["page"]


def test_a_lesson_can_be_skipped(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = learn(ada)
    message = follow(ada, table, 4)
    wish = {"seat": 0, "version": message["version"], "key": "i-know-it-all"}
    skipped = ada.post(f"/api/tables/{table}/skip", wish)
    assert skipped["lesson"] is None
    assert len(skipped["moves"]) > 1
    assert ada.post(f"/api/tables/{table}/skip", wish)["version"] == skipped["version"]
    other = next(one for one in skipped["moves"] if one["move"] != message["lesson"]["move"])
    ada.move(table, skipped, other["move"])
    assert asked(ada, table)["lesson"] is None
    again = {"seat": 0, "version": asked(ada, table)["version"], "key": "nothing-to-skip"}
    assert ada.refused("POST", f"/api/tables/{table}/skip", again) == (409, "no-lesson")
    assert learn(ada) != table


@pytest.mark.parametrize("skip", [True, False])
def test_what_was_a_lesson_is_not_called_one_again(small_house: RunningHouse, skip: bool) -> None:
    ada = small_house.guest("Ada")
    table = learn(ada)
    if skip:
        wish = {"seat": 0, "version": asked(ada, table)["version"], "key": "i-know-it-all"}
        ada.post(f"/api/tables/{table}/skip", wish)
        assert ada.get(f"/api/tables/{table}")["table"]["name"] == "Ada’s table"
    else:
        assert ada.get(f"/api/tables/{table}")["table"]["name"] == "Lesson"
        follow(ada, table, len(the_lesson("signorie").steps) - 1)
    play_on(table, {0: ada})
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert again["name"] == "Ada’s table"
    assert again["lesson"] is None


def test_a_game_without_a_lesson_says_so(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    assert ada.refused("POST", "/api/lessons", {"game": "chess"}) == (404, "no-lesson")
    games = ada.get("/api/games")["games"]
    lessons = {game["name"]: game["lessons"] for game in games if game["lessons"]}
    assert list(lessons) == TAUGHT
    assert [(game, at) for game in lessons for at, _ in enumerate(lessons[game], 1)] == LESSONS
    assert lessons["virtu"] == [the_lesson("virtu", number).pages for number in (1, 2)]
    assert ada.refused("POST", "/api/lessons", {"game": "signorie", "number": 2}) == (
        404,
        "no-lesson",
    )


def test_a_lesson_s_record_replays(small_house: RunningHouse) -> None:
    """What a learner leaves behind is an ordinary table: it is audited like any other."""
    ada = small_house.guest()
    table = learn(ada)
    follow(ada, table, 12)
    findings = small_house.run(lambda inside: list(audit(inside.store)))
    assert [(one.table, one.difference) for one in findings if one.table == table] == [
        (table, None)
    ]


def test_a_second_lesson_begins_in_the_middle_of_the_game(small_house: RunningHouse) -> None:
    ada, lesson = small_house.guest(), the_lesson("virtu", 2)
    first = learn(ada, "virtu")
    table = learn(ada, "virtu", 2)
    assert table != first
    assert learn(ada, "virtu") == first
    message = asked(ada, table)
    assert ada.get(f"/api/tables/{table}")["table"]["round"] == 7
    assert [page["name"] for page in message["lesson"]["now"]] == ["years-on", "to-intrigue"]
    record = ada.http.get(f"/api/tables/{table}/record").text.splitlines()
    assert len(record) == lesson.opening + 1
    # What was played before the learner came stays.
    assert message["undo"]["moves"] == 0
    assert message["take_back"] == []
    wish = {"seat": 0, "version": message["version"], "key": "back-to-the-opening"}
    back = {**wish, "what": "undo", "moves": lesson.opening - 5}
    assert ada.refused("POST", f"/api/tables/{table}/ask", back) == (422, "too-far")
    assert learn(ada, "virtu", 2) == table


def test_a_second_lesson_is_resumed_taken_back_and_skipped(house: RunningHouse) -> None:
    ada = house.guest()
    table = learn(ada, "virtu", 2)
    before = follow(ada, table, 4)
    house.reopen()
    assert learn(ada, "virtu", 2) == table
    after = asked(ada, table)
    assert after["lesson"] == before["lesson"]
    wish = {"seat": 0, "version": after["version"], "key": "one-step-back", "to": "move"}
    assert ada.post(f"/api/tables/{table}/undo", wish)["lesson"]["now"][-1]["part"] == 3
    wish = {"seat": 0, "version": asked(ada, table)["version"], "key": "enough-of-it"}
    skipped = ada.post(f"/api/tables/{table}/skip", wish)
    assert skipped["lesson"] is None
    assert learn(ada, "virtu", 2) != table


def test_the_table_offers_to_pay_where_the_lesson_says_so(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = learn(ada, "virtu", 2)
    message = asked(ada, table)
    offered: dict[tuple[str, int], int] = {}
    while message["lesson"]["move"] is not None:
        page = message["lesson"]["now"][-1]
        if message["proposed"]:
            offered[page["name"], page["part"]] = len(message["proposed"])
            for move in message["proposed"]:
                message = asked(ada, table)
                ada.move(table, message, move)
        else:
            ada.move(table, message)
        message = asked(ada, table)
    assert offered == {("pay-for-me", 1): 2}
