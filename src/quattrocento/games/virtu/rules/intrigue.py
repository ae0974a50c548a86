"""Intrigue: agents are placed, moved and removed."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board, changed, room_place
from quattrocento.games.virtu.names import MASK, NOBODY, RESERVE
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside, why_not_aside
from quattrocento.games.virtu.rules.agents import can_go, crowded, exists, guarded, open_places
from quattrocento.games.virtu.rules.palace import enemy_in_room
from quattrocento.games.virtu.rules.paying import can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import ACTION
from quattrocento.kernel.step import Decision, Move, Refusal, Task

PLACE: Final[Move] = ("place",)


class Intrigue(Decision[Board]):
    """What the next mask does: place or move an own agent, or remove a rival's (V-1101, V-1106).

    A rival's agent in the very room must be removed first (V-1110).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 3 % of decisions, and up to ten times slower by candidates.
        places = position.box.places
        moves: list[Move] = []
        if can_pay(position, self.seat, ACTION, MASK, masks(position, self.seat)):
            if cleaning(position, self.seat):
                moves.append(places.remove[_own_room(position, self.seat)])
            else:
                # Where an agent comes from matters only where a palace can be crowded.
                anywhere = can_go(position, self.seat, RESERVE)
                alike = not position.options.one_enemy_agent
                if position.players[self.seat].agents and anywhere:
                    moves.append(PLACE)
                for place, agent in enumerate(position.agents):
                    if agent == NOBODY:
                        continue
                    if agent != self.seat:
                        moves.append(places.remove[place])
                    elif anywhere if alike else can_go(position, self.seat, place):
                        moves.append(places.shift[place])
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        if move[0] == "remove":
            place = position.box.places.index[move[1]]
            position.then(RemoveAgent(self.seat, place), self)
            charge(position, self.seat, ACTION, cost_of(MASK, masks(position, self.seat)))
        else:
            origin = RESERVE if move == PLACE else position.box.places.index[move[1]]
            position.then(SendAgent(self.seat, origin), self)

    def candidates(self, position: Board) -> list[Move]:
        places = position.box.places
        moves: list[Move] = [PLACE]
        for place in range(len(position.agents)):
            if position.agents[place] == self.seat:
                moves.append(places.shift[place])
            elif position.agents[place] != NOBODY:
                moves.append(places.remove[place])
        return [*moves, *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] not in ("place", "shift", "remove"):
            return why_not_aside(position, self.seat, move)
        if not can_pay(position, self.seat, ACTION, MASK, masks(position, self.seat)):
            return Refusal("V-1101", "no-mask")
        return self.barred(position, move)

    def barred(self, position: Board, move: Move) -> Refusal | None:
        """Why a deed cannot be done, whatever masks there are."""
        if cleaning(position, self.seat):
            if move != position.box.places.remove[_own_room(position, self.seat)]:
                return Refusal("V-1110", "clear-room-first")
        elif move == PLACE and not position.players[self.seat].agents:
            return Refusal("V-1203", "no-agent-left")
        elif move[0] != "remove":
            origin = RESERVE if move == PLACE else position.box.places.index[move[1]]
            if not can_go(position, self.seat, origin):
                return Refusal("V-1201", "no-place-open")
        return None


class SendAgent(Decision[Board]):
    """Where the agent goes: any city, room or alliance without agent (V-1102 to V-1105)."""

    __slots__ = ("origin",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin")

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def moves(self, position: Board) -> list[Move]:
        # Fast: more than twice as slow by candidates, which are all places.
        send = position.box.places.send
        return [send[place] for place in open_places(position, self.seat, self.origin)]

    def play(self, position: Board, move: Move) -> None:
        place = position.box.places.index[move[1]]
        position.agenda.append(PutAgent(self.seat, self.origin, place))
        charge(position, self.seat, ACTION, cost_of(MASK, 1))

    def candidates(self, position: Board) -> list[Move]:
        send = position.box.places.send
        return [send[place] for place in range(len(send)) if exists(position, place)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        place = position.box.places.index[move[1]]
        if position.agents[place] != NOBODY:
            return Refusal("V-1201", "agent-there")
        if guarded(position, self.seat, place):
            return Refusal("V-713", "prince-guards")
        if crowded(position, self.seat, place, self.origin):
            return Refusal("V-1113", "palace-has-agent")
        return None


class PutAgent(Task[Board]):
    """A paid agent arrives (V-1101)."""

    __slots__ = ("origin", "place", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "place")

    def __init__(self, seat: int, origin: int, place: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.place: Final = place

    def run(self, position: Board) -> None:
        if self.origin == RESERVE:
            position.players[self.seat].agents -= 1
        else:
            position.agents = changed(position.agents, self.origin, NOBODY)
        position.agents = changed(position.agents, self.place, self.seat)
        position.done += 1
        if position.events is not None:
            name = position.box.places.names[self.place]
            position.tell("sends_agent", seat=self.seat, place=name)


class RemoveAgent(Task[Board]):
    """A rival's agent goes back to its owner (V-1109)."""

    __slots__ = ("place", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, position: Board) -> None:
        rival = position.agents[self.place]
        position.agents = changed(position.agents, self.place, NOBODY)
        position.players[rival].agents += 1
        position.done += 1
        if position.events is not None:
            name = position.box.places.names[self.place]
            position.tell("removes_agent", seat=self.seat, rival=rival, place=name)


def cleaning(position: Board, seat: int) -> bool:
    """A rival's agent lies in the room of the action."""
    return enemy_in_room(position, seat, position.players[seat].marker)


def masks(position: Board, seat: int) -> int:
    """Masks that the next deed takes: more only where the own room is cleared (V-1110)."""
    return position.options.cleanup_masks if cleaning(position, seat) else 1


def _own_room(position: Board, seat: int) -> int:
    return room_place(seat, position.players[seat].marker)
