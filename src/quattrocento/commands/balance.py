"""`quattrocento balance`: whether families and seats are even, and what games are made of."""

from __future__ import annotations

import argparse
import json
from typing import Any

from quattrocento.cleaning import say
from quattrocento.commands.grid import Grid
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
from quattrocento.lab.balance import balance_of
from quattrocento.lab.playing import rule_set

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "balance",
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
        found = balance_of(rule_set(options.game, plan.overlay), played.outcomes)
        if options.json:
            print(json.dumps(found))
        else:
            _print(found)
    return code(played)


def _print(found: dict[str, Any]) -> None:
    players = ", ".join(found["players"])
    say(f"{found['games']} games of {found['game']}: {players}")
    _print_sides("plays", list(found["sides"].items()))
    _print_sides("seat", [(str(n + 1), side) for n, side in enumerate(found["seats"])])
    _print_sides("begins", list(zip(PLACES, found["turns"], strict=False)))
    print()
    grid = Grid("points from", "mean", "winners")
    for name, source in found["sources"].items():
        grid.add(name, f"{source['all']:.2f}", f"{source['winners']:.2f}")
    grid.print()
    for name, pieces in found["groups"].items():
        print()
        grid = Grid(name, "a game", "mean price", "by winners")
        for thing, piece in pieces.items():
            price, winners = piece["price"], piece["winners"]
            grid.add(
                thing,
                f"{piece['per_game']:.2f}",
                "" if price is None else f"{price:.1f}",
                "" if winners is None else f"{winners:.1%}",
            )
        grid.print()


def _print_sides(heading: str, sides: list[tuple[str, dict[str, Any]]]) -> None:
    print()
    grid = Grid(heading, "games", "wins", "share", "95 %", "score")
    for name, side in sides:
        grid.add(
            name,
            str(side["games"]),
            str(side["wins"]),
            f"{side['share']:.1%}",
            f"{side['low']:.1%} – {side['high']:.1%}",
            f"{side['score']:.1f} ± {side['spread']:.1f}",
        )
    grid.print()
