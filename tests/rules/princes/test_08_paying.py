"""Paying and discounts (P-801 to P-815)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.rules.money import capacity, discount
from quattrocento.kernel.errors import IllegalMove
from tests.rules.princes.table import (
    after,
    aside,
    bids,
    dump,
    events,
    gold,
    influence,
    legal,
    play,
    seat,
    step,
    table,
    why_not,
)

PASSES = ("pass_bid",) * 3
CARDINALS = ["bribe_cardinal 1", "bribe_cardinal 2"]
BANKER = {"tiles": ["banking 1"]}
TROOPS = {index: {"troops": ["pike"]} for index in range(4)}


def banks(board: Board) -> list[str]:
    return legal(board, "bank")


@pytest.mark.rule("P-801")
def test_paid_at_once_before_anything_else() -> None:
    board = table(active=3, players={3: {"hand": ["veto"]}})
    play(board, "auction piero", "bid 5", *PASSES)
    assert gold(board, 3) == 36
    assert step(board) == "finish_turn"
    board = table(active=3)
    play(board, "auction mantegna", "bid 5", *PASSES)
    assert (influence(board, 3), step(board)) == (8, "place_artist")


@pytest.mark.rule("P-802")
def test_a_discount_does_not_lower_the_bid() -> None:
    board = play(table(active=3), "auction piero", "bid 5")
    assert bids(board)[0] == 6


@pytest.mark.rule("P-803")
def test_never_below_zero() -> None:
    board = play(table(active=3), "auction piero", "bid 0", *PASSES)
    assert gold(board, 3) == 40


@pytest.mark.rule("P-804")
def test_discounts_apply_by_themselves() -> None:
    board = table(active=3)
    play(board, "auction gozzoli", "bid 4", *PASSES)
    assert influence(board, 3) == 9
    assert (seat(board), step(board)) == (0, "take_action")


@pytest.mark.rule("P-805")
def test_capacity() -> None:
    tiles = ["banking 1", "banking 2", "giovanni", "roderigo", "orsini"]
    board = table(players={0: {"influence": 4, "gold": 20, "tiles": tiles, "hand": CARDINALS}})
    pope = after(board, "auction pope")
    assert capacity(pope, 0) == 4 + 3 + 2 * 3 + 6
    poor = table(players={0: {"influence": 4, "gold": 2, "tiles": tiles, "hand": CARDINALS}})
    assert capacity(play(poor, "auction pope"), 0) == 4 + 3 + 2 * 3 + 2
    event = after(board, "auction gozzoli")
    assert capacity(event, 0) == 4 + 6
    one = table(players={0: {"influence": 4, "tiles": tiles, "used": ["banking 1"]}})
    assert capacity(play(one, "auction gozzoli"), 0) == 4 + 3
    assert bids(event) == list(range(11))


@pytest.mark.rule("P-806")
def test_a_bid_beyond_the_hand_within_capacity() -> None:
    board = play(table(active=3, players={3: {"influence": 3}}), "auction gozzoli")
    assert max(bids(board)) == 4
    play(board, "bid 4", *PASSES)
    assert influence(board, 3) == 0


@pytest.mark.rule("P-807")
def test_condottiere_discounts_add_up_or_not() -> None:
    tiles = {"tiles": ["swiss", "armourer"], "troops": ["pike"]}
    for setting, worth in (({}, 1), ({"discounts": "one"}, 1), ({"discounts": "add"}, 3)):
        board = table(players={0: tiles}, options=setting)
        play(board, "war", "attacker Milan", "defender Rome")
        assert discount(board, 0) == worth
        play(board, "bid 5")
        assert influence(board) == 12 - 5 + worth
    other = table(active=1, players={1: tiles}, options={"discounts": "one"})
    assert discount(play(other, "war", "attacker Milan", "defender Rome"), 1) == 1
    plain = table(players=TROOPS, active=1)
    play(plain, "war", "attacker Milan", "defender Rome")
    assert [discount(plain, index) for index in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("P-808")
@pytest.mark.rule("P-810")
@pytest.mark.rule("P-1205")
@pytest.mark.rule("P-1206")
def test_artist_discount_of_montefeltro_and_gonzaga() -> None:
    for decade, worth in (
        (1, {"gozzoli": 1, "piero": 1, "mantegna": 1, "merchant_i": 0}),
        (3, {"leonardo": 1, "michelangelo": 1, "bramante": 1, "french_invade": 0}),
    ):
        for event, amount in worth.items():
            board = play(table(6, decade=decade), f"auction {event}")
            assert [discount(board, index) for index in range(6)] == [0, 0, 0, amount, 0, amount]


@pytest.mark.rule("P-809")
def test_pope_discounts_add_up() -> None:
    tiles = ["roderigo", "giovanni", "della_rovere", "orsini", "colonna"]
    board = play(table(players={2: {"tiles": tiles}}), "auction pope")
    assert discount(board, 2) == 5
    play(board, "pass_bid", "pass_bid", "bid 7", "pass_bid")
    assert influence(board, 2) == 10


@pytest.mark.rule("P-811")
def test_a_discount_counts_in_its_own_kind_of_auction_only() -> None:
    mine = {"tiles": ["swiss", "giovanni"], "troops": ["pike"]}
    board = table(active=3, players={0: mine, 3: mine | {"tiles": ["armourer", "orsini"]}})
    found = {}
    for name in ("doge", "gozzoli", "merchant_i", "pope"):
        up = after(board, f"auction {name}")
        found[name] = (discount(up, 0), discount(up, 3))
    up = after(board, "war", "attacker Milan", "defender Rome")
    found["war"] = (discount(up, 0), discount(up, 3))
    assert found == {
        "doge": (0, 0), "gozzoli": (0, 1), "merchant_i": (0, 0), "pope": (1, 1), "war": (1, 1),
    }  # fmt: skip


@pytest.mark.rule("P-812")
@pytest.mark.rule("P-1008")
def test_bribe_cardinals_by_choice_without_change() -> None:
    board = table(players={0: {"hand": CARDINALS}})
    play(board, "auction pope", "bid 4", *PASSES)
    assert (step(board), legal(board)) == ("pay", ["bribe_cardinal", "pay"])
    cash = after(board, "pay")
    assert (influence(cash), cash.pope, len(dump(cash, 0)["hand"])) == (8, 0, 2)
    one = after(board, "bribe_cardinal", "pay")
    assert (influence(one), len(dump(one, 0)["hand"])) == (11, 1)
    two = after(board, "bribe_cardinal", "bribe_cardinal")
    assert (influence(two), two.pope, len(dump(two, 0)["hand"])) == (12, 0, 0)
    assert step(two) == "take_action"
    exact = table(players={0: {"hand": CARDINALS}})
    play(exact, "auction pope", "bid 3", *PASSES, "bribe_cardinal")
    assert (exact.pope, len(dump(exact, 0)["hand"])) == (0, 1)


@pytest.mark.rule("P-813")
def test_only_complete_payments_are_offered() -> None:
    board = table(players={0: {"influence": 1, "hand": CARDINALS[:1]} | BANKER})
    play(board, "auction pope", "bid 7", *PASSES)
    assert "pay" not in legal(board)
    assert why_not(board, "pay") == "P-813"
    assert [move for move in banks(board) if "gold" in move] == ["bank gold 3"]
    play(board, "bribe_cardinal")
    assert legal(board) == ["bank gold 3"]
    play(board, "bank gold 3", "pay")
    assert (influence(board), gold(board), board.pope) == (0, 37, 0)


@pytest.mark.rule("P-814")
def test_the_winner_cannot_bank_away_what_he_owes() -> None:
    board = table(players={0: {"influence": 5, "hand": ["veto"]} | BANKER})
    play(board, "auction pope", "bid 4", *PASSES)
    assert step(board) == "pay"
    assert [move for move in banks(board) if "influence" in move] == ["bank influence 1"]
    assert why_not(board, "bank influence 2") == "P-814"


@pytest.mark.rule("P-814")
def test_a_needed_cardinal_cannot_be_discarded() -> None:
    mine = {"tiles": ["alfonso"], "hand": ["bribe_cardinal 1", "veto"], "influence": 2}
    board = table(players={0: mine})
    play(board, "auction pope", "bid 5", *PASSES, "alfonso", "draw 0 raid_gold")
    assert step(board) == "discard"
    assert legal(board) == ["discard raid_gold", "discard veto"]
    assert why_not(board, "discard bribe_cardinal") == "P-814"
    rich = table(players={0: mine | {"influence": 5}})
    play(rich, "auction pope", "bid 5", *PASSES, "alfonso", "draw 0 raid_gold")
    assert "discard bribe_cardinal" in legal(rich)


@pytest.mark.rule("P-814")
def test_who_must_open_keeps_the_lowest_bid() -> None:
    board = play(table(players={0: {"gold": 16} | BANKER}), "auction doge")
    assert [move for move in banks(board) if "gold" in move] == ["bank gold 1", "bank gold 2"]
    # 11 gold and 3 from the bank are enough to open with 14.
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 0, "give", "Este", 6, 0)
    aside(board, 0, "give", "Este", 5, 0)
    assert bids(board) == [14]


@pytest.mark.rule("P-815")
def test_when_the_winner_is_asked_how_to_pay() -> None:
    plain = play(table(players={0: BANKER}), "auction doge", "bid 14", *PASSES)
    assert step(plain) != "pay"
    short = table(players={0: {"gold": 12} | BANKER})
    play(short, "auction doge", "bid 14", *PASSES)
    assert (step(short), legal(short)) == ("pay", ["bank influence 2", "bank influence 3"])
    pope = table(players={0: {"hand": ["veto"]}})
    play(pope, "auction pope", "bid 4", *PASSES)
    assert (step(pope), legal(pope)) == ("pay", ["pay"])
    for tiles, bid in (([], 0), (["giovanni", "orsini"], 2)):
        free = table(players={0: {"tiles": tiles, "hand": CARDINALS}})
        play(free, "auction pope", f"bid {bid}", *PASSES)
        assert (step(free), free.pope, dump(free, 0)["hand"]) == ("finish_turn", 0, CARDINALS)
    none = play(table(), "auction pope", "bid 4", *PASSES)
    assert step(none) == "take_action"
    hidden = table(options={"totals": "hidden"}, players={0: BANKER})
    play(hidden, "auction doge", "bid 14", *PASSES)
    assert (seat(hidden), step(hidden)) == (0, "pay")
    other = table(options={"totals": "hidden"})
    play(other, "auction doge", "bid 14", *PASSES)
    assert step(other) == "take_action"


@pytest.mark.rule("P-801")
@pytest.mark.rule("P-803")
def test_what_is_paid_is_told_and_nothing_is_not() -> None:
    for bid, paid in ((5, 4), (2, 1), (1, 0), (0, 0)):
        board = play(table(active=3), "auction piero", f"bid {bid}", *PASSES[:2])
        amounts = [e.args["amount"] for e in events(board, "pass_bid") if e.name == "pays"]
        assert amounts == [paid] * (paid > 0)


@pytest.mark.rule("P-814")
@pytest.mark.rule("P-416")
def test_an_event_that_must_be_opened_with_nothing_binds_nothing() -> None:
    board = play(table(active=3, idle=8), "auction gozzoli")
    aside(board, 3, "give", "Este", 40, 12)
    assert bids(board) == [0, 1]
