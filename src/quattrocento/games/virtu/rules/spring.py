"""Spring: the marker moves, and the room's action is performed."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.box import of_packed
from quattrocento.games.virtu.names import (
    ACTIONS,
    ANNEX,
    ARROW,
    FLORIN,
    GOVERN,
    INTRIGUE,
    MAKE_WAR,
    NOBODY,
    PATRONISE,
    ROOMS,
)
from quattrocento.games.virtu.rules.actions import (
    END,
    INDULGENCE,
    play_aside,
    why_not_aside,
    why_not_ask,
)
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.freeing import FreeRooms
from quattrocento.games.virtu.rules.govern import Govern
from quattrocento.games.virtu.rules.intrigue import Intrigue
from quattrocento.games.virtu.rules.palace import (
    action_there,
    enemy_in_room,
    refresh,
    room_action,
)
from quattrocento.games.virtu.rules.patronage import Patronise
from quattrocento.games.virtu.rules.paying import (
    charge,
    cost_of,
    payable_from,
)
from quattrocento.games.virtu.rules.reliefs import (
    COLLECT,
    MARKER,
    SOURCE_INDEX,
    ask_for_florins,
    collect,
    collectable_cards,
    drawable,
    florins_of,
    lay_indulgence,
    may_ask,
    together,
)
from quattrocento.games.virtu.rules.trade import Trade
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.step import Decision, Move, Refusal, Task

FARTHEST: Final = 60
ROOM: Final[tuple[Move, ...]] = tuple(("room", room + 1) for room in range(ROOMS))
MOVE: Final[tuple[Move, ...]] = tuple(("move", rooms) for rooms in range(FARTHEST))
HURRY: Final[tuple[Move, ...]] = tuple(("hurry", rooms) for rooms in range(FARTHEST))


class SpringTurn(Task[Board]):
    """One player after the other moves the marker and acts (V-402, V-416)."""

    __slots__ = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, position: Board) -> None:
        if self.turn == len(position.order):
            return
        seat = position.order[self.turn]
        agenda = position.agenda
        agenda.append(SpringTurn(self.turn + 1))
        agenda.append(END_ACTION[seat])
        agenda.append(TAKE_ACTION[seat])
        agenda.append(FREE_ROOMS[seat])
        agenda.append(begin_turn(position, seat))


def begin_turn(position: Board, seat: int) -> Decision[Board]:
    """How a turn begins: the marker moves, or comes into the palace."""
    return PLACE_MARKER[seat] if position.players[seat].marker == NOBODY else MOVE_MARKER[seat]


class PlaceMarker(Decision[Board]):
    """The first Spring: on which room the marker starts (V-403, V-404)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        return list(ROOM)

    def play(self, position: Board, move: Move) -> None:
        room = move[1]
        assert isinstance(room, int)
        position.players[self.seat].marker = room - 1
        if position.events is not None:
            chamber = action_there(position, self.seat, room - 1)
            position.tell("places_marker", seat=self.seat, room=room, chamber=chamber)


