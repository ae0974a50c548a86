"""Position files edited at random: refused with a reason, or a table to play to the end."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.play import is_over, play_out
from tests.games.signorie.moments import Json, moments
from tests.rules.signorie.table import GAME

JUNK: list[Any] = [
    None, True, -1, 0, 1, 3, 7, 100, 10**9, 2.5, "", "red", "Roma", "Sforza 3", "yellow man",
    [], [[]], ["take_die", "red"], [["pass"]], {}, {"red": 1}, {"x": []},
]  # fmt: skip


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of everything in a file, inner and outer."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from leaves(data[key], (*path, key))


def edit(data: Json, rng: Random) -> None:
    """Delete something, double something, or put junk in its place."""
    *way, last = rng.choice(list(leaves(data)))
    inner: Any = data
    for key in way:
        inner = inner[key]
    value = inner[last]
    deed = rng.random()
    if deed < 0.2:
        del inner[last]
    elif deed < 0.4 and isinstance(last, int):
        inner.insert(0, copy.deepcopy(value))
    elif deed < 0.7 and isinstance(value, int):
        inner[last] = value + rng.choice([-1, 1, 2])
    else:
        inner[last] = copy.deepcopy(rng.choice(JUNK))


def outcome(data: Json, seed: int) -> bool:
    """True when the file is accepted; then it must play to the end and come back from files."""
    try:
        board = GAME.load(data)
    except BadPosition:
        return False
    play_out(board, Random(seed))
    assert is_over(board)
    assert GAME.load(board.dump()).dump() == board.dump()
    return True


def test_hand_edits_are_refused_or_play_to_the_end() -> None:
    rng = Random(7)
    accepted = 0
    files = [
        board.dump()
        for seats in (2, 3, 4)
        for place, board in enumerate(moments(seats, seats, {"tiles": "optional"}))
        if place % 7 == 0
    ]
    for seed in range(1500):
        data = copy.deepcopy(rng.choice(files))
        for _ in range(rng.choice([1, 1, 2])):
            edit(data, rng)
        accepted += outcome(data, seed)
    assert accepted > 100, "the edits should leave some tables playable"


def test_shuffled_agendas_are_refused_or_play_to_the_end() -> None:
    """Steps of real games, put on tables they do not belong to."""
    rng = Random(11)
    boards = [
        board.dump() for seed in range(2) for board in moments(3, seed, {"tiles": "optional"})
    ]
    steps = [step for data in boards for step in data["agenda"]]
    accepted = 0
    for seed in range(1500):
        data = copy.deepcopy(rng.choice(boards))
        agenda = data["agenda"] or [["final_scoring"]]
        agenda[rng.randrange(min(3, len(agenda)))] = rng.choice(steps)
        accepted += outcome(data, seed)
    assert accepted > 100
