"""A finished game looked through: how it stood, what it turned on, and what the dice did."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import ASIDE, attempt, is_over, next_chance, next_decision, play, run
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import judgement_of

SAMPLES: Final = 24
"""Draws that a draw is compared with."""
TURNS: Final = 8
"""Turning points that are named."""


class Stand:
    """How a game stood after so many moves: its round, points by source, and the bots' values."""

    __slots__ = ("move", "round", "sources", "values")

    def __init__(
        self, move: int, round_: int, sources: list[dict[str, int]], values: list[float]
    ) -> None:
        self.move: Final = move
        self.round: Final = round_
        self.sources: Final = sources
        self.values: Final = values


class Swing:
    """A turn, or a draw, and by how much it moved a seat against the mean of the others."""

    __slots__ = ("by", "first", "last", "lucky", "seat")

    def __init__(self, seat: int, first: int, last: int, by: float, lucky: bool) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.last: Final = last
        self.by: Final = by
        self.lucky: Final = lucky


class Analysis:
    """Stands at the end of every turn, the largest swings, and each seat's luck with the draws."""

    __slots__ = ("luck", "stands", "swings")

    def __init__(self, stands: list[Stand], swings: list[Swing], luck: list[float] | None) -> None:
        self.stands: Final = stands
        self.swings: Final = swings
        self.luck: Final = luck

    def turning_points(self, most: int = TURNS) -> list[Swing]:
        """The largest swings, in the order they came."""
        largest = sorted(self.swings, key=lambda swing: -abs(swing.by))[:most]
        return sorted(largest, key=lambda swing: swing.first)

    def dump(self) -> dict[str, Any]:
        """Everything as JSON."""
        return {
            "stands": [
                {
                    "move": stand.move,
                    "round": stand.round,
                    "sources": stand.sources,
                    "values": [round(value, 2) for value in stand.values],
                }
                for stand in self.stands
            ],
            "turns": [
                {
                    "seat": swing.seat,
                    "first": swing.first,
                    "last": swing.last,
                    "by": round(swing.by, 2),
                    "lucky": swing.lucky,
                }
                for swing in self.turning_points()
            ],
            "luck": None if self.luck is None else [round(one, 2) for one in self.luck],
        }


def analyse(record: Record[Any], seed: int = 0) -> Analysis:
    """Replay a record and judge it as the bots do; the same record gives the same analysis.

    A turn ends when another seat decides or a draw falls. What a draw did to a seat is measured
    against what others would have done: that is its luck.
    """
    game: Game[Any] = record.game
    rng = Random(seed)
    position: Any = record.start()
    run(position)
    seats = len(record.seats)
    luck = [0.0] * seats
    drawn = False
    stands = [_stand(game, position, 0)]
    swings: list[Swing] = []
    turn: int | None = None
    began = 0
    for index, move in enumerate(record.moves):
        if next_chance(position) is not None:
            expected = _expected(game, position, rng)
            attempt(position, move)
            gains = _gains(expected, judgement_of(game).evaluate(position))
            luck = [sum(pair) for pair in zip(luck, gains, strict=True)]
            drawn = True
            best = max(range(seats), key=lambda seat: abs(gains[seat]))
            swings.append(Swing(best, index, index + 1, gains[best], True))
            stands.append(_stand(game, position, index + 1))
            turn, began = None, index + 1
            continue
        if move[0] != ASIDE and turn is None:
            turn, began = _seat(position), index
        attempt(position, move)
        if turn is not None and (is_over(position) or _seat(position) != turn):
            before = stands[-1].values
            stands.append(_stand(game, position, index + 1))
            by = _gains(before, stands[-1].values)[turn]
            swings.append(Swing(turn, began, index + 1, by, False))
            turn = None
    return Analysis(stands, swings, luck if drawn else None)


def _seat(position: Any) -> int | None:
    decision = next_decision(position)
    return None if decision is None else decision.seat


def _stand(game: Game[Any], position: Any, move: int) -> Stand:
    standing = game.standing(position)
    values = [float(score) for score in standing.scores]
    if not is_over(position):
        values = judgement_of(game).evaluate(position)
    return Stand(move, game.rounds(position), standing.sources, values)


def _expected(game: Game[Any], position: Any, rng: Random) -> list[float]:
    """The mean of how the table looks after a draw."""
    sums: list[float] = []
    for _ in range(SAMPLES):
        other = position.clone()
        chance = next_chance(other)
        assert chance is not None
        move: Move = chance.sample(other, rng)
        play(other, move)
        values = judgement_of(game).evaluate(other)
        sums = [sum(pair) for pair in zip(sums, values, strict=True)] if sums else values
    return [total / SAMPLES for total in sums]


def _gains(before: list[float], after: list[float]) -> list[float]:
    """By how much each seat gained on the mean of the others."""
    changes = [b - a for a, b in zip(before, after, strict=True)]
    whole = sum(changes)
    others = max(1, len(changes) - 1)
    return [change - (whole - change) / others for change in changes]
