"""`quattrocento baselines`: how strong the players are at every table, for papers to cite."""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import asdict

from quattrocento.cleaning import say
from quattrocento.commands.busy import Busy
from quattrocento.commands.grid import Grid
from quattrocento.commands.many import count
from quattrocento.commands.shared import new_command
from quattrocento.games.registry import GAMES
from quattrocento.lab.baseline_page import HEADINGS, cells, page
from quattrocento.lab.baselines import PLAYERS, Baseline, baselines
from quattrocento.lab.many import Hands
from quattrocento.players.specs import read_player


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "baselines",
        "  quattrocento baselines --games 200\n"
        "  quattrocento baselines --minutes 40 --page > docs/baselines.md\n"
        "  quattrocento baselines signorie --players mine.py:Miser,hard --json",
    )
    command.add_argument("game", nargs="*", help="the rule sets; all of them if unsaid")
    command.add_argument(
        "--players",
        default=",".join(PLAYERS),
        metavar="A,B,…",
        help=f"who is measured, each against greedy ones ({','.join(PLAYERS)})",
    )
    command.add_argument("--games", type=count, default=100, metavar="N", help="at each table")
    command.add_argument(
        "--minutes",
        type=float,
        default=math.inf,
        metavar="M",
        help="for all of it: fewer games where they would take longer",
    )
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    command.add_argument("--jobs", type=count, metavar="N", help="processes; one a core if unsaid")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object a row, as it is played")
    form.add_argument("--page", action="store_true", help="a page in Markdown")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    players = options.players.split(",")
    for spec in players:
        read_player(spec, 0)
    games = options.game or list(GAMES)
    hands = Hands(options.jobs, None)
    rows: list[Baseline] = []
    with Busy("playing") as busy:
        for row in baselines(
            games, players, options.games, options.seed, hands, busy.say, options.minutes * 60
        ):
            if options.json:
                print(json.dumps(asdict(row)), flush=True)
            rows.append(row)
    rows.sort(key=lambda row: (games.index(row.game), row.seats, players.index(row.player)))
    if options.page:
        say(page(rows, options.seed))
    elif not options.json:
        grid = Grid("game", "seats", *HEADINGS)
        for row in rows:
            grid.add(row.game, str(row.seats), *cells(row))
        grid.print()
    return 0
