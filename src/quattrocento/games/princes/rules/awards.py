"""What the winner of an auction gets, and what it does at once."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import lowest
from quattrocento.games.princes.names import (
    ATTACKER_LOT,
    CITIES,
    DEFENDER_LOT,
    EVENT_LOT,
    EVENTS,
    INVADE,
    POPE_LOT,
    STATUS,
    TILE_LOT,
)
from quattrocento.games.princes.rules.free import (
    DrawNow,
    LastDraw,
    free_candidates,
    free_moves,
    free_refusal,
    play_free,
)
from quattrocento.games.princes.rules.lots import close_lot
from quattrocento.kernel.step import Decision, Move, Refusal, Task

PLACE: Final[tuple[Move, ...]] = tuple(("place_artist", city) for city in CITIES)
INVADES: Final[tuple[Move, ...]] = tuple(("invade", city) for city in CITIES)
NO_INVASION: Final[Move] = ("no_invasion",)
CITY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CITIES)}


class Award(Task[Board]):
    """The winner, having paid, gets the tile, the Pope, the city or the family (P-610)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        seat, kind, lot = position.leader, position.lot_kind, position.lot
        player = position.players[seat]
        close_lot(position)
        if kind == TILE_LOT:
            tile = lowest(position.tiles_left & position.box.kind_tiles[lot])
            position.tiles_left &= ~(1 << tile)
            player.tiles |= 1 << tile
            if position.box.draws >> tile & 1 and seat != position.active:
                # Now, or once more after what the active player still does in his turn.
                position.agenda.insert(-1, LastDraw(seat))
                position.agenda.append(DrawNow(seat))
        elif kind == EVENT_LOT:
            position.events_left &= ~(1 << lot)
            take_event(position, seat, lot)
        elif kind == POPE_LOT:
            position.pope = seat
        elif kind == ATTACKER_LOT or kind == DEFENDER_LOT:
            attacks, defends = position.fighters
            attacker = kind == ATTACKER_LOT
            position.fighters = (seat, defends) if attacker else (attacks, seat)
        else:
            player.family = lot


def take_event(position: Board, seat: int, event: int) -> None:
    """Keep an event, or carry it out at once (P-1301 to P-1311)."""
    effect = position.box.event_effect[event]
    if effect == STATUS:
        position.agenda.append(PlaceArtist(seat, event))
    elif effect == INVADE:
        position.agenda.append(Invade(seat, event))
    else:
        position.players[seat].events |= 1 << event


class PlaceArtist(Decision[Board]):
    """The city an artist goes to: its status rises (P-1302 to P-1305)."""

    __slots__ = ("event",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "event")

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def moves(self, position: Board) -> list[Move]:
        # Fast: three times slower by candidates, for every artist that is looked at.
        moves: list[Move] = list(PLACE)
        free_moves(position, self.seat, moves)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if play_free(position, self, self.seat, move):
            return
        city = CITY_INDEX[move[1]]
        position.artists[city] |= 1 << self.event
        steps = position.move_status(city, position.box.event_amount[self.event])
        if position.events is not None:
            position.tell(
                "artist",
                seat=self.seat,
                tile=EVENTS[self.event],
                city=move[1],
                steps=steps,
                status=position.status[city],
            )

    def candidates(self, position: Board) -> list[Move]:
        return [*PLACE, *free_candidates(position, self.seat)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "place_artist":
            return None
        return free_refusal(position, self.seat, move)


class Invade(Decision[Board]):
    """The city the French invade, or none: the tile leaves the game (P-1309 to P-1311)."""

    __slots__ = ("event",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "event")

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def play(self, position: Board, move: Move) -> None:
        if play_free(position, self, self.seat, move):
            return
        if move[0] == "no_invasion":
            if position.events is not None:
                position.tell("no_invasion", seat=self.seat)
            return
        city = CITY_INDEX[move[1]]
        steps = position.move_status(city, -position.box.event_amount[self.event])
        if position.events is not None:
            position.tell(
                "invades",
                seat=self.seat,
                city=move[1],
                steps=-steps,
                status=position.status[city],
            )

    def candidates(self, position: Board) -> list[Move]:
        return [*INVADES, NO_INVASION, *free_candidates(position, self.seat)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] in ("invade", "no_invasion"):
            return None
        return free_refusal(position, self.seat, move)
