"""Games that bots play against themselves, written down for training as they go."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from quattrocento.environments.encoding.arrays import observer_of
from quattrocento.environments.encoding.observer import Observer
from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.lab.drawn import DRAWN, draw_options
from quattrocento.players.judge import Judge, leads
from quattrocento.players.learned.finding import judge_for
from quattrocento.players.learned.judge import turned
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.rollout import EVERY, greedy_move
from quattrocento.players.search import Tree
from quattrocento.players.turn_planner import TurnPlanner
from quattrocento.train.examples import Examples, write

LONGEST = 6_000
"""Decisions of a game that is kept; a longer one is left out."""
OTHER_TABLES = 0.15
"""The share of games with options drawn by lot; all others have the usual ones."""
NOISE = 0.5
"""Points that a value may gain by lot where moves are chosen by looks, in temperatures."""
BLUNDERS = 0.015
"""How often a move is any at all, so that tables off the usual paths are seen too."""
CURIOUS = 0.1
"""How often a move is drawn by how often search went through it."""
SEEN_BY_LOOKS = 0.25
"""The share of the decisions of a quick game by looks that is kept: such games are many."""


@dataclass(frozen=True)
class Stint:
    """What one process plays before it writes down what it has."""

    game: str
    seats: int
    seconds: float
    seed: str
    path: str
    iterations: int = 0
    """Of search at each decision; 0 is by looks."""
    network: str = ""


def play_stint(stint: Stint) -> tuple[int, int, int]:
    """Play games until the time is up; gives the number of seats, of games and of examples."""
    table = SelfPlay(stint)
    until = time.monotonic() + stint.seconds
    examples = Examples()
    while time.monotonic() < until or not examples.games:
        table.play(examples)
    write(Path(stint.path), examples)
    return stint.seats, examples.games, len(examples.rows)


class SelfPlay:
    """A table at which every seat plays alike, and learns from the others."""

    def __init__(self, stint: Stint) -> None:
        game = load_game(stint.game)
        self._stint = stint
        self._game: Game[Any] = game
        self._bots = judgement_of(game)
        self._observer: Observer = observer_of(game, stint.seats)
        self._rng = Random(stint.seed)
        self._judge: Judge = Judge(self._bots)
        if stint.network:
            found = judge_for(game, stint.seats, stint.network)
            assert found is not None
            self._judge = found
        self._planners: list[TurnPlanner] = []

    def play(self, examples: Examples) -> None:
        """One game, added to the examples if it comes to an end."""
        game, rng, seats = self._game, self._rng, self._stint.seats
        options: dict[str, str] = {}
        if rng.random() < OTHER_TABLES:
            drawn = {option.name: DRAWN for option in game.options}
            options = draw_options(game, seats, drawn, str(rng.random()))
        position = game.start(seats, options)
        settle(position, rng)
        self._planners = [TurnPlanner(rng, self._stint.iterations, 0.0) for _ in range(seats)]
        before = len(examples.rows)
        seen = -1
        for _ in range(LONGEST):
            decision = next_decision(position)
            if decision is None:
                standing = game.standing(position)
                examples.end(before, [float(score) for score in standing.scores], standing.winners)
                return
            seat = decision.seat
            moves: list[Move] = self._bots.choices(position)
            if len(moves) == 1:
                move = moves[0]
            else:
                # A planner asks about tables between turns only.
                if (game.luck or seat != seen) and self._is_kept():
                    looks = turned(leads(self._bots.evaluate(position)), seat)
                    row = self._observer.row(position, seat)
                    examples.add(row, seat, game.rounds(position), looks)
                move = self._choose(position, moves, seat)
                if rng.random() < BLUNDERS:
                    move = rng.choice(moves)
            seen = seat
            play(position, move)
            settle(position, rng)
        examples.forget(before)

    def _is_kept(self) -> bool:
        if self._stint.iterations or not self._game.luck:
            return True
        return self._rng.random() < SEEN_BY_LOOKS

    def _choose(self, position: Position, moves: list[Move], seat: int) -> Move:
        rng, bots, iterations = self._rng, self._bots, self._stint.iterations
        if not iterations:
            noise = NOISE * bots.temperature
            return greedy_move(bots, position, moves, seat, rng, EVERY, noise)
        mind = Perspective(self._game, position, seat)
        if not self._game.luck:
            return self._planners[seat].choose(mind, self._judge, lambda: False)
        tree = Tree(self._judge, rng)
        for left in range(iterations, 0, -1):
            tree.iterate(mind.imagine(rng))
            if tree.settled(left - 1):
                break
        if rng.random() < CURIOUS:
            return rng.choices(moves, tree.visits(moves))[0]
        return tree.most_visited(moves)
