"""Standing orders in the tests of the games: what may be ordered, what it says, what ends it."""

from __future__ import annotations

from typing import Any

from quattrocento.kernel import play as kernel
from quattrocento.kernel.orders import Order, Orders
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move, spell


def offered(question: Orders[Any], board: Position, seat: int) -> dict[str, list[str]]:
    """What a seat may leave orders for, and the kinds of orders."""
    matters = question.matters(board, seat)
    return {matter: question.kinds(board, seat, matter) for matter in matters}


def says(question: Orders[Any], board: Position, matter: str, kind: str) -> str | None:
    """The move that an order makes for whoever decides now: a legal one."""
    move = question.answer(board, matter, Order(kind))
    if move is None:
        return None
    assert move in kernel.legal(board)
    return spell(move)


def fate(question: Orders[Any], board: Position, seat: int, matter: str, *moves: str) -> str:
    """What becomes of an order while moves are made: why it is void, `over`, or `stands`."""
    for text in moves:
        before = board.clone()
        kernel.attempt(board, move := _move(text))
        reason = question.void(before, board, seat, matter, move)
        if reason:
            return reason
        if matter not in question.matters(board, seat):
            return "over"
    return "stands"


def _move(text: str) -> Move:
    return tuple(int(part) if part.isdigit() else part for part in text.split())
