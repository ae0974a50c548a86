"""What a palace promises: the worth of an action in each room, and the best way round them.

This is how a bot plans a palace: a card in a room is worth what the marker will make of it in
the Springs to come, and rooms that follow one another well are worth more than single ones.
"""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bots.almanac import FIELD, LOW
from quattrocento.games.virtu.bots.hand import Hand, room_symbols
from quattrocento.games.virtu.bots.scouting import bonus_strength, city_defence
from quattrocento.games.virtu.bots.survey import Survey
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import (
    ANNEX,
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    GOVERN,
    INTRIGUE,
    MAKE_WAR,
    MASK,
    NOBODY,
    PATRONISE,
    ROOMS,
    SHIP,
    WAR,
)
from quattrocento.games.virtu.rules.annex import annex_value
from quattrocento.games.virtu.rules.palace import enemy_in_room, room_action
from quattrocento.games.virtu.rules.patronage import next_rank_cost

CITY_WORTH: Final = 1.9
"""A further city: its point, its tile, and what many cities bring."""
FLORIN_WORTH: Final = 0.23
_TURNED: Final = 0.3
_AGENT: Final = 0.3
_SPENT: Final = 0.7
"""The share of a symbol that counts while its relief is exhausted."""
_NEXT: Final = 0.8
"""What a Spring counts against the one before it."""
SPRINGS: Final = 3
"""How many Springs ahead the way round a palace is followed."""
FAR: Final = 99
"""Dearer and stronger than any city: none is within reach."""


class Means:
    """What a seat could bring to an action in any of its rooms."""

    __slots__ = ("cheapest", "hand", "strength", "weakest")

    def __init__(self, board: Board, survey: Survey, seat: int) -> None:
        self.hand: Final[Hand] = Hand(board, survey.book, seat, _SPENT)
        self.cheapest: int = cheapest_annexation(board, survey, seat)
        self.weakest: int = weakest_target(board, survey, seat)
        self.strength: int = bonus_strength(board, seat)


def room_worths(board: Board, survey: Survey, seat: int) -> list[float]:
    """What the action of each room is worth to its owner, as things are."""
    means = Means(board, survey, seat)
    return [room_worth(board, survey, seat, room, means) for room in range(ROOMS)]


def room_worth(board: Board, survey: Survey, seat: int, room: int, means: Means) -> float:
    """An action's worth with the room's own symbols and those at hand."""
    player = board.players[seat]
    if player.indulgences >> room & 1:
        return 0.0
    own = room_symbols(board, survey.book, seat, room)
    action = room_action(board, player, room)
    worth = 0.0
    if action == ANNEX:
        crowns = (own >> FIELD * CROWN & LOW) + means.hand.symbols(CROWN)
        worth = CITY_WORTH * covered(crowns, means.cheapest)
    elif action == PATRONISE:
        worth = _rise(board, seat, own, means)
    elif action == GOVERN:
        spent = bits(player.tiles & ~player.ready)
        signs = (own >> FIELD * CROWN & LOW) + (own >> FIELD * CROSS & LOW)
        turned = board.box.tiles_turned * (signs + 0.5)
        worth = _TURNED * (turned if turned < spent + 1.0 else spent + 1.0)
    elif action == MAKE_WAR:
        worth = _campaign(board, seat, own, means)
    elif action == INTRIGUE:
        masks = (own >> FIELD * MASK & LOW) + 0.5 * means.hand.symbols(MASK)
        agents = 1.0 * player.owned_agents
        worth = _AGENT * (masks if masks < agents else agents)
    else:
        ships = (own >> FIELD * SHIP & LOW) + 0.7 * means.hand.symbols(SHIP)
        worth = FLORIN_WORTH * board.box.trade * ships
    worth += 0.5 * FLORIN_WORTH * (own & LOW)
    if enemy_in_room(board, seat, room) and action != INTRIGUE:
        return 0.15 * worth
    return worth


