"""Buying in Winter: wares are chosen, paid for all at once, and laid down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quattrocento.games.virtu.board import NO_COST, Board, changed
from quattrocento.games.virtu.box import Box, bits, covers, lowest
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    ARROW,
    CARDINAL,
    CITIES,
    DUCHY,
    EITHER,
    FIRST_CATHEDRAL,
    FIRST_COURT,
    FIRST_TITLE,
    FLORIN,
    GUILD,
    KINGDOM,
    LAST_CATHEDRAL,
    MARKET,
    MARKET_CATHEDRAL,
    NOBODY,
    REPUBLIC,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.actions import END, INDULGENCE, Offered, why_not_ask
from quattrocento.games.virtu.rules.agents import gain_agent
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.control import discard
from quattrocento.games.virtu.rules.palace import court_size, reopen
from quattrocento.games.virtu.rules.patronage import PlaceCard
from quattrocento.games.virtu.rules.paying import charge, payable, payable_from
from quattrocento.games.virtu.rules.reliefs import (
    PURCHASE,
    ask_for_florins,
    drawable,
    florins_of,
    may_ask,
    together,
)
from quattrocento.kernel.step import Decision, Move, Refusal, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

BUY: Final[tuple[Move, ...]] = tuple(("buy", ware) for ware in MARKET)
SITE: Final[tuple[Move, ...]] = tuple(("site", city) for city in CITIES)
WARE_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(MARKET)}
_CHARACTERS: Final = (1 << FIRST_TITLE) - 1
# Made once: in every Winter many wares are barred.
_CHOSEN: Final = Refusal("V-1902", "one-a-winter")
_NONE_LEFT: Final = Refusal("V-324", "none-left")
_NO_SITE: Final = Refusal("V-1917", "no-city-for-cathedral")
_NO_SPACE: Final = Refusal("V-1907", "no-space-for-card")
_ONE_GUILD: Final = Refusal("V-1911", "owned-already")
_ONE_OF_A_KIND: Final = Refusal("V-1912", "owned-already")
_KINGDOM_OR_REPUBLIC: Final = Refusal("V-1914", "kingdom-or-republic")
_ONE_CARDINAL: Final = Refusal("V-1910", "one-cardinal")
_NOT_SUMMED: Final = 1 << EITHER | 1 << ARROW


class Buy(Offered):
    """What else to buy; the whole basket is one payment (V-1901 to V-1921)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 7 % of decisions, and three times slower by candidates.
        moves = self._wares(position, len(MARKET))
        if may_ask(position, self.seat) and self._leaves_payable(position):
            moves.append(INDULGENCE)
        moves.append(END)
        return moves

    def is_open(self, position: Board) -> bool:
        return bool(self._wares(position, 1))

    def _wares(self, position: Board, most: int) -> list[Move]:
        """The wares that may go into the basket, or the first few of them."""
        box, basket = position.box, position.basket
        found: list[Move] = []
        usable = drawable(position, self.seat, PURCHASE)
        # Mostly there is too little of some kind, which spares the search for a payment.
        most_packed = together(position, self.seat, usable)
        most_florins = florins_of(position, self.seat, usable)
        packed, florins, kinds = _basket_packed(box, basket)
        treasury = position.players[self.seat].florins
        cost: list[int] = []
        for ware in range(len(MARKET)):
            if not covers(most_packed, packed + box.price_packed[ware]):
                continue
            price = florins + box.price_florins[ware]
            if price > most_florins or self.barred(position, ware) is not None:
                continue
            # Beyond the treasury there is mostly one kind to pay, of which sources give their sum.
            lacking = kinds | box.price_kinds[ware]
            if price <= treasury:
                lacking &= ~(1 << FLORIN)
            if lacking & lacking - 1 or lacking & _NOT_SUMMED:
                cost = cost or basket_cost(position, basket)
                if not payable_from(position, self.seat, usable, with_ware(position, cost, ware)):
                    continue
            found.append(BUY[ware])
            if len(found) == most:
                break
        return found

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "buy":
            position.basket |= 1 << WARE_INDEX[move[1]]
            position.agenda.append(self)
        elif move == INDULGENCE:
            ask_for_florins(position, self.seat)
            position.agenda.append(self)
        elif position.basket:
            position.agenda.append(Deliver(self.seat))
            charge(position, self.seat, PURCHASE, basket_cost(position, position.basket))

    def candidates(self, position: Board) -> list[Move]:
        return [*BUY, INDULGENCE, END]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == END:
            return None
        if move == INDULGENCE:
            if not may_ask(position, self.seat):
                return why_not_ask(position, self.seat)
            if not self._leaves_payable(position):
                return Refusal("V-311", "rest-cannot-be-paid", {"symbol": "crown"})
            return None
        ware = WARE_INDEX[move[1]]
        problem = self.barred(position, ware)
        if problem is None:
            cost = with_ware(position, basket_cost(position, position.basket), ware)
            if not payable(position, self.seat, PURCHASE, cost):
                return Refusal("V-1901", "cannot-pay")
        return problem

    def barred(self, position: Board, ware: int) -> Refusal | None:
        """Why a ware cannot go into the basket, whatever it costs."""
        return barred(position, self.seat, ware)

    def _leaves_payable(self, position: Board) -> bool:
        """The basket can still be paid when the indulgence has given florins, not its crown."""
        if not position.basket:
            return True
        trial = position.clone()
        ask_for_florins(trial, self.seat)
        return payable(trial, self.seat, PURCHASE, basket_cost(trial, trial.basket))


