"""Section 9: influence lost, and elimination."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.names import CITIES
from tests.rules.italian_wars.table import (
    TIRED_FRANCE,
    TIRED_NAPLES,
    ally,
    domain,
    marker,
    player,
    reserve,
    table,
    troops,
)
from tests.rules.virtu.table import legal, play, refused, step

HOME: dict[str, Any] = {"turin": {"troops": {}}, "milan": {"troops": {}}, "naples": {"troops": {}}}


def taking(city: str, *agenda: str, by: str = "blue", **changes: Any) -> Italy:
    """A siege of a city that is won."""
    guard = {"florence": "red", "rome": "white", "venice": "green"}.get(city)
    there: dict[str, Any] = {city: {"troops": {by: 6} | ({guard: 1} if guard else {})}}
    cities = HOME | there | changes.pop("cities", {})
    laid = {"blue": {"domain": TIRED_FRANCE}, "yellow": {"domain": TIRED_NAPLES}} | changes
    return table(f"siege {by} {city}", *agenda, cities=cities, **laid)


def owner(board: Italy, city: str) -> Any:
    return board.dump()["cities"][city]["owner"]


@pytest.mark.rule("W-901")
def test_taking_a_city_costs_four_influence() -> None:
    board = taking("pisa", florence=("blue", 1))
    assert marker(board, "florence") == ("yellow", 3)
    assert marker(board, "rome") == ("yellow", 1)
    naples = taking("pisa", by="yellow", florence=("blue", 1))
    assert marker(naples, "florence") == ("blue", 5)


@pytest.mark.rule("W-901", "W-903")
def test_a_city_of_the_rival_s_own_costs_no_influence() -> None:
    lines: dict[str, Any] = {"florence": ("blue", 1), "venice": ("blue", 1), "rome": ("yellow", 1)}
    for city, by, loser in (("bari", "blue", "yellow"), ("milan", "yellow", "blue")):
        there = {city: {"owner": loser, "troops": {by: 6}}}
        board = taking(city, by=by, cities=there, **lines)
        assert owner(board, city) == by
        assert {major: marker(board, major) for major in lines} == lines
    # Not even where a Major City has fallen before.
    gone: dict[str, Any] = lines | {"rome": {"influence": None}}
    for by, loser in (("blue", "yellow"), ("yellow", "blue")):
        fallen: dict[str, Any] = {
            "rome": {"owner": loser, "troops": {by: 6}},
            "civitavecchia": loser,
        }
        worn = TIRED_FRANCE if loser == "blue" else TIRED_NAPLES
        tired = {"domain": worn | dict.fromkeys(("rome", "civitavecchia"), "exhausted")}
        board = taking("rome", by=by, cities=fallen, **gone, **{loser: tired})
        assert owner(board, "rome") == by
        assert [marker(board, major) for major in ("florence", "venice")] == [("blue", 1)] * 2


@pytest.mark.rule("W-902")
def test_not_if_it_is_the_rival_s_ally() -> None:
    board = taking("pisa", florence="yellow", venice=("blue", 2))
    assert owner(board, "pisa") == "blue"
    assert marker(board, "florence") is None
    assert marker(board, "venice") == ("blue", 2)


@pytest.mark.rule("W-903", "W-906")
def test_its_capital_taken_a_major_city_is_gone() -> None:
    board = taking("venice", cities={"ravenna": {"troops": {"green": 2}}})
    assert owner(board, "venice") == "blue"
    assert marker(board, "venice") is None
    assert ally(board, "venice") is None
    assert reserve(board, "green") == 0
    assert all(troops(board, city, "green") == 0 for city in CITIES)
    annex = taking("venice", "annex yellow 0 0")
    assert refused(annex, "influence venice") == "W-409"
    for major in ("florence", "rome"):
        assert marker(taking(major), major) is None
    # Another of its cities does not eliminate it.
    assert marker(taking("ravenna"), "venice") is not None


@pytest.mark.rule("W-904")
def test_the_conqueror_loses_one_with_each_other() -> None:
    board = taking("rome", florence=("blue", 2), venice=("blue", 0))
    assert marker(board, "florence") == ("blue", 1)
    assert marker(board, "venice") == ("yellow", 1)
    florence = taking("florence", venice=("blue", 2), rome=("yellow", 3))
    assert marker(florence, "venice") == ("blue", 1)
    assert marker(florence, "rome") == ("yellow", 4)
    naples = taking("rome", by="yellow", florence="blue", venice=("blue", 0))
    assert marker(naples, "florence") is None
    assert marker(naples, "venice") == ("blue", 1)


@pytest.mark.rule("W-905")
def test_also_if_it_was_the_rival_s_ally() -> None:
    board = taking("rome", rome="yellow", florence=("blue", 2), venice=("blue", 0))
    assert marker(board, "florence") == ("blue", 1)
    assert marker(board, "venice") == ("yellow", 1)


@pytest.mark.rule("W-907")
def test_its_other_cities_are_neutral_then() -> None:
    board = taking("rome")
    assert owner(board, "civitavecchia") is None
    assert board.tile_holder(CITIES.index("civitavecchia")) == -1
    crowns = dict.fromkeys(("left1", "right1", "right2"), "consigliere")
    rich = {"domain": TIRED_FRANCE, "court": crowns}
    later = taking("rome", "annex blue 0 0", blue=rich)
    assert "annex civitavecchia" in legal(later)


@pytest.mark.rule("W-908", "W-909")
def test_a_fallen_ally_plays_on_with_the_rival() -> None:
    yellow = {"court": {"left1": "alexander_vi"}, "agents": 3, "domain": TIRED_NAPLES}
    cities = {"civitavecchia": {"troops": {"white": 1}}}
    board = taking("rome", cities=cities, rome="yellow", yellow=yellow)
    assert owner(board, "rome") == "blue"
    assert ally(board, "rome") == "yellow"
    assert player(board, "yellow")["court"]["left1"]["card"] == "alexander_vi"
    assert player(board, "yellow")["agents"] == 3
    assert troops(board, "civitavecchia", "white") == 1
    assert reserve(board, "white") == 1
    # W-909: the other city keeps its disc, and its tile lies with the rival.
    assert owner(board, "civitavecchia") == "white"
    assert "civitavecchia" in domain(board, "yellow")
    assert "rome" in domain(board, "blue")


@pytest.mark.rule("W-910")
def test_troops_before_a_city_that_turns_neutral() -> None:
    # France takes Florence; Naples, still to resolve, besieges the now neutral Pisa.
    cities = {"pisa": {"troops": {"yellow": 3}}}
    board = taking("florence", "siege_turn 1", cities=cities, florence=("yellow", 1))
    assert owner(board, "pisa") == "yellow"
    assert player(board, "yellow")["trophies"] == 0
    # Naples takes it; France has resolved already and retreats without loss.
    home = {"genoa": {"owner": "blue"}, "pisa": {"troops": {"blue": 2}}}
    blue = {"domain": TIRED_FRANCE | {"genoa": "exhausted"}}
    gone = taking("florence", "siege_turn 2", "retreat_turn 0", by="yellow", cities=home, blue=blue)
    assert step(gone) == ["retreat", "blue"]
    play(gone, "retreat pisa genoa", "retreat pisa genoa")
    assert troops(gone, "genoa", "blue") == 2
