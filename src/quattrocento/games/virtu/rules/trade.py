"""Trade: ships bring florins."""

from __future__ import annotations

from typing import ClassVar

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import FROM_IMPROVEMENT, SHIP
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside, why_not_aside
from quattrocento.games.virtu.rules.paying import PAY
from quattrocento.games.virtu.rules.reliefs import (
    RELIEF_BITS,
    SAILING,
    SOURCE_INDEX,
    code_of,
    doubled,
    gives,
    sources,
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
        moves: list[Move] = []
        player = position.players[self.seat]
        for code in sources(position, self.seat, SAILING):
            source = code >> RELIEF_BITS
            if moves and source > FROM_IMPROVEMENT and position.options.room_first:
                if SOURCE_INDEX[moves[0][1]] <= FROM_IMPROVEMENT:
                    break
            if gives(position, player, code, SHIP) and not doubled(position, self.seat, source):
                moves.append(PAY[source][SHIP])
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        ships = use(position, self.seat, code_of(position, self.seat, SOURCE_INDEX[move[1]]), SHIP)
        florins = ships * position.box.trade
        position.players[self.seat].florins += florins
        position.done += 1
        if position.events is not None:
            position.tell("trades", seat=self.seat, ships=ships, florins=florins)
        position.agenda.append(self)

    def candidates(self, position: Board) -> list[Move]:
        ships = self.moves(position)
        return [*(move for move in ships if move[0] == "pay"), *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "pay":
            return None
        return why_not_aside(position, self.seat, move)