class Deliver(Task[Board]):
    """Paid wares arrive: tiles first, so that a title's space is open for cards (V-1909).

    A card bought anew replaces the player's own, which is discarded first (V-1916).
    """

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        player = position.players[self.seat]
        basket = position.basket
        position.basket = 0
        position.fresh = 0
        cards: list[int] = []
        for ware in range(len(MARKET)):
            if not basket >> ware & 1:
                continue
            if ware < FIRST_TITLE and (ware == CARDINAL or not position.supply[ware]):
                own = cortigiano_of(player, ware)
                if own != NOBODY:
                    discard(position, self.seat, own)
            position.supply = changed(position.supply, ware, position.supply[ware] - 1)
            if position.events is not None:
                position.tell("buys", seat=self.seat, ware=MARKET[ware])
            if ware < FIRST_TITLE:
                cards.append(ware)
                if position.box.agent[ware]:
                    gain_agent(position, self.seat)
            elif ware == MARKET_CATHEDRAL:
                position.agenda.append(ChooseSite(self.seat))
            else:
                tile = DUCHY + ware - FIRST_TITLE
                player.tiles |= 1 << tile
                player.ready |= 1 << tile
        reopen(position, self.seat)
        position.then(*[PlaceCard(self.seat, card) for card in cards], ClearBasket())


class ClearBasket(Task[Board]):
    """The bought cards lie; from now on they may be discarded like others."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.fresh = 0


class ChooseSite(Decision[Board]):
    """In which city the cathedral is built (V-1917, V-1918)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        return [SITE[city] for city in sites(position, self.seat)]

    def play(self, position: Board, move: Move) -> None:
        position.cathedrals |= 1 << CITY_INDEX[move[1]]
        taken = 0
        for player in position.players:
            taken |= player.tiles
        for tile in range(FIRST_CATHEDRAL, LAST_CATHEDRAL + 1):
            if not taken >> tile & 1:
                position.players[self.seat].tiles |= 1 << tile
                break
        if position.events is not None:
            position.tell("builds", seat=self.seat, city=move[1])


def sites(position: Board, seat: int) -> list[int]:
    """Own cities of the right base value without a cathedral."""
    found: list[int] = []
    for city in range(len(CITIES)):
        if position.owner[city] == seat and not position.cathedrals >> city & 1:
            if position.box.value[city] in position.box.cathedral_values:
                found.append(city)
    return found


