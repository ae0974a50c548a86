"""The end of the game: prestige points by source, and the places."""

from __future__ import annotations

from quattrocento.games.virtu.board import Board, power_place
from quattrocento.games.virtu.box import EMPIRE_RELIEF, SYMBOL_COUNT, TILE_RELIEFS, bits
from quattrocento.games.virtu.names import (
    BONUSES,
    CROSS,
    DUOMO,
    EMPIRE,
    FIRST_CATHEDRAL,
    IN_SETUP,
    NOBODY,
    POINTS,
    POWERS,
    SISTINE,
    TILES,
)
from quattrocento.games.virtu.player import Player
from quattrocento.kernel.step import Task


class FinalScoring(Task[Board]):
    """Prestige is counted; nobody decides any more (V-2206, V-2222)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.events is None:
            return
        for seat, points in enumerate(prestige(position)):
            for source, amount in zip(POINTS, points, strict=True):
                if amount:
                    position.tell("final", seat=seat, source=source, prestige=amount)


def prestige(position: Board) -> list[list[int]]:
    """The points of each seat, source by source, as they would count now."""
    count = len(position.players)
    spaces = [min(position.cities_of(seat), position.box.last_city_space) for seat in range(count)]
    crosses = [religious_count(position, seat) for seat in range(count)]
    shown = [printed(position, player) for player in position.players]
    return [list(points_for(position, seat, spaces, crosses, shown[seat])) for seat in range(count)]


def points_for(
    position: Board, seat: int, spaces: list[int], crosses: list[int], shown: int
) -> tuple[int, int, int, int, int, int, int, int, int, int]:
    """A player's points by source, with every seat's cities and crosses, and so much printed."""
    box = position.box
    player = position.players[seat]
    first = furthest = True
    for other in range(len(spaces)):
        if spaces[other] > spaces[seat]:
            first = False
        if position.players[other].rank > player.rank:
            furthest = False
    return (
        box.city_points[spaces[seat]],
        box.lead if first else 0,
        box.rank_points[player.rank],
        box.lead if furthest else 0,
        shown,
        box.tile_prestige[FIRST_CATHEDRAL] * player.cathedrals(),
        religion_points(position, crosses, seat),
        box.trophy * bits(player.trophies),
        box.alliance_prestige * alliances_held(position, seat),
        -box.indulgence_prestige * bits(player.indulgences),
    )


def printed(position: Board, player: Player) -> int:
    """Prestige printed on cards, tiles and bonuses, exhausted or not (V-2211)."""
    box = position.box
    points = bonus_points(position, player)
    for card in counted_cards(position, player):
        points += box.card_prestige[card]
    for tile in range(FIRST_CATHEDRAL):
        if player.tiles >> tile & 1:
            points += box.tile_prestige[tile]
    return points


def bonus_points(position: Board, player: Player) -> int:
    """Prestige printed on bonuses of patronage."""
    points = 0
    if player.bonuses:
        for bonus in range(len(BONUSES)):
            if player.bonuses >> bonus & 1:
                points += position.box.bonus_prestige[bonus]
    return points


def counted_cards(position: Board, player: Player) -> list[int]:
    """The cards of a palace; none while they are laid, so that no count tells of hidden ones."""
    if position.season == IN_SETUP:
        return []
    return [card for card in player.cards if card != NOBODY]


def symbols_owned(position: Board, player: Player, symbol: int) -> int:
    """Symbols of a type on the cards of a palace and the tiles of a Domain."""
    reliefs = position.box.reliefs
    total = 0
    for card in counted_cards(position, player):
        total += reliefs[card * SYMBOL_COUNT + symbol]
    for tile in range(len(TILES)):
        if player.tiles >> tile & 1:
            total += reliefs[(TILE_RELIEFS + tile) * SYMBOL_COUNT + symbol]
    return total


def religious_count(position: Board, seat: int) -> int:
    """Crosses of a player: cards, tiles, the Empire, Duomo and chapel (V-2213 to V-2215)."""
    owned = symbols_owned(position, position.players[seat], CROSS)
    return owned + crosses_beside(position, seat)


def crosses_beside(position: Board, seat: int) -> int:
    """Crosses of a player that lie on no card and no tile."""
    player = position.players[seat]
    crosses = 0
    if holds(position, seat, EMPIRE):
        crosses += position.box.reliefs[EMPIRE_RELIEF * SYMBOL_COUNT + CROSS]
    if player.has(DUOMO):
        crosses += position.box.duomo_crosses
    if player.has(SISTINE):
        crosses += position.box.sistine_crosses
    return crosses


def religion_points(position: Board, crosses: list[int], seat: int) -> int:
    """Points of the lowest place that the players with as many crosses share (V-2216, V-2217)."""
    own = crosses[seat]
    lowest = -1
    for other in crosses:
        if other >= own:
            lowest += 1
    return position.box.religion[len(crosses)][lowest]


def holds(position: Board, seat: int, power: int) -> bool:
    """An own alliance without an enemy agent counts, used up or not (V-2214, V-2220)."""
    agent = position.agents[power_place(power)]
    return position.allies[power] == seat and (agent == NOBODY or agent == seat)


def alliances_held(position: Board, seat: int) -> int:
    """How many alliances count for a seat."""
    count = 0
    for power in range(len(POWERS)):
        if position.allies[power] == seat and holds(position, seat, power):
            count += 1
    return count
