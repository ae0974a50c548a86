"""A payment that wastes least, proposed for the payment in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import COST_COUNT, SYMBOL_COUNT
from quattrocento.games.virtu.names import (
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FROM_COURT,
    FROM_EMPIRE,
    FROM_IMPROVEMENT,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.paying import PAY, Pay, comes_first, missing
from quattrocento.games.virtu.rules.reliefs import gives, sources
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

_BITS: Final = 6
_ONE: Final = (1 << _BITS) - 1
_ABOVE: Final = _BITS * (COST_COUNT - 1)
# What it means to draw on a source at all: rooms are free, others are exhausted or cost prestige.
_EXHAUST: Final = 10
_ALLIANCE: Final = 14
_INDULGENCE: Final = 60
_WANTED_LATER: Final = 20
# What each symbol is worth that is wasted, or given up because another type was taken.
_WASTED: Final[tuple[int, ...]] = (2, 6, 6, 3, 3, 3, 2, 2)
_NOTHING: Final = (0,) * SYMBOL_COUNT


class _Way:
    """A payment in part: what it has cost so far, and its steps, the last one first."""

    __slots__ = ("amount", "before", "cost", "source", "symbol")

    def __init__(
        self, before: _Way | None, cost: int, amount: int, source: int, symbol: int
    ) -> None:
        self.before: Final = before
        self.cost: Final = cost
        self.amount: Final = amount
        self.source: Final = source
        self.symbol: Final = symbol


def propose(position: Board, later: Sequence[int] = _NOTHING) -> list[Move]:
    """The moves that complete the payment someone is making now, with least waste.

    They are legal one after the other. Empty where nobody is paying, or can. What gives symbols
    that are wanted `later` pays last.
    """
    decision = next_decision(position)
    if not isinstance(decision, Pay):
        return []
    player = position.players[decision.seat]
    start = _packed(missing(position, decision.seat))
    kinds = [symbol for symbol in range(SYMBOL_COUNT) if _wanted(start, symbol)]
    usable = sources(position, decision.seat, decision.purpose)
    # The room's reliefs first: they may be due before all others.
    best = _from_room(position, player, usable, start, kinds)
    for source in usable:
        if source <= FROM_IMPROVEMENT:
            continue
        ways: list[tuple[int, _Way]] = []
        for symbol in kinds:
            amount = gives(position, player, source, symbol)
            if not amount:
                continue
            if not ways:
                ways = list(best.items())
            price = _price(position, player, source, symbol)
            price += _missed(position, player, source, later)
            for need, way in ways:
                if not _wanted(need, symbol):
                    continue
                rest, waste = _cover(need, symbol, amount)
                cost = way.cost + price + waste * _WASTED[symbol]
                known = best.get(rest)
                if known is None or cost < known.cost:
                    best[rest] = _Way(way, cost, amount, source, symbol)
    steps: list[tuple[bool, int, int, int]] = []
    last: _Way | None = best.get(0)
    while last is not None and last.before is not None:
        elsewhere = last.source > FROM_IMPROVEMENT
        steps.append((elsewhere, last.amount, last.source, last.symbol))
        last = last.before
    steps.sort()
    return [PAY[source][symbol] for _, _, source, symbol in steps]


def _from_room(
    position: Board, player: Player, usable: list[int], start: int, kinds: list[int]
) -> dict[int, _Way]:
    """What the room's reliefs can cover, the best way to each rest; those due are not left out."""
    room = [source for source in usable if source <= FROM_IMPROVEMENT]
    ways: list[tuple[int, _Way, list[int]]] = [(start, _Way(None, 0, 0, 0, 0), room)]
    for source in room:
        for need, way, unused in ways[:]:
            for symbol in kinds:
                amount = gives(position, player, source, symbol)
                if amount and _wanted(need, symbol):
                    rest, waste = _cover(need, symbol, amount)
                    price = _price(position, player, source, symbol) + waste * _WASTED[symbol]
                    drawn = _Way(way, way.cost + price, amount, source, symbol)
                    ways.append((rest, drawn, [other for other in unused if other != source]))
    best: dict[int, _Way] = {}
    for need, way, unused in ways:
        due = False
        for source in unused:
            if comes_first(position, player, source):
                for symbol in kinds:
                    if gives(position, player, source, symbol) and _wanted(need, symbol):
                        due = True
        known = best.get(need)
        if not due and (known is None or way.cost < known.cost):
            best[need] = way
    return best


def _packed(need: list[int]) -> int:
    """A need as one number: six bits a symbol, florins above them all."""
    packed = need[FLORIN]
    for kind in range(COST_COUNT - 1, FLORIN, -1):
        packed = packed << _BITS | need[kind]
    return packed


def _shift(kind: int) -> int:
    """Where a kind of symbol lies in a packed need."""
    return _ABOVE if kind == FLORIN else _BITS * (kind - 1)


def _needed(need: int, kind: int) -> int:
    if kind == FLORIN:
        return need >> _ABOVE
    return need >> _BITS * (kind - 1) & _ONE


def _wanted(need: int, symbol: int) -> bool:
    if _needed(need, symbol):
        return True
    return (symbol == CROWN or symbol == CROSS) and _needed(need, EITHER) > 0


def _cover(need: int, symbol: int, amount: int) -> tuple[int, int]:
    """What is still needed, and how many symbols are too many."""
    used = min(_needed(need, symbol), amount)
    need -= used << _shift(symbol)
    amount -= used
    if amount and (symbol == CROWN or symbol == CROSS):
        used = min(_needed(need, EITHER), amount)
        need -= used << _shift(EITHER)
        amount -= used
    return need, amount


def _missed(position: Board, player: Player, source: int, later: Sequence[int]) -> int:
    """What a source could give of the symbols that are wanted later."""
    missed = 0
    for symbol in range(SYMBOL_COUNT):
        if later[symbol]:
            missed += _WANTED_LATER * min(later[symbol], gives(position, player, source, symbol))
    return missed


def _price(position: Board, player: Player, source: int, symbol: int) -> int:
    """What drawing on a source costs beside waste: the source itself, and types given up."""
    price = 1
    if source == FROM_INDULGENCE:
        return price + _INDULGENCE
    if source in (FROM_OTTOMAN, FROM_EMPIRE):
        return price + _ALLIANCE
    for other in range(SYMBOL_COUNT):
        if other != symbol:
            price += gives(position, player, source, other) * _WASTED[other] // 2
    return price if source < FROM_COURT else price + _EXHAUST
