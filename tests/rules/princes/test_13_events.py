"""Events, one by one (P-1301 to P-1311)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import CITIES, EVENTS, POINTS
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    dump,
    end_of_decade,
    events,
    gold,
    legal,
    play,
    step,
    table,
)

PASSES = ("pass_bid",) * 3
MERCHANTS = ["venetian_merchant 1", "venetian_merchant 2", "milanese_merchant"]


def event_points(board: Board, seat: int = 0) -> int:
    return GAME.standing(board).sources[seat]["events"]


@pytest.mark.rule("P-1301")
@pytest.mark.rule("P-1607")
def test_artists_with_points_are_kept_and_score() -> None:
    values = sorted(BOX.event_amount[i] for i in range(12) if BOX.event_effect[i] == POINTS)
    assert values == [2, 2, 3, 3, 4]
    for index, name in enumerate(EVENTS):
        if BOX.event_effect[index] == POINTS:
            board = table(decade=BOX.event_decade[index])
            play(board, f"auction {name}", "bid 0", *PASSES)
            assert dump(board, 0)["events"] == [name]
            assert event_points(board) == BOX.event_amount[index]


@pytest.mark.rule("P-1302")
@pytest.mark.rule("P-1303")
@pytest.mark.rule("P-1305")
def test_a_status_artist_goes_to_a_city_at_once() -> None:
    board = table()
    play(board, "auction mantegna", "bid 0", *PASSES)
    assert legal(board) == [f"place_artist {city}" for city in CITIES]
    play(board, "place_artist Rome")
    assert board.status[CITIES.index("Rome")] == 6
    assert board.dump()["artists"]["Rome"] == ["mantegna"]
    assert (dump(board, 0)["events"], event_points(board)) == ([], 0)
    end_of_decade(board)
    assert board.dump()["artists"]["Rome"] == ["mantegna"]


@pytest.mark.rule("P-1303")
@pytest.mark.rule("P-1304")
def test_several_artists_and_a_city_at_the_top() -> None:
    board = table(decade=3, status={"Rome": 10}, artists={"Rome": ["mantegna", "bellini"]})
    play(board, "auction bramante", "bid 0", *PASSES, "place_artist Rome")
    assert board.status[CITIES.index("Rome")] == 10
    assert board.dump()["artists"]["Rome"] == ["mantegna", "bellini", "bramante"]


@pytest.mark.rule("P-1306")
@pytest.mark.rule("P-1505")
def test_a_merchant_pays_for_each_merchant_tile_in_every_decade() -> None:
    board = table(players={0: {"tiles": MERCHANTS[:2]}})
    play(board, "auction merchant_i", "bid 0", *PASSES)
    plain = 12 + 3 + 3
    end_of_decade(board)
    assert gold(board) == 40 + plain + 2
    late = table(decade=2, active=3, players={0: {"tiles": MERCHANTS, "events": ["merchant_i"]}})
    end_of_decade(late)
    assert gold(late) == 40 + 12 + 3 + 3 + 2 + 3


@pytest.mark.rule("P-1307")
def test_a_merchant_scores_a_point_for_each_merchant_tile() -> None:
    for tiles, points in (([], 0), (MERCHANTS[:1], 1), ([*MERCHANTS, "doge"], 3)):
        board = table(players={0: {"tiles": tiles, "events": ["merchant_i"]}})
        assert event_points(board) == points


@pytest.mark.rule("P-1308")
def test_two_merchants_add_up() -> None:
    mine = {"tiles": MERCHANTS[:2], "events": ["merchant_i", "merchant_ii"]}
    board = table(decade=3, active=3, players={0: mine})
    assert event_points(board) == 4
    assert GAME.sight.view(board, 0)["players"][0]["income"]["parts"]["merchants"]["gold"] == 4
    end_of_decade(board)
    assert gold(board) == 40 + 12 + 6 + 4


@pytest.mark.rule("P-1309")
@pytest.mark.rule("P-1310")
@pytest.mark.rule("P-1311")
def test_french_invade() -> None:
    board = table(decade=3, status={"Rome": 4, "Naples": 3})
    play(board, "auction french_invade", "bid 0", *PASSES)
    assert legal(board) == [*(f"invade {city}" for city in CITIES), "no_invasion"]
    for move, status in (("invade Venice", [5, 4, 3]), ("invade Rome", [7, 3, 3]),
                         ("invade Naples", [7, 4, 3]), ("no_invasion", [7, 4, 3])):  # fmt: skip
        done = after(board, move)
        assert [done.status[CITIES.index(c)] for c in ("Venice", "Rome", "Naples")] == status
        assert dump(done, 0)["events"] == []
        assert "french_invade" not in done.dump()["events"]
        assert not any(done.artists)
        assert event_points(done) == 0
        assert step(done) == "take_action"


@pytest.mark.rule("P-823")
@pytest.mark.rule("P-1126")
@pytest.mark.parametrize(
    ("event", "asked", "last"),
    [("bramante", "place_artist", "place_artist Rome"), ("french_invade", "invade", "invade Rome")],
)
def test_free_plays_before_an_event_is_carried_out(event: str, asked: str, last: str) -> None:
    board = table(decade=3, players={0: {"tiles": ["banking 1", "alfonso"]}})
    play(board, f"auction {event}", "bid 0", *PASSES)
    play(board, "bank gold 2", "alfonso", "draw 0 veto")
    assert (step(board), gold(board), dump(board, 0)["hand"]) == (asked, 38, ["veto"])
    before = board.status[3]
    play(board, last)
    assert board.status[3] != before
    assert step(board) == "finish_turn"


@pytest.mark.rule("P-1302")
@pytest.mark.rule("P-1304")
@pytest.mark.rule("P-1310")
def test_the_steps_that_a_city_really_makes_are_told() -> None:
    for event, kind, verb, at, steps in (
        ("bramante", "artist", "place_artist", 9, 1), ("bramante", "artist", "place_artist", 10, 0),
        ("french_invade", "invades", "invade", 9, 2), ("french_invade", "invades", "invade", 4, 1),
        ("french_invade", "invades", "invade", 3, 0),
    ):  # fmt: skip
        board = table(decade=3, status={"Rome": at})
        play(board, f"auction {event}", "bid 0", *PASSES)
        moved = [e.args["steps"] for e in events(board, f"{verb} Rome") if e.name == kind]
        assert moved == [steps]
