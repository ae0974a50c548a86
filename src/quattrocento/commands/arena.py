"""`quattrocento arena`: computer players against each other, rated, until the order is settled."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, replace

from quattrocento.cleaning import say
from quattrocento.commands.grid import Grid
from quattrocento.commands.many import add_many, code, numbers, play_plan, read_plan
from quattrocento.commands.shared import add_components, new_command
from quattrocento.games.registry import GAMES
from quattrocento.lab.arena import Row, table
from quattrocento.lab.plan import Played
from quattrocento.lab.settled import Duel


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "arena",
        "  quattrocento arena signorie --players search:1000,greedy,greedy,random --games 200\n"
        "  quattrocento arena signorie princes --round-robin --seats 3,4 "
        "--players search:100,search:25,greedy --games 2000 --out arena/\n"
        "  quattrocento arena virtu --gauntlet --players medium,greedy,random --on ray",
    )
    command.add_argument("game", nargs="+", choices=list(GAMES), help="the rule sets")
    add_components(command)
    command.add_argument(
        "--players",
        required=True,
        metavar="A,B,…",
        help="random, greedy, search:1000 (iterations), search:0.5s (seconds), learned:200, a "
        "level, or your own, mine.py:Name: one a seat of one table, or each once for a tournament",
    )
    tournament = command.add_mutually_exclusive_group()
    tournament.add_argument(
        "--round-robin",
        action="store_true",
        help="everybody meets everybody, until it is known of every two who is the better one",
    )
    tournament.add_argument(
        "--gauntlet",
        action="store_true",
        help="the first meets each of the others, until it is known of each whether it is better",
    )
    command.add_argument(
        "--seats",
        type=numbers,
        metavar="N,…",
        help="players at the tables of a tournament; each game's fewest if unsaid",
    )
    command.add_argument(
        "--confidence",
        type=_chance,
        default=0.95,
        metavar="P",
        help="how sure the order of a tournament must be (0.95); see docs/arena.md",
    )
    command.add_argument(
        "--to-the-end", action="store_true", help="play all games though the order is settled"
    )
    add_many(command, games=100)
    command.add_argument("--json", action="store_true", help="one JSON object a contestant")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    kind = "gauntlet" if options.gauntlet else "round-robin" if options.round_robin else "rotated"
    plan = read_plan(kind, options.game, options.players.split(","), options)
    if kind != "rotated":
        plan = replace(
            plan,
            seats=options.seats,
            confidence=options.confidence,
            to_the_end=options.to_the_end,
        )
    played = play_plan(plan, options)
    if played.outcomes:
        rows = table(plan.players, played.outcomes)
        if options.json:
            _print_json(rows, played)
        else:
            _print(rows, several=len(plan.games) > 1)
            _print_duels(played, plan.confidence)
    return code(played)


def _print_json(rows: list[Row], played: Played) -> None:
    for row in rows:
        interval = {"low": row.rating.low, "high": row.rating.high}
        print(json.dumps(asdict(row) | {"rating": asdict(row.rating) | interval}))
    if played.tournament is not None:
        duels = played.tournament.duels
        told = {
            "games": len(played.outcomes),
            "settled": duels.settled(),
            "duels": [asdict(duel) for duel in duels.duels()],
        }
        print(json.dumps(told))


def _print(rows: list[Row], several: bool) -> None:
    headings = ["player", "rating", "games", "wins", "share", "95 %", "beaten"]
    # The points of different games are not comparable.
    headings += [] if several else ["score"]
    grid = Grid(*headings)
    for row in sorted(rows, key=lambda row: -row.rating.mu):
        won, low, high = row.rate
        average, spread = row.score
        cells = [
            row.player,
            f"{row.rating.mu:.1f} ± {row.rating.mu - row.rating.low:.1f}",
            str(row.games),
            str(row.wins),
            f"{won:.1%}",
            f"{low * 100:.1f}–{high:.1%}",
            f"{row.beaten:.1%}",
        ]
        grid.add(*cells, *([] if several else [f"{average:.1f} ± {spread:.1f}"]))
    grid.print()


def _print_duels(played: Played, confidence: float) -> None:
    if played.tournament is None:
        return
    duels = played.tournament.duels
    print()
    for duel in duels.duels():
        say(_sentence(duel))
    games = f"{len(played.outcomes):,} games"
    if duels.settled():
        say(f"The order is settled after {games}, with a confidence of {confidence:.0%}.")
    else:
        say(f"After {games} the order is not settled with {confidence:.0%} confidence.")


def _sentence(duel: Duel) -> str:
    if duel.verdict == duel.other:
        return f"{duel.other} is better than {duel.one}: {_cycles(duel.lost, duel.won, duel.level)}"
    said = f"{duel.one} and {duel.other} are open"
    if duel.verdict is not None:
        said = f"{duel.one} is better than {duel.other}"
    return f"{said}: {_cycles(duel.won, duel.lost, duel.level)}"


def _cycles(won: int, lost: int, level: int) -> str:
    return f"{won} cycles to {lost}, {level} level"


def _chance(text: str) -> float:
    try:
        chance = float(text)
    except ValueError:
        chance = 0.0
    if not 0.5 <= chance < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not from 0.5 to below 1, like 0.95")
    return chance
