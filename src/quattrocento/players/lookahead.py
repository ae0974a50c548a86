"""Looking ahead to the end of one's own turn: what a move is worth once its turn is played out."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Chance, Decision, Move

DRAWS: Final = 4
"""Samples of a draw that happens within the turn."""
LONGEST: Final = 24
"""Decisions followed within one turn; a turn that goes on is judged as it stands then."""
MOST: Final = 4000
"""Positions looked at for one move; a turn with more choices is judged as it stands then."""


class Lookahead:
    """Plays a turn out in every way it can go, and judges where it ends by `Game.evaluate`.

    A choice that comes again and again (the next movement point, the next tile) would multiply:
    only its first coming branches, at the others the best-looking move is taken at once.
    """

    __slots__ = ("_game", "_left", "_seat", "_seed")

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self._game = game
        self._seat = seat
        self._seed = seed
        self._left = 0

    def worth(self, position: Position, move: Move) -> float:
        """What a move brings its seat in points; the position is left as it was."""
        self._left = MOST
        last = type(position.agenda[-1])
        after = position.clone()
        play(after, move)
        return self._follow(after, last, LONGEST)

    def _follow(self, position: Position, last: type[Any], depth: int) -> float:
        """The worth of a position that may be spoilt, `last` the kind of choice just made."""
        agenda = position.agenda
        self._left -= 1
        while agenda and depth and self._left > 0:
            step = agenda[-1]
            if isinstance(step, Chance):
                return self._average(position, last, depth)
            assert isinstance(step, Decision)
            if step.seat != self._seat:
                break
            moves: list[Move] = step.moves(position)
            depth -= 1
            if len(moves) == 1:
                play(position, moves[0])
            elif type(step) is last:
                play(position, self._best_looking(position, moves))
            else:
                return self._branch(position, moves, depth)
        return self._game.evaluate(position)[self._seat]

    def _branch(self, position: Position, moves: list[Move], depth: int) -> float:
        last = type(position.agenda[-1])
        best = -1e9
        for move in moves:
            after = position.clone()
            play(after, move)
            worth = self._follow(after, last, depth)
            if worth > best:
                best = worth
        return best

    def _best_looking(self, position: Position, moves: list[Move]) -> Move:
        best, chosen = -1e9, moves[0]
        for move in moves:
            after = position.clone()
            play(after, move)
            self._left -= 1
            worth = self._game.evaluate(after)[self._seat]
            if worth > best:
                best, chosen = worth, move
        return chosen

    def _average(self, position: Position, last: type[Any], depth: int) -> float:
        """The same luck for every move compared: a sample depends on its number alone."""
        total = 0.0
        for sample in range(DRAWS):
            after = position.clone()
            settle(after, Random(self._seed + sample))
            total += self._follow(after, last, depth)
        return total / DRAWS
