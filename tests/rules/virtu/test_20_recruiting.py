"""Section 20: recruiting."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CITIES
from tests.rules.virtu.table import TIRED, florins, legal, pay, play, player, refused, table, troops


def recruiting(cities: Any = None, **red: Any) -> Board:
    red = {"florins": 9} | red
    return table("recruit red", season="winter", cities=cities or {}, red=red)


@pytest.mark.rule("V-2001")
def test_from_the_reserve_into_own_cities() -> None:
    board = recruiting({"siena": "red"})
    assert legal(board, "recruit") == {"recruit florence", "recruit pisa", "recruit siena"}
    play(board, "recruit florence")
    assert troops(board, "florence", "red") == 2
    assert player(board, "red")["reserve"] == 3


@pytest.mark.rule("V-2002", "V-2003")
def test_one_florin_at_home_three_elsewhere() -> None:
    board = recruiting({"siena": "red"})
    assert florins(play(board, "recruit pisa"), "red") == 8
    assert florins(play(board, "recruit siena"), "red") == 5
    poor = recruiting({"siena": "red"}, florins=2, domain=TIRED | {"siena": "exhausted"})
    assert refused(poor, "recruit siena") == "V-2003"
    assert "recruit pisa" in legal(poor)
    none = recruiting(florins=0, domain=TIRED)
    assert refused(none, "recruit pisa") == "V-2002"


@pytest.mark.rule("V-2004")
def test_a_start_city_held_by_a_rival() -> None:
    board = recruiting({"pisa": {"owner": "green", "troops": {}}})
    assert legal(board, "recruit") == {"recruit florence"}
    rival = table("recruit green", season="winter", green={"florins": 3},
                  cities={"pisa": {"owner": "green", "troops": {}}})  # fmt: skip
    assert florins(play(rival, "recruit pisa"), "green") == 0


@pytest.mark.rule("V-2005")
def test_a_start_city_won_back_costs_one_again() -> None:
    cities = {"pisa": {"owner": "green", "troops": {"red": 3}}, "florence": {"troops": {}}}
    board = table("siege red pisa", "recruit red", season="sieges", cities=cities,
                  red={"florins": 1, "domain": {"florence": "exhausted"}})  # fmt: skip
    board.season = 3
    assert florins(play(board, "recruit pisa"), "red") == 0


@pytest.mark.rule("V-2006")
def test_six_troops_at_most() -> None:
    board = recruiting({"florence": {"troops": {"red": 5}}})
    assert refused(board, "recruit florence") == "V-2006"


@pytest.mark.rule("V-2007")
def test_any_number_in_one_or_several_cities() -> None:
    board = recruiting({"siena": "red"})
    play(board, "recruit florence", "recruit florence", "recruit siena", "recruit pisa", "end")
    assert player(board, "red")["reserve"] == 0


@pytest.mark.rule("V-2008")
def test_dismissed_troops_may_be_recruited_again() -> None:
    cities = {"florence": {"troops": {"red": 5}}}
    board = table("due_wages red", "recruit red", season="winter", cities=cities)
    play(board, "wages 0", *["dismiss florence"] * 4, "recruit florence")
    assert troops(board, "florence", "red") == 2


@pytest.mark.rule("V-2001")
def test_others_recruit_in_their_own_cities() -> None:
    board = table("recruit green", season="winter", green={"florins": 3})
    before = troops(board, "venice", "green")
    play(board, "recruit venice")
    pay(board)
    assert troops(board, "venice", "green") == before + 1


@pytest.mark.rule("V-2001")
@pytest.mark.parametrize("city", CITIES)
def test_troops_are_recruited_in_any_own_city(city: str) -> None:
    board = table("recruit red", season="winter", seats=5, cities={city: "red"},
                  red={"florins": 9})  # fmt: skip
    assert f"recruit {city}" in legal(board)
