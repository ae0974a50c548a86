"""How good a table looks for each player, and how a bot answers an offer."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.auctions import Bid
from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.campaigns import war_gains
from quattrocento.games.princes.forecast import auction_gains
from quattrocento.games.princes.lots import lowest_bid
from quattrocento.games.princes.names import FAMILIES
from quattrocento.games.princes.negotiation import play_aside, why_no_aside
from quattrocento.games.princes.paying import Pay
from quattrocento.games.princes.scoring import points
from quattrocento.games.princes.war import NameAttacker
from quattrocento.games.princes.worth import Worths, seat_worth, set_up_worth
from quattrocento.kernel.step import Move

_MARGIN: Final = 0.1
"""What an exchange must be worth to a bot, in points, before it agrees."""
_ENVY: Final = 0.65
"""How much of the others' mean worth counts against a seat's own."""


def evaluate(board: Board) -> list[float]:
    """Points in hand and a guess at what the rest of the table is still worth, per seat."""
    seats = range(len(board.players))
    if not board.agenda:
        return [float(sum(points(board, seat, True).values())) for seat in seats]
    if board.decade == 0:
        return [set_up_worth(board, seat) for seat in seats]
    worths = Worths(board)
    result = [seat_worth(board, seat, worths) for seat in seats]
    if board.lot_kind != NOTHING:
        for seat, gain in enumerate(auction_gains(board, worths)):
            result[seat] += gain
    if board.attacker != NOTHING or isinstance(board.agenda[-1], NameAttacker):
        for seat, gain in enumerate(war_gains(board, worths)):
            result[seat] += gain
    return result


def worth(board: Board, seat: int) -> float:
    """What a seat plays for: its own worth, and a little that the others have less."""
    values = evaluate(board)
    own = values[seat]
    return own - _ENVY * (sum(values) - own) / (len(values) - 1)


def considered(board: Board, moves: list[Move]) -> list[Move]:
    """The moves a bot looks at: the lowest bid stands for all, whole sums for parts of them.

    A troop is never thrown away, and money is exchanged only to pay, or as much as possible.
    """
    step = board.agenda[-1]
    if isinstance(step, Bid):
        least = lowest_bid(board)
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


def reply(board: Board, seat: int) -> Move | None:
    """A bot's answer to the first offer made to it: it accepts what helps it more than the
    others, and never a plain loss."""
    for offer in board.offers:
        if offer[1] == seat:
            other = FAMILIES[board.players[offer[0]].family]
            accept: Move = ("aside", seat, "accept", other)
            decline: Move = ("aside", seat, "decline", other)
            loses = offer[2] <= offer[4] and offer[3] <= offer[5]
            if loses or why_no_aside(board, accept) is not None:
                return decline
            world = board.clone()
            for index, player in enumerate(world.players):
                if index != seat:
                    # The hands of the others are not for it to see.
                    player.hand = 0
            before = evaluate(world)
            play_aside(world, accept)
            after = evaluate(world)
            gain = after[seat] - before[seat]
            theirs = after[offer[0]] - before[offer[0]]
            return accept if gain > _MARGIN and gain > 0.5 * theirs else decline
    return None
