"""Search: information-set Monte Carlo tree search, for any number of players, draws and secrets."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move
from quattrocento.players.judge import Judge, leads
from quattrocento.players.judgement import Judgement
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.player import Player, TurnPlan, never
from quattrocento.players.rollout import EQUAL, drawn_best, rollout_turn
from quattrocento.players.turn_planner import TurnPlanner

C_PUCT: Final = 1.0
"""The weight of exploration in PUCT, in standard deviations of the values seen."""
PRIOR_MIX: Final = 0.2
"""The share of every prior that is spread evenly over the moves."""
ROLLOUT_CANDIDATES: Final = 5
"""Moves tried for each decision of a rollout."""
FOREVER: Final = 1 << 60


class Node:
    """What is known of the moves after one line of play: visits, and each seat's sum of values."""

    __slots__ = ("children", "prior", "totals", "visits")

    def __init__(self, prior: float) -> None:
        self.children: dict[Move, Node] = {}
        self.prior: float = prior
        self.visits: int = 0
        self.totals: list[float] = []


class SearchPlayer(Player):
    """Plays the most visited move at the root.

    Each iteration draws a determinization, plays down the tree (every seat for itself, draws as
    they fall), rolls some turns out from the leaf, and judges the table by the game's `evaluate`.
    The budget is a number of iterations or of seconds; with iterations, a seed fixes the choice.
    It ends early when no other move can catch up any more.
    """

    def __init__(self, seed: int, iterations: int, seconds: float = 0.0) -> None:
        self._rng = Random(seed)
        self._iterations: int = iterations
        self._seconds: float = seconds
        self._planner = TurnPlanner(self._rng, iterations, seconds)

    def __reduce__(self) -> tuple[Any, ...]:
        planner = self._planner
        return _search_player, (self._rng, self._iterations, self._seconds, planner.plan)

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        return self.choose_by(Judge(judgement_of(perspective.game)), perspective, called_off)

    def choose_by(
        self, judge: Judge, perspective: Perspective, called_off: Callable[[], bool]
    ) -> Move:
        """The same, with a judge of the tables at the leaves."""
        if not perspective.game.luck:
            return self._planner.choose(perspective, judge, called_off)
        moves = perspective.considered()
        if len(moves) == 1:
            return moves[0]
        tree = Tree(judge, self._rng)
        until = time.monotonic() + self._seconds
        left = self._iterations if self._seconds == 0.0 else FOREVER
        while left > 0 and not called_off():
            tree.iterate(perspective.imagine(self._rng))
            left -= 1
            if self._seconds and time.monotonic() >= until:
                break
            if tree.settled(left):
                break
        return tree.most_visited(moves)

    def plan(self) -> TurnPlan:
        return self._planner.plan[:]


def _search_player(
    rng: Random, iterations: int, seconds: float, plan: list[tuple[list[Move], Move]]
) -> SearchPlayer:
    """The player that was pickled."""
    player = SearchPlayer(0, iterations, seconds)
    player._rng = rng
    player._planner = TurnPlanner(rng, iterations, seconds)
    player._planner.plan = plan
    return player


class Tree:
    """One search: grows a line of play at a time."""

    __slots__ = ("_bots", "_count", "_deviation", "_judge", "_mean", "_rng", "_root", "_squares")

    def __init__(self, judge: Judge, rng: Random) -> None:
        self._judge = judge
        self._bots: Judgement[Any] = judge.bots
        self._rng = rng
        self._root = Node(1.0)
        # Exploration is measured in the standard deviation of the values seen so far.
        self._count: int = 0
        self._mean: float = 0.0
        self._squares: float = 0.0
        self._deviation: float = 1.0

    def settled(self, left: int) -> bool:
        """No other move can overtake the most visited one in so many iterations."""
        first = second = 0
        for child in self._root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def visits(self, moves: list[Move]) -> list[int]:
        """How often each move was played at the root."""
        children = self._root.children
        return [children[move].visits if move in children else 0 for move in moves]

    def lead(self, move: Move, seat: int) -> float:
        """What a move that was played at the root has come to for a seat, in the mean."""
        node = self._root.children[move]
        return node.totals[seat] / node.visits

    @property
    def deviation(self) -> float:
        """By how much the values differ that were seen, whatever was played."""
        return self._deviation

    def most_visited(self, moves: list[Move]) -> Move:
        """The move most often played at the root; of equal ones by lot."""
        return drawn_best(moves, [float(count) for count in self.visits(moves)], self._rng)

    def iterate(self, position: Position) -> None:
        """One determinization: select down to a leaf, expand it, roll it out, back its value up."""
        node = self._root
        path = [node]
        rng = self._rng
        agenda = position.agenda
        values: list[float] = []
        settle(position, rng)
        while agenda:
            step = agenda[-1]
            assert isinstance(step, Decision)
            moves: list[Move] = self._bots.considered(position, step.moves(position))
            if len(moves) > 1:
                if not node.children:
                    values = self._expand(node, position, moves, step.seat)
                    break
                move = self._select(node, moves, step.seat)
                node = node.children[move]
                path.append(node)
                play(position, move)
            else:
                play(position, moves[0])
            settle(position, rng)
        if not values:
            values = self._judge.values(position)
        self._back_up(path, leads(values))

    def _expand(self, node: Node, position: Position, moves: list[Move], seat: int) -> list[float]:
        """A child for every move, its prior from its one-ply value; the best one is rolled out."""
        bots = self._bots
        worths: list[float] = []
        top = -1e18
        equals = 0
        best = position
        for move in moves:
            after = position.clone()
            play(after, move)
            worth = bots.worth(after, seat)
            worths.append(worth)
            if worth > top + EQUAL:
                top, best, equals = worth, after, 1
            elif worth > top - EQUAL:
                equals += 1
                if self._rng.random() * equals < 1.0:
                    best = after
        total = 0.0
        for index, worth in enumerate(worths):
            worths[index] = math.exp((worth - top) / bots.temperature)
            total += worths[index]
        even = PRIOR_MIX / len(moves)
        for index, move in enumerate(moves):
            node.children[move] = Node(worths[index] / total * (1 - PRIOR_MIX) + even)
        for _ in range(self._judge.turns):
            if not rollout_turn(bots, best, self._rng, ROLLOUT_CANDIDATES):
                break
        return self._judge.values(best)

    def _select(self, node: Node, moves: list[Move], seat: int) -> Move:
        """The move of the greatest PUCT score for the seat that decides, among those legal here."""
        children = node.children
        best = -math.inf
        chosen = moves[0]
        untried = node.totals[seat] / node.visits if node.visits else 0.0
        exploration = C_PUCT * self._deviation * math.sqrt(node.visits + 1)
        for move in moves:
            child = children.get(move)
            if child is None:
                # Legal in this imagined world only: it joins with an even prior.
                child = children[move] = Node(1.0 / len(moves))
            value = child.totals[seat] / child.visits if child.visits else untried
            score = (
                value + exploration * child.prior / (1 + child.visits) + self._rng.random() * 1e-6
            )
            if score > best:
                best = score
                chosen = move
        return chosen

    def _back_up(self, path: list[Node], leads: list[float]) -> None:
        for node in path:
            if not node.totals:
                node.totals = [0.0] * len(leads)
            node.visits += 1
            totals = node.totals
            for seat, lead in enumerate(leads):
                totals[seat] += lead
        for lead in leads:
            self._count += 1
            off = lead - self._mean
            self._mean += off / self._count
            self._squares += off * (lead - self._mean)
        if self._count > 4 * len(leads):
            self._deviation = math.sqrt(self._squares / self._count) + 1e-9
