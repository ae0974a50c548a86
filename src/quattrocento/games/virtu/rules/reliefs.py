"""Reliefs as sources of a payment: what may be drawn on for which purpose, and drawing on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import Board, changed, first_cathedral, power_bit, power_place
from quattrocento.games.virtu.box import (
    CARD_RELIEFS,
    MOST,
    OTTOMAN_RELIEF,
    PLACE,
    PRINTED_RELIEFS,
    SYMBOL_COUNT,
    TILE_RELIEFS,
    lowest,
    of_packed,
)
from quattrocento.games.virtu.names import (
    CROWN,
    EMPIRE,
    FIRST_CATHEDRAL,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    FLORIN,
    FROM_ACTION,
    FROM_COURT,
    FROM_EMPIRE,
    FROM_IMPROVEMENT,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
    FROM_TILES,
    IN_SPRING,
    NO_ACTION,
    NOBODY,
    OTTOMAN,
    SOURCES,
    SYMBOLS,
    TILES,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.palace import COURT_SPACES, action_there
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from mypy_extensions import i64

PURPOSES: Final[tuple[str, ...]] = (
    "action", "govern", "sailing", "freeing", "marker", "retreat", "bonus", "winter", "purchase",
    "alliance",
)  # fmt: skip
ACTION: Final = 0
"""An action for which ships are of no use: Patronise, Intrigue."""
GOVERNING: Final = 1
SAILING: Final = 2
"""Annex, War and Trade."""
FREEING: Final = 3
MARKER: Final = 4
RETREAT: Final = 5
BONUS: Final = 6
WINTER: Final = 7
"""Wages and recruiting."""
PURCHASE: Final = 8
ALLIANCE: Final = 9

# Sources beside cortigiani and tiles, for each purpose (V-310, V-315, V-1505, V-1906, V-2107).
_ROOM: Final = 1
_OTTOMAN: Final = 2
_EMPIRE: Final = 4
_BEG: Final = 8
_ALLOWED: Final[tuple[int, ...]] = (
    _ROOM | _EMPIRE | _BEG,
    _ROOM | _EMPIRE | _BEG,
    _ROOM | _OTTOMAN | _BEG,
    _EMPIRE,
    0,
    _OTTOMAN,
    0,
    _BEG,
    _EMPIRE | _BEG,
    _BEG,
)

COLLECT: Final[tuple[Move, ...]] = tuple(("collect", source) for source in SOURCES)
TAKE: Final[tuple[Move, ...]] = (("take_florins", "action"), ("take_florins", "improvement"))
SOURCE_INDEX: Final[dict[str | int, int]] = {
    name: i for i, name in reversed(list(enumerate(SOURCES)))
}


def drawable(position: Board, seat: int, purpose: int) -> i64:
    """What a payment may draw on now: a bit for each source."""
    player = position.players[seat]
    allowed = _ALLOWED[purpose]
    found: i64 = player.ready & ~position.turned
    found <<= FROM_TILES
    cards = player.cards
    left: i64 = ~player.exhausted & (1 << COURT_SPACES) - 1
    source: i64 = 1 << FROM_COURT
    space: i64 = FIRST_COURT
    while left:
        if left & 1 and cards[space] != NOBODY:
            found |= source
        left >>= 1
        source <<= 1
        space += 1
    if allowed & _ROOM:
        if position.used[FROM_ACTION] == 0:
            if room_relief(position, player, FROM_ACTION) != NOBODY:
                found |= 1 << FROM_ACTION
        if position.used[FROM_IMPROVEMENT] == 0:
            if room_relief(position, player, FROM_IMPROVEMENT) != NOBODY:
                found |= 1 << FROM_IMPROVEMENT
    if allowed & _OTTOMAN and bonus_usable(position, seat, OTTOMAN):
        found |= 1 << FROM_OTTOMAN
    if allowed & _EMPIRE and bonus_usable(position, seat, EMPIRE):
        if not position.turned & power_bit(EMPIRE):
            found |= 1 << FROM_EMPIRE
    if allowed & _BEG and may_ask(position, seat):
        found |= 1 << FROM_INDULGENCE
    return found


def sources(position: Board, seat: int, purpose: int) -> list[int]:
    """The same as a list."""
    return listed(drawable(position, seat, purpose))


def listed(usable: i64) -> list[int]:
    """The sources whose bits are set."""
    found: list[int] = []
    while usable:
        found.append(lowest(usable))
        usable &= usable - 1
    return found


def relief_of(position: Board, player: Player, source: int) -> int:
    """The relief that a source shows at present."""
    if source >= FROM_OTTOMAN:
        return OTTOMAN_RELIEF + source - FROM_OTTOMAN
    if source >= FROM_TILES:
        return TILE_RELIEFS + source - FROM_TILES
    if source >= FROM_COURT:
        return CARD_RELIEFS + player.cards[FIRST_COURT + source - FROM_COURT]
    return room_relief(position, player, source)


def actual_source(position: Board, seat: int, source: int) -> int:
    """The very cathedral meant: the first one of the seat that is available."""
    if FROM_TILES + FIRST_CATHEDRAL <= source < FROM_OTTOMAN:
        return FROM_TILES + first_cathedral(position.players[seat].ready & ~position.turned)
    return source


def doubled(position: Board, seat: int, source: int) -> bool:
    """Another cathedral stands for this one: the five tiles are alike."""
    if not FROM_TILES + FIRST_CATHEDRAL <= source < FROM_OTTOMAN:
        return False
    return actual_source(position, seat, source) != source


def room_relief(position: Board, player: Player, source: int) -> int:
    """The relief of the marker's room: a card's, or the printed one (V-205); NOBODY for none."""
    room = player.marker
    if source == FROM_IMPROVEMENT:
        card = player.cards[FIRST_IMPROVEMENT + room]
        return NOBODY if card == NOBODY else CARD_RELIEFS + card
    card = player.cards[room]
    if card != NOBODY:
        return CARD_RELIEFS + card
    action = position.box.palaces[player.colour][room]
    return NOBODY if action == NO_ACTION else PRINTED_RELIEFS + action


def kinds_of(position: Board, player: Player, source: int) -> int:
    """A bit for each type of symbol that a source can give now (V-312)."""
    kinds = position.box.shown[relief_of(position, player, source)]
    if player.gave:
        slot = _slot(source)
        if slot != NOBODY and player.gave[slot]:
            kinds &= 1 << player.gave[slot] - 1
    return kinds


def gives(position: Board, player: Player, source: int, symbol: int) -> int:
    """How many symbols of a type a source gives, none where it gave another type (V-312)."""
    relief = relief_of(position, player, source)
    amount = position.box.reliefs[relief * SYMBOL_COUNT + symbol]
    if amount and player.gave:
        slot = _slot(source)
        if slot != NOBODY and player.gave[slot] not in (0, symbol + 1):
            return 0
    return amount


def use(position: Board, seat: int, source: int, symbol: int) -> int:
    """Draw on a source: it is exhausted or used up, florins go to the treasury (V-302, V-309)."""
    player = position.players[seat]
    amount = gives(position, player, source, symbol)
    if source <= FROM_IMPROVEMENT:
        position.used[source] = symbol + 1
    elif source < FROM_TILES:
        player.exhausted |= 1 << (source - FROM_COURT)
    elif source < FROM_OTTOMAN:
        player.ready &= ~(1 << (source - FROM_TILES))
        if symbol != FLORIN:
            position.paid |= 1 << (source - FROM_TILES)
    elif source == FROM_INDULGENCE:
        ask(position, seat)
    else:
        power = OTTOMAN if source == FROM_OTTOMAN else EMPIRE
        position.powers_ready &= ~(1 << power)
        position.paid |= power_bit(power)
    if player.gave and _slot(source) != NOBODY:
        player.gave = changed(player.gave, _slot(source), symbol + 1)
    if symbol == FLORIN:
        if source <= FROM_IMPROVEMENT and not position.options.keep_surplus:
            position.pool = changed(position.pool, FLORIN, position.pool[FLORIN] + amount)
        else:
            player.florins += amount
    if position.events is not None:
        name, kind = SOURCES[source], SYMBOLS[symbol]
        position.tell("draws", seat=seat, source=name, symbol=kind, amount=amount)
    return amount


def may_ask(position: Board, seat: int) -> bool:
    """An indulgence may be asked for, as far as pile, room and limit go (V-501, V-508, V-526)."""
    player = position.players[seat]
    if player.asked or position.indulgences == 0 or player.marker == NOBODY:
        return False
    return not player.indulgences >> player.marker & 1


def ask(position: Board, seat: int) -> None:
    """Take an indulgence; in Spring it is laid after the action (V-506, V-523)."""
    position.players[seat].asked = True
    position.indulgences -= 1
    position.begging = True
    if position.season != IN_SPRING:
        lay_indulgence(position, seat)


def lay_indulgence(position: Board, seat: int) -> None:
    """The indulgence asked for comes to lie on the marker's room."""
    if position.begging:
        position.begging = False
        player = position.players[seat]
        player.indulgences |= 1 << player.marker
        if position.events is not None:
            chamber = action_there(position, seat, player.marker)
            position.tell("lays_indulgence", seat=seat, room=player.marker + 1, chamber=chamber)


