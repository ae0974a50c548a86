"""What a seat sees of Princes: everything but the treachery tiles of the others and their money
where totals are hidden. Offers between families are left out, as environments do not negotiate."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.arrays import Arrays
from quattrocento.environments.encoding.domains import Domains, every_move, up_to
from quattrocento.environments.encoding.observer import START, Observer, Steps
from quattrocento.environments.encoding.sheet import Sheet, ones
from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.files.vocabulary import vocabulary
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.names import (
    CITIES,
    CURRENCIES,
    EVENTS,
    FAMILIES,
    GOLD,
    INFLUENCE,
    KINDS,
    POPE,
    SIDES,
    TILE_LOT,
    TREACHERY,
    TROOPS,
)
from quattrocento.games.princes.rules.auctions import BIDS
from quattrocento.games.princes.rules.free import BANK
from quattrocento.games.princes.speech.parts import MOVE_PARTS
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position

STEPS: Final[Steps] = Steps(list(vocabulary(len(FAMILIES)).steps.values()))
BRIBED: Final = 3 * len(TROOPS)
AUCTION: Final = 5
WAR: Final = 10
TABLE_MASKS: Final = len(CITIES) + 6
PLAYER_MASKS: Final = 4


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
            ("bank_price", 1),
            ("league_needs_troops", 1),
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
        stocks = (
            "family", "gold", "influence", "wages", "tokens", "gold_counters",
            "influence_counters", "hand_size", "bids", "frozen",
        )  # fmt: skip
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
        self.tile_kinds: Final[vec[i64]] = vec[i64](box.tile_kind)
        self.treachery_kinds: Final[vec[i64]] = vec[i64](box.treachery_kind)
        self.masks = TABLE_MASKS + seats * PLAYER_MASKS

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Board)
        seats = self.anyone[seat]
        STEPS.write(self.start(position, seat, sheet), seats, sheet)
        sheet.put(position.families)
        sheet.put(1 if position.hidden_totals else 0)
        sheet.put(position.lowest_bid)
        sheet.put(1 if position.add_discounts else 0)
        sheet.put(1 if position.bank_price else 0)
        sheet.put(1 if position.league_needs_troops else 0)
        sheet.padded(position.ranks, len(position.ranks))
        sheet.five(
            position.decade,
            seats[position.active],
            position.idle,
            position.marker,
            seats[position.pope],
        )
        sheet.put(1 if position.league_used else 0)
        sheet.many(position.status)
        for artists in position.artists:
            sheet.kept_bits(artists, len(EVENTS))
        sheet.kept_counts(position.tiles_left, self.tile_kinds, len(KINDS))
        sheet.kept_bits(position.events_left, len(EVENTS))
        sheet.many(position.stock)
        self._treachery(position, seat, sheet)
        self._auction(position, seats, sheet)
        self._war(position, seats, sheet)
        shown = not position.hidden_totals or not position.agenda
        for turn in range(self.seats):
            other = (seat + turn) % self.seats
            self._player(position, other, shown or turn == 0, sheet)

    def _treachery(self, board: Board, seat: int, sheet: Sheet) -> None:
        kinds = self.treachery_kinds
        player = board.players[seat]
        buried = 0
        for other in board.players:
            buried += ones(other.buried)
        sheet.put(ones(board.pile))
        sheet.kept_counts(board.played, kinds, len(TREACHERY))
        sheet.put(buried)
        sheet.kept_counts(player.hand, kinds, len(TREACHERY))
        sheet.kept_counts(player.buried, kinds, len(TREACHERY))

    def _auction(self, board: Board, seats: list[int], sheet: Sheet) -> None:
        """The kind of lot, the lot, the bid, the leader and what is due; -1 where nothing."""
        if board.lot_kind == NOTHING:
            sheet.blank(AUCTION, NOTHING)
            return
        # Copies of a tile are alike.
        lot = int(self.tile_kinds[board.lot]) if board.lot_kind == TILE_LOT else board.lot
        sheet.five(board.lot_kind, lot, board.bid, seats[board.leader], board.due)

    def _war(self, board: Board, seats: list[int], sheet: Sheet) -> None:
        """Attacker, defender, extra, condottieri, League and side, counter, dice; then bribes."""
        if board.attacker == NOTHING:
            sheet.blank(WAR, NOTHING)
            sheet.kept_bits(0, BRIBED)
            return
        named = board.defender != NOTHING
        sheet.five(
            board.attacker,
            board.defender,
            1 if board.extra else 0,
            seats[board.fighters[0]] if named else NOBODY,
            seats[board.fighters[1]] if named else NOBODY,
        )
        sheet.five(
            seats[board.league],
            board.league_side if board.league != NOBODY else NOTHING,
            1 if board.counter else 0,
            board.black,
            board.white if board.black else 0,
        )
        sheet.kept_bits(board.bribed if named else 0, BRIBED)

    def _player(self, board: Board, seat: int, shown: bool, sheet: Sheet) -> None:
        player = board.players[seat]
        kinds = self.tile_kinds
        auction = board.lot_kind != NOTHING
        sheet.five(
            player.family,
            player.gold if shown else NOTHING,
            player.influence if shown else NOTHING,
            player.wages,
            player.tokens,
        )
        sheet.put(board.counters(seat, GOLD))
        sheet.put(board.counters(seat, INFLUENCE))
        sheet.put(ones(player.hand))
        sheet.put(board.bidding >> seat & 1 if auction else 0)
        sheet.put(board.frozen >> seat & 1 if auction else 0)
        sheet.kept_counts(player.tiles, kinds, len(KINDS))
        sheet.kept_counts(player.used, kinds, len(KINDS))
        sheet.kept_bits(player.troops, len(TROOPS))
        sheet.kept_bits(player.events, len(EVENTS))


DOMAINS: Final[Domains] = {
    "family": FAMILIES,
    "rival": FAMILIES,
    "troop": TROOPS,
    "tile": (*KINDS, *EVENTS, POPE),
    "currency": CURRENCIES,
    "amount": up_to(len(BANK[0]) - 1),
    "treachery": TREACHERY,
    "bid": up_to(len(BIDS) - 1),
    "city": CITIES,
    "side": SIDES,
}
ARRAYS: Final[Arrays] = Arrays(Actions("princes", every_move(MOVE_PARTS, DOMAINS)), PrincesObserver)
