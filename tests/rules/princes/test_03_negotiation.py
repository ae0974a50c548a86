"""Negotiation (P-301 to P-315)."""

from __future__ import annotations

import pytest

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Move
from tests.rules.princes.table import (
    GAME,
    aside,
    bids,
    dump,
    end_of_decade,
    gold,
    influence,
    legal,
    play,
    seat,
    settle,
    step,
    table,
)


def verbs(moves: list[Move]) -> set[str]:
    return {str(move[2]) for move in moves}


@pytest.mark.rule("P-301")
def test_promises_bind_nobody() -> None:
    board = table()
    before = legal(board)
    aside(board, 1, "give", "Baglioni", 3, 0)
    aside(board, 0, "offer", "Este", 1, 0, 0, 1)
    assert set(before) <= set(legal(board))
    assert (seat(board), step(board)) == (0, "take_action")


@pytest.mark.rule("P-302")
@pytest.mark.rule("P-303")
@pytest.mark.rule("P-925")
def test_only_gold_and_influence_in_hand_pass() -> None:
    board = table(players={0: {"gold": 4, "influence": 2, "wages": 9, "tokens": 3}})
    with pytest.raises(IllegalMove, match="P-302"):
        aside(board, 0, "give", "Este", 5, 0)
    with pytest.raises(IllegalMove, match="P-302"):
        aside(board, 0, "give", "Este", 0, 3)
    for verb in ("give_tile", "token", "wages"):
        with pytest.raises(IllegalMove):
            aside(board, 0, verb, "Este", 1, 0)
    assert verbs(board.asides(0)) == {"give", "offer"}
    aside(board, 0, "give", "Este", 4, 2)
    assert (gold(board, 1), influence(board, 1)) == (44, 14)
    assert dump(board, 0)["wages"] == 9


@pytest.mark.rule("P-304")
def test_a_gift_at_any_moment_by_anybody_without_consent() -> None:
    board = table(players={2: {"hand": ["veto"]}})
    aside(board, 3, "give", "Este", 0, 2)
    play(board, "auction gozzoli", "bid 0")
    aside(board, 0, "give", "Este", 3, 0)
    play(board, "pass_bid", "pass_bid", "pass_bid", "war", "attacker Rome", "defender Milan")
    assert (seat(board), step(board)) == (2, "ask_veto")
    aside(board, 3, "give", "Este", 1, 1)
    assert (gold(board, 1), influence(board, 1)) == (44, 15)
    assert (gold(board, 0), gold(board, 3), influence(board, 3)) == (37, 39, 9)


@pytest.mark.rule("P-304")
def test_a_gift_is_a_positive_whole_amount_to_somebody_else() -> None:
    board = table()
    bad: list[tuple[str | int, ...]] = [
        ("give", "Este", 0, 0), ("give", "Baglioni", 1, 0), ("give", "Montefeltro", 1, 0),
        ("give", "Este", -1, 0), ("give", "Este", 1), ("give", "Este", "one", 0), ("give", 1, 1, 0),
    ]  # fmt: skip
    before = board.dump()
    for parts in bad:
        with pytest.raises(IllegalMove):
            aside(board, 0, *parts)
    assert board.dump() == before


@pytest.mark.rule("P-304")
def test_money_passes_while_families_are_chosen() -> None:
    """Who has no family yet is named by his seat."""
    board = settle(GAME.start(3))
    assert step(board) == "choose_family"
    first = seat(board)
    assert first is not None
    nobody, other = (first + 1) % 3, (first + 2) % 3
    assert {move[3] for move in board.asides(first)} == {
        f"player_{nobody + 1}",
        f"player_{other + 1}",
    }
    aside(board, first, "give", f"player_{other + 1}", 3, 1)
    assert (gold(board, first), influence(board, first)) == (37, 11)
    assert (gold(board, other), influence(board, other)) == (43, 13)
    aside(board, nobody, "offer", f"player_{first + 1}", 2, 0, 0, 1)
    play(board, "family Este")
    with pytest.raises(IllegalMove, match="P-304"):
        aside(board, other, "give", f"player_{first + 1}", 1, 0)
    aside(board, first, "accept", f"player_{nobody + 1}")
    assert (gold(board, first), influence(board, first)) == (39, 10)
    aside(board, other, "give", "Este", 1, 0)
    assert gold(board, first) == 40


