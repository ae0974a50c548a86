"""Section 3: what runs out, and what never does."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import FLED, Board
from quattrocento.games.virtu.names import CITIES
from tests.rules.virtu.table import florins, owner, play, refused, table, troops


@pytest.mark.rule("V-323")
def test_florins_never_run_out() -> None:
    rich = table("trade red", red={"florins": 999, "rooms": {1: {"action": "merchant"}}})
    assert florins(play(rich, "pay action ship"), "red") == 1003


@pytest.mark.rule("V-324")
def test_there_are_eleven_war_tokens() -> None:
    for green, rule in ((4, ""), (5, "V-324")):
        red = {"marker": 5, "rooms": {5: {"action": "gonfaloniere"}}, "florins": 5}
        board = table("war red", red=red, yellow={"tokens": 6}, green={"tokens": green})
        assert refused(board, "token action") == rule


TWELVE = (
    "florence", "pisa", "siena", "spoleto", "rome", "terracina", "ancona", "ravenna", "bologna",
    "verona", "pescara", "benevento",
)  # fmt: skip


def discs(*agenda: str, alliances: int, trophy: bool = True, **more: Any) -> Board:
    """Red with three discs on the tracks, twelve on cities, and some elsewhere."""
    cities: dict[str, Any] = dict.fromkeys(TWELVE, "red")
    cities["ajaccio"] = {"troops": {"red": 3}}
    red = {"marker": 4, "court": {"left1": "pope"}, "florins": 9}
    yellow = {"trophies": ["red"] if trophy else []}
    powers = dict.fromkeys(("ottoman", "empire")[:alliances], "red")
    return table(*agenda, red=red, yellow=yellow, cities=cities, powers=powers, **more)


@pytest.mark.rule("V-325")
@pytest.mark.parametrize(("alliances", "trophy", "left"), [
    (1, True, True), (2, False, True), (2, True, False)
])  # fmt: skip
def test_a_player_has_eighteen_discs(alliances: int, trophy: bool, left: bool) -> None:
    lying: dict[str, Any] = {"alliances": alliances, "trophy": trophy}
    board = discs("annex red", **lying)
    assert (refused(board, "annex bari") == "V-325") != left
    board = discs("make_alliance red", season="winter", **lying)
    assert (refused(board, "ally france") == "V-325") != left
    board = discs("confront red ajaccio", season="sieges", **lying)
    assert (owner(board, "ajaccio") == "red") == left
    assert board.marked(CITIES.index("ajaccio"), FLED, 0) != left
    assert troops(board, "ajaccio", "red") == 3


@pytest.mark.rule("V-324")
def test_piles_are_limited() -> None:
    courts = {"left1": "pope"}
    board = table(
        "buy red", red={"florins": 40}, yellow={"court": courts}, season="winter",
        cities={"siena": "red"},
    )  # fmt: skip
    assert refused(board, "buy pope") == "V-324"
    kings: dict[str, Any] = {"yellow": {"domain": {"kingdom": "available"}}}
    kings |= {"green": {"domain": {"kingdom": "available"}}}
    board = table("buy red", red={"florins": 40}, season="winter", **kings)
    assert refused(board, "buy kingdom") == "V-324"
