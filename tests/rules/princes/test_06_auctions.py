"""Auctions (P-601 to P-672)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import DEFENDER_LOT, EVENTS
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    bids,
    dump,
    events,
    expected,
    gold,
    influence,
    legal,
    play,
    random_game,
    seat,
    settle,
    step,
    table,
    told,
    why_not,
)

SIX = ["doge", "venetian_merchant 1", "venetian_merchant 2", "ludovico", "caterina", "lorenzo"]
PASSES = ("pass_bid",) * 4
TROOPS = {index: {"troops": ["pike"]} for index in range(4)}


def declare(board: Board, attacker: str = "Milan", defender: str = "Rome") -> Board:
    return play(board, "war", f"attacker {attacker}", f"defender {defender}")


@pytest.mark.rule("P-601")
def test_any_tile_of_the_display_can_be_put_up() -> None:
    board = table(players={0: {"gold": 99}, 1: {"tiles": ["doge"]}, 2: {"events": ["piero"]}})
    offered = {move.split()[1] for move in legal(board, "auction")}
    assert {"pope", "gozzoli", "mantegna", "merchant_i", "banking", "alfonso"} <= offered
    assert not {"doge", "piero", "botticelli"} & offered
    assert why_not(board, "auction doge") == "P-601"
    assert why_not(board, "auction piero") == "P-601"


@pytest.mark.rule("P-602")
@pytest.mark.rule("P-606")
def test_bidding_goes_clockwise_from_the_active_player_among_those_in() -> None:
    board = table(active=2)
    play(board, "auction gozzoli")
    order = []
    for move in ("bid 0", "pass_bid", "bid 1", "bid 2", "bid 3", "pass_bid"):
        order.append(seat(board))
        play(board, move)
    assert order == [2, 3, 0, 1, 2, 0]
    assert seat(board) == 1
    play(board, "pass_bid")
    play(board, "auction pope")
    assert seat(board) == 3
    assert seat(after(board, "pass_bid")) == 0


@pytest.mark.rule("P-603")
def test_everybody_is_in() -> None:
    for name in ("doge", "gozzoli", "pope"):
        board = play(table(players={0: {"gold": 60}}), f"auction {name}")
        assert board.bidding == 0b1111


@pytest.mark.rule("P-604")
def test_a_bid_is_at_least_one_higher_and_may_jump() -> None:
    board = play(table(), "auction piero", "bid 5")
    assert bids(board) == list(range(6, 41))
    play(board, "bid 30")
    assert bids(board)[0] == 31


@pytest.mark.rule("P-605")
def test_no_bid_beyond_capacity() -> None:
    board = play(table(players={0: {"gold": 17}}), "auction piero")
    assert max(bids(board)) == 17
    assert why_not(board, "bid 18") == "P-605"
    with pytest.raises(Exception, match="P-605"):
        play(board, "bid 18")


@pytest.mark.rule("P-605")
def test_nobody_bids_beyond_999() -> None:
    board = play(table(players={0: {"gold": 999, "tiles": ["banking 1"]}}), "auction piero")
    assert (bids(board)[0], bids(board)[-1]) == (0, 999)
    assert expected(board)[-2:] == ["bid 999", "pass_bid"]


@pytest.mark.rule("P-607")
def test_the_last_one_in_wins_at_his_bid_unasked() -> None:
    board = play(table(), "auction piero", "bid 3", "pass_bid", "pass_bid", "pass_bid")
    assert dump(board, 0)["events"] == ["piero"]
    assert gold(board) == 37
    assert (seat(board), step(board)) == (1, "take_action")


@pytest.mark.rule("P-608")
def test_the_last_one_without_a_bid_still_chooses() -> None:
    board = play(table(), "auction piero", *PASSES[:3])
    assert (seat(board), step(board)) == (3, "bid")
    won = after(board, "bid 0")
    assert dump(won, 3)["events"] == ["piero"]
    unsold = after(board, "pass_bid")
    assert unsold.dump()["events"] == list(EVENTS[:4])


@pytest.mark.rule("P-609")
@pytest.mark.rule("P-646")
def test_an_unsold_tile_stays_on_display() -> None:
    board = play(table(events=["piero"]), "auction piero", *PASSES)
    assert board.decade == 1
    assert (seat(board), step(board)) == (1, "take_action")
    assert "auction piero" in legal(board)
    board = play(table(), "auction pope", *PASSES)
    assert "auction pope" in legal(board)


@pytest.mark.rule("P-610")
@pytest.mark.rule("P-611")
def test_the_winner_alone_pays_and_receives() -> None:
    board = play(table(), "auction doge", "bid 14", "pass_bid", "bid 16", "bid 17", "pass_bid",
                 "pass_bid")  # fmt: skip
    assert [gold(board, index) for index in range(4)] == [40, 40, 40, 23]
    assert dump(board, 3)["tiles"] == ["doge"]
    board = play(table(), "auction mantegna", "bid 2", *PASSES[:3])
    assert (influence(board), step(board)) == (10, "place_artist")


@pytest.mark.rule("P-612")
def test_who_cannot_bid_is_asked_only_with_a_treachery_tile() -> None:
    board = table(players={1: {"gold": 13}, 2: {"gold": 13, "hand": ["veto"]}, 3: {"tiles": SIX}})
    play(board, "auction venetian_merchant")
    names = told(board, "bid 14")
    assert names == ["bids", "cannot_bid"]
    assert (seat(board), legal(board)) == (2, ["pass_bid"])
    play(board, "pass_bid")
    assert dump(board, 0)["tiles"] == ["venetian_merchant 3"]


@pytest.mark.rule("P-613")
def test_with_hidden_totals_everybody_is_asked() -> None:
    board = table(options={"totals": "hidden"}, players={1: {"gold": 0}, 2: {"tiles": SIX}})
    play(board, "auction orsini", "bid 10")
    assert (seat(board), legal(board)) == (1, ["pass_bid"])
    shown = [GAME.sight.view(board, viewer)["auction"]["bidders"] for viewer in (0, 1)]
    assert [bidders[1]["reason"] for bidders in shown] == [None, "too-little-money"]
    assert [bidders[2]["reason"] for bidders in shown] == ["six-tiles"] * 2
    play(board, "pass_bid")
    assert (seat(board), legal(board)) == (2, ["pass_bid"])


@pytest.mark.rule("P-612")
def test_nobody_is_told_what_a_hand_may_still_pay() -> None:
    for hand in (["bribe_cardinal 1"], ["veto"]):
        board = table(players={1: {"influence": 2, "hand": hand}, 2: {"influence": 2}})
        play(board, "auction pope", "bid 3")
        bidders = GAME.sight.view(board, 0)["auction"]["bidders"]
        assert [bidders[index]["reason"] for index in (1, 2)] == [None, "too-little-money"]


@pytest.mark.rule("P-621")
def test_city_tiles_are_paid_in_gold() -> None:
    board = play(table(players={0: {"influence": 0}}), "auction orsini", "bid 10", *PASSES[:3])
    assert (gold(board), influence(board)) == (30, 0)


@pytest.mark.rule("P-622")
@pytest.mark.rule("P-623")
@pytest.mark.parametrize("status", [3, 6, 10])
def test_the_active_player_must_open_at_twice_the_status(status: int) -> None:
    board = table(status={"Venice": status})
    play(board, "auction doge")
    assert seat(board) == 0
    assert "pass_bid" not in legal(board)
    assert why_not(board, "pass_bid") == "P-622"
    assert bids(board) == list(range(2 * status, 41))
    assert GAME.sight.view(board, 0)["auction"]["must_open"] is True


@pytest.mark.rule("P-624")
def test_only_a_tile_he_may_own_and_pay_can_be_put_up() -> None:
    board = table(players={0: {"gold": 11}})
    offered = {move.split()[1] for move in legal(board, "auction")} - set(EVENTS) - {"pope"}
    assert "orsini" in offered
    assert "ludovico" not in offered
    assert why_not(board, "auction ludovico") == "P-624"
    banker = table(players={0: {"gold": 9, "tiles": ["banking 1"], "influence": 1}})
    assert "auction orsini" in legal(banker)
    assert why_not(banker, "auction ludovico") == "P-624"


@pytest.mark.rule("P-625")
@pytest.mark.rule("P-626")
def test_a_player_at_a_limit_must_pass_but_may_freeze() -> None:
    board = table(players={1: {"tiles": SIX, "hand": ["freeze_bid 1"]}})
    play(board, "auction orsini", "bid 10")
    assert seat(board) == 1
    assert bids(board) == []
    assert why_not(board, "bid 11") == "P-201"
    assert "freeze_bid Gonzaga" in legal(board)
    play(board, "freeze_bid Gonzaga")
    assert "pass_bid" in legal(board)
    assert bids(board) == []


@pytest.mark.rule("P-627")
def test_a_city_tile_put_up_is_always_sold() -> None:
    for seed in range(4):
        tiles = -1
        for board, _ in random_game(4, seed):
            if step(board) == "take_action" or not board.agenda:
                sold = sum(player.tiles.bit_count() for player in board.players)
                assert tiles < 0 or sold == tiles
                tiles = -1
            if board.lot_kind == 0 and tiles < 0:
                tiles = sum(player.tiles.bit_count() for player in board.players) + 1


@pytest.mark.rule("P-628")
def test_no_discount_on_city_tiles() -> None:
    helpers = ["swiss", "giovanni", "roderigo"]
    for index in range(6):
        board = table(6, active=index, players={index: {"tiles": helpers}})
        play(board, "auction orsini", "bid 10", *PASSES, "pass_bid")
        assert gold(board, index) == 30


@pytest.mark.rule("P-641")
@pytest.mark.parametrize("event", range(12))
def test_events_are_paid_in_their_currency(event: int) -> None:
    name, decade = EVENTS[event], BOX.event_decade[event]
    board = table(decade=decade, players={0: {"gold": 30, "influence": 20}})
    play(board, f"auction {name}", "bid 7", *PASSES[:3])
    paid = (30 - gold(board), 20 - influence(board))
    assert paid == ((7, 0) if BOX.event_currency[event] == 0 else (0, 7))


@pytest.mark.rule("P-642")
@pytest.mark.rule("P-643")
@pytest.mark.rule("P-645")
def test_nobody_must_open_an_event_and_zero_is_a_bid() -> None:
    board = play(table(), "auction gozzoli")
    assert "pass_bid" in legal(board)
    assert bids(board)[0] == 0
    play(board, "pass_bid")
    assert bids(board)[0] == 0
    play(board, "bid 0")
    assert bids(board)[0] == 1
    play(board, "pass_bid", "pass_bid")
    assert dump(board, 1)["events"] == ["gozzoli"]


@pytest.mark.rule("P-644")
def test_a_bid_of_zero_can_win() -> None:
    board = play(table(), "auction gozzoli", "bid 0", *PASSES[:3])
    assert (influence(board), dump(board, 0)["events"]) == (12, ["gozzoli"])


@pytest.mark.rule("P-651")
def test_the_pope_is_paid_in_influence_like_an_event() -> None:
    board = play(table(), "auction pope")
    assert "pass_bid" in legal(board)
    assert bids(board) == list(range(13))
    play(board, "bid 0", "bid 4", *PASSES[:3])
    assert (board.pope, influence(board, 1), gold(board, 1)) == (1, 8, 40)


@pytest.mark.rule("P-652")
def test_the_pope_is_sold_once_a_decade() -> None:
    board = table(pope="player 3")
    assert why_not(board, "auction pope") == "P-652"
    assert "auction pope" not in legal(board)


@pytest.mark.rule("P-653")
def test_the_pope_does_not_end_the_decade() -> None:
    board = play(table(events=["piero"]), "auction pope", "bid 0", *PASSES[:3])
    assert board.decade == 1
    unsold = play(table(events=["piero"]), "auction piero", "bid 0", *PASSES[:3])
    assert unsold.decade == 2


@pytest.mark.rule("P-661")
def test_condottieri_are_hired_for_influence_attacker_first() -> None:
    board = declare(table(players=TROOPS))
    assert GAME.sight.view(board, 0)["auction"]["lot"] == "Milan"
    play(board, "bid 4", *PASSES[:3])
    assert board.fighters[0] == 0
    assert GAME.sight.view(board, 0)["auction"]["lot"] == "Rome"
    play(board, "bid 2", "pass_bid", "pass_bid")
    assert board.fighters == (0, 1)
    assert (influence(board, 0), influence(board, 1), gold(board, 1)) == (9, 10, 40)


@pytest.mark.rule("P-662")
@pytest.mark.rule("P-663")
def test_only_owners_of_troops_bid_from_the_active_player_on() -> None:
    owners = {1: {"troops": ["pike"]}, 3: {"troops": ["pike"]}, 2: {"hand": ["freeze_bid 1"]}}
    board = declare(table(players=owners))
    play(board, "no_veto")
    assert board.bidding == 0b1010
    assert seat(board) == 1
    board = play(declare(table(active=3, players=owners)), "no_veto")
    assert seat(board) == 3


@pytest.mark.rule("P-664")
@pytest.mark.rule("P-665")
def test_nobody_must_bid_and_the_lowest_bid_is_a_setting() -> None:
    board = declare(table(players=TROOPS))
    assert "pass_bid" in legal(board)
    assert bids(board)[0] == 0
    one = declare(table(players=TROOPS, options={"lowest_bid": "1"}))
    assert bids(one)[0] == 1
    assert bids(play(one, "pass_bid"))[0] == 1
    for least in (0, 1):
        second = declare(table(players=TROOPS, options={"lowest_bid": str(least)}))
        play(second, f"bid {least}", *PASSES[:3])
        assert (step(second), second.lot_kind, bids(second)[0]) == ("bid", DEFENDER_LOT, least)
    vacant = play(
        declare(table(players=TROOPS, options={"lowest_bid": "1"})), *PASSES[:3], "pass_bid"
    )
    assert (vacant.lot_kind, bids(vacant)[0]) == (DEFENDER_LOT, 1)
    event = play(table(options={"lowest_bid": "1"}), "auction gozzoli")
    assert bids(event)[0] == 0


@pytest.mark.rule("P-666")
@pytest.mark.rule("P-667")
@pytest.mark.rule("P-668")
def test_the_second_auction() -> None:
    board = declare(table(players=TROOPS))
    play(board, "pass_bid", "bid 0", "pass_bid", "pass_bid")
    assert board.fighters == (1, -1)
    assert board.bidding == 0b1101
    assert seat(board) == 0
    board = play(declare(table(players=TROOPS)), "bid 0", *PASSES[:3])
    assert (board.bidding, seat(board)) == (0b1110, 1)


@pytest.mark.rule("P-669")
def test_a_sole_participant_still_chooses() -> None:
    board = declare(table(players={2: {"troops": ["pike"]}}))
    assert (seat(board), step(board)) == (2, "bid")
    assert {"bid 0", "pass_bid"} <= set(legal(board))


@pytest.mark.rule("P-670")
def test_vacant_cities() -> None:
    nobody = table()
    names = told(play(nobody, "war", "attacker Milan"), "defender Rome")
    assert names.count("vacant") == 2
    board = declare(table(players=TROOPS))
    play(board, *PASSES)
    assert board.fighters == (-1, -1)
    assert GAME.sight.view(board, 0)["auction"]["lot"] == "Rome"


@pytest.mark.rule("P-671")
def test_the_attacker_pays_before_the_second_auction() -> None:
    board = declare(table(players=TROOPS, families=("Este", "Gonzaga", "Malatesta", "Bentivogli")))
    play(board, "pass_bid", "bid 5", "pass_bid", "pass_bid")
    assert GAME.sight.view(board, 0)["auction"]["lot"] == "Rome"
    assert influence(board, 1) == 7


@pytest.mark.rule("P-672")
def test_with_a_vacant_attack_all_bid_for_the_defence() -> None:
    board = play(declare(table(players=TROOPS)), *PASSES)
    assert board.bidding == 0b1111


@pytest.mark.rule("P-610")
def test_every_purchase_is_told_with_what_was_won() -> None:
    won = events(table(3), "auction doge", "bid 14", "pass_bid", "pass_bid")
    assert [e.args for e in won if e.name == "wins"] == [
        {"seat": 0, "tile": "doge", "bid": 14, "currency": "gold"}
    ]
    city = events(declare(table(players={0: {"troops": ["pike"]}})), "bid 2")
    assert [e.args for e in city if e.name == "wins_city"] == [
        {"seat": 0, "city": "Milan", "bid": 2, "currency": "influence"}
    ]
    board = play(settle(GAME.start(3, {"families": "auctioned"})), "put_up Este", "bid 1")
    first = board.leader
    family = events(board, "pass_bid", "pass_bid")
    assert [e.args for e in family if e.name == "wins_family"] == [
        {"seat": first, "family": "Este", "bid": 1, "currency": "influence"}
    ]
