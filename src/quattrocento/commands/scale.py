"""`quattrocento scale`: what a cluster costs besides the games, and how far it would reach."""

from __future__ import annotations

import argparse
import json
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

from quattrocento.commands.busy import Busy
from quattrocento.commands.many import count, numbers
from quattrocento.commands.shared import add_game, new_command
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.arena import schedule
from quattrocento.lab.playing import rule_set
from quattrocento.lab.scaling import cost, measure
from quattrocento.players.specs import read_player
from quattrocento.textfiles import read_text


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "scale",
        "  quattrocento scale signorie --players greedy,greedy --games 200 --machines 1,2,4",
    )
    add_game(command)
    command.add_argument("--players", default="greedy,greedy", metavar="A,B,…", help="one a seat")
    command.add_argument("--games", type=count, default=100, metavar="N", help="how many each time")
    command.add_argument(
        "--machines",
        type=numbers,
        default=[1, 2, 4],
        metavar="N,…",
        help="sizes of the cluster, one core each",
    )
    command.add_argument(
        "--lose", action="store_true", help="kill a machine half-way through the largest one"
    )
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    players = options.players.split(",")
    overlay = None if options.components is None else read_text(options.components)
    rule_set(options.game, overlay).read_options(len(players), {})
    for spec in players:
        read_player(spec, 0)
    pairings = schedule(options.game, overlay, players, {}, options.games, 1)
    with Busy("playing without a cluster"):
        alone, outcomes = cost(pairings)
    runs = [(size, False) for size in options.machines]
    if options.lose:
        runs.append((max(options.machines), True))
    for size, lose in runs:
        # Ray tells on stdout, at length, of the machine that is killed on purpose.
        with Busy(f"playing on {size}"), redirect_stdout(StringIO()):
            found = measure(pairings, size, lose)
        if found.pop("outcomes") != outcomes:
            raise QuattrocentoError("the cluster played other games than this process did")
        found |= {"game": options.game, "players": players, "alone": alone}
        print(json.dumps(found) if options.json else _line(found), flush=True)
    return 0


def _line(found: dict[str, Any]) -> str:
    machines = f"{found['machines']} machine{'s' if found['machines'] > 1 else ''}"
    if found["lost_machine"]:
        return (
            f"{machines}, one killed half-way: {found['games']} games finished, the same ones; "
            f"{found['begun'] - found['games']} begun anew"
        )
    reach = found["alone"] / found["asker"]
    return (
        f"{machines}: {found['games_per_second']:.1f} games a second; a game takes "
        f"{found['alone'] * 1000:.1f} ms of a core, the asker {found['asker'] * 1000:.2f} ms, "
        f"Ray {found['ray'] * 1000:.2f} ms; one asker keeps {reach:,.0f} cores busy"
    )
