"""Paying, once for everything: which source gives which symbols, what is owed, and the rest.

A cost lies in `owed`; each small move draws on one source for one type of symbol. A source is
offered only while the rest can still be paid, so a payment that was begun can be completed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quattrocento.games.virtu.board import NO_COST, NO_SYMBOLS, Board, changed
from quattrocento.games.virtu.box import COST_COUNT, SYMBOL_COUNT, lowest
from quattrocento.games.virtu.names import (
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FROM_IMPROVEMENT,
    MAKE_WAR,
    SHIP,
    SOURCES,
    SYMBOLS,
    WAR,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.palace import room_action
from quattrocento.games.virtu.rules.reliefs import (
    RETREAT,
    SAILING,
    SOURCE_INDEX,
    actual_source,
    doubled,
    drawable,
    gives,
    kinds_of,
    sources,
    use,
)
from quattrocento.kernel.step import Decision, Move, Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

PAY: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("pay", source, symbol) for symbol in SYMBOLS) for source in SOURCES
)
INDULGENCE: Final[Move] = ("indulgence",)
END: Final[Move] = ("end",)
SYMBOL_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(SYMBOLS)}
_EITHER: Final = 1 << EITHER
_CROWN_OR_CROSS: Final = 1 << CROWN | 1 << CROSS


class Pay(Decision[Board]):
    """Which source pays, and with which of its types of symbol (V-309 to V-316).

    The room's own reliefs come first where the table plays so.
    `purpose` says what may be drawn on; what is covered and owed lies in the position.
    """

    __slots__ = ("purpose",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "purpose")

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose

    def moves(self, position: Board) -> list[Move]:
        # Fast: 11 % of decisions, and four times slower by candidates.
        player = position.players[self.seat]
        usable = drawable(position, self.seat, self.purpose)
        need = _missing(position, player)
        wanted = _wanted_kinds(need)
        moves: list[Move] = []
        room_due = False
        left = usable
        while left:
            source, others = lowest(left), usable ^ (left & -left)
            left &= left - 1
            if room_due and source > FROM_IMPROVEMENT:
                break
            kinds: i64 = kinds_of(position, player, source) & wanted
            if kinds == 0 or doubled(position, self.seat, source):
                continue
            while kinds:
                symbol = lowest(kinds)
                kinds &= kinds - 1
                rest = need[:]
                _apply(rest, symbol, gives(position, player, source, symbol))
                if _enough(position, player, others, rest):
                    moves.append(PAY[source][symbol])
                    if source <= FROM_IMPROVEMENT and comes_first(position, player, source):
                        room_due = True
        return moves

    def play(self, position: Board, move: Move) -> None:
        source = actual_source(position, self.seat, SOURCE_INDEX[move[1]])
        symbol = SYMBOL_INDEX[move[2]]
        amount = use(position, self.seat, source, symbol)
        if symbol != FLORIN:
            position.pool = changed(position.pool, symbol, position.pool[symbol] + amount)
        if not draw_on_pool(position, self.seat, self.purpose):
            position.agenda.append(self)

    def candidates(self, position: Board) -> list[Move]:
        player = position.players[self.seat]
        need = _missing(position, player)
        moves: list[Move] = []
        for source in sources(position, self.seat, self.purpose):
            if doubled(position, self.seat, source):
                continue
            for symbol in range(SYMBOL_COUNT):
                if _wanted(need, symbol) and gives(position, player, source, symbol):
                    moves.append(PAY[source][symbol])
        return moves

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        legal = self.moves(position)
        if move in legal:
            return None
        if SOURCE_INDEX[move[1]] > FROM_IMPROVEMENT:
            if SOURCE_INDEX[legal[0][1]] <= FROM_IMPROVEMENT:
                return Refusal("V-316", "room-first")
        return Refusal("V-311", "rest-cannot-be-paid", {"symbol": str(move[2])})


def comes_first(position: Board, player: Player, source: int) -> bool:
    """A relief of the room must be used before other sources (V-316).

    In a War it may wait for another type that it shows: the steps of a troop are paid one by one.
    """
    if not position.options.room_first:
        return False
    if room_action(position, player, player.marker) != MAKE_WAR:
        return True
    kinds = 0
    for symbol in (CAVALRY, SHIP, WAR):
        if gives(position, player, source, symbol):
            kinds += 1
    return kinds < 2


def charge(position: Board, seat: int, purpose: int, cost: list[int]) -> None:
    """Let a seat pay a cost it can pay: at once where nothing is to be chosen."""
    position.owed = tuple(cost)
    if not draw_on_pool(position, seat, purpose):
        position.agenda.append(Pay(seat, purpose))


def draw_on_pool(position: Board, seat: int, purpose: int) -> bool:
    """Use what lies in the pool; with everything covered, pay the florins and be done."""
    if position.pool is not NO_SYMBOLS:
        pool, owed = list(position.pool), list(position.owed)
        for symbol in range(CROWN, SYMBOL_COUNT):
            if pool[symbol]:
                pool[symbol] = _apply(owed, symbol, pool[symbol])
        position.pool, position.owed = tuple(pool), tuple(owed)
    owed_now = position.owed
    for symbol in range(CROWN, COST_COUNT):
        if owed_now[symbol]:
            return False
    player = position.players[seat]
    florins, in_pool = owed_now[FLORIN], position.pool[FLORIN]
    if florins > player.florins + in_pool:
        return False
    if florins:
        from_pool = min(in_pool, florins)
        if from_pool:
            position.pool = changed(position.pool, FLORIN, in_pool - from_pool)
        player.florins -= florins - from_pool
        if position.events is not None:
            position.tell("spends", seat=seat, florins=florins)
    position.owed = NO_COST
    if purpose > SAILING and purpose != RETREAT:
        position.clear_payment()
    return True


def payable(position: Board, seat: int, purpose: int, cost: list[int]) -> bool:
    """The seat can pay a cost, with whatever it may draw on and one type a relief."""
    need = _beyond_pool(position, seat, cost)
    if not _wanted_kinds(need):
        return True
    return _enough(position, position.players[seat], drawable(position, seat, purpose), need)


def payable_from(position: Board, seat: int, usable: i64, cost: list[int]) -> bool:
    """The same with the sources at hand, for many costs in a row."""
    return _enough(position, position.players[seat], usable, _beyond_pool(position, seat, cost))


def can_pay(position: Board, seat: int, purpose: int, symbol: int, amount: int) -> bool:
    """The same for a cost of one kind of symbol, mostly without a look at the sources."""
    if affordable(position, seat, 0, symbol, amount):
        return True
    return affordable(position, seat, drawable(position, seat, purpose), symbol, amount)


def affordable(position: Board, seat: int, usable: i64, symbol: int, amount: int) -> bool:
    """The same with the sources at hand."""
    lacking = amount - position.pool[symbol]
    player = position.players[seat]
    if symbol == FLORIN:
        lacking -= player.florins
    return lacking <= 0 or _one_kind(position, player, usable, symbol, lacking)


def cost_of(symbol: int, amount: int) -> list[int]:
    """A cost of one kind of symbol."""
    cost = list(NO_COST)
    cost[symbol] = amount
    return cost


def missing(position: Board, seat: int) -> list[int]:
    """What the payment in progress still lacks, the treasury counted."""
    return _missing(position, position.players[seat])


def _missing(position: Board, player: Player) -> list[int]:
    need = list(position.owed)
    _less_treasury(position, player, need)
    return need


def _beyond_pool(position: Board, seat: int, cost: list[int]) -> list[int]:
    """What a cost asks for beyond the pool and the treasury."""
    need, pool = cost[:], position.pool
    if pool is not NO_SYMBOLS:
        for symbol in range(CROWN, SYMBOL_COUNT):
            if pool[symbol]:
                _apply(need, symbol, pool[symbol])
    _less_treasury(position, position.players[seat], need)
    return need


def _less_treasury(position: Board, player: Player, need: list[int]) -> None:
    if need[FLORIN]:
        lacking = need[FLORIN] - player.florins - position.pool[FLORIN]
        need[FLORIN] = lacking if lacking > 0 else 0


def _wanted(need: list[int], symbol: int) -> bool:
    if need[symbol]:
        return True
    return need[EITHER] > 0 and (symbol == CROWN or symbol == CROSS)


def _wanted_kinds(need: list[int]) -> i64:
    """A bit for each symbol that is wanted."""
    kinds: i64 = 0
    bit: i64 = 1
    for amount in need:
        if amount:
            kinds |= bit
        bit <<= 1
    return kinds & ~_EITHER | _CROWN_OR_CROSS if kinds & _EITHER else kinds


def _apply(need: list[int], symbol: int, amount: int) -> int:
    """Cover a need; gives what is left over. A crown or cross goes to its own kind first."""
    used = min(need[symbol], amount)
    need[symbol] -= used
    amount -= used
    if amount and need[EITHER] and (symbol == CROWN or symbol == CROSS):
        used = min(need[EITHER], amount)
        need[EITHER] -= used
        amount -= used
    return amount


def _enough(position: Board, player: Player, usable: i64, need: list[int]) -> bool:
    """The sources, one type each, can cover a need; `need` is used up on the way."""
    wanted = _wanted_kinds(need)
    if not wanted:
        return True
    if not wanted & wanted - 1:
        only = lowest(wanted)
        return _one_kind(position, player, usable, only, need[only])
    several: list[int] = []
    while usable:
        source = lowest(usable)
        usable &= usable - 1
        kinds: i64 = kinds_of(position, player, source) & wanted
        if kinds & kinds - 1:
            several.append(source)
        elif kinds:
            only = lowest(kinds)
            _apply(need, only, gives(position, player, source, only))
            wanted = _wanted_kinds(need)
            if not wanted:
                return True
    return bool(several) and _search(position, player, several, 0, need, set())


def _one_kind(position: Board, player: Player, usable: i64, symbol: int, lacking: int) -> bool:
    """Only one type is needed, so every source gives it."""
    while usable:
        source = lowest(usable)
        usable &= usable - 1
        lacking -= gives(position, player, source, symbol)
        if lacking <= 0:
            return True
    return False


def _search(
    position: Board,
    player: Player,
    usable: list[int],
    start: int,
    need: list[int],
    failed: set[int],
) -> bool:
    """Try the types of each source in turn; needs that failed before are not tried again."""
    if not _wanted_kinds(need):
        return True
    if start == len(usable) or not _within_reach(position, player, usable, start, need):
        return False
    key = start
    for amount in need:
        key = key << 7 | amount
    if key in failed:
        return False
    source = usable[start]
    useful = False
    for symbol in range(SYMBOL_COUNT):
        if _wanted(need, symbol):
            amount = gives(position, player, source, symbol)
            if amount:
                useful = True
                rest = need[:]
                _apply(rest, symbol, amount)
                if _search(position, player, usable, start + 1, rest, failed):
                    return True
    if not useful and _search(position, player, usable, start + 1, need, failed):
        return True
    failed.add(key)
    return False


def _within_reach(
    position: Board, player: Player, usable: list[int], start: int, need: list[int]
) -> bool:
    for symbol in range(SYMBOL_COUNT):
        lacking = need[symbol]
        if lacking:
            for index in range(start, len(usable)):
                lacking -= gives(position, player, usable[index], symbol)
                if lacking <= 0:
                    break
            if lacking > 0:
                return False
    return True
