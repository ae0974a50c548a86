"""A house in which hashing a password takes for ever: run as a process by a test."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from quattrocento.house import server, stopping
from quattrocento.house.config import Config
from quattrocento.house.passwords import Passwords


def hang(*_: Any) -> bool:
    Path(sys.argv[4]).touch()
    time.sleep(600)
    return False


def main() -> None:
    database, port, smtp = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    setattr(Passwords, "_fits", hang)  # noqa: B010
    # As it is, only sooner.
    setattr(server, "REQUESTS", 1)  # noqa: B010
    setattr(stopping, "LONGEST", 3.0)  # noqa: B010
    settings: dict[str, Any] = {"rate": 0, "bots": 1, "private_webhooks": True}
    mail = f"smtp://127.0.0.1:{smtp}"
    server.serve(Config(port=port, database=database, smtp=mail, **settings), browser=False)


if __name__ == "__main__":
    main()
