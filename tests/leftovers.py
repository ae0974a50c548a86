"""Programs that were started and still run, found by a mark in their environment."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

from tests.patience import ENOUGH, Wait

RUN = "QUATTROCENTO_TEST_RUN"
"""In the environment of every program that a run of the tests has started, with their children."""


def running(name: str, value: str) -> dict[int, str]:
    """The programs with this in their environment: what was called. It is found in /proc."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"{name}={value}".encode() in (path / "environ").read_bytes().split(b"\0"):
                if (path / "stat").read_text().rpartition(")")[2].split()[0] != "Z":
                    words = (path / "cmdline").read_bytes().replace(b"\0", b" ")
                    found[int(path.name)] = words.decode(errors="replace").strip()
    return found


def end_what_is_left(run: str, leaving: float = ENOUGH) -> list[str]:
    """End what a run of the tests has left behind and is not leaving, and say what it was."""
    wait = Wait(leaving)
    while (left := running(RUN, run)) and not wait.over:
        time.sleep(0.1)
    for pid in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return list(left.values())
