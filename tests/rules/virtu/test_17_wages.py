"""Section 17: Winter and wages."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from tests.rules.virtu.table import (
    TIRED,
    florins,
    legal,
    play,
    player,
    refused,
    step,
    table,
    troops,
)


def wages(count: int, **red: Any) -> Board:
    """Red has some troops in Florence, Winter has begun."""
    cities = {"florence": {"troops": {"red": count}}, "pisa": {"troops": {}}}
    return table("due_wages red", cities=cities, season="winter",
                 red={"domain": TIRED} | red)  # fmt: skip


@pytest.mark.rule("V-1701", "V-1702")
def test_each_player_goes_through_all_steps_in_sequence() -> None:
    rich = {"florins": 30, "court": {"left1": "admiral"}}
    cities = {"florence": {"troops": {"red": 3}}}
    board = table("winter_turn 0", order=["green", "red", "yellow"], season="winter",
                  red=rich, green=rich, cities=cities)  # fmt: skip
    seen: list[list[str | int]] = []
    while step(board)[1] != "yellow":
        if not seen or step(board) != seen[-1]:
            seen.append(step(board))
        play(board, "wages 1" if step(board)[0] == "wages" else "end")
    steps = ["reorganise", "buy", "recruit", "make_alliance"]
    assert seen == [[name, "green"] for name in steps] + [
        [name, "red"] for name in ["wages", *steps]
    ]


@pytest.mark.rule("V-1703")
def test_all_steps_but_wages_may_be_skipped() -> None:
    rich = {"florins": 30, "court": {"left1": "admiral"}}
    for name in ("reorganise", "buy", "recruit", "make_alliance"):
        board = table(f"{name} red", red=rich, season="winter")
        assert len(legal(board)) > 1
        assert "end" in legal(board)
    assert "end" not in legal(wages(3))


@pytest.mark.rule("V-1704")
@pytest.mark.parametrize(("count", "due"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_wages_by_the_number_of_troops_on_the_map(count: int, due: int) -> None:
    board = wages(count, florins=2)
    if due:
        play(board, f"wages {due}")
    assert step(board) == []
    assert florins(board, "red") == 2 - due
    assert troops(board, "florence", "red") == count


@pytest.mark.rule("V-1705")
def test_troops_not_paid_go_to_the_reserve_by_choice() -> None:
    cities = {"florence": {"troops": {"red": 2}}, "pisa": {"troops": {"red": 2}}}
    board = table("due_wages red", cities=cities, season="winter")
    play(board, "wages 0")
    assert legal(board) == {"dismiss florence", "dismiss pisa"}
    play(board, "dismiss pisa", "dismiss pisa")
    assert troops(board, "florence", "red") == 2
    assert player(board, "red")["reserve"] == 4
    assert refused(wages(5, florins=1), "wages 2") == "V-1704"


@pytest.mark.rule("V-1706")
def test_paying_in_part() -> None:
    board = play(wages(6, florins=2), "wages 1", "dismiss florence", "dismiss florence")
    assert troops(board, "florence", "red") == 4
    assert florins(board, "red") == 1
    board = play(wages(5, florins=2), "wages 0", *["dismiss florence"] * 3)
    assert troops(board, "florence", "red") == 2


@pytest.mark.rule("V-1707")
def test_collected_florins_and_an_indulgence_pay_wages() -> None:
    board = wages(5, florins=0, court={"left1": "banker"}, asked=False)
    assert "indulgence" in legal(board)
    play(board, "wages 2")
    assert legal(board) == {"pay left1 florin", "pay indulgence florin"}
    play(board, "pay left1 florin")
    assert florins(board, "red") == 1
    board = play(wages(3, florins=0, domain={}), "wages 1")
    assert legal(board) == {"pay florence florin", "pay pisa florin"}


@pytest.mark.rule("V-1705", "V-1706")
@pytest.mark.parametrize(("count", "paid", "gone"), [(5, 1, 1), (6, 1, 2), (3, 0, 1), (6, 0, 4)])
def test_no_more_troops_leave_than_are_unpaid(count: int, paid: int, gone: int) -> None:
    board = play(wages(count, florins=2), f"wages {paid}", *["dismiss florence"] * gone)
    assert step(board) == []
    assert troops(board, "florence", "red") == count - gone


@pytest.mark.rule("V-1703")
@pytest.mark.parametrize("name", ["reorganise", "buy", "recruit", "alliance"])
def test_nobody_is_asked_where_nothing_can_be_done(name: str) -> None:
    board = table(f"offer red {name}", season="winter", red={"florins": 0, "domain": TIRED})
    assert step(board) == []


@pytest.mark.rule("V-1705")
def test_everyone_dismisses_his_own_troops() -> None:
    cities = {
        "venice": {"troops": {"green": 2}},
        "siena": {"owner": "green", "troops": {"green": 2}},
    }
    board = table("due_wages green", cities=cities | {"corfu": {"troops": {}}}, season="winter")
    play(board, "wages 0")
    assert legal(board) == {"dismiss venice", "dismiss siena"}
    play(board, "dismiss venice")
    assert troops(board, "venice", "green") == 1