@pytest.mark.rule("P-304")
@pytest.mark.rule("P-310")
def test_money_passes_while_families_are_auctioned() -> None:
    board = settle(GAME.start(3, {"families": "auctioned"}))
    first = seat(board)
    assert first is not None
    second = (first + 1) % 3
    play(board, "put_up Baglioni", "bid 9")
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, first, "give", f"player_{second + 1}", 0, 4)
    aside(board, first, "give", f"player_{second + 1}", 0, 3)
    assert max(bids(board)) == 15


@pytest.mark.rule("P-308")
def test_an_offer_made_at_the_choice_of_families_lapses_with_the_first_decade() -> None:
    board = settle(GAME.start(3))
    aside(board, 0, "offer", board.name_of(1), 1, 0, 0, 1)
    while board.decade == 0:
        assert len(board.offers) == 1
        play(board, legal(board)[0])
        settle(board)
    assert board.offers == ()


@pytest.mark.rule("P-305")
def test_an_exchange_that_only_the_other_accepts() -> None:
    board = table()
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    for index, family in ((2, "Baglioni"), (3, "Baglioni"), (0, "Este")):
        with pytest.raises(IllegalMove):
            aside(board, index, "accept", family)
    assert verbs(board.asides(1)) == {"accept", "decline", "give", "offer"}
    assert verbs(board.asides(2)) == {"give", "offer"}
    aside(board, 1, "accept", "Baglioni")
    assert (gold(board, 0), influence(board, 0)) == (35, 15)
    assert (gold(board, 1), influence(board, 1)) == (45, 9)
    assert board.offers == ()


@pytest.mark.rule("P-305")
def test_what_an_offer_may_name() -> None:
    board = table(players={0: {"gold": 150}, 1: {"gold": 99}})
    for amounts in ((1, 0, 0, 0), (0, 0, 0, 1), (0, 0, 199, 0), (150, 99, 120, 99)):
        aside(board, 0, "offer", "Este", *amounts)
    for amounts in ((0, 0, 0, 0), (1000, 0, 0, 1), (1, 0, 0, 10**30), (-1, 0, 0, 1)):
        with pytest.raises(IllegalMove):
            aside(board, 0, "offer", "Este", *amounts)
    assert board.offers == ((0, 1, 150, 99, 120, 99, 0),)
    aside(board, 0, "offer", "Este", 150, 0, 99, 0)
    aside(board, 1, "accept", "Baglioni")
    assert (gold(board, 0), gold(board, 1)) == (99, 150)


@pytest.mark.rule("P-306")
def test_the_game_does_not_wait_for_an_answer() -> None:
    board = table()
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    assert seat(board) == 0
    play(board, "auction gozzoli", "bid 0")
    assert (seat(board), step(board)) == (1, "bid")
    aside(board, 1, "accept", "Baglioni")
    assert (seat(board), step(board)) == (1, "bid")


@pytest.mark.rule("P-307")
def test_accepting_needs_the_money_on_both_sides() -> None:
    board = table(players={0: {"gold": 5}, 1: {"influence": 3}})
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    aside(board, 0, "give", "Gonzaga", 1, 0)
    with pytest.raises(IllegalMove, match="P-307"):
        aside(board, 1, "accept", "Baglioni")
    aside(board, 3, "give", "Baglioni", 1, 0)
    aside(board, 1, "give", "Gonzaga", 0, 1)
    with pytest.raises(IllegalMove, match="P-307"):
        aside(board, 1, "accept", "Baglioni")
    aside(board, 3, "give", "Este", 0, 1)
    aside(board, 1, "accept", "Baglioni")
    assert (gold(board, 0), influence(board, 1)) == (0, 0)


@pytest.mark.rule("P-307")
def test_with_hidden_totals_only_the_answer_shows_whether_an_offer_can_be_kept() -> None:
    board = table(options={"totals": "hidden"}, players={0: {"gold": 5}, 1: {"influence": 3}})
    for kept in (True, False):
        aside(board, 0, "offer", "Este", 5, 0, 0, 1)
        if not kept:
            aside(board, 0, "give", "Gonzaga", 1, 0)
        assert "accept" in verbs(board.asides(1))
        aside(board, 1, "accept", "Baglioni")
        assert board.offers == ()
        if kept:
            assert (gold(board, 0), influence(board, 1)) == (0, 2)
            aside(board, 1, "give", "Baglioni", 5, 0)
    assert (gold(board, 0), influence(board, 1)) == (4, 2)
    aside(board, 0, "offer", "Este", 1, 0, 0, 3)
    assert "accept" not in verbs(board.asides(1))


