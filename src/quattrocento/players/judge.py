"""Who judges the table at the end of a line of play: by the game's own rule of thumb, or better."""

from __future__ import annotations

import math
from typing import Any

from quattrocento.kernel.position import Position
from quattrocento.players.judgement import Judgement
from quattrocento.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Asked by search where its tree ends, once some turns were played on from there."""

    def __init__(self, bots: Judgement[Any]) -> None:
        self.bots: Judgement[Any] = bots
        self.turns: int = bots.rollout_turns
        """Turns of a rollout before it is asked."""
        self.rounds: int = bots.rollout_rounds
        """The same in a game without luck, in rounds; 0 where turns are counted there too."""

    def values(self, position: Position) -> list[float]:
        """What the table is worth to each seat, in points."""
        values: list[float] = self.bots.evaluate(position)
        return values

    def chances(self, position: Position) -> list[float]:
        """How likely each seat is to win, while the game goes on: here a rough guess."""
        values: list[float] = self.bots.evaluate(position)
        top = max(values)
        parts = [math.exp((value - top) / (2 * self.bots.temperature)) for value in values]
        total = sum(parts)
        return [part / total for part in parts]


def leads(values: list[float]) -> list[float]:
    """Each seat's points over the mean of the others: what it plays for."""
    total = sum(values)
    others = len(values) - 1
    return [value - (total - value) / others for value in values]
