"""The moves a bot considers: the lowest bid stands for all, whole sums for parts of them."""

from __future__ import annotations

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.rules.auctions import Bid
from quattrocento.games.princes.rules.lots import lowest_bid
from quattrocento.games.princes.rules.paying import Pay
from quattrocento.kernel.step import Move


def worthy(position: Board, moves: list[Move]) -> list[Move]:
    """A troop is never thrown away, and money is exchanged only to pay, or as much as possible."""
    step = position.agenda[-1]
    if isinstance(step, Bid):
        least = lowest_bid(position)
        return [
            move for move in moves if move[0] != "bank" and (move[0] != "bid" or move[1] == least)
        ]
    if isinstance(step, Pay):
        return moves
    kept: list[Move] = []
    for index, move in enumerate(moves):
        if move[0] == "discard_troop":
            continue
        if move[0] == "bank":
            following = moves[index + 1] if index + 1 < len(moves) else move
            if following[0] == "bank" and following[1] == move[1]:
                continue
        kept.append(move)
    return kept
