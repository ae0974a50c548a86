"""What is up for auction: opening it, naming it, and clearing it away."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.names import (
    ATTACKER_LOT,
    CITIES,
    DEFENDER_LOT,
    EVENT_LOT,
    EVENTS,
    FAMILIES,
    FAMILY_LOT,
    KINDS,
    POPE,
    POPE_LOT,
    TILE_LOT,
)

IDLE_ROUNDS: Final = 2


def open_lot(position: Board, kind: int, lot: int, bidders: int) -> None:
    """Put something up for those in the bit mask; the bidding is a step of its own."""
    position.lot_kind = kind
    position.lot = lot
    position.bidding = bidders


def close_lot(position: Board) -> None:
    """The auction is over: freezing ends (P-715), offers made in it lapse (P-308)."""
    position.lot_kind = NOTHING
    position.bid = NOTHING
    position.leader = NOBODY
    position.frozen = 0
    position.due = NOTHING
    if position.offers:
        position.offers = tuple([offer for offer in position.offers if not offer[6]])


def everybody(position: Board) -> int:
    """All seats, as a bit mask."""
    return (1 << len(position.players)) - 1


def for_condottiere(position: Board) -> bool:
    """The auction is for the right to fight for a city."""
    return position.lot_kind == ATTACKER_LOT or position.lot_kind == DEFENDER_LOT


def lot_name(position: Board) -> str:
    """The name of the tile, the city or the family that is up."""
    kind = position.lot_kind
    if kind == TILE_LOT:
        return KINDS[position.lot]
    if kind == EVENT_LOT:
        return EVENTS[position.lot]
    if kind == POPE_LOT:
        return POPE
    if kind == ATTACKER_LOT or kind == DEFENDER_LOT:
        return CITIES[position.lot]
    return FAMILIES[position.lot]


def lowest_bid(position: Board) -> int:
    """The least that may be bid now (P-604, P-622, P-643, P-665)."""
    if position.bid >= 0:
        return position.bid + 1
    if position.lot_kind == TILE_LOT:
        city = position.box.kind_city[position.lot]
        return position.box.opening * position.status[city]
    if for_condottiere(position):
        return position.lowest_bid
    return 0


def must_open(position: Board, seat: int) -> bool:
    """The active player opens a city tile (P-622), a forced event (P-416), a family (P-118)."""
    if position.bid >= 0 or seat != position.active:
        return False
    kind = position.lot_kind
    if kind == TILE_LOT or kind == FAMILY_LOT:
        return True
    return kind == EVENT_LOT and forced(position)


def forced(position: Board) -> bool:
    """So many idle turns in a row that an event must be sold (P-415)."""
    return position.idle >= IDLE_ROUNDS * len(position.players)
