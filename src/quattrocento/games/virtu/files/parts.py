"""Fields of position files that only Virtù and The Italian Wars have."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.names import COURT, FIRST_CATHEDRAL, ROOMS, SYMBOLS, TILES, Names
from quattrocento.games.virtu.options import Options
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.bonuses import MOST_SYMBOLS, set_war_left, war_left
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import ByName, Field, Value
from quattrocento.kernel.kinds import (
    Kind,
    Mask,
    Name,
    Whole,
    entry,
    keyed,
    known,
    listed,
    numbered,
    values,
)

TILE_NAMES: Final[Names] = (
    *TILES[:FIRST_CATHEDRAL],
    *[f"cathedral-{tile}" for tile in range(1, len(TILES) - FIRST_CATHEDRAL + 1)],
)
"""Tiles in files: the cathedrals, alike on the table, are numbered."""


class Rooms(Kind):
    """Some rooms, counted from 1, kept as bits."""

    __slots__ = ()

    def write(self, value: Any) -> Any:
        mask: int = value
        return [room + 1 for room in range(ROOMS) if mask >> room & 1]

    def read(self, word: Any) -> Any:
        mask = 0
        for room in values(listed(word), Whole(1, ROOMS, 1)):
            mask |= 1 << room
        return mask


class SeatColour(Value):
    """The colour of a player, which the seat decides."""

    __slots__ = ("colours",)

    def __init__(self, colours: Names) -> None:
        super().__init__("colour", Name(colours))
        self.colours: Final = colours

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        if self.kind.read(word) != place:
            raise BadPosition("", f"player {place + 1} is {self.colours[place]}")


class Domain(Field):
    """The tiles of a Domain, each with the side that is up."""

    __slots__ = ("numbers", "side")

    def __init__(self) -> None:
        super().__init__("domain")
        self.numbers: Final = numbered(TILE_NAMES)
        self.side: Final = Name(("available", "exhausted"))

    def write(self, board: Any, of: Any, place: int) -> Any:
        player: Player = of
        tiles, ready = player.tiles, player.ready
        return {
            name: "available" if ready >> tile & 1 else "exhausted"
            for tile, name in enumerate(TILE_NAMES)
            if tiles >> tile & 1
        }

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        player: Player = of
        words = keyed(word)
        known(words, self.numbers)
        for name in words:
            tile = self.numbers[name]
            player.tiles |= 1 << tile
            player.ready |= (1 - entry(words, name, self.side)) << tile


class Gave(ByName):
    """The type each relief gave in this phase; kept only where types count per phase."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("gave", (*TILE_NAMES, *COURT), Name(SYMBOLS, 1), sparse=True)

    def write(self, board: Any, of: Any, place: int) -> Any:
        player: Player = of
        return super().write(board, of, 0) if player.gave else {}

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = board
        player: Player = of
        if table.options.types_per_phase and table.season:
            player.gave = (0,) * len(self.names)
        elif keyed(word):
            raise BadPosition("", "is kept only where types count per phase")
        super().read(word, board, of, 0)


class WarLeft(Field):
    """War symbols not announced yet of cortigiani in use: four bits a space."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("war_left")

    def write(self, board: Any, of: Any, place: int) -> Any:
        player: Player = of
        left = [war_left(player, space) for space in range(len(COURT))]
        return {COURT[space]: symbols for space, symbols in enumerate(left) if symbols}

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        player: Player = of
        player.war_left = 0
        for name, symbols in keyed(word).items():
            space = Name(COURT).read(name)
            set_war_left(player, space, Whole(0, MOST_SYMBOLS).read(symbols))


class Mark(Field):
    """The seats for which something is remembered of a city, `shift` bits up."""

    __slots__ = ("seats", "shift")

    def __init__(self, key: str, shift: int, seats: Names) -> None:
        super().__init__(key)
        self.shift: Final = shift
        self.seats: Final = Mask(seats)

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        return self.seats.write(table.marks[place] >> self.shift & 31)

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = of
        marks = table.marks[place] | self.seats.read(word) << self.shift
        table.marks = changed(table.marks, place, marks)


def told(board: Board) -> dict[str, str]:
    """The options of a table."""
    return dict(board.options.chosen)


def settle(board: Board, chosen: dict[str, str]) -> None:
    """Lay the options of a file down."""
    board.options = Options(chosen)
