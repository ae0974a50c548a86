"""What things are worth in points, by rule of thumb: the bots' idea of a price."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOBODY, Board
from quattrocento.games.princes.bots.ranking import expected_points
from quattrocento.games.princes.box import DECADES, count_bits
from quattrocento.games.princes.names import CITIES, FAMILIES, GOLD, INFLUENCE, TROOPS
from quattrocento.games.princes.rules.battle import army_strength
from quattrocento.games.princes.rules.decades import income
from quattrocento.games.princes.rules.scoring import event_points

# Points for one gold and for one influence while there is plenty to spend it on.
_RATES: Final[tuple[float, ...]] = (0.40, 0.53)
_LAST: Final = 0.04
"""What money is worth that can only decide the bonuses of the end."""
_TILE: Final = 13
"""Gold that a place for a city tile takes up."""
_REST: Final = 16
"""Gold that everything else takes up: troops, events, treachery."""
_IDLE: Final = 0.5
"""What gold beyond that is worth, as a share of the rest."""
_TREACHERY: Final = 0.5
# Points a decade for what a city tile can do, apart from its income and from army values.
_ONCE: Final = 0.35
_DISCOUNT: Final = 0.8
_POPE: Final = 0.35
_LIMIT: Final = 0.25
_ARTIST: Final = 0.35
_TROOP: Final = 0.3
STEP: Final = 0.85
"""What one step on the status track is worth to each tile of the city."""


class Worths:
    """What money, income and the tiles of each city are worth on a table, counted once."""

    __slots__ = ("attack", "cities", "defence", "ends", "income", "later", "left", "rate")

    def __init__(self, board: Board) -> None:
        shown = count_bits(board.box.decade_events[board.decade])
        rest = DECADES - board.decade
        # Decades still to be played, the present one by its events.
        self.left: float = rest + count_bits(board.events_left) / shown
        # Points for one more of a currency now, and at the end of this decade (`later`), and
        # at the end of this decade and each later one (`income`).
        self.rate: list[float] = [_rate(GOLD, self.left), _rate(INFLUENCE, self.left)]
        self.later: list[float] = [_rate(GOLD, float(rest)), _rate(INFLUENCE, float(rest))]
        self.income: list[float] = [0.0, 0.0]
        for decades in range(rest + 1):
            self.income[GOLD] += _rate(GOLD, float(decades))
            self.income[INFLUENCE] += _rate(INFLUENCE, float(decades))
        self.cities: list[float] = expected_points(board, self.left)
        # Gold and influence everybody will have at the end of the decade, and their armies.
        self.ends: list[tuple[int, int]] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        for seat, player in enumerate(board.players):
            self.attack.append(army_strength(board, seat, 0, True) if player.troops else 0)
            self.defence.append(army_strength(board, seat, 0, False) if player.troops else 0)
            gold, influence = income(board, seat)
            self.ends.append((player.gold + player.wages + gold, player.influence + influence))


def _rate(currency: int, decades: float) -> float:
    """Points for one more of a currency: less as the chances to spend it run out."""
    share = decades / 0.95
    return _LAST + (_RATES[currency] - _LAST) * (share if share < 1.0 else 1.0)


def room(board: Board, seat: int, worths: Worths) -> int:
    """The gold a seat can still put to good use beyond what it has; negative if it has more."""
    player = board.players[seat]
    places = board.box.most_tiles - count_bits(player.tiles)
    have = player.gold
    rest = DECADES - board.decade
    if rest:
        end = worths.ends[seat][0]
        have = end + (rest - 1) * (end - player.gold - player.wages)
    return places * _TILE + int(_REST * worths.left / DECADES) - have


def price(board: Board, seat: int, currency: int, amount: int, worths: Worths) -> float:
    """What paying so much costs a seat in points: less for gold that it cannot use."""
    rate = worths.rate[currency]
    if currency == GOLD:
        spare = -room(board, seat, worths)
        if spare > 0:
            cheap = amount if amount < spare else spare
            return rate * (amount - cheap + _IDLE * cheap)
    return rate * amount


def tile_worth(board: Board, seat: int, kind: int, worths: Worths) -> float:
    """A city tile for a seat: points, income, ability, and what Merchant events add."""
    box = board.box
    tile = box.tile_kind.index(kind)
    worth = worths.cities[box.kind_city[kind]]
    worth += box.tile_gold[tile] * worths.income[GOLD]
    worth += box.tile_influence[tile] * worths.income[INFLUENCE]
    if box.merchants >> tile & 1:
        events = count_bits(board.players[seat].events & box.merchant_events)
        worth += events * (box.merchant_vp + box.merchant_gold * worths.income[GOLD])
    worth += abilities(board, 1 << tile, 0) * worths.left
    for tiles, troop, attack, defence in box.tile_bonuses:
        if tiles >> tile & 1 and board.players[seat].troops >> troop & 1:
            worth += 0.3 * (attack + 0.7 * defence) * worths.left
    for tiles, amount in box.tile_defence:
        if tiles >> tile & 1 and board.players[seat].troops:
            worth += 0.2 * amount * worths.left
    return worth


def abilities(board: Board, tiles: int, used: int) -> float:
    """Points a decade for what some city tiles can do; used ones wait for the next decade."""
    box = board.box
    worth = _ONCE * (count_bits(tiles & box.once) - 0.4 * count_bits(tiles & box.once & used))
    for mask, amount in box.tile_condottiere:
        worth += _DISCOUNT * amount * count_bits(tiles & mask)
    for mask, amount in box.tile_pope:
        worth += _POPE * amount * count_bits(tiles & mask)
    for mask, amount in box.tile_limit:
        worth += _LIMIT * amount * count_bits(tiles & mask)
    return worth


def family_worth(board: Board, family: int) -> float:
    """What a family's ability may bring in a whole game."""
    box = board.box
    worth = _DISCOUNT * box.family_condottiere[family] + _LIMIT * box.family_limit[family]
    worth += _ARTIST * box.family_artist[family]
    for troop in range(len(TROOPS)):
        place = family * len(TROOPS) + troop
        worth += _TROOP * (box.family_attack[place] + 0.7 * box.family_defence[place])
    return DECADES * worth


