"""Choices of the table that differ from game to game: `--option colours=drawn`."""

from __future__ import annotations

from random import Random
from typing import Any

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game, Option

DRAWN = "drawn"


def check_options(game: Game[Any], seats: int, options: dict[str, str]) -> dict[str, str]:
    """The table's choices with the defaults filled in, those that are to be drawn kept so."""
    drawn = {name: value for name, value in options.items() if _is_drawn(game, name, value)}
    fixed = {name: value for name, value in options.items() if name not in drawn}
    return game.read_options(seats, fixed) | drawn


def draw_options(game: Game[Any], seats: int, options: dict[str, str], seed: str) -> dict[str, str]:
    """The choices of one game; the same seed draws the same."""
    rng = Random(f"{seed}/options")
    names = [name for name, value in options.items() if _is_drawn(game, name, value)]
    known = {option.name: option for option in game.options}
    while names:
        chosen = options | {name: _draw(known[name], seats, rng) for name in names}
        try:
            game.start(seats, chosen)
        except BadSetup:
            # Such as a first player whom a smaller table does not have.
            continue
        return chosen
    return options


def _is_drawn(game: Game[Any], name: str, value: str) -> bool:
    return value == DRAWN and any(option.name == name for option in game.options)


def _draw(option: Option, seats: int, rng: Random) -> str:
    if option.per_seat:
        return ",".join(rng.sample(option.choices, seats))
    return rng.choice(option.choices)
