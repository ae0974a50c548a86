"""The whole table, surveyed for bots: who holds what, and prestige as it stands."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import ALL_CITIES, SEATS, Board
from quattrocento.games.virtu.bots.almanac import (
    FIELD,
    LOW,
    PRESTIGE_SHIFT,
    Almanac,
    almanac,
    beside,
)
from quattrocento.games.virtu.box import (
    CARD_RELIEFS,
    TILE_RELIEFS,
    bits,
)
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    CROSS,
    CROWN,
    IN_SETUP,
    NOBODY,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.scoring import bonus_points, crosses_beside, points_for


class Survey:
    """The cities and camps of each seat as sets, its symbols, its places on the tracks."""

    __slots__ = ("book", "camps", "cities", "crosses", "last_year", "neutral", "owned", "spaces")

    def __init__(self, board: Board) -> None:
        book = almanac(board.box)
        self.book: Final[Almanac] = book
        seats = len(board.players)
        # Index: seat. Cities held; cities with troops of the seat in them or before them.
        self.cities: Final[list[int]] = [0] * seats
        self.camps: Final[list[int]] = [0] * seats
        # Everything printed on a seat's cards and tiles, packed; crosses that count for religion.
        self.owned: Final[list[int]] = [0] * seats
        self.crosses: Final[list[int]] = [0] * seats
        self.spaces: Final[list[int]] = [0] * seats
        neutral = book.on_map[seats]
        cities = self.cities
        for seat in range(seats):
            cities[seat] = board.players[seat].tiles & ALL_CITIES
            neutral &= ~cities[seat]
        self.neutral: int = neutral
        box = board.box
        last_year = neutral == 0
        for seat in range(seats):
            player = board.players[seat]
            held = bits(cities[seat])
            self.spaces[seat] = held if held < box.last_city_space else box.last_city_space
            if held >= box.last_city_space or player.rank >= box.ranks:
                last_year = True
            own = owned(board, book, player)
            self.owned[seat] = own
            self.crosses[seat] = (own >> FIELD * CROSS & LOW) + crosses_beside(board, seat)
            self.camps[seat] = camps_of(board, seat, box.troops - player.reserve, cities[seat])
        self.last_year: bool = last_year

    def points(self, board: Board, seat: int) -> int:
        """Prestige as it would count now; cathedrals are among what is printed."""
        shown = (self.owned[seat] >> PRESTIGE_SHIFT) + bonus_points(board, board.players[seat])
        by = points_for(board, seat, self.spaces, self.crosses, shown)
        return by[0] + by[1] + by[2] + by[3] + by[4] + by[6] + by[7] + by[8] + by[9]

    def crowns(self, seat: int) -> int:
        """Crowns on a seat's cards and tiles: they decide ties."""
        return self.owned[seat] >> FIELD * CROWN & LOW

    def reach(self, board: Board, seat: int) -> int:
        """Cities next to those of a seat by road."""
        return beside(self.book.roads[len(board.players)], self.cities[seat])


def owned(board: Board, book: Almanac, player: Player) -> int:
    """Symbols and printed prestige of a palace and a Domain; no cards while they are laid."""
    shows = book.shows
    found = 0
    if board.season != IN_SETUP:
        for space in range(ALL_SPACES):
            card = player.cards[space]
            if card != NOBODY:
                found += shows[CARD_RELIEFS + card]
    tiles = player.tiles
    while tiles:
        found += shows[TILE_RELIEFS - 1 + (tiles & -tiles).bit_length()]
        tiles &= tiles - 1
    return found


def camps_of(board: Board, colour: int, left: int, own: int) -> int:
    """Where the troops of a colour are, mostly in its own cities; the look ends with the last."""
    found = 0
    troops = board.troops
    for cities in (own, ALL_CITIES & ~own):
        while cities and left > 0:
            city = (cities & -cities).bit_length() - 1
            cities &= cities - 1
            count = troops[city * SEATS + colour]
            if count:
                found |= 1 << city
                left -= count
    return found
