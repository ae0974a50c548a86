"""Treachery tiles: drawing, keeping to the limit, playing, stealing."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import count_bits, lowest
from quattrocento.games.princes.names import (
    BRIBE_CARDINAL,
    CURRENCIES,
    FAMILIES,
    GOLD,
    INFLUENCE,
    POPE_LOT,
    RAID_GOLD,
    STEAL_INFLUENCE,
    TREACHERY,
)
from quattrocento.games.princes.rules.money import cardinals_needed, committed, funds
from quattrocento.kernel.step import Chance, Decision, Move, Refusal, Task, impossible

DISCARD: Final[tuple[Move, ...]] = tuple(("discard", kind) for kind in TREACHERY)
STEAL: Final[tuple[Move, ...]] = tuple(("steal_influence", family) for family in FAMILIES)
RAID: Final[tuple[Move, ...]] = tuple(("raid_gold", family) for family in FAMILIES)
LUCREZIA: Final[tuple[Move, ...]] = tuple(("lucrezia", family) for family in FAMILIES)
TREACHERY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(TREACHERY)}
SEAT_BITS: Final = 3


class DrawTreachery(Task[Board]):
    """A seat draws a tile, and keeps to its limit before anything else (P-211, P-512)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if position.pile == 0:
            renew_pile(position)
        position.then(Draw(self.seat), KeepLimit(self.seat))


class Draw(Chance[Board]):
    """The tile drawn: any of the pile, seen by its new owner only (P-509)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def sample(self, position: Board, rng: Random) -> Move:
        pick = int(rng.random() * count_bits(position.pile))
        for kind, tiles in enumerate(position.box.treachery_tiles):
            count = count_bits(position.pile & tiles)
            if pick < count:
                return ("draw", self.seat, TREACHERY[kind])
            pick -= count
        raise AssertionError("no tile is left to draw")

    def check(self, position: Board, move: Move) -> None:
        if move[:2] != ("draw", self.seat) or len(move) != 3 or move[2] not in TREACHERY_INDEX:
            raise impossible(move, f"seat {self.seat} draws a treachery tile")
        if not position.pile & position.box.treachery_tiles[TREACHERY_INDEX[move[2]]]:
            raise impossible(move, f"no tile {move[2]} is left to draw")

    def play(self, position: Board, move: Move) -> None:
        tile = lowest(position.pile & position.box.treachery_tiles[TREACHERY_INDEX[move[2]]])
        position.pile &= ~(1 << tile)
        position.players[self.seat].hand |= 1 << tile
        if position.drawn[tile] != position.epoch:
            drawn = list(position.drawn)
            drawn[tile] = position.epoch
            position.drawn = tuple(drawn)
        if position.events is not None:
            position.tell("draws", seat=self.seat, treachery=move[2])


class KeepLimit(Task[Board]):
    """Discard as long as the hand is over its limit (P-211)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if count_bits(position.players[self.seat].hand) > position.hand_limit(self.seat):
            position.then(Discard(self.seat), self)


