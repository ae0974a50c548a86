"""The same table of Virtù under other names: each colour plays as another one."""

from __future__ import annotations

from typing import Any

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import COLOURS, PIECES
from quattrocento.kernel.step import Move
from tests.rules.virtu.table import PRINTED

ORIGINAL = PRINTED

SETS = ("trophies", "fled", "victors", "leonardo")
"""Lists of colours that a file writes in the order of the seats."""


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

    def table(self, board: Board) -> dict[str, Any]:
        """The table as it stands under the other names."""
        return plain(self.data(board.dump()))

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


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """A position file without the box it was played with, its sets in order."""
    return {key: same(value, key) for key, value in data.items() if key != "overlay"}


def same(word: Any, key: str = "") -> Any:
    """A position file with the lists that are sets put in order."""
    if isinstance(word, list):
        items = [same(item) for item in word]
        return sorted(items) if key in SETS else items
    if isinstance(word, dict):
        return {name: same(value, name) for name, value in word.items()}
    return word
