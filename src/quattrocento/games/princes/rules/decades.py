"""The decades: their start, their end, and what is collected then."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.princes.board import NOBODY, Board
from quattrocento.games.princes.box import DECADES, count_bits, lowest
from quattrocento.games.princes.rules.scoring import FinalScoring
from quattrocento.games.princes.rules.turn import Turn
from quattrocento.kernel.step import Task


class Decade(Task[Board]):
    """A decade begins with a player: its events come on display (P-112, P-1510)."""

    __slots__ = ("decade", "seat")
    fields: ClassVar[tuple[str, ...]] = ("decade", "seat")

    def __init__(self, decade: int, seat: int) -> None:
        self.decade: Final = decade
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        position.decade = self.decade
        position.offers = ()
        position.events_left = position.box.decade_events[self.decade]
        if position.events is not None:
            position.tell("decade", decade=self.decade, seat=self.seat)
        position.then(Turn(self.seat), EndDecade())


class EndDecade(Task[Board]):
    """Income, wages, the Pope back, tiles refreshed, the marker back, next events (P-1501 on).

    The next decade begins with the player after the one in whose turn the last event was sold
    (P-1512); after the third, points are counted (P-1601).
    """

    __slots__ = ()

    def run(self, position: Board) -> None:
        for seat, player in enumerate(position.players):
            gold, influence = income(position, seat)
            player.gold += gold + player.wages
            player.influence += influence
            if position.events is not None:
                position.tell(
                    "income", seat=seat, gold=gold, influence=influence, wages=player.wages
                )
            player.wages = 0
            player.used = 0
        position.league_used = False
        position.marker = 0
        if position.decade == DECADES:
            position.agenda.append(FinalScoring())
            return
        position.pope = NOBODY
        position.agenda.append(Decade(position.decade + 1, position.clockwise(position.active)))


def income(position: Board, seat: int) -> tuple[int, int]:
    """Gold and influence of a seat's tiles at the end of a decade (P-1503 to P-1505)."""
    gold = 0
    influence = 0
    for _, some_gold, some_influence in income_parts(position, seat):
        gold += some_gold
        influence += some_influence
    return gold, influence


def income_parts(position: Board, seat: int) -> list[tuple[str, int, int]]:
    """Where the income comes from: a source, its gold, its influence."""
    box = position.box
    player = position.players[seat]
    parts: list[tuple[str, int, int]] = [
        ("family", box.family_gold[player.family], box.family_influence[player.family])
    ]
    gold = 0
    influence = 0
    tiles = player.tiles
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        gold += box.tile_gold[tile]
        influence += box.tile_influence[tile]
    parts.append(("tiles", gold, influence))
    influence = 0
    for troop, amount in enumerate(box.troop_influence):
        if player.troops >> troop & 1:
            influence += amount
    parts.append(("troops", 0, influence))
    if position.pope == seat:
        parts.append(("pope", box.pope_gold, box.pope_influence))
    merchants = count_bits(player.events & box.merchant_events) * position.merchant_tiles(seat)
    parts.append(("merchants", merchants * box.merchant_gold, 0))
    return parts
