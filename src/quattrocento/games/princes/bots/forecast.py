"""Where an auction is likely to end: who gets the lot, and at what price."""

from __future__ import annotations

from quattrocento.games.princes.board import NOBODY, Board
from quattrocento.games.princes.bots.worth import STEP, Worths, price, room, tile_worth
from quattrocento.games.princes.box import DECADES, count_bits
from quattrocento.games.princes.names import (
    EVENT_LOT,
    GOLD,
    MERCHANT,
    POINTS,
    POPE_LOT,
    STATUS,
    TILE_LOT,
)
from quattrocento.games.princes.rules.auctions import Bid, Bidding, bid_refusal
from quattrocento.games.princes.rules.lots import for_condottiere, lowest_bid, must_open
from quattrocento.games.princes.rules.money import capacity, currency, discount

Sale = tuple[int, int]
"""The seat that wins, or nobody, and what it pays."""


def next_bidder(board: Board) -> int:
    """The seat that bids next; where no auction has begun, the active one, which bids first."""
    step = board.agenda[-1]
    return step.seat if isinstance(step, Bid | Bidding) else board.active


def expected_sale(board: Board, worths: Worths, prizes: list[float]) -> Sale:
    """The keenest wins at the second's limit; `prizes` is what the lot is worth to each seat.

    Of equally keen ones the leader, whom nobody outbids for the same price, or the one who can
    name the price first, going round the table.
    """
    leader = board.leader
    if board.due >= 0:
        return leader, board.due
    best, second, winner = -1, -1, NOBODY
    for seat in board.round_from(next_bidder(board)):
        if not board.bidding >> seat & 1:
            continue
        limit = _limit(board, seat, prizes[seat], worths)
        if limit > best or (limit == best and seat == leader):
            best, second, winner = limit, best, seat
        elif limit > second:
            second = limit
    if winner == NOBODY or best < 0:
        return NOBODY, 0
    paid = second if second > 0 else 0
    least = board.bid if winner == leader else lowest_bid(board)
    if paid < least:
        paid = least
    paid -= discount(board, winner)
    return winner, paid if paid > 0 else 0


def auction_gains(board: Board, worths: Worths) -> list[float]:
    """What the auction of a tile, an event or the Pope will bring each seat."""
    gains = [0.0] * len(board.players)
    if for_condottiere(board):
        return gains
    prizes = [lot_worth(board, seat, worths) for seat in range(len(board.players))]
    winner, paid = expected_sale(board, worths, prizes)
    if winner != NOBODY:
        gains[winner] = prizes[winner] - price(board, winner, currency(board), paid, worths)
        if board.lot_kind == EVENT_LOT:
            _share_event(board, winner, worths, gains)
    return gains


def bid_limit(board: Board, seat: int, prize: float, money: int, worths: Worths) -> int:
    """The most of a currency a seat would give for something worth so many points."""
    rate = worths.rate[money]
    if money == GOLD:
        spare = -room(board, seat, worths)
        if spare > 0:
            idle = price(board, seat, GOLD, spare, worths)
            if prize <= idle:
                return int(prize / idle * spare)
            return spare + int((prize - idle) / rate)
    return int(prize / rate)


def _limit(board: Board, seat: int, prize: float, worths: Worths) -> int:
    """How high a seat is likely to go; -1 if it will not bid at all."""
    limit = bid_limit(board, seat, prize, currency(board), worths) + discount(board, seat)
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
    """What a seat would gain by winning a tile, an event or the Pope, before it pays."""
    kind = board.lot_kind
    if kind == TILE_LOT:
        return tile_worth(board, seat, board.lot, worths)
    if kind == EVENT_LOT:
        return _event_worth(board, seat, worths)
    if kind == POPE_LOT:
        box = board.box
        worth = box.pope_gold * worths.later[GOLD]
        if board.players[seat].troops:
            worth += 0.6
        return worth + (box.pope_vp if board.decade == DECADES else 0.0)
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
        likely = 0.15 * worths.left * (box.most_tiles - count_bits(player.tiles))
        return (count_bits(player.tiles & box.merchants) + likely) * each
    margins = _margins(board, seat)
    if effect == STATUS:
        return STEP * max(margins)
    # French Invade: the city falls in which others have most.
    return -STEP * amount * min(margins)


def _margins(board: Board, seat: int) -> list[float]:
    """For each city, how many tiles more a seat has of it than the others on average."""
    others = len(board.players) - 1
    result: list[float] = []
    for tiles in board.box.city_tiles:
        own = count_bits(board.players[seat].tiles & tiles)
        sold = count_bits(tiles & ~board.tiles_left)
        result.append(own - (sold - own) / others)
    return result


def _share_event(board: Board, winner: int, worths: Worths, gains: list[float]) -> None:
    """What a city's rise or fall by the winner's event does to the others."""
    box = board.box
    effect = box.event_effect[board.lot]
    if effect == POINTS or effect == MERCHANT:
        return
    margins = _margins(board, winner)
    if effect == STATUS:
        city, steps = margins.index(max(margins)), STEP
    else:
        city, steps = margins.index(min(margins)), -STEP * box.event_amount[board.lot]
    for seat, player in enumerate(board.players):
        if seat != winner:
            gains[seat] += steps * count_bits(player.tiles & box.city_tiles[city])