@pytest.mark.rule("P-308")
def test_an_offer_lapses_when_declined_or_withdrawn() -> None:
    board = table()
    aside(board, 0, "offer", "Gonzaga", 1, 0, 0, 1)
    others = board.offers
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    aside(board, 1, "decline", "Baglioni")
    assert board.offers == others
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    aside(board, 0, "withdraw", "Este")
    assert board.offers == others
    for parts in (("decline", "Baglioni"), ("accept", "Baglioni")):
        with pytest.raises(IllegalMove, match="P-305"):
            aside(board, 1, *parts)
    with pytest.raises(IllegalMove, match="P-305"):
        aside(board, 0, "withdraw", "Este")


@pytest.mark.rule("P-308")
def test_an_offer_lapses_with_its_auction_or_its_turn() -> None:
    board = table(players={0: {"hand": ["veto"]}})
    aside(board, 2, "offer", "Gonzaga", 1, 0, 0, 1)
    play(board, "auction gozzoli", "bid 0")
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    play(board, "pass_bid", "pass_bid")
    assert len(GAME.sight.view(board, 0)["offers"]) == 2
    play(board, "pass_bid")
    assert step(board) == "finish_turn"
    assert [offer["to"] for offer in GAME.sight.view(board, 0)["offers"]] == [3]
    play(board, "end_turn")
    assert GAME.sight.view(board, 0)["offers"] == []


@pytest.mark.rule("P-309")
def test_one_offer_to_each_other_player() -> None:
    board = table()
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    aside(board, 0, "offer", "Gonzaga", 5, 0, 0, 3)
    aside(board, 0, "offer", "Este", 2, 0, 0, 2)
    assert len(board.offers) == 2
    aside(board, 1, "accept", "Baglioni")
    assert (gold(board, 0), influence(board, 0)) == (38, 14)


@pytest.mark.rule("P-310")
@pytest.mark.rule("P-814")
def test_the_high_bidder_keeps_what_he_has_bid() -> None:
    board = play(table(players={0: {"gold": 20}}), "auction doge", "bid 15")
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 0, "give", "Gonzaga", 6, 0)
    gifts = [move for move in board.asides(0) if move[2] == "give" and move[4]]
    assert {move[4] for move in gifts} == {5}
    aside(board, 0, "give", "Gonzaga", 5, 12)
    assert (gold(board, 0), influence(board, 0)) == (15, 0)


@pytest.mark.rule("P-310")
def test_an_exchange_is_judged_by_its_net_result() -> None:
    board = play(table(players={0: {"gold": 16}}), "auction doge", "bid 15")
    aside(board, 1, "offer", "Baglioni", 10, 0, 11, 3)
    aside(board, 0, "accept", "Este")
    assert gold(board, 0) == 15
    aside(board, 0, "offer", "Este", 3, 0, 2, 5)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 1, "accept", "Baglioni")
    aside(board, 1, "offer", "Baglioni", 2, 0, 3, 0)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 0, "accept", "Este")


@pytest.mark.rule("P-310")
def test_an_answer_betrays_no_cardinal_in_the_hand_of_the_other() -> None:
    for hand in (["bribe_cardinal 1"], ["veto"]):
        board = table(players={0: {"influence": 5, "hand": hand}})
        play(board, "auction pope", "bid 4")
        aside(board, 0, "offer", "Este", 0, 2, 3, 0)
        with pytest.raises(IllegalMove, match="P-310"):
            aside(board, 1, "accept", "Baglioni")


@pytest.mark.rule("P-310")
def test_the_one_who_answers_counts_his_own_cardinals() -> None:
    for hand, agreed in ((["bribe_cardinal 1"], True), (["veto"], False)):
        board = table(players={0: {"influence": 5, "hand": hand}})
        play(board, "auction pope", "bid 4")
        aside(board, 1, "offer", "Baglioni", 3, 0, 0, 2)
        assert ("accept" in verbs(board.asides(0))) is agreed


