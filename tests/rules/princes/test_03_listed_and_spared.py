"""What is listed, spared and given away by bargains: gifts, offers, cardinals (P-304 to P-310)."""

from __future__ import annotations

import pytest

from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import IllegalMove
from tests.rules.princes.table import aside, dump, gold, influence, play, table


@pytest.mark.rule("P-304")
@pytest.mark.rule("P-305")
def test_what_is_listed_of_gifts_and_offers() -> None:
    """All that can be spared, and one gold for one influence, with each partner."""
    board = table(3, players={0: {"gold": 7, "influence": 0}})
    every = [
        ("aside", 1, *bargain[:1], family, *bargain[1:])
        for family in ("Baglioni", "Malatesta")
        for bargain in (("give", 40, 0), ("give", 0, 12), ("offer", 1, 0, 0, 1))
    ]
    assert board.asides(1) == every
    assert board.asides(0) == [
        ("aside", 0, "give", "Este", 7, 0), ("aside", 0, "offer", "Este", 1, 0, 0, 1),
        ("aside", 0, "give", "Malatesta", 7, 0), ("aside", 0, "offer", "Malatesta", 1, 0, 0, 1),
    ]  # fmt: skip
    aside(board, 1, "offer", "Baglioni", 3, 0, 0, 0)
    assert board.asides(0)[:2] == [
        ("aside", 0, "accept", "Este"), ("aside", 0, "decline", "Este"),
    ]  # fmt: skip
    assert board.asides(1) == [("aside", 1, "withdraw", "Baglioni"), *every]


@pytest.mark.rule("P-304")
def test_an_aside_is_of_a_seat_and_says_what_and_to_whom() -> None:
    board = table(players={0: {"tiles": ["banking 1"]}})
    assert board.asides(4) == board.asides(-1) == []
    before = board.dump()
    bad: list[tuple[str | int, ...]] = [
        ("aside",), ("aside", 0), ("aside", 0, "give"), ("aside", 0, "bank"),
        ("aside", 0, "bank", "gold"), ("aside", "Baglioni", "give", "Este", 1, 0),
        ("aside", 4, "give", "Este", 1, 0), ("aside", -1, "give", "Este", 1, 0),
        ("aside", "Baglioni", "bank", "gold", 1),
    ]  # fmt: skip
    for move in bad:
        with pytest.raises(IllegalMove, match="P-304"):
            kernel.attempt(board, move)
    assert board.dump() == before


@pytest.mark.rule("P-307")
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("money", [(1, 0), (0, 1)])
def test_neither_money_can_be_short_on_either_side(short: int, money: tuple[int, int]) -> None:
    """Five of one for one of the other, by either side, and then one less in hand."""
    purse = {"gold": 5, "influence": 5}
    board = table(players={0: purse, 1: purse})
    five, one = (money[0] * 5, money[1] * 5), (money[1], money[0])
    aside(board, 0, "offer", "Este", *(five + one if short == 0 else one + five))
    assert ("aside", 1, "accept", "Baglioni") in board.asides(1)
    aside(board, short, "give", "Malatesta", *money)
    assert ("aside", 1, "accept", "Baglioni") not in board.asides(1)
    with pytest.raises(IllegalMove, match="P-307"):
        aside(board, 1, "accept", "Baglioni")


@pytest.mark.rule("P-305")
def test_an_offer_waits_for_one_answer() -> None:
    board = table()
    aside(board, 0, "offer", "Este", 1, 0, 0, 1)
    aside(board, 1, "offer", "Baglioni", 1, 0, 0, 1)
    assert [board.unanswered(index) for index in range(4)] == [1, 1, 0, 0]
    assert board.unanswered(2) == 0
    aside(board, 0, "accept", "Este")
    assert (board.unanswered(0), board.unanswered(1)) == (0, 1)


@pytest.mark.rule("P-305")
def test_up_to_999_can_be_asked_for() -> None:
    board = table()
    aside(board, 0, "offer", "Este", 0, 0, 999, 999)
    assert board.offers == ((0, 1, 0, 0, 999, 999, 0),)


@pytest.mark.rule("P-310")
def test_what_a_bidder_with_banking_can_spare() -> None:
    """He may give what is left when all that he could still bank is counted."""
    mine = {"gold": 2, "influence": 10, "tiles": ["banking 1"]}
    board = play(table(players={0: mine}), "auction pope", "bid 7")
    gifts = {move[4:] for move in board.asides(0) if move[2:4] == ("give", "Este")}
    assert gifts == {(2, 0), (0, 5)}
    mine = {"gold": 16, "influence": 2, "tiles": ["banking 1"]}
    board = play(table(players={0: mine}), "auction doge", "bid 15")
    gifts = {move[4:] for move in board.asides(0) if move[2:4] == ("give", "Este")}
    assert gifts == {(3, 0), (0, 2)}


@pytest.mark.rule("P-310")
def test_a_giver_counts_his_own_cardinals() -> None:
    board = table(players={0: {"influence": 5, "hand": ["bribe_cardinal 1"]}})
    play(board, "auction pope", "bid 4")
    aside(board, 0, "give", "Este", 0, 4)
    assert (influence(board, 0), influence(board, 1)) == (1, 16)
    assert dump(board, 0)["proved"] == 1
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 0, "give", "Este", 0, 1)


