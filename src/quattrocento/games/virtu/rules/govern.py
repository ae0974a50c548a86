"""Govern: tiles of the Domain turn available again, alliances are ready once more."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board, first_cathedral, power_bit
from quattrocento.games.virtu.box import lowest
from quattrocento.games.virtu.names import (
    EITHER,
    FIRST_CATHEDRAL,
    POWERS,
    TILES,
)
from quattrocento.games.virtu.rules.actions import (
    ASIDES,
    asides,
    play_aside,
    why_not_aside,
)
from quattrocento.games.virtu.rules.paying import charge, cost_of, payable
from quattrocento.games.virtu.rules.reliefs import COLLECT, GOVERNING, collectable
from quattrocento.kernel.step import Decision, Move, Refusal, Task

TURN: Final[tuple[Move, ...]] = tuple(("turn", tile) for tile in TILES)
REACTIVATE: Final[tuple[Move, ...]] = tuple(("reactivate", power) for power in POWERS)
TILE_INDEX: Final[dict[str | int, int]] = {name: i for i, name in reversed(list(enumerate(TILES)))}
POWER_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(POWERS)}


class Govern(Decision[Board]):
    """What the next crown or cross does: turn two tiles, or ready an alliance (V-601 to V-611).

    Florins may be collected from a tile before it is turned (V-606).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 3 % of decisions, and up to four times slower by candidates.
        player = position.players[self.seat]
        moves: list[Move] = []
        can_pay = payable(position, self.seat, GOVERNING, cost_of(EITHER, 1))
        if position.half or can_pay:
            exhausted = player.tiles & ~(position.paid | position.turned | player.ready)
            single = exhausted & (1 << FIRST_CATHEDRAL) - 1
            while single:
                moves.append(TURN[lowest(single)])
                single &= single - 1
            if exhausted >> FIRST_CATHEDRAL:
                moves.append(TURN[FIRST_CATHEDRAL])
        if can_pay:
            for power in range(len(POWERS)):
                if position.allies[power] == self.seat and not position.powers_ready >> power & 1:
                    if not position.paid & power_bit(power):
                        moves.append(REACTIVATE[power])
        for source in collectable(position, self.seat):
            moves.append(COLLECT[source])
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        if move[0] == "turn":
            position.then(TurnTile(self.seat, TILE_INDEX[move[1]]), self)
            if position.half:
                position.half -= 1
                return
            position.half = position.box.tiles_turned - 1
        else:
            position.then(ReadyAlliance(self.seat, POWER_INDEX[move[1]]), self)
        charge(position, self.seat, GOVERNING, cost_of(EITHER, 1))

    def candidates(self, position: Board) -> list[Move]:
        player = position.players[self.seat]
        exhausted = player.tiles & ~player.ready
        moves = [TURN[tile] for tile in range(FIRST_CATHEDRAL) if exhausted >> tile & 1]
        if first_cathedral(exhausted) >= 0:
            moves.append(TURN[FIRST_CATHEDRAL])
        for power in range(len(POWERS)):
            if position.allies[power] == self.seat:
                moves.append(REACTIVATE[power])
        moves += [COLLECT[source] for source in collectable(position, self.seat)]
        return [*moves, *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] in ("take_florins", "indulgence", "end", "collect"):
            return why_not_aside(position, self.seat, move)
        can_pay = payable(position, self.seat, GOVERNING, cost_of(EITHER, 1))
        if move[0] == "turn":
            barred = position.paid | position.turned | position.players[self.seat].ready
            tile = TILE_INDEX[move[1]]
            if tile == FIRST_CATHEDRAL:
                if first_cathedral(position.players[self.seat].tiles & ~barred) < 0:
                    return Refusal("V-605", "tile-paid-or-turned")
            elif barred >> tile & 1:
                return Refusal("V-605", "tile-paid-or-turned")
            return None if can_pay or position.half else Refusal("V-602", "no-crown-or-cross")
        power = POWER_INDEX[move[1]]
        if position.powers_ready >> power & 1:
            return Refusal("V-603", "alliance-ready")
        if position.paid & power_bit(power):
            return Refusal("V-611", "alliance-paid")
        return None if can_pay else Refusal("V-603", "no-crown-or-cross")


class TurnTile(Task[Board]):
    """A paid tile turns available (V-602); it cannot pay for this action any more (V-605)."""

    __slots__ = ("seat", "tile")
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, position: Board) -> None:
        player = position.players[self.seat]
        tile = self.tile
        if tile == FIRST_CATHEDRAL:
            barred = position.paid | position.turned | player.ready
            tile = first_cathedral(player.tiles & ~barred)
        player.ready |= 1 << tile
        position.turned |= 1 << tile
        position.done += 1
        if position.events is not None:
            position.tell("turns", seat=self.seat, tile=TILES[tile])


class ReadyAlliance(Task[Board]):
    """The disc of an alliance goes back to the left space (V-603, V-610)."""

    __slots__ = ("power", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "power")

    def __init__(self, seat: int, power: int) -> None:
        self.seat: Final = seat
        self.power: Final = power

    def run(self, position: Board) -> None:
        position.powers_ready |= 1 << self.power
        position.turned |= power_bit(self.power)
        position.done += 1
        if position.events is not None:
            position.tell("reactivates", seat=self.seat, power=POWERS[self.power])
