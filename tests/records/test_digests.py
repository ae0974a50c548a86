"""Seeded random games must stay the same, move by move, compiled or not.

A changed digest means that history changed: legal lists, their order, or a draw. If that is
meant, `python -m tests.records.test_digests` writes the new ones, and the change log says why.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record

FILE = Path(__file__).with_name("digests.json")
SEEDS = range(4)
MOST = 1000
"""Moves of a game that count; only a random game of Virtù has more."""


def digest(name: str, seats: int) -> str:
    """The hash of a few random games with all their draws and results."""
    game = load_game(name)
    whole = hashlib.sha256()
    for seed in SEEDS:
        rng = Random(seed)
        match: Match[Any] = Match(Record(game, ["x"] * seats), Random(seed))
        match.begin()
        while not match.over and len(match.record.moves) < MOST:
            moves = match.legal()
            match.play(moves[int(rng.random() * len(moves))])
        whole.update(match.record.dumps().encode())
        whole.update(json.dumps(game.standing(match.position).sources).encode())
    return whole.hexdigest()[:16]


def setups() -> list[tuple[str, int]]:
    return [(name, seats) for name in RULE_SETS for seats in load_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), setups())
def test_history_is_unchanged(name: str, seats: int) -> None:
    known = json.loads(FILE.read_text("utf-8"))
    assert digest(name, seats) == known[f"{name} {seats}"]


if __name__ == "__main__":
    digests = {f"{name} {seats}": digest(name, seats) for name, seats in setups()}
    FILE.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")
