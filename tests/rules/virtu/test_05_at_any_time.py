"""Section 5: indulgences at any time, before the move and in sieges too."""

from __future__ import annotations

import pytest

from quattrocento.games.virtu.game import Virtu
from tests.rules.virtu.table import (
    MAY,
    OVERLAY,
    TIRED,
    domain,
    florins,
    laid,
    legal,
    play,
    refused,
    step,
    table,
)


@pytest.mark.rule("V-507")
def test_after_the_move_only_where_the_table_plays_so() -> None:
    options = {"indulgence_moment": "after_move"}
    cities = {"siena": {"troops": {"red": 1}}, "ajaccio": {"troops": {"red": 1}}}
    cities |= {"florence": {"troops": {}}, "pisa": {"troops": {}}}
    red = MAY | {"court": {"left1": "gonfaloniere"}, "florins": 1}
    poor = red | {"florins": 0, "domain": TIRED}
    board = table("speak red nobody siena attack 0", red=poor, cities=cities, season="sieges",
                  options=options)  # fmt: skip
    assert step(board) == []
    board = table("move_marker red", red=poor, options=options)
    assert legal(board) == {"move 1", "move 2"}


@pytest.mark.rule("V-507")
def test_before_the_move_for_the_step_that_costs_florins() -> None:
    red = MAY | {"marker": 5, "florins": 1, "domain": TIRED}
    board = table("spring_turn 0", red=red)
    assert legal(board) == {"move 1", "move 2", "indulgence"}
    play(board, "indulgence")
    assert florins(board, "red") == 4
    assert legal(board) == {"move 1", "move 2", "hurry 3"}
    play(board, "hurry 3")
    assert step(board) == ["govern", "red"]
    assert laid(board) == []
    assert refused(board, "indulgence") == "V-501"
    play(board, "end")
    assert laid(board) == [3]
    # Who can pay the step by himself asks after the move.
    assert "indulgence" not in legal(table("move_marker red", red=red | {"florins": 2}))
    # What a tile could give is no florin in the treasury: it may be kept for something else.
    rich = red | {"domain": {"florence": "available", "pisa": "exhausted"}}
    board = table("move_marker red", red=rich)
    assert legal(board) == {"move 1", "move 2", "hurry 3", "indulgence"}
    play(board, "indulgence", "hurry 3")
    assert (florins(board, "red"), domain(board, "red")["florence"]) == (2, "available")
    assert "indulgence" not in legal(table("move_marker red", red=red | {"asked": True}))


@pytest.mark.rule("V-527")
def test_the_move_then_ends_where_the_card_can_lie() -> None:
    laid_in = {room: {"indulgence": True} for room in (1, 2, 5)}
    red = MAY | {"marker": 5, "florins": 0, "domain": TIRED, "rooms": laid_in}
    board = table("move_marker red", red=red)
    play(board, "indulgence")
    assert legal(board) == {"hurry 3"}
    assert refused(board, "move 1") == "V-527"
    every = {room: {"indulgence": True} for room in (1, 2, 3)}
    assert "indulgence" not in legal(table("move_marker red", red=red | {"rooms": every}))
    # An arrow reaches beyond them.
    cities = {"pescara": "red"}
    far = table("move_marker red", red=red | {"rooms": every}, cities=cities)
    play(far, "indulgence")
    assert legal(far) == {"hurry 4"}


@pytest.mark.rule("V-507")
def test_in_a_siege_for_a_price_that_is_lacking() -> None:
    cities = {"siena": {"troops": {"red": 1}}, "florence": {"troops": {}}}
    red = MAY | {"court": {"left1": "gonfaloniere"}, "florins": 0, "domain": TIRED, "marker": 2}
    board = table("speak red nobody siena attack 0", red=red, cities=cities, season="sieges")
    assert legal(board) == {"indulgence", "pass"}
    play(board, "indulgence")
    assert (florins(board, "red"), laid(board)) == (3, [2])
    assert legal(board) == {"war_card left1 1", "pass"}
    paid = red | {"florins": 1}
    board = table("speak red nobody siena attack 0", red=paid, cities=cities, season="sieges")
    assert legal(board) == {"war_card left1 1", "pass"}, "what one can pay needs no indulgence"
    tile = red | {"domain": {"florence": "available", "pisa": "exhausted"}}
    board = table("speak red nobody siena attack 0", red=tile, cities=cities, season="sieges")
    assert legal(board) == {"war_card left1 1", "indulgence", "pass"}, "the tile may be kept"
    play(board, "indulgence", "war_card left1 1")
    assert (florins(board, "red"), domain(board, "red")["florence"]) == (2, "available")
    plain = red | {"court": {}}
    board = table("speak red nobody siena attack 0", red=plain, cities=cities, season="sieges")
    assert step(board) == []
    covered = red | {"rooms": {2: {"indulgence": True}}}
    board = table("speak red nobody siena attack 0", red=covered, cities=cities, season="sieges")
    assert step(board) == []


@pytest.mark.rule("V-506", "V-507")
def test_in_the_siege_step_of_a_year_it_is_laid_at_once() -> None:
    cities = {"siena": {"troops": {"red": 2}}, "florence": {"troops": {}}}
    red = MAY | {"court": {"left1": "gonfaloniere"}, "florins": 0, "domain": TIRED, "marker": 2}
    board = table("siege_turn 0", "end_sieges", red=red, cities=cities)
    play(board, "indulgence")
    assert laid(board) == [2]
    assert board.dump()["season"] == "sieges"


@pytest.mark.rule("V-507")
def test_a_defender_may_ask_too_and_leonardo_and_cannons_may_be_paid_so() -> None:
    cities = {"florence": {"troops": {"yellow": 1}}, "naples": {"troops": {}}}
    for red in ({"bonuses": ["leonardo"]}, {"domain": TIRED | {"cannons": "available"},
                                            "bonuses": ["cannons"]}):  # fmt: skip
        poor = MAY | {"florins": 0, "domain": TIRED} | red
        board = table("speak yellow red florence attack 0", red=poor, cities=cities,
                      season="sieges")  # fmt: skip
        assert step(board)[:2] == ["announce", "red"]
        assert legal(board) == {"indulgence", "pass"}


@pytest.mark.rule("V-507", "V-527")
@pytest.mark.parametrize("free", [1, 2, 3])
def test_one_room_within_reach_without_indulgence_is_enough(free: int) -> None:
    laid_in = {room: {"indulgence": True} for room in (1, 2, 3) if room != free}
    red = MAY | {"marker": 5, "florins": 0, "domain": TIRED, "rooms": laid_in}
    assert "indulgence" in legal(table("move_marker red", red=red))


@pytest.mark.rule("V-507")
@pytest.mark.parametrize(("price", "enough"), [(4, True), (5, False)])
def test_only_where_it_pays_for_the_step(price: int, enough: bool) -> None:
    dear = Virtu(f"[game]\nstep_florins = {price}\n{OVERLAY}")
    red = MAY | {"marker": 5, "florins": 1, "domain": TIRED}
    assert ("indulgence" in legal(table("move_marker red", red=red, game=dear))) == enough
