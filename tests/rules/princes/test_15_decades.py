"""End of a decade (P-1501 to P-1512)."""

from __future__ import annotations

import pytest

from tests.rules.princes.table import (
    GAME,
    dump,
    end_of_decade,
    events,
    gold,
    influence,
    legal,
    play,
    seat,
    step,
    table,
    told,
)

PASSES = ("pass_bid",) * 3


@pytest.mark.rule("P-1501")
def test_at_once_after_the_last_event_is_carried_out() -> None:
    board = table(events=["mantegna"])
    play(board, "auction mantegna", "bid 1", *PASSES)
    assert (board.decade, step(board), influence(board)) == (1, "place_artist", 11)
    play(board, "place_artist Rome")
    assert (board.decade, step(board)) == (2, "take_action")
    assert board.status[3] == 6


@pytest.mark.rule("P-1502")
def test_nobody_decides_anything_in_it() -> None:
    board = table(
        events=["gozzoli"], players={n: {"hand": [f"freeze_bid {n + 1}"]} for n in range(4)}
    )
    play(board, "auction gozzoli", "bid 0", *PASSES[:2])
    assert told(board, "pass_bid") == ["passes_bid", "wins", *["income"] * 4, "decade", "turn"]
    assert (board.decade, step(board)) == (2, "take_action")


@pytest.mark.rule("P-1503")
@pytest.mark.rule("P-1504")
def test_income_of_family_tiles_and_troops() -> None:
    mine = {"tiles": ["doge", "venetian_merchant 1"], "troops": ["cavalry", "pike"]}
    board = table(events=["gozzoli"], active=3, players={0: mine})
    parts = GAME.sight.view(board, 2)["players"][0]["income"]
    assert (parts["gold"], parts["influence"]) == (12 + 2 + 3, 8 + 2 + 2)
    end_of_decade(board)
    assert (gold(board), influence(board)) == (40 + 17, 12 + 12)
    bought = table(events=["gozzoli", "piero"])
    play(bought, "auction doge", "bid 14", *PASSES)
    end_of_decade(bought)
    assert (gold(bought), influence(bought)) == (26 + 12 + 2, 12 + 8 + 2)


@pytest.mark.rule("P-1506")
def test_wages_are_collected() -> None:
    board = end_of_decade(table(events=["gozzoli"], active=3, players={0: {"wages": 11}}))
    assert (gold(board), dump(board, 0)["wages"]) == (40 + 12 + 11, 0)


@pytest.mark.rule("P-1507")
def test_the_pope_goes_back_but_stays_after_the_third() -> None:
    for decade, event in ((1, "gozzoli"), (2, "botticelli")):
        board = end_of_decade(table(decade=decade, events=[event], pope="player 2"))
        assert board.pope == -1
        assert "auction pope" in legal(board)
    last = end_of_decade(table(decade=3, events=["leonardo"], pope="player 2"))
    assert last.pope == 1


@pytest.mark.rule("P-1508")
@pytest.mark.rule("P-1509")
def test_abilities_league_and_marker_are_renewed() -> None:
    mine = {"tiles": ["lorenzo", "banking 1"], "used": ["lorenzo", "banking 1"]}
    board = table(
        events=["gozzoli"], marker=3, league_used=True, pope="player 2", players={2: mine}
    )
    end_of_decade(board)
    assert dump(board, 2)["used"] == []
    assert (board.league_used, board.marker) == (False, 0)


@pytest.mark.rule("P-1510")
def test_the_next_events_come_on_display() -> None:
    board = end_of_decade(table(events=["gozzoli"]))
    assert board.dump()["events"] == ["botticelli", "ghirlandaio", "bellini", "merchant_ii"]
    end_of_decade(board)
    assert board.dump()["events"] == ["leonardo", "michelangelo", "bramante", "french_invade"]


@pytest.mark.rule("P-1511")
def test_everything_else_carries_over() -> None:
    mine = {
        "tiles": ["doge"],
        "troops": ["pike"],
        "hand": ["veto"],
        "events": ["piero"],
        "tokens": 2,
    }
    board = table(
        events=["gozzoli"], active=3, players={0: mine}, status={"Rome": 8},
        artists={"Rome": ["mantegna"]},
    )  # fmt: skip
    end_of_decade(board)
    entry = dump(board, 0)
    assert {key: entry[key] for key in mine} == mine
    assert board.status[3] == 8
    assert board.dump()["artists"]["Rome"] == ["mantegna"]
    assert (gold(board), influence(board)) == (40 + 14, 12 + 10)


@pytest.mark.rule("P-1512")
def test_the_next_decade_begins_after_the_one_whose_turn_it_was() -> None:
    board = table(events=["gozzoli"], active=1)
    play(board, "auction gozzoli", "bid 0", "pass_bid", "bid 1", "pass_bid", "pass_bid")
    assert dump(board, 3)["events"] == ["gozzoli"]
    assert (board.decade, seat(board)) == (2, 2)


@pytest.mark.rule("P-1502")
def test_income_comes_before_anything_is_renewed() -> None:
    board = table(events=["gozzoli"], pope="player 1")
    play(board, "auction gozzoli", "bid 0", *PASSES[:2])
    income = [event for event in events(board, "pass_bid") if event.name == "income"]
    assert [event.args["gold"] for event in income] == [15, 12, 12, 12]
