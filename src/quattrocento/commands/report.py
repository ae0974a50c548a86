"""`quattrocento report`: one page with pictures about many games."""

from __future__ import annotations

import argparse
from pathlib import Path

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.shared import add_components, new_command
from quattrocento.lab.report.page import report
from quattrocento.textfiles import read_text, write_text


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "report",
        "  quattrocento balance princes --games 1000 --out princes/\n"
        "  quattrocento report princes/ --to princes.html\n"
        "  quattrocento report arena/ more/ game.jsonl --to all.html --title 'All of it'",
    )
    command.add_argument(
        "path", nargs="+", type=Path, help="records, folders of them, folders that a run kept"
    )
    command.add_argument(
        "--to", type=Path, required=True, metavar="FILE", help="the page to be written"
    )
    command.add_argument("--title", default="Quattrocento: a report", help="its heading")
    add_components(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    overlay = None if options.components is None else read_text(options.components)
    with Busy("looking at the games"):
        page = report(options.path, overlay, options.title)
    write_text(options.to, page)
    say(f"{options.to}: {len(page) / 1024:.0f} KiB")
    return 0
