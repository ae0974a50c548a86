"""What several commands ask for in the same way."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.game import Game
from quattrocento.textfiles import read_text


def new_command(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    summary: str,
    examples: str,
) -> argparse.ArgumentParser:
    """A subcommand whose help ends with examples."""
    return subparsers.add_parser(
        name,
        help=summary,
        description=summary,
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


def game_of(name: str, components: Path | None) -> Game[Any]:
    """The game a command asked for, with its overlay."""
    return load_game(name, None if components is None else read_text(components))
