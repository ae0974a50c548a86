"""How good the war looks for each king: what the greedy player and the search lean on."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import FIRST_MAJOR, MAJORS, NAPLES, PLAYERS
from quattrocento.games.italian_wars.scoring import prestige
from quattrocento.games.virtu.actions import END
from quattrocento.games.virtu.board import NOBODY, Player, power_place
from quattrocento.games.virtu.box import SYMBOL_COUNT, TILE_RELIEFS
from quattrocento.games.virtu.buying import Buy
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    CITIES,
    CROWN,
    FIRST_COURT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    ROOMS,
    TILES,
)
from quattrocento.games.virtu.palace import extra_spaces
from quattrocento.games.virtu.patronage import PlaceCard
from quattrocento.games.virtu.paying import Pay
from quattrocento.games.virtu.proposing import propose
from quattrocento.games.virtu.scoring import symbols_owned
from quattrocento.games.virtu.scouting import bonus_strength
from quattrocento.games.virtu.sieges import defence_parts
from quattrocento.kernel.play import next_decision, play

# What one symbol brings over the rest of a game: florin, crown, cross, cavalry, ship, mask, war,
# arrow.
_WORTH: Final[tuple[float, ...]] = (0.2, 0.5, 0.25, 0.3, 0.22, 0.25, 0.25, 0.15)
# How likely a marker so many spaces on one's own side leads to an alliance; index: spaces.
_HOPE: Final[tuple[float, ...]] = (0.12, 0.18, 0.28, 0.38, 0.5, 0.75, 0.8)
_VICTORY: Final = 50.0


def evaluate(table: Italy) -> list[float]:
    """Prestige as it stands, and a guess at what means and positions are still worth.

    What somebody has begun is judged as if it were done: a payment as the program proposes it,
    chosen wares as bought and laid down.
    """
    if _begun(table):
        table = foresee(table)
    points = prestige(table)
    return [_judge(table, seat, sum(points[seat])) for seat in range(PLAYERS)]


def worth(table: Italy, seat: int) -> float:
    """The same for one player."""
    if _begun(table):
        table = foresee(table)
    return _judge(table, seat, sum(prestige(table)[seat]))


def foresee(table: Italy) -> Italy:
    """The table once the payment or purchase in progress is over, on a copy."""
    other = table.clone()
    while _begun(other):
        step = next_decision(other)
        if isinstance(step, Pay):
            play(other, propose(other)[0])
        elif isinstance(step, PlaceCard):
            play(other, step.moves(other)[0])
        else:
            play(other, END)
    return other


def _begun(table: Italy) -> bool:
    step = next_decision(table)
    return isinstance(step, Pay | PlaceCard) or (isinstance(step, Buy) and table.basket != 0)


def _judge(table: Italy, seat: int, points: int) -> float:
    if table.victor != NOBODY:
        return points + (_VICTORY if table.victor == seat else -_VICTORY)
    if not table.agenda:
        crowns = symbols_owned(table, table.players[seat], CROWN)
        return points + 0.01 * crowns + (0.001 if seat == NAPLES else 0.0)
    # What only pays later counts for less towards the end.
    left = min(1.0, (table.booklet.rounds - table.year + 1) / 6)
    player = table.players[seat]
    worth = 0.15 * min(player.florins, 10) + 0.03 * max(player.florins - 10, 0)
    worth += _domain(table, player) + _palace(table, player)
    worth += 0.25 * extra_spaces(table, seat) + 0.12 * player.owned_agents
    worth += _agents(table, seat) + _favour(table, seat)
    return points + left * worth + _troops(table, seat) + _near_victory(table, seat)


def _relief(table: Italy, relief: int) -> float:
    """The best type of a relief counts most, since one payment takes only one."""
    reliefs = table.box.reliefs
    best = total = 0.0
    for symbol in range(SYMBOL_COUNT):
        value = reliefs[relief * SYMBOL_COUNT + symbol] * _WORTH[symbol]
        total += value
        best = max(best, value)
    return 0.7 * best + 0.3 * total


def _domain(table: Italy, player: Player) -> float:
    worth = 0.0
    for tile in range(len(TILES)):
        if player.tiles >> tile & 1:
            value = _relief(table, TILE_RELIEFS + tile)
            worth += value if player.ready >> tile & 1 else 0.55 * value
    return worth


def _palace(table: Italy, player: Player) -> float:
    """Cards in rooms pay every time, those beside them once between two visits."""
    worth = 0.0
    for space in range(ALL_SPACES):
        card = player.cards[space]
        if card == NOBODY:
            continue
        value = _relief(table, card)
        if space < FIRST_COURT:
            barred = player.indulgences >> (space % ROOMS) & 1
            worth += 0.4 * value if barred else 0.9 * value
        else:
            worth += 0.6 * value if player.exhausted >> (space - FIRST_COURT) & 1 else value
    return worth


def _favour(table: Italy, seat: int) -> float:
    """Markers on one's own side promise alliances, those on the other one threaten them."""
    worth = 0.0
    for major in range(len(MAJORS)):
        if not table.on_track(major):
            continue
        colour = FIRST_MAJOR + major
        cities = sum(1 for city in table.booklet.cities[colour] if table.owner[city] == colour)
        prize = cities + table.booklet.friend_prestige + table.booklet.capital_prestige + 1.5
        leaning = table.leaning(seat, major)
        hope = _HOPE[min(abs(leaning), len(_HOPE) - 1)] - _HOPE[0]
        agent = table.agents[power_place(major)]
        if agent != NOBODY:
            hope *= 0.75 if (agent == seat) == (leaning < 0) else 1.0
        worth += prize * (hope if leaning > 0 else -0.7 * hope)
    return worth


