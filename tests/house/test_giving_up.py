"""Giving up, and being away for good: the game ends, or goes on without whoever has left."""

from __future__ import annotations

from typing import Any

from tests.house.conftest import OpenHouse
from tests.house.houses import Message, RunningHouse, Visitor, play_on
from tests.house.test_take_back import soon
from tests.house.test_undo import act

LIVE = {"clock": "live", "bank": 600, "increment": 0}


def gathered(house: RunningHouse, seats: int, *more: str, **wish: Any) -> tuple[str, list[Visitor]]:
    """A game of so many people, each at a screen of their own."""
    people = [house.guest(name) for name in ("Ada", "Bea", "Cia")[:seats]]
    table = people[0].set_up("me", *["open"] * (seats - 1), *more, **wish)
    for one in people[1:]:
        one.post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def names(message: Message) -> list[str]:
    return [event["name"] for event in message["events"]]


def test_of_two_the_other_has_won(house: RunningHouse) -> None:
    table, (ada, bea) = gathered(house, 2)
    play_on(table, {0: ada, 1: bea}, moves=9)
    # She leads, and has lost all the same.
    ahead = ada.message(table)["standing"]["places"][1]
    bea.post(f"/api/tables/{table}/resign", {})
    house.reopen()
    message = ada.message(table)
    assert message["over"]
    assert (message["result"]["ended"], message["result"]["seat"]) == ("resigned", 1)
    assert message["result"]["places"] == [1, 2], ahead
    assert message["moves"] == []
    assert bea.refused("POST", f"/api/tables/{table}/resign", {}) == (409, "not-playing")
    # They may play again at once.
    assert bea.post(f"/api/tables/{table}/rematch")["table"]["seats"][1]["name"] == "Bea"


def test_against_bots_alone_the_game_ends(small_house: RunningHouse) -> None:
    table, (ada,) = gathered(small_house, 1, "bot", "bot")
    ada.post(f"/api/tables/{table}/resign", {})
    result = ada.message(table)["result"]
    assert (result["ended"], result["places"][0]) == ("resigned", 3)


def resigned(house: RunningHouse) -> tuple[str, Visitor, Visitor, Visitor]:
    """One of three has given up at their own turn."""
    table, people = gathered(house, 3)
    seat = people[0].message(table)["prompt"]["seat"]
    quitter = people.pop(seat)
    quitter.post(f"/api/tables/{table}/resign", {})
    ada, bea = people
    return table, ada, bea, quitter


def test_more_are_asked_and_meanwhile_nobody_plays_the_seat(house: RunningHouse) -> None:
    table, ada, bea, quitter = resigned(house)
    message = ada.message(table)
    asked, length = message["asked"], names(message)
    assert asked["what"] == "end"
    assert asked["seat"] == message["prompt"]["seat"]
    assert len(asked["waiting"]) == 2
    assert quitter.message(table)["seats"] == []
    house.reopen()
    line = ada.live(table, seen=ada.message(table)["version"])
    assert line.quiet()
    assert names(ada.message(table)) == length
    # One answer that the game shall go on is enough: the bot plays.
    act(bea, table, "answer", bea.message(table), yes=False)
    played = line.until(
        lambda line: bool(line.last) and line.last["prompt"]["seat"] != asked["seat"]
    )
    assert played["asked"] is None
    assert "takes_over" in [event["name"] for event in line.events]


def test_when_all_agree_the_game_ends_with_whoever_left_in_last_place(house: RunningHouse) -> None:
    table, ada, bea, _ = resigned(house)
    seat = ada.message(table)["asked"]["seat"]
    act(ada, table, "answer", ada.message(table), yes=True)
    assert not ada.message(table)["over"]
    done = act(bea, table, "answer", bea.message(table), yes=True)
    assert done["over"]
    assert (done["result"]["ended"], done["result"]["seat"]) == ("resigned", seat)
    assert done["result"]["places"][seat] == 3


def test_without_an_answer_a_bot_plays_on(small_house: RunningHouse) -> None:
    table, ada, _, _ = resigned(small_house)
    line = ada.live(table)
    line.until(lambda line: bool(line.last))
    soon(small_house, table)
    line.until(lambda line: any(event["name"] == "takes_over" for event in line.events))
    assert line.last["asked"] is None


def ask(visitor: Visitor, table: str, what: str) -> Message:
    """Ask everybody something, for one's own seat."""
    own = visitor.message(table)
    wish = {"seat": own["seat"], "version": own["version"], "what": what}
    asked: Message = visitor.post(f"/api/tables/{table}/ask", wish)
    return asked


def claim(visitor: Visitor, table: str, what: str, message: Message | None = None) -> Any:
    message = message or visitor.message(table)
    of = message["prompt"]["seat"]
    return {"seat": message["seat"], "version": message["version"], "what": what, "of": of}


def waiting(house: RunningHouse, seats: int, **wish: Any) -> tuple[str, list[Visitor], Visitor]:
    """A table that waits for somebody: the others, and whoever is away."""
    table, people = gathered(house, seats, **wish)
    away = people.pop(people[0].message(table)["prompt"]["seat"])
    return table, people, away


def test_a_seat_is_not_claimed_before_its_time(small_house: RunningHouse) -> None:
    table, (ada, *_), _ = waiting(small_house, 2)
    message = ada.message(table)
    assert [one["seat"] for one in message["claims"]] == [message["prompt"]["seat"]]
    ask = f"/api/tables/{table}/ask"
    assert ada.refused("POST", ask, claim(ada, table, "claim_game")) == (409, "too-soon")


