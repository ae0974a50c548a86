"""`quattrocento purge`: throw away guests who do not come back, and tables nobody began."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from quattrocento.cleaning import say
from quattrocento.commands.database import add_database
from quattrocento.commands.keeping import HOST, days, on_house
from quattrocento.commands.shared import new_command

if TYPE_CHECKING:
    from quattrocento.house.house import House


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "purge",
        "  quattrocento purge\n  quattrocento purge --days 90",
    )
    command.add_argument("--days", type=days, default=30.0, help="for so many (default 30)")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.leaving import purge_guests
    from quattrocento.house.keeping.tables import purge_tables

    async def act(house: House) -> str:
        tables = await purge_tables(house, HOST, options.days)
        return f"{tables} tables, {await purge_guests(house, HOST, options.days)} guests"

    say(on_house(options, act))
    return 0
