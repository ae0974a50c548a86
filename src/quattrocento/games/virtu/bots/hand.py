"""Symbols that a player could bring to an action, packed as in the almanac: sums, no lists."""

from __future__ import annotations

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bots.almanac import FIELD, LOW, Almanac
from quattrocento.games.virtu.box import PRINTED_RELIEFS, TILE_RELIEFS
from quattrocento.games.virtu.names import FIRST_COURT, FIRST_IMPROVEMENT, NOBODY
from quattrocento.games.virtu.rules.palace import COURT_SPACES


class Hand:
    """What lies beside the rooms: available reliefs, and those of exhausted cortigiani."""

    __slots__ = ("ready", "share", "spent")

    def __init__(self, board: Board, book: Almanac, seat: int, share: float) -> None:
        player = board.players[seat]
        shows = book.shows
        ready = spent = 0
        for space in range(COURT_SPACES):
            card = player.cards[FIRST_COURT + space]
            if card != NOBODY:
                if player.exhausted >> space & 1:
                    spent += shows[card]
                else:
                    ready += shows[card]
        tiles = player.ready
        while tiles:
            ready += shows[TILE_RELIEFS - 1 + (tiles & -tiles).bit_length()]
            tiles &= tiles - 1
        self.ready: int = ready
        self.spent: int = spent
        # What a symbol counts while its relief is exhausted.
        self.share: float = share

    def symbols(self, symbol: int) -> float:
        """How many of a type, exhausted ones in part."""
        shift = FIELD * symbol
        return (self.ready >> shift & LOW) + self.share * (self.spent >> shift & LOW)


def room_symbols(board: Board, book: Almanac, seat: int, room: int) -> int:
    """The symbols of a room's two reliefs, or of the printed one, packed."""
    player = board.players[seat]
    card = player.cards[room]
    if card == NOBODY:
        found = book.shows[PRINTED_RELIEFS + board.box.palaces[player.colour][room]]
    else:
        found = book.shows[card]
    below = player.cards[FIRST_IMPROVEMENT + room]
    return found if below == NOBODY else found + book.shows[below]
