"""What somebody has begun, brought to its end on a copy, so that a table can be judged."""

from __future__ import annotations

from collections.abc import Callable

from quattrocento.games.virtu.actions import END
from quattrocento.games.virtu.almanac import almanac
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.buying import Buy
from quattrocento.games.virtu.considering import considered
from quattrocento.games.virtu.intrigue import SendAgent
from quattrocento.games.virtu.palace import SPACE_INDEX
from quattrocento.games.virtu.patronage import ChooseBonus, PlaceCard
from quattrocento.games.virtu.paying import Pay
from quattrocento.games.virtu.proposing import propose
from quattrocento.games.virtu.reorganising import MoveCard
from quattrocento.games.virtu.setup import LayFamily
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.step import Move


def begun(board: Board) -> bool:
    """Somebody is paying, laying down what he got, or has wares in the basket."""
    step = next_decision(board)
    if isinstance(step, Buy):
        return board.basket != 0
    return isinstance(step, (Pay, PlaceCard, MoveCard, SendAgent, ChooseBonus, LayFamily))


def foresee(board: Board, judge: Callable[[Board, int], float]) -> Board:
    """The table once what somebody has begun is over, on a copy."""
    other = board.clone()
    while begun(other):
        step = next_decision(other)
        if isinstance(step, Pay):
            pay(other)
        elif isinstance(step, Buy):
            play(other, END)
        elif isinstance(step, PlaceCard):
            play(other, _laid(other, step))
        elif isinstance(step, SendAgent):
            play(other, considered(other, step.moves(other))[0])
        elif step is not None:
            play(other, _best(other, considered(other, step.moves(other)), step.seat, judge))
    return other


def pay(board: Board) -> None:
    """Make the payment in progress as the program proposes it."""
    for move in propose(board):
        play(board, move)


def _laid(board: Board, step: PlaceCard) -> Move:
    """A new card goes on the first free space, or in the place of the one worth least."""
    moves = step.moves(board)
    if moves[0][0] == "to":
        return moves[0]
    worths = almanac(board.box).worths
    cards = board.players[step.seat].cards
    least, chosen = 1e9, moves[0]
    for move in moves:
        if move[0] == "discard":
            worth = worths[cards[SPACE_INDEX[move[1]]]]
            if worth < least:
                least, chosen = worth, move
    return chosen


def _best(board: Board, moves: list[Move], seat: int, judge: Callable[[Board, int], float]) -> Move:
    """The move after which, its price paid, the table looks best for the one who makes it."""
    best, chosen = -1e9, moves[0]
    if len(moves) > 1:
        for move in moves:
            after = board.clone()
            play(after, move)
            if isinstance(next_decision(after), Pay):
                pay(after)
            worth = judge(after, seat)
            if worth > best:
                best, chosen = worth, move
    return chosen