@pytest.mark.rule("P-310")
def test_cardinals_that_a_bid_has_shown_count_for_all() -> None:
    board = table(players={0: {"influence": 5, "hand": ["bribe_cardinal 1"]}})
    play(board, "auction pope", "bid 6")
    aside(board, 0, "offer", "Este", 0, 2, 3, 0)
    assert "accept" in verbs(board.asides(1))
    aside(board, 0, "offer", "Este", 0, 3, 3, 0)
    with pytest.raises(IllegalMove, match="P-310"):
        aside(board, 1, "accept", "Baglioni")


@pytest.mark.rule("P-311")
def test_an_overtaken_bid_binds_nobody() -> None:
    board = play(table(), "auction doge", "bid 15", "bid 16", "pass_bid")
    aside(board, 0, "give", "Gonzaga", 40, 12)
    aside(board, 2, "give", "Gonzaga", 40, 12)
    assert gold(board, 3) == 120


@pytest.mark.rule("P-312")
def test_money_received_can_be_bid() -> None:
    board = play(table(players={1: {"gold": 15}}), "auction doge", "bid 14")
    assert max(bids(board)) == 15
    aside(board, 3, "give", "Este", 7, 0)
    assert max(bids(board)) == 22


@pytest.mark.rule("P-313")
def test_gifts_and_exchanges_are_public_and_recorded() -> None:
    match = Match(Record(GAME, ["a", "b", "c"], {"families": "dealt"}))
    match.begin()
    record = match.record
    one, two = GAME.sight.view(match.position, None)["players"][:2]
    given = match.play(("aside", 0, "give", two["family"], 3, 0))
    offered = match.play(("aside", 1, "offer", one["family"], 2, 0, 0, 1))
    assert GAME.sight.view(match.position, 2)["offers"][0]["gold"] == 2
    taken = match.play(("aside", 0, "accept", two["family"]))
    assert [event.name for event in given + offered + taken] == ["gives", "offers", "accepts"]
    for event in given + offered + taken:
        assert GAME.sight.seen_event(event, None) is event
    assert record.moves[-1] == ("aside", 0, "accept", two["family"])
    again = read_record(GAME, record.dumps()).replay()
    assert again.dump() == match.position.dump()
    assert Match(read_record(GAME, record.dumps())).position.dump() == match.position.dump()


@pytest.mark.rule("P-314")
def test_no_pause_in_the_end_of_a_decade() -> None:
    board = table(events=["gozzoli"])
    aside(board, 0, "offer", "Este", 5, 0, 0, 3)
    play(board, "auction gozzoli", "bid 0", "pass_bid", "pass_bid", "pass_bid")
    assert (board.decade, step(board)) == (2, "take_action")
    assert board.offers == ()


@pytest.mark.rule("P-315")
@pytest.mark.parametrize(
    ("event", "effect", "last"),
    [("bramante", "place_artist", "place_artist Rome"), ("french_invade", "invade", "no_invasion")],
)
def test_money_passes_to_the_last_placing_and_not_after(event: str, effect: str, last: str) -> None:
    board = table(decade=3, events=[event])
    play(board, f"auction {event}", "bid 0", "pass_bid", "pass_bid", "pass_bid")
    assert (step(board), board.events_left) == (effect, 0)
    aside(board, 1, "give", "Baglioni", 5, 0)
    aside(board, 2, "offer", "Baglioni", 0, 2, 1, 0)
    aside(board, 0, "accept", "Malatesta")
    assert (gold(board, 0), influence(board, 0), gold(board, 1)) == (44, 14, 35)
    play(board, last)
    assert step(board) == "over"
    for index in range(4):
        assert board.asides(index) == []
    with pytest.raises(IllegalMove):
        aside(board, 1, "give", "Baglioni", 1, 0)
    with pytest.raises(IllegalMove, match="P-315"):
        board.aside(("aside", 1, "give", "Baglioni", 1, 0))


@pytest.mark.rule("P-315")
def test_earlier_decades_go_on_negotiating() -> None:
    board = end_of_decade(table(decade=2, events=["botticelli"]))
    assert board.decade == 3
    aside(board, 1, "give", "Baglioni", 1, 0)
