"""How good a table looks for each player: what the greedy player and the search lean on."""

from __future__ import annotations

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.bots.campaigns import war_gains
from quattrocento.games.princes.bots.forecast import auction_gains
from quattrocento.games.princes.bots.worth import Worths, seat_worth, set_up_worth
from quattrocento.games.princes.rules.scoring import points
from quattrocento.games.princes.rules.war import NameAttacker


def judge(position: Board) -> list[float]:
    """Points in hand and a guess at what the rest of the table is still worth, per seat."""
    seats = range(len(position.players))
    if not position.agenda:
        return points_in_hand(position)
    if position.decade == 0:
        return [set_up_worth(position, seat) for seat in seats]
    worths = Worths(position)
    result = [seat_worth(position, seat, worths) for seat in seats]
    if position.lot_kind != NOTHING:
        for seat, gain in enumerate(auction_gains(position, worths)):
            result[seat] += gain
    if position.attacker != NOTHING or isinstance(position.agenda[-1], NameAttacker):
        for seat, gain in enumerate(war_gains(position, worths)):
            result[seat] += gain
    return result


def points_in_hand(position: Board) -> list[float]:
    """Points, gold and influence as they count at the end."""
    seats = range(len(position.players))
    return [float(sum(points(position, seat, True).values())) for seat in seats]
