"""The table: cities, displays, families, the auction and the war under way."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.princes.box import Box, Wholes, count_bits
from quattrocento.games.princes.names import CITIES, FAMILIES, GOLD, STRANGERS
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

NOBODY: Final = -1
NOTHING: Final = -1

Offer = tuple[int, int, int, int, int, int, int]
"""From a seat to a seat: gold and influence given, gold and influence asked for, and 1 if made
in an auction."""


class Player:
    """One family: its money, tiles, troops and secrets. Sets of tiles are bit masks."""

    __slots__ = (
        "buried",
        "events",
        "family",
        "gold",
        "hand",
        "influence",
        "proved",
        "tiles",
        "tokens",
        "troops",
        "used",
        "wages",
    )

    def __init__(self) -> None:
        self.family: int = NOBODY
        self.gold: int = 0
        self.influence: int = 0
        # City tiles, those of them turned for this decade, troop types, events kept.
        self.tiles: int = 0
        self.used: int = 0
        self.troops: int = 0
        self.events: int = 0
        # Victory tokens, and gold waiting on the home city.
        self.tokens: int = 0
        self.wages: int = 0
        # Treachery tiles in hand, and those discarded unseen since the pile was last renewed.
        self.hand: int = 0
        self.buried: int = 0
        # Bribe Cardinals everybody knows of, because a bid could not be paid without them.
        self.proved: int = 0

    def clone(self) -> Player:
        other = Player()
        other.family = self.family
        other.gold = self.gold
        other.influence = self.influence
        other.tiles = self.tiles
        other.used = self.used
        other.troops = self.troops
        other.events = self.events
        other.tokens = self.tokens
        other.wages = self.wages
        other.hand = self.hand
        other.buried = self.buried
        other.proved = self.proved
        return other

    def money(self, currency: int) -> int:
        return self.gold if currency == GOLD else self.influence

    def receive(self, currency: int, amount: int) -> None:
        """Take money, or pay it where the amount is negative."""
        if currency == GOLD:
            self.gold += amount
        else:
            self.influence += amount


class Board(Position):
    """The whole table. Tuples are shared between clones, lists are copied."""

    __slots__ = (
        "active",
        "add_discounts",
        "artists",
        "attacker",
        "bank_price",
        "bid",
        "bidding",
        "black",
        "box",
        "bribed",
        "counter",
        "decade",
        "defender",
        "drawn",
        "due",
        "epoch",
        "events_left",
        "extra",
        "families",
        "fighters",
        "frozen",
        "hidden_totals",
        "idle",
        "idle_turn",
        "leader",
        "league",
        "league_needs_troops",
        "league_side",
        "league_used",
        "lot",
        "lot_kind",
        "lowest_bid",
        "marker",
        "offers",
        "pile",
        "played",
        "players",
        "pope",
        "ranks",
        "since",
        "status",
        "stock",
        "tiles_left",
        "white",
    )

    def __init__(self, box: Box, blank: bool) -> None:
        super().__init__()
        self.box: Box = box
        # Table options.
        self.hidden_totals: bool = False
        self.lowest_bid: int = 0
        self.add_discounts: bool = False
        self.bank_price: bool = True
        self.league_needs_troops: bool = True
        self.ranks: Wholes = ()
        self.families: int = 0
        # The decade, whose turn it is, idle turns in a row, and whether this one is idle too.
        self.decade: int = 0
        self.active: int = NOBODY
        self.idle: int = 0
        self.idle_turn: bool = False
        # The wars-fought marker; the Pope's owner, and whether he called his League.
        self.marker: int = 0
        self.pope: int = NOBODY
        self.league_used: bool = False
        # City tiles and events of the decade on display, as bit masks.
        self.tiles_left: int = box.all_tiles
        self.events_left: int = 0
        # Treachery: the draw pile and the tiles played openly since it was last renewed.
        self.pile: int = (1 << box.treachery_count) - 1
        self.played: int = 0
        # Renewals of the pile so far; the renewal after which each tile was drawn; and the
        # last one at which each seat (three bits a seat) knew it to go into the pile.
        self.epoch: int = 0
        self.drawn: Wholes = (0,) * box.treachery_count
        self.since: Wholes = (0,) * box.treachery_count
        # The auction: what it is about, the highest bid and bidder, who is in, who is frozen,
        # and what is still to be paid once it is won.
        self.lot_kind: int = NOTHING
        self.lot: int = NOTHING
        self.bid: int = NOTHING
        self.leader: int = NOBODY
        self.bidding: int = 0
        self.frozen: int = 0
        self.due: int = NOTHING
        # The war: the two cities, the condottiere of each, the Pope's owner in the League and
        # his side, bribed troops (role * types + type), the round and its dice.
        self.attacker: int = NOTHING
        self.defender: int = NOTHING
        self.extra: bool = False
        self.fighters: tuple[int, int] = (NOBODY, NOBODY)
        self.league: int = NOBODY
        self.league_side: int = 0
        self.bribed: int = 0
        self.counter: bool = False
        self.black: int = 0
        self.white: int = 0
        self.offers: tuple[Offer, ...] = ()
        if blank:
            return
        self.players: list[Player] = []
        # Index: city; the artists are events as a bit mask.
        self.status: list[int] = list(box.status)
        self.artists: list[int] = [0] * len(CITIES)
        # Index: troop type.
        self.stock: list[int] = list(box.troop_count)

    def clone(self) -> Board:
        other = Board(self.box, True)
        other.agenda = self.agenda[:]
        other.hidden_totals = self.hidden_totals
        other.lowest_bid = self.lowest_bid
        other.add_discounts = self.add_discounts
        other.bank_price = self.bank_price
        other.league_needs_troops = self.league_needs_troops
        other.ranks = self.ranks
        other.families = self.families
        other.decade = self.decade
        other.active = self.active
        other.idle = self.idle
        other.idle_turn = self.idle_turn
        other.marker = self.marker
        other.pope = self.pope
        other.league_used = self.league_used
        other.tiles_left = self.tiles_left
        other.events_left = self.events_left
        other.pile = self.pile
        other.played = self.played
        other.epoch = self.epoch
        other.drawn = self.drawn
        other.since = self.since
        other.lot_kind = self.lot_kind
        other.lot = self.lot
        other.bid = self.bid
        other.leader = self.leader
        other.bidding = self.bidding
        other.frozen = self.frozen
        other.due = self.due
        other.attacker = self.attacker
        other.defender = self.defender
        other.extra = self.extra
        other.fighters = self.fighters
        other.league = self.league
        other.league_side = self.league_side
        other.bribed = self.bribed
        other.counter = self.counter
        other.black = self.black
        other.white = self.white
        other.offers = self.offers
        other.players = [player.clone() for player in self.players]
        other.status = self.status[:]
        other.artists = self.artists[:]
        other.stock = self.stock[:]
        return other

    def dump(self) -> dict[str, Any]:
        from quattrocento.games.princes.files.files import dump_board

        return dump_board(self)

    def aside(self, move: Move) -> None:
        from quattrocento.games.princes.rules.asides import play_aside

        play_aside(self, move)

    def asides(self, seat: int) -> list[Move]:
        from quattrocento.games.princes.rules.asides import asides

        return asides(self, seat)

    def unanswered(self, seat: int) -> int:
        """How many open offers a seat has still to accept or decline (P-305)."""
        return sum([1 for offer in self.offers if offer[1] == seat])

    def clockwise(self, seat: int) -> int:
        """The next seat around the table."""
        return (seat + 1) % len(self.players)

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from a seat's left."""
        return self.round_from(seat)[1:]

    def round_from(self, seat: int) -> list[int]:
        """All seats, clockwise from one of them."""
        count = len(self.players)
        return [(seat + turn) % count for turn in range(count)]

    def seat_of(self, name: str | int) -> int:
        """The seat that plays a family, or of a player who has none yet, by its name."""
        for seat in range(len(self.players)):
            if self.name_of(seat) == name:
                return seat
        return NOBODY

    def name_of(self, seat: int) -> str:
        """What a seat is called in moves: by its family, or by its number while it has none."""
        family = self.players[seat].family
        return STRANGERS[seat] if family == NOBODY else FAMILIES[family]

    def holds(self, seat: int, kind: int) -> int:
        """The treachery tiles of one kind in a hand."""
        return self.players[seat].hand & self.box.treachery_tiles[kind]

    def unused(self, seat: int, tiles: int) -> int:
        """Those of some city tiles that a seat owns and has not turned in this decade."""
        player = self.players[seat]
        return player.tiles & tiles & ~player.used

    def hand_limit(self, seat: int) -> int:
        """How many treachery tiles a seat may keep (P-208, P-209)."""
        player = self.players[seat]
        box = self.box
        limit = box.hand + box.family_limit[player.family]
        for tiles, amount in box.tile_limit:
            limit += count_bits(player.tiles & tiles) * amount
        return limit

    def counters(self, seat: int, currency: int) -> int:
        """How many counters of a currency a seat has, the fewest that make up its money (P-217)."""
        left = self.players[seat].money(currency)
        count = 0
        for worth in self.box.counters[currency]:
            count += left // worth
            left %= worth
        return count

    def merchant_tiles(self, seat: int) -> int:
        """How many Merchant city tiles a seat owns."""
        return count_bits(self.players[seat].tiles & self.box.merchants)

    def cities_of(self, tiles: int) -> int:
        """How many different cities a set of city tiles comes from."""
        count = 0
        for mask in self.box.city_tiles:
            if tiles & mask:
                count += 1
        return count

    def move_status(self, city: int, steps: int) -> int:
        """Move a city on the status track, within its limits; gives the steps it really made."""
        before = self.status[city]
        after = max(self.box.lowest_status, min(before + steps, self.box.highest_status))
        self.status[city] = after
        return after - before
