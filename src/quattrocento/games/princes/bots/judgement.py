"""How good a table looks for each player, and how a bot answers an offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.bots.campaigns import war_gains
from quattrocento.games.princes.bots.forecast import auction_gains
from quattrocento.games.princes.bots.worth import Worths, seat_worth, set_up_worth
from quattrocento.games.princes.rules.asides import play_aside, why_no_aside
from quattrocento.games.princes.rules.auctions import Bid
from quattrocento.games.princes.rules.decades import EndDecade
from quattrocento.games.princes.rules.lots import lowest_bid
from quattrocento.games.princes.rules.paying import Pay
from quattrocento.games.princes.rules.scoring import points
from quattrocento.games.princes.rules.war import NameAttacker
from quattrocento.kernel.step import Move
from quattrocento.players.judgement import Judgement

_MARGIN: Final = 0.1
"""What an exchange must be worth to a bot, in points, before it agrees."""
_ENVY: Final = 0.65
"""How much of the others' mean worth counts against a seat's own."""


class PrincesJudgement(Judgement[Board]):
    """Points in hand, what the rest of the table is worth, and how an offer is answered."""

    temperature = 1.0
    levels: Mapping[str, str] = {"hard": "learned:2000/1000"}

    def evaluate(self, position: Board) -> list[float]:
        """Points in hand and a guess at what the rest of the table is still worth, per seat."""
        seats = range(len(position.players))
        if not position.agenda:
            return _points(position)
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

    def settled(self, position: Board) -> list[float] | None:
        """Points, gold and influence counted, once the last income has come."""
        if position.agenda:
            position = position.clone()
            EndDecade().run(position)
        return _points(position)

    def worth(self, position: Board, seat: int) -> float:
        """What a seat plays for: its own worth, and a little that the others have less."""
        values = self.evaluate(position)
        own = values[seat]
        return own - _ENVY * (sum(values) - own) / (len(values) - 1)

    def considered(self, position: Board, moves: list[Move]) -> list[Move]:
        """The moves a bot considers: the lowest bid stands for all, whole sums for parts of them.

        A troop is never thrown away, and money is exchanged only to pay, or as much as possible.
        """
        step = position.agenda[-1]
        if isinstance(step, Bid):
            least = lowest_bid(position)
            return [
                move
                for move in moves
                if move[0] != "bank" and (move[0] != "bid" or move[1] == least)
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

    def reply(self, position: Board, seat: int) -> Move | None:
        """A bot's answer to the first offer made to it: it accepts what helps it more than the
        others, and never a plain loss."""
        for offer in position.offers:
            if offer[1] == seat:
                other = position.name_of(offer[0])
                accept: Move = ("aside", seat, "accept", other)
                decline: Move = ("aside", seat, "decline", other)
                loses = offer[2] <= offer[4] and offer[3] <= offer[5]
                if loses or why_no_aside(position, accept) is not None:
                    return decline
                world = position.clone()
                for index, player in enumerate(world.players):
                    if index != seat:
                        # The hands of the others are not for it to see.
                        player.hand = 0
                before = self.evaluate(world)
                play_aside(world, accept)
                after = self.evaluate(world)
                gain = after[seat] - before[seat]
                theirs = after[offer[0]] - before[offer[0]]
                return accept if gain > _MARGIN and gain > 0.5 * theirs else decline
        return None


def _points(position: Board) -> list[float]:
    seats = range(len(position.players))
    return [float(sum(points(position, seat, True).values())) for seat in seats]
