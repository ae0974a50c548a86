"""`quattrocento arena`: computer players against each other, and who wins how often."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from quattrocento.commands.many import add_many, check_many, keep, overlay_of
from quattrocento.commands.shared import add_game, game_of, new_command
from quattrocento.lab.arena import Row, schedule, table
from quattrocento.lab.many import play_many


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "arena",
        "Let computer players play each other, seats rotated, on all cores.",
        "  quattrocento arena signorie --players search:1000,greedy,greedy,random --games 200\n"
        "  quattrocento arena signorie --players greedy,random --games 50 --out records/",
    )
    add_game(command)
    command.add_argument(
        "--players",
        required=True,
        metavar="A,B,…",
        help="one a seat: random, greedy, search:1000 (iterations), search:2s (seconds)",
    )
    add_many(command, games=100)
    command.add_argument("--json", action="store_true", help="one JSON object a contestant")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    game = game_of(options.game, options.components)
    players = options.players.split(",")
    chosen = check_many(game, players, options)
    overlay = overlay_of(options.components)
    pairings = schedule(game.name, overlay, players, chosen, options.games, options.seed)
    outcomes = play_many(pairings, options.jobs, keep(options.out))
    rows = table(players, outcomes)
    if options.json:
        for row in rows:
            print(json.dumps(asdict(row)))
    elif outcomes:
        _print(rows)
    return 0 if len(outcomes) == len(pairings) else 130


def _print(rows: list[Row]) -> None:
    grid = Table(box=None, pad_edge=False)
    for heading in ("player", "games", "wins", "share", "95 %", "score", "place"):
        grid.add_column(heading, justify="left" if heading == "player" else "right")
    for row in rows:
        rate, low, high = row.rate
        average, spread = row.score
        grid.add_row(
            row.player,
            str(row.games),
            str(row.wins),
            f"{rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{average:.1f} ± {spread:.1f}",
            f"{row.place:.2f}",
        )
    Console(file=sys.stdout).print(grid)
