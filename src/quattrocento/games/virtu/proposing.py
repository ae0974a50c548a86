"""A payment that wastes least, proposed for the payment in progress."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board, Player
from quattrocento.games.virtu.box import SYMBOL_COUNT
from quattrocento.games.virtu.names import (
    CROSS,
    CROWN,
    EITHER,
    FROM_COURT,
    FROM_EMPIRE,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
)
from quattrocento.games.virtu.paying import PAY, Pay, missing
from quattrocento.games.virtu.reliefs import RELIEF_BITS, gives, sources
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

# What it means to draw on a source at all: rooms are free, others are exhausted or cost prestige.
_EXHAUST: Final = 10
_ALLIANCE: Final = 14
_INDULGENCE: Final = 60
# What each symbol is worth that is wasted, or given up because another type was taken.
_WASTED: Final[tuple[int, ...]] = (2, 6, 6, 3, 3, 3, 2, 2)


def propose(position: Board) -> list[Move]:
    """The moves that complete the payment someone is making now, with least waste.

    They are legal one after the other. Empty where nobody is paying.
    """
    decision = next_decision(position)
    if not isinstance(decision, Pay):
        return []
    player = position.players[decision.seat]
    start = tuple(missing(position, decision.seat))
    best: dict[tuple[int, ...], tuple[int, list[tuple[int, int, int]]]] = {start: (0, [])}
    for code in sources(position, decision.seat, decision.purpose):
        reached = dict(best)
        for need, (cost, path) in best.items():
            for symbol in range(SYMBOL_COUNT):
                amount = gives(position, player, code, symbol)
                if not amount or not _wanted(need, symbol):
                    continue
                rest, waste = _cover(need, symbol, amount)
                total = cost + _price(position, player, code, symbol, waste)
                if rest not in reached or total < reached[rest][0]:
                    reached[rest] = (total, [*path, (amount, code, symbol)])
        best = reached
    done = best[tuple(0 for _ in start)]
    steps = sorted(done[1], key=lambda step: (step[0], step[1]))
    return [PAY[code >> RELIEF_BITS][symbol] for _, code, symbol in steps]


def _wanted(need: tuple[int, ...], symbol: int) -> bool:
    return need[symbol] > 0 or (need[EITHER] > 0 and symbol in (CROWN, CROSS))


def _cover(need: tuple[int, ...], symbol: int, amount: int) -> tuple[tuple[int, ...], int]:
    """What is still needed, and how many symbols are too many."""
    rest = list(need)
    for kind in (symbol, EITHER) if symbol in (CROWN, CROSS) else (symbol,):
        used = min(rest[kind], amount)
        rest[kind] -= used
        amount -= used
    return tuple(rest), amount


def _price(position: Board, player: Player, code: int, symbol: int, waste: int) -> int:
    """What drawing on a source costs: the source itself, waste, and types given up."""
    source = code >> RELIEF_BITS
    price = 1 + waste * _WASTED[symbol]
    if source == FROM_INDULGENCE:
        return price + _INDULGENCE
    if source in (FROM_OTTOMAN, FROM_EMPIRE):
        return price + _ALLIANCE
    for other in range(SYMBOL_COUNT):
        if other != symbol:
            price += gives(position, player, code, other) * _WASTED[other] // 2
    return price if source < FROM_COURT else price + _EXHAUST
