"""`quattrocento simulate`: many games of one kind, and what came of each."""

from __future__ import annotations

import argparse
import json
from statistics import fmean
from typing import Any

from quattrocento.cleaning import say
from quattrocento.commands.grid import Grid
from quattrocento.commands.many import add_many, add_seats, code, play_plan, read_plan, seated
from quattrocento.commands.shared import add_game, new_command
from quattrocento.games.registry import load_game
from quattrocento.lab.intervals import mean
from quattrocento.lab.playing import Outcome


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "simulate",
        "  quattrocento simulate signorie --seats 4 --games 100 --seed 7\n"
        "  quattrocento simulate princes --seats 6 --players greedy --games 20 --json",
    )
    add_game(command)
    add_seats(command)
    command.add_argument(
        "--players",
        metavar="A,B,…",
        help="one for all seats or one a seat: random, greedy, search:1000, search:0.5s, "
        "learned:200; if unsaid, random, or greedy in a game without luck, which random players "
        "need not end: it is broken off after 20,000 decisions then",
    )
    add_many(command, games=100)
    command.add_argument("--json", action="store_true", help="one JSON object a line and game")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    luck = load_game(options.game).luck
    players = seated(options.players or ("random" if luck else "greedy"), options)
    played = play_plan(read_plan("seated", [options.game], players, options), options)
    if options.json:
        for outcome in played.outcomes:
            print(json.dumps(line(outcome)))
    elif played.outcomes:
        _print(played.outcomes)
    return code(played)


def line(outcome: Outcome) -> dict[str, Any]:
    """A game as one object: seats, scores by source, winners, decisions, rounds."""
    return {
        "game": outcome.pairing.number,
        "seats": list(outcome.pairing.players),
        "scores": outcome.scores,
        "sources": outcome.sources,
        "places": outcome.places,
        "winners": outcome.winners,
        "decisions": outcome.decisions,
        "rounds": outcome.rounds,
        "ended": outcome.ended,
    }


def _print(outcomes: list[Outcome]) -> None:
    """A column a seat: wins, score, and the mean of every source of points."""
    seats = range(len(outcomes[0].pairing.players))
    grid = Grid("", *[f"{seat + 1} {outcomes[0].pairing.players[seat]}" for seat in seats])
    grid.add("wins", *[str(sum(o.places[seat] == 1 for o in outcomes)) for seat in seats])
    grid.add("score", *[_mean([o.scores[seat] for o in outcomes]) for seat in seats])
    for source in outcomes[0].sources[0]:
        by_seat = [[o.sources[seat][source] for o in outcomes] for seat in seats]
        grid.add(f"  {source}", *[f"{fmean(values):.1f}" for values in by_seat])
    grid.print()
    decisions = fmean(outcome.decisions for outcome in outcomes)
    say(f"{len(outcomes)} games, {decisions:.0f} decisions a game")


def _mean(values: list[int]) -> str:
    average, spread = mean([float(value) for value in values])
    return f"{average:.1f} ± {spread:.1f}"
