"""Why a move is worth what it is: what differs once the turn that it begins is over."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.play import legal, next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.judge import Judge
from quattrocento.players.perspective import Perspective
from quattrocento.players.rollout import EVERY, rollout_turn

Term = tuple[str, str]
"""What is measured: `points` by source, `means` by name, `rival` by seat."""
POINTS: Final = frozenset(("vp", "prestige"))
"""Holdings that are points, which are told by their sources."""
WEIGHTS: Final = {"points": 1.0, "means": 0.4, "rival": 0.3}
"""How much one of each counts when the greatest difference is looked for."""
LEAST: Final = 0.5
"""Differences of less are not told."""


def reasons(
    perspective: Perspective,
    judge: Judge,
    turns: list[list[Move]],
    worlds: list[Position],
    seed: int,
) -> list[list[dict[str, Any]]]:
    """For each turn what it brings more than the others named, then what it brings less of.

    The only one there is, is compared with the table as it stands.
    """
    measured = [_measured(perspective, judge, turn, worlds, seed) for turn in turns]
    if len(turns) == 1:
        before = _measured(perspective, judge, [], worlds, seed, finish=False)
        return [_told(measured[0], before)]
    found = []
    for number, own in enumerate(measured):
        others = [other for place, other in enumerate(measured) if place != number]
        names = {term for other in others for term in other}
        mean = {term: sum(other.get(term, 0.0) for other in others) / len(others) for term in names}
        found.append(_told(own, mean))
    return found


def _told(own: dict[Term, float], others: dict[Term, float]) -> list[dict[str, Any]]:
    """The term that gains most, and the one that loses most."""
    ranked = []
    # Sorted, so that equal ones are always told in the same order.
    for term in sorted(own.keys() | others.keys()):
        by = own.get(term, 0.0) - others.get(term, 0.0)
        # A rival's chance that falls is a gain.
        good = -by if term[0] == "rival" else by
        if abs(by) >= LEAST:
            ranked.append((good * WEIGHTS[term[0]], term, by))
    if not ranked:
        return []
    best, worst = max(ranked), min(ranked)
    chosen = [one for one in (best,) if one[0] > 0] + [one for one in (worst,) if one[0] < 0]
    return [{"kind": kind, "name": name, "amount": _whole(by)} for _, (kind, name), by in chosen]


def _whole(by: float) -> int:
    """Rounded away from nothing: a difference that is told is at least one."""
    size = max(1, round(abs(by)))
    return size if by > 0 else -size


def _measured(
    perspective: Perspective,
    judge: Judge,
    turn: list[Move],
    worlds: list[Position],
    seed: int,
    finish: bool = True,
) -> dict[Term, float]:
    """The seat's points and means, and the others' chances, after a turn: a mean of some worlds."""
    game, seat, bots = perspective.game, perspective.seat, judge.bots
    sums: dict[Term, float] = {}
    for world in worlds:
        rng = Random(seed)
        after = world.clone()
        for move in turn:
            decision = next_decision(after)
            if decision is None or decision.seat != seat or move not in legal(after):
                break
            play(after, move)
            settle(after, rng)
        decision = next_decision(after)
        if finish and decision is not None and decision.seat == seat:
            rollout_turn(bots, after, rng, EVERY)
        sources = bots.sources(after) or game.standing(after).sources
        found: dict[Term, float] = {("points", name): n for name, n in sources[seat].items()}
        for name, held in game.speech.holdings(after, seat).items():
            if name not in POINTS:
                found["means", name] = held
        for other, chance in enumerate(judge.chances(after)):
            if other != seat:
                found["rival", str(other)] = 100 * chance
        for term, value in found.items():
            sums[term] = sums.get(term, 0.0) + value / len(worlds)
    return sums
