"""Sieges: what changes is answered by the table; here only losses of mixed armies."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import colour_number, italy
from quattrocento.games.italian_wars.names import COLOURS
from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import CITIES
from quattrocento.kernel.step import Decision, Move

LOSS: Final[tuple[Move, ...]] = tuple(("loss", colour) for colour in COLOURS)


class LoseTroops(Decision[Board]):
    """Which troop is lost next, where own and allied ones fight together (W-811)."""

    __slots__ = ("city", "count")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city", "count")

    def __init__(self, seat: int, city: int, count: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.count: Final = count

    def moves(self, position: Board) -> list[Move]:
        here = self.city * SEATS
        colours = italy(position).commands(self.seat)
        return [LOSS[colour] for colour in colours if position.troops[here + colour]]

    def play(self, position: Board, move: Move) -> None:
        table = italy(position)
        table.remove_troops(self.city, colour_number(move[1]), 1)
        if position.events is not None:
            city = CITIES[self.city]
            position.tell("loses_troop", seat=self.seat, troop=move[1], city=city)
        if self.count > 1:
            table.lose_troops(self.city, self.seat, self.count - 1)
