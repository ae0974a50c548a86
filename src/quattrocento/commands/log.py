"""`quattrocento log`: what hosts did."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from quattrocento.commands.database import add_database
from quattrocento.commands.keeping import day, on_house, print_rows
from quattrocento.commands.many import count
from quattrocento.commands.shared import new_command

if TYPE_CHECKING:
    from quattrocento.house.house import House
    from quattrocento.house.keeping.log import Kept


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "log",
        "  quattrocento log\n  quattrocento log --last 500 --json",
    )
    command.add_argument("--last", type=count, default=50, metavar="N", help="so many (default 50)")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.log import kept

    async def read(house: House) -> list[Kept]:
        return await house.store.read(lambda connection: kept(connection, options.last))

    print_rows(on_house(options, read), _line, options.json)
    return 0


def _line(one: Kept) -> list[str]:
    return [day(one.at), one.host, one.act, one.about, one.told]
