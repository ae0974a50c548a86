"""Banking (P-821 to P-827)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.kernel.errors import IllegalMove
from tests.rules.princes.table import (
    after,
    aside,
    dump,
    gold,
    influence,
    legal,
    play,
    seat,
    step,
    table,
    war,
    why_not,
)

PASSES = ("pass_bid",) * 3
BANKER = {"tiles": ["banking 1"]}


def banks(board: Board) -> list[str]:
    return legal(board, "bank")


@pytest.mark.rule("P-821")
def test_banking_one_to_three_in_one_direction() -> None:
    board = table(players={0: BANKER})
    assert banks(board) == [
        "bank gold 1", "bank gold 2", "bank gold 3",
        "bank influence 1", "bank influence 2", "bank influence 3",
    ]  # fmt: skip
    one = after(board, "bank gold 2")
    assert (gold(one), influence(one)) == (38, 14)
    two = after(board, "bank influence 3")
    assert (gold(two), influence(two)) == (43, 9)
    poor = table(players={0: BANKER | {"gold": 1, "influence": 0}})
    assert banks(poor) == ["bank gold 1"]


@pytest.mark.rule("P-822")
def test_each_tile_once_a_decade() -> None:
    board = table(players={0: BANKER})
    play(board, "bank gold 1")
    assert banks(board) == []
    assert why_not(board, "bank gold 1") == "P-822"
    two = table(players={0: {"tiles": ["banking 1", "banking 2"]}})
    play(two, "bank gold 1", "bank influence 3")
    assert banks(two) == []
    assert dump(two, 0)["used"] == ["banking 1", "banking 2"]


@pytest.mark.rule("P-823")
def test_banking_at_every_own_decision() -> None:
    mine = {"tiles": ["banking 1", "lorenzo", "ludovico"], "troops": ["pike"], "hand": ["veto"]}
    board = table(players={1: mine, 0: {"troops": ["pike"]}})
    assert banks(after(board, "auction gozzoli", "bid 0"))
    play(board, "war", "attacker Milan", "defender Rome")
    assert (step(board), seat(board)) == ("ask_veto", 1)
    assert banks(board)
    play(board, "no_veto", "pass_bid")
    assert (step(board), bool(banks(board))) == ("bid", True)
    play(board, "bid 0")
    assert (step(board), seat(board)) == ("bid", 0)
    play(board, "bid 0")
    assert (step(board), seat(board), bool(banks(board))) == ("bribe", 1, True)
    play(board, "no_bribe", "dice 1 1")
    assert (step(board), seat(board), bool(banks(board))) == ("ask_reroll", 1, True)
    mine = {"tiles": ["banking 1"], "hand": ["veto"]}
    own = table(players={0: mine})
    assert banks(own)
    for moves in (("pass",), ("war",), ("war", "attacker Rome"),
                  ("auction mantegna", "bid 0", *PASSES)):  # fmt: skip
        assert banks(after(own, *moves))
    league = war(pope="player 3", players={0: {"troops": ["pike"]}, 1: {"troops": ["pike"]},
                                           2: mine | {"troops": ["pike"]}})  # fmt: skip
    assert (step(league), bool(banks(league))) == ("ask_league", True)


@pytest.mark.rule("P-823")
@pytest.mark.rule("P-824")
def test_banking_while_others_decide_interrupts_nobody() -> None:
    board = table(players={1: BANKER | {"gold": 2}})
    assert seat(board) == 0
    assert banks(board) == []
    assert board.asides(0) == [move for move in board.asides(0) if move[2] != "bank"]
    listed = [move[2:] for move in board.asides(1) if move[2] == "bank"]
    assert listed == [("bank", "gold", 2), ("bank", "influence", 3)]
    aside(board, 1, "bank", "influence", 2)
    assert (gold(board, 1), influence(board, 1), dump(board, 1)["used"]) == (4, 10, ["banking 1"])
    assert (seat(board), step(board)) == (0, "take_action")
    with pytest.raises(IllegalMove, match="P-822"):
        aside(board, 1, "bank", "influence", 1)
    assert [move for move in board.asides(1) if move[2] == "bank"] == []


@pytest.mark.rule("P-823")
def test_banking_comes_before_the_last_event_of_another() -> None:
    board = table(events=["gozzoli"], players={1: BANKER, 2: {"tiles": ["banking 2"]}})
    aside(board, 1, "bank", "gold", 3)
    play(board, "auction gozzoli")
    with pytest.raises(IllegalMove, match="P-825"):
        aside(board, 2, "bank", "gold", 3)
    assert [move for move in board.asides(2) if move[2] == "bank"] == []
    assert (influence(board, 1), influence(board, 2)) == (15, 12)


@pytest.mark.rule("P-821")
def test_banking_out_of_turn_needs_tile_money_and_sense() -> None:
    board = table(players={1: BANKER | {"gold": 2}})
    bad: list[tuple[str | int, ...]] = [
        ("bank", "gold", 4), ("bank", "gold", 0), ("bank", "gold", -1), ("bank", "tiles", 1),
        ("bank", "gold"), ("bank", "gold", 1, 1), ("bank", "gold", "one"), ("bank",),
    ]  # fmt: skip
    before = board.dump()
    for parts in bad:
        with pytest.raises(IllegalMove):
            aside(board, 1, *parts)
    with pytest.raises(IllegalMove, match="P-821"):
        aside(board, 1, "bank", "gold", 3)
    with pytest.raises(IllegalMove, match="P-821"):
        aside(board, 2, "bank", "gold", 1)
    with pytest.raises(IllegalMove):
        aside(board, 7, "bank", "gold", 1)
    assert board.dump() == before


@pytest.mark.rule("P-814")
def test_the_high_bidder_cannot_bank_his_bid_away_out_of_turn() -> None:
    board = table(players={0: BANKER | {"gold": 16}})
    play(board, "auction doge", "bid 15")
    assert seat(board) == 1
    with pytest.raises(IllegalMove, match="P-814"):
        aside(board, 0, "bank", "gold", 2)
    aside(board, 0, "bank", "gold", 1)
    assert gold(board) == 15


@pytest.mark.rule("P-825")
def test_no_banking_once_the_last_event_is_up() -> None:
    for decade, event in ((1, "gozzoli"), (2, "botticelli"), (3, "leonardo")):
        board = table(
            decade=decade, events=[event], players={0: BANKER, 1: {"tiles": ["banking 2"]}}
        )
        assert banks(board)
        play(board, f"auction {event}")
        assert banks(board) == []
        assert why_not(board, "bank gold 1") == "P-825"
        assert banks(play(board, "bid 0")) == []
    two = table(events=["gozzoli", "piero"], players={0: BANKER})
    assert banks(play(two, "auction gozzoli"))
    pope = table(events=["gozzoli"], players={0: BANKER})
    assert banks(play(pope, "auction pope"))


@pytest.mark.rule("P-825")
def test_no_banking_after_the_last_event_was_won() -> None:
    board = table(events=["mantegna"], players={0: BANKER})
    play(board, "auction mantegna", "bid 0", *PASSES)
    assert step(board) == "place_artist"
    assert banks(board) == []


@pytest.mark.rule("P-826")
@pytest.mark.parametrize("options", [{}, {"last_event_banking": "lacking"}])
def test_the_winner_of_the_last_event_banks_what_he_lacks(options: dict[str, str]) -> None:
    mine = {"influence": 3, "tiles": ["banking 1", "banking 2"]}
    board = table(events=["gozzoli"], players={0: mine}, options=options)
    play(board, "auction gozzoli", "bid 7", *PASSES)
    assert step(board) == "pay"
    assert legal(board) == ["bank gold 1", "bank gold 2", "bank gold 3"]
    play(board, "bank gold 3")
    most = 3 if not options else 1
    assert legal(board) == [f"bank gold {amount}" for amount in range(1, most + 1)]
    assert why_not(board, "bank influence 1") == "P-826"
    if options:
        assert why_not(board, "bank gold 2") == "P-826"
    play(board, "bank gold 1", "pay")
    assert board.decade == 2
    assert (gold(board), influence(board)) == (36 + 12 + 2, 8)


@pytest.mark.rule("P-826")
@pytest.mark.rule("P-815")
def test_the_winner_of_the_last_event_banks_for_its_whole_price() -> None:
    """He has enough in hand, and may spend the other money instead."""
    board = table(events=["gozzoli"], players={0: {"tiles": ["banking 1", "banking 2"]}})
    play(board, "auction gozzoli", "bid 4", *PASSES)
    assert (step(board), legal(board)) == (
        "pay", ["bank gold 1", "bank gold 2", "bank gold 3", "pay"],
    )  # fmt: skip
    play(board, "bank gold 3")
    assert legal(board) == ["bank gold 1", "pay"]
    assert why_not(board, "bank gold 2") == "P-826"
    play(board, "bank gold 1")
    assert board.decade == 2
    assert (gold(board), influence(board)) == (36 + 12 + 2, 12 + 8)
    paid = table(events=["gozzoli"], players={0: BANKER})
    play(paid, "auction gozzoli", "bid 4", *PASSES, "pay")
    assert (gold(paid), influence(paid)) == (40 + 12 + 1, 8 + 8)
    broke = table(events=["gozzoli"], players={0: BANKER | {"gold": 0}})
    assert play(broke, "auction gozzoli", "bid 4", *PASSES).decade == 2
    free = table(events=["gozzoli"], players={0: BANKER})
    assert play(free, "auction gozzoli", "bid 0", *PASSES).decade == 2


@pytest.mark.rule("P-826")
@pytest.mark.rule("P-815")
def test_with_the_setting_he_banks_only_what_he_lacks() -> None:
    lacking = {"last_event_banking": "lacking"}
    board = table(events=["gozzoli"], players={0: BANKER}, options=lacking)
    play(board, "auction gozzoli", "bid 4", *PASSES)
    assert (board.decade, influence(board)) == (2, 8 + 8)
    more = table(players={0: BANKER})
    assert step(play(more, "auction gozzoli", "bid 4", *PASSES)) == "finish_turn"


@pytest.mark.rule("P-827")
def test_banking_is_open_again_if_the_event_is_not_sold() -> None:
    board = table(events=["gozzoli"], players={0: BANKER})
    play(board, "auction gozzoli", "pass_bid", *PASSES)
    assert (step(board), bool(banks(board))) == ("finish_turn", True)


@pytest.mark.rule("P-814")
def test_a_bid_of_one_binds_too() -> None:
    board = table(players={0: BANKER | {"influence": 1}})
    play(board, "auction pope", "bid 1")
    with pytest.raises(IllegalMove, match="P-814"):
        aside(board, 0, "bank", "influence", 1)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(play(table(players={0: {"influence": 1}}), "auction pope", "bid 1"),
              0, "give", "Este", 0, 1)  # fmt: skip


@pytest.mark.rule("P-823")
def test_the_last_coin_can_be_banked_out_of_turn() -> None:
    board = table(players={1: BANKER | {"gold": 1, "influence": 0}})
    assert [move[2:] for move in board.asides(1) if move[2] == "bank"] == [("bank", "gold", 1)]


@pytest.mark.rule("P-826")
def test_one_coin_of_the_other_money_is_enough_to_be_asked() -> None:
    board = table(events=["gozzoli"], players={0: BANKER | {"gold": 1}})
    play(board, "auction gozzoli", "bid 4", *PASSES)
    assert (step(board), legal(board)) == ("pay", ["bank gold 1", "pay"])


@pytest.mark.rule("P-826")
@pytest.mark.parametrize(
    ("options", "reason"),
    [({}, "only-the-price"), ({"last_event_banking": "lacking"}, "only-what-is-lacking")],
)
def test_why_no_more_can_be_banked_for_the_last_event(options: dict[str, str], reason: str) -> None:
    board = table(events=["gozzoli"], players={0: BANKER | {"influence": 3}}, options=options)
    play(board, "auction gozzoli", "bid 5", *PASSES)
    with pytest.raises(IllegalMove, match=reason):
        play(board, "bank influence 1")
