"""`quattrocento announce`: say something to everybody in the house."""

from __future__ import annotations

import argparse

from quattrocento.cleaning import say
from quattrocento.commands.database import add_database
from quattrocento.commands.keeping import HOST, on_house
from quattrocento.commands.shared import new_command
from quattrocento.kernel.errors import QuattrocentoError

LONGEST = 300


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "announce",
        '  quattrocento announce "The house rests on Sunday from 8 to 9."\n'
        '  quattrocento announce ""',
    )
    command.add_argument("text", help=f"at most {LONGEST} characters; nothing takes it back")
    add_database(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.settings import announce
    from quattrocento.house.text import line

    text = line(options.text)
    if len(text) > LONGEST:
        raise QuattrocentoError(f"an announcement has at most {LONGEST} characters")
    on_house(options, lambda house: announce(house, HOST, text))
    say(f"announced: {text}" if text else "nothing is announced any more")
    return 0