class MoveMarker(Decision[Board]):
    """How many rooms the marker moves, and whether one of them is bought (V-405 to V-412).

    A cortigiano's florins may be collected before the move turns it back (V-415). Whose treasury
    lacks florins for the step may ask for an indulgence first (V-507); it is laid after the
    action, so the move may not end on a room that has one (V-527).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 26 % of decisions; every way round the palace, found in one pass.
        moves = self._ways(position)
        if position.begging:
            moves = [move for move in moves if not _ends_covered(position, self.seat, move)]
        elif self._may_ask_first(position):
            moves.append(INDULGENCE)
        for source in collectable_cards(position, self.seat):
            moves.append(COLLECT[source])
        return moves

    def _ways(self, position: Board) -> list[Move]:
        """Every distance that can be paid, without the step that costs florins and with it."""
        player = position.players[self.seat]
        free = position.box.free_rooms
        usable = drawable(position, self.seat, MARKER)
        arrows = of_packed(together(position, self.seat, usable), ARROW) + position.pool[ARROW]
        florins = florins_of(position, self.seat, usable) + position.pool[FLORIN]
        moves = list(MOVE[1 : free + arrows + 1])
        if florins < position.box.step_florins:
            return moves
        # The treasury mostly pays the step; else sources may have to choose what they give.
        if player.florins >= position.box.step_florins:
            return moves + list(HURRY[free + 1 : free + arrows + 2])
        for rooms in range(free + 1, FARTHEST):
            if not payable_from(position, self.seat, usable, _step_cost(position, rooms, True)):
                break
            moves.append(HURRY[rooms])
        return moves

    def _may_ask_first(self, position: Board) -> bool:
        """An indulgence before the move pays the step, and the move can end where it may lie.

        Who has the florins may as well ask after the move. The room that the marker leaves is
        none of the matter: the card comes to lie on the new one (V-527).
        """
        player, box = position.players[self.seat], position.box
        if not position.options.ask_any_time or player.asked or not position.indulgences:
            return False
        if player.florins >= box.step_florins:
            return False
        player.florins += box.indulgence_florins
        ways = self._ways(position)
        player.florins -= box.indulgence_florins
        # The dearest way comes last.
        if ways[-1][0] != "hurry":
            return False
        for move in ways:
            if not _ends_covered(position, self.seat, move):
                return True
        return False

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "collect":
            collect(position, self.seat, SOURCE_INDEX[move[1]])
            position.agenda.append(self)
            return
        if move == INDULGENCE:
            ask_for_florins(position, self.seat)
            position.agenda.append(self)
            return
        rooms = move[1]
        assert isinstance(rooms, int)
        position.agenda.append(Moved(self.seat, rooms))
        if move[0] == "move" and rooms <= position.box.free_rooms:
            position.clear_payment()
            return
        charge(position, self.seat, MARKER, _step_cost(position, rooms, move[0] == "hurry"))

    def candidates(self, position: Board) -> list[Move]:
        legal = self.moves(position)
        expected = [MOVE[rooms] for rooms in range(1, ROOMS + 1)] + [HURRY[ROOMS - 2]]
        return legal + [move for move in expected if move not in legal]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move in self.moves(position):
            return None
        if move == INDULGENCE:
            return why_not_ask(position, self.seat)
        if position.begging and _ends_covered(position, self.seat, move):
            return Refusal("V-527", "indulgence-on-goal")
        if move[0] == "hurry":
            return Refusal("V-408", "not-enough-florins", {"florins": position.box.step_florins})
        return Refusal("V-409", "no-arrow")


class Moved(Task[Board]):
    """The whole move, clockwise; arrows passed turn the cortigiani of their side (V-406, V-413)."""

    __slots__ = ("rooms", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "rooms")

    def __init__(self, seat: int, rooms: int) -> None:
        self.seat: Final = seat
        self.rooms: Final = rooms

    def run(self, position: Board) -> None:
        player = position.players[self.seat]
        room = player.marker
        left = right = False
        for _ in range(self.rooms):
            left = left or room == position.box.left_arrow
            right = right or room == position.box.right_arrow
            room = (room + 1) % ROOMS
            position.crossed |= 1 << room
        player.marker = room
        if position.events is not None:
            chamber = action_there(position, self.seat, room)
            position.tell(
                "moves_marker", seat=self.seat, rooms=self.rooms, room=room + 1, chamber=chamber
            )
        if left:
            refresh(position, self.seat, True)
        if right:
            refresh(position, self.seat, False)


class TakeAction(Task[Board]):
    """The action of the marker's room, unless something lies there (V-418, V-510, V-1208)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        position.clear_action()
        player = position.players[self.seat]
        room = player.marker
        action = room_action(position, player, room)
        if player.indulgences >> room & 1:
            if position.events is not None:
                chamber = action_there(position, self.seat, room)
                position.tell("room_covered", seat=self.seat, room=room + 1, chamber=chamber)
        elif action != INTRIGUE and enemy_in_room(position, self.seat, room):
            if position.events is not None:
                chamber = action_there(position, self.seat, room)
                position.tell("room_watched", seat=self.seat, room=room + 1, chamber=chamber)
            if may_ask(position, self.seat):
                position.agenda.append(NoAction(self.seat))
        else:
            if position.events is not None:
                position.tell("acts", seat=self.seat, action=ACTIONS[action])
            decision = self.decision(action)
            # Where an indulgence may be asked for there is a choice, whatever else there is.
            if may_ask(position, self.seat) or len(decision.moves(position)) > 1:
                position.agenda.append(decision)
            elif position.events is not None:
                position.tell("forgoes", seat=self.seat)

    def decision(self, action: int) -> Decision[Board]:
        """The decision with which an action begins."""
        return action_step(action, self.seat)


class NoAction(Decision[Board]):
    """The room's action is barred: an indulgence for florins, or nothing (V-525)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        play_aside(position, self.seat, move, self)

    def candidates(self, position: Board) -> list[Move]:
        return [INDULGENCE, END]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        return why_not_aside(position, self.seat, move)


class EndAction(Task[Board]):
    """The action is over: an indulgence is laid now, unused symbols are lost (V-308, V-506)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        lay_indulgence(position, self.seat)
        position.clear_action()
        position.crossed = 0
        position.fresh = 0


def action_step(action: int, seat: int) -> Decision[Board]:
    """The decision with which an action begins."""
    if action == GOVERN:
        return Govern(seat)
    if action == PATRONISE:
        return Patronise(seat)
    if action == ANNEX:
        return Annex(seat)
    if action == MAKE_WAR:
        return War(seat)
    if action == INTRIGUE:
        return Intrigue(seat)
    return Trade(seat)


SEATED: Final = range(SEATS)
FREE_ROOMS: Final = tuple(FreeRooms(seat) for seat in SEATED)
TAKE_ACTION: Final = tuple(TakeAction(seat) for seat in SEATED)
END_ACTION: Final = tuple(EndAction(seat) for seat in SEATED)
"""What follows the move of a seat's marker."""
PLACE_MARKER: Final = tuple(PlaceMarker(seat) for seat in SEATED)
MOVE_MARKER: Final = tuple(MoveMarker(seat) for seat in SEATED)


def _ends_covered(position: Board, seat: int, move: Move) -> bool:
    """The room in which a move of the marker ends has an indulgence."""
    player = position.players[seat]
    rooms = move[1]
    assert isinstance(rooms, int)
    return player.indulgences >> (player.marker + rooms) % ROOMS & 1 == 1


def _step_cost(position: Board, rooms: int, hurry: bool) -> list[int]:
    """Florins and arrows for a move of some rooms (V-407 to V-410)."""
    further = max(rooms - position.box.free_rooms, 0)
    cost = cost_of(ARROW, further - 1 if hurry else further)
    if hurry:
        cost[FLORIN] = position.box.step_florins
    return cost
