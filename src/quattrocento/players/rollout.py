"""Rollouts: turns played on greedily, by the value of the table one move ahead."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move
from quattrocento.players.judgement import Judgement

EVERY: Final = 1 << 30
"""Candidates enough for every move."""
EQUAL: Final = 1e-9
"""Values that differ by less are equal: sums of the same parts in another order."""
LONGEST: Final = 40
"""Decisions of one turn that are played out; a longer turn is judged as it stands then."""


def rollout_turn(
    bots: Judgement[Any], position: Position, rng: Random, candidates: int, noise: float = 0.0
) -> bool:
    """Play on for whoever decides, until another seat must; False when the game is over.

    The move of the greatest value is taken, of so many `candidates` where there are more; up to
    `noise` points are added to each value by lot.
    """
    settle(position, rng)
    if not position.agenda:
        return False
    step = position.agenda[-1]
    assert isinstance(step, Decision)
    seat = step.seat
    for _ in range(LONGEST):
        moves: list[Move] = bots.choices(position)
        play(position, greedy_move(bots, position, moves, seat, rng, candidates, noise))
        settle(position, rng)
        if not position.agenda:
            return False
        step = position.agenda[-1]
        assert isinstance(step, Decision)
        if step.seat != seat:
            return True
    return True


def greedy_move(
    bots: Judgement[Any],
    position: Position,
    moves: list[Move],
    seat: int,
    rng: Random,
    candidates: int,
    noise: float,
) -> Move:
    """The candidate after which the table is worth most to a seat; of equal ones by lot."""
    count = len(moves)
    if count == 1:
        return moves[0]
    first = 0
    tried = count
    if count > candidates:
        first = int(rng.random() * count)
        tried = candidates
    best, chosen, equals = -1e18, moves[first], 0
    for index in range(first, first + tried):
        move = moves[index % count]
        after = position.clone()
        play(after, move)
        worth = bots.worth(after, seat)
        if noise:
            worth += noise * rng.random()
        if worth > best + EQUAL:
            best, chosen, equals = worth, move, 1
        elif worth > best - EQUAL:
            equals += 1
            if rng.random() * equals < 1.0:
                chosen = move
    return chosen


def drawn_best(moves: list[Move], worths: list[float], rng: Random) -> Move:
    """The move worth most; of equal ones by lot, so that no order of listing counts."""
    least = max(worths) - EQUAL
    best = [move for move, worth in zip(moves, worths, strict=True) if worth >= least]
    return best[0] if len(best) == 1 else best[int(rng.random() * len(best))]
