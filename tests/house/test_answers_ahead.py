"""Answers left ahead beside auctions: passing for good, no veto, bribe, bonus, no Winter."""

from __future__ import annotations

from typing import Any

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, Announce
from quattrocento.games.virtu.rules.reorganising import Reorganise
from quattrocento.kernel.play import next_decision
from tests.house.answering import Company, give, laid
from tests.house.court import Court
from tests.house.houses import Message, RunningHouse, Visitor
from tests.house.ordering import kinds, matters, ordered, state, void
from tests.patience import until
from tests.records.reading import FOLDER, recorded

BONUSES = ("spend_token", "war_card", "leonardo", "cannons", "france")
WARLIKE = recorded(next(FOLDER.glob("virtu-3-warlike-*.jsonl")))


def test_who_passes_ahead_is_not_waited_for(house: RunningHouse) -> None:
    company = Company(house, pace={"clock": "days", "days": 3})
    first, (second, third) = company.deciding, company.others()
    # Whoever is asked for a die has a button to pass.
    assert [kinds(company.message(one), "pass") for one in (first, second)] == [[], ["pass"]]
    assert state(company.order(second, "pass", "pass"), "pass") == "stands"
    assert ordered(company.message(third), "pass") is None
    house.reopen()
    assert state(company.message(second), "pass") == "stands"
    company.play_turn(first)
    message = company.until(lambda message: message["prompt"]["seat"] == third)
    passes = [event for event in message["events"] if event["name"] == "passes"]
    assert [event["args"]["seat"] for event in passes] == [second]
    assert message["clocks"]["running"] == [third]
    # It has been carried out, and there is nothing left to say in this round.
    assert company.message(second)["orders"] == []


def test_an_answer_can_be_taken_back(small_house: RunningHouse) -> None:
    company = Company(small_house)
    first, (second, _) = company.deciding, company.others()
    company.order(second, "pass", "pass")
    assert ordered(company.order(second, "pass", None), "pass") is None
    company.play_turn(first)
    assert company.deciding == second
    assert company.message(second)["moves"]


def test_what_another_takes_back_and_does_again_leaves_it_standing(
    small_house: RunningHouse,
) -> None:
    company = Company(small_house)
    first, (second, third) = company.deciding, company.others()
    company.play(first, *company.message(first)["moves"][0]["move"])
    company.order(second, "pass", "pass")
    company.do(first, "undo", to="turn")
    assert state(company.message(second), "pass") == "stands"
    company.do(first, "redo")
    company.play_turn(first)
    company.until(lambda message: message["prompt"]["seat"] == third)


def test_going_back_by_consent_voids_it(small_house: RunningHouse) -> None:
    company = Company(small_house, seats=2)
    first, [second] = company.deciding, company.others()
    company.play_turn(first)
    assert company.deciding == second
    company.order(first, "pass", "pass")
    company.do(first, "ask", what="undo", count=1)
    company.do(second, "answer", yes=True)
    assert void(company.message(first), "pass") == "undone"
    # Another answer takes its place.
    assert company.deciding == first
    assert kinds(company.message(second), "pass") == ["pass"]


def test_an_answer_needs_no_confirmation(small_house: RunningHouse) -> None:
    company = Company(small_house, confirm_turn=True)
    first, (second, third) = company.deciding, company.others()
    company.order(second, "pass", "pass")
    company.play(first, "pass")
    assert company.message(first)["undo"]["confirm"]
    company.do(first, "confirm")
    company.until(lambda message: message["prompt"]["seat"] == third)


def test_a_bot_that_takes_over_has_no_answer(small_house: RunningHouse) -> None:
    company = Company(small_house)
    first, (second, third) = company.deciding, company.others()
    company.order(second, "pass", "pass")
    company.people[second].post(f"{company.path}/resign", {})
    for one in (first, third):
        if company.message(one)["asked"] is not None:
            company.do(one, "answer", yes=False)
    company.play_turn(first)
    message = company.until(lambda message: message["prompt"]["seat"] == third)
    assert [
        e for e in message["events"] if e["name"] == "takes_die" and e["args"]["seat"] == second
    ]


def armed(house: RunningHouse, kind: str) -> Court:
    """A court in which everybody has bought a troop or a treachery tile of this kind."""
    court = Court(house)
    court.deal(kind)
    for _ in range(3):
        seat = court.deciding
        court.play(seat, "buy_treachery")
        court.play(seat, "end_turn")
    return court


def test_no_veto_until_ones_own_turn(house: RunningHouse) -> None:
    court = armed(house, "bribe_troops")
    active = court.deciding
    one, two = court.clockwise(active), court.clockwise(active, 2)
    assert [kinds(court.message(seat), "veto") for seat in (active, one)] == [[], ["no_veto"]]
    court.order(one, "no_veto", question="veto")
    house.reopen()
    court.play(active, "war")
    court.play(active, "attacker", "Venice")
    court.play(active, "defender", "Rome")
    message = court.until(two, lambda message: message["prompt"]["seat"] == two)
    assert message["prompt"]["id"] == "ask_veto"
    # It stands for the wars to come, beside what is ordered about other things.
    assert state(court.message(one), "veto") == "stands"
    court.play(two, "no_veto")
    court.until(active, lambda message: message["prompt"]["id"] != "ask_veto")
    while court.deciding != one:
        legal_now = court.message(court.deciding)["moves"]
        court.play(court.deciding, *legal_now[-1]["move"])
    assert ordered(court.message(one), "veto") is None


