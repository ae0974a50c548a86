"""Asides over the wire: gifts and offers between two moves, whoever is to decide."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.house.audit import audit
from quattrocento.house.bots import turns
from quattrocento.house.store import Store
from quattrocento.kernel.step import Move
from tests.house.court import Court
from tests.house.houses import RunningHouse, idle


def test_a_gift_passes_at_once_and_is_recorded(house: RunningHouse) -> None:
    court = Court(house)
    seat = court.deciding
    giver, taker = court.clockwise(seat), court.clockwise(seat, 2)
    before = [court.money(one) for one in range(3)]
    line = court.people[seat].live(court.table, seen=court.message(seat)["version"])
    answer = court.aside(giver, "give", taker, 3, 2)
    assert answer["events"][-1]["name"] == "gives"
    assert answer["prompt"]["seat"] == seat
    assert court.money(giver) == (before[giver][0] - 3, before[giver][1] - 2)
    assert court.money(taker) == (before[taker][0] + 3, before[taker][1] + 2)
    move = ["aside", giver, "give", court.family(taker), 3, 2]
    assert court.record(seat)[-1] == move
    line.until(lambda line: line.last.get("version") == answer["version"])
    assert line.events[-1] == answer["events"][-1]
    # Stored: it is all there after a restart, and the audit finds who gave.
    house.reopen()
    assert court.record(seat)[-1] == move
    assert court.money(taker) == (before[taker][0] + 3, before[taker][1] + 2)
    store = Store(house.config.database_url)
    assert [finding.difference for finding in audit(store)] == [None]
    store.close()


def test_what_a_seat_may_do_unasked_is_listed_for_it_alone(small_house: RunningHouse) -> None:
    court = Court(small_house)
    for seat in range(3):
        asides = court.message(seat)["asides"]
        gold, influence = court.money(seat)
        others = [court.family(other) for other in range(3) if other != seat]
        assert [choice["move"] for choice in asides if choice["move"][2] == "give"] == [
            ["aside", seat, "give", family, *amounts]
            for family in others
            for amounts in ([gold, 0], [0, influence])
        ]
        assert asides[0]["changes"] == {"gold": -gold}
        assert asides[0]["targets"] == [f"family:{others[0]}"]
        assert asides[0]["parts"]["verb"] == "give"
    assert small_house.guest("Eva").message(court.table)["asides"] == []


def test_an_offer_is_accepted_declined_withdrawn(house: RunningHouse) -> None:
    court = Court(house)
    one, two = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    before = court.money(one), court.money(two)
    offered = court.aside(one, "offer", two, 4, 0, 0, 1)
    assert offered["view"]["offers"] == [
        {"from": one, "to": two, "gold": 4, "influence": 0, "for_gold": 0, "for_influence": 1}
    ]
    verbs = [choice["move"][2] for choice in court.message(two)["asides"]]
    assert verbs[:2] == ["accept", "decline"]
    assert court.message(two)["asides"][0]["changes"] == {"gold": 4, "influence": -1}
    house.reopen()
    # The list of tables says so too, whether the game is in memory or not.
    assert [listed(court, seat)["offers"] for seat in (one, two)] == [False, True]
    accepted = court.aside(two, "accept", one)
    assert accepted["view"]["offers"] == []
    assert not listed(court, two)["offers"]
    assert court.money(one) == (before[0][0] - 4, before[0][1] + 1)
    assert court.money(two) == (before[1][0] + 4, before[1][1] - 1)
    court.aside(two, "offer", one, 0, 1, 2, 0)
    assert court.aside(one, "decline", two)["view"]["offers"] == []
    court.aside(two, "offer", one, 0, 1, 2, 0)
    assert court.aside(two, "withdraw", one)["view"]["offers"] == []
    assert court.money(one) == (before[0][0] - 4, before[0][1] + 1)
    names = [event["name"] for event in court.message(one)["events"]]
    assert [name for name in names if name in ("offers", "accepts", "declines", "withdraws")] == [
        "offers", "accepts", "offers", "declines", "offers", "withdraws",
    ]  # fmt: skip


def listed(court: Court, seat: int) -> dict[str, Any]:
    """The table as it stands among those of whoever has a seat."""
    tables = court.people[seat].get("/api/tables?list=mine")["tables"]
    found: dict[str, Any] = next(one for one in tables if court.path.endswith(one["id"]))
    return found


def test_an_offer_lapses_with_the_turn_it_was_made_in(small_house: RunningHouse) -> None:
    court = Court(small_house)
    active = court.deciding
    other = court.clockwise(active)
    court.aside(active, "offer", other, 1, 0, 0, 1)
    court.play(active, "pass")
    message = court.message(other)
    assert message["view"]["offers"] == []
    assert court.refused(other, "aside", other, "accept", court.family(active)) == (422, "illegal")


def test_nobody_speaks_for_another_seat(small_house: RunningHouse) -> None:
    court = Court(small_house)
    victim, thief = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    gift: Move = ("aside", victim, "give", court.family(thief), 5, 0)
    before = court.record(thief)
    # In one's own name for another's purse, and in another's name outright.
    assert court.refused(thief, *gift) == (403, "not-your-seat")
    wish = court.wish(thief, *gift) | {"seat": victim}
    path = f"{court.path}/moves"
    assert court.people[thief].refused("POST", path, wish) == (403, "not-your-seat")
    assert small_house.guest("Eva").refused("POST", path, wish) == (403, "not-your-seat")
    unreadable: list[Move] = [
        ("aside",),
        ("aside", thief),
        ("aside", str(thief), "give", court.family(victim), 1, 0),
    ]
    for bad in unreadable:
        assert court.people[thief].ask("POST", path, court.wish(thief, *bad)).status_code >= 400
    impossible: list[Move] = [
        ("aside", thief, "give", "Medici", 1, 0),
        ("aside", thief, "give", court.family(victim), -1, 0),
        ("aside", thief, "give", court.family(victim), 1000, 0),
        ("aside", thief, "steal", court.family(victim)),
        ("aside", thief, "accept", court.family(victim)),
    ]
    for bad in impossible:
        assert court.refused(thief, *bad) == (422, "illegal")
    assert court.record(thief) == before


def test_a_stale_aside_is_answered_and_a_resent_one_is_harmless(house: RunningHouse) -> None:
    court = Court(house)
    giver, taker = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    path = f"{court.path}/moves"
    late = court.wish(giver, "aside", giver, "give", court.family(taker), 1, 0)
    first = court.people[giver].post(path, late)
    gold = court.money(taker)[0]
    assert court.people[giver].post(path, late) == first
    house.reopen()
    assert court.people[giver].post(path, late)["version"] == first["version"]
    assert court.money(taker)[0] == gold
    answer = court.people[giver].ask("POST", path, late | {"key": "another-key"})
    assert answer.status_code == 409
    assert answer.json()["version"] == first["version"]
    assert court.money(taker)[0] == gold


def test_nothing_before_an_aside_can_be_taken_back(small_house: RunningHouse) -> None:
    court = Court(small_house)
    active = court.deciding
    court.play(active, "auction", "doge")
    assert court.message(active)["undo"]["moves"] == 1
    answer = court.aside(court.clockwise(active), "give", active, 1, 0)
    assert answer["undo"]["moves"] == 0
    assert court.message(active)["undo"]["moves"] == 0
    assert court.message(active)["crumbs"] == []
    wish = {"seat": active, "version": answer["version"], "key": "take-it-back"}
    assert court.people[active].refused("POST", f"{court.path}/undo", wish) == (409, "no-undo")


def test_an_aside_leaves_the_clock_where_it_is(small_house: RunningHouse) -> None:
    court = Court(small_house, pace={"clock": "live", "bank": 600, "increment": 60})
    active = court.deciding
    court.aside(court.clockwise(active), "give", active, 1, 0)
    court.aside(active, "give", court.clockwise(active), 1, 0)
    clocks = court.message(active)["clocks"]
    assert clocks["running"] == [active]
    left = listed(court, active)["left"]
    assert 0 < left <= 600
    assert listed(court, court.clockwise(active))["left"] is None
    # No increment: nobody's turn has ended.
    assert all(left <= 600 for left in clocks["left"])
    others = [left for seat, left in enumerate(clocks["left"]) if seat != active]
    assert others == [600, 600]


def test_nobody_acts_while_the_game_is_paused(small_house: RunningHouse) -> None:
    court = Court(small_house, pace={"clock": "live", "bank": 600, "increment": 0})
    giver = court.clockwise(court.deciding)

    def agree(what: str) -> None:
        wish = {"seat": 0, "version": court.message(0)["version"], "what": what}
        court.people[0].post(f"{court.path}/ask", wish)
        # To go on only those are waited for who are there.
        while asked := court.message(0)["asked"]:
            seat = asked["waiting"][0]
            answer = {"seat": seat, "version": court.message(seat)["version"], "yes": True}
            court.people[seat].post(f"{court.path}/answer", answer)

    agree("pause")
    assert court.message(giver)["asides"] == []
    gift: Move = ("aside", giver, "give", court.family(court.deciding), 1, 0)
    assert court.refused(giver, *gift) == (409, "paused")
    agree("resume")
    assert court.message(giver)["asides"] != []
    court.play(giver, *gift)


def test_a_held_turn_stays_held_as_long_as_it_can_be(small_house: RunningHouse) -> None:
    court = Court(small_house, confirm_turn=True)
    active = court.deciding
    other = court.clockwise(active)
    held = court.play(active, "auction", "doge")
    least = held["view"]["auction"]["least"]
    gold = court.money(active)[0]
    held = court.play(active, "bid", gold)
    assert held["undo"]["confirm"]
    assert [choice["move"][2] for choice in held["asides"]]
    # Something that does not touch it, then the money it needs.
    court.aside(other, "give", active, 1, 0)
    assert court.message(active)["crumbs"] == [{"move": ["bid", gold], "parts": {"bid": gold}}]
    court.aside(active, "give", other, 2, 0)
    back = court.message(active)
    assert not back["undo"]["confirm"]
    assert ["bid", gold] not in [choice["move"] for choice in back["moves"]]
    assert ["bid", least] in [choice["move"] for choice in back["moves"]]


def test_people_at_one_screen_give_for_their_own_seats(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up(
        "me", "here", "here", game="princes", options={"families": "dealt"}, start=True
    )
    seat = ada.message(table)["prompt"]["seat"]
    other = (seat + 1) % 3
    message = ada.message(table, seat=other)
    assert {choice["move"][1] for choice in message["asides"]} == {other}
    gift = message["asides"][0]["move"]
    answer = ada.post(
        f"/api/tables/{table}/moves",
        {"seat": other, "version": message["version"], "move": gift, "key": "from-one-screen"},
    )
    assert answer["seat"] == seat
    assert answer["events"][-1]["name"] == "gives"


def test_asides_can_be_taken_back_by_consent(small_house: RunningHouse) -> None:
    court = Court(small_house)
    giver, taker = court.clockwise(court.deciding), court.clockwise(court.deciding, 2)
    before = court.record(0)
    court.aside(giver, "give", taker, 9, 0)
    wish = {"seat": 0, "version": court.message(0)["version"], "what": "undo", "count": 1}
    court.people[0].post(f"{court.path}/ask", wish)
    for seat in (1, 2):
        answer = {"seat": seat, "version": court.message(seat)["version"], "yes": True}
        court.people[seat].post(f"{court.path}/answer", answer)
    assert court.record(0) == before


def test_a_bot_answers_an_offer_while_a_person_decides(house: RunningHouse) -> None:
    court = Court(house, bots=2)
    court.until(0, lambda message: bool(message["moves"]))
    version = court.message(0)["version"]
    court.aside(0, "offer", 1, 0, 0, 5, 0)
    declined = court.until(0, lambda message: message["view"]["offers"] == [])
    assert court.told("declines") == [{"seat": 1, "family": court.family(0), "rival": 0}]
    assert declined["prompt"]["seat"] == 0
    assert declined["version"] == version + 2
    court.aside(0, "offer", 2, 8, 0, 1, 0)
    court.until(0, lambda message: message["view"]["offers"] == [])
    assert court.told("accepts")[0]["seat"] == 2


def test_a_bot_answers_after_a_restart(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    court = Court(house, bots=2)
    court.until(0, lambda message: bool(message["moves"]))
    with monkeypatch.context() as patched:
        # Nobody lets the bots play: as if the house had been killed right after the commit.
        patched.setattr(turns.Turns, "play", idle)
        court.aside(0, "offer", 1, 0, 0, 5, 0)
        house.close()
    house.open()
    court.until(0, lambda message: message["view"]["offers"] == [])
    assert [args["seat"] for args in court.told("declines")] == [1]


@pytest.mark.plain
def test_a_bot_without_a_legal_answer_does_not_stop_the_table(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    court = Court(small_house, bots=2)
    court.until(0, lambda message: bool(message["moves"]))
    judgement = type(small_house.house.games["princes"].bots)
    monkeypatch.setattr(
        judgement, "reply", lambda self, position, seat: ("aside", seat, "accept", "Medici")
    )
    court.aside(0, "offer", 1, 1, 0, 0, 1)
    court.play(0, "pass")
    court.until(0, lambda message: bool(message["moves"]))
    assert court.told("accepts") == []
