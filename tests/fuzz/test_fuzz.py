"""Random games of every rule set, player count and option, under watch."""

from __future__ import annotations

import os
from itertools import product
from math import prod

import pytest

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.kernel.game import Option
from quattrocento.testing import fuzz

GAMES_EACH = int(os.environ.get("QUATTROCENTO_FUZZ", "2"))
"""Games for each set-up; `do.py soak` asks for many."""


WATCHED_ELSEWHERE = ("virtu",)
"""Games whose random play is too long, or options too many, for this file."""


def setups() -> list[tuple[str, int, dict[str, str]]]:
    found = []
    for name in RULE_SETS:
        if name in WATCHED_ELSEWHERE:
            continue
        game = load_game(name)
        for seats in game.seats:
            found += [(name, seats, chosen) for chosen in choices(game.options, seats)]
    return found


def choices(options: tuple[Option, ...], seats: int) -> list[dict[str, str]]:
    """All combinations of a few options; of many, enough that each choice occurs."""
    lists = [[(option.name, value) for value in values(option, seats)] for option in options]
    if prod(map(len, lists)) <= 8:
        return [dict(chosen) for chosen in product(*lists)]
    longest = max(map(len, lists))
    return [dict(choice[row % len(choice)] for choice in lists) for row in range(longest)]


def values(option: Option, seats: int) -> list[str]:
    """Every value; of one that each seat chooses, the first and the last ones."""
    if option.per_seat:
        return [option.default(seats), ",".join(reversed(option.open_to(seats)[-seats:]))]
    return list(option.open_to(seats))


@pytest.mark.parametrize(("name", "seats", "options"), setups())
def test_random_games(name: str, seats: int, options: dict[str, str]) -> None:
    game = load_game(name)
    for seed in range(GAMES_EACH):
        assert fuzz(game, seats, options, seed) > 0
