"""A house on a machine whose clock is wrong, and is set while it is open: run as a process.

SIGUSR1 sets the machine's clock forward by a year, SIGUSR2 back by two.
"""

from __future__ import annotations

import signal
import sys
import time

from quattrocento.house import alarm, timekeeping
from quattrocento.house.config import Config
from quattrocento.house.server import serve

YEAR = 360 * 86_400
"""Nearly: sessions end after a whole one."""


class Machine:
    """A clock that is off by so many seconds."""

    def __init__(self, off: float) -> None:
        self.off = off
        self._real = time.time
        setattr(time, "time", lambda: self._real() + self.off)  # noqa: B010
        signal.signal(signal.SIGUSR1, lambda *_: self.set(YEAR))
        signal.signal(signal.SIGUSR2, lambda *_: self.set(-2 * YEAR))

    def set(self, seconds: float) -> None:
        self.off += seconds


def main() -> None:
    database, port, off, database_off = sys.argv[1], int(sys.argv[2]), *map(float, sys.argv[3:5])
    Machine(off)
    real = timekeeping.database_time
    timekeeping.database_time = lambda connection: real(connection) + database_off
    for module in (alarm, timekeeping):
        setattr(module, "HEARTBEAT", 0.5)  # noqa: B010
    serve(Config(port=port, database=database, rate=0, bot_pause=0, bots=1), browser=False)


if __name__ == "__main__":
    main()
