"""What a seat may do without being asked: bargain, and use its Banking."""

from __future__ import annotations

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.rules.free import BANK, CURRENCY_INDEX, bank, free_refusal
from quattrocento.games.princes.rules.negotiation import (
    bargain,
    bargains,
    no_such_aside,
    why_no_bargain,
)
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.step import Move, Refusal, spell


def asides(position: Board, seat: int) -> list[Move]:
    """What a seat may do without being asked (P-304, P-305, P-823)."""
    if not 0 <= seat < len(position.players):
        return []
    return [*bargains(position, seat), *_bankings(position, seat)]


def play_aside(position: Board, move: Move) -> None:
    """Do an aside; refused with the rule that forbids it."""
    refusal = why_no_aside(position, move)
    if refusal is not None:
        raise IllegalMove(f"{spell(move)} is not legal now: {refusal.reason} ({refusal.rule})")
    if move[2] == "bank":
        seat = move[1]
        assert isinstance(seat, int)
        bank(position, seat, move[2:])
    else:
        bargain(position, move)


def why_no_aside(position: Board, move: Move) -> Refusal | None:
    """The rule against an aside now, or None where it may be done."""
    if len(move) < 4 or not isinstance(move[1], int):
        return no_such_aside()
    if not 0 <= move[1] < len(position.players):
        return no_such_aside()
    if move[2] == "bank":
        return _why_no_banking(position, move[1], move[2:])
    return why_no_bargain(position, move)


def _bankings(position: Board, seat: int) -> list[Move]:
    """As much of each currency as Banking exchanges now; less is possible too."""
    moves: list[Move] = []
    if position.unused(seat, position.box.banks):
        for amounts in BANK:
            for amount in range(position.box.bank, 0, -1):
                if free_refusal(position, seat, amounts[amount]) is None:
                    moves.append(("aside", seat, *amounts[amount]))
                    break
    return moves


def _why_no_banking(position: Board, seat: int, move: Move) -> Refusal | None:
    if len(move) != 3 or move[1] not in CURRENCY_INDEX:
        return no_such_aside()
    amount = move[2]
    if not isinstance(amount, int) or not 1 <= amount <= position.box.bank:
        return Refusal("P-821", "no-such-banking", {"most": position.box.bank})
    if not position.players[seat].tiles & position.box.banks:
        return Refusal("P-821", "no-banking-tile")
    return free_refusal(position, seat, move)