def _troops(table: Italy, seat: int) -> float:
    """Troops before a city promise it, a rival's before an own one threaten it."""
    worth = 0.22 * table.troops_on_map(seat)
    rival = 1 - seat
    for city in range(len(CITIES)):
        friend = table.friend(city)
        if friend != seat and table.army(seat, city):
            worth += _promise(table, seat, city)
        elif friend == seat and table.army(rival, city):
            worth -= _promise(table, rival, city)
    return worth


def _promise(table: Italy, seat: int, city: int) -> float:
    """What troops before a city may win, what it costs with its Major City counted."""
    strength = table.army(seat, city) + bonus_strength(table, seat) + table.attack
    defence = sum(defence_parts(table, seat, city))
    defender = table.defender(city)
    if defender != NOBODY and defender != seat:
        defence += bonus_strength(table, defender)
    if strength <= defence:
        return -0.2 if not table.undecided(city) else 0.1
    owner = table.owner[city]
    prize = table.booklet.city_prestige + (table.booklet.trophy if owner != NOBODY else 0)
    if city in table.booklet.capitals:
        prize += table.booklet.capital_prestige
    return 0.85 * prize + (0.5 if owner < FIRST_MAJOR else 0.0)


def _agents(table: Italy, seat: int) -> float:
    """An agent helps before a city and in a rival's room; a rival's in an own room hurts."""
    worth = 0.0
    for place in range(FIRST_POWER_PLACE):
        agent = table.agents[place]
        if agent == NOBODY:
            continue
        if place < FIRST_ROOM_PLACE:
            if agent == seat and table.friend(place) != seat:
                worth += 0.2
        elif (place - FIRST_ROOM_PLACE) // ROOMS != agent:
            worth += 0.25 if agent == seat else -0.45
    return worth


def _near_victory(table: Italy, seat: int) -> float:
    """The cities of an automatic victory are worth more the more of them are held."""
    worth = 0.0
    for king in range(PLAYERS):
        goals = table.booklet.goals[king]
        held = sum(1 for city in goals if table.controls(king, city))
        worth += (1.0 if king == seat else -1.0) * held * held / len(goals)
    return worth
