"""How long a test waits for what comes at once on a quiet machine: longer on a busy one."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

CORES = os.cpu_count() or 1
ENOUGH = 20.0
"""Seconds, many times what anything that is waited for takes by itself."""
LONG = 60.0
"""Seconds where the limit is said beforehand: whatever comes meanwhile cannot stretch it."""
LOAD = Path("/proc/loadavg")


def crowd() -> float:
    """How many share a core, at this moment or in the last minute; one at least."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    with contextlib.suppress(OSError):
        # The average comes late; how many run now stands beside it.
        load = max(load, int(LOAD.read_text().split()[3].partition("/")[0]))
    return max(1.0, load / CORES)


def patience(seconds: float = LONG) -> float:
    """Seconds to wait at most, for a limit that is said once: so many times the crowd."""
    return seconds * crowd()


class Wait:
    """A limit that grows while somebody waits: a second in a crowd counts as its share of one."""

    def __init__(self, seconds: float = ENOUGH) -> None:
        self._left = seconds
        self._seen = time.monotonic()

    @property
    def over(self) -> bool:
        """Ask often: each stretch counts by the crowd at its end."""
        now = time.monotonic()
        self._left -= (now - self._seen) / crowd()
        self._seen = now
        return self._left < 0


def until(
    fits: Callable[[], object], why: str = "it does not come to be", seconds: float = ENOUGH
) -> None:
    """Wait until something is so."""
    wait = Wait(seconds)
    while not fits():
        assert not wait.over, why
        time.sleep(0.01)
