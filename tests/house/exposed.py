"""A house in the open with less patience than usual: run as a process by a test."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

from quattrocento.house import entrance, guarded, server
from quattrocento.house.config import Config

IMPATIENT = {
    (guarded, "HEAD_SECONDS"): 1.0,
    (guarded, "BODY_SECONDS"): 1.0,
    (guarded, "HANDSHAKE_SECONDS"): 1.0,
    (entrance, "UNSENT"): 1.0,
    (entrance, "SWEEP"): 0.1,
}


def main() -> None:
    folder, port, metrics = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    for (module, name), seconds in IMPATIENT.items():
        setattr(module, name, seconds)
    listen = server._listen

    def narrow(*given: Any) -> socket.socket:
        """What is not read is soon more than the system keeps."""
        listening = listen(*given)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    setattr(server, "_listen", narrow)  # noqa: B010
    config = Config(port=port, data=str(folder), bot_pause=0, bots=1, metrics=metrics)
    server.serve(config, browser=False)


if __name__ == "__main__":
    main()
