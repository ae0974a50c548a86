"""Section 11: Winter."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from tests.rules.italian_wars.table import (
    BOX,
    GAME,
    TIRED_FRANCE,
    TIRED_NAPLES,
    florins,
    reserve,
    table,
    troops,
)
from tests.rules.virtu.table import legal, pay, play, refused, step


def winter(*agenda: str, **changes: Any) -> Italy:
    return table(*agenda, season="winter", **changes)


@pytest.mark.rule("W-1101")
def test_wages_are_due_every_fourth_round() -> None:
    due = [r for r in range(1, 22) if step(winter("due_wages blue", round=r)) == ["wages", "blue"]]
    assert due == [2, 6, 10, 14, 18]


@pytest.mark.rule("W-1102")
def test_a_florin_for_every_two_troops_from_the_first_on() -> None:
    home: dict[str, Any] = {"turin": {"troops": {}}}
    for count, florins_due in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 4)):
        cities = home | {"milan": {"troops": {"blue": count}}}
        board = winter("wages blue", cities=cities)
        assert max(int(move.split()[1]) for move in legal(board, "wages")) == florins_due
        assert step(winter("due_wages blue", round=6, cities=cities)) == ["wages", "blue"]
    none = home | {"milan": {"troops": {}}}
    assert step(winter("due_wages blue", round=6, cities=none)) == []


@pytest.mark.rule("W-1103")
def test_own_and_allied_troops_count_together() -> None:
    # Four of France and one of Florence: three florins.
    board = winter("wages blue", florence="blue")
    assert "wages 3" in legal(board)
    play(board, "wages 3")
    assert florins(board, "blue") == 1
    assert "wages 3" not in legal(winter("wages blue"))


@pytest.mark.rule("W-1104")
def test_each_florin_keeps_two_troops() -> None:
    board = winter("wages blue", florence="blue")
    play(board, "wages 1")
    assert step(board) == ["dismiss", "blue", 3]
    assert "allied_dismiss florence florence" in legal(board)
    play(board, "allied_dismiss florence florence", "dismiss turin", "dismiss turin")
    assert board.troops_on_map(0) == 2
    assert reserve(board, "red") == 2
    assert reserve(board, "blue") == 6
    # One after the other, each of those that are still there.
    count = winter("wages blue", florence="blue", venice="blue", rome="blue", cities={
        "corfu": {"troops": {"green": 1}}, "venice": {"troops": {}}})  # fmt: skip
    play(count, "wages 0")
    assert step(count) == ["dismiss", "blue", 8]
    assert legal(count) == {
        "dismiss turin", "dismiss milan", "allied_dismiss florence florence",
        "allied_dismiss rome rome", "allied_dismiss venice corfu", "allied_dismiss venice ravenna",
    }  # fmt: skip
    play(count, "allied_dismiss venice corfu", "allied_dismiss rome rome")
    assert step(count) == ["dismiss", "blue", 6]
    assert (reserve(count, "green"), reserve(count, "white")) == (3, 2)
    assert (troops(count, "corfu", "green"), troops(count, "rome", "white")) == (0, 0)
    # Own and allied ones in any sequence.
    later = play(winter("wages blue", florence="blue"), "wages 1", "dismiss turin")
    play(later, "allied_dismiss florence florence", "dismiss milan")
    assert (reserve(later, "red"), reserve(later, "blue")) == (2, 6)
    nothing = play(winter("wages blue"), "wages 0")
    assert step(nothing) == ["dismiss", "blue", 4]


@pytest.mark.rule("W-1105")
def test_an_ally_s_troop_costs_a_florin_in_its_initial_cities() -> None:
    cities = {"siena": "blue", "ravenna": {"owner": "yellow", "troops": {"yellow": 1}}}
    board = winter("recruit blue", venice="blue", cities=cities)
    assert legal(board, "allied_recruit") == {
        "allied_recruit venice venice", "allied_recruit venice corfu",
    }  # fmt: skip
    play(board, "allied_recruit venice corfu")
    assert florins(board, "blue") == 3
    assert troops(board, "corfu", "green") == 1
    tired = TIRED_FRANCE | dict.fromkeys(("venice", "corfu", "siena"), "exhausted")
    # Taken from it and retaken, Pisa is France's own.
    retaken = winter("recruit blue", florence="blue", cities={"pisa": "blue"})
    assert legal(retaken, "allied_recruit") == {"allied_recruit florence florence"}
    poor = {"florins": 0, "domain": tired}
    broke = winter("recruit blue", venice="blue", cities=cities, blue=poor)
    assert refused(broke, "allied_recruit venice corfu") == "W-1105"


@pytest.mark.rule("W-1106")
def test_also_when_its_capital_is_lost() -> None:
    cities = {"florence": {"owner": "yellow", "troops": {}}}
    board = winter("recruit blue", florence="blue", cities=cities)
    assert legal(board, "allied_recruit") == {"allied_recruit florence pisa"}


@pytest.mark.rule("W-1107")
def test_a_major_city_has_so_many_troops() -> None:
    assert [BOX.troops_of[colour] for colour in (2, 3, 4)] == [2, 4, 2]
    board = winter("recruit blue", florence="blue")
    play(board, "allied_recruit florence florence")
    assert troops(board, "florence", "red") == 2
    assert refused(board, "allied_recruit florence florence") == "W-1107"
    # Each from its own reserve.
    rich = {"florins": 9}
    three = winter("recruit blue", blue=rich, florence="blue", venice="blue", rome="blue")
    for major, city, most in (("venice", "corfu", 2), ("rome", "civitavecchia", 1)):
        for _ in range(most):
            play(three, f"allied_recruit {major} {city}")
        assert refused(three, f"allied_recruit {major} {city}") == "W-1107"
    assert refused(three, "allied_recruit florence pisa") == ""
    assert (troops(three, "corfu", "green"), troops(three, "civitavecchia", "white")) == (2, 1)


@pytest.mark.rule("W-1108")
def test_eight_own_troops_for_france_six_for_naples() -> None:
    rich = {"florins": 20}
    board = winter("recruit blue", florence="blue", blue=rich)
    for _ in range(4):
        play(board, "recruit milan")
    assert refused(board, "recruit milan") == "V-2006"
    assert board.troops_on_map(0) == 9
    assert "allied_recruit florence pisa" in legal(board)
    naples = winter("recruit yellow", yellow=rich)
    for _ in range(4):
        play(naples, "recruit naples")
    assert refused(naples, "recruit naples") == "V-2006"
    assert troops(naples, "naples", "yellow") == 6


@pytest.mark.rule("W-1109")
@pytest.mark.parametrize(("option", "reggio"), [("start_cities", 1), ("crests", 3)])
def test_own_troops_are_cheap_in_start_cities(option: str, reggio: int) -> None:
    options = {"cheap_recruits": option}
    for city, price in (("naples", 1), ("rossano", 1), ("reggio", reggio), ("bari", reggio)):
        board = play(winter("recruit yellow", options=options), f"recruit {city}")
        assert florins(board, "yellow") == 4 - price
        poor = winter("recruit yellow", options=options, yellow={
            "florins": price - 1, "domain": TIRED_NAPLES}, blue={"florins": 0})  # fmt: skip
        assert refused(poor, f"recruit {city}") == ("V-2002" if price == 1 else "V-2003")
    for city, price in (("turin", 1), ("milan", 1), ("parma", 3)):
        board = winter("recruit blue", cities={"parma": "blue"}, options=options)
        assert florins(play(board, f"recruit {city}"), "blue") == 4 - price


@pytest.mark.rule("W-1109")
def test_a_start_city_of_the_rival_is_none_of_one_s_own() -> None:
    cities = {"bari": {"owner": "blue", "troops": {}}, "milan": {"owner": "yellow", "troops": {}}}
    for colour, city in (("blue", "bari"), ("yellow", "milan")):
        for option in ("start_cities", "crests"):
            board = winter(f"recruit {colour}", cities=cities, options={"cheap_recruits": option})
            assert florins(play(board, f"recruit {city}"), colour) == 1
    assert [option.choices[0] for option in GAME.options if option.name == "cheap_recruits"] == [
        "start_cities"
    ]


@pytest.mark.rule("W-1110")
def test_no_own_troops_in_allied_cities() -> None:
    board = winter("recruit blue", florence="blue", blue={"florins": 9})
    assert legal(board, "recruit") == {"recruit turin", "recruit milan"}


RICH = {"florins": 30, "court": dict.fromkeys(("left1", "right1", "right2"), "consigliere")}


@pytest.mark.rule("W-1111")
def test_titles_france_can_buy() -> None:
    board = winter("buy blue", blue=RICH)
    titles = {f"buy {title}" for title in ("duchy", "principality", "kingdom", "republic")}
    assert legal(board) & titles == {"buy principality"}
    assert refused(board, "buy kingdom") == "W-1111"
    assert refused(board, "buy duchy") == "V-1912"
    play(board, "buy principality", "end")
    pay(board)
    assert board.players[0].tiles >> 31 & 1


@pytest.mark.rule("W-1112")
def test_titles_naples_can_buy() -> None:
    board = winter("buy yellow", yellow=RICH)
    titles = {f"buy {title}" for title in ("duchy", "principality", "kingdom", "republic")}
    assert legal(board) & titles == {"buy duchy", "buy kingdom"}
    assert refused(board, "buy principality") == "V-1912"
    assert refused(board, "buy republic") == "V-324"


@pytest.mark.rule("W-1101", "W-1105", "W-1111")
def test_a_winter_in_play_asks_by_these_rules() -> None:
    board = winter("winter_turn 0", round=6, florence="blue", blue=RICH)
    play(board, "wages 2")
    assert step(board) == ["dismiss", "blue", 1]
    play(board, "allied_dismiss florence florence", "end")
    assert refused(board, "buy kingdom") == "W-1111"
    play(board, "end")
    assert legal(board, "allied_recruit") == {
        "allied_recruit florence florence", "allied_recruit florence pisa",
    }  # fmt: skip
    assert step(play(board, "end"))[1] == "yellow"
