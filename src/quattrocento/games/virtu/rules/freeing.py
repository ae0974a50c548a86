"""Spring, on the way: indulgences in rooms that the marker crosses are freed."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import CROSS, CROWN, ROOMS
from quattrocento.games.virtu.rules.actions import END
from quattrocento.games.virtu.rules.palace import action_there
from quattrocento.games.virtu.rules.paying import affordable, can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import FREEING, drawable
from quattrocento.kernel.step import Decision, Move, Refusal, Task

FREE: Final[tuple[tuple[Move, Move], ...]] = tuple(
    (("free", room + 1, "cross"), ("free", room + 1, "crown")) for room in range(ROOMS)
)


class FreeRooms(Task[Board]):
    """After the move: are there indulgences that can be freed now (V-513, V-515)?"""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if position.crossed & position.players[self.seat].indulgences:
            decision = FREE_INDULGENCE[self.seat]
            if len(decision.moves(position)) > 1:
                position.agenda.append(decision)


class FreeIndulgence(Decision[Board]):
    """Which indulgence on the way is freed, and for what; or none (V-512 to V-518)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: looked at in every turn that crosses one, and several times slower by candidates.
        box = position.box
        rooms = position.crossed & position.players[self.seat].indulgences
        usable = drawable(position, self.seat, FREEING)
        crosses = affordable(position, self.seat, usable, CROSS, box.freed_crosses)
        crowns = affordable(position, self.seat, usable, CROWN, box.freed_crowns)
        moves: list[Move] = []
        for room in range(ROOMS):
            if rooms >> room & 1:
                with_cross, with_crown = FREE[room]
                if crosses:
                    moves.append(with_cross)
                if crowns:
                    moves.append(with_crown)
        moves.append(END)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move == END:
            return
        room = move[1]
        assert isinstance(room, int)
        position.then(Freed(self.seat, room - 1), FreeRooms(self.seat))
        box = position.box
        if move[2] == "cross":
            charge(position, self.seat, FREEING, cost_of(CROSS, box.freed_crosses))
        else:
            charge(position, self.seat, FREEING, cost_of(CROWN, box.freed_crowns))

    def candidates(self, position: Board) -> list[Move]:
        rooms = position.players[self.seat].indulgences
        moves = [move for room in range(ROOMS) if rooms >> room & 1 for move in FREE[room]]
        return [*moves, END]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == END:
            return None
        room = move[1]
        assert isinstance(room, int)
        if not (position.crossed & position.players[self.seat].indulgences) >> (room - 1) & 1:
            return Refusal("V-513", "room-not-crossed")
        box = position.box
        if move[2] == "cross":
            payable = can_pay(position, self.seat, FREEING, CROSS, box.freed_crosses)
        else:
            payable = can_pay(position, self.seat, FREEING, CROWN, box.freed_crowns)
        return None if payable else Refusal("V-512", "cannot-pay")


class Freed(Task[Board]):
    """A paid indulgence goes back to the pile (V-520)."""

    __slots__ = ("room", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "room")

    def __init__(self, seat: int, room: int) -> None:
        self.seat: Final = seat
        self.room: Final = room

    def run(self, position: Board) -> None:
        position.players[self.seat].indulgences &= ~(1 << self.room)
        position.indulgences += 1
        if position.events is not None:
            chamber = action_there(position, self.seat, self.room)
            position.tell("frees", seat=self.seat, room=self.room + 1, chamber=chamber)


FREE_INDULGENCE: Final = tuple(FreeIndulgence(seat) for seat in range(SEATS))
