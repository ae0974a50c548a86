"""The end of the war: prestige points by source, and who has won."""

from __future__ import annotations

from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.names import CAPITALS, PLAYERS, POINTS
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import CITIES, NOBODY
from quattrocento.games.virtu.rules.scoring import printed
from quattrocento.kernel.step import Task


class FinalScoring(Task[Board]):
    """Prestige is counted; nobody decides any more (W-1201)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.events is None:
            return
        for seat, points in enumerate(prestige(italy(position))):
            for source, amount in zip(POINTS, points, strict=True):
                if amount:
                    position.tell("final", seat=seat, source=source, prestige=amount)


def prestige(table: Italy) -> list[list[int]]:
    """The points of both players, source by source, as they would count now (W-1203 to W-1208)."""
    return [_points(table, seat) for seat in range(PLAYERS)]


def _points(table: Italy, seat: int) -> list[int]:
    cities = [city for city in range(len(CITIES)) if table.controls(seat, city)]
    capitals = sum(1 for city in cities if city in table.booklet.capitals)
    shown = printed(table, table.players[seat])
    return list(points_for(table, seat, len(cities), capitals, shown))


def points_for(
    table: Italy, seat: int, cities: int, capitals: int, shown: int
) -> tuple[int, int, int, int, int, int]:
    """A player's points by source, with so many cities and capitals, and so much printed."""
    booklet = table.booklet
    player = table.players[seat]
    return (
        booklet.city_prestige * cities,
        booklet.capital_prestige * capitals,
        booklet.friend_prestige * table.sides.count(seat),
        booklet.trophy * player.trophies,
        shown,
        -booklet.indulgence_prestige * bits(player.indulgences),
    )


def has_won(table: Italy, seat: int) -> bool:
    """The player controls what wins the war at once (W-1210, W-1211)."""
    if any(not table.controls(seat, city) for city in table.booklet.goals[seat]):
        return False
    capitals = sum(1 for city in CAPITALS if table.controls(seat, city))
    return capitals >= table.booklet.goal_majors[seat]


def won_with(table: Italy) -> list[str]:
    """The cities that have won the war at once; none while it goes on or points decide it."""
    if table.victor == NOBODY:
        return []
    cities = list(table.booklet.goals[table.victor])
    if table.booklet.goal_majors[table.victor]:
        cities += [city for city in CAPITALS if city not in cities]
    return [CITIES[city] for city in cities if table.controls(table.victor, city)]
