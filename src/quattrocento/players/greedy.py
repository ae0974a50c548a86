"""The greedy player: the move whose turn, played out, leaves the best-looking table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from quattrocento.kernel.step import Move
from quattrocento.players.lookahead import Lookahead
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player, never

WORLDS: Final = 4
"""Imagined positions a move is judged in, where something is hidden."""


class GreedyPlayer(Player):
    """Judges every move by `Game.evaluate` at the end of the turn; ties go to the first."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        moves = perspective.moves()
        if len(moves) == 1:
            return moves[0]
        game = perspective.game
        worlds = [perspective.imagine(self._rng)]
        if game.secrets(worlds[0]):
            worlds += [perspective.imagine(self._rng) for _ in range(WORLDS - 1)]
        ahead = Lookahead(game, perspective.seat, self._rng.getrandbits(32))
        worths = [sum([ahead.worth(world, move) for world in worlds]) for move in moves]
        return moves[worths.index(max(worths))]
