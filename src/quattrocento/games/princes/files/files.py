"""Position files: the table's fields by name, read and written by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from quattrocento.games.princes.board import Board, Player
from quattrocento.games.princes.box import Box
from quattrocento.games.princes.files.agenda import check_agenda
from quattrocento.games.princes.files.checks import check_board
from quattrocento.games.princes.files.parts import (
    Bargain,
    Dice,
    Drawn,
    Lot,
    Since,
    tile_names,
    treachery_names,
)
from quattrocento.games.princes.files.vocabulary import ROLES, SEATS, vocabulary
from quattrocento.games.princes.names import CITIES, EVENTS, FAMILIES, LOTS, SIDES, TROOPS
from quattrocento.games.princes.options import OPTIONS, options_of, set_options
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import ByName, Each, FieldTable, Part, Row, Value
from quattrocento.kernel.files import Agenda, Settled, check_heading, dump_file, load_file
from quattrocento.kernel.kinds import Mask, Maybe, Name, Truth, Whole


def _player_fields(box: Box) -> FieldTable:
    tiles, treachery = Mask(tile_names(box)), Mask(treachery_names(box))
    return FieldTable(
        [
            Value("family", Maybe(Name(FAMILIES))),
            Value("gold", Whole(0, 999)),
            Value("influence", Whole(0, 999)),
            Value("tiles", tiles),
            Value("used", tiles),
            Value("troops", Mask(TROOPS)),
            Value("events", Mask(EVENTS)),
            Value("tokens", Whole()),
            Value("wages", Whole(0, 999)),
            Value("hand", treachery),
            Value("buried", treachery),
            Value("proved", Whole()),
        ]
    )


def _treachery_fields(box: Box, count: int) -> FieldTable:
    names = treachery_names(box)
    return FieldTable(
        [
            Value("pile", Mask(names)),
            Value("played", Mask(names)),
            Value("renewals", Whole(), "epoch"),
            Drawn(names),
            ByName("since", names, Since(count), sparse=True),
        ]
    )


def _auction_fields(count: int) -> FieldTable:
    seats = SEATS[:count]
    return FieldTable(
        [
            Value("kind", Name(LOTS), "lot_kind"),
            Lot("lot"),
            Value("bid", Maybe(Whole(0, 999))),
            Value("leader", Maybe(Name(seats))),
            Value("bidding", Mask(seats)),
            Value("frozen", Mask(seats)),
            Value("due", Maybe(Whole(0, 999))),
        ]
    )


def _war_fields(count: int) -> FieldTable:
    seat = Maybe(Name(SEATS[:count]))
    bribed = tuple([f"{role} {troop}" for role in ROLES for troop in TROOPS])
    return FieldTable(
        [
            Value("attacker", Name(CITIES)),
            Value("defender", Maybe(Name(CITIES))),
            Value("extra", Truth()),
            Row("condottieri", seat, "fighters", 2, "one for each side"),
            Value("league", seat),
            Value("league_side", Name(SIDES)),
            Value("bribed", Mask(bribed)),
            Value("counter", Truth()),
            Dice("dice"),
        ]
    )


@lru_cache(maxsize=64)
def _fields(box: Box, count: int) -> FieldTable:
    seat = Maybe(Name(SEATS[:count]))
    return FieldTable(
        [
            Settled(OPTIONS, options_of, set_options),
            Value("decade", Whole(0, 3)),
            Value("active", seat),
            Value("idle", Whole()),
            Value("idle_turn", Truth()),
            Value("marker", Whole()),
            Value("pope", seat),
            Value("league_used", Truth()),
            ByName("status", CITIES, Whole(box.lowest_status, box.highest_status)),
            ByName("artists", CITIES, Mask(EVENTS)),
            ByName("stock", TROOPS, Whole()),
            Value("tiles", Mask(tile_names(box)), "tiles_left"),
            Value("events", Mask(EVENTS), "events_left"),
            Each("players", [_player_fields(box)], _new_player),
            Part("treachery", _treachery_fields(box, count)),
            Part("auction", _auction_fields(count), "lot_kind"),
            Part("war", _war_fields(count), "attacker"),
            Row("offers", Bargain(SEATS[:count])),
            Agenda(vocabulary(count)),
        ]
    )


def _new_player(seat: int) -> Player:
    return Player()


def dump_board(board: Board) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    return dump_file("princes", board.box.overlay, _fields(board.box, len(board.players)), board)


def load_board(data: Mapping[str, Any], box: Box) -> Board:
    """The table a file describes; refused, with the field named, where it cannot be."""
    count = len(check_heading(data, "princes", box.overlay).items("players"))
    if not 3 <= count <= 6:
        raise BadPosition("players", "a game has 3 to 6 players")
    board = Board(box, False)
    load_file(data, _fields(box, count), board)
    check_board(board)
    check_agenda(board)
    return board
