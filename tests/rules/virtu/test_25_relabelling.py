"""Seats renamed, the same game: no rule looks at who somebody is.

A second box gives each colour the palace, the start cities and the family cards of another. The
moves of a game, with its names exchanged, must be legal there and lead to the same table.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import CITIES, COLOURS, PIECES
from quattrocento.kernel.play import legal, next_decision, play, settle
from quattrocento.kernel.step import Move
from tests.rules.virtu.table import PRINTED

ORIGINAL = PRINTED
SETS = ("trophies", "fled", "victors", "leonardo")
"""Lists of colours that a file writes in the order of the seats."""
STEPS = 400


class Renaming:
    """Each colour plays under the name of another, with everything that is its own."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.names: dict[str, str] = {}
        for old, new in enumerate(seats):
            self.names[COLOURS[old]] = COLOURS[new]
            for room in range(1, 6):
                self.names[f"{COLOURS[old]}-{room}"] = f"{COLOURS[new]}-{room}"
            for mine, yours in zip(PIECES.family[old], PIECES.family[new], strict=True):
                self.names[PIECES.cards[mine]] = PIECES.cards[yours]

    def move(self, move: Move) -> Move:
        return tuple(self.names.get(part, part) if isinstance(part, str) else part for part in move)

    def data(self, word: Any, key: str = "") -> Any:
        """A position file with the names exchanged."""
        if isinstance(word, str):
            parts = [self.names.get(part, part) for part in word.split(",")]
            return ",".join(parts)
        if isinstance(word, list):
            items = [self.data(item) for item in word]
            if key == "players":
                moved: list[Any] = [None] * len(items)
                for old, item in enumerate(items):
                    moved[self.seats[old]] = item
                return moved
            return sorted(items) if key in SETS else items
        if isinstance(word, dict):
            return {self.data(name): self.data(value, name) for name, value in word.items()}
        return word

    def box(self) -> Virtu:
        """Virtù with what belongs to a colour given to the one that plays its part."""
        table = {row[0]: row[1] for row in ORIGINAL.components.rows()}
        lines = []
        for path, value in table.items():
            part, _, rest = path.partition(".")
            name, _, field = rest.partition(".")
            if part in ("palaces", "start", "cards") and name in self.names:
                place = f"{part}.{self.names[name]}" + (f".{field}" if field else "")
                lines.append(f"{place} = {value!r}")
        return Virtu("\n".join(lines))


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
    for _ in range(STEPS):
        settle(one, rng)
        settle(other, rng)
        moves = legal(one)
        assert {renaming.move(move) for move in moves} == set(legal(other))
        if not moves:
            break
        # Steps that lead on are taken more often: passing all the time proves little.
        busy = [move for move in moves if move[0] not in ("end", "pass", "discard", "disband")]
        move = rng.choice(busy if busy and rng.random() < 0.8 else moves)
        play(one, move)
        play(other, renaming.move(move))
    decision = next_decision(one)
    assert decision is None or one.year > 1
    theirs = other.dump()
    theirs.pop("overlay")
    ours = renaming.data(one.dump())
    ours.pop("overlay", None)
    assert ours == {key: same(value, key) for key, value in theirs.items()}
    points = ORIGINAL.standing(one)
    renamed = renaming.box().standing(other)
    for old, new in enumerate(seats):
        assert points.sources[old] == renamed.sources[new]
        assert points.places[old] == renamed.places[new]


def same(word: Any, key: str = "") -> Any:
    """A position file with the lists that are sets put in order."""
    if isinstance(word, list):
        items = [same(item) for item in word]
        return sorted(items) if key in SETS else items
    if isinstance(word, dict):
        return {name: same(value, name) for name, value in word.items()}
    return word


def test_a_renaming_changes_names_and_nothing_that_is_shared() -> None:
    renaming = Renaming([1, 2, 0])
    assert renaming.move(("agent_to", "red-3")) == ("agent_to", "yellow-3")
    assert renaming.move(("family", "lorenzo")) == ("family", "ferdinand")
    assert renaming.move(("buy", "cardinal")) == ("buy", "cardinal")
    box = renaming.box().box
    assert box.start[1] == ORIGINAL.box.start[0]
    assert all(one != two for one, two in pairwise(box.palaces))
    assert [CITIES[city] for city in box.start[0]] == ["venice", "corfu"]
