"""The end of the game: places of the cities, points by source, the winners."""

from __future__ import annotations

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import CITIES, EVENTS, POINTS, SOURCES
from quattrocento.kernel.step import Task


class FinalScoring(Task[Board]):
    """Points are counted, and nothing else can happen any more (P-1601)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.events is None:
            return
        for city, vp in enumerate(city_points(position)):
            position.tell("final_city", city=CITIES[city], vp=vp)
        for seat in range(len(position.players)):
            for source, vp in points(position, seat, True).items():
                if vp:
                    position.tell("final_points", seat=seat, source=source, vp=vp)


def city_points(position: Board) -> list[int]:
    """What a tile of each city scores: by status, then artists; equals take the lowest of
    the places they fill together (P-1602 to P-1605)."""
    keys = [
        (position.status[city], count_bits(position.artists[city])) for city in range(len(CITIES))
    ]
    return [
        position.ranks[sum([1 for other in keys if other >= keys[city]]) - 1]
        for city in range(len(CITIES))
    ]


def points(position: Board, seat: int, money: bool) -> dict[str, int]:
    """A seat's points by source, as things stand; without `money` its bonuses are left out."""
    player = position.players[seat]
    gold = gold_points(position, seat) if money else 0
    influence = influence_points(position, seat) if money else 0
    values = (
        tile_points(position, seat),
        event_points(position, seat),
        position.box.pope_vp if position.pope == seat else 0,
        gold,
        influence,
        player.tokens * (player.tokens + 1) // 2,
    )
    return dict(zip(SOURCES, values, strict=True))


def tile_points(position: Board, seat: int) -> int:
    """Each city tile scores the points of its city (P-1606)."""
    tiles = position.players[seat].tiles
    worth = city_points(position)
    return sum(
        [
            worth[city] * count_bits(tiles & position.box.city_tiles[city])
            for city in range(len(CITIES))
        ]
    )


def event_points(position: Board, seat: int) -> int:
    """Artists with points, and a point a Merchant tile from each Merchant event (P-1607)."""
    box = position.box
    kept = position.players[seat].events
    total = count_bits(kept & box.merchant_events) * position.merchant_tiles(seat) * box.merchant_vp
    for event in range(len(EVENTS)):
        if kept >> event & 1 and box.event_effect[event] == POINTS:
            total += box.event_amount[event]
    return total


def gold_points(position: Board, seat: int) -> int:
    """Most gold, or the next lower amount (P-1609 to P-1612)."""
    mine = position.players[seat].gold
    higher = {player.gold for player in position.players if player.gold > mine}
    if not higher:
        return position.box.most_gold
    return position.box.second_gold if len(higher) == 1 else 0


def influence_points(position: Board, seat: int) -> int:
    """Most influence (P-1613)."""
    most = max([player.influence for player in position.players])
    return position.box.most_influence if position.players[seat].influence == most else 0
