"""What actions and steps of Winter share: florins of the room, indulgences, and the end."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import FLORIN
from quattrocento.games.virtu.rules.reliefs import (
    SOURCE_INDEX,
    TAKE,
    ask_for_florins,
    collect,
    may_ask,
    room_florins,
    use,
)
from quattrocento.kernel.step import AnyStep, Decision, Move, Refusal

INDULGENCE: Final[Move] = ("indulgence",)
END: Final[Move] = ("end",)
ASIDES: Final[tuple[Move, ...]] = (*TAKE, INDULGENCE, END)


class Offered(Decision[Board]):
    """A step of Winter that may be skipped (V-1703)."""

    __slots__ = ()

    def is_open(self, position: Board) -> bool:
        """Something can be done, even without an indulgence."""
        return len(self.moves(position)) > 1


def asides(position: Board, seat: int) -> list[Move]:
    """Moves beside the effects of an action; to end it without an effect is to forgo it (V-419)."""
    moves = room_florins(position, seat)
    if may_ask(position, seat):
        moves.append(INDULGENCE)
    moves.append(END)
    return moves


def play_aside(position: Board, seat: int, move: Move, step: AnyStep) -> bool:
    """Do such a move, or collect florins; False for any other."""
    verb = move[0]
    if verb == "end":
        if position.events is not None and not position.done:
            position.tell("forgoes", seat=seat)
        return True
    if verb == "take_florins":
        use(position, seat, SOURCE_INDEX[move[1]], FLORIN)
    elif verb == "indulgence":
        ask_for_florins(position, seat)
    elif verb == "collect":
        collect(position, seat, SOURCE_INDEX[move[1]])
    else:
        return False
    position.agenda.append(step)
    return True


def why_not_aside(position: Board, seat: int, move: Move) -> Refusal | None:
    """Why such a move is refused; None for any other."""
    if move == INDULGENCE and not may_ask(position, seat):
        return why_not_ask(position, seat)
    if move[0] == "take_florins" and move not in room_florins(position, seat):
        if not position.done:
            return Refusal("V-307", "action-without-effect")
        if not position.options.keep_surplus:
            return Refusal("V-306", "surplus-is-lost")
        return Refusal("V-314", "no-florins-in-room")
    return None


def why_not_ask(position: Board, seat: int) -> Refusal:
    player = position.players[seat]
    if player.indulgences >> player.marker & 1:
        return Refusal("V-508", "indulgence-on-room")
    if player.asked:
        return Refusal("V-501", "indulgence-asked")
    return Refusal("V-526", "no-indulgence-left")
