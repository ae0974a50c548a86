"""Tables that bots reckon with, worked out once from the box: sums instead of loops."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.box import SYMBOL_COUNT, TILE_RELIEFS, Box
from quattrocento.games.virtu.names import CITIES, TILES

Wholes = tuple[int, ...]

FIELD: Final = 7
"""Bits of one symbol in a packed relief; sums of a whole table stay below 128."""
LOW: Final = (1 << FIELD) - 1
"""The bits of one symbol."""
PRESTIGE_SHIFT: Final = FIELD * SYMBOL_COUNT
"""Printed prestige lies above the symbols."""

# What one symbol beside the rooms brings: florin, crown, cross, cavalry, ship, mask, war, arrow.
_WORTH: Final[tuple[float, ...]] = (0.19, 0.45, 0.42, 0.16, 0.14, 0.14, 0.16, 0.1)


class Almanac:
    """Packed reliefs, what they are worth, and the map as sets of cities, one bit a city."""

    def __init__(self, box: Box) -> None:
        count = len(box.reliefs) // SYMBOL_COUNT
        # Index: relief. Its symbols, and the prestige printed on it, in one number.
        self.shows: Final[Wholes] = tuple([_packed(box, relief) for relief in range(count)])
        self.worths: Final[tuple[float, ...]] = relief_worths(box, _WORTH)
        # Index: number of players, then city: neighbours by road.
        self.roads: Final[tuple[Wholes, ...]] = tuple(
            [tuple([city_set(neighbours) for neighbours in side]) for side in box.roads]
        )
        # Index: number of players. The cities that are there.
        self.on_map: Final[Wholes] = tuple(
            [
                city_set(tuple([c for c in range(len(CITIES)) if box.on_map(c, players)]))
                for players in range(6)
            ]
        )
        # Index: city: ports one sea away, ports two seas away.
        self.one_sea: Final[Wholes] = tuple([_ports(ways, 1) for ways in box.ships])
        self.two_seas: Final[Wholes] = tuple([_ports(ways, 2) for ways in box.ships])
        self.pirates: Final[int] = city_set(
            tuple([city for city in range(len(CITIES)) if box.pirate[city]])
        )


def _packed(box: Box, relief: int) -> int:
    packed = 0
    for symbol in range(SYMBOL_COUNT):
        packed |= box.reliefs[relief * SYMBOL_COUNT + symbol] << FIELD * symbol
    prestige = 0
    if relief < len(box.card_prestige):
        prestige = box.card_prestige[relief]
    elif TILE_RELIEFS <= relief < TILE_RELIEFS + len(TILES):
        prestige = box.tile_prestige[relief - TILE_RELIEFS]
    return packed | prestige << PRESTIGE_SHIFT


def relief_worths(box: Box, each: tuple[float, ...]) -> tuple[float, ...]:
    """What every relief is worth, its symbols being worth so much."""
    return tuple([_worth(box, r, each) for r in range(len(box.reliefs) // SYMBOL_COUNT)])


def _worth(box: Box, relief: int, each: tuple[float, ...]) -> float:
    """The best type of a relief counts most, since one payment takes only one."""
    best = total = 0.0
    for symbol in range(SYMBOL_COUNT):
        value = box.reliefs[relief * SYMBOL_COUNT + symbol] * each[symbol]
        total += value
        if value > best:
            best = value
    return 0.7 * best + 0.3 * total


def city_set(cities: Wholes) -> int:
    """Cities as one number, a bit a city."""
    found = 0
    for city in cities:
        found |= 1 << city
    return found


def beside(roads: Wholes, cities: int) -> int:
    """The cities next to any of these by road."""
    found = 0
    while cities:
        found |= roads[(cities & -cities).bit_length() - 1]
        cities &= cities - 1
    return found


def _ports(ways: Wholes, seas: int) -> int:
    return city_set(tuple([port for port in range(len(CITIES)) if ways[port] == seas]))


_KNOWN: Final[dict[Box, Almanac]] = {}


def almanac(box: Box) -> Almanac:
    """The tables of a box, worked out the first time they are asked for."""
    known = _KNOWN.get(box)
    if known is None:
        known = _KNOWN[box] = Almanac(box)
    return known
