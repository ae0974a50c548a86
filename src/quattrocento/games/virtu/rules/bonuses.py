"""War bonuses: announced one at a time in a siege or battle, until both sides pass."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import LEONARDO_SPENT, Board, changed
from quattrocento.games.virtu.box import SYMBOL_COUNT, Box
from quattrocento.games.virtu.names import (
    CANNONS,
    COURT,
    FIRST_COURT,
    FLORIN,
    FRANCE,
    FROM_COURT,
    FROM_TILES,
    LEONARDO,
    WAR,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.actions import INDULGENCE
from quattrocento.games.virtu.rules.palace import COURT_SPACES, SPACE_INDEX
from quattrocento.games.virtu.rules.paying import can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import (
    BONUS,
    COLLECT,
    ask_for_florins,
    bonus_usable,
    collect,
    collectable,
    gives,
    may_ask,
)
from quattrocento.kernel.step import Decision, Move, Refusal, Task

MOST_SYMBOLS: Final = 9
_BITS: Final = 4
_MASK: Final = 15
SPEND_TOKEN: Final[Move] = ("spend_token",)
WAR_CARD: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("war_card", space, symbols) for symbols in range(MOST_SYMBOLS + 1)) for space in COURT
)
USE_LEONARDO: Final[Move] = ("leonardo",)
USE_CANNONS: Final[Move] = ("cannons",)
USE_FRANCE: Final[Move] = ("france",)
HELPS: Final[tuple[Move, ...]] = (USE_LEONARDO, USE_CANNONS, USE_FRANCE)
PASS: Final[Move] = ("pass",)

NO_RIVAL: Final = 5
ATTACK: Final = 0


class Speak(Task[Board]):
    """Whose turn it is to announce; who has nothing to announce passes by himself (V-1406)."""

    __slots__ = ("city", "passes", "rival", "seat", "side")
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival", "city", "side", "passes")

    def __init__(self, seat: int, rival: int, city: int, side: int, passes: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival
        self.city: Final = city
        self.side: Final = side
        self.passes: Final = passes

    def run(self, position: Board) -> None:
        announce = Announce(self.seat, self.rival, self.city, self.side, self.passes)
        if len(announce.moves(position)) > 1:
            position.agenda.append(announce)
        else:
            announce.give_way(position)


class Announce(Decision[Board]):
    """One war bonus more, or pass; two passes in a row end it (V-1401 to V-1415).

    A neutral city does not answer (V-1408). The defender may save the florins of the city's
    tile before it can be lost (V-302). Where the treasury lacks florins for a bonus, an
    indulgence may be asked for (V-507).
    """

    __slots__ = ("city", "passes", "rival", "side")
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival", "city", "side", "passes")

    def __init__(self, seat: int, rival: int, city: int, side: int, passes: int) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.city: Final = city
        self.side: Final = side
        self.passes: Final = passes

    def moves(self, position: Board) -> list[Move]:
        # Fast: asked of every side of a siege, and four times slower by candidates.
        moves = self._bonuses(position)
        if self._lacks_florins(position):
            moves.append(INDULGENCE)
        if position.tile_holder(self.city) == self.seat:
            if FROM_TILES + self.city in collectable(position, self.seat):
                moves.append(COLLECT[FROM_TILES + self.city])
        moves.append(PASS)
        return moves

    def _bonuses(self, position: Board) -> list[Move]:
        """The bonuses that can be had and paid."""
        player = position.players[self.seat]
        moves: list[Move] = []
        if player.tokens and not self._tokens_barred(position):
            moves.append(SPEND_TOKEN)
        for space in range(COURT_SPACES):
            for symbols in range(1, war_symbols(position, self.seat, space) + 1):
                if self._card_payable(position, WAR_CARD[space][symbols]):
                    moves.append(WAR_CARD[space][symbols])
        for move in HELPS:
            if self._special(position, move) is None:
                moves.append(move)
        return moves

    def _lacks_florins(self, position: Board) -> bool:
        """An indulgence may be asked for, and pays for a bonus that the treasury does not pay."""
        if not position.options.ask_any_time or not may_ask(position, self.seat):
            return False
        player = position.players[self.seat]
        player.florins += position.box.indulgence_florins
        bonuses = self._bonuses(position)
        player.florins -= position.box.indulgence_florins
        return any(self._price(position, move) > player.florins for move in bonuses)

    def _price(self, position: Board, move: Move) -> int:
        """What a bonus costs in florins (V-1403, V-1412, V-1414)."""
        if move[0] != "war_card":
            return help_of(position.box, move)[1]
        symbols = move[2]
        assert isinstance(symbols, int)
        card = position.players[self.seat].cards[SPACE_INDEX[move[1]]]
        return symbols * position.box.war_price[card]

    def play(self, position: Board, move: Move) -> None:
        if move == PASS:
            self.give_way(position)
            return
        if move[0] == "collect":
            collect(position, self.seat, FROM_TILES + self.city)
            position.agenda.append(self)
            return
        if move == INDULGENCE:
            ask_for_florins(position, self.seat)
            position.agenda.append(self)
            return
        price = self._price(position, move)
        strength = self._use(position, move)
        if self.side == ATTACK:
            position.attack += strength
        else:
            position.defence += strength
        if position.events is not None:
            position.tell("war_bonus", seat=self.seat, means=move[0], strength=strength)
        position.agenda.append(self._next(0))
        charge(position, self.seat, BONUS, cost_of(FLORIN, price))

    def give_way(self, position: Board) -> None:
        """A pass; the other side may still announce, unless it has just passed (V-1407)."""
        if self.rival != NO_RIVAL and self.passes == 0:
            position.agenda.append(self._next(1))

    def _next(self, passes: int) -> Speak:
        if self.rival == NO_RIVAL:
            return Speak(self.seat, NO_RIVAL, self.city, self.side, passes)
        return Speak(self.rival, self.seat, self.city, 1 - self.side, passes)

    def _use(self, position: Board, move: Move) -> int:
        """Spend a bonus; gives its strength."""
        player = position.players[self.seat]
        box = position.box
        if move == SPEND_TOKEN:
            player.tokens -= 1
            return box.war_token
        if move[0] == "war_card":
            return self._use_card(position, move)
        if move == USE_LEONARDO:
            position.mark(self.city, LEONARDO_SPENT, self.seat)
        elif move == USE_CANNONS:
            player.ready &= ~(1 << CANNONS)
        else:
            position.powers_ready &= ~(1 << FRANCE)
        return help_of(box, move)[0]

    def _use_card(self, position: Board, move: Move) -> int:
        """Announce war symbols of a cortigiano; what is left of them may follow (V-1409)."""
        player = position.players[self.seat]
        space = SPACE_INDEX[move[1]]
        symbols = move[2]
        assert isinstance(symbols, int)
        left = war_symbols(position, self.seat, space - FIRST_COURT) - symbols
        set_war_left(player, space - FIRST_COURT, left)
        player.exhausted |= 1 << (space - FIRST_COURT)
        if player.gave:
            slot = len(player.gave) - COURT_SPACES + space - FIRST_COURT
            player.gave = changed(player.gave, slot, WAR + 1)
        return symbols * position.box.war_token

    def candidates(self, position: Board) -> list[Move]:
        moves: list[Move] = [SPEND_TOKEN]
        for space in range(COURT_SPACES):
            for symbols in range(1, war_symbols(position, self.seat, space) + 1):
                moves.append(WAR_CARD[space][symbols])
        collects = [m for m in self.moves(position) if m[0] in ("collect", "indulgence")]
        moves += [move for move in HELPS if position.has_help(str(move[0]))]
        return [*moves, *collects, PASS]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == SPEND_TOKEN:
            if not position.players[self.seat].tokens:
                return Refusal("V-1401", "no-token")
            if self._tokens_barred(position):
                return Refusal("V-1405", "no-tokens-in-defence")
            return None
        if move[0] == "war_card":
            if not self._card_payable(position, move):
                florins = self._price(position, move)
                return Refusal("V-1403", "not-enough-florins", {"florins": florins})
            return None
        return self._special(position, move)

    def _card_payable(self, position: Board, move: Move) -> bool:
        """The price of some symbols can be paid without the florins of the card itself."""
        player = position.players[self.seat]
        exhausted = player.exhausted
        player.exhausted |= 1 << (SPACE_INDEX[move[1]] - FIRST_COURT)
        payable = can_pay(position, self.seat, BONUS, FLORIN, self._price(position, move))
        player.exhausted = exhausted
        return payable

    def _tokens_barred(self, position: Board) -> bool:
        """Tokens are for the besieger alone where the table plays so (V-1405)."""
        if position.options.defender_tokens:
            return False
        return position.defender(self.city) == self.seat

    def _special(self, position: Board, move: Move) -> Refusal | None:
        """Why Leonardo, Cannons or France cannot help now."""
        barred = help_barred(position, self.seat, self.city, move)
        if barred is not None:
            return barred
        price = self._price(position, move)
        if not can_pay(position, self.seat, BONUS, FLORIN, price):
            return Refusal("V-1403", "not-enough-florins", {"florins": price})
        return None


def help_barred(position: Board, seat: int, city: int, move: Move) -> Refusal | None:
    """Why Leonardo, Cannons or France cannot help, paid or not (V-1412, V-1414, V-1415)."""
    player = position.players[seat]
    if move == USE_LEONARDO:
        if not player.has(LEONARDO):
            return Refusal("V-1412", "without-leonardo")
        if position.marked(city, LEONARDO_SPENT, seat):
            return Refusal("V-1412", "leonardo-used")
    elif move == USE_CANNONS:
        if not player.ready >> CANNONS & 1:
            return Refusal("V-1414", "without-cannons")
    elif move == USE_FRANCE:
        if not bonus_usable(position, seat, FRANCE):
            return Refusal("V-1415", "without-france")
    return None


def help_of(box: Box, move: Move) -> tuple[int, int]:
    """What Leonardo, Cannons or France add, and their price in florins; others add nothing."""
    if move == USE_LEONARDO:
        return box.leonardo, box.leonardo_price
    if move == USE_CANNONS:
        return box.cannons, box.cannons_price
    return (box.france, 0) if move == USE_FRANCE else (0, 0)


def war_symbols(position: Board, seat: int, space: int) -> int:
    """War symbols of an available cortigiano, or those left of one in use (V-1402, V-1409)."""
    player = position.players[seat]
    card = player.cards[FIRST_COURT + space]
    if card < 0:
        return 0
    if player.exhausted >> space & 1:
        return war_left(player, space) if player.war_left else 0
    if not position.box.reliefs[card * SYMBOL_COUNT + WAR]:
        return 0
    return min(gives(position, player, FROM_COURT + space, WAR), MOST_SYMBOLS)


def war_left(player: Player, space: int) -> int:
    """War symbols of a cortigiano in use that may still be announced in this siege (V-1409)."""
    return player.war_left >> _BITS * space & _MASK


def set_war_left(player: Player, space: int, symbols: int) -> None:
    """Remember how many they are."""
    player.war_left &= ~(_MASK << _BITS * space)
    player.war_left |= symbols << _BITS * space
