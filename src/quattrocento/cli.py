"""The command line: one subcommand a file in `commands`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

STOPPED = 130
"""The exit code of what was ended by Ctrl-C."""


def version() -> str:
    """Of what is installed; a clone that was never installed has none."""
    from importlib import metadata

    try:
        return metadata.version("quattrocento")
    except metadata.PackageNotFoundError:
        return "in a clone, not installed"


def parser() -> argparse.ArgumentParser:
    """The whole command line; documentation and tests read it too."""
    import argparse

    from quattrocento.commands import COMMANDS

    top = argparse.ArgumentParser(
        prog="quattrocento",
        description="Board games of Renaissance Italy: play them, watch bots, study records.",
        epilog="Each command explains itself: quattrocento play --help",
    )
    top.add_argument("--version", action="version", version=f"quattrocento {version()}")
    subparsers = top.add_subparsers(metavar="command", required=True)
    for add in COMMANDS:
        add(subparsers)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; errors are one line on stderr with a hint, and exit code 2."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        # Whatever it interrupted, and be it the reading of the program itself.
        print("quattrocento: stopped", file=sys.stderr)
        return STOPPED


def _run(arguments: Sequence[str] | None) -> int:
    from quattrocento.cleaning import clean
    from quattrocento.kernel.errors import QuattrocentoError

    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except QuattrocentoError as error:
        print(f"quattrocento: {clean(str(error))}", file=sys.stderr)
    except RecursionError:
        print("quattrocento: a file is nested too deeply to be read", file=sys.stderr)
    except BrokenPipeError:
        return 0
    return 2


if __name__ == "__main__":
    sys.exit(main())