def set_up_worth(board: Board, seat: int) -> float:
    """Before the first decade: influence, and the family a seat has, leads for, or may yet get."""
    player = board.players[seat]
    worth = player.gold * _RATES[GOLD] + player.influence * _RATES[INFLUENCE]
    if player.family != NOBODY:
        return worth + family_worth(board, player.family)
    if board.leader == seat:
        paid = board.bid if board.due < 0 else board.due
        return worth - paid * _RATES[INFLUENCE] + family_worth(board, board.lot)
    taken = [other.family for other in board.players]
    free = [family for family in range(len(FAMILIES)) if family not in taken]
    return worth + sum([family_worth(board, family) for family in free]) / len(free)


def troops_worth(board: Board, seat: int, worths: Worths) -> float:
    """An army opens the condottiere auctions, and is worth more the stronger it is."""
    if not board.players[seat].troops:
        return 0.0
    strong = worths.attack[seat] + 0.7 * worths.defence[seat]
    return worths.left * (0.7 + 0.55 * strong - 0.010 * strong * strong)


def seat_worth(board: Board, seat: int, worths: Worths) -> float:
    """Everything a seat has, in points."""
    player = board.players[seat]
    box = board.box
    left = worths.left
    worth = float(player.tokens * (player.tokens + 1) // 2)
    for city in range(len(CITIES)):
        owned = player.tiles & box.city_tiles[city]
        if owned:
            worth += worths.cities[city] * count_bits(owned)
    worth += event_points(board, seat)
    end_gold, end_influence = worths.ends[seat]
    gold = end_gold - player.gold - player.wages
    influence = end_influence - player.influence
    if board.pope == seat:
        # The Pope pays once; whoever owns him in the last decade scores him.
        worth += box.pope_gold * (worths.later[GOLD] - worths.income[GOLD])
        if board.decade == DECADES:
            worth += box.pope_vp
    worth += gold * worths.income[GOLD] + influence * worths.income[INFLUENCE]
    worth += player.wages * worths.later[GOLD]
    worth += player.gold * worths.rate[GOLD] + player.influence * worths.rate[INFLUENCE]
    spare = -room(board, seat, worths)
    if spare > 0:
        worth -= spare * worths.rate[GOLD] * (1.0 - _IDLE)
    if player.tiles:
        worth += abilities(board, player.tiles, player.used) * left
    worth += count_bits(player.hand) * _TREACHERY * (left if left < 1.0 else 1.0)
    worth += troops_worth(board, seat, worths)
    if board.decade == DECADES:
        worth += _bonuses(board, seat, worths)
    return worth


def _bonuses(board: Board, seat: int, worths: Worths) -> float:
    """The bonuses for most gold and influence, by what everybody will have, near the end."""
    gold, influence = worths.ends[seat]
    next_higher = -1
    highest = -1
    first = True
    for other_gold, other_influence in worths.ends:
        if other_gold > gold and (next_higher < 0 or other_gold < next_higher):
            next_higher = other_gold
        if other_gold > highest:
            highest = other_gold
        if other_influence > influence:
            first = False
    bonus = 0
    if next_higher < 0:
        bonus += board.box.most_gold
    elif next_higher == highest:
        bonus += board.box.second_gold
    if first:
        bonus += board.box.most_influence
    return bonus * (1.0 - 0.2 * count_bits(board.events_left))
