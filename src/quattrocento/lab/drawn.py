"""Choices of the table that differ from game to game: `--option colours=drawn`."""

from __future__ import annotations

from random import Random
from typing import Any

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
    drawn = {
        option.name: _draw(option, seats, rng)
        for option in game.options
        if options.get(option.name) == DRAWN
    }
    return options | drawn


def _is_drawn(game: Game[Any], name: str, value: str) -> bool:
    return value == DRAWN and any(option.name == name for option in game.options)


def _draw(option: Option, seats: int, rng: Random) -> str:
    if option.per_seat:
        return ",".join(rng.sample(option.open_to(seats), seats))
    if option.by_lot:
        return rng.choice(option.open_to(seats)[1:])
    return rng.choice(option.open_to(seats))