@pytest.mark.rule("P-310")
def test_his_own_cardinals_are_counted_in_what_he_can_spare() -> None:
    mine = {"influence": 5, "gold": 2, "hand": ["bribe_cardinal 1"], "tiles": ["banking 1"]}
    board = play(table(players={0: mine}), "auction pope", "bid 7")
    gifts = {move[4:] for move in board.asides(0) if move[2:4] == ("give", "Este")}
    assert gifts == {(2, 0), (0, 3)}


@pytest.mark.rule("P-310")
@pytest.mark.rule("P-814")
def test_every_auction_binds_its_own_high_bidder() -> None:
    board = play(table(3), "auction gozzoli", "bid 4", "pass_bid", "pass_bid")
    play(board, "auction doge", "bid 15")
    assert board.dump()["auction"]["due"] is None
    aside(board, 1, "give", "Malatesta", 25, 0)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 1, "give", "Malatesta", 1, 0)


@pytest.mark.rule("P-308")
def test_an_offer_says_whether_it_was_made_in_an_auction() -> None:
    board = table()
    aside(board, 2, "offer", "Este", 1, 0, 0, 1)
    play(board, "auction gozzoli")
    aside(board, 3, "offer", "Este", 1, 0, 0, 1)
    assert [offer["in_auction"] for offer in board.dump()["offers"]] == [False, True]


@pytest.mark.rule("P-310")
@pytest.mark.parametrize(("bid", "shown"), [(5, 0), (6, 1), (8, 1), (9, 2), (11, 2)])
def test_a_bid_shows_the_cardinals_it_cannot_do_without(bid: int, shown: int) -> None:
    board = table(players={0: {"influence": 5, "hand": ["bribe_cardinal 1", "bribe_cardinal 2"]}})
    play(board, "auction pope", f"bid {bid}")
    assert dump(board, 0)["proved"] == shown


@pytest.mark.rule("P-310")
@pytest.mark.rule("P-216")
def test_an_unseen_discard_leaves_one_cardinal_less_known() -> None:
    cardinals = ["bribe_cardinal 1", "bribe_cardinal 2"]
    for known in (0, 1, 2):
        board = table(players={0: {"hand": cardinals, "proved": known}})
        play(board, "buy_treachery", "draw 0 veto", "discard veto")
        assert dump(board, 0)["proved"] == max(known - 1, 0)
    paid = table(players={0: {"hand": cardinals, "influence": 5}})
    play(paid, "auction pope", "bid 9", "pass_bid", "pass_bid", "pass_bid", "bribe_cardinal")
    assert dump(paid, 0)["proved"] == 1
    raided = table(players={0: {"hand": ["bribe_cardinal 1", "raid_gold 1"], "proved": 1}})
    assert dump(play(raided, "raid_gold Este"), 0)["proved"] == 1


@pytest.mark.rule("P-310")
def test_the_bidder_who_offers_is_judged_by_his_net_result() -> None:
    gold_bid = play(table(players={0: {"gold": 16}}), "auction doge", "bid 15")
    aside(gold_bid, 0, "offer", "Este", 3, 0, 2, 5)
    aside(gold_bid, 1, "accept", "Baglioni")
    assert gold(gold_bid) == 15
    bid = play(table(players={0: {"influence": 11}}), "auction pope", "bid 10")
    aside(bid, 0, "offer", "Este", 0, 3, 5, 2)
    aside(bid, 1, "accept", "Baglioni")
    assert influence(bid) == 10
    aside(bid, 0, "offer", "Este", 0, 3, 5, 2)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(bid, 1, "accept", "Baglioni")
    aside(bid, 1, "offer", "Baglioni", 0, 1, 0, 2)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(bid, 0, "accept", "Este")
    for gives, asks in ((0, 3), (3, 0)):
        aside(bid, 1, "offer", "Baglioni", gives, 2, asks, 2)
        aside(bid, 0, "accept", "Este")
        assert influence(bid) == 10
    aside(bid, 1, "offer", "Baglioni", 0, 2, 3, 2)
    aside(bid, 0, "accept", "Este")
    assert influence(bid) == 10


@pytest.mark.rule("P-310")
@pytest.mark.rule("P-814")
def test_banking_shows_cardinals_too() -> None:
    mine = {"influence": 5, "hand": ["bribe_cardinal 1"], "tiles": ["banking 1"]}
    board = play(table(players={0: mine}), "auction pope", "bid 5")
    aside(board, 0, "bank", "influence", 2)
    assert dump(board, 0)["proved"] == 1


@pytest.mark.rule("P-310")
@pytest.mark.rule("P-803")
def test_a_bid_that_a_discount_covers_binds_nothing() -> None:
    board = play(table(players={0: {"tiles": ["roderigo"]}}), "auction pope", "bid 1")
    aside(board, 0, "give", "Este", 0, 12)
    assert influence(board) == 0
