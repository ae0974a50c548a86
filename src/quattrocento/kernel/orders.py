"""Standing orders: how a seat is answered for while its player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move, Refusal

T = TypeVar("T", bound=Position, contravariant=True)


class Order:
    """How a seat wants to be answered for, with an amount where its kind has one.

    What a kind means is the game's to say: `Orders.answer` turns it into a move.
    """

    __slots__ = ("amount", "kind")

    def __init__(self, kind: str, amount: int | None = None) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


class Orders(Generic[T]):
    """One question that seats may leave orders for: the game's own functions, by name.

    `about` is what the question is called. What orders are about, such as the lot of an auction
    or a city under siege, is a matter: the name of the question, then what tells it from others.
    `matters` are those that an order of a seat may be about now.
    `kinds` are the kinds of orders that the seat may give about one of them.
    `answer` is the legal move an order makes for whoever decides now; None where it is silent.
    `void` is why an order of a seat no longer stands after a move, told by the positions before
    and after it; empty where it does. Whatever is about a matter that is over is done with.
    `refusal` is why a seat cannot give an order of one of these kinds, or None where it can; where
    it is absent, orders have no amounts.
    """

    def __init__(
        self,
        about: str,
        matters: Callable[[T, int], list[str]],
        kinds: Callable[[T, int, str], list[str]],
        answer: Callable[[T, str, Order], Move | None],
        void: Callable[[T, T, int, str, Move], str],
        refusal: Callable[[T, int, Order], Refusal | None] | None = None,
    ) -> None:
        self.about: Final = about
        self.matters: Final = matters
        self.kinds: Final = kinds
        self.answer: Final = answer
        self.void: Final = void
        self.refusal: Final = refusal


def question_of(matter: str) -> str:
    """The name of the question that a matter is part of."""
    return matter.partition(" ")[0]
