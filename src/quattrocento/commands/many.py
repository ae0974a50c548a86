"""What the commands that play many games ask for in the same way."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quattrocento.commands.shared import add_option, read_option
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.lab.playing import Outcome
from quattrocento.players.specs import read_player
from quattrocento.textfiles import read_text, write_text


def add_many(command: argparse.ArgumentParser, games: int) -> None:
    """How many games, from which seed, on how many cores, and where their records go."""
    command.add_argument("--games", type=_count, default=games, metavar="N", help="how many")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    command.add_argument("--jobs", type=_count, metavar="N", help="processes; one a core if unsaid")
    add_option(command)
    command.add_argument("--out", type=Path, metavar="DIR", help="keep every game's record here")


def check_many(game: Game[Any], players: list[str], options: argparse.Namespace) -> dict[str, str]:
    """The table's choices; refused before anything is played where something is wrong."""
    for spec in players:
        read_player(spec, 0)
    chosen = game.read_options(len(players), read_option(options.option))
    if options.out is not None:
        try:
            options.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise QuattrocentoError(f"cannot make {options.out}: {error.strerror}") from None
    return chosen


def overlay_of(components: Path | None) -> str | None:
    """The text of the overlay, to be carried to other processes."""
    return None if components is None else read_text(components)


def keep(folder: Path | None) -> Callable[[Outcome], None]:
    """Writes the record of each finished game into the folder."""

    def write(outcome: Outcome) -> None:
        if folder is not None:
            name = f"{outcome.pairing.game}-{outcome.pairing.number:05}.jsonl"
            write_text(folder / name, outcome.record)

    return write


def _count(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games or processes")
    return int(text)
