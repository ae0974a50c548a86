"""Clocks: none, a bank of seconds with an increment a turn, or days for each turn."""

from __future__ import annotations

from collections.abc import Sequence
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
    """What each seat has left, and since when whose clocks run; stored with every change.

    Where several choose at once their clocks run together; `done` are those of them who have
    chosen, whose turn ends when all have.
    """

    left: list[float]
    running: list[int] = []
    since: float = 0.0
    paused: bool = False
    by: int | None = None
    """Who asked for the pause."""
    done: list[int] = []

    def now(self, at: float) -> list[float]:
        """What each seat has left at a time."""
        left = list(self.left)
        if not self.paused:
            for seat in self.running:
                left[seat] -= max(0.0, at - self.since)
        return [round(max(0.0, seconds), 3) for seconds in left]

    @property
    def deadline(self) -> float | None:
        """When the first running clock reaches zero."""
        if not self.running or self.paused:
            return None
        return self.since + self.left[self.first]

    @property
    def first(self) -> int:
        """Whose running clock is the first at zero."""
        return min(self.running, key=lambda seat: self.left[seat])

    def turn(self, seats: list[int], at: float, pace: Pace, done: Sequence[int] = ()) -> None:
        """The table waits for these seats now, no longer for those who are done choosing.

        Nobody, where it waits for a bot.
        """
        if (seats, list(done)) == (self.running, self.done):
            return
        self._stop(at)
        before, after = {*self.running, *self.done}, {*seats, *done}
        if isinstance(pace, LiveClock):
            for seat in before - after:
                self.left[seat] += pace.increment
        if isinstance(pace, DaysClock):
            for seat in after - before:
                self.left[seat] = pace.days * DAY
        self.running, self.done = list(seats), list(done)

    def end_turn(self, seat: int, at: float, pace: Pace) -> None:
        """What a seat has chosen is open; it may be the next to decide all the same."""
        running = [one for one in self.running if one != seat]
        self.turn(running, at, pace, [one for one in self.done if one != seat])

    def pause(self, at: float, by: int) -> None:
        self._stop(at)
        self.paused = True
        self.by = by

    def resume(self, at: float) -> None:
        self.paused = False
        self.by = None
        self.since = at

    def _stop(self, at: float) -> None:
        if self.paused:
            # It rests since it was paused, whoever is waited for meanwhile.
            return
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
    """The clocks in a message: seconds left now, and whose clocks run."""
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
