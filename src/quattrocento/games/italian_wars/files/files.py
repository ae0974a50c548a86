"""Position files: the fields of the table of two kings, read and written by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from quattrocento.games.italian_wars.board import OFF_TRACK, STAYED, Italy
from quattrocento.games.italian_wars.box import Booklet
from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.italian_wars.names import COLOURS, FRANCE, MAJORS, NAPLES, PLAYERS
from quattrocento.games.italian_wars.options import OPTIONS, Options
from quattrocento.games.virtu.board import SEATS, power_place
from quattrocento.games.virtu.files.files import (
    MARKS,
    UNSETTLED,
    city_fields,
    holdings,
    new_player,
    seats,
    turn_fields,
)
from quattrocento.games.virtu.files.parts import told
from quattrocento.games.virtu.names import CITIES, MARKET, SEASONS
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import ByName, Cell, Each, FieldTable, Row, RowsByName, Value
from quattrocento.kernel.files import Agenda, Settled, check_heading, dump_file, load_file
from quattrocento.kernel.kinds import Kind, Name, Whole, listed, numbered, within

_MARKS: Final[tuple[tuple[str, int], ...]] = (*MARKS, ("stayed", STAYED))


class Influence(Kind):
    """A marker as steps towards a player, null once it has left the track."""

    __slots__ = ("king", "steps")

    def __init__(self, track: int) -> None:
        super().__init__()
        self.king: Final = Name(COLOURS[:PLAYERS])
        self.steps: Final = Whole(0, track)

    def write(self, value: Any) -> Any:
        marker: int = value
        if marker == OFF_TRACK:
            return None
        return [COLOURS[FRANCE if marker <= 0 else NAPLES], abs(marker)]

    def read(self, word: Any) -> Any:
        if word is None:
            return OFF_TRACK
        king, steps = pair(word, self.king, self.steps, 'is written like ["blue", 2]')
        return -steps if king == FRANCE else steps


class Halted(Kind):
    """A troop that has stopped: its colour and the city."""

    __slots__ = ("city", "colour")

    def __init__(self) -> None:
        super().__init__()
        self.colour: Final = Name(COLOURS)
        self.city: Final = Name(CITIES)

    def write(self, value: Any) -> Any:
        place: int = value
        return [COLOURS[place % SEATS], CITIES[place // SEATS]]

    def read(self, word: Any) -> Any:
        colour, city = pair(word, self.colour, self.city, 'is written like ["blue", "siena"]')
        return city * SEATS + colour


def pair(word: Any, first: Kind, second: Kind, complaint: str) -> tuple[int, int]:
    """Two numbers out of a list of two words."""
    found: list[int] = []
    for place, one in enumerate(listed(word, 2, complaint)):
        try:
            found.append((second if place else first).read(one))
        except BadPosition as error:
            raise within(f"[{place}]", error) from None
    return found[0], found[1]


@lru_cache(maxsize=64)
def _fields(booklet: Booklet) -> FieldTable:
    pieces = booklet.pieces
    king = seats(pieces, PLAYERS)
    trophies = Value("trophies", Whole())
    players = [FieldTable([*holdings(pieces, PLAYERS, seat), trophies]) for seat in range(PLAYERS)]
    majors = FieldTable(
        [
            Cell("influence", Influence(booklet.track), "influence"),
            Cell("ally", king, "sides"),
            Cell("reserve", Whole(), "reserves"),
            Cell("agent", king, "agents", power_place(0)),
        ]
    )
    return FieldTable(
        [
            Settled(OPTIONS, told, _settle),
            Value("round", Whole(0, booklet.rounds), "year"),
            Value("season", Name(SEASONS)),
            Value("victor", king),
            Each("players", players, new_player),
            city_fields(booklet, len(COLOURS), _MARKS),
            RowsByName("majors", numbered(MAJORS), majors),
            ByName("supply", MARKET, Whole()),
            Value("indulgences", Whole()),
            Row("halted", Halted()),
            turn_fields(),
            Agenda(vocabulary()),
        ]
    )


def _settle(table: Italy, chosen: dict[str, str]) -> None:
    """Lay the options of a file down."""
    table.options = Options(chosen)


def dump_italy(table: Italy) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    return dump_file("italian_wars", table.box.overlay, _fields(table.booklet), table)


def load_italy(data: Mapping[str, Any], booklet: Booklet) -> Italy:
    """The table a file describes; refused, with the field named, where it cannot be."""
    players = check_heading(data, "italian_wars", booklet.overlay).items("players")
    if len(players) != PLAYERS:
        raise BadPosition("players", "a game has two players")
    table = Italy(booklet, UNSETTLED, False)
    table.order = tuple(range(PLAYERS))
    load_file(data, _fields(booklet), table)
    from quattrocento.games.italian_wars.files.checks import check_italy
    from quattrocento.games.virtu.files.checks import check_agenda

    check_agenda(table)
    check_italy(table)
    return table
