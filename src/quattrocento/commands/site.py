"""`quattrocento site`: the whole program as a folder of files, which any host can serve."""

from __future__ import annotations

import argparse
from pathlib import Path

from quattrocento.commands.shared import new_command


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "site",
        "  quattrocento site build/site\n  python3 -m http.server --directory build/site",
    )
    command.add_argument("folder", type=Path, metavar="DIR", help="where the files are written")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.site.writing import write_site

    files = write_site(options.folder)
    size = sum(files.values()) / 1_000_000
    print(f"{len(files)} files, {size:.1f} MB, are in {options.folder}; to look at them:")
    print(f"  python3 -m http.server --directory {options.folder}")
    return 0
