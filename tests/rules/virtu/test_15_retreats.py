"""Section 15: retreats."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from tests.rules.virtu.table import (
    TIRED,
    domain,
    legal,
    owner,
    play,
    player,
    refused,
    step,
    table,
    troops,
)
from tests.rules.virtu.test_13_battles import before


def retreats(cities: dict[str, Any], *agenda: str, **changes: Any) -> Board:
    return table("retreat_turn 0", *agenda, cities=cities, season="sieges", **changes)


@pytest.mark.rule("V-1501")
def test_retreats_come_after_all_sieges() -> None:
    cities = before(
        "siena", {"red": 2}, spoleto={"troops": {"green": 2}}, ancona={"owner": "green"}
    )
    board = table("siege_turn 0", "end_sieges", "retreat_turn 0", cities=cities)
    # Red's siege is lost first, yet green's is resolved before red retreats.
    assert troops(board, "siena", "red") == troops(board, "spoleto", "green") == 1
    assert step(board) == ["retreat", "red"]


@pytest.mark.rule("V-1502")
def test_in_the_order_of_this_spring() -> None:
    cities = before("siena", {"red": 1}, verona={"troops": {"green": 1}})
    cities |= dict.fromkeys(("bari", "rome", "palermo"), "green")
    board = retreats(cities, "new_order")
    assert step(board) == ["retreat", "red"]
    play(board, "retreat siena florence")
    assert step(board) == ["retreat", "green"]
    assert board.dump()["order"] == ["red", "yellow", "green"]
    play(board, "retreat verona venice")
    assert board.dump()["order"][0] == "green"


@pytest.mark.rule("V-1503")
def test_by_road_free_of_charge_to_a_neighbouring_own_city() -> None:
    board = retreats(before("siena", {"red": 1}), red={"domain": TIRED})
    assert legal(board) == {"retreat siena florence", "retreat siena pisa", "disband siena"}
    play(board, "retreat siena pisa")
    assert troops(board, "pisa", "red") == 1
    far = retreats(before("siena", {"red": 1}, rome="red", bari="red"))
    assert refused(far, "retreat siena bari") == "V-1503"


@pytest.mark.rule("V-1504")
def test_by_sea_a_ship_for_each_troop_and_sea() -> None:
    cities = before("terracina", {"red": 2})
    red = {"court": {"left1": "merchant", "right1": "ambassador", "right2": "ambassador"}}
    board = retreats(cities, red=red | {"domain": TIRED})
    play(board, "retreat terracina pisa")
    assert board.dump()["turn"]["owed"] == {"ship": 2}
    play(board, "pay left1 ship", "retreat terracina pisa", "pay right1 ship", "pay right2 ship")
    assert troops(board, "pisa", "red") == 2
    poor = retreats(before("terracina", {"red": 1}, siena="red"), red={"domain": TIRED | {
        "siena": "exhausted"}, "court": {"left1": "ambassador"}}, )  # fmt: skip
    assert step(poor) == []
    inland = retreats(before("rome", {"red": 1}), red={"court": {"left1": "admiral"}})
    assert step(inland) == []


@pytest.mark.rule("V-1504", "V-2115")
def test_a_ship_left_over_serves_the_next_troop_but_no_rival() -> None:
    fleet = {"court": {"left1": "merchant"}, "domain": TIRED}
    tired = {"domain": {"venice": "exhausted", "corfu": "exhausted"}}
    cities = before("ajaccio", {"red": 2}, bari={"troops": {"green": 1}})
    board = retreats(cities, red=fleet, green=tired)
    play(board, "retreat ajaccio pisa", "pay left1 ship", "retreat ajaccio pisa")
    assert troops(board, "pisa", "red") == 2
    # Red needs one of two; the other one does not bring green home from Bari.
    cities["ajaccio"] = {"troops": {"red": 1}}
    board = retreats(cities, red=fleet, green=tired)
    play(board, "retreat ajaccio pisa", "pay left1 ship")
    assert step(board) == []
    assert player(board, "green")["reserve"] == 6
    # The Ottoman ships are used together, too.
    cities["ajaccio"] = {"troops": {"red": 2}}
    board = retreats(cities, red={"domain": TIRED}, powers={"ottoman": "red"})
    play(board, "retreat ajaccio pisa", "pay ottoman ship", "retreat ajaccio pisa")
    assert troops(board, "pisa", "red") == 2


@pytest.mark.rule("V-1505")
def test_ships_come_from_court_domain_and_the_ottomans() -> None:
    cities = before("ajaccio", {"red": 1})
    red = {"court": {"left1": "ambassador"}, "rooms": {1: {"action": "admiral"}}, "asked": False}
    board = retreats(cities, red=red, powers={"ottoman": "red"})
    play(board, "retreat ajaccio pisa")
    assert legal(board) == {"pay left1 ship", "pay pisa ship", "pay ottoman ship"}


@pytest.mark.rule("V-1506")
def test_troops_that_cannot_retreat_are_lost() -> None:
    board = retreats(before("verona", {"red": 2}))
    assert step(board) == []
    assert player(board, "red")["reserve"] == 6
    several = retreats(before("verona", {"red": 2}, bari={"troops": {"red": 1}}))
    assert step(several) == []
    assert player(several, "red")["reserve"] == 6
    # Where some can and some cannot, the owner says which goes first.
    mixed = retreats(before("siena", {"red": 1}, verona={"troops": {"red": 2}}))
    assert legal(mixed) == {
        "retreat siena florence", "retreat siena pisa", "disband siena", "disband verona",
    }  # fmt: skip
    play(mixed, "disband verona", "retreat siena pisa")
    assert step(mixed) == []
    assert (troops(mixed, "pisa", "red"), player(mixed, "red")["reserve"]) == (1, 5)


@pytest.mark.rule("V-1507")
def test_troops_may_be_given_up() -> None:
    board = play(retreats(before("siena", {"red": 2})), "disband siena")
    assert troops(board, "siena", "red") == 1
    assert player(board, "red")["reserve"] == 5


@pytest.mark.rule("V-1508")
def test_troops_may_retreat_to_different_cities() -> None:
    board = retreats(before("siena", {"red": 2}))
    play(board, "retreat siena florence", "retreat siena pisa")
    assert troops(board, "florence", "red") == troops(board, "pisa", "red") == 1


@pytest.mark.rule("V-1509")
def test_a_city_just_won_receives_them_one_just_lost_does_not() -> None:
    cities = before("siena", {"red": 1}, rome="red", florence={"owner": "green", "troops": {}})
    board = retreats(cities)
    assert legal(board, "retreat") == {"retreat siena pisa", "retreat siena rome"}
    assert "florence" in domain(board, "green")
    # Verona stands, Bologna beside it falls in the same Spring.
    cities = before("verona", {"red": 2}, bologna={"troops": {"red": 4}})
    board = table("siege_turn 0", "end_sieges", "retreat_turn 0", cities=cities)
    play(board, "besiege bologna")
    assert legal(board) == {"retreat verona bologna", "disband verona"}


@pytest.mark.rule("V-1320", "V-1509")
def test_who_fled_may_besiege_again_next_spring() -> None:
    cities = before("spoleto", {"red": 2})
    cities["spoleto"]["fled"] = ["red"]
    board = table("new_order", "siege_turn 0", cities=cities)
    assert owner(board, "spoleto") is None
    assert troops(board, "spoleto", "red") == 1


@pytest.mark.rule("V-1507")
def test_a_troop_may_be_given_up_while_there_is_a_way() -> None:
    cities = {"siena": {"troops": {"red": 2}}, "pisa": {"troops": {}}}
    board = table("retreat_troops red", cities=cities, season="sieges")
    assert refused(board, "disband siena") == ""
    play(board, "disband siena")
    assert troops(board, "siena", "red") == 1


@pytest.mark.rule("V-1503", "V-1504")
def test_which_ways_back_there_are() -> None:
    cities = {"siena": {"troops": {"red": 1}}, "ajaccio": {"troops": {"red": 1}}}
    board = table("retreat_troops red", cities=cities | {"pisa": {"troops": {}}}, season="sieges",
                  red={"domain": TIRED})  # fmt: skip
    assert refused(board, "retreat siena florence") == ""
    assert refused(board, "retreat ajaccio florence") == "V-1503"
    assert refused(board, "retreat ajaccio pisa") == "V-1504"


@pytest.mark.rule("V-1501", "V-1506")
def test_every_player_retreats_and_nothing_was_paid_yet() -> None:
    cities = {"tunis": {"troops": {"red": 1, "yellow": 1, "green": 1}}}
    tired = {"domain": TIRED}
    yellow = {"domain": {"naples": "exhausted", "rossano": "exhausted"}}
    green = {"domain": {"venice": "exhausted", "corfu": "exhausted"}}
    board = table("retreat_turn 0", "govern red", cities=cities, season="sieges", red=tired,
                  yellow=yellow, green=green, turn={"paid": ["pisa"]})  # fmt: skip
    assert [troops(board, "tunis", colour) for colour in ("red", "yellow", "green")] == [0] * 3
    assert board.dump()["turn"]["paid"] == []