def ask_for_florins(position: Board, seat: int) -> None:
    """An indulgence for its florins (V-505)."""
    use(position, seat, FROM_INDULGENCE, FLORIN)


def bonus_usable(position: Board, seat: int, power: int) -> bool:
    """An alliance's bonus is ready and no enemy agent lies there (V-2113)."""
    if position.allies[power] != seat or not position.powers_ready >> power & 1:
        return False
    agent = position.agents[power_place(power)]
    return agent == NOBODY or agent == seat


def collectable(position: Board, seat: int) -> list[int]:
    """Cortigiani and tiles whose florins may be collected at any time, as sources (V-302)."""
    player = position.players[seat]
    found: list[int] = []
    for source in listed(drawable(position, seat, MARKER)):
        if gives(position, player, source, FLORIN) and not doubled(position, seat, source):
            found.append(source)
    return found


def collectable_cards(position: Board, seat: int) -> list[int]:
    """Of these, the cortigiani alone."""
    player, box = position.players[seat], position.box
    found: list[int] = []
    left: i64 = ~player.exhausted & (1 << COURT_SPACES) - 1
    space: i64 = 0
    while left:
        if left & 1:
            card = player.cards[FIRST_COURT + space]
            if card != NOBODY and box.relief_florins[CARD_RELIEFS + card]:
                if gives(position, player, FROM_COURT + space, FLORIN):
                    found.append(FROM_COURT + space)
        left >>= 1
        space += 1
    return found


