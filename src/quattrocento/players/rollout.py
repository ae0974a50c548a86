"""dev"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Chance, Decision, Move


def quick_turn(game: Game[Any], position: Position, rng: Random, lines: int) -> Position:
    """Best of some random lines; the position may be spoilt"""
    step = position.agenda[-1]
    assert isinstance(step, Decision)
    seat = step.seat
    kind = type(step)
    moves: list[Move] = step.moves(position)
    if len(moves) == 1:
        play(position, moves[0])
        return position
    best: Position | None = None
    top = -1e9
    n = len(moves)
    start = int(rng.random() * n)
    for k in range(lines):
        line = position.clone()
        play(line, moves[(start + k) % n])
        agenda = line.agenda
        while agenda:
            step = agenda[-1]
            if not isinstance(step, Decision) or step.seat != seat or type(step) is kind:
                break
            options: list[Move] = step.moves(line)
            play(line, options[int(rng.random() * len(options))])
        worth = game.evaluate(line)[seat]
        if worth > top:
            top = worth
            best = line
    assert best is not None
    return best


def rollout(game: Game[Any], position: Position, rng: Random, lines: int, turns: int) -> list[float]:
    settle(position, rng)
    while position.agenda and turns:
        position = quick_turn(game, position, rng, lines)
        settle(position, rng)
        turns -= 1
    return game.evaluate(position)


def rollround(game: Game[Any], position: Position, rng: Random, lines: int, round: int) -> list[float]:
    settle(position, rng)
    while position.agenda and position.round < round:  # type: ignore[attr-defined]
        position = quick_turn(game, position, rng, lines)
        settle(position, rng)
    return game.evaluate(position)
