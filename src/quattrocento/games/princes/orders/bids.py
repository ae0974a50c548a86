"""Standing orders: how a seat bids in an auction while its player is away."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.names import LOTS, TILE_LOT
from quattrocento.games.princes.rules.auctions import (
    BIDS,
    HIGHEST_BID,
    PASS_BID,
    Bid,
    bid_refusal,
)
from quattrocento.games.princes.rules.lots import lot_name, lowest_bid, must_open
from quattrocento.kernel.orders import Order, Orders
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move, Refusal

BID: Final = "bid"
UP_TO: Final = "up_to"
OUT: Final = "out"
OUT_UNLESS_BELOW: Final = "out_unless_below"


def matters(position: Board, _seat: int) -> list[str]:
    """The auction under way, while bids are made; once it is to be paid, it is decided."""
    if position.lot_kind == NOTHING or position.due != NOTHING:
        return []
    return [f"{BID} {LOTS[position.lot_kind]} {lot_name(position)}"]


def kinds(position: Board, seat: int, _matter: str) -> list[str]:
    """The orders of a seat that is in the auction: who cannot bid can only leave (P-612), and
    who must open cannot (P-622)."""
    if not position.bidding >> seat & 1:
        return []
    if bid_refusal(position, seat) is not None:
        return [OUT]
    if must_open(position, seat):
        return [UP_TO, OUT_UNLESS_BELOW]
    return [UP_TO, OUT, OUT_UNLESS_BELOW]


def refusal(position: Board, seat: int, order: Order) -> Refusal | None:
    """A bid needs an amount, and who must open has to name enough for it (P-416, P-622)."""
    if order.kind == OUT:
        return None if order.amount is None else Refusal("P-606", "no-amount-here")
    if order.amount is None or not 0 <= order.amount <= HIGHEST_BID:
        return Refusal("P-604", "no-such-amount", {"most": HIGHEST_BID})
    if must_open(position, seat) and not _wants(order, lowest_bid(position)):
        rule = "P-622" if position.lot_kind == TILE_LOT else "P-416"
        return Refusal(rule, "must-open")
    return None


def answer(position: Board, _matter: str, order: Order) -> Move | None:
    """The least legal bid while the order wants it, else the pass (P-604, P-606)."""
    step = next_decision(position)
    if not isinstance(step, Bid):
        return None
    least = lowest_bid(position)
    if _wants(order, least) and bid_refusal(position, step.seat) is None:
        return BIDS[least]
    return None if must_open(position, step.seat) else PASS_BID


def void(_before: Board, position: Board, seat: int, matter: str, move: Move) -> str:
    """A Freeze Bid, or money that comes to or leaves somebody who is in the auction, makes it
    another auction than the one the orders were given for (P-312, P-706)."""
    if matter not in (now := matters(position, seat)):
        return "new-lot" if now else "over"
    if move[0] == "freeze_bid":
        return "freeze"
    if move[0] != "aside" or move[2] not in ("give", "accept"):
        return ""
    giver, other = move[1], position.seat_of(move[3])
    assert isinstance(giver, int)
    if not position.bidding & (1 << giver | 1 << other):
        return ""
    return "gift" if move[2] == "give" else "exchange"


def _wants(order: Order, bid: int) -> bool:
    """The order goes as far as this bid."""
    if order.amount is None:
        return False
    return bid <= order.amount if order.kind == UP_TO else bid < order.amount


BIDS_AHEAD: Final[Orders[Board]] = Orders(BID, matters, kinds, answer, void, refusal)
