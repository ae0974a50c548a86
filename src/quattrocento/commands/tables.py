"""`quattrocento tables`: list, close and delete tables."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from quattrocento.cleaning import say
from quattrocento.commands.keeping import HOST, add_below, add_group, day, on_house, print_rows

if TYPE_CHECKING:
    from quattrocento.house.house import House
    from quattrocento.house.keeping.tables import KnownTable


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    group = add_group(
        subparsers,
        "tables",
        "  quattrocento tables list --state playing\n"
        "  quattrocento tables close k3m9x2ab\n"
        "  quattrocento tables delete k3m9x2ab",
    )
    command = add_below(group, "list", "List tables, the last changed first.", _list)
    command.add_argument(
        "--state", choices=["waiting", "playing", "finished"], help="of this state alone"
    )
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command = add_below(group, "close", "End a game as it stands.", _close)
    command.add_argument("table", help="its id, as in its address")
    command = add_below(group, "delete", "Delete a table with its game and its chat.", _delete)
    command.add_argument("table", help="its id, as in its address")


def _list(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.tables import listed

    async def read(house: House) -> list[KnownTable]:
        return await house.store.read(lambda connection: listed(connection, options.state))

    print_rows(on_house(options, read), _line, options.json)
    return 0


def _line(one: KnownTable) -> list[str]:
    people = ", ".join(one.people)
    return [one.id, one.name, one.game, one.state, f"{one.moves} moves", day(one.changed), people]


def _close(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.tables import close

    on_house(options, lambda house: close(house, HOST, options.table))
    say(f"{options.table} is closed")
    return 0


def _delete(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.tables import remove

    on_house(options, lambda house: remove(house, HOST, options.table))
    say(f"{options.table} is deleted")
    return 0
