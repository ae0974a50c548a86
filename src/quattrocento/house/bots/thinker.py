"""A process that thinks for the house: a question a line on stdin, an answer a line on stdout.

JSON both ways; `thinking` does the work.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from contextlib import redirect_stdout

from quattrocento.thinking import think

MEMORY = 1024**3
"""Bytes that a thought may take; the bots of this program need a thirtieth of it."""


def main() -> None:
    _bound()
    for line in sys.stdin:
        try:
            # What a player of somebody else prints is no answer.
            with redirect_stdout(sys.stderr):
                answer = think(json.loads(line))
        except Exception:
            answer = {"trouble": traceback.format_exc(limit=-3)}
        try:
            print(json.dumps(answer), flush=True)
        except BrokenPipeError:
            # Whoever asked is gone; nor is there anything to be tidied up.
            os._exit(0)


def _bound() -> None:
    """Take no more memory than that; Windows sets no such limit."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
