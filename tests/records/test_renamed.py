"""Whole games of Virtù with their seats renamed: the same game, from the first move to the result.

Random play never comes to an end there; recorded games do, by sieges, alliances and patronage.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from quattrocento.kernel.play import attempt, is_over, legal, run
from quattrocento.kernel.record import read_header
from tests.records.reading import FOLDER, recorded
from tests.rules.virtu.renaming import ORIGINAL, Renaming, plain

STRIDE = 25
"""After so many moves the two tables are held side by side."""


def recordings() -> list[Path]:
    """Those of the printed box."""
    found = sorted(FOLDER.glob("virtu-*.jsonl"))
    return [path for path in found if read_header(path.read_text("utf-8"))["overlay"] is None]


@pytest.mark.parametrize("path", recordings(), ids=lambda path: path.stem)
def test_a_recorded_game_with_its_seats_renamed_ends_alike(path: Path) -> None:
    record = recorded(path)
    count = len(record.seats)
    seats = Random(path.stem).sample(range(count), count)
    renaming = Renaming(seats)
    one = ORIGINAL.start(count, record.options)
    other = renaming.box().start(count, renaming.data(dict(record.options)))
    run(one)
    run(other)
    for number, move in enumerate(record.moves):
        if number % STRIDE == 0:
            assert {renaming.move(each) for each in legal(one)} == set(legal(other))
            assert renaming.table(one) == plain(other.dump())
        attempt(one, move)
        attempt(other, renaming.move(move))
    assert is_over(one)
    assert renaming.table(one) == plain(other.dump())
    first, second = ORIGINAL.standing(one), renaming.box().standing(other)
    assert [second.sources[new] for new in seats] == first.sources
    assert [second.places[new] for new in seats] == first.places
