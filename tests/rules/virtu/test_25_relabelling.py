"""Seats renamed, the same game: no rule looks at who somebody is.

A second box gives each colour the palace, the start cities and the family cards of another. The
moves of a game, with its names exchanged, must be legal there and lead to the same table.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from quattrocento.games.virtu.names import CITIES, COLOURS
from quattrocento.kernel.play import is_over, legal, play, settle
from tests.rules.virtu.renaming import ORIGINAL, Renaming, plain

STEPS = 1200
STRIDE = 20
"""After so many steps the two tables are held side by side."""


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([1, 2, 0], {}),
        ([2, 1, 0], {"family_placement": "in_order", "symbol_type_scope": "phase"}),
        ([3, 0, 1, 2], {"room_symbols": "any", "lost_space": "greyed"}),
        ([4, 2, 0, 1, 3], {"token_discard": "after_own", "one_enemy_agent_per_palace": "on"}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_its_seats_renamed(
    seats: list[int], options: dict[str, str], seed: int
) -> None:
    count, renaming = len(seats), Renaming(seats)
    rng = Random(f"{seats} {seed}")
    seating = rng.sample(COLOURS[:count], count)
    chosen = options | {"seating": ",".join(seating), "first_player": seating[0]}
    one = ORIGINAL.start(count, chosen)
    other = renaming.box().start(count, renaming.data(chosen))
    for number in range(STEPS):
        settle(one, rng)
        settle(other, rng)
        moves = legal(one)
        assert {renaming.move(move) for move in moves} == set(legal(other))
        if number % STRIDE == 0:
            assert renaming.table(one) == plain(other.dump())
        if not moves:
            break
        # Steps that lead on are taken more often: passing all the time proves little.
        busy = [move for move in moves if move[0] not in ("end", "pass", "discard", "disband")]
        move = rng.choice(busy if busy and rng.random() < 0.8 else moves)
        play(one, move)
        play(other, renaming.move(move))
    assert is_over(one) or one.year > 1
    assert renaming.table(one) == plain(other.dump())
    points = ORIGINAL.standing(one)
    renamed = renaming.box().standing(other)
    for old, new in enumerate(seats):
        assert points.sources[old] == renamed.sources[new]
        assert points.places[old] == renamed.places[new]


def test_a_renaming_changes_names_and_nothing_that_is_shared() -> None:
    renaming = Renaming([1, 2, 0])
    assert renaming.move(("agent_to", "red-3")) == ("agent_to", "yellow-3")
    assert renaming.move(("family", "lorenzo")) == ("family", "ferdinand")
    assert renaming.move(("buy", "cardinal")) == ("buy", "cardinal")
    box = renaming.box().box
    assert box.start[1] == ORIGINAL.box.start[0]
    assert all(one != two for one, two in pairwise(box.palaces))
    assert [CITIES[city] for city in box.start[0]] == ["venice", "corfu"]
