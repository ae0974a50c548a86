"""What a king's palace promises: the worth of the action in each room."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.bots.survey import Survey, defence
from quattrocento.games.italian_wars.names import MAJORS, ROME
from quattrocento.games.virtu.board import power_place
from quattrocento.games.virtu.bots.almanac import FIELD, LOW, beside
from quattrocento.games.virtu.bots.hand import Hand, room_symbols
from quattrocento.games.virtu.bots.prospects import FAR, covered
from quattrocento.games.virtu.bots.scouting import bonus_strength
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import (
    ANNEX,
    CAVALRY,
    CROSS,
    CROWN,
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
from quattrocento.games.virtu.rules.annex import annex_value
from quattrocento.games.virtu.rules.palace import enemy_in_room, room_action

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


def room_worths(table: Italy, survey: Survey, seat: int) -> list[float]:
    """What the action of each room is worth to its king, as things are."""
    hand = Hand(table, survey.book, seat, _SPENT)
    dear = _cheapest_city(table, survey, seat)
    weak = _weakest_city(table, survey, seat)
    return [_room_worth(table, survey, seat, room, hand, dear, weak) for room in range(ROOMS)]


def _room_worth(
    table: Italy, survey: Survey, seat: int, room: int, hand: Hand, dear: int, weak: int
) -> float:
    player = table.players[seat]
    action = room_action(table, player, room)
    if action == NO_ACTION or player.indulgences >> room & 1:
        return 0.0
    own = room_symbols(table, survey.book, seat, room)
    worth = 0.5 * FLORIN_WORTH * (own >> FIELD * FLORIN & LOW)
    if action == ANNEX:
        crowns = (own >> FIELD * CROWN & LOW) + hand.symbols(CROWN)
        crosses = (own >> FIELD * CROSS & LOW) + hand.symbols(CROSS)
        worth += _courting(table, seat, crowns, crosses, dear)
    elif action == GOVERN:
        spent = bits(player.tiles & ~player.ready)
        signs = (own >> FIELD * CROWN & LOW) + (own >> FIELD * CROSS & LOW) + 0.5
        worth += _TURNED * min(table.box.tiles_turned * signs, spent + 1.0)
    elif action == MAKE_WAR:
        ships = (own >> FIELD * SHIP & LOW) + hand.symbols(SHIP)
        riders = (own >> FIELD * CAVALRY & LOW) + hand.symbols(CAVALRY) + 0.4 * ships
        moved = min(1.0 * table.troops_on_map(seat), riders)
        if moved >= 1.0:
            strength = moved + (own >> FIELD * WAR & LOW) + bonus_strength(table, seat)
            worth += CITY_WORTH * covered(strength, weak + 1)
    elif action == INTRIGUE:
        masks = (own >> FIELD * MASK & LOW) + 0.5 * hand.symbols(MASK)
        removed = min(masks, 1.0 * _in_the_way(table, seat))
        worth += _REMOVED * removed + _AGENT * min(masks - removed, 1.0 * player.owned_agents)
    else:
        ships = (own >> FIELD * SHIP & LOW) + 0.7 * hand.symbols(SHIP)
        worth += FLORIN_WORTH * table.box.trade * ships
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


def _cheapest_city(table: Italy, survey: Survey, seat: int) -> int:
    """Crowns for the cheapest neutral city within reach, ships counted as crowns."""
    book = survey.book
    held = survey.held[seat]
    cities = survey.neutral & ~book.pirates
    least = FAR
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        if survey.roads[city] & held:
            ships = 0
        elif book.one_sea[city] & held:
            ships = 1
        elif book.two_seas[city] & held:
            ships = 2
        else:
            continue
        crowns = max(annex_value(table, seat, city) + 1, 1) + ships
        if crowns < least:
            least = crowns
    return least


def _weakest_city(table: Italy, survey: Survey, seat: int) -> int:
    """The least defence of a city beside one where the king's troops are at home."""
    least = FAR
    goals = beside(survey.roads, survey.home[seat]) & ~survey.home[seat]
    while goals:
        strength = defence(table, seat, (goals & -goals).bit_length() - 1)
        goals &= goals - 1
        if strength < least:
            least = strength
    return least
