"""A hint for the seat that decides: up to three moves, their chance to win, why, and what follows.

It knows what the seat knows: everything is tried in imagined worlds that look the same to it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from quattrocento.kernel.play import is_over, legal, next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.judge import Judge
from quattrocento.players.learned_player import judge_for
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.rollout import EVERY, greedy_move, rollout_turn
from quattrocento.players.search import Tree
from quattrocento.players.turn_planner import Variations
from quattrocento.reasons import reasons

ROWS: Final = 3
TRIED: Final = 8
"""Moves of a game without luck whose turns are played on."""
SEARCHED: Final = 0.7
"""The share of the time in which moves are searched; the rest is for reasons and lines."""
SELDOM: Final = 25
"""A move that was tried so many times less often than the first one is not judged well enough."""
ENOUGH: Final = 40
"""Worlds after which the only move there is needs no further ones."""
WORLDS: Final = 3
"""Worlds in which the reasons of the moves are looked for."""
LONGEST: Final = 12
"""Decisions that a line tells at most."""


class Judged(NamedTuple):
    """A move, the chance to win after it, how far that may be off, and the turn it begins."""

    move: Move
    chance: float
    spread: float
    weight: int
    turn: list[Move]


class ChanceJudge(Judge):
    """Judges a table by everybody's chance to win, in hundredths, so that search seeks it alone."""

    def __init__(self, perspective: Perspective) -> None:
        game = perspective.game
        self._game = game
        self._judge = judge_for(game, perspective.seats, "") or Judge(judgement_of(game))
        super().__init__(self._judge.bots)
        self.turns, self.rounds = self._judge.turns, self._judge.rounds

    def chances(self, position: Position) -> list[float]:
        if not is_over(position):
            return self._judge.chances(position)
        standing = self._game.standing(position)
        winners = standing.winners
        return [(seat in winners) / len(winners) for seat in range(len(standing.places))]

    def values(self, position: Position) -> list[float]:
        return [100 * chance for chance in self.chances(position)]


def hint(
    perspective: Perspective, seed: int, seconds: float, among: list[Move] | None = None
) -> dict[str, Any]:
    """The hint as JSON; the best move first. `among` are the only moves that may be named."""
    rng = Random(seed)
    began = time.monotonic()
    moves = perspective.considered()
    if among is not None:
        moves = [move for move in moves if move in among] or among
    judge = ChanceJudge(perspective)

    def over(share: float = SEARCHED) -> bool:
        return time.monotonic() >= began + share * seconds

    if len(moves) == 1:
        found = _by_playing_on(perspective, judge, moves[0], rng, over)
    elif perspective.game.luck:
        found = _by_tree(perspective, judge, moves, rng, over)
    else:
        found = _by_turns(perspective, judge, moves, rng, over)
    weight = sum(one.weight for one in found)
    before = sum(one.chance * one.weight for one in found) / weight
    found.sort(key=lambda one: -one.chance)
    rows = found[:ROWS]
    worlds = [perspective.imagine(rng) for _ in range(WORLDS)]
    told = reasons(perspective, judge, [one.turn for one in rows], worlds, rng.getrandbits(32))
    return {
        "before": round(before, 4),
        "rows": [
            {
                "move": one.move,
                "chance": round(one.chance, 4),
                "spread": round(one.spread, 4),
                "reasons": why,
                "line": _line(perspective, judge, one.turn, rng, over),
            }
            for one, why in zip(rows, told, strict=True)
        ],
    }


