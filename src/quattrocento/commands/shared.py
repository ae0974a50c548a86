"""What several commands ask for in the same way."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game


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


def read_text(path: Path) -> str:
    """A file's text; an error says what is wrong with it in one line."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise QuattrocentoError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise QuattrocentoError(f"cannot read {path}: it is not a text file") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: a full disk leaves the old one as it was."""
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise QuattrocentoError(f"cannot write {path}: {error.strerror}") from None
