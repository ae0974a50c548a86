"""`quattrocento worker`: let bots think for a house of many processes, on any machine."""

from __future__ import annotations

import argparse
import os

from quattrocento.commands.shared import new_command


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "worker",
        "  quattrocento worker --database postgresql://house@db.example.org/house\n"
        "  quattrocento worker --database postgresql://house@db.example.org/house --bots 8",
    )
    command.add_argument("--database", metavar="URL", help="the database of the house")
    command.add_argument("--bots", type=int, metavar="N", help="processes in which bots think")
    command.add_argument("--bot-pause", type=float, metavar="S", help="seconds between bot moves")
    command.add_argument(
        "--metrics", metavar="PORT", help="numbers for Prometheus on this port, or HOST:PORT"
    )
    command.add_argument(
        "--log", choices=["debug", "info", "warning", "error"], help="how much is logged"
    )
    command.add_argument("--log-format", choices=["text", "json"], help="how it is written")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.bots.worker import work
    from quattrocento.house.config import read_config

    work(read_config(vars(options), os.environ))
    return 0
