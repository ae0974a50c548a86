"""Trade: ships bring florins."""

from __future__ import annotations

from typing import ClassVar

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import lowest
from quattrocento.games.virtu.names import FROM_IMPROVEMENT, SHIP
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside, why_not_aside
from quattrocento.games.virtu.rules.paying import PAY
from quattrocento.games.virtu.rules.reliefs import (
    SAILING,
    SOURCE_INDEX,
    doubled,
    drawable,
    gives,
    use,
)
from quattrocento.kernel.step import Decision, Move, Refusal


class Trade(Decision[Board]):
    """Which ships to send: each brings florins from the bank (V-801, V-802).

    The room's own ships sail first where the table plays so (V-316).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: three times slower by candidates, each of which lists the ships again.
        moves = self._ships(position)
        if moves and position.options.room_first and SOURCE_INDEX[moves[0][1]] <= FROM_IMPROVEMENT:
            moves = [move for move in moves if SOURCE_INDEX[move[1]] <= FROM_IMPROVEMENT]
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        ships = use(position, self.seat, SOURCE_INDEX[move[1]], SHIP)
        florins = ships * position.box.trade
        position.players[self.seat].florins += florins
        position.done += 1
        if position.events is not None:
            position.tell("trades", seat=self.seat, ships=ships, florins=florins)
        position.agenda.append(self)

    def candidates(self, position: Board) -> list[Move]:
        return [*self._ships(position), *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] != "pay":
            return why_not_aside(position, self.seat, move)
        if position.options.room_first and SOURCE_INDEX[move[1]] > FROM_IMPROVEMENT:
            if SOURCE_INDEX[self._ships(position)[0][1]] <= FROM_IMPROVEMENT:
                return Refusal("V-316", "room-first")
        return None

    def _ships(self, position: Board) -> list[Move]:
        """Every source of ships there is, the room's own ones first."""
        player = position.players[self.seat]
        ships: list[Move] = []
        usable = drawable(position, self.seat, SAILING)
        while usable:
            source = lowest(usable)
            usable &= usable - 1
            if gives(position, player, source, SHIP) and not doubled(position, self.seat, source):
                ships.append(PAY[source][SHIP])
        return ships
