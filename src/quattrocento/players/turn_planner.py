"""The turn planner, for games without luck: variations of a whole turn, halved by rollouts."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal, next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.judge import Judge
from quattrocento.players.judgement import Judgement
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import TurnPlan
from quattrocento.players.rollout import EVERY, LONGEST, greedy_move, rollout_turn

VARIED: Final = 4
"""Variations, the best first, that are varied at each of their decisions."""
NOISE: Final = 0.3
"""Noise on the values of a rollout, in the game's temperatures; the first one has none."""
FOREVER: Final = 1 << 60


class Variation:
    """One way through a turn: its moves, the table after it, and what came of playing on."""

    __slots__ = ("after", "moves", "total", "value", "visits")

    def __init__(self, moves: list[Move], after: Position, value: float) -> None:
        self.moves: Final = moves
        self.after: Final = after
        self.value: Final = value
        self.total: float = 0.0
        self.visits: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1e18


class TurnPlanner:
    """Chooses by whole turns, and keeps to the plan while the table is as foreseen.

    Every first move is completed greedily to the end of the turn; the best of these variations
    are varied at each of their decisions. Then sequential halving: the best variations are rolled
    out for some rounds, with noise, and the better half goes on. The budget is a number of
    rollouts, or of seconds.
    """

    def __init__(self, rng: Random, games: int, seconds: float) -> None:
        self._rng = rng
        self._games: int = games
        self._seconds: float = seconds
        self.plan: TurnPlan = []

    def choose(
        self, perspective: Perspective, judge: Judge, called_off: Callable[[], bool]
    ) -> Move:
        known = perspective.moves()
        if self.plan and self.plan[0][0] == known:
            return self.plan.pop(0)[1]
        self.plan = []
        choices = perspective.considered()
        if len(choices) == 1:
            return choices[0]
        until = time.monotonic() + self._seconds
        game, seat = perspective.game, perspective.seat
        world = perspective.imagine(self._rng)
        variations = Variations(game, judge, world, seat, self._rng)
        variations.gather(choices, called_off)
        left = self._games if self._seconds == 0.0 else FOREVER
        chosen = variations.best()
        survivors = variations.most_promising(left)
        rounds = game.rounds(world)
        while len(survivors) > 1 and left > 0 and not called_off():
            for variation in survivors:
                variations.rollout(variation, rounds)
                left -= 1
                if left == 0 or (self._seconds and time.monotonic() >= until):
                    left = 0
                    break
            survivors.sort(key=lambda variation: -variation.mean)
            chosen = survivors[0]
            if len(survivors) > 3:
                survivors = survivors[: (len(survivors) + 1) // 2]
        self._remember(perspective.imagine(self._rng), seat, chosen.moves)
        return chosen.moves[0]

    def _remember(self, world: Position, seat: int, moves: list[Move]) -> None:
        """Keep the rest of the variation, each move with the choice it was planned for."""
        for index, move in enumerate(moves):
            decision = next_decision(world)
            if decision is None or decision.seat != seat:
                break
            choices = legal(world)
            if move not in choices:
                break
            if index:
                self.plan.append((choices, move))
            play(world, move)
            settle(world, self._rng)


class Variations:
    """All variations of one turn that were thought of."""

    __slots__ = ("_bots", "_game", "_judge", "_rng", "_seat", "_seen", "_variations", "_world")

    def __init__(
        self, game: Game[Any], judge: Judge, world: Position, seat: int, rng: Random
    ) -> None:
        self._game = game
        self._judge = judge
        self._bots: Judgement[Any] = judge.bots
        self._world = world
        self._seat: int = seat
        self._rng = rng
        self._variations: list[Variation] = []
        self._seen: set[tuple[int, ...]] = set()

    def gather(self, choices: list[Move], called_off: Callable[[], bool]) -> None:
        """A variation for every first move, then changes of the best ones while there is time."""
        for move in choices:
            self._add([], self._world, move)
        varied: list[Variation] = []
        while len(varied) < VARIED and not called_off():
            fresh = [variation for variation in self._variations if variation not in varied]
            if not fresh:
                break
            variation = max(fresh, key=lambda variation: variation.value)
            varied.append(variation)
            self._vary(variation, called_off)

    def best(self) -> Variation:
        return max(self._variations, key=lambda variation: variation.value)

    def most_promising(self, games: int) -> list[Variation]:
        """As many as the budget can tell apart: half of its rollouts are their first ones."""
        ranked = sorted(self._variations, key=lambda variation: -variation.value)
        return ranked[: max(2, min(games // 2, MOST_VARIATIONS))]

    def rollout(self, variation: Variation, rounds: int) -> None:
        """Some rounds from the end of a variation, or turns; keeps how far ahead it led."""
        game, bots, judge = self._game, self._bots, self._judge
        position = variation.after.clone()
        until = rounds + judge.rounds
        turns = 0 if judge.rounds else judge.turns
        noise = NOISE * bots.temperature if variation.visits else 0.0
        while position.agenda and (turns > 0 or game.rounds(position) < until):
            turns -= 1
            if not rollout_turn(bots, position, self._rng, EVERY, noise):
                break
        variation.total += lead(judge.values(position), self._seat)
        variation.visits += 1

    def _vary(self, variation: Variation, called_off: Callable[[], bool]) -> None:
        """Every other choice at each decision of a variation, but for the first one."""
        bots = self._bots
        position = self._world.clone()
        for index, move in enumerate(variation.moves):
            if index:
                for other in bots.choices(position):
                    if called_off():
                        return
                    if other != move:
                        self._add(variation.moves[:index], position, other)
            play(position, move)
            settle(position, self._rng)

    def _add(self, moves: list[Move], position: Position, move: Move) -> None:
        """The variation that goes on with a move and is completed greedily, unless it is known."""
        bots, seat = self._bots, self._seat
        moves = [*moves, move]
        after = position.clone()
        play(after, move)
        settle(after, self._rng)
        for _ in range(LONGEST):
            decision = next_decision(after)
            if decision is None or decision.seat != seat:
                break
            chosen = greedy_move(bots, after, bots.choices(after), seat, self._rng, EVERY, 0.0)
            moves.append(chosen)
            play(after, chosen)
            settle(after, self._rng)
        values = self._judge.values(after)
        # Variations that come to the same are one.
        key = tuple([int(value * 1e6) for value in values])
        if key not in self._seen:
            self._seen.add(key)
            self._variations.append(Variation(moves, after, lead(values, seat)))


MOST_VARIATIONS: Final = 24
"""Variations that are played on at all, however large the budget is."""


def lead(values: list[float], seat: int) -> float:
    """A seat's points over those of the others: half by their mean, half by the best of them."""
    best = -1e18
    total = 0.0
    for other, value in enumerate(values):
        if other != seat:
            total += value
            if value > best:
                best = value
    return values[seat] - 0.5 * (best + total / (len(values) - 1))
