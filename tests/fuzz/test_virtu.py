"""Random play of Virtù under watch, at every player count and with every option.

A random game lasts hundreds of years, since nobody saves for anything; so each set-up is watched
through its first years, a few situations far into a game too, and whole games are only counted.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from quattrocento.games.virtu.game import Virtu
from quattrocento.kernel.play import is_over, legal, next_decision, play, play_out, settle
from quattrocento.kernel.step import Chance
from quattrocento.players.perspective import Perspective
from quattrocento.testing import (
    check_every_move,
    check_file,
    check_moves,
    check_numbers,
    check_refusals,
    fuzz,
)
from tests.records.make import seated

GAME = Virtu()
SOAK = int(os.environ.get("QUATTROCENTO_FUZZ", "2"))
"""How long to watch; `do.py soak` asks for much."""


def setups() -> list[tuple[int, dict[str, str]]]:
    """Every choice of every option, the editions, and each number of players."""
    single = [{o.name: value} for o in GAME.options if not o.per_seat for value in o.choices[1:]]
    single.append({"seating": "white,green,red,blue,yellow"})
    found: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in GAME.seats]
    for index, chosen in enumerate([*single, *GAME.presets.values()]):
        seats = 5 if {"first_player", "seating"} & set(chosen) else GAME.seats[index % 3]
        found.append((seats, dict(chosen)))
    return found


@pytest.mark.parametrize(("seats", "options"), setups())
def test_the_first_years_of_random_games(seats: int, options: dict[str, str]) -> None:
    assert fuzz(GAME, seats, options, seed=seats, most=60 * SOAK) == 60 * SOAK


@pytest.mark.parametrize("seats", GAME.seats)
def test_moments_of_a_random_game(seats: int) -> None:
    """Far into a game: lists and reasons agree, every move applies, files say everything."""
    rng = Random(seats)
    position = GAME.start(seats)
    settle(position, rng)
    for number in range(2000 * SOAK):
        decision = next_decision(position)
        if decision is None:
            break
        moves = legal(position)
        if number % 53 == 0:
            check_moves(decision, position, moves)
            check_every_move(position, moves, rng)
            check_refusals(decision, position, moves)
            check_file(GAME, position)
            check_numbers(GAME, position, rng)
        play(position, moves[int(rng.random() * len(moves))])
        assert not any(isinstance(step, Chance) for step in position.agenda)


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_is_ever_stuck(seats: int) -> None:
    """Without any plan a game need not end, but it always goes on."""
    position = GAME.start(seats)
    decisions = play_out(position, Random(seats), 10_000)
    assert decisions == 10_000 or is_over(position)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_those_who_want_land_end(seats: int) -> None:
    position = GAME.start(seats)
    settle(position, Random(seats))
    raiders = [seated("raider", seat, set()) for seat in range(seats)]
    decision = next_decision(position)
    decisions = 0
    while decision is not None and decisions < 30_000:
        move = raiders[decision.seat].choose(Perspective(GAME, position, decision.seat))
        play(position, move)
        decisions += 1
        decision = next_decision(position)
    assert is_over(position)
    assert position.last_year
