"""`quattrocento audit`: replay every stored game on the present code."""

from __future__ import annotations

import argparse
from contextlib import closing
from functools import partial

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.database import add_database, open_store
from quattrocento.commands.shared import new_command


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "audit",
        "  quattrocento audit\n"
        "  quattrocento audit --table k7m2x9p4qa\n"
        "  quattrocento audit --database postgresql://house@localhost/house",
    )
    add_database(command)
    command.add_argument("--table", metavar="ID", help="only this table")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from quattrocento.house.audit import audit
    from quattrocento.house.store import MEND, damage

    games = moves = different = 0
    with closing(open_store(options)) as store:
        with Busy("looking at every page"):
            damaged = store.ask(partial(damage, whole=True))
        for line in damaged:
            say(f"the database is damaged: {line}")
        if damaged:
            say(f"what to do: {MEND}")
        with Busy("replaying every game") as busy:
            for finding in busy.counting(audit(store, options.table), "games replayed"):
                games += 1
                moves += finding.moves
                if finding.difference is not None:
                    different += 1
                    say(f"table {finding.table}: {finding.difference}")
    say(f"{games} games, {moves} moves, {different} different")
    return 1 if different or damaged else 0
