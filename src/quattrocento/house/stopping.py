"""Stopping: within ten seconds, whatever is under way."""

from __future__ import annotations

import logging
import os
import signal
import threading
from types import FrameType

import uvicorn

log = logging.getLogger(__name__)
REQUESTS = 4
"""Seconds for requests under way."""
LONGEST = 9.0
"""Seconds after which the program leaves, whatever has not ended."""


class Server(uvicorn.Server):
    """Told to stop by the system it ends well, and at the latest after a while."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        leave_soon()
        super().handle_exit(sig, frame)
        if sig == signal.SIGTERM:
            # Uvicorn raises what it caught once more at the end: that is for Ctrl-C.
            self._captured_signals.remove(sig)


def leave_soon() -> None:
    """Leave after a while even if a thread goes on; what was answered is stored by then."""
    timer = threading.Timer(LONGEST, _leave)
    timer.daemon = True
    timer.start()


def _leave() -> None:
    threads = [thread.name for thread in threading.enumerate() if not thread.daemon]
    log.error("left before everything had ended", extra={"threads": threads})
    logging.shutdown()
    os._exit(0)
