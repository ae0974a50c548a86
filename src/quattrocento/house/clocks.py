"""Clocks: none, a bank of seconds with an increment a turn, or days for each turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quattrocento.house.shown import ClocksShown

DAY = 86_400.0


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


class Clocks(msgspec.Struct):
    """What each seat has left, and since when whose clock runs; stored with every change."""

    left: list[float]
    running: int | None = None
    since: float = 0.0
    paused: bool = False
    by: int | None = None
    """Who asked for the pause."""

    def now(self, at: float) -> list[float]:
        """What each seat has left at a time."""
        left = list(self.left)
        if self.running is not None and not self.paused:
            left[self.running] -= max(0.0, at - self.since)
        return [round(max(0.0, seconds), 3) for seconds in left]

    @property
    def deadline(self) -> float | None:
        """When the running clock reaches zero."""
        if self.running is None or self.paused:
            return None
        return self.since + self.left[self.running]

    def turn(self, seat: int | None, at: float, pace: Pace) -> None:
        """The table waits for this seat now; None: for nobody, or for a bot."""
        if seat == self.running:
            return
        self._stop(at)
        if self.running is not None and isinstance(pace, LiveClock):
            self.left[self.running] += pace.increment
        self.running = seat
        self.since = at
        if seat is not None and isinstance(pace, DaysClock):
            self.left[seat] = pace.days * DAY

    def pause(self, at: float, by: int) -> None:
        self._stop(at)
        self.paused = True
        self.by = by

    def resume(self, at: float) -> None:
        self.paused = False
        self.by = None
        self.since = at

    def _stop(self, at: float) -> None:
        self.left = self.now(at)
        self.since = at


def new_clocks(pace: Pace, seats: int) -> Clocks | None:
    """The clocks of a fresh game; None where there are none."""
    if isinstance(pace, LiveClock):
        return Clocks([pace.bank] * seats)
    if isinstance(pace, DaysClock):
        return Clocks([pace.days * DAY] * seats)
    return None


def shown_clocks(clocks: Clocks | None, pace: Pace, at: float) -> ClocksShown | None:
    """The clocks in a message: seconds left now, and whose clock runs."""
    if clocks is None:
        return None
    return {
        "clock": "live" if isinstance(pace, LiveClock) else "days",
        "left": clocks.now(at),
        "running": clocks.running,
        "paused": clocks.paused,
        "by": clocks.by,
        "since": round(clocks.since, 3) if clocks.paused else None,
        "at": round(at, 3),
    }
