"""What a table waits for beside a move: a confirmation, or everybody's consent."""

from __future__ import annotations

import msgspec

from quattrocento.house.asked import Asking
from quattrocento.house.clocks import Clocks
from quattrocento.kernel.step import Move


class Held(msgspec.Struct):
    """The last move of a turn, chosen but not yet confirmed: nobody else knows of it."""

    seat: int
    move: Move


class Question(msgspec.Struct):
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
    excused: list[int] = []
    """Seats that could be claimed as well: they are not waited for."""
    word: str = ""
    until: float | None = None
    """When the answer is no."""


def soonest(clocks: Clocks | None, asked: Question | None) -> float | None:
    """When something happens at a table by itself: a clock is at zero, or a question lapses."""
    clock = None if clocks is None else clocks.deadline
    lapse = None if asked is None else asked.until
    return min((at for at in (clock, lapse) if at is not None), default=None)
