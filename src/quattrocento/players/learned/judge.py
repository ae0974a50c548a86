"""The learned judge of tables: the game's own judgement, corrected by a network."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision
from quattrocento.players.judge import Judge, leads
from quattrocento.players.learned.layout import Layout
from quattrocento.players.learned.network import Network, Tables
from quattrocento.players.perspective import judgement_of

TURNS: Final = 1
"""Turns that are played out before it is asked: the trial's best of 0, 1 and 2."""


@final
class LearnedJudge(Judge):
    """Asked about imagined tables only, it sees of them what the seat that decides there sees."""

    def __init__(self, game: Game[Any], tables: Tables, layout: Layout) -> None:
        super().__init__(judgement_of(game))
        self.turns = TURNS
        self.rounds = 0
        self._game = game
        self._tables = tables
        self._layout = layout
        # What a certain win counts, in points.
        self._win: float = float(tables.weights.told["win"])
        self._networks: Final[dict[int, Network]] = {}
        self._sheets: Final[dict[int, Sheet]] = {}

    def values(self, position: Position) -> list[float]:
        if not position.agenda:
            return self._final(position)
        values: list[float] = self.bots.evaluate(position)
        step = position.agenda[-1]
        assert isinstance(step, Decision)
        seats = len(values)
        first = step.seat
        network = self.infer(position, first, values)
        # All corrections together are nothing; so a lead moves by more than the points do.
        share = (seats - 1) / seats
        corrections = network.corrections()
        for turn in range(seats):
            values[(first + turn) % seats] += share * corrections[turn]
        if self._win:
            for turn, chance in enumerate(network.chances()):
                values[(first + turn) % seats] += self._win * chance
        return values

    def chances(self, position: Position) -> list[float]:
        """How likely each seat is to win."""
        values: list[float] = self.bots.evaluate(position)
        step = position.agenda[-1]
        assert isinstance(step, Decision)
        found = self.infer(position, step.seat, values).chances()
        return [found[(seat - step.seat) % len(found)] for seat in range(len(found))]

    def infer(self, position: Position, seat: int, values: list[float]) -> Network:
        """The network, having read what a seat sees of a table that looks worth so much."""
        seats = len(values)
        network = self._networks.get(seats)
        if network is None:
            network = self._networks[seats] = Network(self._tables, self._layout, seats)
            self._sheets[seats] = self._layout.observers[seats].sheet(1)
        sheet = self._sheets[seats]
        sheet.begin(0)
        self._layout.observers[seats].write(position, seat, sheet)
        network.read(sheet.values, turned(leads(values), seat))
        return network

    def _final(self, position: Position) -> list[float]:
        """The points that count, and the win."""
        settled = self.bots.settled(position)
        values: list[float] = self.bots.evaluate(position) if settled is None else settled
        if self._win:
            winners = self._game.standing(position).winners
            for seat in winners:
                values[seat] += self._win / len(winners)
        return values


def turned(values: list[float], seat: int) -> list[float]:
    """The values of all seats, counted from one."""
    return values[seat:] + values[:seat]