def test_another_tile_makes_no_veto_void(small_house: RunningHouse) -> None:
    court = armed(small_house, "bribe_troops")
    active = court.put_up("lorenzo")
    one, two = court.clockwise(active), court.clockwise(active, 2)
    least = court.message(active)["view"]["auction"]["least"]
    court.order(one, "no_veto", question="veto")
    # Two answers about two questions stand side by side.
    court.order(one, "up_to", 40)
    court.play(active, "bid", least)
    court.until(two, lambda message: message["prompt"]["seat"] == two)
    court.play(two, "pass_bid")
    court.until(active, lambda message: message["prompt"]["seat"] == active)
    assert state(court.message(one), "veto") == "stands"
    court.play(active, "pass_bid")
    court.until(one, lambda message: message["view"]["auction"] is None)
    assert void(court.message(one), "veto") == "tiles"


def test_no_bribe_in_this_war(small_house: RunningHouse) -> None:
    court = armed(small_house, "bribe_troops")
    for _ in range(3):
        seat = court.deciding
        court.play(seat, "buy_troop", "pike")
        court.play(seat, "end_turn")
    active = court.deciding
    one, two = court.clockwise(active), court.clockwise(active, 2)
    court.play(active, "war")
    court.play(active, "attacker", "Milan")
    court.play(active, "defender", "Venice")
    for seat in (one, two):
        court.play(seat, "no_veto")
    court.order(active, "no_bribe", question="bribe")
    court.order(one, "no_bribe", question="bribe")
    court.play(active, "bid", 0)
    court.play(one, "pass_bid")
    court.play(two, "pass_bid")
    court.play(one, "bid", 0)
    court.play(two, "pass_bid")
    message = court.until(0, lambda message: told(message, "dice") != [])
    assert told(message, "bribes") == []
    # What somebody declines, nobody else hears.
    assert [court.record(seat).count(["no_bribe"]) for seat in (active, one, two)] == [1, 1, 0]


def told(message: Message, name: str) -> list[dict[str, Any]]:
    """The events of a name in a message."""
    return [event for event in message["events"] if event["name"] == name]


def siege(board: Board) -> bool:
    """Both sides may announce a bonus."""
    step = next_decision(board)
    if not isinstance(step, Announce) or step.rival == NO_RIVAL or step.side != ATTACK:
        return False
    answer = Announce(step.rival, step.seat, step.city, 1 - ATTACK, 0)
    return all(any(move[0] in BONUSES for move in one.moves(board)) for one in (step, answer))


def besieged(ada: Visitor) -> tuple[str, Message, int, str]:
    """A table at a siege in which both sides may announce a bonus, and the defender's seat."""
    table = laid(ada, WARLIKE, siege)
    message = ada.message(table)
    city = message["view"]["siege"]["city"]
    may = [one for one in range(3) if city in asked_about(ada, table, one)]
    [defender] = [one for one in may if one != message["prompt"]["seat"]]
    return table, message, defender, city


def asked_about(ada: Visitor, table: str, seat: int) -> list[str]:
    """The cities before which a seat may decline bonuses."""
    found = matters(ada.message(table, seat=seat), "bonus")
    return [one["matter"].split()[1] for one in found]


def test_no_bonus_in_this_siege(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table, message, defender, city = besieged(ada)
    version = message["version"]
    give(ada, table, defender, "bonus", "no_bonus", city)
    give(ada, table, message["prompt"]["seat"], "bonus", "no_bonus", city)
    until(lambda: told(ada.message(table, seen=version), "siege") != [])
    fought = ada.message(table, seen=version)
    assert told(fought, "war_bonus") == []
    assert city not in asked_about(ada, table, defender)


def test_a_bonus_of_the_other_side_voids_it(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table, message, defender, city = besieged(ada)
    give(ada, table, defender, "bonus", "no_bonus", city)
    [bonus, *_] = [one["move"] for one in message["moves"] if one["move"][0] in BONUSES]
    ada.move(table, message, bonus)
    assert void(ada.message(table, seat=defender), "bonus") == "bonus"


def winter(board: Board) -> bool:
    return isinstance(next_decision(board), Reorganise)


def test_nothing_in_this_winter(house: RunningHouse) -> None:
    ada = house.guest()
    table = laid(ada, WARLIKE, winter)
    message = ada.message(table)
    first = message["prompt"]["seat"]
    other = (first + 1) % 3
    assert kinds(ada.message(table, seat=other), "winter") == ["buy_nothing", "do_nothing"]
    give(ada, table, first, "winter", "do_nothing")
    until(lambda: ada.message(table)["prompt"]["seat"] != first)
    assert ordered(ada.message(table, seat=first), "winter") is None
    seen = ada.message(table, seen=message["version"])
    assert [one["name"] for one in seen["events"] if one["args"].get("seat") == first] == []


def test_nothing_to_buy_leaves_the_other_steps(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = laid(ada, WARLIKE, winter)
    message = ada.message(table)
    first = message["prompt"]["seat"]
    give(ada, table, first, "winter", "buy_nothing")
    assert ada.message(table)["prompt"] == message["prompt"]
    ada.move(table, message, ["end"])
    until(lambda: ada.message(table)["prompt"]["id"] not in ("reorganise", "buy"))
