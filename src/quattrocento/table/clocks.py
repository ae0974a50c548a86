"""Clocks: none, a bank of seconds with an increment a turn, or days for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Required, TypedDict

if TYPE_CHECKING:
    from quattrocento.table.shown import ClocksShown

DAY = 86_400.0


class Pace(TypedDict, total=False):
    """Without a clock, with a bank of seconds for the whole game, or with days for every turn."""

    clock: Required[Literal["none", "live", "days"]]
    bank: float
    increment: float
    """Is added after each turn."""
    days: float
    at_zero: Literal["bot", "end"]


NO_CLOCK: Pace = {"clock": "none"}


def read_pace(stored: Pace) -> Pace:
    """A pace as it is stored; one with a clock of another kind was not written by a table."""
    if stored["clock"] not in ("none", "live", "days"):
        raise ValueError(f"there is no clock {stored['clock']!r}")
    return stored


@dataclass(slots=True)
class Clocks:
    """What each seat has left, and since when whose clocks run; stored with every change.

    Where several choose at once their clocks run together; `done` are those of them who have
    chosen, whose turn ends when all have.
    """

    left: list[float]
    running: list[int] = field(default_factory=list)
    since: float = 0.0
    paused: bool = False
    by: int | None = None
    """Who asked for the pause."""
    done: list[int] = field(default_factory=list)

    @classmethod
    def read(cls, stored: dict[str, Any]) -> Clocks:
        return cls(**stored)

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
        if pace["clock"] == "live":
            for seat in before - after:
                self.left[seat] += pace.get("increment", 0)
        if pace["clock"] == "days":
            for seat in after - before:
                self.left[seat] = pace["days"] * DAY
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
    if pace["clock"] == "live":
        return Clocks([pace["bank"]] * seats)
    if pace["clock"] == "days":
        return Clocks([pace["days"] * DAY] * seats)
    return None


def shown_clocks(clocks: Clocks | None, pace: Pace, at: float) -> ClocksShown | None:
    """The clocks in a message: seconds left now, and whose clocks run."""
    if clocks is None:
        return None
    return {
        "clock": "live" if pace["clock"] == "live" else "days",
        "left": clocks.now(at),
        "running": clocks.running,
        "paused": clocks.paused,
        "by": clocks.by,
        "since": round(clocks.since, 3) if clocks.paused else None,
        "at": round(at, 3),
    }
