"""The program as a storm runs it: its time of day goes by a clock that can be set from outside."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.storm.clock import follow

if __name__ == "__main__":
    # Before anything of the house is loaded: it may look at the time then.
    follow(Path(sys.argv[1]))
    from quattrocento.cli import main
    from quattrocento.house import postman

    # A notice is given up within a minute, not within three hours.
    postman.RETRY, postman.GROWTH = 2.0, 2
    sys.exit(main(sys.argv[2:]))
