"""Reorganising the palace in Winter, one card at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quattrocento.games.virtu.board import Board, room_place
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    NO_ACTION,
    NOBODY,
    ROOMS,
    SPACES,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.actions import END, INDULGENCE, Offered, why_not_ask
from quattrocento.games.virtu.rules.control import discard
from quattrocento.games.virtu.rules.palace import (
    DISCARD,
    SPACE_INDEX,
    TO_SPACE,
    discardable,
    fits_room,
    free_court,
    has_free_court,
)
from quattrocento.games.virtu.rules.reliefs import (
    COLLECT,
    SOURCE_INDEX,
    ask_for_florins,
    collect,
    collectable_cards,
    may_ask,
)
from quattrocento.kernel.step import Decision, Move, Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

LIFT: Final[tuple[Move, ...]] = tuple(("lift", space) for space in SPACES)


class Reorganise(Offered):
    """Which card to move next, if any (V-1801 to V-1813)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 34 % of decisions, and twice as slow by candidates.
        moves = self._lifts(position, ALL_SPACES)
        for source in collectable_cards(position, self.seat):
            moves.append(COLLECT[source])
        if may_ask(position, self.seat):
            moves.append(INDULGENCE)
        moves.append(END)
        return moves

    def is_open(self, position: Board) -> bool:
        return bool(self._lifts(position, 1)) or bool(collectable_cards(position, self.seat))

    def _lifts(self, position: Board, most: int) -> list[Move]:
        """The cards that may be moved, or the first few of them."""
        player = position.players[self.seat]
        cards = player.cards
        locked = _locked_spaces(position, self.seat)
        found: list[Move] = []
        free = has_free_court(position, self.seat)
        for space in range(ALL_SPACES):
            here = locked & 1
            locked >>= 1
            if here or cards[space] == NOBODY:
                continue
            if space >= FIRST_IMPROVEMENT or not _props_up(position, player, space):
                if free or lift_problem(position, self.seat, space) is None:
                    found.append(LIFT[space])
                    if len(found) == most:
                        break
        return found

    def play(self, position: Board, move: Move) -> None:
        if move == END:
            return
        position.agenda.append(self)
        if move[0] == "lift":
            position.agenda.append(MoveCard(self.seat, SPACE_INDEX[move[1]]))
        elif move == INDULGENCE:
            ask_for_florins(position, self.seat)
        else:
            collect(position, self.seat, SOURCE_INDEX[move[1]])

    def candidates(self, position: Board) -> list[Move]:
        cards = position.players[self.seat].cards
        legal = self.moves(position)
        lifts = [LIFT[space] for space in range(ALL_SPACES) if cards[space] != NOBODY]
        rest = [move for move in legal if move[0] != "lift" and move != INDULGENCE]
        return [*lifts, *rest, INDULGENCE]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == INDULGENCE:
            return None if may_ask(position, self.seat) else why_not_ask(position, self.seat)
        if move[0] == "lift":
            return lift_problem(position, self.seat, SPACE_INDEX[move[1]])
        return None


