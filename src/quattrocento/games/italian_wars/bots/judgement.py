"""How bots judge The Italian Wars: what somebody has begun is judged as if it were done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.bots.considering import worthy
from quattrocento.games.italian_wars.bots.evaluation import judge
from quattrocento.games.italian_wars.bots.survey import Survey
from quattrocento.games.italian_wars.names import PLAYERS
from quattrocento.games.italian_wars.rules.scoring import prestige
from quattrocento.games.virtu.rules.actions import END
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.patronage import PlaceCard
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.step import Move
from quattrocento.players.judgement import Judgement

LEVELS: Final[dict[str, str]] = {"medium": "search:40", "hard": "learned:600/150"}
"""Fewer lines of play than elsewhere, each of them two rounds long."""


class WarsJudgement(Judgement[Italy]):
    """Prestige as it stands, and a guess at what means and positions are still worth."""

    temperature = 0.5
    levels: Mapping[str, str] = LEVELS

    def evaluate(self, position: Italy) -> list[float]:
        if _begun(position):
            position = _foresee(position)
        survey = Survey(position)
        return [judge(position, survey, seat) for seat in range(PLAYERS)]

    def settled(self, position: Italy) -> list[float] | None:
        """Prestige: what means were still to bring is worth nothing at the end."""
        return [float(sum(points)) for points in prestige(position)]

    def worth(self, position: Italy, seat: int) -> float:
        """How far a player is ahead: what one of two kings wins the other one loses."""
        found = self.evaluate(position)
        return found[seat] - found[1 - seat]

    def considered(self, position: Italy, moves: list[Move]) -> list[Move]:
        """Those of the legal moves that are worth trying; all of them where none stands out."""
        if len(moves) < 2:
            return moves
        found = worthy(position, moves)
        return found if found else moves


def _foresee(table: Italy) -> Italy:
    """The table once the payment or purchase in progress is over, on a copy: as proposed."""
    other = table.clone()
    while _begun(other):
        step = next_decision(other)
        if isinstance(step, Pay):
            play(other, propose(other)[0])
        elif isinstance(step, PlaceCard):
            play(other, step.moves(other)[0])
        else:
            play(other, END)
    return other


def _begun(table: Italy) -> bool:
    step = next_decision(table)
    return isinstance(step, (Pay, PlaceCard)) or (isinstance(step, Buy) and table.basket != 0)
