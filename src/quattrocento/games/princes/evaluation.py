"""How good a table looks for each player, and how a bot answers an offer."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.forecast import auction_gains, war_gains
from quattrocento.games.princes.names import FAMILIES
from quattrocento.games.princes.negotiation import play_aside, why_no_aside
from quattrocento.games.princes.scoring import points
from quattrocento.games.princes.worth import Worths, seat_worth
from quattrocento.kernel.step import Move

_MARGIN: Final = 0.1
"""What an exchange must be worth to a bot, in points, before it agrees."""


def evaluate(board: Board) -> list[float]:
    """Points in hand and a guess at what the rest of the table is still worth, per seat."""
    seats = range(len(board.players))
    if not board.agenda:
        return [float(sum(points(board, seat, True).values())) for seat in seats]
    if board.decade == 0:
        return [0.4 * board.players[seat].influence for seat in seats]
    worths = Worths(board)
    result = [seat_worth(board, seat, worths) for seat in seats]
    if board.lot_kind != NOTHING:
        for seat, gain in enumerate(auction_gains(board, worths)):
            result[seat] += gain
    for seat, gain in enumerate(war_gains(board)):
        result[seat] += gain
    return result


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
            before = evaluate(board)
            world = board.clone()
            play_aside(world, accept)
            after = evaluate(world)
            gain = after[seat] - before[seat]
            theirs = after[offer[0]] - before[offer[0]]
            return accept if gain > _MARGIN and gain > 0.5 * theirs else decline
    return None
