"""What a bid can be paid with: hand, discounts, Bribe Cardinals, Banking."""

from __future__ import annotations

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import (
    ATTACKER_LOT,
    BRIBE_CARDINAL,
    DEFENDER_LOT,
    EVENT_LOT,
    GOLD,
    INFLUENCE,
    POPE_LOT,
    TILE_LOT,
)
from quattrocento.games.princes.rules.lots import lowest_bid, must_open


def currency(position: Board) -> int:
    """What the auction under way is paid in (P-621, P-641, P-651, P-661)."""
    if position.lot_kind == TILE_LOT:
        return GOLD
    if position.lot_kind == EVENT_LOT:
        return position.box.event_currency[position.lot]
    return INFLUENCE


def discount(position: Board, seat: int) -> int:
    """What a seat pays less than its bid in the auction under way (P-807 to P-811)."""
    kind = position.lot_kind
    box = position.box
    player = position.players[seat]
    if kind == EVENT_LOT:
        return box.family_artist[player.family] if box.artist[position.lot] else 0
    if kind == POPE_LOT:
        total = 0
        for tiles, amount in box.tile_pope:
            total += count_bits(player.tiles & tiles) * amount
        return total
    if kind == ATTACKER_LOT or kind == DEFENDER_LOT:
        total = box.family_condottiere[player.family]
        greatest = total
        for tiles, amount in box.tile_condottiere:
            owned = count_bits(player.tiles & tiles)
            total += owned * amount
            if owned:
                greatest = max(greatest, amount)
        return total if position.add_discounts else greatest
    return 0


def bankable(position: Board, seat: int, into: int) -> int:
    """How much Banking could still turn into a currency for a seat."""
    uses = count_bits(position.unused(seat, position.box.banks))
    if uses == 0:
        return 0
    most = uses * position.box.bank
    return min(most, position.players[seat].money(1 - into))


def open_funds(position: Board, seat: int) -> int:
    """What a seat could pay with, besides discounts and Bribe Cardinals."""
    money = currency(position)
    return position.players[seat].money(money) + bankable(position, seat, money)


def funds(position: Board, seat: int) -> int:
    """What a seat could pay with, besides discounts."""
    total = open_funds(position, seat)
    if position.lot_kind == POPE_LOT:
        total += count_bits(position.holds(seat, BRIBE_CARDINAL)) * position.box.cardinal
    return total


def capacity(position: Board, seat: int) -> int:
    """The highest bid a seat could pay now (P-805)."""
    return funds(position, seat) + discount(position, seat)


def committed(position: Board, seat: int) -> int:
    """What a seat must stay able to pay (P-814): its standing bid less its discounts, or the lowest
    first bid where it has to make it."""
    if position.lot_kind == NOTHING:
        return 0
    if position.leader == seat:
        if position.due != NOTHING:
            return position.due
        price = position.bid - discount(position, seat)
    elif must_open(position, seat):
        price = lowest_bid(position)
    else:
        return 0
    return price if price > 0 else 0


def prove(position: Board, seat: int) -> None:
    """Remember the Bribe Cardinals without which a seat could not pay what it owes.

    The table can count: a bid that no open money covers shows that they are in hand.
    """
    if position.lot_kind == POPE_LOT:
        player = position.players[seat]
        player.proved = max(player.proved, cardinals_needed(position, seat))


def cardinals_needed(position: Board, seat: int) -> int:
    """Bribe Cardinals a seat cannot do without in what it owes now."""
    lacking = max(committed(position, seat) - open_funds(position, seat), 0)
    worth = position.box.cardinal
    return (lacking + worth - 1) // worth


def banking_open(position: Board) -> bool:
    """Nobody banks once the only event left in the decade is put up (P-825, P-827)."""
    left = position.events_left
    if position.decade == 0 or left == 0:
        return False
    return not (position.lot_kind == EVENT_LOT and left == 1 << position.lot)
