"""Section 7: moving troops."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from tests.rules.italian_wars.table import TIRED_FRANCE, table, troops
from tests.rules.virtu.table import legal, pay, play, refused, step

IN_GENOA = {"genoa": {"owner": "blue", "troops": {"blue": 1}}, "turin": {"troops": {"blue": 1}}}


def marching(**changes: Any) -> Italy:
    """France with plenty of cavalry and a troop in Genoa, next to Pisa."""
    court = {"left1": "condottiere", "right1": "condottiere"}
    blue = {"marker": 1, "court": court, "domain": TIRED_FRANCE | {"genoa": "exhausted"}}
    cities = IN_GENOA | changes.pop("cities", {})
    return table("war blue", "end_action blue", blue=blue, cities=cities, **changes)


def march(board: Italy, *ways: str) -> Italy:
    for way in ways:
        pay(play(board, f"march {way}"))
    return board


@pytest.mark.rule("W-701")
def test_favourable_cities_are_crossed() -> None:
    board = march(marching(florence=("blue", 2)), "genoa pisa", "pisa florence", "florence siena")
    assert troops(board, "siena", "blue") == 1
    assert not [move for move in legal(board) if move.startswith("march siena")]


@pytest.mark.rule("W-702")
def test_troops_stay_in_favourable_cities_and_start_from_there() -> None:
    board = march(marching(florence=("blue", 2)), "genoa pisa")
    assert not board.besieges(0, 10)
    there = {"pisa": {"troops": {"blue": 1}}, "genoa": {"owner": "blue", "troops": {}}}
    after = table("siege_turn 0", "retreat_turn 0", cities=there | {"turin": {"troops": {
        "blue": 1}}}, florence=("blue", 2))  # fmt: skip
    assert step(after) == []
    assert troops(after, "pisa", "blue") == 1
    later = marching(florence=("blue", 2), cities=there)
    assert "march pisa siena" in legal(later)


@pytest.mark.rule("W-703")
def test_before_a_neutral_posture_troops_stop() -> None:
    board = march(marching(florence=("blue", 1)), "genoa pisa")
    assert not [move for move in legal(board) if move.startswith("march pisa")]
    assert board.dump()["halted"] == [["blue", "pisa"]]


@pytest.mark.rule("W-704")
def test_they_may_stay_there_from_round_to_round() -> None:
    there = {"pisa": {"troops": {"blue": 1}}, "genoa": {"owner": "blue", "troops": {}}}
    cities = IN_GENOA | there
    board = table("siege_turn 0", "retreat_turn 0", "end_spring", cities=cities)
    assert step(board) == ["storm_or_leave", "blue", "pisa"]
    play(board, "give_up pisa")
    assert step(board) == []
    assert troops(board, "pisa", "blue") == 1
    # In the next round they may stay again, or go on.
    assert "march pisa siena" in legal(marching(cities=there))


@pytest.mark.rule("W-705")
def test_before_a_hostile_one_they_stop_and_must_besiege() -> None:
    board = march(marching(florence=("yellow", 2)), "genoa pisa")
    assert not [move for move in legal(board) if move.startswith("march pisa")]
    there = IN_GENOA | {"pisa": {"troops": {"blue": 1}}, "genoa": {"owner": "blue", "troops": {}}}
    sieges = table("siege_turn 0", cities=there, florence=("yellow", 2), blue={
        "domain": TIRED_FRANCE | {"genoa": "exhausted"}})  # fmt: skip
    assert step(sieges) == []
    assert troops(sieges, "pisa", "blue") == 0


@pytest.mark.rule("W-706")
def test_a_city_that_has_become_hostile_is_besieged() -> None:
    there = IN_GENOA | {"pisa": {"troops": {"blue": 1}}, "genoa": {"owner": "blue", "troops": {}}}
    yellow = {"marker": 5, "court": {"left1": "consigliere"}}
    board = table("annex yellow 0 0", "end_action yellow", "siege_turn 0", cities=there,
                  florence=("yellow", 1), yellow=yellow, blue={"tokens": 1})  # fmt: skip
    pay(
        play(
            board,
            "influence florence",
        )
    )
    play(board, "end")
    assert step(board)[:4] == ["announce", "blue", "yellow", "pisa"]


@pytest.mark.rule("W-707")
def test_a_city_of_the_rival_s_new_ally_is_besieged() -> None:
    there = IN_GENOA | {"pisa": {"troops": {"blue": 1}}, "genoa": {"owner": "blue", "troops": {}}}
    board = table("siege_turn 0", cities=there, florence="yellow", blue={"tokens": 1})
    assert step(board)[:4] == ["announce", "blue", "yellow", "pisa"]


@pytest.mark.rule("W-708")
def test_allied_cities_are_crossed_like_own_ones() -> None:
    board = march(marching(florence="blue"), "genoa pisa", "pisa florence", "florence perugia")
    assert troops(board, "perugia", "blue") == 1
    rested = {"pisa": {"troops": {"blue": 1}}, "genoa": {"owner": "blue", "troops": {}}}
    assert "march pisa siena" in legal(marching(florence="blue", cities=rested))


@pytest.mark.rule("W-709")
def test_allied_troops_move_for_the_same_symbols() -> None:
    board = marching(florence="blue")
    play(board, "allied_march florence florence siena")
    assert board.dump()["turn"]["owed"] == {"cavalry": 1}
    pay(board)
    assert troops(board, "siena", "red") == 1
    assert not [move for move in legal(board) if move.startswith("allied_march florence siena")]
    # And they stop where own ones stop, not in cities that are at home with them.
    across = marching(florence="blue")
    for way in ("florence pisa", "pisa genoa", "genoa parma"):
        pay(play(across, f"allied_march florence {way}"))
    assert troops(across, "parma", "red") == 1
    assert not [move for move in legal(across) if move.startswith("allied_march florence parma")]
    fleet = {"marker": 1, "court": {"left1": "admiral"}, "domain": TIRED_FRANCE}
    at_sea = table("war blue", blue=fleet, venice="blue")
    assert "allied_sail venice venice bari" in legal(at_sea)
    # A ship for each sea, as for own troops.
    fleets = {"court": dict.fromkeys(("left1", "right1", "right2", "left2"), "admiral")}
    for goal, ships in (("ancona", 1), ("corfu", 1), ("rossano", 2), ("palermo", 3), ("nice", 4)):
        far = table("war blue", blue=fleet | fleets, venice="blue")
        sailing = play(far, f"allied_sail venice venice {goal}")
        assert sailing.dump()["turn"]["owed"] == {"ship": ships}, goal
    worn = TIRED_FRANCE | dict.fromkeys(("venice", "corfu", "ravenna"), "exhausted")
    poor = {"marker": 3, "domain": worn}
    ashore = table("war blue", blue=poor, venice="blue")
    assert refused(ashore, "allied_sail venice venice nice") == "V-1003"
    assert refused(at_sea, "allied_sail venice venice ancona") == ""
    assert refused(ashore, "allied_march venice venice ravenna") == "V-1001"
    assert refused(ashore, "march milan parma") == "V-1001"
    assert refused(marching(florence="blue"), "allied_march florence florence siena") == ""
    # For an ally of the others too, by its own name.
    port = {"rome": {"troops": {}}, "civitavecchia": {"troops": {"white": 1}}}
    all_three: dict[str, Any] = dict.fromkeys(("venice", "florence", "rome"), "blue")
    both = table("war blue", blue=fleet | fleets, cities=port, **all_three)
    assert refused(both, "allied_sail rome civitavecchia naples") == ""
    assert refused(both, "allied_sail venice venice ancona") == ""
    pay(play(at_sea, "allied_sail venice venice ancona"))
    assert at_sea.dump()["turn"]["done"] == 1
    assert troops(at_sea, "ancona", "green") == 1
