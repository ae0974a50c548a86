"""`quattrocento train`: a game's learned judge, from games that bots play against themselves."""

from __future__ import annotations

import argparse
from pathlib import Path

from quattrocento.commands.busy import Busy
from quattrocento.commands.many import count, numbers
from quattrocento.commands.shared import new_command
from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.errors import BadSetup

LOOKS_SHARE = 0.12
"""The part of the time that goes to games by looks; the rest is shared by the later rounds."""
CONTEST_SHARE = 0.5
"""How much longer the contests of all rounds may take."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "train",
        "  quattrocento train signorie --minutes 25 --out runs/signorie\n"
        "  quattrocento train princes --seats 4 --minutes 480 --out runs/princes",
    )
    command.add_argument("game", choices=list(GAMES), help="the rule set")
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="games, networks and figures; the same command again goes on with what is there",
    )
    command.add_argument(
        "--seats", type=numbers, metavar="N,…", help="numbers of players; all of the game if unsaid"
    )
    command.add_argument(
        "--minutes", type=float, default=25.0, metavar="M", help="time for playing (25)"
    )
    command.add_argument(
        "--rounds", type=count, default=3, metavar="N", help="networks, each from the games so far"
    )
    command.add_argument(
        "--iterations", type=count, default=32, metavar="N", help="of search at each decision"
    )
    command.add_argument(
        "--contest",
        type=count,
        default=100,
        metavar="N",
        help="games against the last network; fewer where half the minutes end before",
    )
    command.add_argument("--hidden", type=count, default=256, metavar="N", help="hidden numbers")
    command.add_argument("--jobs", type=count, metavar="N", help="processes; one a core if unsaid")
    command.add_argument("--seed", type=int, default=1, help="for everything drawn by lot")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # First: what it says where it is missing names the extra that brings all the rest.
    import torch  # noqa: F401

    from quattrocento.train.loop import Course, Training

    game = load_game(options.game)
    seats = tuple(options.seats or game.seats)
    for number in seats:
        if number not in game.seats:
            raise BadSetup(f"{game.name} is not for {number} players")
    if options.hidden % 4:
        raise BadSetup("--hidden must be a multiple of 4")
    seconds = options.minutes * 60
    looks = seconds * (LOOKS_SHARE if options.rounds > 1 else 1.0)
    course = Course(
        game=options.game,
        seats=seats,
        rounds=options.rounds,
        looks_seconds=looks,
        play_seconds=(seconds - looks) / max(options.rounds - 1, 1),
        iterations=options.iterations,
        contest_games=options.contest,
        contest_seconds=seconds * CONTEST_SHARE / options.rounds,
        hidden=options.hidden,
        inner=32,
        jobs=options.jobs,
        seed=options.seed,
    )
    with Busy("training") as busy:
        best = Training(course, options.out, busy.say).run()
    print(best)
    return 0