def basket_cost(position: Board, basket: i64) -> list[int]:
    """The prices added up (V-1903)."""
    cost = list(NO_COST)
    while basket:
        cost = with_ware(position, cost, lowest(basket))
        basket &= basket - 1
    return cost


def with_ware(position: Board, cost: list[int], ware: int) -> list[int]:
    """A cost with the price of one more ware."""
    price, kinds = position.box.price[ware], position.box.price_kinds[ware]
    more = cost[:]
    while kinds:
        symbol = lowest(kinds)
        kinds &= kinds - 1
        more[symbol] += price[symbol]
    return more


def _basket_packed(box: Box, basket: i64) -> tuple[i64, int, i64]:
    """The same packed, its florins apart; and a bit for each symbol of the prices."""
    packed: i64 = 0
    kinds: i64 = 0
    florins = 0
    while basket:
        ware = lowest(basket)
        basket &= basket - 1
        packed += box.price_packed[ware]
        florins += box.price_florins[ware]
        kinds |= box.price_kinds[ware]
    return packed, florins, kinds


def barred(position: Board, seat: int, ware: int) -> Refusal | None:
    """Why a ware cannot go into the basket, whatever it costs."""
    player = position.players[seat]
    if position.basket >> ware & 1:
        return _CHOSEN
    own = ware < FIRST_TITLE and cortigiano_of(player, ware) != NOBODY
    if not position.supply[ware] and not own:
        return _NONE_LEFT
    owned = _owned_already(position, player, ware)
    if owned is not None:
        return owned
    basket = position.basket | 1 << ware
    if ware == MARKET_CATHEDRAL and not sites(position, seat):
        return _NO_SITE
    cards = bits(basket & _CHARACTERS)
    # Every court has the open spaces: few cards need no closer look.
    if cards > position.box.open_spaces and cards > _court_after(position, seat, basket):
        return _NO_SPACE
    return None


def _has_card(player: Player, card: int) -> bool:
    for other in player.cards:
        if other == card:
            return True
    return False


def cortigiano_of(player: Player, card: int) -> int:
    """The cortigiano space with the player's copy of a card, an exhausted one first."""
    found = NOBODY
    for space in range(FIRST_COURT, ALL_SPACES):
        if player.cards[space] == card:
            if player.exhausted >> (space - FIRST_COURT) & 1:
                return space
            if found == NOBODY:
                found = space
    return found


def _owned_already(position: Board, player: Player, ware: int) -> Refusal | None:
    """What a player may own once only (V-1910 to V-1914)."""
    if ware == CARDINAL:
        held = _has_card(player, CARDINAL) and cortigiano_of(player, CARDINAL) == NOBODY
        return _ONE_CARDINAL if held else None
    if ware < FIRST_TITLE or ware == MARKET_CATHEDRAL:
        return None
    tile = DUCHY + ware - FIRST_TITLE
    if player.tiles >> tile & 1:
        return _ONE_GUILD if tile == GUILD else _ONE_OF_A_KIND
    if tile == KINGDOM or tile == REPUBLIC:
        other = REPUBLIC if tile == KINGDOM else KINGDOM
        chosen = position.basket >> (other - DUCHY + FIRST_TITLE) & 1
        if player.tiles >> other & 1 or chosen:
            return _KINGDOM_OR_REPUBLIC
    return None


def _court_after(position: Board, seat: int, basket: int) -> int:
    """Spaces for new cards once the titles of the basket are there and old cards gone (V-1909)."""
    player = position.players[seat]
    tiles = player.tiles
    for tile in range(DUCHY, GUILD + 1):
        if basket >> (tile - DUCHY + FIRST_TITLE) & 1:
            player.tiles |= 1 << tile
    cards = player.cards
    player.cards = [c for c in cards[:FIRST_COURT] if c != NOBODY]
    size = court_size(position, seat)
    player.tiles, player.cards = tiles, cards
    return size
