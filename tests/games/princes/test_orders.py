"""What standing orders mean in an auction of Princes."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.orders.bids import BIDS_AHEAD as BIDS
from quattrocento.kernel.orders import Order
from quattrocento.kernel.step import Move, Refusal
from tests.rules.princes.table import aside, legal, play, seat, step, table, words

ALL = ["up_to", "out", "out_unless_below"]


def says(board: Board, kind: str, amount: int | None = None) -> str | None:
    """What an order makes the seat that is asked do."""
    move = BIDS.answer(board, "bid tile doge", Order(kind, amount))
    if move is None:
        return None
    spelt = " ".join(str(part) for part in move)
    assert spelt in legal(board)
    return spelt


def kinds(board: Board, of: int) -> list[str]:
    """The orders of a seat about the auction that is on."""
    return [kind for matter in BIDS.matters(board, of) for kind in BIDS.kinds(board, of, matter)]


def refused(board: Board, of: int, order: Order) -> Refusal | None:
    assert BIDS.refusal is not None
    return BIDS.refusal(board, of, order)


def void(board: Board, move: Move) -> str:
    """Why everybody's orders are void after a move; for all the same."""
    [matter] = BIDS.matters(board, 0)
    [reason] = {BIDS.void(board, board, of, matter, move) for of in range(4)}
    return reason


def auction(*moves: str, **changes: object) -> Board:
    board = table(**changes)  # type: ignore[arg-type]
    play(board, "auction doge", *moves)
    return board


def test_an_order_bids_the_least_or_passes() -> None:
    board = auction("bid 20")
    assert (seat(board), step(board)) == (1, "bid")
    assert says(board, "up_to", 21) == "bid 21"
    assert says(board, "up_to", 20) == "pass_bid"
    assert says(board, "up_to", 999) == "bid 21"
    assert says(board, "out_unless_below", 22) == "bid 21"
    assert says(board, "out_unless_below", 21) == "pass_bid"
    assert says(board, "out") == "pass_bid"


def test_an_order_never_bids_beyond_the_purse() -> None:
    board = auction("bid 20", players={1: {"gold": 20, "hand": ["veto"]}})
    assert seat(board) == 1
    assert kinds(board, 1) == ["out"]
    assert says(board, "up_to", 30) == "pass_bid"


@pytest.mark.rule("P-622")
def test_who_must_open_cannot_stay_out() -> None:
    board = auction()
    least = int(legal(board, "bid")[0].split()[1])
    assert kinds(board, 0) == ["up_to", "out_unless_below"]
    assert says(board, "out") is None
    assert says(board, "up_to", least - 1) is None
    for order in (Order("up_to", least - 1), Order("out_unless_below", least)):
        refusal = refused(board, 0, order)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("P-622", "must-open")
    assert refused(board, 0, Order("up_to", least)) is None
    assert says(board, "up_to", least) == f"bid {least}"


def test_amounts_belong_to_the_kinds_that_bid() -> None:
    board = auction("bid 20")
    assert refused(board, 1, Order("out")) is None
    assert refused(board, 1, Order("up_to", 0)) is None
    for order in (Order("out", 3), Order("up_to"), Order("up_to", 1000), Order("up_to", -1)):
        assert refused(board, 1, order) is not None


@pytest.mark.rule("P-625")
@pytest.mark.rule("P-706")
def test_who_cannot_bid_can_only_order_to_leave() -> None:
    board = auction("bid 20", players={1: {"hand": ["freeze_bid 1"]}, 2: {"hand": ["veto"]}})
    assert kinds(board, 2) == ALL
    play(board, "freeze_bid Malatesta")
    assert kinds(board, 1) == ALL
    assert kinds(board, 2) == ["out"]
    play(board, "bid 21")
    assert says(board, "up_to", 30) == "pass_bid"
    six = ["lorenzo", "giovanni", "banking 1", "banking 2", "roderigo", "cesare"]
    full = auction("bid 20", players={2: {"tiles": six, "hand": ["veto"]}})
    assert kinds(full, 2) == ["out"]


@pytest.mark.rule("P-606")
def test_who_has_left_orders_nothing_and_neither_does_anybody_without_an_auction() -> None:
    board = auction("bid 20", "pass_bid")
    assert kinds(board, 1) == []
    assert kinds(board, 0) == ALL
    assert BIDS.matters(board, 0) == ["bid tile doge"]
    play(board, "pass_bid", "pass_bid")
    assert BIDS.matters(board, 0) == []
    assert [kinds(board, one) for one in range(4)] == [[], [], [], []]
    assert says(board, "out") is None


def test_once_it_is_to_be_paid_an_auction_is_decided() -> None:
    board = table(players={0: {"hand": ["bribe_cardinal 1"]}})
    play(board, "auction pope", "bid 3", "pass_bid", "pass_bid", "pass_bid")
    assert step(board) == "pay"
    assert BIDS.matters(board, 0) == []
    assert kinds(board, 0) == []
    assert says(board, "up_to", 9) is None


@pytest.mark.rule("P-701")
@pytest.mark.rule("P-312")
def test_what_makes_orders_void() -> None:
    board = auction("bid 20", players={1: {"hand": ["freeze_bid 1"]}})
    for move in ("freeze_bid Baglioni", "bid 21", "pass_bid"):
        reason = void(board, words(move))
        assert reason == ("freeze" if move.startswith("freeze") else "")
    play(board, "pass_bid", "pass_bid")
    give = ("aside", 1, "give", "Malatesta", 1, 0)
    assert void(board, give) == ""
    assert void(board, ("aside", 1, "give", "Baglioni", 1, 0)) == "gift"
    aside(board, 3, "offer", "Este", 1, 0, 0, 1)
    assert void(board, ("aside", 3, "offer", "Este", 1, 0, 0, 1)) == ""
    assert void(board, ("aside", 1, "accept", "Gonzaga")) == "exchange"
    assert void(board, ("aside", 1, "decline", "Gonzaga")) == ""
    assert [board.unanswered(one) for one in range(4)] == [0, 1, 0, 0]