def _by_tree(
    perspective: Perspective,
    judge: ChanceJudge,
    moves: list[Move],
    rng: Random,
    over: Callable[[], bool],
) -> list[Judged]:
    """What the search of the bots comes to, looking for the chance to win."""
    tree, seat, seats = Tree(judge, rng), perspective.seat, perspective.seats
    # The first look at the root only finds its moves.
    tree.iterate(perspective.imagine(rng))
    while True:
        tree.iterate(perspective.imagine(rng))
        if over():
            break
    visits = tree.visits(moves)
    found = []
    for move, count in zip(moves, visits, strict=True):
        if count and count * SELDOM >= max(visits):
            # A lead is a chance over the mean of the others', and all chances are one.
            lead = tree.lead(move, seat) / 100
            chance = min(1.0, max(0.0, (lead * (seats - 1) + 1) / seats))
            spread = tree.deviation / 100 * (seats - 1) / seats / math.sqrt(count)
            found.append(Judged(move, chance, spread, count, [move]))
    # What was tried less often is not better than what search prefers, but for noise.
    best = max(found, key=lambda one: one.weight, default=None)
    if best is not None:
        others = [one for one in found if one is not best]
        found = [best, *(one._replace(chance=min(one.chance, best.chance)) for one in others)]
    return found or _by_playing_on(perspective, judge, moves[0], rng, over)


def _by_turns(
    perspective: Perspective,
    judge: ChanceJudge,
    moves: list[Move],
    rng: Random,
    over: Callable[..., bool],
) -> list[Judged]:
    """The best turn for each first move, played on by all seats again and again."""
    seat = perspective.seat
    variations = Variations(perspective.game, judge, perspective.imagine(rng), seat, rng)
    variations.gather(moves, lambda: over(SEARCHED / 2))
    turns: dict[Move, Any] = {}
    for variation in variations.most_promising(EVERY):
        turns.setdefault(variation.moves[0], variation)
    chosen = list(turns.values())[:TRIED]
    chances: list[list[float]] = [[] for _ in chosen]
    while True:
        for variation, known in zip(chosen, chances, strict=True):
            after = variation.after.clone()
            noise = 0.3 * judge.bots.temperature if known else 0.0
            known.append(_played_on(judge, after, rng, noise)[seat])
        if over():
            break
    return [
        Judged(one.moves[0], *_mean(known), len(known), one.moves)
        for one, known in zip(chosen, chances, strict=True)
    ]


def _by_playing_on(
    perspective: Perspective,
    judge: ChanceJudge,
    move: Move,
    rng: Random,
    over: Callable[[], bool],
) -> list[Judged]:
    """What the one move there is comes to, where there is nothing to be compared."""
    chances: list[float] = []
    while len(chances) < ENOUGH and not (chances and over()):
        world = perspective.imagine(rng)
        play(world, move)
        chances.append(_played_on(judge, world, rng)[perspective.seat])
    return [Judged(move, *_mean(chances), len(chances), [move])]


def _played_on(
    judge: ChanceJudge, position: Position, rng: Random, noise: float = 0.0
) -> list[float]:
    """Everybody's chance some turns later."""
    for _ in range(max(1, judge.turns)):
        if not rollout_turn(judge.bots, position, rng, EVERY, noise):
            break
    return judge.chances(position)


def _mean(chances: list[float]) -> tuple[float, float]:
    """The mean, and how far it may be off."""
    count = len(chances)
    mean = sum(chances) / count
    off = sum((chance - mean) ** 2 for chance in chances)
    return mean, math.sqrt(off / max(1, count - 1) / count)


def _line(
    perspective: Perspective,
    judge: ChanceJudge,
    turn: list[Move],
    rng: Random,
    over: Callable[..., bool],
) -> list[dict[str, Any]]:
    """What follows in an imagined world, as it would be told to the seat: to its next turn."""
    world, seat, sight = perspective.imagine(rng), perspective.seat, perspective.game.sight
    world.events = []
    told: list[dict[str, Any]] = []
    others = False
    for number in range(LONGEST):
        settle(world, rng)
        decision = next_decision(world)
        if decision is None or (others and decision.seat == seat):
            break
        others = others or decision.seat != seat
        if number < len(turn) and turn[number] in legal(world):
            move = turn[number]
        elif number and over(1.0):
            break
        else:
            choices = judge.bots.choices(world)
            move = greedy_move(judge.bots, world, choices, decision.seat, rng, EVERY, 0.0)
        play(world, move)
        for event in world.events:
            seen = sight.seen_event(event, seat)
            if seen is not None:
                index = len(told)
                told.append({"index": index, "move": number, "name": seen.name, "args": seen.args})
        world.events = []
    return told
