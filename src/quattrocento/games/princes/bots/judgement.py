"""How bots judge Princes: what a table is worth to them, and how they answer an offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.bots.considering import worthy
from quattrocento.games.princes.bots.evaluation import judge, points_in_hand
from quattrocento.games.princes.rules.asides import play_aside, why_no_aside
from quattrocento.games.princes.rules.decades import EndDecade
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
        return judge(position)

    def settled(self, position: Board) -> list[float] | None:
        """Points, gold and influence counted, once the last income has come."""
        if position.agenda:
            position = position.clone()
            EndDecade().run(position)
        return points_in_hand(position)

    def worth(self, position: Board, seat: int) -> float:
        """What a seat plays for: its own worth, and a little that the others have less."""
        values = self.evaluate(position)
        own = values[seat]
        return own - _ENVY * (sum(values) - own) / (len(values) - 1)

    def considered(self, position: Board, moves: list[Move]) -> list[Move]:
        return worthy(position, moves)

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
