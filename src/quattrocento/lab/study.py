"""What a study of balance asks of a game: what can be counted, and what an event adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Event, Position

T = TypeVar("T", bound=Position)


class Count:
    """One thing that is counted: its group, who it went to, and at what price."""

    __slots__ = ("group", "price", "seat", "thing")

    def __init__(
        self, group: str, thing: str, seat: int | None = None, price: int | None = None
    ) -> None:
        self.group: Final = group
        self.thing: Final = thing
        self.seat: Final = seat
        self.price: Final = price


class Counted:
    """A group that things are counted in, with all of them, those never used too.

    The words call a thing by its kind: `tile-doge`.
    """

    __slots__ = ("group", "kind", "things")

    def __init__(self, group: str, kind: str, things: tuple[str, ...]) -> None:
        self.group: Final = group
        self.kind: Final = kind
        self.things: Final = things


class Study(Generic[T]):
    """The facet of a game that can be studied.

    `tally` is what an event that has just happened adds; `counted` is everything that can be
    counted, the moves by their verbs first.
    """

    def __init__(
        self, tally: Callable[[T, Event], list[Count]], counted: tuple[Counted, ...]
    ) -> None:
        self.tally: Final = tally
        self.counted: Final = counted


def counted_of(game: Game[Any]) -> tuple[Counted, ...]:
    """What can be counted in a game; nothing but its moves where it has no study of its own."""
    return () if game.study is None else game.study.counted
