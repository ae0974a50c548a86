"""What several commands ask for in the same way."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from quattrocento.commands import SUMMARIES
from quattrocento.extras import line
from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.textfiles import read_text


def new_command(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    examples: str,
) -> argparse.ArgumentParser:
    """A subcommand whose help ends with examples."""
    return subparsers.add_parser(
        name,
        description=SUMMARIES[name],
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_game(command: argparse.ArgumentParser) -> None:
    """The game's name, and an overlay for its components."""
    command.add_argument("game", choices=list(GAMES), help="the rule set")
    add_components(command)


def add_components(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--components",
        metavar="FILE",
        type=Path,
        help="component overlay: a TOML file with values that replace the printed ones",
    )


def add_plain(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--plain",
        action="store_true",
        help="in bare words, as where the extra quattrocento[play] is not installed",
    )


def is_plain(options: argparse.Namespace) -> bool:
    """Bare words are asked for, or nothing else can be said here; then it says what can."""
    if options.plain:
        return True
    try:
        for package in ("fluent.runtime", "rich"):
            import_module(package)
    except ImportError:
        print(f"in bare words; for boards and sentences: {line('play')}", file=sys.stderr)
        return True
    return False


def add_option(command: argparse.ArgumentParser) -> None:
    """The choices of the table."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the table, like tiles=optional; may be given several times",
    )


def read_option(texts: list[str]) -> dict[str, str]:
    """The table's choices, each written `tiles=optional`."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is written name=value, not {text!r}")
        chosen[name] = value
    return chosen


def game_of(name: str, components: Path | None) -> Game[Any]:
    """The game a command asked for, with its overlay."""
    return load_game(name, None if components is None else read_text(components))
