"""The worked examples of Princes: Geoff (Baglioni), Hammy (d'Este), Stella (Malatesta), Timo
(Gonzaga)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.bots.odds import ALL, war_odds
from quattrocento.games.princes.rules.scoring import city_points
from tests.rules.princes.table import (
    GAME,
    bids,
    dump,
    gold,
    influence,
    legal,
    play,
    seat,
    table,
    told,
    why_not,
)

GEOFF, HAMMY, STELLA, TIMO = range(4)


@pytest.mark.rule("P-622")
@pytest.mark.rule("P-202")
def test_the_doge_is_auctioned() -> None:
    hammy = {"tiles": ["ludovico", "alfonso", "orsini"]}
    board = table(status={"Venice": 6}, players={HAMMY: hammy})
    play(board, "auction doge")
    assert bids(board)[0] == 12
    assert told(board, "bid 13") == ["bids", "cannot_bid"]
    assert seat(board) == STELLA
    play(board, "bid 14")
    assert seat(board) == TIMO
    play(board, "pass_bid")
    assert seat(board) == GEOFF
    play(board, "bid 15")
    assert seat(board) == STELLA
    play(board, "pass_bid")
    assert dump(board, GEOFF)["tiles"] == ["doge"]
    assert [gold(board, index) for index in range(4)] == [25, 40, 40, 40]
    assert seat(board) == HAMMY


@pytest.mark.rule("P-202")
def test_hammy_is_told_why() -> None:
    hammy = {"tiles": ["ludovico", "alfonso", "orsini"], "hand": ["veto"]}
    board = table(status={"Venice": 6}, players={HAMMY: hammy})
    play(board, "auction doge", "bid 13")
    assert (seat(board), legal(board)) == (HAMMY, ["pass_bid"])
    assert why_not(board, "bid 14") == "P-202"


@pytest.mark.rule("P-643")
@pytest.mark.rule("P-806")
@pytest.mark.rule("P-1206")
@pytest.mark.parametrize("purse", [12, 3])
def test_gozzoli_is_auctioned(purse: int) -> None:
    board = table(active=HAMMY, players={TIMO: {"influence": purse}})
    play(board, "auction gozzoli")
    assert "pass_bid" in legal(board)
    play(board, "bid 0")
    assert seat(board) == STELLA
    play(board, "pass_bid")
    assert max(bids(board)) == purse + 1
    play(board, "bid 4")
    assert seat(board) == GEOFF
    play(board, "pass_bid")
    assert seat(board) == HAMMY
    play(board, "pass_bid")
    assert dump(board, TIMO)["events"] == ["gozzoli"]
    assert influence(board, TIMO) == purse - 3
    assert influence(board, HAMMY) == 12


@pytest.mark.rule("P-1603")
def test_two_cities_tied_for_the_second_place_score_as_third() -> None:
    board = table(status={"Venice": 9, "Milan": 7, "Florence": 7, "Rome": 5, "Naples": 4})
    points = city_points(board)
    assert points[:3] == [10, 5, 5]
    assert points[3] == board.ranks[3]


@pytest.mark.rule("P-1614")
def test_victory_counters() -> None:
    for tokens, points in ((1, 1), (2, 3), (3, 6), (4, 10), (5, 15)):
        board = table(players={STELLA: {"tokens": tokens}})
        assert GAME.standing(board).sources[STELLA]["victories"] == points


@pytest.mark.parametrize(
    ("armies", "percent"),
    [
        ((5, 3, 3, 2), (72, 12, 16)),
        ((3, 4, 3, 4), (28, 52, 20)),
        ((7, 8, 7, 8), (28, 52, 20)),
    ],
)
def test_odds_of_a_war(armies: tuple[int, int, int, int], percent: tuple[int, int, int]) -> None:
    """Cavalry and Artillery against a neutral army; two equal armies against each other."""
    counts = war_odds(*armies)[:3]
    assert sum(counts) == ALL
    assert tuple(round(100 * count / ALL) for count in counts) == percent