class MoveCard(Decision[Board]):
    """Where the lifted card goes, or who makes room for it (V-1806 to V-1810, V-228)."""

    __slots__ = ("space",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def moves(self, position: Board) -> list[Move]:
        # Fast: 15 % of decisions, and five times slower by candidates.
        moves = [TO_SPACE[space] for space in destinations(position, self.seat, self.space)]
        moves += [DISCARD[space] for space in discardable(position, self.seat, self.space)]
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "discard":
            discard(position, self.seat, SPACE_INDEX[move[1]])
            position.agenda.append(self)
            return
        goal = SPACE_INDEX[move[1]]
        player = position.players[self.seat]
        card = player.cards[self.space]
        player.cards[self.space] = NOBODY
        player.cards[goal] = card
        if self.space < FIRST_COURT:
            player.exhausted |= 1 << (goal - FIRST_COURT)
            self._close_gap(position)
        if position.events is not None:
            name = position.box.pieces.cards[card]
            position.tell("moves_card", seat=self.seat, card=name, space=SPACES[goal])

    def _close_gap(self, position: Board) -> None:
        """An improvement left alone is the action card now (V-1812)."""
        cards = position.players[self.seat].cards
        if self.space < FIRST_IMPROVEMENT and cards[self.space + ROOMS] != NOBODY:
            cards[self.space] = cards[self.space + ROOMS]
            cards[self.space + ROOMS] = NOBODY

    def candidates(self, position: Board) -> list[Move]:
        goals = [TO_SPACE[space] for space in range(ALL_SPACES) if space != self.space]
        return [*goals, *(move for move in self.moves(position) if move[0] == "discard")]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "discard":
            return None
        goal = SPACE_INDEX[move[1]]
        if goal in destinations(position, self.seat, self.space):
            return None
        if self.space < FIRST_COURT and goal < FIRST_COURT:
            return Refusal("V-1811", "no-room-to-room")
        if goal >= FIRST_COURT:
            return Refusal("V-218", "space-not-free")
        if locked_rooms(position, self.seat) >> goal % ROOMS & 1:
            return locked_problem(position, self.seat, goal % ROOMS)
        player = position.players[self.seat]
        if player.cards[goal] != NOBODY:
            return Refusal("V-202", "space-taken")
        if goal < FIRST_IMPROVEMENT:
            return Refusal("V-1806", "card-without-action")
        return Refusal("V-1807", "no-action-card-above")


def locked_rooms(position: Board, seat: int) -> int:
    """Marker, indulgence or enemy agent: a bit for each room that no card enters or leaves.

    V-1802 to V-1804.
    """
    player = position.players[seat]
    locked: i64 = player.indulgences
    if player.marker != NOBODY:
        locked |= 1 << player.marker
    agents, place = position.agents, room_place(seat, 0)
    room: i64 = 1
    while room < 1 << ROOMS:
        agent = agents[place]
        if agent != NOBODY and agent != seat:
            locked |= room
        room <<= 1
        place += 1
    return locked


def _locked_spaces(position: Board, seat: int) -> i64:
    """The spaces of locked rooms and those of exhausted cortigiani, a bit for each."""
    locked: i64 = locked_rooms(position, seat)
    return locked | locked << ROOMS | position.players[seat].exhausted << FIRST_COURT


def destinations(position: Board, seat: int, space: int) -> list[int]:
    """Where a card of the palace may be moved to."""
    player = position.players[seat]
    locked = _locked_spaces(position, seat)
    if locked >> space & 1 or (space < FIRST_IMPROVEMENT and _props_up(position, player, space)):
        return []
    if space < FIRST_COURT:
        return free_court(position, seat)
    card = player.cards[space]
    goals: list[int] = []
    for goal in range(FIRST_COURT):
        if not locked >> goal & 1 and fits_room(position, player, card, goal):
            goals.append(goal)
    goals += free_court(position, seat)
    return goals


def held_fast(position: Board, seat: int, space: int) -> bool:
    """A card may not be moved at all (V-1802 to V-1805, V-1812)."""
    if _locked_spaces(position, seat) >> space & 1:
        return True
    return space < FIRST_IMPROVEMENT and _props_up(position, position.players[seat], space)


def _props_up(position: Board, player: Player, room: int) -> bool:
    """A room's improvement could not be its action card (V-1812)."""
    below = player.cards[room + ROOMS]
    return below != NOBODY and position.box.action[below] == NO_ACTION


def lift_barred(position: Board, seat: int, space: int) -> Refusal | None:
    """Why a card may not be moved at all, None where it may."""
    if not held_fast(position, seat, space):
        return None
    if space >= FIRST_COURT:
        return Refusal("V-1805", "card-exhausted")
    if locked_rooms(position, seat) >> space % ROOMS & 1:
        return locked_problem(position, seat, space % ROOMS)
    return Refusal("V-1812", "improvement-left-alone")


def lift_problem(position: Board, seat: int, space: int) -> Refusal | None:
    barred = lift_barred(position, seat, space)
    if barred is None and not destinations(position, seat, space):
        if not discardable(position, seat, space):
            return Refusal("V-218", "no-space-free")
    return barred


def locked_problem(position: Board, seat: int, room: int) -> Refusal:
    player = position.players[seat]
    if room == player.marker:
        return Refusal("V-1802", "marker-in-room")
    if player.indulgences >> room & 1:
        return Refusal("V-1803", "indulgence-on-room")
    return Refusal("V-1804", "enemy-agent-in-room")