def collect(position: Board, seat: int, source: int) -> None:
    """All florins of a cortigiano or tile go to the treasury; it is exhausted (V-303)."""
    use(position, seat, actual_source(position, seat, source), FLORIN)


def room_florins(position: Board, seat: int) -> list[Move]:
    """Florins of the room that may still be taken, once the action had an effect (V-306, V-307)."""
    moves: list[Move] = []
    if position.done and position.options.keep_surplus:
        player = position.players[seat]
        for source in (FROM_ACTION, FROM_IMPROVEMENT):
            relief = room_relief(position, player, source)
            if position.used[source] == 0 and relief != NOBODY:
                if position.box.reliefs[relief * SYMBOL_COUNT + FLORIN]:
                    moves.append(TAKE[source])
    return moves


def at_hand(position: Board, seat: int, purpose: int) -> list[int]:
    """For each symbol, how many the sources of a purpose could give at most."""
    return totals(position, seat, drawable(position, seat, purpose))


def totals(position: Board, seat: int, usable: i64) -> list[int]:
    """The same of some sources, the treasury counted."""
    packed = together(position, seat, usable)
    most = [of_packed(packed, symbol) for symbol in range(CROWN, SYMBOL_COUNT)]
    return [florins_of(position, seat, usable), *most]


def together(position: Board, seat: int, usable: i64) -> i64:
    """The same packed, without florins."""
    player = position.players[seat]
    packed = position.box.relief_packed
    most: i64 = 0
    while usable:
        source = lowest(usable)
        usable &= usable - 1
        given: i64 = packed[relief_of(position, player, source)]
        most += given & _given(player, source) if player.gave else given
    return most


def florins_of(position: Board, seat: int, usable: i64) -> int:
    """The florins of a treasury and of some sources."""
    player = position.players[seat]
    florins = player.florins
    while usable:
        source = lowest(usable)
        usable &= usable - 1
        florins += gives(position, player, source, FLORIN)
    return florins


def _given(player: Player, source: int) -> i64:
    """What of packed amounts a source may give: all, unless it gave one type before (V-312)."""
    slot = _slot(source)
    if slot == NOBODY or player.gave[slot] == 0:
        return -1
    symbol = player.gave[slot] - 1
    return 0 if symbol == FLORIN else MOST << PLACE * (symbol - CROWN)


def _slot(source: int) -> int:
    """Where `gave` keeps a source; NOBODY for those that count once by themselves."""
    if FROM_TILES <= source < FROM_OTTOMAN:
        return source - FROM_TILES
    if FROM_COURT <= source < FROM_TILES:
        return len(TILES) + source - FROM_COURT
    return NOBODY
