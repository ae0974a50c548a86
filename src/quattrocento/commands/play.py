"""`quattrocento play`: sit down at a table of bots in the terminal."""

from __future__ import annotations

import argparse
import getpass
import shlex
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from quattrocento.commands.shared import (
    add_game,
    add_option,
    add_plain,
    game_of,
    is_plain,
    new_command,
    read_option,
)
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.players.player import Player
from quattrocento.players.specs import player_for
from quattrocento.terminal.bare import BareTable
from quattrocento.terminal.files import FAMILY, Opened, open_file
from quattrocento.words.languages import LANGUAGES

if TYPE_CHECKING:
    from quattrocento.terminal.screen import Screen


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "play",
        "  quattrocento play signorie\n"
        "  quattrocento play signorie --seats 3 --bots greedy,search:500 --language fr\n"
        "  quattrocento play princes --seats 5 --option families=auctioned\n"
        "  quattrocento play signorie --load game.jsonl",
    )
    add_game(command)
    command.add_argument("--seats", type=int, metavar="N", help="players, you among them")
    command.add_argument("--seat", type=int, metavar="N", help="your seat, counted from 1")
    command.add_argument("--name", help="your name at the table")
    command.add_argument(
        "--bots",
        default="medium",
        metavar="SPECS",
        help="who plays against you, separated by commas: easy, medium, hard, random, greedy, "
        "search:500, …; the last one takes the seats that are left (default: medium)",
    )
    command.add_argument("--seed", type=int, help="the same seed gives the same draws")
    add_option(command)
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the words (default en)"
    )
    command.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    command.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved")
    add_plain(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    rng = Random(options.seed)
    name = options.name or _login()
    screen = None
    if not is_plain(options):
        from quattrocento.terminal.screen import Screen

        screen = Screen()
    opened = _new(options, name, rng, screen) if options.load is None else _loaded(options, rng)
    names = opened.match.record.seats
    if options.seat is not None:
        me = _seat(options.seat, len(names))
    else:
        me = names.index(name) if name in names else 0
    bots = _bots(opened.game, options.bots, len(names), me, rng)
    path = options.save or options.load
    if screen is None:
        return BareTable(opened, me, bots, path).run()
    from quattrocento.terminal.table import Table
    from quattrocento.words.catalogues import Words

    words = Words(opened.game, options.language, names, me)
    if kernel.__file__.endswith(".py"):
        screen.line(words.say("terminal-uncompiled"), style="dim")
    return Table(opened, me, bots, words, screen, path, _again(options, me)).run()


def _new(options: argparse.Namespace, name: str, rng: Random, screen: Screen | None) -> Opened:
    game = game_of(options.game, options.components)
    count: int | None = options.seats
    if count is None:
        count = game.seats[-1] if screen is None else _players(game, options.language, screen)
    chosen = game.read_options(count, read_option(options.option))
    names = [other for other in FAMILY if other != name][: count - 1]
    names.insert(0 if options.seat is None else _seat(options.seat, count), name)
    return Opened(Match(Record(game, names, chosen), rng), [], False)


def _players(game: Game[Any], language: str, screen: Screen) -> int:
    """How many sit down: asked of a person where a game leaves it open; else the most."""
    most = game.seats[-1]
    if len(game.seats) == 1 or not screen.interactive:
        return most
    from quattrocento.words.catalogues import Words

    asked = Words(game, language).say("terminal-players", {"least": game.seats[0], "most": most})
    while True:
        screen.line(asked)
        answer = screen.ask()
        if not answer:
            return most
        if answer.isdecimal() and int(answer) in game.seats:
            return int(answer)


def _loaded(options: argparse.Namespace, rng: Random) -> Opened:
    opened = open_file(options.load, options.components, rng)
    if opened.game.name != options.game:
        raise BadSetup(f"{options.load} is a game of {opened.game.name}, not of {options.game}")
    return opened


def _seat(asked: int, count: int) -> int:
    if not 1 <= asked <= count:
        raise BadSetup(f"--seat is from 1 to {count}, not {asked}")
    return asked - 1


def _bots(game: Game[Any], specs: str, seats: int, me: int, rng: Random) -> dict[int, Player]:
    """A bot for every other seat, in the order of the specs; the last spec takes the rest."""
    wanted = specs.split(",")
    others = [seat for seat in range(seats) if seat != me]
    return {
        seat: player_for(game, wanted[min(place, len(wanted) - 1)], rng.getrandbits(32))
        for place, seat in enumerate(others)
    }


def _again(options: argparse.Namespace, me: int) -> str:
    """The command that goes on with this game, but for its file."""
    words = ["quattrocento", "play", options.game, "--seat", str(me + 1), "--bots", options.bots]
    if options.language != "en":
        words += ["--language", options.language]
    if options.components is not None:
        words += ["--components", str(options.components)]
    return shlex.join(words)


def _login() -> str:
    """The name one is logged in with; a machine may know none."""
    try:
        return getpass.getuser().capitalize()
    except (ImportError, KeyError, OSError):
        return "Guest"
