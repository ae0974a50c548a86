"""Which pieces of the box a game plays with, and the names that moves call them by."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.names import (
    CHARACTERS,
    CITIES,
    COLOURS,
    FAMILY,
    FAMILY_CARDS,
    POWERS,
    ROOMS,
    Names,
)
from quattrocento.kernel.step import Move


class Pieces:
    """The colours in the order of their seats, their family cards, and where agents may lie.

    An agent lies on a city, in a room of a palace, or `beside` the map: on an alliance.
    """

    __slots__ = ("beside", "card_index", "cards", "colours", "family", "pick", "places")

    def __init__(self, colours: Names, family: tuple[Names, ...], beside: Names) -> None:
        cards: list[str] = [*CHARACTERS, "machiavelli"]
        numbers: list[tuple[int, ...]] = []
        for names in family:
            numbers.append(tuple(range(len(cards), len(cards) + len(names))))
            cards += names
        self.colours: Final[Names] = colours
        self.beside: Final[Names] = beside
        self.cards: Final[Names] = tuple(cards)
        # Index: colour. The numbers of its family cards.
        self.family: Final[tuple[tuple[int, ...], ...]] = tuple(numbers)
        self.card_index: Final[dict[str | int, int]] = {name: i for i, name in enumerate(cards)}
        self.pick: Final[tuple[Move, ...]] = tuple(("family", card) for card in cards)
        self.places: Final[Places] = Places(colours, beside)


class Places:
    """Where an agent may lie, and the moves that send it there or away."""

    __slots__ = ("index", "names", "remove", "send", "shift")

    def __init__(self, colours: Names, beside: Names) -> None:
        rooms = [f"{colour}-{room}" for colour in colours for room in range(1, ROOMS + 1)]
        names = (*CITIES, *rooms, *beside)
        self.names: Final[Names] = names
        self.index: Final[dict[str | int, int]] = {name: i for i, name in enumerate(names)}
        self.shift: Final[tuple[Move, ...]] = tuple(("shift", place) for place in names)
        self.remove: Final[tuple[Move, ...]] = tuple(("remove", place) for place in names)
        self.send: Final[tuple[Move, ...]] = tuple(("agent_to", place) for place in names)


def _families() -> tuple[Names, ...]:
    count = FAMILY_CARDS
    return tuple(FAMILY[count * colour : count * (colour + 1)] for colour in range(len(COLOURS)))


PIECES: Final[Pieces] = Pieces(COLOURS, _families(), POWERS)
"""Those of the game for three to five players."""
