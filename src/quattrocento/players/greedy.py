"""The greedy player: every move rolled out to the end of its own turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from quattrocento.kernel.play import next_decision, play, settle
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.player import Player, never
from quattrocento.players.rollout import EVERY, drawn_best, rollout_turn

SAMPLES: Final = 3
"""Determinizations in which each move is tried, where luck or secrets make them differ."""
NOISE: Final = 0.1
"""How much chance counts in a game without luck, so that not every game is the same."""


class GreedyPlayer(Player):
    """Takes the move whose turn, rolled out, leaves the table best for it; equal ones by lot."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _greedy_player, (self._rng,)

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        moves = perspective.considered()
        if len(moves) == 1:
            return moves[0]
        luck, seat = perspective.game.luck, perspective.seat
        bots = judgement_of(perspective.game)
        worths = [0.0] * len(moves)
        for _ in range(SAMPLES if luck else 1):
            world = perspective.imagine(self._rng)
            # The same luck for every move that is compared.
            seed = self._rng.getrandbits(32)
            for index, move in enumerate(moves):
                rng = Random(seed)
                after = world.clone()
                play(after, move)
                settle(after, rng)
                decision = next_decision(after)
                if decision is not None and decision.seat == seat:
                    rollout_turn(bots, after, rng, EVERY)
                worths[index] += bots.worth(after, seat)
                if not luck:
                    worths[index] += self._rng.random() * NOISE * bots.temperature
        return drawn_best(moves, worths, self._rng)


def _greedy_player(rng: Random) -> GreedyPlayer:
    """The player that was pickled."""
    player = GreedyPlayer(0)
    player._rng = rng
    return player
