"""Moments of recorded games with palaces, and worlds in which something is tried out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import SYMBOL_COUNT
from quattrocento.games.virtu.rules.setup import hidden
from quattrocento.kernel.play import attempt, next_decision
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Decision
from tests.records.reading import FOLDER, recorded

GAMES: tuple[Path, ...] = tuple(
    sorted([*FOLDER.glob("virtu-*.jsonl"), *FOLDER.glob("italian_wars-*.jsonl")])
)
"""Recordings of Virtù, in all editions, and of The Italian Wars."""


def moments(path: Path, every: int = 1) -> Iterator[tuple[Record[Any], Board, Decision[Any]]]:
    """The decisions of a recording, or one in so many, once nothing is hidden any more."""
    record = recorded(path)
    position = cast(Board, record.start())
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        if decision is not None and number % every == 0 and not hidden(position):
            yield record, position, decision
        attempt(position, move)


def lens_of(record: Record[Any], position: Board, seat: int) -> dict[str, Any]:
    """All that the lens shows to a seat."""
    lens: dict[str, Any] | None = record.game.sight.lens(position, seat)
    assert lens is not None
    return lens


def in_a_bare_room(position: Board, action: Decision[Any]) -> Board:
    """The same table with a seat about to act in a room whose reliefs are used up."""
    world = position.clone()
    world.clear_action()
    world.attack = world.defence = 0
    world.used = [SYMBOL_COUNT, SYMBOL_COUNT]
    world.agenda = [action]
    return world
