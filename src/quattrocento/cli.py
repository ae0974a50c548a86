"""The command line: one subcommand a file in `commands`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Sequence

STOPPED = 130
"""The exit code of what was ended by Ctrl-C."""


def version() -> str:
    """Of what is installed; a clone that was never installed has none."""
    from importlib import metadata

    try:
        return metadata.version("quattrocento")
    except metadata.PackageNotFoundError:
        return "in a clone, not installed"


def parser(commands: Iterable[str]) -> argparse.ArgumentParser:
    """The command line with these commands; one alone is sooner read than all."""
    import argparse
    from importlib import import_module

    from quattrocento.commands import GROUPS
    from quattrocento.commands.parsing import Parser

    listed = [
        f"{title}:\n" + "\n".join(f"  {name:<11} {told}" for name, told in group.items())
        for title, group in GROUPS.items()
    ]
    top: argparse.ArgumentParser = Parser(
        prog="quattrocento",
        usage="quattrocento [--version] [--help] command …",
        description="Board games of Renaissance Italy: play them, watch bots, study records.",
        epilog="\n\n".join([*listed, "Each command explains itself: quattrocento play --help"]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"quattrocento {version()}")
    subparsers = top.add_subparsers(
        metavar="command", required=True, prog="quattrocento", help=argparse.SUPPRESS
    )
    for name in commands:
        import_module(f"quattrocento.commands.{name}").add(subparsers)
    return top


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for; ends the program with a line where it cannot be told."""
    from quattrocento.commands import SUMMARIES
    from quattrocento.suggesting import unknown

    command = next((word for word in arguments if not word.startswith("-")), None)
    named = [] if command is None else [command]
    if command is not None and command not in SUMMARIES:
        parser([]).error(f"no command is called {command!r}; {unknown(command, SUMMARIES)}")
    return parser(named).parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; errors are one line on stderr with a hint, and exit code 2."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        # Whatever it interrupted, and be it the reading of the program itself.
        print("quattrocento: stopped", file=sys.stderr)
        return STOPPED


def _run(arguments: Sequence[str]) -> int:
    from quattrocento.cleaning import clean
    from quattrocento.extras import needed
    from quattrocento.kernel.errors import QuattrocentoError

    try:
        options = read(arguments)
        return int(options.run(options))
    except QuattrocentoError as error:
        print(f"quattrocento: {clean(str(error))}", file=sys.stderr)
    except ImportError as error:
        told = needed(error)
        if told is None:
            raise
        print(f"quattrocento: {told}", file=sys.stderr)
    except RecursionError:
        print("quattrocento: a file is nested too deeply to be read", file=sys.stderr)
    except BrokenPipeError:
        return 0
    return 2


if __name__ == "__main__":
    sys.exit(main())
