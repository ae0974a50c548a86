"""Giving and cancelling a standing order: the checks, and the order that is then to be kept."""

from __future__ import annotations

from quattrocento.kernel.orders import Order
from quattrocento.table.errors import Refused
from quattrocento.table.orders import GONE, STANDS, StandingOrder, question_in
from quattrocento.table.table import Table


def next_order(
    table: Table, seat: int, key: str, matter: str, given: Order | None
) -> StandingOrder | None:
    """An order about a matter, or that it is cancelled; None where there is nothing to cancel."""
    number = table.orders.number(seat) + 1
    if given is not None:
        _check(table, seat, matter, given)
        return StandingOrder(number, key, given.kind, given.amount, matter, STANDS)
    if table.orders.stands(seat, matter):
        return StandingOrder(number, key, "", None, matter, GONE)
    return None


def _check(table: Table, seat: int, matter: str, given: Order) -> None:
    position = table.check_playing().position
    question = question_in(table.game, matter)
    if (
        question is None
        or matter not in question.matters(position, seat)
        or given.kind not in question.kinds(position, seat, matter)
    ):
        raise Refused(422, "no-order", "This order cannot be given now.")
    if question.refusal is None:
        if given.amount is not None:
            raise Refused(422, "no-order", "This order has no amount.")
        return
    refusal = question.refusal(position, seat, given)
    if refusal is not None:
        said = f"This order cannot be given now: {refusal.reason} ({refusal.rule})."
        raise Refused(422, "no-order", said)
