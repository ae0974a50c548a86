"""The time of day as a house counts it: set once, then steady, whatever becomes of the machine's.

A machine's clock may be set forward or back while the house is open. Nobody's time at a table may
run out by that, so after the start only seconds that really passed are counted.
"""

from __future__ import annotations

import time


def _boot_clock() -> int | None:
    """The clock that runs on while the machine sleeps; none where the system has no such clock."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    try:
        return None if clock is None or time.clock_gettime(clock) < 0 else clock
    except OSError:
        # A browser's Python knows its name, and no more.
        return None


_BOOT = _boot_clock()


def _passed() -> float:
    """Seconds that no setting of a clock changes; those asleep count where the system tells."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


class _Clock:
    def __init__(self) -> None:
        self.ahead = time.time() - _passed()


_clock = _Clock()


def now() -> float:
    """Seconds since 1970, never set forward or back."""
    return _clock.ahead + _passed()


def set_to(at: float) -> None:
    """Let it be this time now: every process of a house counts by the same one."""
    _clock.ahead = at - _passed()
