"""What words ask of a game: what its moves touch, what moves and questions are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

T = TypeVar("T", bound=Position)
Parts = dict[str, str | int]
"""What a message is filled with, by name."""
Composed = tuple[str, str, Parts]
"""Words that depend on the components: an id, the message that says it, its arguments."""


def _nothing(position: Position, seat: int) -> dict[str, int]:
    return {}


def _unproposed(position: Position) -> list[Move]:
    return []


class Speech(Generic[T]):
    """The facet of a game that can be spoken of: the game's own functions, by name.

    `targets` names the things on the board that a move touches.
    `move_parts` are the parts of a player's move by name, for its label.
    `prompt_parts` are those of the decision to be taken now, for its question and its labels;
    everybody hears the question, so nothing that is hidden from anyone is among them.
    `holdings` is what a seat can count of its own, to say what a choice costs and gives.
    `proposed` are moves that the program would make for whoever decides, if asked; they are legal
    one after the other, like those that complete a payment.
    """

    def __init__(
        self,
        targets: Callable[[T, Move], list[str]],
        move_parts: Callable[[Move], Parts],
        prompt_parts: Callable[[T], Parts],
        holdings: Callable[[T, int], dict[str, int]] = _nothing,
        proposed: Callable[[T], list[Move]] = _unproposed,
        composed: tuple[Composed, ...] = (),
    ) -> None:
        self.targets: Final = targets
        self.move_parts: Final = move_parts
        self.prompt_parts: Final = prompt_parts
        self.holdings: Final = holdings
        self.proposed: Final = proposed
        self.composed: Final = composed