def cheapest_annexation(board: Board, survey: Survey, seat: int) -> int:
    """Crowns for the cheapest neutral city within reach, ships counted as crowns."""
    open_cities = survey.neutral & ~survey.book.pirates
    near = open_cities & survey.reach(board, seat)
    least = _cheapest(board, seat, near, 1, FAR)
    cities = survey.cities[seat]
    one = two = 0
    while cities:
        city = (cities & -cities).bit_length() - 1
        one |= survey.book.one_sea[city]
        two |= survey.book.two_seas[city]
        cities &= cities - 1
    least = _cheapest(board, seat, open_cities & one & ~near, 2, least)
    return _cheapest(board, seat, open_cities & two & ~one & ~near, 3, least)


def _cheapest(board: Board, seat: int, cities: int, more: int, least: int) -> int:
    """The least crowns for one of these cities, `more` above its value, or what was found."""
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        crowns = annex_value(board, seat, city) + more
        if crowns < least:
            least = crowns if crowns > 1 else 1
    return least


def weakest_target(board: Board, survey: Survey, seat: int) -> int:
    """The least defence of a city next to an own one."""
    goals = survey.reach(board, seat) & ~survey.cities[seat]
    least = FAR
    while goals:
        defence = city_defence(board, seat, (goals & -goals).bit_length() - 1)
        goals &= goals - 1
        if defence < least:
            least = defence
    return least


def best_way(board: Board, seat: int, worths: list[float], springs: int) -> float:
    """The worth of the next Springs on the best way round the palace, later ones less."""
    if springs == 0:
        return 0.0
    marker = board.players[seat].marker
    free = board.box.free_rooms
    if marker != NOBODY:
        return _follow(worths, marker, springs, free)
    # Before the first Spring the marker may be put anywhere.
    return max([_follow(worths, room, springs, free) for room in range(ROOMS)])


def _follow(worths: list[float], marker: int, springs: int, free: int) -> float:
    best = 0.0
    for step in range(1, free + 1):
        goal = (marker + step) % ROOMS
        worth = worths[goal]
        if springs > 1:
            worth += _NEXT * _follow(worths, goal, springs - 1, free)
        if worth > best:
            best = worth
    return best


def covered(have: float, need: int) -> float:
    """How near a price is: nothing is had for half of it, and little for most of it."""
    if have >= need:
        return 1.0
    share = have / need
    return 0.6 * share * share * share


def _rise(board: Board, seat: int, own: int, means: Means) -> float:
    """A rank of patronage: its points, its bonus, and the lead on the track."""
    player = board.players[seat]
    box = board.box
    if player.rank >= box.ranks:
        return 0.0
    cost = next_rank_cost(board, player)
    signs = (own >> FIELD * CROWN & LOW) + (own >> FIELD * CROSS & LOW)
    florins = player.florins + (own & LOW) + means.hand.symbols(FLORIN)
    worth = 0.7 + box.rank_points[player.rank + 1] - box.rank_points[player.rank]
    if player.rank + 1 in box.bonus_ranks:
        worth += 1.0
    need = cost[CROWN] + cost[CROSS] + cost[EITHER]
    had = signs + means.hand.symbols(CROWN) + means.hand.symbols(CROSS)
    return worth * covered(had, need) * covered(florins, cost[FLORIN])


def _campaign(board: Board, seat: int, own: int, means: Means) -> float:
    """A war: troops that can be moved, and tokens, against the weakest neighbour."""
    troops = 1.0 * board.troops_on_map(seat)
    moved = (own >> FIELD * CAVALRY & LOW) + means.hand.symbols(CAVALRY)
    moved += 0.4 * ((own >> FIELD * SHIP & LOW) + means.hand.symbols(SHIP))
    if moved > troops:
        moved = troops
    if moved < 1.0:
        return 0.0
    strength = moved + (own >> FIELD * WAR & LOW) + means.strength
    return 0.9 * CITY_WORTH * covered(strength, means.weakest + 1)
