"""Standing orders: who wants no further die passes for the rest of the round, and may go."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.rules.dice import PASS, NextTurn, TakeDie
from quattrocento.kernel.orders import Order, Orders
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

PASSING: Final = "pass"


def matters(position: Board, seat: int) -> list[str]:
    """The round, while dice are taken and the seat may still take one (S-401, S-404)."""
    player = position.players[seat]
    if player.passed or player.dice_taken() >= position.box.most_dice:
        return []
    taking = any(isinstance(step, (NextTurn, TakeDie)) for step in position.agenda)
    return [f"{PASSING} {position.round}"] if taking else []


def kinds(position: Board, seat: int, _matter: str) -> list[str]:
    """Who is asked for a die just passes."""
    step = next_decision(position)
    asked = isinstance(step, TakeDie) and step.seat == seat
    return [] if asked else [PASSING]


def answer(position: Board, _matter: str, _order: Order) -> Move | None:
    """Pass instead of the next die (S-501)."""
    return PASS if isinstance(next_decision(position), TakeDie) else None


def void(_before: Board, _after: Board, _seat: int, _matter: str, _move: Move) -> str:
    """Nothing that others do brings a seat a die that it could not have taken before."""
    return ""


PASS_AHEAD: Final[Orders[Board]] = Orders(PASSING, matters, kinds, answer, void)
