"""What the commands that play many games ask for in the same way."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout
from pathlib import Path

from quattrocento.commands.shared import add_option, read_option
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadSetup
from quattrocento.lab.drawn import DRAWN, check_options
from quattrocento.lab.many import Hands
from quattrocento.lab.plan import Plan, Played, carry_out
from quattrocento.lab.playing import rule_set, usual_seats
from quattrocento.players.specs import read_player
from quattrocento.textfiles import read_text


def add_many(command: argparse.ArgumentParser, games: int) -> None:
    """How many games, from which seed, on which machines, and where they are kept."""
    command.add_argument("--games", type=count, default=games, metavar="N", help="how many")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    command.add_argument("--jobs", type=count, metavar="N", help="processes; one a core if unsaid")
    command.add_argument(
        "--on",
        choices=["ray"],
        help="play on a Ray cluster: the one RAY_ADDRESS names or this machine runs, or a new one",
    )
    add_option(command)
    command.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="keep every game here; the same command again goes on with what is there",
    )


def add_seats(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seats", type=int, metavar="N", help="players at the table; four, or two where two play"
    )


def seated(players: str, options: argparse.Namespace) -> list[str]:
    """A player a seat: one who was said alone sits in all of them."""
    each = players.split(",")
    if len(each) > 1:
        return each
    return each * (options.seats or usual_seats(options.game))


def draw_seats(options: argparse.Namespace) -> None:
    """What every seat has its own of, such as a colour, is drawn for each game if it is unsaid.

    Else it could not be told from the seat.
    """
    said = read_option(options.option)
    for option in load_game(options.game).options:
        if option.per_seat and option.name not in said:
            options.option = [*options.option, f"{option.name}={DRAWN}"]


def read_plan(kind: str, games: list[str], players: list[str], options: argparse.Namespace) -> Plan:
    """One table; refused before anything is played where something is wrong."""
    for spec in players:
        read_player(spec, 0)
    overlay = None if options.components is None else read_text(options.components)
    if overlay is not None and len(games) > 1:
        raise BadSetup("--components is for one game")
    chosen = read_option(options.option)
    if kind in ("seated", "rotated"):
        if len(games) > 1:
            raise BadSetup("a table plays one game; --round-robin and --gauntlet play several")
        chosen = check_options(rule_set(games[0], overlay), len(players), chosen)
    return Plan(kind, games, players, options.seed, chosen, overlay)


def play_plan(plan: Plan, options: argparse.Namespace, records: bool = False) -> Played:
    """Play it on the machines and into the folder that were asked for."""
    hands = Hands(options.jobs, options.on)
    # Ray tells of a lost worker on stdout, which is for what comes of the games.
    with redirect_stdout(sys.stderr):
        return carry_out(plan, options.games, hands, options.out, records)


def code(played: Played) -> int:
    """The exit code: 130 where somebody stopped it, as after any Ctrl-C."""
    return 0 if played.complete else 130


def count(text: str) -> int:
    """How many, as somebody writes it."""
    if not text.isdigit() or not 0 < int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to 1000000")
    return int(text)


def numbers(text: str) -> list[int]:
    """Several numbers, written 3,4."""
    parts = text.split(",")
    if not all(part.isdigit() and int(part) > 0 for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of numbers like 3,4")
    return [int(part) for part in parts]
