"""The Palio in numbers, for programs that learn it."""

from __future__ import annotations

from typing import Any

from palio.race import GAITS, Race
from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.arrays import Arrays
from quattrocento.environments.encoding.observer import START, Observer
from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position


class PalioObserver(Observer):
    """The race from one horse: its own run and breath first."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats, [*START, ("round", 1)], [("run", 1), ("breath", 1)])

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Race)
        self.start(position, seat, sheet)
        sheet.put(position.round)
        for turn in range(self.seats):
            horse = (seat + turn) % self.seats
            sheet.put(position.run[horse])
            sheet.put(position.breath[horse])


ARRAYS = Arrays(Actions("palio", [(gait,) for gait in GAITS]), PalioObserver)
