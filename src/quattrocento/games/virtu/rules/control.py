"""Control of cities: discs, tiles, the track of cities, and the space that five cities open."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.names import (
    CITIES,
    FIRST_COURT,
    FROM_TILES,
    MACHIAVELLI_CARD,
    NOBODY,
    SPACES,
)
from quattrocento.games.virtu.rules.palace import (
    COURT_SPACES,
    DISCARD,
    SPACE_INDEX,
    TO_SPACE,
    discardable,
    extra_spaces,
    forget,
    free_court,
    greyed_allowed,
    greyed_occupied,
    reopen,
)
from quattrocento.games.virtu.rules.reliefs import COLLECT, SOURCE_INDEX, collect, collectable
from quattrocento.kernel.step import Decision, Move

LOSE: Final[tuple[Move, ...]] = tuple(("lose", space) for space in SPACES)


class LoseSpace(Decision[Board]):
    """Which cortigiano space is lost by falling below five cities (V-225).

    Any open one, or a greyed one where the table plays so; the greyed spaces that lie empty
    are all the same.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        player = position.players[self.seat]
        open_court = position.box.open_court
        empty = greyed_occupied(position, player) <= greyed_allowed(position, self.seat)
        moves: list[Move] = []
        for space in range(COURT_SPACES):
            taken = player.cards[FIRST_COURT + space] != NOBODY
            if open_court >> space & 1:
                if position.options.lose_any_space and not player.closed >> space & 1:
                    moves.append(LOSE[FIRST_COURT + space])
            elif taken:
                moves.append(LOSE[FIRST_COURT + space])
            elif empty:
                empty = False
                moves.append(LOSE[FIRST_COURT + space])
        return moves

    def play(self, position: Board, move: Move) -> None:
        space = SPACE_INDEX[move[1]]
        player = position.players[self.seat]
        if position.box.open_court >> (space - FIRST_COURT) & 1:
            player.closed |= 1 << (space - FIRST_COURT)
        if position.events is not None:
            position.tell("loses_space", seat=self.seat, space=SPACES[space])
        if player.cards[space] != NOBODY:
            position.agenda.append(Rehouse(self.seat, space))


class Rehouse(Decision[Board]):
    """Where the card of the lost space goes, its side kept, or that it is discarded (V-226).

    Another cortigiano may be discarded to make room for it (V-228).
    """

    __slots__ = ("space",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def moves(self, position: Board) -> list[Move]:
        cards = position.players[self.seat].cards
        card = cards[self.space]
        cards[self.space] = NOBODY
        free = free_court(position, self.seat)
        cards[self.space] = card
        moves: list[Move] = [TO_SPACE[space] for space in free if space != self.space]
        moves.append(DISCARD[self.space])
        for space in discardable(position, self.seat, self.space):
            # A card that opens a space makes no room.
            if not position.box.opens_space[cards[space]]:
                moves.append(DISCARD[space])
        for source in collectable(position, self.seat):
            if source < FROM_TILES:
                moves.append(COLLECT[source])
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "collect":
            collect(position, self.seat, SOURCE_INDEX[move[1]])
            position.agenda.append(self)
        elif move[0] == "discard":
            space = SPACE_INDEX[move[1]]
            if space != self.space:
                position.agenda.append(self)
            discard(position, self.seat, space)
        else:
            shift_court(position, self.seat, self.space, SPACE_INDEX[move[1]])


def discard(position: Board, seat: int, space: int) -> None:
    """A cortigiano leaves the palace: a character to its pile, others for good (V-228 to V-230)."""
    extra = extra_spaces(position, seat)
    player = position.players[seat]
    card = player.cards[space]
    player.cards[space] = NOBODY
    player.exhausted &= ~(1 << (space - FIRST_COURT))
    forget(player, space)
    if card < MACHIAVELLI_CARD:
        position.supply = changed(position.supply, card, position.supply[card] + 1)
    if position.events is not None:
        position.tell("discards", seat=seat, card=position.box.pieces.cards[card])
    if extra_spaces(position, seat) < extra:
        position.agenda.append(LoseSpace(seat))


def shift_court(position: Board, seat: int, here: int, there: int) -> None:
    """A cortigiano moves to another cortigiano space and keeps its side."""
    player = position.players[seat]
    player.cards[there] = player.cards[here]
    player.cards[here] = NOBODY
    side = player.exhausted >> (here - FIRST_COURT) & 1
    player.exhausted &= ~(1 << (here - FIRST_COURT))
    player.exhausted |= side << (there - FIRST_COURT)
    forget(player, here)
    if position.events is not None:
        card = position.box.pieces.cards[player.cards[there]]
        position.tell("moves_card", seat=seat, card=card, space=SPACES[there])


def take_city(position: Board, seat: int, city: int, ready: bool) -> None:
    """A city changes hands: disc, tile and track, the loser's disc first (V-914, V-1430, V-1603).

    The tile comes with the available side up only where `ready`.
    """
    loser = position.tile_holder(city)
    bit = 1 << city
    if loser != NOBODY:
        extra = extra_spaces(position, loser)
        position.owner = changed(position.owner, city, NOBODY)
        position.players[loser].tiles &= ~bit
        position.players[loser].ready &= ~bit
        move_disc(position, loser, position.cities_of(loser) + 1)
        if extra_spaces(position, loser) < extra:
            position.agenda.append(LoseSpace(loser))
    position.owner = changed(position.owner, city, seat)
    player = position.players[seat]
    player.tiles |= bit
    player.ready = player.ready | bit if ready else player.ready & ~bit
    if player.gave:
        player.gave = changed(player.gave, city, 0)
    move_disc(position, seat, position.cities_of(seat) - 1)
    reopen(position, seat)
    if position.events is not None:
        position.tell("takes_city", seat=seat, city=CITIES[city])


def move_disc(position: Board, seat: int, before: int) -> None:
    """The disc goes on top of those on its new space; the last space is one (V-1601 to V-1604)."""
    last = position.box.last_city_space
    if position.arrivals and min(before, last) != min(position.cities_of(seat), last):
        position.arrivals = on_top(position.arrivals, seat)


def on_top(discs: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The discs of a track with one moved last, so above those of its space."""
    return (*[other for other in discs if other != seat], seat)
