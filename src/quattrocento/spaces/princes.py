"""What a seat sees of Princes: everything but the treachery tiles of the others and their money
where totals are hidden. Offers between families are left out, as environments do not negotiate."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.files import vocabulary
from quattrocento.games.princes.names import (
    CITIES,
    EVENTS,
    FAMILIES,
    KINDS,
    TILE_LOT,
    TREACHERY,
    TROOPS,
)
from quattrocento.games.princes.rules import Princes
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Position
from quattrocento.spaces.observer import START, Observer, Steps
from quattrocento.spaces.sheet import Sheet

STEPS: Final[Steps] = Steps(list(vocabulary(len(FAMILIES)).steps.values()))
BRIBED: Final = 3 * len(TROOPS)
AUCTION: Final = 5
WAR: Final = 10


class PrincesObserver(Observer):
    """The table of Princes from one seat."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert isinstance(game, Princes)
        box = game.box
        layout = [
            *START,
            ("step", STEPS.width),
            ("families", 1),
            ("hidden_totals", 1),
            ("lowest_bid", 1),
            ("add_discounts", 1),
            ("ranks", len(box.ranks) + len(box.lower_ranks)),
            ("decade", 1),
            ("active", 1),
            ("idle", 1),
            ("wars", 1),
            ("pope", 1),
            ("league_used", 1),
            ("status", len(CITIES)),
            ("artists", len(CITIES) * len(EVENTS)),
            ("tiles", len(KINDS)),
            ("events", len(EVENTS)),
            ("stock", len(TROOPS)),
            ("pile", 1),
            ("played", len(TREACHERY)),
            ("buried", 1),
            ("hand", len(TREACHERY)),
            ("own_buried", len(TREACHERY)),
            ("auction", AUCTION),
            ("war", WAR),
            ("bribed", BRIBED),
        ]
        stocks = ("family", "gold", "influence", "wages", "tokens", "hand_size", "bids", "frozen")
        each = [
            *((name, 1) for name in stocks),
            ("tiles", len(KINDS)),
            ("used", len(KINDS)),
            ("troops", len(TROOPS)),
            ("events", len(EVENTS)),
        ]
        super().__init__(game, seats, layout, each)
        # The same with nobody last, where -1 finds it.
        self.anyone: Final[list[list[int]]] = [[*seen, NOBODY] for seen in self.relative]

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Board)
        seats = self.anyone[seat]
        box = position.box
        self.start(position, seat, sheet)
        STEPS.write(next_decision(position), seats, sheet)
        sheet.put(position.families)
        sheet.put(1 if position.hidden_totals else 0)
        sheet.put(position.lowest_bid)
        sheet.put(1 if position.add_discounts else 0)
        sheet.padded(position.ranks, len(position.ranks))
        sheet.put(position.decade)
        sheet.put(seats[position.active])
        sheet.put(position.idle)
        sheet.put(position.marker)
        sheet.put(seats[position.pope])
        sheet.put(1 if position.league_used else 0)
        sheet.many(position.status)
        for artists in position.artists:
            sheet.bits(artists, len(EVENTS))
        sheet.counts(position.tiles_left, box.tile_kind, len(KINDS))
        sheet.bits(position.events_left, len(EVENTS))
        sheet.many(position.stock)
        self._treachery(position, seat, sheet)
        self._auction(position, seats, sheet)
        self._war(position, seats, sheet)
        shown = not position.hidden_totals or not position.agenda
        for turn in range(self.seats):
            other = (seat + turn) % self.seats
            self._player(position, other, shown or turn == 0, sheet)

    def _treachery(self, board: Board, seat: int, sheet: Sheet) -> None:
        kinds = board.box.treachery_kind
        player = board.players[seat]
        buried = 0
        for other in board.players:
            buried += count_bits(other.buried)
        sheet.put(count_bits(board.pile))
        sheet.counts(board.played, kinds, len(TREACHERY))
        sheet.put(buried)
        sheet.counts(player.hand, kinds, len(TREACHERY))
        sheet.counts(player.buried, kinds, len(TREACHERY))

    def _auction(self, board: Board, seats: list[int], sheet: Sheet) -> None:
        """The kind of lot, the lot, the bid, the leader and what is due; -1 where nothing."""
        if board.lot_kind == NOTHING:
            sheet.blank(AUCTION, NOTHING)
            return
        sheet.put(board.lot_kind)
        # Copies of a tile are alike.
        sheet.put(board.box.tile_kind[board.lot] if board.lot_kind == TILE_LOT else board.lot)
        sheet.put(board.bid)
        sheet.put(seats[board.leader])
        sheet.put(board.due)

    def _war(self, board: Board, seats: list[int], sheet: Sheet) -> None:
        """Attacker, defender, extra, condottieri, League and side, counter, dice; then bribes."""
        if board.attacker == NOTHING:
            sheet.blank(WAR, NOTHING)
            sheet.blank(BRIBED)
            return
        sheet.put(board.attacker)
        sheet.put(board.defender)
        sheet.put(1 if board.extra else 0)
        named = board.defender != NOTHING
        sheet.put(seats[board.fighters[0]] if named else NOBODY)
        sheet.put(seats[board.fighters[1]] if named else NOBODY)
        sheet.put(seats[board.league])
        sheet.put(board.league_side if board.league != NOBODY else NOTHING)
        sheet.put(1 if board.counter else 0)
        sheet.put(board.black)
        sheet.put(board.white if board.black else 0)
        sheet.bits(board.bribed if named else 0, BRIBED)

    def _player(self, board: Board, seat: int, shown: bool, sheet: Sheet) -> None:
        player = board.players[seat]
        kinds = board.box.tile_kind
        auction = board.lot_kind != NOTHING
        sheet.put(player.family)
        sheet.put(player.gold if shown else NOTHING)
        sheet.put(player.influence if shown else NOTHING)
        sheet.put(player.wages)
        sheet.put(player.tokens)
        sheet.put(count_bits(player.hand))
        sheet.put(board.bidding >> seat & 1 if auction else 0)
        sheet.put(board.frozen >> seat & 1 if auction else 0)
        sheet.counts(player.tiles, kinds, len(KINDS))
        sheet.counts(player.used, kinds, len(KINDS))
        sheet.bits(player.troops, len(TROOPS))
        sheet.bits(player.events, len(EVENTS))
