"""Position files: the table's fields by name, read and written by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from quattrocento.games.virtu.board import (
    FLED,
    LEONARDO_SPENT,
    SEATS,
    VICTOR,
    Board,
    power_place,
    room_place,
)
from quattrocento.games.virtu.box import Box
from quattrocento.games.virtu.files.parts import (
    TILE_NAMES,
    Domain,
    Gave,
    Mark,
    Rooms,
    SeatColour,
    WarLeft,
    settle,
    told,
)
from quattrocento.games.virtu.files.vocabulary import vocabulary
from quattrocento.games.virtu.names import (
    BONUSES,
    CITIES,
    COSTS,
    COURT,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    MARKET,
    POWERS,
    ROOMS,
    SEASONS,
    SYMBOLS,
    Names,
    Pieces,
)
from quattrocento.games.virtu.options import OPTIONS, Options
from quattrocento.games.virtu.player import Player
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import (
    Bit,
    ByName,
    Cell,
    Each,
    Field,
    FieldTable,
    Part,
    Row,
    Rows,
    RowsByName,
    Value,
)
from quattrocento.kernel.files import Agenda, Settled, check_heading, dump_file, load_file
from quattrocento.kernel.kinds import Mask, Maybe, Name, Truth, Whole, numbered

_TURNED_NAMES: Final[Names] = (*TILE_NAMES, *["-"] * (48 - len(TILE_NAMES)), *POWERS)
MARKS: Final[tuple[tuple[str, int], ...]] = (
    ("fled", FLED),
    ("victors", VICTOR),
    ("leonardo", LEONARDO_SPENT),
)
UNSETTLED: Final[Options] = Options({option.name: option.default(5) for option in OPTIONS})
"""The options of a board until its file is read."""


def holdings(pieces: Pieces, count: int, seat: int) -> list[Field]:
    """A player's palace, Domain and stocks."""
    card = Maybe(Name(pieces.cards))
    rooms = FieldTable(
        [
            Cell("action", card, "cards"),
            Cell("improvement", card, "cards", FIRST_IMPROVEMENT),
            Bit("indulgence", "indulgences"),
            Cell("agent", seats(pieces, count), "agents", room_place(seat, 0), on_board=True),
        ]
    )
    court = FieldTable([Cell("card", card, "cards", FIRST_COURT), Bit("exhausted")])
    return [
        SeatColour(pieces.colours),
        Value("florins", Whole(0, 9999)),
        Value("marker", Maybe(Whole(1, ROOMS, 1))),
        Rows("rooms", rooms, ROOMS, "a palace has five rooms"),
        RowsByName("court", numbered(COURT), court),
        Value("lost_spaces", Mask(COURT), "closed"),
        Domain(),
        Value("asked", Truth()),
        Value("agents", Whole()),
        Value("owned_agents", Whole()),
        Value("reserve", Whole()),
        Value("tokens", Whole()),
        WarLeft(),
        Gave(),
    ]


def seats(pieces: Pieces, count: int) -> Maybe:
    """A player, or nobody."""
    return Maybe(Name(pieces.colours[:count]))


def city_fields(box: Box, count: int, marks: tuple[tuple[str, int], ...] = MARKS) -> RowsByName:
    """The cities on the map, with discs, troops and agents of so many colours."""
    owner, colours = seats(box.pieces, count), box.pieces.colours[:count]
    table = FieldTable(
        [
            Cell("owner", owner, "owner"),
            ByName("troops", colours, Whole(), sparse=True, rows=SEATS),
            Cell("agent", owner, "agents"),
            Bit("cathedral", "cathedrals"),
        ],
        [Mark(key, shift, colours) for key, shift in marks],
        "marks",
    )
    there = {name: city for city, name in enumerate(CITIES) if box.on_map(city, count)}
    return RowsByName("cities", there, table)


def turn_fields() -> Part:
    """The turn in progress."""
    relief = Maybe(Name(SYMBOLS, 1), 0)
    reliefs = "names the two reliefs of the room"
    return Part(
        "turn",
        FieldTable(
            [
                Value("crossed", Rooms()),
                Value("done", Whole()),
                Value("paid", Mask(_TURNED_NAMES)),
                Value("turned", Mask(_TURNED_NAMES)),
                Value("half", Whole()),
                Value("begging", Truth()),
                Value("basket", Mask(MARKET)),
                Value("fresh", Mask(COURT)),
                Value("attack", Whole()),
                Value("defence", Whole()),
                ByName("pool", SYMBOLS, Whole(), sparse=True),
                ByName("owed", COSTS, Whole(), sparse=True),
                Row("used", relief, size=2, complaint=reliefs),
                Row("taken", Whole(), size=2, complaint=reliefs),
            ]
        ),
    )


def new_player(seat: int) -> Player:
    return Player(seat, False)


@lru_cache(maxsize=64)
def _fields(box: Box, count: int) -> FieldTable:
    pieces = box.pieces
    ally, colours = seats(pieces, count), pieces.colours[:count]
    honours: list[Field] = [
        Value("rank", Whole(0, box.ranks)),
        Value("bonuses", Mask(BONUSES)),
        Value("trophies", Mask(colours)),
    ]
    powers = FieldTable(
        [
            Cell("ally", ally, "allies"),
            Bit("ready", "powers_ready"),
            Cell("agent", ally, "agents", power_place(0)),
        ]
    )
    players = [FieldTable([*holdings(pieces, count, seat), *honours]) for seat in range(count)]
    return FieldTable(
        [
            Settled(OPTIONS, told, settle, count),
            Value("year", Whole(0, 99999)),
            Value("season", Name(SEASONS)),
            Value("last_year", Truth()),
            Row("order", Name(colours)),
            Row("cities_track", Name(colours), "arrivals"),
            Row("patronage_track", Name(colours), "patrons"),
            Each("players", players, new_player),
            city_fields(box, count),
            RowsByName("powers", numbered(POWERS), powers),
            ByName("supply", MARKET, Whole()),
            Value("bonuses", Mask(BONUSES)),
            Value("indulgences", Whole()),
            turn_fields(),
            Agenda(vocabulary()),
        ]
    )


def dump_board(board: Board) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    return dump_file("virtu", board.box.overlay, _fields(board.box, len(board.players)), board)


def load_board(data: Mapping[str, Any], box: Box) -> Board:
    """The table a file describes; refused, with the field named, where it cannot be."""
    count = len(check_heading(data, "virtu", box.overlay).items("players"))
    if not 3 <= count <= 5:
        raise BadPosition("players", "a game has 3 to 5 players")
    board = Board(box, UNSETTLED, False)
    load_file(data, _fields(box, count), board)
    from quattrocento.games.virtu.files.checks import check_agenda, check_board

    check_agenda(board)
    check_board(board)
    return board
