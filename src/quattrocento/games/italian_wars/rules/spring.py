"""Spring: as in Virtù, but one room of each palace has no action, and Annex may influence."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.names import PLAYERS
from quattrocento.games.italian_wars.rules.influence import Annex
from quattrocento.games.italian_wars.rules.war import War
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import ANNEX, MAKE_WAR, NO_ACTION
from quattrocento.games.virtu.rules import spring
from quattrocento.games.virtu.rules.palace import room_action
from quattrocento.games.virtu.rules.reliefs import may_ask
from quattrocento.games.virtu.rules.spring import END_ACTION, FREE_ROOMS, NoAction, begin_turn
from quattrocento.kernel.step import Decision


class SpringTurn(spring.SpringTurn):
    """France, then Naples: move the marker and act (W-202)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if self.turn == PLAYERS:
            return
        seat = position.order[self.turn]
        agenda = position.agenda
        agenda.append(SpringTurn(self.turn + 1))
        agenda.append(END_ACTION[seat])
        agenda.append(TAKE_ACTION[seat])
        agenda.append(FREE_ROOMS[seat])
        agenda.append(begin_turn(position, seat))


class TakeAction(spring.TakeAction):
    """The action of the marker's room; one without action leaves an indulgence (W-207, W-209)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        player = position.players[self.seat]
        room = player.marker
        covered = player.indulgences >> room & 1
        if covered or room_action(position, player, room) != NO_ACTION:
            super().run(position)
            return
        position.clear_action()
        if position.events is not None:
            position.tell("room_without_action", seat=self.seat, room=room + 1)
        if may_ask(position, self.seat):
            position.agenda.append(NoAction(self.seat))

    def decision(self, action: int) -> Decision[Board]:
        if action == ANNEX:
            return Annex(self.seat, 0, 0)
        if action == MAKE_WAR:
            return War(self.seat)
        return super().decision(action)


TAKE_ACTION: Final = tuple(TakeAction(seat) for seat in range(PLAYERS))
"""What follows the move of a king's marker."""
