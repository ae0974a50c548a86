"""Troops as they stand: cities they may win or lose, and how near a victory at once is."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.bots.survey import Survey, defence
from quattrocento.games.italian_wars.names import CAPITALS, FIRST_MAJOR
from quattrocento.games.italian_wars.rules.scoring import has_won
from quattrocento.games.virtu.board import changed
from quattrocento.games.virtu.bots.almanac import beside
from quattrocento.games.virtu.bots.scouting import bonus_strength
from quattrocento.games.virtu.box import SYMBOL_COUNT, TILE_RELIEFS, bits
from quattrocento.games.virtu.names import (
    CAVALRY,
    FLORIN,
    IN_SIEGES,
    IN_SPRING,
    IN_WINTER,
    NOBODY,
)
from quattrocento.games.virtu.rules.reliefs import SAILING, at_hand
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.play import next_decision

_TROOP: Final = 0.32
_MANY: Final = 5
"""Own troops on the map from which a further one counts for less."""
_UNPAID: Final = 0.7
"""How likely a troop without wages is lost."""
_TILE: Final = 0.8
"""A city beside its points: its tile, and a base for the next ones."""
_LOST: Final = 0.45
"""A siege that is lost: a troop, and the way back."""
_BEGUN: Final = 0.7
"""A siege that troops still to be moved would win."""
_NEAR: Final = 0.3
"""A city that rivals beside it could take."""
_GOAL: Final = 3.0
"""All but the last step to a victory at once."""
_DECIDED: Final = 12.0
"""A siege that would win the war."""


def campaigns(table: Italy, survey: Survey, seat: int, left: float) -> float:
    """Troops, the sieges they lay or suffer, and cities in danger."""
    count = table.troops_on_map(seat)
    found = left * (_TROOP * min(count, _MANY) + 0.5 * _TROOP * max(count - _MANY, 0))
    found -= left * _TROOP * _UNPAID * min(_unpaid(table, seat, count), count)
    mine, theirs = bonus_strength(table, seat), bonus_strength(table, 1 - seat)
    home = survey.home[seat]
    rivals = survey.camps[1 - seat]
    near = survey.held[seat] & beside(survey.roads, rivals)
    cities = (home & (rivals | near)) | (survey.camps[seat] & ~home)
    at_war = table.season == IN_SPRING or table.season == IN_SIEGES
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        if home >> city & 1:
            if rivals >> city & 1:
                found -= _loss(table, seat, city, theirs, mine)
            elif _exposed(table, survey, seat, city, theirs):
                found -= _NEAR
        elif at_war:
            army = table.army(seat, city)
            need = _needed(table, seat, city, theirs)
            if army > need or army + mine > need:
                # One war bonus serves one siege.
                mine -= max(0, need + 1 - army)
                found += _gain(table, seat, city, left)
            elif _reinforced(table, seat, city) + army + mine > need:
                found += _BEGUN * (army + mine) / (need + 1) * _gain(table, seat, city, left)
            elif table.undecided(city):
                found += 0.05
            else:
                found -= _LOST
    return found


def _reinforced(table: Italy, seat: int, city: int) -> int:
    """Troops that can still join the siege in the war that the player is waging just now."""
    step = next_decision(table)
    if step is None or step.seat != seat or not isinstance(step, War):
        return 0
    beside = 0
    for neighbour in table.neighbours(city):
        if table.shelters(seat, neighbour):
            beside += table.army(seat, neighbour)
    return min(beside, at_hand(table, seat, SAILING)[CAVALRY])


def _unpaid(table: Italy, seat: int, count: int) -> int:
    """Troops for which there are no wages, where they are due this Winter or the next."""
    booklet = table.booklet
    soon = table.year + 1 in booklet.wage_rounds
    if not soon and (table.year not in booklet.wage_rounds or table.season == IN_WINTER):
        return 0
    player = table.players[seat]
    florins = player.florins
    tiles = player.ready
    while tiles:
        tile = (tiles & -tiles).bit_length() - 1
        tiles &= tiles - 1
        florins += booklet.reliefs[(TILE_RELIEFS + tile) * SYMBOL_COUNT + FLORIN]
    return max(0, count - 2 * florins)


def near_victory(table: Italy, survey: Survey, seat: int) -> float:
    """The more of what wins the war at once is held, the more the rest is worth."""
    booklet = table.booklet
    held = bits(survey.held[seat] & survey.atlas.goals[seat])
    majors = bits(survey.held[seat] & survey.atlas.majors)
    wanted = len(booklet.goals[seat]) + booklet.goal_majors[seat]
    share = (held + min(majors, booklet.goal_majors[seat])) / wanted
    return _GOAL * share * share * share


def _needed(table: Italy, seat: int, city: int, theirs: int) -> int:
    """The strength that must be exceeded, with what the rival may add."""
    strength = defence(table, seat, city)
    rival = 1 - seat
    if table.defender(city) == rival:
        return strength + theirs
    army = table.army(rival, city)
    # Rivals before the same city are fought first.
    return strength + army + theirs if army else strength


def _gain(table: Italy, seat: int, city: int, left: float) -> float:
    owner = table.owner[city]
    booklet = table.booklet
    prize = booklet.city_prestige + left * _TILE + (booklet.trophy if owner != NOBODY else 0)
    if city in booklet.capitals:
        prize += booklet.capital_prestige
    # Taking a Major City's city costs its favour.
    if owner >= FIRST_MAJOR and table.on_track(owner - FIRST_MAJOR):
        prize -= left * (0.6 + 0.2 * max(table.leaning(seat, owner - FIRST_MAJOR), 0))
    if _decides(table, seat, city):
        prize += 0.5 * _DECIDED
    losses = table.garrison(city)
    return 0.85 * prize - 0.5 * left * _TROOP * losses


def _loss(table: Italy, seat: int, city: int, theirs: int, mine: int) -> float:
    """What rivals before a friendly city may take."""
    rival = 1 - seat
    strength = defence(table, rival, city)
    if table.army(rival, city) + theirs <= strength:
        return 0.0
    risk = 0.8 if table.army(rival, city) + theirs > strength + mine else 0.5
    owner = table.tile_holder(city)
    prize = 0.0 if owner != seat else table.booklet.city_prestige + 0.4
    if owner == seat and city in table.booklet.capitals:
        prize += table.booklet.capital_prestige
    return risk * prize + (_DECIDED * risk if _decides(table, rival, city) else 0.0)


def _decides(table: Italy, seat: int, city: int) -> bool:
    """With this city a player would have won the war."""
    if city not in table.booklet.goals[seat] and city not in CAPITALS:
        return False
    owner = table.owner
    table.owner = changed(owner, city, seat)
    won = has_won(table, seat)
    table.owner = owner
    return won


def _exposed(table: Italy, survey: Survey, seat: int, city: int, theirs: int) -> bool:
    """Rivals in cities beside it are stronger than it is."""
    rival = 1 - seat
    near = theirs
    camps = survey.roads[city] & survey.camps[rival]
    while camps:
        near += table.army(rival, (camps & -camps).bit_length() - 1)
        camps &= camps - 1
    return near > defence(table, rival, city)
