"""Where an auction and a war are likely to end: what the bots expect to gain from them."""

from __future__ import annotations

from quattrocento.games.princes.auctions import bid_refusal
from quattrocento.games.princes.battle import army_strength
from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import DECADES, count_bits
from quattrocento.games.princes.lots import lowest_bid, must_open
from quattrocento.games.princes.money import capacity, currency, discount
from quattrocento.games.princes.names import (
    ATTACKER,
    ATTACKER_LOT,
    CITIES,
    DEFENDER,
    DEFENDER_LOT,
    EVENT_LOT,
    GOLD,
    MERCHANT,
    POINTS,
    POPE_LOT,
    STATUS,
    TILE_LOT,
)
from quattrocento.games.princes.odds import ALL, odds, war_odds
from quattrocento.games.princes.war import NameAttacker
from quattrocento.games.princes.worth import STEP, Worths, tile_worth


def auction_gains(board: Board, worths: Worths) -> list[float]:
    """What the auction under way will bring each seat: the keenest wins, at the second's price."""
    gains = [0.0] * len(board.players)
    price_rate = worths.rate[currency(board)]
    leader = board.leader
    if board.due >= 0:
        gains[leader] = lot_worth(board, leader, worths) - board.due * price_rate
        return gains
    best, second, winner, prize = -1, -1, NOBODY, 0.0
    for seat in range(len(board.players)):
        if not board.bidding >> seat & 1:
            continue
        worth = lot_worth(board, seat, worths)
        limit = _limit(board, seat, worth, price_rate)
        # The leader wins at equal limits: nobody outbids him for the same price.
        if limit > best or (limit == best and seat == leader):
            best, second = limit, best
            winner, prize = seat, worth
        elif limit > second:
            second = limit
    if winner == NOBODY or best < 0:
        return gains
    price = second if second > 0 else 0
    least = board.bid if winner == leader else lowest_bid(board)
    if price < least:
        price = least
    price -= discount(board, winner)
    gains[winner] = prize - price * price_rate if price > 0 else prize
    return gains


def _limit(board: Board, seat: int, worth: float, price_rate: float) -> int:
    """How high a seat is likely to go; -1 if it will not bid at all."""
    limit = int(worth / price_rate) + discount(board, seat)
    most = capacity(board, seat)
    if limit > most:
        limit = most
    if seat == board.leader:
        frozen = board.frozen >> seat & 1
        return board.bid if frozen or limit < board.bid else limit
    if bid_refusal(board, seat) is not None:
        return -1
    least = lowest_bid(board)
    if limit < least:
        return least if must_open(board, seat) else -1
    return limit


def lot_worth(board: Board, seat: int, worths: Worths) -> float:
    """What a seat would gain by winning the auction under way, before it pays."""
    kind = board.lot_kind
    if kind == TILE_LOT:
        return tile_worth(board, seat, board.lot, worths)
    if kind == EVENT_LOT:
        return _event_worth(board, seat, worths)
    if kind == POPE_LOT:
        box = board.box
        worth = box.pope_gold * worths.later[GOLD] + 0.4
        return worth + (box.pope_vp if board.decade == DECADES else 0.0)
    if kind == ATTACKER_LOT or kind == DEFENDER_LOT:
        return _command_worth(board, seat, worths)
    return 1.0


def _event_worth(board: Board, seat: int, worths: Worths) -> float:
    box = board.box
    effect = box.event_effect[board.lot]
    amount = box.event_amount[board.lot]
    player = board.players[seat]
    if effect == POINTS:
        return float(amount)
    if effect == MERCHANT:
        each = box.merchant_vp + box.merchant_gold * worths.income[GOLD]
        return (count_bits(player.tiles & box.merchants) + 0.4) * each
    owned = [count_bits(player.tiles & tiles) for tiles in box.city_tiles]
    if effect == STATUS:
        return STEP * 1.3 * max(owned)
    # A city in which others have most: its fall lifts the own ones.
    return 0.5 * amount * STEP * sum(owned) / 3.0


def _command_worth(board: Board, seat: int, worths: Worths) -> float:
    """Wages, and the chance of a victory token against the army that is known or feared."""
    side = ATTACKER if board.lot_kind == ATTACKER_LOT else DEFENDER
    fighters = board.fighters
    foe = fighters[ATTACKER] if side == DEFENDER else NOBODY
    attack = army_strength(board, seat, 0, True)
    defence = army_strength(board, seat, 0, False)
    if foe == NOBODY:
        foe_attack, foe_defence = board.box.neutral[0], board.box.neutral[1]
    else:
        foe_attack = army_strength(board, foe, 0, True)
        foe_defence = army_strength(board, foe, 0, False)
    if side == ATTACKER:
        wins = war_odds(attack, foe_defence, foe_attack, defence)[0]
    else:
        wins = war_odds(foe_attack, defence, attack, foe_defence)[2]
    worth = board.status[board.lot] * worths.later[GOLD]
    worth += (board.players[seat].tokens + 1) * wins / ALL
    own = count_bits(board.players[seat].tiles & board.box.city_tiles[board.lot])
    return worth + own * STEP * wins / ALL


def war_gains(board: Board) -> list[float]:
    """What the war under way will bring each seat: tokens, and cities going up and down."""
    count = len(board.players)
    gains = [0.0] * count
    step = board.agenda[-1] if board.agenda else None
    if board.attacker == NOTHING:
        if isinstance(step, NameAttacker):
            pairs = [
                _shift(board, step.seat, one, two)
                for one in range(len(CITIES))
                for two in range(len(CITIES))
                if one != two
            ]
            gains[step.seat] = 0.3 * max(pairs) + _command(board, step.seat)
        return gains
    if board.defender == NOTHING:
        seat = board.active
        others = [city for city in range(len(CITIES)) if city != board.attacker]
        best = max([_shift(board, seat, board.attacker, city) for city in others])
        gains[seat] = 0.3 * best + _command(board, seat)
        return gains
    manned = board.fighters != (NOBODY, NOBODY)
    if manned:
        attacker, _, defender, _, _ = odds(board)
        up, down = attacker / ALL, defender / ALL
    else:
        up, down = 0.45, 0.15
    for seat in range(count):
        gains[seat] = (up - down) * _shift(board, seat, board.attacker, board.defender)
        if not manned:
            gains[seat] += _command(board, seat)
    if manned:
        for side, chance in ((ATTACKER, up), (DEFENDER, down)):
            seat = board.fighters[side]
            if seat != NOBODY:
                gains[seat] += chance * (board.players[seat].tokens + 1)
    return gains


def _shift(board: Board, seat: int, up: int, down: int) -> float:
    """What it is worth to a seat that one city rises a step and another falls one."""
    tiles = board.players[seat].tiles
    rising = count_bits(tiles & board.box.city_tiles[up])
    falling = count_bits(tiles & board.box.city_tiles[down])
    return STEP * (rising - falling)


def _command(board: Board, seat: int) -> float:
    """The chance to lead one of the armies, for a seat with troops."""
    if not board.players[seat].troops:
        return -0.2
    rivals = sum([1 for player in board.players if player.troops])
    strong = army_strength(board, seat, 0, True) + army_strength(board, seat, 0, False)
    return (1.2 if rivals <= 2 else 0.5) + 0.06 * strong
