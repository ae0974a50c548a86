"""What a table waits for beside a move: a confirmation, or everybody's consent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.step import Move
from quattrocento.table.clocks import Clocks

if TYPE_CHECKING:
    from quattrocento.table.asked import Asking


@dataclass(slots=True)
class Held:
    """The last move of a turn, chosen but not yet confirmed: nobody else knows of it."""

    seat: int
    move: Move

    @classmethod
    def read(cls, stored: dict[str, Any]) -> Held:
        return cls(stored["seat"], tuple(stored["move"]))


@dataclass(slots=True)
class Question:
    """Something that needs everybody's consent, and who has given it."""

    what: Asking
    seat: int
    """Who asks; at the end of a game, who has resigned."""
    yes: list[int]
    count: int = 0
    """Decisions that are to be taken back."""
    moves: int = 0
    """Moves of the record that would be left."""
    of: int | None = None
    """The seat that is claimed."""
    excused: list[int] = field(default_factory=list)
    """Seats that could be claimed as well: they are not waited for."""
    word: str = ""
    until: float | None = None
    """When the answer is no."""

    @classmethod
    def read(cls, stored: dict[str, Any]) -> Question:
        return cls(**stored)


def soonest(clocks: Clocks | None, asked: Question | None) -> float | None:
    """When something happens at a table by itself: a clock is at zero, or a question lapses."""
    clock = None if clocks is None else clocks.deadline
    lapse = None if asked is None else asked.until
    return min((at for at in (clock, lapse) if at is not None), default=None)
