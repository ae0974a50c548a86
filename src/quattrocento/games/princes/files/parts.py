"""Fields of position files that only Princes has: treachery, lots, offers."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import Box
from quattrocento.games.princes.names import CITIES, EVENTS, FAMILIES, KINDS, POPE, TREACHERY
from quattrocento.games.princes.rules.treachery import SEAT_BITS
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import ByName, Field
from quattrocento.kernel.kinds import (
    Kind,
    Name,
    Names,
    Truth,
    Whole,
    entry,
    keyed,
    known,
    listed,
    values,
)

_LOTS: Final = (
    Name(KINDS), Name(EVENTS), Name((POPE,)), Name(CITIES), Name(CITIES), Name(FAMILIES),
)  # fmt: skip


def tile_names(box: Box) -> tuple[str, ...]:
    """Every city tile by name; copies are numbered: `banking 2`."""
    return _numbered(KINDS, box.tile_kind)


def treachery_names(box: Box) -> tuple[str, ...]:
    """Every treachery tile by name, numbered where there are several: `freeze_bid 3`."""
    return _numbered(TREACHERY, box.treachery_kind)


def _numbered(names: tuple[str, ...], kinds: tuple[int, ...]) -> tuple[str, ...]:
    numbered: list[str] = []
    for index, kind in enumerate(kinds):
        copy = kinds[: index + 1].count(kind)
        several = kinds.count(kind) > 1
        numbered.append(f"{names[kind]} {copy}" if several else names[kind])
    return tuple(numbered)


class Drawn(ByName):
    """After which renewal of the pile each tile was drawn."""

    __slots__ = ()

    def __init__(self, tiles: Names) -> None:
        super().__init__("drawn", tiles, Whole(), sparse=True)

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        super().read(word, board, of, place)
        table: Board = of
        for tile, renewal in zip(self.names, table.drawn, strict=True):
            if renewal > table.epoch:
                raise BadPosition(tile, f"must be a whole number from 0 to {table.epoch}")


class Since(Kind):
    """For each seat, at which renewal it last knew a tile to go into the pile."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats: Final = seats

    def write(self, value: Any) -> Any:
        since: int = value
        return [since >> seat * SEAT_BITS & 7 for seat in range(self.seats)]

    def read(self, word: Any) -> Any:
        since = 0
        for seat, mark in enumerate(values(listed(word), Whole(0, 7))):
            since |= mark << seat * SEAT_BITS
        return since


class Lot(Field):
    """What is up, named by its kind."""

    __slots__ = ()

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        return _LOTS[table.lot_kind].write(table.lot)

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = of
        table.lot = _LOTS[table.lot_kind].read(word)


class Dice(Field):
    """The black die and the white one."""

    __slots__ = ()

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        return [table.black, table.white]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = of
        dice = values(listed(word, 2, "a black and a white die"), Whole(0, 6))
        table.black, table.white = dice[0], dice[1]


class InAuction(Truth):
    """Whether an offer was made in an auction, kept as a number."""

    __slots__ = ()

    def write(self, value: Any) -> Any:
        return value == 1

    def read(self, word: Any) -> Any:
        return 1 if super().read(word) else 0


class Bargain(Kind):
    """An open offer."""

    __slots__ = ("keys", "kinds")

    def __init__(self, seats: Names) -> None:
        super().__init__()
        self.kinds: Final[dict[str, Kind]] = {
            "from": Name(seats),
            "to": Name(seats),
            "gold": Whole(),
            "influence": Whole(),
            "for_gold": Whole(),
            "for_influence": Whole(),
            "in_auction": InAuction(),
        }
        self.keys: Final = dict.fromkeys(self.kinds, 0)

    def write(self, value: Any) -> Any:
        numbers = zip(self.kinds.items(), value, strict=True)
        return {key: kind.write(number) for (key, kind), number in numbers}

    def read(self, word: Any) -> Any:
        words = keyed(word)
        known(words, self.keys)
        return tuple([entry(words, key, kind) for key, kind in self.kinds.items()])
