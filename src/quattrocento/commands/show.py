"""`quattrocento show`: a record told in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from quattrocento.commands.recorded import show_recorded
from quattrocento.commands.shared import add_components, add_plain, is_plain, new_command
from quattrocento.kernel.errors import OtherRules
from quattrocento.terminal.bare import tell
from quattrocento.terminal.files import open_file
from quattrocento.words.languages import LANGUAGES


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "show",
        "  quattrocento show game.jsonl\n  quattrocento show game.jsonl --language it",
    )
    command.add_argument("file", type=Path, help="a record")
    add_components(command)
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the words (default en)"
    )
    add_plain(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        opened = open_file(options.file, options.components)
    except OtherRules as error:
        return show_recorded(options.file, error)
    if is_plain(options):
        tell(opened)
        return 0
    from quattrocento.terminal.showing import show

    show(opened, options.language)
    return 0
