"""`quattrocento register`: who may be new in the house."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from quattrocento.cleaning import say
from quattrocento.commands.database import add_database
from quattrocento.commands.keeping import HOST, on_house
from quattrocento.commands.shared import new_command

if TYPE_CHECKING:
    from quattrocento.house.house import House


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "register",
        "  quattrocento register invite\n  quattrocento register closed",
    )
    command.add_argument(
        "who", choices=["open", "invite", "closed"], help="invite prints a link; an old one is void"
    )
    command.add_argument("--url", metavar="URL", help="the address of the house, for the link")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.settings import admit, link

    async def act(house: House) -> str:
        settings = await admit(house, HOST, options.who)
        return link(house, settings) if settings.invitation else f"register: {settings.admission}"

    say(on_house(options, act))
    return 0
