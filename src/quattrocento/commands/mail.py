"""`quattrocento mail`: a trial letter by the house's mail server."""

from __future__ import annotations

import argparse
import asyncio
import os

from quattrocento.cleaning import say
from quattrocento.commands.shared import new_command
from quattrocento.kernel.errors import QuattrocentoError

SUBJECT = "A trial letter"
TEXT = "This letter shows that the house can send mail.\n"


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "mail",
        "  QUATTROCENTO_SMTP=smtp://user:password@mail.example.org:587 \\\n"
        "    quattrocento mail --to you@example.org",
    )
    command.add_argument("--to", required=True, metavar="ADDRESS", help="who gets the letter")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.config import read_config
    from quattrocento.house.mail import Letter, read_mail_server, send_mail
    from quattrocento.house.undelivered import Undelivered

    config = read_config({}, os.environ)
    if not config.smtp:
        raise QuattrocentoError("no mail server is set: QUATTROCENTO_SMTP=smtp://… names one")
    server = read_mail_server(config.smtp)
    letter = Letter(config.sender, options.to, SUBJECT, TEXT)
    try:
        protection = asyncio.run(send_mail(server, letter))
    except Undelivered as error:
        say(f"not sent by {server.name}: {error}")
        return 1
    say(f"sent by {server.name}, {protection or 'not encrypted'}, from {config.sender}")
    return 0
