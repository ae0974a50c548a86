"""Playing turns out: what a table comes to when everyone goes on by looks alone."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move
from quattrocento.players.judgement import Judgement

EVERY: Final = 1 << 30
"""Glances enough for every move."""
LONGEST: Final = 40
"""Decisions of one turn that are played out; a longer turn is judged as it stands then."""


def finish_turn(
    bots: Judgement[Any], position: Position, rng: Random, glances: int, whim: float = 0.0
) -> bool:
    """Play on for whoever decides, until another seat must; False when the game is over.

    The best-looking of the moves is taken, or of `glances` of them where there are more; by up
    to `whim` points a move may look better than it is.
    """
    settle(position, rng)
    if not position.agenda:
        return False
    step = position.agenda[-1]
    assert isinstance(step, Decision)
    seat = step.seat
    for _ in range(LONGEST):
        moves: list[Move] = bots.choices(position)
        play(position, best_looking(bots, position, moves, seat, rng, glances, whim))
        settle(position, rng)
        if not position.agenda:
            return False
        step = position.agenda[-1]
        assert isinstance(step, Decision)
        if step.seat != seat:
            return True
    return True


def best_looking(
    bots: Judgement[Any],
    position: Position,
    moves: list[Move],
    seat: int,
    rng: Random,
    glances: int,
    whim: float,
) -> Move:
    """The move that looks best to a seat, of as many as it glances at."""
    count = len(moves)
    if count == 1:
        return moves[0]
    first = 0
    looked = count
    if count > glances:
        first = int(rng.random() * count)
        looked = glances
    best, chosen = -1e18, moves[first]
    for index in range(first, first + looked):
        move = moves[index % count]
        after = position.clone()
        play(after, move)
        worth = bots.worth(after, seat)
        if whim:
            worth += whim * rng.random()
        if worth > best:
            best, chosen = worth, move
    return chosen
