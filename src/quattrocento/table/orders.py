"""Standing orders of a table: the last one of each seat and matter, whether it stands, why not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from quattrocento.kernel import orders
from quattrocento.kernel.game import Game
from quattrocento.kernel.orders import Order, question_of
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.table.rows import OrderRow

if TYPE_CHECKING:
    from quattrocento.table.shown import MatterShown, OrderShown

STANDS: Final = "stands"
VOID: Final = "void"
GONE: Final = "gone"


@dataclass(slots=True)
class StandingOrder:
    """An order as it is stored; `matter` is what it is about.

    Each order of a seat has the next `number`, cancelling counts as one: kept in its row, the
    key of a request makes sure that an old one sent again does not replace a newer one.
    """

    number: int
    key: str
    kind: str
    amount: int | None
    matter: str
    state: Literal["stands", "void", "gone"]
    reason: str | None = None


class StandingOrders:
    """The orders of one table. Only the owner of an order ever hears of it."""

    def __init__(self, rows: Iterable[tuple[int, StandingOrder]] = ()) -> None:
        self._last: dict[tuple[int, str], StandingOrder] = {}
        self._numbers: dict[int, int] = {}
        self._touched: set[tuple[int, str]] = set()
        for seat, order in rows:
            self.keep(seat, order)

    def number(self, seat: int) -> int:
        """How many orders a seat has given or cancelled so far."""
        return self._numbers.get(seat, 0)

    @property
    def any_stands(self) -> bool:
        return any(order.state == STANDS for order in self._last.values())

    def shown(self, game: Game[Any], position: Position | None, seat: int) -> list[MatterShown]:
        """What a seat may leave orders for, and those it has left, as their owner sees them.

        There is no `position` where nothing can be ordered any more.
        """
        found: list[MatterShown] = []
        for question in game.orders:
            matters = [] if position is None else question.matters(position, seat)
            for matter in matters:
                kinds = question.kinds(position, seat, matter)
                order = self._shown(seat, matter)
                if kinds or order is not None:
                    found.append({"matter": matter, "kinds": kinds, "order": order})
            for owner, matter in self._last:
                if owner != seat or question_of(matter) != question.about or matter in matters:
                    continue
                order = self._shown(seat, matter)
                if order is not None:
                    found.append({"matter": matter, "kinds": [], "order": order})
        return found

    def _shown(self, seat: int, matter: str) -> OrderShown | None:
        order = self._last.get((seat, matter))
        if order is None or order.state == GONE:
            return None
        return {
            "kind": order.kind,
            "amount": order.amount,
            "state": order.state,
            "reason": order.reason,
        }

    def move(self, game: Game[Any], position: Position, seat: int) -> Move | None:
        """What the orders of the seat that decides now say; None where they say nothing."""
        if not self._last:
            return None
        for question in game.orders:
            for matter in question.matters(position, seat):
                order = self._last.get((seat, matter))
                if order is None or order.state != STANDS:
                    continue
                move = question.answer(position, matter, Order(order.kind, order.amount))
                if move is not None:
                    return move
        return None

    def stands(self, seat: int, matter: str) -> bool:
        """There is an order to cancel, or one that fell and is still shown."""
        order = self._last.get((seat, matter))
        return order is not None and order.state != GONE

    def keep(self, seat: int, order: StandingOrder) -> None:
        """A new order, already stored."""
        self._last[seat, order.matter] = order
        self._numbers[seat] = max(order.number, self.number(seat))

    def drop(self, seat: int) -> None:
        """The seat has another player, whom its orders are no business of."""
        for owner, matter in self._last:
            if owner == seat:
                self._set(owner, matter, GONE)

    def void_all(self, reason: str) -> None:
        """No order stands any more."""
        for (seat, matter), order in self._last.items():
            if order.state == STANDS:
                self._set(seat, matter, VOID, reason)

    def follow(self, game: Game[Any], before: Position, after: Position, move: Move) -> None:
        """A move was made: orders that were not given for this are void, others may be over."""
        for (seat, matter), order in self._last.items():
            if order.state != STANDS:
                continue
            question = question_in(game, matter)
            reason = "" if question is None else question.void(before, after, seat, matter, move)
            if reason:
                self._set(seat, matter, VOID, reason)
            elif question is None or matter not in question.matters(after, seat):
                self._set(seat, matter, GONE)

    def review(self, game: Game[Any], position: Position | None, undone: bool) -> None:
        """After a change: orders about what is taken back are void, void ones fade with the next
        matter.

        An order that fell is still shown until there is something new to give orders for.
        """
        for (seat, matter), order in self._last.items():
            if order.state == GONE:
                continue
            question = question_in(game, matter)
            known = position is not None and question is not None
            matters = question.matters(position, seat) if known and question is not None else []
            if matter in matters:
                continue
            if order.state == STANDS:
                self._set(seat, matter, *((VOID, "undone") if undone else (GONE, None)))
            elif matters and (seat, matter) not in self._touched:
                self._set(seat, matter, GONE)

    def _set(
        self, seat: int, matter: str, state: Literal["void", "gone"], reason: str | None = None
    ) -> None:
        order = self._last[seat, matter]
        if state != order.state:
            order.state = state
            order.reason = order.reason if reason is None else reason
            self._touched.add((seat, matter))

    def touched(self, table: str) -> list[OrderRow]:
        """The rows that have changed since they were stored."""
        rows = [order_row(table, key[0], self._last[key]) for key in sorted(self._touched)]
        self._touched.clear()
        return rows


def question_in(game: Game[Any], matter: str) -> orders.Orders[Any] | None:
    """The question of a game that a matter is part of."""
    about = question_of(matter)
    return next((question for question in game.orders if question.about == about), None)


def order_row(table: str, seat: int, order: StandingOrder) -> OrderRow:
    """An order as a row of the database."""
    return {
        "table_id": table,
        "seat": seat,
        "number": order.number,
        "key": order.key,
        "kind": order.kind,
        "amount": order.amount,
        "matter": order.matter,
        "state": order.state,
        "reason": order.reason,
    }
