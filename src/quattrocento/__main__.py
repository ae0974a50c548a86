"""`python -m quattrocento` is the command line."""

from __future__ import annotations

import sys

from quattrocento.cli import main

if __name__ == "__main__":
    sys.exit(main())
