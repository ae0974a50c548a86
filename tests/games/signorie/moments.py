"""Moments of Signorie and the files that describe them, for the tests of position files."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import COLUMNS
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.play import is_over, legal, next_chance, play, run
from tests.rules.signorie.table import GAME, PLACES, Agenda, table

Json = dict[str, Any]
EVERY_HELPER = [f"{column} {place}" for column in COLUMNS for place in PLACES]


def moments(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Board]:
    """A random game at each decision and each draw, and at its end."""
    rng = Random(seed)
    board = GAME.start(seats, options)
    yield board
    run(board)
    while not is_over(board):
        yield board
        chance = next_chance(board)
        move = chance.sample(board, rng) if chance else rng.choice(legal(board))
        play(board, move)
    yield board


def phase_3(round: int) -> Agenda:
    """What follows the turns of a round, in the words of a file."""
    end: Agenda = [["score_initiative"], ["new_order"], ["rewards"], ["clear_up"]]
    return [*end, ["round", round + 1], ["final_scoring"]]


def file(**changes: Any) -> Json:
    """The file of a table at the first turn of round 2, which every test spoils in one way."""
    players = {
        0: {
            "careers": {"political": [3, 3], "military": [9]},
            "tiles": {"political": ["Sforza 5"]},
            "face_down": {"marriage": 2},
            "helpers": ["red top", "grey bottom"],
            "threshold_women": 1,
        }
    }
    data: Json = copy.deepcopy(table(round=2, players=players).dump())
    return data | changes


def refused(data: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    return caught.value
