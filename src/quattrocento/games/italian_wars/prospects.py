"""What a king's palace promises: the worth of the action in each room."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import MAJORS, ROME
from quattrocento.games.virtu.annex import NO_WAY, annex_value, ships_to
from quattrocento.games.virtu.board import NOBODY, bits, power_place
from quattrocento.games.virtu.box import PRINTED_RELIEFS, SYMBOL_COUNT, TILE_RELIEFS
from quattrocento.games.virtu.names import (
    ANNEX,
    CAVALRY,
    CITIES,
    CROSS,
    CROWN,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    FLORIN,
    GOVERN,
    INTRIGUE,
    MAKE_WAR,
    MASK,
    NO_ACTION,
    ROOMS,
    SHIP,
    WAR,
)
from quattrocento.games.virtu.palace import COURT_SPACES, enemy_in_room, room_action
from quattrocento.games.virtu.prospects import FAR, covered
from quattrocento.games.virtu.scouting import bonus_strength
from quattrocento.games.virtu.sieges import defence_parts

CITY_WORTH: Final = 1.8
"""A further city: its point, its tile, and a base for the next ones."""
FLORIN_WORTH: Final = 0.2
_CROWN: Final = 0.6
"""A crown of influence."""
_CONCLUDED: Final = 2.5
"""An alliance that only has to be concluded, beside what its marker promises already."""
_TURNED: Final = 0.42
_AGENT: Final = 0.35
_REMOVED: Final = 0.9
"""A rival's agent gone from an own room or from a track."""
_SPENT: Final = 0.4
"""The share of a symbol that counts while its relief is exhausted."""


def room_worths(table: Italy, seat: int) -> list[float]:
    """What the action of each room is worth to its king, as things are."""
    hand = _at_hand(table, seat)
    dear = _cheapest_city(table, seat)
    weak = _weakest_city(table, seat)
    return [_room_worth(table, seat, room, hand, dear, weak) for room in range(ROOMS)]


def _at_hand(table: Italy, seat: int) -> list[float]:
    """Symbols beside the rooms that an action could draw on, exhausted ones in part."""
    player = table.players[seat]
    reliefs = table.box.reliefs
    found = [0.0] * SYMBOL_COUNT
    for space in range(COURT_SPACES):
        card = player.cards[FIRST_COURT + space]
        if card != NOBODY:
            share = _SPENT if player.exhausted >> space & 1 else 1.0
            for symbol in range(SYMBOL_COUNT):
                found[symbol] += share * reliefs[card * SYMBOL_COUNT + symbol]
    ready = player.ready
    while ready:
        tile = (ready & -ready).bit_length() - 1
        ready &= ready - 1
        for symbol in range(SYMBOL_COUNT):
            found[symbol] += reliefs[(TILE_RELIEFS + tile) * SYMBOL_COUNT + symbol]
    return found


def _room_worth(
    table: Italy, seat: int, room: int, hand: list[float], dear: int, weak: int
) -> float:
    player = table.players[seat]
    action = room_action(table, player, room)
    if action == NO_ACTION or player.indulgences >> room & 1:
        return 0.0
    own = _room_symbols(table, seat, room)
    worth = 0.5 * FLORIN_WORTH * own[FLORIN]
    if action == ANNEX:
        worth += _courting(table, seat, own[CROWN] + hand[CROWN], own[CROSS] + hand[CROSS], dear)
    elif action == GOVERN:
        spent = bits(player.tiles & ~player.ready)
        signs = own[CROWN] + own[CROSS] + 0.5
        worth += _TURNED * min(table.box.tiles_turned * signs, spent + 1.0)
    elif action == MAKE_WAR:
        riders = own[CAVALRY] + hand[CAVALRY] + 0.4 * (own[SHIP] + hand[SHIP])
        moved = min(1.0 * table.troops_on_map(seat), riders)
        if moved >= 1.0:
            strength = moved + own[WAR] + bonus_strength(table, seat)
            worth += CITY_WORTH * covered(strength, weak + 1)
    elif action == INTRIGUE:
        masks = own[MASK] + 0.5 * hand[MASK]
        removed = min(masks, 1.0 * _in_the_way(table, seat))
        worth += _REMOVED * removed + _AGENT * min(masks - removed, 1.0 * player.owned_agents)
    else:
        worth += FLORIN_WORTH * table.box.trade * (own[SHIP] + 0.7 * hand[SHIP])
    if enemy_in_room(table, seat, room) and action != INTRIGUE:
        return 0.15 * worth
    return worth


def _in_the_way(table: Italy, seat: int) -> int:
    """Rival agents in the king's rooms and on the tracks."""
    found = 0
    for room in range(ROOMS):
        if enemy_in_room(table, seat, room):
            found += 1
    for major in range(len(MAJORS)):
        if table.agents[power_place(major)] == 1 - seat:
            found += 1
    return found


def _courting(table: Italy, seat: int, crowns: float, crosses: float, dear: int) -> float:
    """Annex / Influence: an alliance that waits, or a city and the crowns that are left."""
    tracks = 0
    for major in range(len(MAJORS)):
        if table.on_track(major):
            tracks += 1
            if table.in_alliance_zone(seat, major):
                if table.agents[power_place(major)] != 1 - seat:
                    return _CONCLUDED
    each = _CROWN if tracks else 0.0
    worth = each * crowns
    if crowns >= dear:
        worth = max(worth, CITY_WORTH + each * (crowns - dear))
    else:
        worth = max(worth, CITY_WORTH * covered(crowns, dear))
    return worth + _CROWN * crosses if table.on_track(ROME) else worth


def _room_symbols(table: Italy, seat: int, room: int) -> list[int]:
    """The symbols of a room's two reliefs, or of the printed one."""
    player = table.players[seat]
    reliefs = table.box.reliefs
    card = player.cards[room]
    first = card if card != NOBODY else PRINTED_RELIEFS + table.box.palaces[seat][room]
    found = [reliefs[first * SYMBOL_COUNT + symbol] for symbol in range(SYMBOL_COUNT)]
    below = player.cards[FIRST_IMPROVEMENT + room]
    if below != NOBODY:
        for symbol in range(SYMBOL_COUNT):
            found[symbol] += reliefs[below * SYMBOL_COUNT + symbol]
    return found


def _cheapest_city(table: Italy, seat: int) -> int:
    """Crowns for the cheapest neutral city within reach, ships counted as crowns."""
    least = FAR
    for city in range(len(CITIES)):
        if table.owner[city] == NOBODY and not table.box.pirate[city]:
            ships = ships_to(table, seat, city)
            if ships != NO_WAY:
                crowns = max(annex_value(table, seat, city) + 1, 1) + ships
                if crowns < least:
                    least = crowns
    return least


def _weakest_city(table: Italy, seat: int) -> int:
    """The least defence of a city beside one where the king's troops are at home."""
    least = FAR
    for goal in range(len(CITIES)):
        if table.shelters(seat, goal):
            continue
        for city in table.neighbours(goal):
            if table.shelters(seat, city):
                defence = sum(defence_parts(table, seat, goal))
                if defence < least:
                    least = defence
                break
    return least
