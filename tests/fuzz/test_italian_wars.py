"""Wilful play of The Italian Wars under watch: alliances, mixed armies and elimination happen.

Random players hardly ever save crowns for a Major City. So here some markers start near their
ends, and the players lean towards what the booklet adds; everything else is left to chance.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.situation import situation
from quattrocento.kernel.step import Chance, Move
from quattrocento.testing import (
    check_every_move,
    check_file,
    check_moves,
    check_numbers,
    check_refusals,
)

GAME = ItalianWars()
GAMES = int(os.environ.get("QUATTROCENTO_FUZZ", "2")) * 4
EAGER = (
    "conclude", "influence", "annex", "besiege", "allied_march", "allied_sail", "allied_recruit",
    "march", "sail", "recruit", "token", "turn", "buy",
)  # fmt: skip
RELUCTANT = ("end", "indulgence", "discard", "disband", "allied_disband", "lift")
STARTS: tuple[dict[str, Any], ...] = (
    {"florence": ("blue", 5), "venice": ("yellow", 4), "rome": ("yellow", 1)},
    {"florence": ("yellow", 5), "venice": ("blue", 5), "rome": ("blue", 6)},
    {"florence": ("blue", 4), "venice": ("blue", 5), "rome": ("blue", 5)},
    {"florence": ("yellow", 6), "venice": ("yellow", 6), "rome": ("yellow", 5)},
)
"""Where the markers start."""


def begin(seed: int) -> Italy:
    start = STARTS[seed % len(STARTS)]
    majors = {name: {"influence": list(marker)} for name, marker in start.items()}
    return situation(GAME, 2, {"majors": majors})


def wilful(position: Italy, moves: list[Move], rng: Random) -> Move:
    """A move drawn with a leaning; Alliance zones are sought, and armies kept together."""
    weights = []
    for move in moves:
        verb = str(move[0])
        weight = 6.0 if verb in EAGER else 0.3 if verb in RELUCTANT else 1.0
        weights.append(40.0 if verb == "conclude" else weight)
    return rng.choices(moves, weights)[0]


def watch(position: Italy, rng: Random) -> set[str]:
    """A game to its end, looked at closely now and then; gives the verbs that were used."""
    used: set[str] = set()
    number = 0
    while True:
        decision = next_decision(position)
        if decision is None:
            return used
        moves = decision.moves(position)
        check_moves(decision, position, moves)
        if number % 40 == 0:
            check_every_move(position, moves, rng)
            check_refusals(decision, position, moves)
            check_file(GAME, position)
            check_numbers(GAME, position, rng)
        number += 1
        move = wilful(position, moves, rng)
        used.add(str(move[0]))
        play(position, move)
        assert not any(isinstance(step, Chance) for step in position.agenda)


@pytest.mark.parametrize("seed", range(GAMES))
def test_wilful_games(seed: int) -> None:
    position = begin(seed)
    watch(position, Random(seed))
    assert position.year <= GAME.box.rounds
    assert (position.victor >= 0) or position.year == GAME.box.rounds
