"""A player of The Italian Wars who thinks of nothing but victory at once, for recordings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import CAPITALS
from quattrocento.games.virtu.bots.scouting import bonus_strength
from quattrocento.games.virtu.names import CAVALRY, CITIES
from quattrocento.games.virtu.rules.reliefs import SAILING, at_hand
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.play import next_decision, play, settle
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.player import Player, never

HELD = 40.0
_PURSE = 8
WAR_ROOM = 3.0
"""What it is worth to have the marker where war can be waged."""
STEP = 0.6
"""What it is worth to a troop to be one march nearer to the next city that is wanted."""


class Conqueror(Player):
    """Greedy for the cities that decide the war: recruits, gathers, and marches on them."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        moves = perspective.considered()
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self._outlook(perspective, move))

    def _outlook(self, perspective: Perspective, move: Move) -> float:
        """What a move leaves, with noise so that not every war is the same."""
        seat = perspective.seat
        after = perspective.imagine(self._rng)
        assert isinstance(after, Italy)
        play(after, move)
        settle(after, self._rng)
        worth = (
            judgement_of(perspective.game).worth(after, seat)
            + zeal(after, seat)
            + 0.3 * self._rng.random()
        )
        step = next_decision(after)
        if isinstance(step, War) and at_hand(after, seat, SAILING)[CAVALRY] > 3:
            worth += WAR_ROOM
        return worth


def zeal(table: Italy, seat: int) -> float:
    """How near the victory at once is, troop by troop."""
    goals = wanted(table, seat)
    held = sum(1 for city in goals if table.controls(seat, city))
    open_goals = [city for city in goals if not table.controls(seat, city)]
    if not open_goals:
        return HELD * held
    target = open_goals[0]
    far = distances(table, target)
    found = HELD * held + 0.5 * min(table.players[seat].florins, _PURSE)
    found += 0.7 * at_hand(table, seat, SAILING)[CAVALRY]
    for city in range(len(CITIES)):
        troops = table.army(seat, city)
        found += troops * (2.0 + STEP * (12 - far[city]))
        if troops and not table.shelters(seat, city):
            need = sum(defence_parts(table, seat, city))
            found -= 3.0 if troops + bonus_strength(table, seat) <= need else 0.0
    return found


def wanted(table: Italy, seat: int) -> list[int]:
    """The cities that decide, capitals of Major Cities first."""
    booklet = table.booklet
    return [*CAPITALS[: booklet.goal_majors[seat]], *booklet.goals[seat]]


def distances(table: Italy, target: int) -> list[int]:
    """Marches and voyages from every city to a target."""
    far = [12] * len(CITIES)
    far[target] = 0
    ring = [target]
    while ring:
        reached = []
        for city in ring:
            ports = [other for other in range(len(CITIES)) if table.box.ships[city][other] == 1]
            for other in (*table.neighbours(city), *ports):
                if far[other] == 12 and other != target:
                    far[other] = far[city] + 1
                    reached.append(other)
        ring = reached
    return far
