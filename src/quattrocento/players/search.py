"""dev"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Chance, Decision, Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player, never

P: list[float] = [1.0] * 16


def setp(p: list[float]) -> None:
    for i in range(len(p)):
        P[i] = p[i]


class Node:
    __slots__ = ("available", "children", "prior", "seat", "totals", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.children: dict[Move, Node] = {}
        self.visits: int = 0
        self.available: int = 0
        self.prior: float = prior
        self.totals: list[float] = [0.0] * seats


class SearchPlayer(Player):
    def __init__(self, seed: int, iterations: int) -> None:
        self._rng = Random(seed)
        self._iterations = iterations
        self.count: int = 0
        self.nodes: int = 0
        self.p: list[float] = P[:]

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        moves = perspective.moves()
        if len(moves) == 1:
            return moves[0]
        tree = Tree(perspective.game, self._rng, self.p)
        root = Node(1.0, 8)
        for _ in range(self._iterations):
            tree.iterate(root, perspective.imagine(self._rng))
        best, chosen = -1, moves[0]
        for move in moves:
            child = root.children.get(move)
            if child is not None and child.visits > best:
                best, chosen = child.visits, move
        self.count += self._iterations
        return chosen


class Tree:
    def __init__(self, game: Game[Any], rng: Random, p: list[float]) -> None:
        self.game = game
        self.rng = rng
        self.n: int = 0
        self.mean: float = 0.0
        self.m2: float = 0.0
        self.sigma: float = 1.0
        self.p: list[float] = p

    def iterate(self, root: Node, position: Position) -> None:
        node = root
        path = [root]
        agenda = position.agenda
        rng = self.rng
        settle(position, rng)
        values: list[float] | None = None
        while agenda:
            step = agenda[-1]
            assert isinstance(step, Decision)
            seat = step.seat
            moves: list[Move] = step.moves(position)
            if len(moves) == 1:
                play(position, moves[0])
                settle(position, rng)
                continue
            if not node.children:
                values = self.expand(node, position, moves, seat)
                break
            move = self.select(node, moves, seat)
            node = node.children[move]
            path.append(node)
            play(position, move)
            settle(position, rng)
        if values is None:
            values = self.game.evaluate(position)
        self.back(path, values)

    def expand(self, node: Node, position: Position, moves: list[Move], seat: int) -> list[float]:
        seats = len(node.totals)
        children = node.children
        tau = self.p[1]
        worths: list[float] = []
        top = -1e9
        best: list[float] = []
        for move in moves:
            after = position.clone()
            play(after, move)
            values = self.game.evaluate(after)
            v = values[seat]
            worths.append(v)
            if v > top:
                top = v
                best = values
        total = 0.0
        for i in range(len(worths)):
            worths[i] = math.exp((worths[i] - top) / tau)
            total += worths[i]
        mix = self.p[5]
        for i, move in enumerate(moves):
            children[move] = Node(worths[i] / total * (1 - mix) + mix / len(moves), seats)
        return best

    def select(self, node: Node, moves: list[Move], seat: int) -> Move:
        p = self.p
        children = node.children
        seats = len(node.totals)
        best = -1e18
        chosen = moves[0]
        n = node.visits
        parent = node.totals[seat] / n if n else 0.0
        c = p[0] * self.sigma * math.sqrt(n + 1)
        fpu = parent - p[3] * self.sigma
        for move in moves:
            child = children.get(move)
            if child is None:
                child = children[move] = Node(1.0 / len(moves), seats)
            child.available += 1
            v = child.visits
            if v:
                q = child.totals[seat] / v
            else:
                q = fpu
            s = q + c * child.prior / (1 + v) + self.rng.random() * 1e-6
            if s > best:
                best = s
                chosen = move
        return chosen

    def back(self, path: list[Node], values: list[float]) -> None:
        k = len(values)
        kind = self.p[2]
        u = [0.0] * k
        if kind == 0:
            u = values
        elif kind == 1:
            total = sum(values)
            for i in range(k):
                u[i] = values[i] - (total - values[i]) / (k - 1)
        elif kind == 2:
            for i in range(k):
                top = -1e9
                for j in range(k):
                    if j != i and values[j] > top:
                        top = values[j]
                u[i] = values[i] - top
        else:
            top = max(values)
            total = 0.0
            for i in range(k):
                u[i] = math.exp((values[i] - top) / kind)
                total += u[i]
            for i in range(k):
                u[i] /= total
        for node in path:
            node.visits += 1
            totals = node.totals
            for i in range(k):
                totals[i] += u[i]
        for i in range(k):
            self.n += 1
            x = u[i]
            d = x - self.mean
            self.mean += d / self.n
            self.m2 += d * (x - self.mean)
        if self.n > 4 * k:
            root = path[0]
            self.sigma = math.sqrt(self.m2 / self.n) + 1e-9
