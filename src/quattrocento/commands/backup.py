"""`quattrocento backup`: the whole house in one file."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.database import add_database, open_store
from quattrocento.commands.shared import new_command


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "backup",
        "  quattrocento backup house.backup\n"
        "  quattrocento backup house.backup --database postgresql://house@localhost/house",
    )
    command.add_argument("file", type=Path, help="a file that does not exist yet")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.backup import back_up

    with closing(open_store(options)) as store, Busy("writing everything down"):
        counts = back_up(store, options.file)
    told = ", ".join(f"{name} {counts[name]}" for name in ("tables", "moves", "people"))
    say(f"{options.file}: {told}")
    return 0
