"""How long a test waits for what comes at once on a quiet machine: longer on a busy one."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

CORES = os.cpu_count() or 1
ENOUGH = 20.0
"""Seconds, many times what anything that is waited for takes by itself."""


def patience(seconds: float = ENOUGH) -> float:
    """Seconds to wait at most: so many, times as many as share a core at this moment."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return seconds * max(1.0, load / CORES)


def until(fits: Callable[[], object], why: str = "it does not come to be") -> None:
    """Wait until something is so."""
    began = time.monotonic()
    while not fits():
        assert time.monotonic() - began < patience(), why
        time.sleep(0.01)
