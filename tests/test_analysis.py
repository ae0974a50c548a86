"""The curve of a finished game ends without a leap, and its turning points are worth the name."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from quattrocento.analysis import LEAST, TURNS, Analysis, Stand, analyse
from quattrocento.kernel.play import attempt, legal, next_decision, run
from quattrocento.kernel.record import Record
from quattrocento.words.catalogues import Words
from tests.records.reading import FOLDER, recorded

GAMES = (
    "signorie-2-greedy-0", "signorie-4-greedy-1",
    "princes-3-greedy-0", "princes-4-greedy-0",
    "virtu-3-curious-0", "virtu-4-raider-0",
    "italian_wars-2-curious-1", "italian_wars-2-greedy-0",
)  # fmt: skip


@cache
def analysed(name: str) -> Analysis:
    return analyse(recorded(FOLDER / f"{name}.jsonl"))


@pytest.mark.parametrize("name", GAMES)
def test_the_curve_does_not_leap_at_the_end(name: str) -> None:
    """Whatever was still hoped for is gone by then: the last turn is one among others."""
    stands = [stand for stand in analysed(name).stands if stand.round > 0]
    steps = [step(one, other) for one, other in pairwise(stands)]
    assert steps[-1] <= 1.2 * max(steps[:-1])
    points = [totals(stand) for stand in stands]
    gains = [abs(b - a) for one, other in pairwise(points) for a, b in zip(one, other, strict=True)]
    assert max(gains[-len(points[0]) :]) <= 1.2 * max(gains[: -len(points[0])])
    assert stands[-1].values == points[-1]


def totals(stand: Stand) -> list[int]:
    return [sum(sources.values()) for sources in stand.sources]


def step(one: Stand, other: Stand) -> float:
    return max(abs(b - a) for a, b in zip(one.values, other.values, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_turning_points_are_apart_and_none_is_trivial(name: str) -> None:
    found = analysed(name)
    turns = found.turning_points()
    seats = len(found.stands[0].values)
    assert 2 <= len(turns) <= TURNS
    assert [turn.first for turn in turns] == sorted(turn.first for turn in turns)
    for one, other in pairwise(turns):
        assert other.turn - one.turn >= seats
        assert other.first >= one.last
    record = recorded(FOLDER / f"{name}.jsonl")
    told, free = replayed(record)
    heaviest = max(abs(turn.by) for turn in turns)
    for turn in turns:
        assert abs(turn.by) >= max(LEAST, 0.1 * heaviest)
        assert turn.lucky or any(free[turn.first : turn.last]), "it was the only move"
        assert any(told[turn.first : turn.last]), "there are no words for it"


def replayed(record: Record[Any]) -> tuple[list[bool], list[bool]]:
    """Of each move whether it is told with somebody's name, and whether there was another one."""
    words = Words(record.game)
    position = record.start()
    run(position)
    told, free = [], []
    for move in record.moves:
        free.append(next_decision(position) is not None and len(legal(position)) > 1)
        position.events = []
        attempt(position, move)
        told.append(any("seat" in event.args and words.event(event) for event in position.events))
    return told, free
