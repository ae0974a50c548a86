"""How fast a table is to be played, as somebody asks for it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quattrocento.table import clocks
from quattrocento.table.clocks import DAY


class NoClock(msgspec.Struct, tag_field="clock", tag="none", frozen=True):
    """Everyone takes their time."""


class LiveClock(msgspec.Struct, tag_field="clock", tag="live", frozen=True):
    """A bank of seconds for the whole game; `increment` is added after each turn."""

    bank: Annotated[float, msgspec.Meta(ge=10, le=7 * DAY)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=DAY)] = 0
    at_zero: Literal["bot", "end"] = "bot"


class DaysClock(msgspec.Struct, tag_field="clock", tag="days", frozen=True):
    """So many days for every turn."""

    days: Annotated[float, msgspec.Meta(ge=0.01, le=60)] = 3
    at_zero: Literal["bot", "end"] = "bot"


Pace = NoClock | LiveClock | DaysClock


def pace_of(body: Pace) -> clocks.Pace:
    """The same for the table, with what was not said."""
    found: clocks.Pace = msgspec.to_builtins(body)
    return found
