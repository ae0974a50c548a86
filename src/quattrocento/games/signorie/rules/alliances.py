"""Alliance tiles and the plans they are laid beside."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import (
    COATS,
    NO_TILE,
    Board,
    Player,
    added,
    changed,
    tile_house,
    tile_value,
)
from quattrocento.games.signorie.names import CITIES, HOUSES, MARRIAGE_ROW, ROWS
from quattrocento.kernel.step import Decision, Move

TAKE_TILE: Final[Move] = ("take_tile",)
LEAVE_TILE: Final[Move] = ("leave_tile",)
ROW: Final[tuple[Move, ...]] = tuple(("row", row) for row in ROWS)
ROW_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(ROWS)}


class TakeTile(Decision[Board]):
    """Take the needed tile or leave it; asked only where the table chose so (ruling 13)."""

    __slots__ = ("city", "row")
    fields: ClassVar[tuple[str, ...]] = ("seat", "row", "city")

    def __init__(self, seat: int, row: int, city: int) -> None:
        super().__init__(seat)
        self.row: Final = row
        self.city: Final = city

    def moves(self, position: Board) -> list[Move]:
        return [TAKE_TILE, LEAVE_TILE]

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "take_tile":
            take_tile(position, self.seat, self.row, self.city)
        elif position.events is not None:
            position.tell("leaves_tile", seat=self.seat, city=CITIES[self.city])


class LayFaceDown(Decision[Board]):
    """Draw a tile blind and lay it face down beside one of the four rows (S-1108, ruling 19).

    `tiles` are still to be laid, each with its own choice.
    """

    __slots__ = ("tiles",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "tiles")

    def __init__(self, seat: int, tiles: int) -> None:
        super().__init__(seat)
        self.tiles: Final = tiles

    def moves(self, position: Board) -> list[Move]:
        return list(ROW)

    def play(self, position: Board, move: Move) -> None:
        # Nobody ever sees its front, so no front is drawn: the stacks just hold one less.
        position.stack -= 1
        player = position.players[self.seat]
        player.face_down = added(player.face_down, ROW_INDEX[move[1]], 1)
        if position.events is not None:
            position.tell("lays_face_down", seat=self.seat, row=move[1])
        if self.tiles > 1 and position.stack:
            position.agenda.append(LayFaceDown(self.seat, self.tiles - 1))


def open_coat(position: Board, player: Player, row: int, house: int) -> int:
    """The first open coat of a house in a row of the plan, or -1: does the row need it?"""
    coats = position.box.plans[player.colour][row]
    first = row * 4
    for index, coat in enumerate(coats):
        if coat == house and player.tiles[first + index] == 0:
            return first + index
    return -1


def needs_tile(position: Board, seat: int, row: int, city: int) -> bool:
    """A tile for this row lies in the city, and the row has an open coat of its house."""
    tiles = position.marriage_tiles if row == MARRIAGE_ROW else position.mission_tiles
    tile = tiles[city]
    if tile == NO_TILE:
        return False
    return open_coat(position, position.players[seat], row, tile_house(tile)) >= 0


def offer_tile(position: Board, seat: int, row: int, city: int) -> None:
    """Take the city's tile if the row needs it; it stays otherwise (S-1206, S-1306)."""
    if not needs_tile(position, seat, row, city):
        return
    if position.choose_tiles:
        position.agenda.append(TakeTile(seat, row, city))
    else:
        take_tile(position, seat, row, city)


def take_tile(position: Board, seat: int, row: int, city: int) -> None:
    """Lay a city's tile face up beside the row that needs it."""
    player = position.players[seat]
    if row == MARRIAGE_ROW:
        tile = position.marriage_tiles[city]
        position.marriage_tiles = changed(position.marriage_tiles, city, NO_TILE)
    else:
        tile = position.mission_tiles[city]
        position.mission_tiles = changed(position.mission_tiles, city, NO_TILE)
    coat = open_coat(position, player, row, tile_house(tile))
    player.tiles = changed(player.tiles, coat, tile_value(tile))
    if position.events is not None:
        position.tell(
            "takes_tile",
            seat=seat,
            row=ROWS[row],
            city=CITIES[city],
            house=HOUSES[tile_house(tile)],
            vp=tile_value(tile),
        )


def row_tiles(player: Player, row: int) -> int:
    """Tiles beside a row, face up and face down together."""
    count = player.face_down[row]
    for index in range(row * 4, row_end(row)):
        if player.tiles[index]:
            count += 1
    return count


def row_vp(position: Board, player: Player, row: int) -> int:
    """What a row scores at the end: nothing with too few tiles (S-1903 to S-1906)."""
    if row_tiles(player, row) < position.box.fewest:
        return 0
    vp = player.face_down[row] * position.box.back
    for index in range(row * 4, row_end(row)):
        vp += player.tiles[index]
    return vp


def row_end(row: int) -> int:
    return COATS if row == MARRIAGE_ROW else row * 4 + 4