def test_nobody_claims_from_those_who_are_there(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    table, (ada, *_), away = waiting(house, 2)
    ask = f"/api/tables/{table}/ask"
    line = away.live(table)
    line.until(lambda line: bool(line.last))
    assert ada.refused("POST", ask, claim(ada, table, "claim_seat")) == (409, "present")
    mine = claim(ada, table, "claim_seat") | {"of": ada.message(table)["seat"]}
    assert ada.refused("POST", ask, mine) == (422, "no-claim")
    own = away.message(table)
    wish = claim(away, table, "claim_seat", own)
    assert away.refused("POST", ask, wish) == (422, "no-claim")


def test_the_other_of_two_claims_the_game(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    table, (ada,), _ = waiting(house, 2)
    away = ada.message(table)["prompt"]["seat"]
    done = ada.post(f"/api/tables/{table}/ask", claim(ada, table, "claim_game"))
    assert (done["result"]["ended"], done["result"]["seat"]) == ("claimed", away)
    assert done["result"]["places"][away] == 2


def test_all_others_agree_that_a_bot_takes_the_seat(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    table, (ada, bea), _ = waiting(house, 3)
    away = ada.message(table)["prompt"]["seat"]
    asked = ada.post(f"/api/tables/{table}/ask", claim(ada, table, "claim_seat"))
    # Whoever is away is not asked.
    assert asked["asked"]["waiting"] == [bea.message(table)["seat"]]
    assert asked["people"][away]["kind"] == "person"
    done = act(bea, table, "answer", bea.message(table), yes=True)
    assert (done["people"][away]["kind"], done["people"][away]["resigned"]) == ("bot", True)
    assert "takes_over" in names(done)


def test_who_comes_back_and_plays_has_not_left(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    table, (ada, _), away = waiting(house, 3)
    ada.post(f"/api/tables/{table}/ask", claim(ada, table, "claim_seat"))
    played = away.move(table, away.message(table))
    assert played["asked"] is None
    assert names(ada.message(table))[-1] == "withdrawn"


def test_what_others_do_gives_nobody_more_time(house: RunningHouse) -> None:
    table, (ada, bea), away = waiting(house, 3, pace=LIVE)
    before = ada.message(table)["claims"]
    asked = ask(ada, table, "pause")
    assert asked["claims"] == before
    assert act(bea, table, "answer", bea.message(table), yes=False)["claims"] == before
    ask(bea, table, "pause")
    soon(house, table)
    lapsed = ada.live(table)
    lapsed.until(lambda line: "lapses" in names(line.last or {"events": []}))
    assert lapsed.last["claims"] == before
    house.reopen()
    assert ada.message(table)["claims"] == before
    # Whoever asks something is there.
    own = ask(away, table, "pause")["claims"]
    assert [one["seat"] for one in own] == [one["seat"] for one in before]
    assert own[0]["at"] > before[0]["at"]


def test_a_pause_outlasts_whoever_gives_up(house: RunningHouse) -> None:
    table, people = gathered(house, 3, pace=LIVE)
    seat = people[0].message(table)["prompt"]["seat"]
    quitter = people[seat]
    ask(quitter, table, "pause")
    ada, bea = (one for one in people if one is not quitter)
    for one in (ada, bea):
        paused = act(one, table, "answer", one.message(table), yes=True)
    # Nobody is waited for, so that nobody can be claimed.
    assert (paused["clocks"]["paused"], paused["claims"]) == (True, [])
    quitter.post(f"/api/tables/{table}/resign", {})
    act(ada, table, "answer", ada.message(table), yes=False)
    rests = ada.message(table)
    assert rests["people"][seat]["kind"] == "bot"
    assert (rests["clocks"]["paused"], rests["clocks"]["since"]) == (
        True,
        paused["clocks"]["since"],
    )
    line = ada.live(table, seen=rests["version"])
    assert line.quiet()
    # Those who are left go on, and the bot with them.
    ask(ada, table, "resume")
    if ada.message(table)["asked"]:
        act(bea, table, "answer", bea.message(table), yes=True)
    line.until(lambda line: bool(line.last) and line.last["prompt"]["seat"] != seat)


def test_two_who_are_away_are_claimed_one_after_the_other(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    ada = house.guest("Ada")
    table = ada.set_up("me", "open", "open", game="virtu")
    away = [house.guest(name) for name in ("Bea", "Cia")]
    for one in away:
        one.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    assert [one["seat"] for one in ada.message(table)["claims"]] == [0, 1, 2]
    for seat in (2, 1):
        # Nobody waits for the answer of the other one who is away.
        message = ada.message(table)
        wish = {"seat": 0, "version": message["version"], "what": "claim_seat", "of": seat}
        done = ada.post(f"/api/tables/{table}/ask", wish)
        assert (done["asked"], done["people"][seat]["kind"]) == (None, "bot")


def test_who_is_silent_lets_a_bot_play_but_does_not_end_the_game(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    table, (ada, _), _ = waiting(house, 3)
    away = ada.message(table)["prompt"]["seat"]
    line = ada.live(table)
    ada.post(f"/api/tables/{table}/ask", claim(ada, table, "claim_game"))
    soon(house, table)
    line.until(lambda line: any(event["name"] == "lapses" for event in line.events))
    assert not line.last["over"]
    ada.post(f"/api/tables/{table}/ask", claim(ada, table, "claim_seat"))
    soon(house, table)
    line.until(lambda line: any(event["name"] == "takes_over" for event in line.events))
    assert ada.message(table)["people"][away]["kind"] == "bot"