class Discard(Decision[Board]):
    """Which tile of a hand over its limit goes, unseen by the others (P-211 to P-216).

    A high bidder keeps the Bribe Cardinals his bid for the Pope rests on (P-814).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        player = position.players[self.seat]
        tile = lowest(position.holds(self.seat, TREACHERY_INDEX[move[1]]))
        player.hand &= ~(1 << tile)
        player.buried |= 1 << tile
        # One Bribe Cardinal less is sure, but for those a bid needs.
        player.proved = max(player.proved - 1, cardinals_needed(position, self.seat))
        if position.events is not None:
            position.tell("discards", seat=self.seat, treachery=move[1])

    def candidates(self, position: Board) -> list[Move]:
        return [DISCARD[kind] for kind in range(len(TREACHERY)) if position.holds(self.seat, kind)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        return self._refusal(position, TREACHERY_INDEX[move[1]])

    def _refusal(self, position: Board, kind: int) -> Refusal | None:
        if kind == BRIBE_CARDINAL and position.lot_kind == POPE_LOT:
            left = funds(position, self.seat) - position.box.cardinal
            if left < committed(position, self.seat):
                return Refusal("P-814", "bid-needs-cardinal", {"bid": position.bid})
        return None


def renew_pile(position: Board) -> None:
    """Played and discarded tiles become the new pile (P-512), and who knew them remembers."""
    position.epoch += 1
    # Seven renewals are told apart; nobody can use what is known from longer ago.
    mark = position.epoch if position.epoch < 8 else 7
    since = list(position.since)
    for tile in range(position.box.treachery_count):
        for seat, player in enumerate(position.players):
            if (position.played | player.buried) >> tile & 1:
                shift = seat * SEAT_BITS
                since[tile] = since[tile] & ~(7 << shift) | mark << shift
    position.since = tuple(since)
    position.pile = position.played
    position.played = 0
    for player in position.players:
        position.pile |= player.buried
        player.buried = 0
    if position.events is not None:
        position.tell("renews_pile", count=count_bits(position.pile))


def play_tile(position: Board, seat: int, kind: int) -> None:
    """A tile is played: shown to all, then among the discards (P-216, P-1001)."""
    player = position.players[seat]
    tile = lowest(position.holds(seat, kind))
    player.hand &= ~(1 << tile)
    position.played |= 1 << tile
    if kind == BRIBE_CARDINAL and player.proved:
        player.proved -= 1


def victims(position: Board, seat: int, currency: int) -> list[int]:
    """The other seats that have any of a currency in hand, as far as it is seen (P-1012)."""
    return [
        other
        for other in position.others(seat)
        if position.hidden_totals or position.players[other].money(currency) > 0
    ]


def thefts(position: Board, seat: int, moves: list[Move]) -> None:
    """Add what the active player may steal: Steal, Raid, Lucrezia (P-1009 to P-1012, P-1124)."""
    steal = position.holds(seat, STEAL_INFLUENCE) != 0
    lucrezia = position.unused(seat, position.box.thefts) != 0
    if steal or lucrezia:
        others = victims(position, seat, INFLUENCE)
        if steal:
            for other in others:
                moves.append(STEAL[position.players[other].family])
        if lucrezia:
            for other in others:
                moves.append(LUCREZIA[position.players[other].family])
    if position.holds(seat, RAID_GOLD):
        for other in victims(position, seat, GOLD):
            moves.append(RAID[position.players[other].family])


def theft_candidates(position: Board, seat: int) -> list[Move]:
    """Steal, Raid and Lucrezia against everybody else, where the seat has them at all."""
    moves: list[Move] = []
    others = [position.players[other].family for other in position.others(seat)]
    if position.holds(seat, STEAL_INFLUENCE):
        moves.extend([STEAL[family] for family in others])
    if position.players[seat].tiles & position.box.thefts:
        moves.extend([LUCREZIA[family] for family in others])
    if position.holds(seat, RAID_GOLD):
        moves.extend([RAID[family] for family in others])
    return moves


def theft_refusal(position: Board, seat: int, move: Move) -> Refusal | None:
    """Why a player cannot be stolen from now."""
    if position.events_left == 0:
        return Refusal("P-412", "last-event-is-sold")
    if move[0] == "lucrezia" and not position.unused(seat, position.box.thefts):
        return Refusal("P-1103", "used-this-decade")
    if position.hidden_totals:
        return None
    rival = position.seat_of(move[1])
    other = position.players[rival]
    if (other.gold if move[0] == "raid_gold" else other.influence) == 0:
        return Refusal("P-1012", "nothing-to-take", {"rival": rival})
    return None


def steal(position: Board, seat: int, move: Move) -> None:
    """Carry out Steal Influence, Raid Gold Shipment or Lucrezia: no more than is there (P-1011)."""
    other = position.seat_of(move[1])
    box = position.box
    currency = GOLD if move[0] == "raid_gold" else INFLUENCE
    if move[0] == "lucrezia":
        tile = lowest(position.unused(seat, box.thefts))
        position.players[seat].used |= 1 << tile
        most = box.theft
    elif move[0] == "raid_gold":
        play_tile(position, seat, RAID_GOLD)
        most = box.raided
    else:
        play_tile(position, seat, STEAL_INFLUENCE)
        most = box.stolen
    amount = min(most, position.players[other].money(currency))
    position.players[other].receive(currency, -amount)
    position.players[seat].receive(currency, amount)
    if position.events is not None:
        position.tell(
            "steals",
            seat=seat,
            family=move[1],
            rival=other,
            currency=CURRENCIES[currency],
            amount=amount,
            by=move[0],
        )
