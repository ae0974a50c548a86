"""`quattrocento restore`: a house from its backup."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.database import add_database, open_store
from quattrocento.commands.shared import new_command
from quattrocento.kernel.errors import QuattrocentoError


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "restore",
        "  quattrocento restore house.backup --data new-house\n"
        "  quattrocento restore house.backup --database postgresql://house@localhost/house",
    )
    command.add_argument("file", type=Path, help="a file that `backup` wrote")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.backup import restore

    # Asked before a folder for the new house is made.
    if not options.file.is_file():
        raise QuattrocentoError(f"there is no file {options.file}")
    with closing(open_store(options, new=True)) as store, Busy("reading everything"):
        counts = restore(store, options.file)
    told = ", ".join(f"{name} {counts[name]}" for name in ("tables", "moves", "people"))
    say(f"restored: {told}")
    return 0
