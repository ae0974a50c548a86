"""`quattrocento bench`: how fast it is, as ratios to peers measured in the same run."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from quattrocento.commands.bench_environments import print_environments
from quattrocento.commands.bench_house import print_house, print_pages
from quattrocento.commands.busy import Busy
from quattrocento.commands.shared import new_command
from quattrocento.games.registry import GAMES
from quattrocento.lab.bench import RATE, bench


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "bench",
        "  quattrocento bench --peers\n  quattrocento bench signorie --seats 3\n"
        "  quattrocento bench house --tables 200 --peers\n"
        "  quattrocento bench house --processes 3 --database postgresql://house@localhost/empty\n"
        "  quattrocento bench house --people 10000 --tables 100\n"
        "  quattrocento bench env --peers",
    )
    command.add_argument(
        "game",
        nargs="?",
        choices=[*GAMES, "house", "env"],
        help="the rule set, the server, or the environments; every rule set if unsaid",
    )
    command.add_argument(
        "--tables", type=int, default=200, metavar="N", help="tables at once in the house"
    )
    command.add_argument(
        "--database", default="", metavar="URL", help="an empty database for the house"
    )
    command.add_argument(
        "--processes", type=int, default=1, metavar="N", help="processes of the house"
    )
    command.add_argument(
        "--people",
        type=int,
        metavar="N",
        help="instead, make a house of so many people, and time its lists and pages",
    )
    command.add_argument("--seats", type=int, metavar="N", help="players at the table (4)")
    command.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help="length of one measurement"
    )
    command.add_argument(
        "--peers",
        action="store_true",
        help="install Catanatron and OpenSpiel, boardgame.io, or PettingZoo, RLCard and OpenSpiel "
        "into the cache and measure them",
    )
    command.add_argument("--json", action="store_true", help="all figures as one JSON object")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    seconds, peers = options.seconds, options.peers
    if options.game == "house" and options.people is not None:
        from quattrocento.lab.house_pages import bench_pages

        with Busy(f"making a house of {options.people} people and looking at it"):
            timed = bench_pages(options.people, options.database, options.tables)
        _show(timed, print_pages, options)
    elif options.game == "house":
        # Needs what the extras bring, and so do the environments; the rules do not.
        from quattrocento.lab.bench_house import bench_house

        with Busy(f"playing at {options.tables} tables"):
            measured = bench_house(
                options.tables, seconds, peers, options.database, options.processes
            )
        _show(measured, print_house, options)
    elif options.game == "env":
        from quattrocento.lab.bench_environments import bench_environments

        with Busy("measuring") as busy:
            steps = bench_environments(options.seats, seconds, peers, busy.say)
        _show(steps, print_environments, options)
    else:
        games = list(GAMES) if options.game is None else [options.game]
        with Busy("measuring") as busy:
            found = bench(games, options.seats, seconds, peers, busy.say)
        _show(found, _print_games, options)
    return 0


def _show(
    found: dict[str, Any], show: Callable[[dict[str, Any]], None], options: argparse.Namespace
) -> None:
    if options.json:
        print(json.dumps(found))
    else:
        show(found)


def _print_games(found: dict[str, Any]) -> None:
    for figures in found["games"].values():
        _print(figures, found["peers"])


def _print(found: dict[str, Any], peers: dict[str, Any]) -> None:
    own = found["own"]
    how = "compiled" if own["compiled"] else "plain sources (not compiled)"
    print(f"{own['game']}, {own['seats']} players, random play, one core, {how}")
    print(f"  decisions a second   {own[RATE]:>12,.0f}")
    print(f"  games a second       {own['games_per_second']:>12,.0f}")
    print(f"  clone                {own['clone_microseconds']:>12.2f} µs")
    for label, key in (("evaluate", "evaluate"), ("learned judgement", "learned")):
        if own[f"{key}_microseconds"]:
            print(f"  {label:<20} {own[f'{key}_microseconds']:>12.2f} µs")
    before, after = own["memory_before_mib"], own["memory_after_mib"]
    print(f"  peak memory          {after:>12.1f} MiB, {before:.1f} before {own['games']:,} games")
    for name, ratio in found["ratios"].items():
        rate = (found["pure"] if name == "pure" else peers[name])[RATE]
        label = "plain sources" if name == "pure" else name
        print(f"  {label:<20} {rate:>12,.0f} decisions a second; this is {ratio:.1f} times as fast")
