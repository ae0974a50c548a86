"""A turn: free plays, one action, free plays, perhaps Start War."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.princes.board import NOBODY, Board
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import (
    EVENT_LOT,
    EVENTS,
    GOLD,
    KINDS,
    POPE,
    POPE_LOT,
    START_WAR,
    TILE_LOT,
    TROOPS,
)
from quattrocento.games.princes.rules.auctions import Bidding, tile_refusal
from quattrocento.games.princes.rules.free import (
    FREE,
    free_candidates,
    free_moves,
    free_refusal,
    goes_on,
    play_free,
)
from quattrocento.games.princes.rules.lots import everybody, forced, open_lot
from quattrocento.games.princes.rules.money import bankable
from quattrocento.games.princes.rules.treachery import (
    DrawTreachery,
    play_tile,
)
from quattrocento.games.princes.rules.war import TROOP_INDEX, begin_war
from quattrocento.kernel.step import Decision, Move, Refusal, Task

BUY_TROOP: Final[tuple[Move, ...]] = tuple(("buy_troop", troop) for troop in TROOPS)
BUY_TREACHERY: Final[Move] = ("buy_treachery",)
DISCARD_TROOP: Final[tuple[Move, ...]] = tuple(("discard_troop", troop) for troop in TROOPS)
AUCTION_TILE: Final[tuple[Move, ...]] = tuple(("auction", kind) for kind in KINDS)
AUCTION_EVENT: Final[tuple[Move, ...]] = tuple(("auction", event) for event in EVENTS)
AUCTION_POPE: Final[Move] = ("auction", POPE)
WAR: Final[Move] = ("war",)
PASS: Final[Move] = ("pass",)
PLAY_START_WAR: Final[Move] = ("start_war",)
END_TURN: Final[Move] = ("end_turn",)
KIND_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(KINDS)}
EVENT_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(EVENTS)}


class Turn(Task[Board]):
    """One player's turn, then the next one's or the end of the decade (P-402, P-406)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        position.active = self.seat
        if position.events is not None:
            position.tell("turn", seat=self.seat)
        position.then(TakeAction(self.seat), AfterAction(self.seat), CloseTurn(self.seat))


class TakeAction(Decision[Board]):
    """One action: buy, put a tile up, start a war or pass; free plays before it (P-403, P-406)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 23 % of decisions, and five times slower by candidates.
        seat = self.seat
        box = position.box
        player = position.players[seat]
        moves: list[Move] = []
        free_moves(position, seat, moves)
        if forced(position):
            for event in range(len(EVENTS)):
                if position.events_left >> event & 1:
                    moves.append(AUCTION_EVENT[event])
            return moves
        for troop in range(len(TROOPS)):
            if player.troops >> troop & 1:
                moves.append(DISCARD_TROOP[troop])
            elif position.stock[troop] and box.troop_gold[troop] <= player.gold:
                moves.append(BUY_TROOP[troop])
        if player.gold >= box.treachery_gold and player.influence >= box.treachery_influence:
            moves.append(BUY_TREACHERY)
        self._tiles(position, moves)
        for event in range(len(EVENTS)):
            if position.events_left >> event & 1:
                moves.append(AUCTION_EVENT[event])
        if position.pope == NOBODY:
            moves.append(AUCTION_POPE)
        if position.marker < box.wars[len(position.players)]:
            moves.append(WAR)
        moves.append(PASS)
        return moves

    def _tiles(self, position: Board, moves: list[Move]) -> None:
        """The city tiles he may own and whose lowest bid he can pay (P-624)."""
        box = position.box
        tiles = position.players[self.seat].tiles
        if count_bits(tiles) >= box.most_tiles:
            return
        full = position.cities_of(tiles) >= box.most_cities
        most = tile_money(position, self.seat)
        for kind in range(len(KINDS)):
            if position.tiles_left & box.kind_tiles[kind]:
                city = box.kind_city[kind]
                if box.opening * position.status[city] <= most:
                    if not full or tiles & box.city_tiles[city]:
                        moves.append(AUCTION_TILE[kind])

    def play(self, position: Board, move: Move) -> None:
        seat = self.seat
        verb = move[0]
        if verb == "auction":
            put_up(position, seat, str(move[1]))
        elif verb == "war":
            position.marker += 1
            begin_war(position, seat, 0)
        elif verb == "pass":
            position.idle_turn = True
            if position.events is not None:
                position.tell("passes", seat=seat)
        elif verb == "buy_troop":
            buy_troop(position, seat, TROOP_INDEX[move[1]])
        elif verb == "discard_troop":
            discard_troop(position, seat, TROOP_INDEX[move[1]])
        elif verb == "buy_treachery":
            buy_treachery(position, seat)
        else:
            play_free(position, self, seat, move)

    def candidates(self, position: Board) -> list[Move]:
        moves = free_candidates(position, self.seat)
        for troop in range(len(TROOPS)):
            moves.append(BUY_TROOP[troop])
            if position.players[self.seat].troops >> troop & 1:
                moves.append(DISCARD_TROOP[troop])
        moves.append(BUY_TREACHERY)
        moves.extend(AUCTION_TILE)
        moves.extend(AUCTION_EVENT)
        return [*moves, AUCTION_POPE, WAR, PASS]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        seat = self.seat
        verb = move[0]
        if verb in FREE:
            return free_refusal(position, seat, move)
        if verb == "auction" and move[1] in EVENT_INDEX:
            return _event_refusal(position, EVENT_INDEX[move[1]])
        if forced(position):
            return Refusal("P-415", "an-event-must-be-sold")
        if verb == "auction":
            return auction_refusal(position, seat, move)
        if verb == "war":
            limit = position.box.wars[len(position.players)]
            if position.marker >= limit:
                return Refusal("P-901", "no-more-wars", {"wars": limit})
        if verb == "buy_troop":
            return _troop_refusal(position, seat, TROOP_INDEX[move[1]])
        if verb == "buy_treachery":
            return _treachery_refusal(position, seat)
        return None


class AfterAction(Task[Board]):
    """Whether the active player still has something to decide in his turn (P-406, P-412).

    He is asked while he holds a treachery tile or an unused Lucrezia, Alfonso or Banking, and
    not at all once the last event of the decade is sold.
    """

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if position.events_left == 0:
            return
        if goes_on(position, self.seat):
            position.agenda.append(FinishTurn(self.seat))


class FinishTurn(Decision[Board]):
    """After the action: free plays, Start War, or the end of the turn (P-406, P-1015)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 5 % of decisions, and twice slower by candidates.
        moves: list[Move] = []
        free_moves(position, self.seat, moves)
        if position.holds(self.seat, START_WAR):
            moves.append(PLAY_START_WAR)
        moves.append(END_TURN)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "end_turn" or play_free(position, AfterAction(self.seat), self.seat, move):
            return
        play_tile(position, self.seat, START_WAR)
        position.idle_turn = False
        if position.events is not None:
            position.tell("start_war", seat=self.seat)
        begin_war(position, self.seat, 1)

    def candidates(self, position: Board) -> list[Move]:
        moves = free_candidates(position, self.seat)
        if position.holds(self.seat, START_WAR):
            moves.append(PLAY_START_WAR)
        return [*moves, END_TURN]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] in FREE:
            return free_refusal(position, self.seat, move)
        return None


