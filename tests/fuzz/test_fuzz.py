"""Random games of every rule set, player count and option, under watch."""

from __future__ import annotations

import os
from itertools import product

import pytest

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.game import Option
from tests.fuzz.loop import fuzz

GAMES_EACH = int(os.environ.get("QUATTROCENTO_FUZZ", "2"))
"""Games for each set-up; `do.py soak` asks for many."""


WATCHED_ELSEWHERE = ("virtu",)
"""Games whose random play is too long, or options too many, for this file."""


def setups() -> list[tuple[str, int, dict[str, str]]]:
    found = []
    for name in GAMES:
        if name in WATCHED_ELSEWHERE:
            continue
        game = load_game(name)
        for seats in game.seats:
            choices = [
                [(option.name, value) for value in values(option, seats)] for option in game.options
            ]
            found += [(name, seats, dict(chosen)) for chosen in product(*choices)]
    return found


def values(option: Option, seats: int) -> list[str]:
    """Every value; of one that each seat chooses, the first and the last ones."""
    if option.per_seat:
        return [option.default(seats), ",".join(reversed(option.choices[-seats:]))]
    return list(option.choices)


@pytest.mark.parametrize(("name", "seats", "options"), setups())
def test_random_games(name: str, seats: int, options: dict[str, str]) -> None:
    game = load_game(name)
    for seed in range(GAMES_EACH):
        assert fuzz(game, seats, options, seed) > 0
