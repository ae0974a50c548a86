"""War: troops march and sail, and the room's war symbols become tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.box import SYMBOL_COUNT, TILE_RELIEFS, of_packed
from quattrocento.games.virtu.names import (
    CAVALRY,
    CITIES,
    FIRST_IMPROVEMENT,
    FLORIN,
    FROM_ACTION,
    FROM_IMPROVEMENT,
    NOBODY,
    SHIP,
    WAR,
)
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside, why_not_aside
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.paying import can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import (
    SAILING,
    SOURCE_INDEX,
    drawable,
    room_relief,
    together,
)
from quattrocento.kernel.step import Decision, Move, Refusal, Task

Ways = tuple[tuple[Move, ...], ...]
MARCH: Final[Ways] = tuple(tuple(("march", city, goal) for goal in CITIES) for city in CITIES)
SAIL: Final[Ways] = tuple(tuple(("sail", city, goal) for goal in CITIES) for city in CITIES)
TOKEN: Final[tuple[Move, ...]] = (("token", "action"), ("token", "improvement"))


class War(Decision[Board]):
    """Which troop moves next, or which war symbol becomes a token (V-1001 to V-1020).

    A troop that stands before a city not its owner's has stopped (V-1006).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 3 % of decisions, and ten times slower by candidates.
        moves = self.effects(position)
        for source in (FROM_ACTION, FROM_IMPROVEMENT):
            if _token_problem(position, self.seat, source) is None:
                moves.append(TOKEN[source])
        return moves + asides(position, self.seat)

    def effects(self, position: Board) -> list[Move]:
        """Every way in which a troop may go now."""
        return troop_moves(position, self.seat, self.seat, MARCH, SAIL)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        if move[0] == "token":
            source = SOURCE_INDEX[move[1]]
            position.then(TakeToken(self.seat), self)
            position.used[source] = WAR + 1
            position.taken[source] += 1
            price = token_price(position, self.seat, source)
            charge(position, self.seat, SAILING, cost_of(FLORIN, price))
            return
        city, goal = CITY_INDEX[move[1]], CITY_INDEX[move[2]]
        position.then(MoveTroop(self.seat, city, goal), self)
        if move[0] == "march":
            charge(position, self.seat, SAILING, cost_of(CAVALRY, 1))
        else:
            ships = position.box.ships[city][goal]
            charge(position, self.seat, SAILING, cost_of(SHIP, ships))

    def candidates(self, position: Board) -> list[Move]:
        return [*troop_goals(position, self.seat, MARCH, SAIL), *TOKEN, *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "token":
            return _token_problem(position, self.seat, SOURCE_INDEX[move[1]])
        if move[0] == "march":
            if can_pay(position, self.seat, SAILING, CAVALRY, 1):
                return None
            return Refusal("V-1001", "no-cavalry")
        if move[0] == "sail":
            ships = position.box.ships[CITY_INDEX[move[1]]][CITY_INDEX[move[2]]]
            if can_pay(position, self.seat, SAILING, SHIP, ships):
                return None
            return Refusal("V-1003", "too-few-ships", {"ships": ships})
        return why_not_aside(position, self.seat, move)


class MoveTroop(Task[Board]):
    """A paid troop moves by road or sea; nothing is resolved yet (V-1009)."""

    __slots__ = ("city", "goal", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city", "goal")

    def __init__(self, seat: int, city: int, goal: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.goal: Final = goal

    def run(self, position: Board) -> None:
        position.move_troop(self.seat, self.city, self.goal)
        position.done += 1
        if position.events is not None:
            city, goal = CITIES[self.city], CITIES[self.goal]
            position.tell("moves_troop", seat=self.seat, city=city, goal=goal)


class TakeToken(Task[Board]):
    """A paid war symbol of the room becomes a war token (V-1013, V-1016)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        position.players[self.seat].tokens += 1
        position.done += 1
        if position.events is not None:
            position.tell("takes_token", seat=self.seat)


def troop_moves(position: Board, seat: int, troop: int, march: Ways, sail: Ways) -> list[Move]:
    """What the seat can pay for troops of a colour: by road, then by sea, city by city."""
    moves: list[Move] = []
    rides = can_pay(position, seat, SAILING, CAVALRY, 1)
    reach = _furthest_sail(position, seat)
    troops = position.troops
    for city in range(len(CITIES)):
        if not troops[city * SEATS + troop] or not position.movable(troop, city):
            continue
        if rides:
            for goal in position.neighbours(city):
                moves.append(march[city][goal])
        if reach:
            ways = position.box.ships[city]
            for goal in range(len(CITIES)):
                if 0 < ways[goal] <= reach and position.owner[goal] >= NOBODY:
                    moves.append(sail[city][goal])
    return moves


def troop_goals(position: Board, troop: int, march: Ways, sail: Ways) -> list[Move]:
    """The same, whatever can be paid."""
    moves: list[Move] = []
    for city in range(len(CITIES)):
        if position.movable(troop, city):
            moves += [march[city][goal] for goal in position.neighbours(city)]
            ways = position.box.ships[city]
            for goal in range(len(CITIES)):
                if ways[goal] and position.owner[goal] >= NOBODY:
                    moves.append(sail[city][goal])
    return moves


def _furthest_sail(position: Board, seat: int) -> int:
    """How many seas a troop could cross with the ships at hand."""
    usable = drawable(position, seat, SAILING)
    return position.pool[SHIP] + of_packed(together(position, seat, usable), SHIP)


def token_price(position: Board, seat: int, source: int) -> int:
    """Florins for a war symbol of the room (V-1015)."""
    player = position.players[seat]
    card = player.cards[player.marker + (FIRST_IMPROVEMENT if source else 0)]
    return position.box.war_price[card] if card != NOBODY else 0


def room_war(position: Board, seat: int, source: int) -> int:
    """War symbols on a card of the marker's room (V-1013)."""
    relief = room_relief(position, position.players[seat], source)
    if NOBODY < relief < TILE_RELIEFS:
        return position.box.reliefs[relief * SYMBOL_COUNT + WAR]
    return 0


def _token_problem(position: Board, seat: int, source: int) -> Refusal | None:
    """Why the room's relief gives no token now (V-1014 to V-1017)."""
    symbols = room_war(position, seat, source)
    if symbols == 0:
        return Refusal("V-1013", "no-war-symbol")
    if position.used[source] not in (0, WAR + 1):
        return Refusal("V-1014", "relief-used")
    if position.taken[source] >= symbols:
        return Refusal("V-1016", "symbol-taken")
    if not position.has_token():
        return Refusal("V-324", "no-token-left")
    used = position.used[source]
    position.used[source] = WAR + 1
    price = token_price(position, seat, source)
    paid = can_pay(position, seat, SAILING, FLORIN, price)
    position.used[source] = used
    return None if paid else Refusal("V-1015", "not-enough-florins", {"florins": price})
