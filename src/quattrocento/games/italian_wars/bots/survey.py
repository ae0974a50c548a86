"""The map between two kings, surveyed for bots: whose every city is, in sets."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.box import Booklet
from quattrocento.games.italian_wars.names import CAPITALS, FIRST_MAJOR, MAJORS, PLAYERS
from quattrocento.games.italian_wars.rules.scoring import points_for
from quattrocento.games.virtu.bots.almanac import (
    PRESTIGE_SHIFT,
    Almanac,
    Wholes,
    almanac,
    city_set,
    relief_worths,
)
from quattrocento.games.virtu.bots.survey import camps_of, owned
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import NOBODY
from quattrocento.games.virtu.rules.sieges import defence_parts

# What one symbol beside the rooms brings: florin, crown, cross, cavalry, ship, mask, war, arrow.
_WORTH: Final[tuple[float, ...]] = (0.2, 0.6, 0.35, 0.3, 0.16, 0.2, 0.22, 0.1)


class Atlas:
    """What bots reckon with beside the almanac, worked out once from the booklet."""

    def __init__(self, booklet: Booklet) -> None:
        self.worths: Final[tuple[float, ...]] = relief_worths(booklet, _WORTH)
        self.capitals: Final[int] = city_set(booklet.capitals)
        self.majors: Final[int] = city_set(CAPITALS)
        # Index: player. Cities that win the war at once.
        self.goals: Final[Wholes] = tuple([city_set(cities) for cities in booklet.goals])
        # Index: colour. Cities it starts with.
        self.cities: Final[Wholes] = tuple([city_set(cities) for cities in booklet.cities])


_KNOWN: Final[dict[Booklet, Atlas]] = {}


def _atlas(booklet: Booklet) -> Atlas:
    known = _KNOWN.get(booklet)
    if known is None:
        known = _KNOWN[booklet] = Atlas(booklet)
    return known


class Survey:
    """The cities of each king and those where his troops are at home, and where troops are."""

    __slots__ = ("atlas", "book", "camps", "held", "home", "neutral", "of_major", "roads")

    def __init__(self, table: Italy) -> None:
        self.book: Final[Almanac] = almanac(table.box)
        self.atlas: Final[Atlas] = _atlas(table.booklet)
        self.roads: Final[Wholes] = self.book.roads[PLAYERS]
        # Index: player. Cities whose tiles he holds; cities that shelter his troops.
        self.held: Final[list[int]] = [0] * PLAYERS
        self.home: Final[list[int]] = [0] * PLAYERS
        # Index: player. Cities where he commands troops.
        self.camps: Final[list[int]] = [0] * PLAYERS
        # Index: Major City. Cities that bear its discs.
        self.of_major: Final[list[int]] = [0] * len(MAJORS)
        neutral = 0
        bit = 1
        for owner in table.owner:
            if owner >= FIRST_MAJOR:
                self.of_major[owner - FIRST_MAJOR] |= bit
            elif owner >= 0:
                self.held[owner] |= bit
                self.home[owner] |= bit
            elif owner == NOBODY:
                neutral |= bit
            bit <<= 1
        self.neutral: int = neutral
        for major in range(len(MAJORS)):
            ally = table.sides[major]
            friend = ally
            if ally == NOBODY:
                friend = table.favoured(major)
            else:
                self.held[ally] |= self.of_major[major]
            if friend != NOBODY:
                self.home[friend] |= self.of_major[major]
        self._find_camps(table)

    def _find_camps(self, table: Italy) -> None:
        """Go over the map until all troops in somebody's command are found."""
        for colour in range(FIRST_MAJOR + len(MAJORS)):
            commander = colour
            reserve = 0
            if colour < FIRST_MAJOR:
                reserve = table.players[colour].reserve
            else:
                commander = table.sides[colour - FIRST_MAJOR]
                if commander == NOBODY:
                    continue
                reserve = table.reserves[colour - FIRST_MAJOR]
            left = table.booklet.troops_of[colour] - reserve
            self.camps[commander] |= camps_of(table, colour, left, self.home[commander])

    def points(self, table: Italy, seat: int) -> int:
        """Prestige as it would count now, of cities counted in sets."""
        held = self.held[seat]
        shown = owned(table, self.book, table.players[seat]) >> PRESTIGE_SHIFT
        capitals = bits(held & self.atlas.capitals)
        points = points_for(table, seat, bits(held), capitals, shown)
        return points[0] + points[1] + points[2] + points[3] + points[4] + points[5]


def defence(table: Italy, seat: int, city: int) -> int:
    """What a siege by a player must exceed, without what its defender may still add."""
    value, watched, garrison, used, bastion = defence_parts(table, seat, city)
    return value + watched + garrison + used + bastion
