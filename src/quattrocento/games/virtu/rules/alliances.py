"""Alliances with the great powers, formed or taken over in Winter."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board, power_place
from quattrocento.games.virtu.box import covers
from quattrocento.games.virtu.names import NOBODY, POWERS, SYMBOLS
from quattrocento.games.virtu.rules.actions import END, INDULGENCE, Offered, why_not_ask
from quattrocento.games.virtu.rules.govern import POWER_INDEX
from quattrocento.games.virtu.rules.paying import SYMBOL_INDEX, charge, payable
from quattrocento.games.virtu.rules.reliefs import (
    ALLIANCE,
    ask_for_florins,
    drawable,
    may_ask,
    together,
)
from quattrocento.kernel.step import Decision, Move, Refusal, Task

ALLY: Final[tuple[Move, ...]] = tuple(("ally", power) for power in POWERS)
LESS: Final[tuple[Move, ...]] = tuple(("less", symbol) for symbol in SYMBOLS)


class MakeAlliance(Offered):
    """Which alliance to form or take over this Winter, if any (V-2101 to V-2112)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: asked of every seat each winter, and nearly twice slower by candidates.
        moves: list[Move] = []
        usable = drawable(position, self.seat, ALLIANCE)
        # Mostly there is too little of some symbol, which spares the search for a payment.
        packed = together(position, self.seat, usable)
        for power in range(len(POWERS)):
            asked = position.box.alliance_packed[power]
            if covers(packed, asked) or discounted(position, self.seat, power):
                if ally_problem(position, self.seat, power) is None:
                    moves.append(ALLY[power])
        if may_ask(position, self.seat):
            moves.append(INDULGENCE)
        moves.append(END)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move == END:
            return
        if move == INDULGENCE:
            ask_for_florins(position, self.seat)
            position.agenda.append(self)
            return
        power = POWER_INDEX[move[1]]
        position.agenda.append(Allied(self.seat, power))
        if discounted(position, self.seat, power):
            position.agenda.append(Discount(self.seat, power))
        else:
            charge(position, self.seat, ALLIANCE, list(position.box.alliance_cost[power]))

    def candidates(self, position: Board) -> list[Move]:
        return [*ALLY, INDULGENCE, END]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == END:
            return None
        if move == INDULGENCE:
            return None if may_ask(position, self.seat) else why_not_ask(position, self.seat)
        return ally_problem(position, self.seat, POWER_INDEX[move[1]])


class Discount(Decision[Board]):
    """Which symbol the own agent on the alliance saves (V-2106)."""

    __slots__ = ("power",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "power")

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power: Final = power

    def moves(self, position: Board) -> list[Move]:
        return [LESS[symbol] for symbol in saved_symbols(position, self.seat, self.power)]

    def play(self, position: Board, move: Move) -> None:
        cost = list(position.box.alliance_cost[self.power])
        cost[SYMBOL_INDEX[move[1]]] -= 1
        charge(position, self.seat, ALLIANCE, cost)


class Allied(Task[Board]):
    """The new ally's disc comes to lie on the left space (V-2110, V-2111)."""

    __slots__ = ("power", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "power")

    def __init__(self, seat: int, power: int) -> None:
        self.seat: Final = seat
        self.power: Final = power

    def run(self, position: Board) -> None:
        position.allies[self.power] = self.seat
        position.powers_ready |= 1 << self.power
        if position.events is not None:
            position.tell("allies", seat=self.seat, power=POWERS[self.power])


def discounted(position: Board, seat: int, power: int) -> bool:
    """An own agent lies on an alliance that nobody holds (V-2106, V-2109)."""
    return position.allies[power] == NOBODY and position.agents[power_place(power)] == seat


def saved_symbols(position: Board, seat: int, power: int) -> list[int]:
    """Symbols the discount may be taken on so that the rest can be paid."""
    found: list[int] = []
    for symbol in range(len(SYMBOLS)):
        cost = list(position.box.alliance_cost[power])
        if cost[symbol]:
            cost[symbol] -= 1
            if payable(position, seat, ALLIANCE, cost):
                found.append(symbol)
    return found


def ally_problem(position: Board, seat: int, power: int) -> Refusal | None:
    """Why an alliance cannot be formed or taken over."""
    ally = position.allies[power]
    if ally == seat:
        return Refusal("V-2101", "allied-already")
    if ally != NOBODY and position.agents[power_place(power)] != seat:
        return Refusal("V-2108", "no-own-agent-there")
    if not position.has_disc(seat):
        return Refusal("V-325", "no-disc-left")
    if discounted(position, seat, power):
        can_pay = bool(saved_symbols(position, seat, power))
    else:
        cost = list(position.box.alliance_cost[power])
        can_pay = payable(position, seat, ALLIANCE, cost)
    return None if can_pay else Refusal("V-2104", "cannot-pay")
