"""Standing orders: how a seat is answered for while its player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move, Refusal

T = TypeVar("T", bound=Position)


class Order:
    """How a seat wants to be answered for, with an amount where its kind has one.

    What a kind means is the game's to say: `Orders.answer` turns it into a move.
    """

    __slots__ = ("amount", "kind")

    def __init__(self, kind: str, amount: int | None = None) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


class Orders(Generic[T]):
    """The facet of a game whose seats may leave orders: the game's own functions, by name.

    `matter` is what orders are about now, such as an auction's lot; empty where nothing is.
    `kinds` are the kinds of orders that a seat may give now.
    `refusal` is why a seat cannot give an order of one of these kinds, or None where it can.
    `answer` is the legal move an order makes for whoever decides now; None where it is silent.
    `void` is why the move just made voids all orders; empty where it does not.
    """

    def __init__(
        self,
        matter: Callable[[T], str],
        kinds: Callable[[T, int], list[str]],
        refusal: Callable[[T, int, Order], Refusal | None],
        answer: Callable[[T, Order], Move | None],
        void: Callable[[T, Move], str],
    ) -> None:
        self.matter: Final = matter
        self.kinds: Final = kinds
        self.refusal: Final = refusal
        self.answer: Final = answer
        self.void: Final = void
