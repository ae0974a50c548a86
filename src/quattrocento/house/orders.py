"""Standing orders of a table: the last one of each seat, whether it stands, and why it does not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from quattrocento.house.rows import OrderRow
from quattrocento.house.shown import OrderShown
from quattrocento.kernel.game import Game
from quattrocento.kernel.orders import Order
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

STANDS: Final = "stands"
VOID: Final = "void"
GONE: Final = "gone"


class StandingOrder(msgspec.Struct):
    """An order as it is stored; `matter` is what it is about, or what was on when it fell.

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


class Orders:
    """The orders of one table. Only the owner of an order ever hears of it."""

    def __init__(self, rows: Iterable[tuple[int, StandingOrder]] = ()) -> None:
        self._last = dict(rows)
        self._touched: set[int] = set()

    def number(self, seat: int) -> int:
        """How many orders a seat has given or cancelled so far."""
        last = self._last.get(seat)
        return 0 if last is None else last.number

    def shown(self, seat: int | None) -> OrderShown | None:
        """The order as its owner sees it."""
        order = None if seat is None else self._last.get(seat)
        if order is None or order.state == GONE:
            return None
        return {
            "kind": order.kind,
            "amount": order.amount,
            "state": order.state,
            "reason": order.reason,
        }

    def move(self, game: Game[Any], position: Position, seat: int) -> Move | None:
        """What the order of the seat that decides now says; None where it says nothing."""
        order = self._last.get(seat)
        if order is None or order.state != STANDS or game.orders is None:
            return None
        return game.orders.answer(position, Order(order.kind, order.amount))

    def keep(self, seat: int, order: StandingOrder) -> None:
        """A new order, already stored."""
        self._last[seat] = order

    def void(self, reason: str, matter: str) -> None:
        """No order stands any more."""
        for seat, order in self._last.items():
            if order.state == STANDS:
                order.state, order.reason, order.matter = VOID, reason, matter
                self._touched.add(seat)

    def drop(self, seat: int) -> None:
        """The seat has another player, whom the order is no business of."""
        if seat in self._last:
            self._last[seat].state = GONE
            self._touched.add(seat)

    def review(self, matter: str, undone: bool) -> None:
        """After a change: orders about what is over are void, void ones fade with the next matter.

        An order that fell is still shown until there is something new to give orders for.
        """
        for seat, order in self._last.items():
            if order.matter == matter or order.state == GONE:
                continue
            if order.state == STANDS:
                order.reason = "undone" if undone else "new-lot" if matter else "over"
                order.state, order.matter = VOID, matter
                self._touched.add(seat)
            elif matter:
                order.state = GONE
                self._touched.add(seat)

    def touched(self, table: str) -> list[OrderRow]:
        """The rows that have changed since they were stored."""
        rows = [order_row(table, seat, self._last[seat]) for seat in sorted(self._touched)]
        self._touched.clear()
        return rows


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
