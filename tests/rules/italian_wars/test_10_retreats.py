"""Section 10: retreats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.italian_wars.table import TIRED_FRANCE, reserve, table, troops
from tests.rules.virtu.table import legal, play, refused, step

HOME: dict[str, Any] = {"turin": {"troops": {}}, "milan": {"troops": {}}}


def retreating(city: str, there: dict[str, int], **majors: Any) -> Any:
    cities = HOME | {city: {"troops": there, "fled": ["blue"]}}
    return table("retreat_turn 0", cities=cities, **majors)


@pytest.mark.rule("W-1001")
def test_troops_retreat_to_allied_cities() -> None:
    board = retreating("siena", {"blue": 2, "red": 1}, florence="blue")
    assert step(board) == ["retreat", "blue"]
    assert {"retreat siena florence", "retreat siena pisa"} <= legal(board)
    assert refused(board, "retreat siena milan") == "V-1503"
    # An allied troop retreats like an own one, or is given up.
    play(board, "retreat siena florence", "allied_retreat florence siena pisa", "disband siena")
    assert troops(board, "florence", "blue") == 1
    assert troops(board, "pisa", "red") == 1
    assert reserve(board, "blue") == 7


@pytest.mark.rule("W-1001", "W-511")
def test_troops_of_each_ally_retreat_as_its_own() -> None:
    there = {"troops": {"green": 1, "white": 1}, "fled": ["blue"]}
    cities = HOME | {"ancona": there, "rome": {"troops": {}}, "venice": {"troops": {"green": 2}},
                     "ravenna": {"troops": {"green": 1}}}  # fmt: skip
    board = table("retreat_turn 0", cities=cities, venice="blue", rome="blue")
    # By sea for a ship to each port that is at home with them; or given up.
    goals = ("ravenna", "venice", "corfu", "civitavecchia")
    assert legal(board) == {
        move
        for major in ("venice", "rome")
        for move in (
            f"allied_disband {major} ancona",
            *(f"allied_retreat {major} ancona {goal}" for goal in goals),
        )
    }
    assert refused(board, "allied_disband rome ancona") == ""
    assert refused(board, "allied_retreat rome ancona rome") == "V-1503"
    play(board, "allied_retreat venice ancona ravenna", "allied_disband rome ancona")
    assert troops(board, "ravenna", "green") == 2
    assert (reserve(board, "white"), reserve(board, "green")) == (2, 0)


@pytest.mark.rule("W-1001", "W-1002")
def test_why_troops_cannot_go_there() -> None:
    # One by road to Genoa, one sea to Ajaccio, two to Naples.
    home: dict[str, Any] = {"genoa": {"owner": "blue"}, "ajaccio": {"owner": "blue"}}
    worn = {"domain": TIRED_FRANCE | dict.fromkeys(("genoa", "ajaccio"), "exhausted")}
    cities = HOME | home | {"pisa": {"troops": {"blue": 1}, "fled": ["blue"]}}
    board = table("retreat_turn 0", cities=cities, blue=worn)
    assert refused(board, "retreat pisa genoa") == ""
    assert refused(board, "retreat pisa ajaccio") == "V-1504"
    assert refused(board, "retreat pisa milan") == "V-1503"
    assert refused(board, "disband pisa") == ""
    fleet = worn | {"court": {"left1": "ambassador"}}
    assert refused(table("retreat_turn 0", cities=cities, blue=fleet), "retreat pisa ajaccio") == ""


@pytest.mark.rule("W-1001")
def test_each_army_retreats_on_a_clean_sheet() -> None:
    """Nothing that was paid before counts in a retreat, nor what the other has paid."""
    begun = {"paid": ["turin"], "pool": {"ship": 1}}
    board = table("retreat_turn 0", "annex blue 0 0", turn=begun)
    clean = table("retreat_turn 0", "annex blue 0 0")
    assert board.dump()["turn"] == clean.dump()["turn"]
    assert board.paid == 0


@pytest.mark.rule("W-1002")
def test_troops_retreat_to_favourable_cities() -> None:
    board = retreating("siena", {"blue": 1}, rome=("blue", 2))
    assert {"retreat siena rome", "retreat siena civitavecchia"} <= legal(board)
    play(board, "retreat siena rome")
    assert troops(board, "rome", "blue") == 1
    # Not to neutral or hostile ones: without any way back they are lost.
    lost = retreating("siena", {"blue": 1}, rome=("yellow", 2))
    assert step(lost) == []
    assert reserve(lost, "blue") == 8


@pytest.mark.rule("W-1001", "W-1002")
def test_each_army_has_its_own_ways_back() -> None:
    cities = HOME | {
        "siena": {"troops": {"blue": 1}, "fled": ["blue"]},
        "verona": {"troops": {"blue": 1}, "fled": ["blue"]},
    }
    board = table("retreat_turn 0", cities=cities, rome=("blue", 2))
    assert legal(board) == {
        "retreat siena rome", "retreat siena civitavecchia", "disband siena",
        "retreat verona milan", "disband verona",
    }  # fmt: skip


@pytest.mark.rule("W-1001", "W-1002")
def test_by_sea_to_their_ports_for_ships() -> None:
    # Pisa is Florence's port, one sea from Ajaccio.
    tired = TIRED_FRANCE | dict.fromkeys(("florence", "pisa"), "exhausted")
    fleet = {"domain": tired, "court": {"left1": "ambassador", "right1": "ambassador"}}
    cities = HOME | {"ajaccio": {"troops": {"blue": 1, "red": 1}, "fled": ["blue"]}}
    board = table("retreat_turn 0", cities=cities, florence="blue", blue=fleet)
    play(board, "retreat ajaccio pisa", "pay left1 ship")
    play(board, "allied_retreat florence ajaccio pisa", "pay right1 ship")
    assert (troops(board, "pisa", "blue"), troops(board, "pisa", "red")) == (1, 1)
    favoured = retreating("ajaccio", {"blue": 1}, florence=("blue", 2), blue=fleet)
    play(favoured, "retreat ajaccio pisa", "pay left1 ship")
    assert troops(favoured, "pisa", "blue") == 1
    # Without ships they are lost.
    assert step(retreating("ajaccio", {"blue": 1}, florence=("blue", 2))) == []


@pytest.mark.rule("V-1438")
def test_after_a_defeat_nobody_stays_before_a_neutral_posture() -> None:
    cities = HOME | {"pisa": {"troops": {"blue": 2}}, "genoa": "blue"}
    board = table("siege blue pisa", "retreat_turn 0", cities=cities, florence=("blue", 1))
    assert step(board) == ["retreat", "blue"]
    assert legal(board) == {"retreat pisa genoa", "disband pisa"}


def test_an_allied_troop_is_given_up_by_itself() -> None:
    cities = HOME | {
        "siena": {"troops": {"blue": 1, "red": 1}, "fled": ["blue"]},
        "florence": {"troops": {"red": 1}},
    }
    board = table("retreat_turn 0", cities=cities, florence="blue")
    play(board, "allied_disband florence siena")
    assert reserve(board, "red") == 1
    assert legal(board) == {"retreat siena florence", "retreat siena pisa", "disband siena"}
