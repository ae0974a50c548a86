"""The command line: one subcommand a file in `commands`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import metadata

from quattrocento.commands import COMMANDS
from quattrocento.kernel.errors import QuattrocentoError


def version() -> str:
    """Of what is installed; a clone that was never installed has none."""
    try:
        return metadata.version("quattrocento")
    except metadata.PackageNotFoundError:
        return "in a clone, not installed"


def parser() -> argparse.ArgumentParser:
    """The whole command line; documentation and tests read it too."""
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
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except QuattrocentoError as error:
        print(f"quattrocento: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
