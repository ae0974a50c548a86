"""Ways to divide what a seat has between the march and the sieges after it.

A card is used once: a Condottiere gives cavalry now or war symbols in a siege. A muster is one such
division, with what can be paid for the march and what is left for bonuses.
"""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.lens.arms import Arm, court_arms, price_of, strongest, tokens
from quattrocento.games.virtu.lens.giving import beside
from quattrocento.games.virtu.names import (
    CAVALRY,
    COSTS,
    FLORIN,
    FROM_ACTION,
    FROM_COURT,
    FROM_IMPROVEMENT,
    NOBODY,
    SHIP,
    WAR,
)
from quattrocento.games.virtu.rules.bonuses import war_symbols
from quattrocento.games.virtu.rules.palace import COURT_SPACES
from quattrocento.games.virtu.rules.paying import payable_from
from quattrocento.games.virtu.rules.reliefs import gives, room_relief
from quattrocento.games.virtu.rules.war import room_war, token_price

Gift = tuple[int, int, int]
"""Cavalry, ships and florins that the room gives."""


class Purse:
    """Sources outside the room that may pay for the march, and florins beside it."""

    __slots__ = ("_position", "_seat", "_spare", "_usable", "most")

    def __init__(self, position: Board, seat: int, usable: int) -> None:
        self._position: Final = position
        self._seat: Final = seat
        self._usable: Final = usable
        self._spare: Final[dict[int, int]] = {}
        # Index: ships. The most cavalry that can be paid beside them.
        self.most: Final = beside(position, seat, usable, CAVALRY, SHIP)

    def florins(self, cavalry: int, ships: int, wanted: int) -> int:
        """Florins, as many as are wanted at most, that can be paid beside a march."""
        key = (cavalry << 7 | ships) << 7 | wanted
        known = self._spare.get(key)
        if known is None:
            cost = [0] * len(COSTS)
            cost[CAVALRY], cost[SHIP], cost[FLORIN] = cavalry, ships, wanted
            while cost[FLORIN] and not payable_from(self._position, self._seat, self._usable, cost):
                cost[FLORIN] -= 1
            known = self._spare[key] = cost[FLORIN]
        return known


class Muster:
    """One way to divide it: a purse and the room's gifts for the march, bonuses that stay."""

    __slots__ = ("_arms", "gift", "purse")

    def __init__(self, purse: Purse, gift: Gift, arms: list[Arm]) -> None:
        self.purse: Final = purse
        self.gift: Final = gift
        self._arms: Final = arms

    def most(self, ships: int) -> int:
        """The most cavalry beside so many ships; less than none where these cannot be paid."""
        rest = max(ships - self.gift[1], 0)
        most = self.purse.most
        return self.gift[0] + most[rest] if rest < len(most) else -1

    def bonus(self, cavalry: int, ships: int, helps: list[Arm], begged: int) -> int:
        """The most that bonuses add once the march is paid; `begged` are further florins."""
        arms = self._arms + helps
        wanted = price_of(arms)
        rest = self.purse.florins(
            max(cavalry - self.gift[0], 0), max(ships - self.gift[1], 0), wanted
        )
        florins = min(rest + self.gift[2] + begged, wanted)
        return strongest(arms, florins)[florins]


def musters(position: Board, seat: int, usable: int, room: bool) -> list[Muster]:
    """Every way to divide what a seat has; `usable` are sources outside the room."""
    rivals = _rivals(position, seat)
    spaces = (1 << COURT_SPACES) - 1
    ways = _of_room(position, seat) if room else [((0, 0, 0), [])]
    found: list[Muster] = []
    kept = rivals
    while True:
        # Every subset of the cards that could do both stays for the sieges.
        purse = Purse(position, seat, usable & ~(kept << FROM_COURT))
        arms = tokens(position, seat) + court_arms(position, seat, spaces & ~rivals | kept)
        for gift, token in ways:
            found.append(Muster(purse, gift, arms + token))
        if not kept:
            return found
        kept = kept - 1 & rivals


def most_cavalry(ways: list[Muster]) -> list[int]:
    """For 0, 1, 2 … ships, the most cavalry of any of these ways."""
    most: list[int] = []
    while True:
        best = max([way.most(len(most)) for way in ways])
        if best < 0:
            return most
        most.append(best)


def _rivals(position: Board, seat: int) -> int:
    """Cortigiani, a bit each, that give war symbols in a siege or move troops before it."""
    found = 0
    for space in range(COURT_SPACES):
        if war_symbols(position, seat, space):
            source = FROM_COURT + space
            player = position.players[seat]
            moves = gives(position, player, source, CAVALRY) + gives(position, player, source, SHIP)
            if moves and not player.exhausted >> space & 1:
                found |= 1 << space
    return found


def _of_room(position: Board, seat: int) -> list[tuple[Gift, list[Arm]]]:
    """Every way to use the room's two reliefs: each gives one type, war symbols become tokens."""
    ways: list[tuple[Gift, list[Arm]]] = [((0, 0, 0), [])]
    for source in (FROM_ACTION, FROM_IMPROVEMENT):
        further: list[tuple[Gift, list[Arm]]] = []
        for gift, arms in ways:
            for more, token in _of_relief(position, seat, source):
                sum_ = (gift[0] + more[0], gift[1] + more[1], gift[2] + more[2])
                further.append((sum_, arms + token))
        ways = further
    return ways


def _of_relief(position: Board, seat: int, source: int) -> list[tuple[Gift, list[Arm]]]:
    """What one relief of the room may still give."""
    player = position.players[seat]
    relief = room_relief(position, player, source)
    used = position.used[source]
    if relief == NOBODY or used not in (0, WAR + 1):
        return [((0, 0, 0), [])]
    left = position.box.tokens - sum([each.tokens for each in position.players])
    count = min(room_war(position, seat, source) - position.taken[source], left)
    token: list[Arm] = []
    if count > 0:
        price = token_price(position, seat, source)
        token.append((count, position.box.war_token, price, 0))
    if used:
        return [((0, 0, 0), token)]
    florins = gives(position, player, source, FLORIN) if position.options.keep_surplus else 0
    ways: list[tuple[Gift, list[Arm]]] = [((0, 0, florins), [])]
    cavalry, ships = (gives(position, player, source, symbol) for symbol in (CAVALRY, SHIP))
    if cavalry:
        ways.append(((cavalry, 0, 0), []))
    if ships:
        ways.append(((0, ships, 0), []))
    if token:
        ways.append(((0, 0, 0), token))
    return ways
