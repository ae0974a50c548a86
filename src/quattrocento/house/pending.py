"""What a table waits for beside a move: a confirmation, or everybody's consent."""

from __future__ import annotations

from typing import Literal

import msgspec

from quattrocento.kernel.step import Move


class Held(msgspec.Struct):
    """The last move of a turn, chosen but not yet confirmed: nobody else knows of it."""

    seat: int
    move: Move


class Question(msgspec.Struct):
    """Something that needs everybody's consent, and who has given it."""

    what: Literal["undo", "pause", "resume"]
    seat: int
    yes: list[int]
    count: int = 0
