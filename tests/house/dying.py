"""A house that is killed between storing a change and telling it: run as a process by a test."""

from __future__ import annotations

import os
import signal
import sys

from quattrocento.house.config import Config
from quattrocento.house.live import Hub
from quattrocento.house.server import serve


def main() -> None:
    database, port, changes = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    left = changes
    ring = Hub.ring

    def die(hub: Hub, table: str) -> None:
        nonlocal left
        if sys._getframe(1).f_code.co_name == "commit":
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        ring(hub, table)

    setattr(Hub, "ring", die)  # noqa: B010
    serve(Config(port=port, database=database, rate=0, bot_pause=0, bots=1), browser=False)


if __name__ == "__main__":
    main()
