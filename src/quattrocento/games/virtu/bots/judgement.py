"""How bots judge Virtù: what somebody has begun is brought to its end on a copy first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bots.almanac import almanac
from quattrocento.games.virtu.bots.considering import worthy
from quattrocento.games.virtu.bots.evaluation import judge
from quattrocento.games.virtu.bots.survey import Survey
from quattrocento.games.virtu.rules.actions import END
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.intrigue import SendAgent
from quattrocento.games.virtu.rules.palace import SPACE_INDEX
from quattrocento.games.virtu.rules.patronage import ChooseBonus, PlaceCard
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.reorganising import MoveCard
from quattrocento.games.virtu.rules.scoring import prestige
from quattrocento.games.virtu.rules.setup import LayFamily
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.step import Decision, Move
from quattrocento.players.judgement import Judgement

LEVELS: Final[dict[str, str]] = {"medium": "search:25", "hard": "search:100"}
"""Fewer lines of play than elsewhere, each of them a year long."""


class VirtuJudgement(Judgement[Board]):
    """Prestige as it stands, and a guess at what means and positions are still worth.

    What somebody has begun is judged as if it were done: a payment as the program proposes it,
    chosen wares as bought and laid down, a lifted card where it does most.
    """

    temperature = 0.5
    levels: Mapping[str, str] = LEVELS

    def evaluate(self, position: Board) -> list[float]:
        if begun(position):
            position = self._foresee(position)
        survey = Survey(position)
        return [judge(position, survey, seat) for seat in range(len(position.players))]

    def settled(self, position: Board) -> list[float] | None:
        """Prestige: what means were still to bring is worth nothing at the end."""
        return [float(sum(points)) for points in prestige(position)]

    def worth(self, position: Board, seat: int) -> float:
        if begun(position):
            position = self._foresee(position)
        return judge(position, Survey(position), seat)

    def considered(self, position: Board, moves: list[Move]) -> list[Move]:
        """Those of the legal moves that are worth trying; all of them where none stands out."""
        if len(moves) < 2:
            return moves
        found = worthy(position, moves)
        return found if found else moves

    def choices(self, position: Board) -> list[Move]:
        """For a payment, no list of all ways to make it is needed."""
        step = position.agenda[-1]
        if isinstance(step, Pay):
            return propose(position)[:1]
        assert isinstance(step, Decision)
        return self.considered(position, step.moves(position))

    def _foresee(self, board: Board) -> Board:
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
                play(other, self.considered(other, step.moves(other))[0])
            elif step is not None:
                play(other, self._best(other, step.moves(other), step.seat))
        return other

    def _best(self, board: Board, moves: list[Move], seat: int) -> Move:
        """The move after which, its price paid, the table looks best for the one who makes it."""
        moves = self.considered(board, moves)
        best, chosen = -1e9, moves[0]
        if len(moves) > 1:
            for move in moves:
                after = board.clone()
                play(after, move)
                if isinstance(next_decision(after), Pay):
                    pay(after)
                worth = judge(after, Survey(after), seat)
                if worth > best:
                    best, chosen = worth, move
        return chosen


def begun(board: Board) -> bool:
    """Somebody is paying, laying down what he got, or has wares in the basket."""
    step = next_decision(board)
    if isinstance(step, Buy):
        return board.basket != 0
    return isinstance(step, (Pay, PlaceCard, MoveCard, SendAgent, ChooseBonus, LayFamily))


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
