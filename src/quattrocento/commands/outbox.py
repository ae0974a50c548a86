"""`quattrocento outbox`: notices that wait, and those that were given up."""

from __future__ import annotations

import argparse
import json
from datetime import datetime
from typing import TYPE_CHECKING

from quattrocento.cleaning import say
from quattrocento.commands.database import add_database, open_store
from quattrocento.commands.shared import new_command

if TYPE_CHECKING:
    from quattrocento.house.dead_letters import Listed


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "outbox",
        "  quattrocento outbox\n"
        "  quattrocento outbox --again\n"
        "  quattrocento outbox --json --database postgresql://house@localhost/house",
    )
    add_database(command)
    what = command.add_mutually_exclusive_group()
    what.add_argument("--again", action="store_true", help="let the house try dead letters again")
    what.add_argument("--drop", action="store_true", help="throw dead letters away")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.dead_letters import listed, settle

    store = open_store(options)
    try:
        if options.again or options.drop:
            count = settle(store, again=options.again)
            done = "put back" if options.again else "thrown away"
            print(json.dumps({"count": count}) if options.json else f"{count} {done}")
            return 0
        dead = waiting = 0
        for one in store.ask(listed):
            dead += one["dead"] is not None
            waiting += one["dead"] is None
            say(json.dumps(one, ensure_ascii=False) if options.json else _line(one))
        if not options.json:
            print(f"{waiting} waiting, {dead} dead")
    finally:
        store.close()
    return 0


def _line(one: Listed) -> str:
    at = one["dead"] or one["due"]
    when = f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"
    state = f"dead since {when}" if one["dead"] is not None else f"due {when}"
    about = f"{one['kind']} at table {one['table']}" if one["table"] else one["kind"]
    why = f", {one['why']}" if one["why"] else ""
    to = f"{one['name']} ({one['person']}) by {one['channel']} to {one['to']}"
    said = f"{state}: {about}, for {to}, {one['tries']} tries{why}"
    # What a stranger's server answered does not begin lines of its own.
    return " ".join(said.split())
