"""End of game and scoring (P-1601 to P-1616)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.names import CITIES
from quattrocento.games.princes.rules.scoring import city_points
from tests.rules.princes.table import (
    BOX,
    GAME,
    end_of_decade,
    events,
    gold,
    legal,
    play,
    step,
    table,
)

RANKS = (*BOX.ranks, *BOX.lower_ranks)


def ranked(
    status: list[int], artists: dict[str, list[str]] | None = None, **options: str
) -> list[int]:
    board = table(
        status=dict(zip(CITIES, status, strict=True)), artists=artists or {}, options=options
    )
    return city_points(board)


def purses(*amounts: tuple[int, int]) -> list[tuple[int, int]]:
    """The points for gold and for influence at the end, by seat."""
    players = {n: {"gold": g, "influence": i} for n, (g, i) in enumerate(amounts)}
    board = table(len(amounts), players=players)
    return [(source["gold"], source["influence"]) for source in GAME.standing(board).sources]


@pytest.mark.rule("P-1601")
def test_income_and_wages_first_then_points_and_nothing_else() -> None:
    rich = {"gold": 50}
    late = {"gold": 40, "wages": 20, "hand": ["raid_gold 1"], "tiles": ["banking 1"]}
    board = table(3, decade=3, events=["leonardo"], players={1: rich, 2: late})
    end_of_decade(board)
    assert (step(board), legal(board)) == ("over", [])
    assert (gold(board, 1), gold(board, 2)) == (62, 40 + 20 + 12 + 1)
    assert [source["gold"] for source in GAME.standing(board).sources] == [0, 3, 6]


@pytest.mark.rule("P-1602")
def test_cities_rank_by_status_then_artists() -> None:
    assert ranked([9, 8, 7, 6, 5]) == list(RANKS)
    assert ranked([9, 8, 8, 6, 5], {"Florence": ["mantegna"]}) == [10, 5, 7, *RANKS[3:]]
    more = {"Milan": ["mantegna"], "Florence": ["bellini", "bramante"], "Rome": ["michelangelo"]}
    assert ranked([9, 8, 8, 7, 5], more) == [10, 5, 7, *RANKS[3:]]


@pytest.mark.rule("P-1603")
@pytest.mark.rule("P-1605")
def test_equal_cities_take_the_lowest_of_their_places() -> None:
    four, five = RANKS[3:]
    assert ranked([9, 8, 8, 6, 5]) == [10, 5, 5, four, five]
    assert ranked([8, 8, 8, 6, 5]) == [5, 5, 5, four, five]
    assert ranked([7, 7, 7, 7, 7]) == [five] * 5
    assert ranked([8, 8, 8, 6, 5], {"Milan": ["mantegna"]}) == [5, 10, 5, four, five]
    assert ranked([8, 8, 6, 6, 6]) == [7, 7, five, five, five]
    assert ranked([8, 8, 6, 6, 6], {"Rome": ["bellini"], "Venice": ["mantegna"]}) == [
        10, 7, five, 5, five,
    ]  # fmt: skip


@pytest.mark.rule("P-1604")
def test_the_points_of_the_places() -> None:
    assert BOX.ranks == (10, 7, 5)
    assert ranked([9, 8, 7, 6, 5])[3:] == list(BOX.lower_ranks)
    assert ranked([9, 8, 7, 6, 5], lower_ranks="3-2")[3:] == [3, 2]
    assert ranked([9, 8, 7, 6, 5], lower_ranks="2-1")[3:] == [2, 1]


@pytest.mark.rule("P-1606")
def test_each_tile_scores_its_city() -> None:
    board = table(
        status=dict(zip(CITIES, [9, 8, 7, 6, 5], strict=True)),
        players={
            0: {"tiles": ["doge", "venetian_merchant 1", "lorenzo"]},
            1: {"tiles": ["orsini"]},
        },
    )
    assert [source["cities"] for source in GAME.standing(board).sources] == [25, RANKS[3], 0, 0]


@pytest.mark.rule("P-1607")
def test_events_score() -> None:
    mine = {"tiles": ["venetian_merchant 1"], "events": ["leonardo", "gozzoli", "merchant_i"]}
    board = table(decade=3, players={0: mine})
    assert GAME.standing(board).sources[0]["events"] == 4 + 2 + 1


@pytest.mark.rule("P-1608")
def test_the_pope_scores_three_at_the_end() -> None:
    board = end_of_decade(table(decade=3, events=["leonardo"], pope="player 2"))
    assert [source["pope"] for source in GAME.standing(board).sources] == [0, 3, 0, 0]
    board = end_of_decade(table(decade=3, events=["leonardo"]))
    assert [source["pope"] for source in GAME.standing(board).sources] == [0] * 4


@pytest.mark.rule("P-1609")
@pytest.mark.rule("P-1610")
def test_most_and_second_gold() -> None:
    assert [g for g, _ in purses((30, 0), (20, 0), (10, 0))] == [6, 3, 0]
    assert [g for g, _ in purses((30, 0), (30, 0), (20, 0), (20, 0), (10, 0))] == [6, 6, 3, 3, 0]
    assert (BOX.most_gold, BOX.second_gold) == (6, 3)


@pytest.mark.rule("P-1611")
def test_all_equal_in_gold() -> None:
    assert [g for g, _ in purses((30, 0), (30, 0), (30, 0))] == [6, 6, 6]


@pytest.mark.rule("P-1612")
def test_nothing_can_be_most_or_second() -> None:
    assert [g for g, _ in purses((0, 0), (0, 0), (0, 0))] == [6, 6, 6]
    assert [g for g, _ in purses((1, 0), (0, 0), (0, 0))] == [6, 3, 3]


@pytest.mark.rule("P-1613")
def test_most_influence_without_a_second() -> None:
    assert [i for _, i in purses((0, 9), (0, 9), (0, 8))] == [4, 4, 0]
    assert [i for _, i in purses((0, 9), (0, 8), (0, 7))] == [4, 0, 0]
    assert BOX.most_influence == 4


@pytest.mark.rule("P-1614")
@pytest.mark.parametrize(("tokens", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_victory_tokens(tokens: int, vp: int) -> None:
    board = table(players={2: {"tokens": tokens}})
    assert GAME.standing(board).sources[2]["victories"] == vp


@pytest.mark.rule("P-1615")
def test_nothing_else_scores() -> None:
    rich = {"gold": 99, "influence": 99}
    mine = {"troops": ["pike", "cavalry"], "hand": ["veto", "start_war"], "gold": 20,
            "influence": 20, "wages": 30}  # fmt: skip
    board = table(status={"Rome": 10}, players={0: mine, 1: rich, 2: rich | {"gold": 98}})
    assert sum(GAME.standing(board).sources[0].values()) == 0


@pytest.mark.rule("P-1616")
def test_equal_totals_share_the_victory() -> None:
    board = table(
        players={0: {"gold": 50, "tokens": 1}, 1: {"gold": 50, "tokens": 1}, 2: {"tokens": 3}}
    )
    standing = GAME.standing(board)
    assert standing.scores == [6 + 4 + 1, 6 + 4 + 1, 3 + 4 + 6, 3 + 4]
    assert standing.places == [2, 2, 1, 4]
    assert standing.winners == [2]
    shared = GAME.standing(table())
    assert shared.places == [1, 1, 1, 1]


@pytest.mark.rule("P-1601")
def test_the_points_of_cities_and_players_are_told() -> None:
    board = table(3, decade=3, events=["leonardo"], players={1: {"tokens": 2, "gold": 80}})
    play(board, "auction leonardo", "bid 0", "pass_bid")
    told_now = events(board, "pass_bid")
    cities = {e.args["city"]: e.args["vp"] for e in told_now if e.name == "final_city"}
    assert cities == dict(zip(CITIES, city_points(board), strict=True))
    for index, sources in enumerate(GAME.standing(board).sources):
        told_points = {
            e.args["source"]: e.args["vp"]
            for e in told_now
            if e.name == "final_points" and e.args["seat"] == index
        }
        assert told_points == {source: vp for source, vp in sources.items() if vp}
        assert told_points
