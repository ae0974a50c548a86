"""Planning a whole turn in a game without luck: many ways through it, the best ones played on."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal, next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.judgement import Judgement
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.turn import EVERY, LONGEST, best_looking, finish_turn

VARIED: Final = 4
"""Lines, the best-looking first, of which variations are looked at."""
WHIM: Final = 0.3
"""How much chance counts in a turn played out, in the game's temperatures."""
FOREVER: Final = 1 << 60


class Line:
    """One way through a turn: its moves, the table after it, and what came of playing on."""

    __slots__ = ("after", "looks", "moves", "total", "visits")

    def __init__(self, moves: list[Move], after: Position, looks: float) -> None:
        self.moves: Final = moves
        self.after: Final = after
        self.looks: Final = looks
        self.total: float = 0.0
        self.visits: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1e18


class Planner:
    """Chooses by whole turns, and keeps to the plan while the table is as foreseen.

    Every first move is gone on with by looks alone to the end of the turn; the best of these
    lines are varied at each of their choices. The best-looking lines are then played on, whoever
    decides going by looks and a whim, for some rounds; the better half goes on to be played
    again. The budget is a number of such games played on, or of seconds.
    """

    def __init__(self, rng: Random, games: int, seconds: float) -> None:
        self._rng = rng
        self._games: int = games
        self._seconds: float = seconds
        self._plan: list[tuple[list[Move], Move]] = []

    def choose(self, perspective: Perspective, called_off: Callable[[], bool]) -> Move:
        known = perspective.moves()
        if self._plan and self._plan[0][0] == known:
            return self._plan.pop(0)[1]
        self._plan = []
        choices = perspective.considered()
        if len(choices) == 1:
            return choices[0]
        until = time.monotonic() + self._seconds
        game, seat = perspective.game, perspective.seat
        world = perspective.imagine(self._rng)
        lines = Lines(game, world, seat, self._rng)
        lines.gather(choices)
        left = self._games if self._seconds == 0.0 else FOREVER
        chosen = lines.best()
        survivors = lines.looking_best(left)
        rounds = game.rounds(world)
        while len(survivors) > 1 and left > 0 and not called_off():
            for line in survivors:
                lines.play_on(line, rounds)
                left -= 1
                if left == 0 or (self._seconds and time.monotonic() >= until):
                    left = 0
                    break
            survivors.sort(key=lambda line: -line.mean)
            chosen = survivors[0]
            if len(survivors) > 3:
                survivors = survivors[: (len(survivors) + 1) // 2]
        self._remember(perspective.imagine(self._rng), seat, chosen.moves)
        return chosen.moves[0]

    def _remember(self, world: Position, seat: int, moves: list[Move]) -> None:
        """Keep the rest of the line, each move with the choice it was planned for."""
        for index, move in enumerate(moves):
            decision = next_decision(world)
            if decision is None or decision.seat != seat:
                break
            choices = legal(world)
            if move not in choices:
                break
            if index:
                self._plan.append((choices, move))
            play(world, move)
            settle(world, self._rng)


class Lines:
    """All lines of one turn that were thought of."""

    __slots__ = ("_bots", "_game", "_lines", "_rng", "_seat", "_seen", "_world")

    def __init__(self, game: Game[Any], world: Position, seat: int, rng: Random) -> None:
        self._game = game
        self._bots: Judgement[Any] = judgement_of(game)
        self._world = world
        self._seat: int = seat
        self._rng = rng
        self._lines: list[Line] = []
        self._seen: set[tuple[int, ...]] = set()

    def gather(self, choices: list[Move]) -> None:
        """A line for every first move, then variations of those that look best."""
        for move in choices:
            self._add([], self._world, move)
        varied: list[Line] = []
        while len(varied) < VARIED:
            fresh = [line for line in self._lines if line not in varied]
            if not fresh:
                break
            line = max(fresh, key=lambda line: line.looks)
            varied.append(line)
            self._vary(line)

    def best(self) -> Line:
        return max(self._lines, key=lambda line: line.looks)

    def looking_best(self, games: int) -> list[Line]:
        """As many lines as the budget can tell apart: half of its games are their first ones."""
        ranked = sorted(self._lines, key=lambda line: -line.looks)
        return ranked[: max(2, min(games // 2, MOST_LINES))]

    def play_on(self, line: Line, rounds: int) -> None:
        """Some rounds by looks and whims from the end of a line; remember how far ahead it led."""
        game, bots = self._game, self._bots
        position = line.after.clone()
        until = rounds + bots.rounds_ahead
        whim = WHIM * bots.temperature if line.visits else 0.0
        while position.agenda and game.rounds(position) < until:
            if not finish_turn(bots, position, self._rng, EVERY, whim):
                break
        line.total += lead(bots.evaluate(position), self._seat)
        line.visits += 1

    def _vary(self, line: Line) -> None:
        """Every other choice at each decision of a line, but for the first one."""
        bots = self._bots
        position = self._world.clone()
        for index, move in enumerate(line.moves):
            if index:
                for other in bots.choices(position):
                    if other != move:
                        self._add(line.moves[:index], position, other)
            play(position, move)
            settle(position, self._rng)

    def _add(self, moves: list[Move], position: Position, move: Move) -> None:
        """The line that goes on with a move and is completed by looks, unless it is known."""
        bots, seat = self._bots, self._seat
        moves = [*moves, move]
        after = position.clone()
        play(after, move)
        settle(after, self._rng)
        for _ in range(LONGEST):
            decision = next_decision(after)
            if decision is None or decision.seat != seat:
                break
            chosen = best_looking(bots, after, bots.choices(after), seat, self._rng, EVERY, 0.0)
            moves.append(chosen)
            play(after, chosen)
            settle(after, self._rng)
        values: list[float] = bots.evaluate(after)
        # Lines that come to the same are one.
        key = tuple([int(value * 1e6) for value in values])
        if key not in self._seen:
            self._seen.add(key)
            self._lines.append(Line(moves, after, lead(values, seat)))


MOST_LINES: Final = 24
"""Lines that are played on at all, however large the budget is."""


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
