"""What the commands of those who keep a house have in common."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from quattrocento.cleaning import say
from quattrocento.commands.database import add_database
from quattrocento.commands.shared import new_command

if TYPE_CHECKING:
    from quattrocento.house.house import House

T = TypeVar("T")
HOST = "command line"
"""Who did it, in the hosts' log."""
Run = Callable[[argparse.Namespace], int]


def add_group(subparsers: Any, name: str, examples: str) -> Any:
    """A command with commands below it."""
    command = new_command(subparsers, name, examples)
    return command.add_subparsers(metavar="what", required=True)


def add_below(group: Any, name: str, summary: str, run: Run) -> argparse.ArgumentParser:
    """One of those, on the database of the house."""
    command: argparse.ArgumentParser = group.add_parser(name, help=summary, description=summary)
    add_database(command)
    command.set_defaults(run=run)
    return command


def on_house(options: argparse.Namespace, act: Callable[[House], Awaitable[T]]) -> T:
    """Do something to the house that is meant, whether it is open or not."""
    from quattrocento.house.config import read_config
    from quattrocento.house.keeping.outside import outside

    return outside(read_config(vars(options), os.environ), act)


def print_rows(rows: Iterable[Any], line: Callable[[Any], Sequence[str]], as_json: bool) -> None:
    """Rows of a list, one a line."""
    for row in rows:
        if as_json:
            say(json.dumps(row._asdict(), ensure_ascii=False))
        else:
            # What strangers call themselves does not begin lines of its own.
            say(" ".join("  ".join(part for part in line(row) if part).split("\n")))


def day(at: float | None) -> str:
    return "never" if at is None else f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"


def days(text: str) -> float:
    """A number of days, for a flag."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days")
    return found
