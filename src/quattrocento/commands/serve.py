"""`quattrocento serve`: open the house and play in the browser."""

from __future__ import annotations

import argparse
import os

from quattrocento.commands.shared import new_command


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "serve",
        "  quattrocento serve\n"
        "  quattrocento serve --port 9000 --no-browser\n"
        "  quattrocento serve --host 0.0.0.0 --url https://games.example.org\n"
        "  quattrocento serve --database postgresql://house@localhost/house",
    )
    command.add_argument("--host", help="address to listen on (default 127.0.0.1)")
    command.add_argument("--port", type=int, help="port to listen on (default 8000)")
    command.add_argument("--data", metavar="DIR", help="folder of the house's files")
    command.add_argument("--database", metavar="URL", help="database instead of a file in --data")
    command.add_argument("--url", help="the address people type, for links and secure cookies")
    command.add_argument(
        "--bots",
        type=int,
        metavar="N",
        help="processes in which bots think; 0 leaves them to workers",
    )
    command.add_argument("--bot-pause", type=float, metavar="S", help="seconds between bot moves")
    command.add_argument(
        "--metrics", metavar="PORT", help="numbers for Prometheus on this port, or HOST:PORT"
    )
    command.add_argument(
        "--log", choices=["debug", "info", "warning", "error"], help="how much is logged"
    )
    command.add_argument("--log-format", choices=["text", "json"], help="how it is written")
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.config import read_config
    from quattrocento.house.server import serve

    serve(read_config(vars(options), os.environ), browser=not options.no_browser)
    return 0
