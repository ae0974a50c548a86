"""`quattrocento balance`: whether families and seats are even, and what games are made of."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from quattrocento.commands.many import (
    add_many,
    add_seats,
    code,
    draw_seats,
    play_plan,
    read_plan,
    seated,
)
from quattrocento.commands.shared import add_game, new_command
from quattrocento.lab.balance import study
from quattrocento.lab.playing import rule_set
from quattrocento.terminal.consoles import CleanConsole

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "balance",
        "Play many games and say who wins with what, and how often each piece is used.",
        "  quattrocento balance princes --games 1000\n"
        "  quattrocento balance princes --seats 6 --players greedy --games 200 --json",
    )
    add_game(command)
    add_seats(command)
    command.add_argument(
        "--players",
        default="greedy",
        metavar="A,B,…",
        help="one for all seats, or one a seat, who then change seats from game to game",
    )
    add_many(command, games=1000)
    command.add_argument("--json", action="store_true", help="all figures as one JSON object")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    players = seated(options.players, options)
    draw_seats(options)
    plan = read_plan("rotated", [options.game], players, options)
    played = play_plan(plan, options, records=True)
    if played.outcomes:
        found = study(rule_set(options.game, plan.overlay), played.outcomes)
        if options.json:
            print(json.dumps(found))
        else:
            _print(found)
    return code(played)


def _print(found: dict[str, Any]) -> None:
    console = CleanConsole()
    players = ", ".join(found["players"])
    console.print(f"{found['games']} games of {found['game']}: {players}")
    _print_sides(console, "plays", list(found["sides"].items()))
    _print_sides(console, "seat", [(str(n + 1), side) for n, side in enumerate(found["seats"])])
    _print_sides(console, "begins", list(zip(PLACES, found["turns"], strict=False)))
    grid = _grid("points from", "mean", "winners")
    for name, source in found["sources"].items():
        grid.add_row(name, f"{source['all']:.2f}", f"{source['winners']:.2f}")
    console.print(grid)
    for name, pieces in found["groups"].items():
        grid = _grid(name, "a game", "mean price", "by winners")
        for thing, piece in pieces.items():
            price, winners = piece["price"], piece["winners"]
            grid.add_row(
                thing,
                f"{piece['per_game']:.2f}",
                "" if price is None else f"{price:.1f}",
                "" if winners is None else f"{winners:.1%}",
            )
        console.print(grid)


def _print_sides(
    console: CleanConsole, heading: str, sides: list[tuple[str, dict[str, Any]]]
) -> None:
    grid = _grid(heading, "games", "wins", "share", "95 %", "score")
    for name, side in sides:
        grid.add_row(
            name,
            str(side["games"]),
            str(side["wins"]),
            f"{side['share']:.1%}",
            f"{side['low']:.1%} – {side['high']:.1%}",
            f"{side['score']:.1f} ± {side['spread']:.1f}",
        )
    console.print(grid)


def _grid(first: str, *others: str) -> Table:
    grid = Table(box=None, pad_edge=False)
    grid.add_column(f"\n{first}")
    for heading in others:
        grid.add_column(f"\n{heading}", justify="right")
    return grid
