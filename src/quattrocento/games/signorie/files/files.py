"""Position files: the table's fields by name, read and written by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from quattrocento.games.signorie.board import FACES, Board, Player
from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.files.checks import check_board
from quattrocento.games.signorie.files.parts import (
    Cities,
    Fronts,
    Initiative,
    Mandates,
    RewardTiles,
)
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.names import (
    CAREERS,
    COLOURS,
    COLUMNS,
    HOUSES,
    PLACES,
    ROWS,
    SOURCES,
)
from quattrocento.games.signorie.options import OPTIONS
from quattrocento.games.signorie.rules.helpers import helper_count
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import ByName, Each, FieldTable, Piles, Row, Value
from quattrocento.kernel.files import Agenda, Settled, check_heading, dump_file, load_file
from quattrocento.kernel.kinds import Mask, Name, Truth, Whole

_Colours = tuple[str, ...]


def _player_fields(box: Box) -> FieldTable:
    spaces = zip(box.helper_column, box.helper_place, strict=True)
    helpers = tuple([f"{COLUMNS[column]} {PLACES[place]}" for column, place in spaces])
    return FieldTable(
        [
            Value("colour", Name(COLOURS)),
            Value("florins", Whole(0, 9999)),
            Value("men", Whole()),
            Value("women", Whole()),
            Value("general_men", Whole()),
            Value("general_women", Whole()),
            Value("threshold_men", Whole()),
            Value("threshold_women", Whole()),
            Value("brides", Whole(0, len(box.bride_vp))),
            Value("passed", Truth()),
            ByName("dice", COLUMNS, Whole(1, FACES), sparse=True),
            Value("helpers", Mask(helpers)),
            Piles("careers", CAREERS, box.spaces, Whole(1, box.spaces)),
            Fronts("tiles"),
            ByName("face_down", ROWS, Whole()),
            ByName("points", SOURCES, Whole(0, 9999)),
        ]
    )


@lru_cache(maxsize=64)
def _open_fields(box: Box, colours: _Colours) -> FieldTable:
    """What lies open on the table; seats are called by their colours."""
    return FieldTable(
        [
            Settled(OPTIONS[1:], _options, _settle),
            Value("round", Whole(0, box.rounds)),
            Row("order", Name(colours)),
            Each("players", [_player_fields(box)], _new_player),
            Initiative("initiative", colours),
            Cities("cities", colours),
            Piles("dice", COLUMNS, FACES, Whole(1, FACES)),
            Mandates("mandates"),
            RewardTiles("rewards"),
            Value("stacks", Whole(), "stack"),
        ]
    )


@lru_cache(maxsize=64)
def _fields(box: Box, colours: _Colours) -> FieldTable:
    return FieldTable(
        [
            *_open_fields(box, colours).fields,
            Piles("unseen", HOUSES, 10, Whole(1, 9), first=0),
            Agenda(vocabulary(list(colours))),
        ]
    )


def _options(board: Board) -> dict[str, str]:
    return {"tiles": "optional" if board.choose_tiles else "compulsory"}


def _settle(board: Board, chosen: dict[str, str]) -> None:
    board.choose_tiles = chosen["tiles"] == "optional"


def _new_player(seat: int) -> Player:
    return Player(0, False)


def _colours(board: Board) -> _Colours:
    return tuple([COLOURS[player.colour] for player in board.players])


def dump_board(board: Board) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    return dump_file("signorie", board.box.overlay, _fields(board.box, _colours(board)), board)


def dump_open(board: Board) -> dict[str, Any]:
    """What lies open on the table, for everyone to see."""
    return _open_fields(board.box, _colours(board)).write({}, board, board, 0)


def load_board(data: Mapping[str, Any], box: Box) -> Board:
    """The table a file describes; refused, with the field named, where it cannot be."""
    read = check_heading(data, "signorie", box.overlay)
    count = len(read.items("players"))
    if not 2 <= count <= 4:
        raise BadPosition("players", "a game has 2 to 4 players")
    players = read.at("players")
    colours = tuple([COLOURS[players.at(i).name("colour", COLOURS)] for i in range(count)])
    if len(set(colours)) != count:
        raise BadPosition("players", "each player has a different colour")
    board = Board(box, False)
    load_file(data, _fields(box, colours), board)
    hired = sum([helper_count(player.helpers) for player in board.players])
    board.discs = box.helper_discs - hired
    check_board(board)
    return board
