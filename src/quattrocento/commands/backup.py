"""`quattrocento backup`: the whole house in one file."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.database import add_database, open_store
from quattrocento.commands.many import count
from quattrocento.commands.shared import new_command
from quattrocento.kernel.errors import QuattrocentoError


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "backup",
        "  quattrocento backup house.backup\n"
        "  quattrocento backup /var/backups/house --keep 30\n"
        "  quattrocento backup house.backup --database postgresql://house@localhost/house",
    )
    command.add_argument(
        "file", type=Path, help="a file that does not exist yet, or a folder for one named by time"
    )
    command.add_argument("--keep", type=count, metavar="N", help="leave the last N of that folder")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.backup import back_up, drop_old, named_by_time

    file: Path = options.file
    if file.is_dir():
        file = named_by_time(file)
    elif options.keep is not None:
        raise QuattrocentoError(f"--keep is for a folder, and {file} is none")
    with closing(open_store(options)) as store, Busy("writing everything down"):
        counts = back_up(store, file)
    told = ", ".join(f"{name} {counts[name]}" for name in ("tables", "moves", "people"))
    say(f"{file}: {told}")
    if options.keep is not None:
        for old in drop_old(file.parent, options.keep):
            say(f"{old}: thrown away")
    return 0
