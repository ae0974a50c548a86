"""What a palace promises: the worth of an action in each room, and the best way round them.

This is how a bot plans a palace: a card in a room is worth what the marker will make of it in
the Springs to come, and rooms that follow one another well are worth more than single ones.
"""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.annex import NO_WAY, annex_value, ships_to
from quattrocento.games.virtu.board import NOBODY, SEATS, Board, bits
from quattrocento.games.virtu.box import PRINTED_RELIEFS, SYMBOL_COUNT, TILE_RELIEFS
from quattrocento.games.virtu.names import (
    ANNEX,
    CAVALRY,
    CITIES,
    CROSS,
    CROWN,
    EITHER,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    FLORIN,
    GOVERN,
    INTRIGUE,
    MAKE_WAR,
    MASK,
    PATRONISE,
    ROOMS,
    SHIP,
    WAR,
)
from quattrocento.games.virtu.palace import COURT_SPACES, enemy_in_room, room_action
from quattrocento.games.virtu.patronage import next_rank_cost
from quattrocento.games.virtu.scouting import bonus_strength, city_defence

CITY_WORTH: Final = 1.9
"""A further city: its point, its tile, and what many cities bring."""
FLORIN_WORTH: Final = 0.23
_TURNED: Final = 0.3
_AGENT: Final = 0.3
_SPENT: Final = 0.7
"""The share of a symbol that counts while its relief is exhausted."""
_NEXT: Final = 0.8
"""What a Spring counts against the one before it."""
_SPRINGS: Final = 3
_FAR: Final = 99


def symbols_at_hand(board: Board, seat: int) -> list[float]:
    """Symbols beside the rooms that an action could draw on, exhausted ones in part."""
    player = board.players[seat]
    reliefs = board.box.reliefs
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


def room_worths(board: Board, seat: int) -> list[float]:
    """What the action of each room is worth to its owner, as things are."""
    hand = symbols_at_hand(board, seat)
    dear = cheapest_annexation(board, seat)
    weak = weakest_target(board, seat)
    return [room_worth(board, seat, room, hand, dear, weak) for room in range(ROOMS)]


def room_worth(
    board: Board, seat: int, room: int, hand: list[float], dear: int, weak: int
) -> float:
    """An action's worth with the room's own symbols and those at hand."""
    player = board.players[seat]
    if player.indulgences >> room & 1:
        return 0.0
    own = room_symbols(board, seat, room)
    action = room_action(board, player, room)
    worth = 0.0
    if action == ANNEX:
        worth = CITY_WORTH * _covered(own[CROWN] + hand[CROWN], dear)
    elif action == PATRONISE:
        worth = _rise(board, seat, own, hand)
    elif action == GOVERN:
        spent = bits(player.tiles & ~player.ready)
        turned = min(board.box.tiles_turned * (own[CROWN] + own[CROSS] + 0.5), spent + 1.0)
        worth = _TURNED * turned
    elif action == MAKE_WAR:
        worth = _campaign(board, seat, own, hand, weak)
    elif action == INTRIGUE:
        masks = min(own[MASK] + 0.5 * hand[MASK], 1.0 * player.owned_agents)
        worth = _AGENT * masks
    else:
        ships = own[SHIP] + 0.7 * hand[SHIP]
        worth = FLORIN_WORTH * board.box.trade * ships
    worth += 0.5 * FLORIN_WORTH * own[FLORIN]
    if enemy_in_room(board, seat, room) and action != INTRIGUE:
        return 0.15 * worth
    return worth


def room_symbols(board: Board, seat: int, room: int) -> list[int]:
    """The symbols of a room's two reliefs, or of the printed one."""
    player = board.players[seat]
    reliefs = board.box.reliefs
    card = player.cards[room]
    first = card if card != NOBODY else PRINTED_RELIEFS + board.box.palaces[player.colour][room]
    found = [reliefs[first * SYMBOL_COUNT + symbol] for symbol in range(SYMBOL_COUNT)]
    below = player.cards[FIRST_IMPROVEMENT + room]
    if below != NOBODY:
        for symbol in range(SYMBOL_COUNT):
            found[symbol] += reliefs[below * SYMBOL_COUNT + symbol]
    return found


def cheapest_annexation(board: Board, seat: int) -> int:
    """Crowns for the cheapest neutral city within reach, ships counted as crowns."""
    least = _FAR
    for city in range(len(CITIES)):
        if board.owner[city] == NOBODY and not board.box.pirate[city]:
            ships = ships_to(board, seat, city)
            if ships != NO_WAY:
                crowns = max(annex_value(board, seat, city) + 1, 1) + ships
                if crowns < least:
                    least = crowns
    return least


def weakest_target(board: Board, seat: int) -> int:
    """The least defence of a city next to an own one."""
    least = _FAR
    for city in range(len(CITIES)):
        if board.owner[city] == seat:
            for goal in board.neighbours(city):
                if board.owner[goal] != seat:
                    defence = city_defence(board, seat, goal)
                    if defence < least:
                        least = defence
    return least


def best_way(board: Board, seat: int, worths: list[float]) -> float:
    """The worth of the next Springs on the best way round the palace, later ones less."""
    marker = board.players[seat].marker
    if marker == NOBODY:
        return max(worths) + _follow(board, worths, worths.index(max(worths)), _SPRINGS - 1)
    return _follow(board, worths, marker, _SPRINGS)


def _follow(board: Board, worths: list[float], marker: int, springs: int) -> float:
    """Springs counted from the last one back: what still comes after each room."""
    after = [0.0] * ROOMS
    for _ in range(springs):
        before = [0.0] * ROOMS
        for room in range(ROOMS):
            best = 0.0
            for step in range(1, board.box.free_rooms + 1):
                goal = (room + step) % ROOMS
                worth = worths[goal] + _NEXT * after[goal]
                if worth > best:
                    best = worth
            before[room] = best
        after = before
    return after[marker]


def _covered(have: float, need: int) -> float:
    """How near a price is: nothing is had for half of it, and little for most of it."""
    if have >= need:
        return 1.0
    share = have / need
    return 0.6 * share * share * share


def _rise(board: Board, seat: int, own: list[int], hand: list[float]) -> float:
    """A rank of patronage: its points, its bonus, and the lead on the track."""
    player = board.players[seat]
    box = board.box
    if player.rank >= box.ranks:
        return 0.0
    cost = next_rank_cost(board, player)
    signs = own[CROWN] + own[CROSS] + hand[CROWN] + hand[CROSS]
    florins = player.florins + own[FLORIN] + hand[FLORIN]
    worth = 0.7 + box.rank_points[player.rank + 1] - box.rank_points[player.rank]
    if player.rank + 1 in box.bonus_ranks:
        worth += 1.0
    need = cost[CROWN] + cost[CROSS] + cost[EITHER]
    return worth * _covered(signs, need) * _covered(florins, cost[FLORIN])


def _campaign(board: Board, seat: int, own: list[int], hand: list[float], weak: int) -> float:
    """A war: troops that can be moved, and tokens, against the weakest neighbour."""
    troops = 0
    for city in range(len(CITIES)):
        troops += board.troops[city * SEATS + seat]
    moved = min(1.0 * troops, own[CAVALRY] + hand[CAVALRY] + 0.4 * (own[SHIP] + hand[SHIP]))
    strength = moved + own[WAR] + bonus_strength(board, seat)
    return 0.9 * CITY_WORTH * _covered(strength, weak + 1) if moved >= 1.0 else 0.0