class CloseTurn(Task[Board]):
    """The end of a turn: idle turns counted, offers lapse, next player (P-308, P-402, P-417)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        position.offers = ()
        position.idle = position.idle + 1 if position.idle_turn else 0
        position.idle_turn = False
        if position.events_left:
            position.agenda.append(Turn(position.clockwise(self.seat)))


def put_up(position: Board, seat: int, name: str) -> None:
    """Put a tile of the display up for auction; the active player bids first (P-601, P-602)."""
    if name == POPE:
        open_lot(position, POPE_LOT, 0, everybody(position))
    elif name in EVENT_INDEX:
        open_lot(position, EVENT_LOT, EVENT_INDEX[name], everybody(position))
    else:
        open_lot(position, TILE_LOT, KIND_INDEX[name], everybody(position))
    position.agenda.append(Bidding(seat))
    if position.events is not None:
        position.tell("puts_up", seat=seat, tile=name)


def buy_troop(position: Board, seat: int, troop: int) -> None:
    """A troop from the stock for its price (P-502)."""
    price = position.box.troop_gold[troop]
    player = position.players[seat]
    player.gold -= price
    player.troops |= 1 << troop
    position.stock[troop] -= 1
    if position.events is not None:
        position.tell("buys_troop", seat=seat, troop=TROOPS[troop], gold=price)


def discard_troop(position: Board, seat: int, troop: int) -> None:
    """A troop goes back to the stock, for nothing (P-506, P-507)."""
    position.players[seat].troops &= ~(1 << troop)
    position.stock[troop] += 1
    if position.events is not None:
        position.tell("discards_troop", seat=seat, troop=TROOPS[troop])


def buy_treachery(position: Board, seat: int) -> None:
    """Pay, then draw (P-508, P-509)."""
    box = position.box
    player = position.players[seat]
    player.gold -= box.treachery_gold
    player.influence -= box.treachery_influence
    position.agenda.append(DrawTreachery(seat))
    if position.events is not None:
        position.tell(
            "buys_treachery", seat=seat, gold=box.treachery_gold, influence=box.treachery_influence
        )


def tile_money(position: Board, seat: int) -> int:
    """The highest bid for a city tile a seat could pay (P-624, P-628, P-805)."""
    return position.players[seat].gold + bankable(position, seat, GOLD)


def _event_refusal(position: Board, event: int) -> Refusal | None:
    """Why an event is not for sale: its decade has not come, or it is sold."""
    if position.events_left >> event & 1:
        return None
    if position.box.event_decade[event] > position.decade:
        return Refusal("P-112", "later-decade", {"decade": position.box.event_decade[event]})
    return Refusal("P-601", "is-sold")


def auction_refusal(position: Board, seat: int, move: Move) -> Refusal | None:
    """Why a seat could not put up a city tile or the Pope in its turn."""
    if move == AUCTION_POPE:
        return None if position.pope == NOBODY else Refusal("P-652", "pope-has-owner")
    kind = KIND_INDEX[move[1]]
    if not position.tiles_left & position.box.kind_tiles[kind]:
        return Refusal("P-601", "is-sold")
    refusal = tile_refusal(position, seat, kind)
    if refusal is not None:
        return refusal
    least = position.box.opening * position.status[position.box.kind_city[kind]]
    if least > tile_money(position, seat):
        return Refusal("P-624", "too-little-money", {"least": least})
    return None


def _troop_refusal(position: Board, seat: int, troop: int) -> Refusal | None:
    price = position.box.troop_gold[troop]
    if position.players[seat].troops >> troop & 1:
        return Refusal("P-504", "owned-already")
    if position.stock[troop] == 0:
        return Refusal("P-503", "out-of-stock")
    if price > position.players[seat].gold:
        return Refusal("P-502", "not-enough-gold", {"gold": price})
    return None


def _treachery_refusal(position: Board, seat: int) -> Refusal | None:
    box = position.box
    player = position.players[seat]
    if player.gold < box.treachery_gold or player.influence < box.treachery_influence:
        args: dict[str, str | int] = {
            "gold": box.treachery_gold,
            "influence": box.treachery_influence,
        }
        return Refusal("P-508", "not-enough-for-treachery", args)
    return None
