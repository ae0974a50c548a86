"""`quattrocento export`: records as Parquet tables, with positions, choices, results; and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.shared import add_components, new_command
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.data.reading import read_data
from quattrocento.lab.data.writing import write_data
from quattrocento.lab.gathering import gather
from quattrocento.textfiles import read_text, write_text


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "export",
        "  quattrocento export arena/ --to data/\n"
        "  quattrocento export game.jsonl other.jsonl --to data/ --no-positions\n"
        "  quattrocento export data/ --back --to records/",
    )
    command.add_argument(
        "path", nargs="+", type=Path, help="records, folders of them, folders that a run kept"
    )
    command.add_argument("--to", type=Path, required=True, metavar="DIR", help="where to write")
    command.add_argument(
        "--no-positions", action="store_true", help="leave the positions out: far smaller"
    )
    command.add_argument(
        "--numbers",
        action="store_true",
        help="numbers of actions and observations too; needs quattrocento[learn]",
    )
    command.add_argument(
        "--back", action="store_true", help="the other way: the records out of Parquet tables"
    )
    add_components(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.back:
        return _back(options.path, options.to)
    overlay = None if options.components is None else read_text(options.components)
    with Busy("reading the games") as busy:
        found = busy.counting(gather(options.path, overlay), "games written")
        games, moves = write_data(found, options.to, not options.no_positions, options.numbers)
    say(f"{games:,} games and {moves:,} moves in {options.to}")
    return 0


def _back(folders: list[Path], to: Path) -> int:
    try:
        to.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise QuattrocentoError(f"cannot make {to}: {error.strerror}") from None
    count = 0
    with Busy("reading the tables") as busy:
        for folder in folders:
            for source, record in busy.counting(read_data(folder), "records written"):
                path = to / source
                if path.exists():
                    raise QuattrocentoError(f"{path} is there already; name an empty folder")
                write_text(path, record)
                count += 1
    say(f"{count:,} records in {to}")
    return 0
