"""`quattrocento baselines`: how strong the players are at every table, for papers to cite."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from quattrocento.commands.busy import Busy
from quattrocento.commands.grid import Grid
from quattrocento.commands.many import count
from quattrocento.commands.shared import new_command
from quattrocento.games.registry import GAMES
from quattrocento.lab.baselines import Baseline, baselines
from quattrocento.lab.many import Hands
from quattrocento.players.specs import read_player


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "baselines",
        "  quattrocento baselines --games 200\n"
        "  quattrocento baselines signorie --players mine.py:Miser,hard --json",
    )
    command.add_argument("game", nargs="*", help="the rule sets; all of them if unsaid")
    command.add_argument(
        "--players",
        default="random,greedy,easy,medium,hard",
        metavar="A,B,…",
        help="who is measured, each against greedy ones (random,greedy,easy,medium,hard)",
    )
    command.add_argument("--games", type=count, default=100, metavar="N", help="at each table")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    command.add_argument("--jobs", type=count, metavar="N", help="processes; one a core if unsaid")
    command.add_argument("--json", action="store_true", help="one JSON object a row")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    players = options.players.split(",")
    for spec in players:
        read_player(spec, 0)
    games = options.game or list(GAMES)
    hands = Hands(options.jobs, None)
    grid = Grid("game", "seats", "player", "games", "wins", "95 %", "place reward")
    with Busy("playing") as busy:
        for row in baselines(games, players, options.games, options.seed, hands, busy.say):
            if options.json:
                print(json.dumps(asdict(row)), flush=True)
            grid.add(*_cells(row))
    if not options.json:
        grid.print()
    return 0


def _cells(row: Baseline) -> list[str]:
    return [
        row.game,
        str(row.seats),
        row.player,
        str(row.games),
        f"{row.wins:.1%}",
        f"{row.low * 100:.1f}–{row.high:.1%}",
        f"{row.reward:+.2f} ± {row.spread:.2f}",
    ]
