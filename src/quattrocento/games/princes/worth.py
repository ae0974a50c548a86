"""What things are worth in points, by rule of thumb: the bots' idea of a price."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.battle import army_strength
from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import DECADES, count_bits
from quattrocento.games.princes.decades import income
from quattrocento.games.princes.names import CITIES
from quattrocento.games.princes.scoring import city_points, event_points

# Points for one gold and for one influence while there is plenty to spend it on.
_RATES: Final[tuple[float, ...]] = (0.42, 0.45)
_LAST: Final = 0.04
"""What money is worth that can only decide the bonuses of the end."""
_TREACHERY: Final = 0.5
_ABILITY: Final = 0.6
STEP: Final = 0.8
"""What one step on the status track is worth to each tile of the city."""


def decades_left(board: Board) -> float:
    """Decades still to be played, the present one by its events."""
    shown = count_bits(board.box.decade_events[board.decade])
    return DECADES - board.decade + count_bits(board.events_left) / shown


def rate(currency: int, decades: float) -> float:
    """Points for one more of a currency: less as the chances to spend it run out."""
    share = decades / 0.8
    return _LAST + (_RATES[currency] - _LAST) * (share if share < 1.0 else 1.0)


def city_worths(board: Board) -> list[float]:
    """What a tile of each city may score at the end: its place now, and its status."""
    doubt = decades_left(board) / DECADES * 0.6
    ranked = city_points(board)
    return [
        (1.0 - doubt) * ranked[city] + doubt * 1.25 * (board.status[city] - 2)
        for city in range(len(CITIES))
    ]


def income_rate(board: Board, currency: int) -> float:
    """Points for one more of a currency at the end of this decade and each later one."""
    return sum([rate(currency, float(DECADES - k)) for k in range(board.decade, DECADES + 1)])


def tile_worth(board: Board, seat: int, kind: int, cities: list[float]) -> float:
    """A city tile for a seat: points, income, ability, and what Merchant events add."""
    box = board.box
    tile = box.tile_kind.index(kind)
    worth = cities[box.kind_city[kind]]
    worth += box.tile_gold[tile] * income_rate(board, 0)
    worth += box.tile_influence[tile] * income_rate(board, 1)
    if box.merchants >> tile & 1:
        events = count_bits(board.players[seat].events & box.merchant_events)
        worth += events * (1.0 + income_rate(board, 0))
    elif box.tile_gold[tile] + box.tile_influence[tile] < 2:
        worth += _ABILITY * decades_left(board) / DECADES
    return worth


def troops_worth(board: Board, seat: int) -> float:
    """An army opens the condottiere auctions, and is worth more the stronger it is."""
    if not board.players[seat].troops:
        return 0.0
    attack = army_strength(board, seat, 0, True)
    defence = army_strength(board, seat, 0, False)
    strong = attack + 0.7 * defence
    return decades_left(board) * (0.9 + 0.3 * strong - 0.011 * strong * strong)


def seat_worth(board: Board, seat: int, cities: list[float]) -> float:
    """Everything a seat has, in points."""
    player = board.players[seat]
    box = board.box
    left = decades_left(board)
    worth = float(player.tokens * (player.tokens + 1) // 2)
    for city in range(len(CITIES)):
        worth += cities[city] * count_bits(player.tiles & box.city_tiles[city])
    worth += event_points(board, seat)
    if board.pope == seat and board.decade == DECADES:
        worth += box.pope_vp
    gold, influence = income(board, seat)
    later = rate(0, float(DECADES - board.decade))
    worth += gold * income_rate(board, 0) + influence * income_rate(board, 1)
    worth += player.wages * later
    if board.pope == seat:
        worth -= box.pope_gold * (income_rate(board, 0) - later)
    worth += player.gold * rate(0, left) + player.influence * rate(1, left)
    worth += count_bits(player.tiles & box.once & ~player.used) * 0.15
    worth += count_bits(player.hand) * _TREACHERY * (left if left < 1.0 else 1.0)
    worth += troops_worth(board, seat)
    return worth + _bonuses(board, seat)


def _bonuses(board: Board, seat: int) -> float:
    """The bonuses for most gold and influence, by what everybody will have, near the end."""
    if board.decade < DECADES:
        return 0.0
    share = 1.0 - 0.2 * count_bits(board.events_left)
    ends: list[tuple[int, int]] = []
    for other, player in enumerate(board.players):
        gold, influence = income(board, other)
        ends.append((player.gold + player.wages + gold, player.influence + influence))
    higher = len({end[0] for end in ends if end[0] > ends[seat][0]})
    bonus = 0.0
    if higher == 0:
        bonus += board.box.most_gold
    elif higher == 1:
        bonus += board.box.second_gold
    if ends[seat][1] == max([end[1] for end in ends]):
        bonus += board.box.most_influence
    return bonus * share
