"""How good a table looks for each player: what the greedy player and the search lean on."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.bots.prospects import (
    CITY_WORTH,
    FLORIN_WORTH,
    SPRINGS,
    best_way,
    room_worths,
)
from quattrocento.games.virtu.bots.scouting import agent_worth, bonus_strength, city_defence
from quattrocento.games.virtu.bots.survey import Survey
from quattrocento.games.virtu.box import TILE_RELIEFS, bits
from quattrocento.games.virtu.names import (
    FIRST_COURT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    NOBODY,
    POWERS,
    ROOMS,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.govern import Govern
from quattrocento.games.virtu.rules.intrigue import Intrigue
from quattrocento.games.virtu.rules.palace import COURT_SPACES, extra_spaces
from quattrocento.games.virtu.rules.patronage import Patronise
from quattrocento.games.virtu.rules.spring import NoAction
from quattrocento.games.virtu.rules.trade import Trade
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.play import next_decision

_PLAN: Final = 0.5
"""The share of what the best way round the palace promises that is believed."""
_LONG: Final = 10
"""Years after which means are worth less and less."""
_LATE: Final = 0.25
"""The share of a seat's own means that still counts in the last year."""
_VICTORY: Final = 8.0
"""What it is worth to be first at the end, beside the points."""
_FOOTHOLD: Final = 0.45
"""A city beside its point and its tile: a base for the next ones."""
_COVERED: Final = 0.7
"""A room under an indulgence, beside the point it costs: it does nothing until it is freed."""
_ROOMY: Final = 0.25
"""A free cortigiano space, where the next card can go."""
_RICH: Final = 8
"""Florins beyond which more are of little use."""


def judge(board: Board, survey: Survey, seat: int) -> float:
    """Near the end means count little; who leads then is glad of it, the others are not."""
    points = survey.points(board, seat)
    if board.agenda and not survey.last_year:
        return points + _patience(board) * _means(board, survey, seat)
    ahead = True
    for other in range(len(board.players)):
        if other != seat and survey.points(board, other) >= points:
            ahead = False
    if not board.agenda:
        found = points + 0.01 * survey.crowns(seat)
        return found + _VICTORY if ahead else found
    total = own = 0.0
    for other in range(len(board.players)):
        means = _means(board, survey, other)
        total += means
        if other == seat:
            own = means
    found = points + _LATE * own + (1.0 - _LATE) * total / len(board.players)
    return found + 0.6 * _VICTORY if ahead else found


def _patience(board: Board) -> float:
    """The longer a game has lasted, the less means count against points: it wants to end."""
    late = board.year - _LONG
    if late <= 0:
        return 1.0
    share = 1.0 - 0.06 * late
    return share if share > _LATE else _LATE


def _means(board: Board, survey: Survey, seat: int) -> float:
    player = board.players[seat]
    worths = room_worths(board, survey, seat)
    found = _PLAN * best_way(board, seat, worths, SPRINGS)
    for room in range(ROOMS):
        found += 0.06 * worths[room]
    if _about_to_act(board, seat):
        found += 0.25 * worths[player.marker]
    florins = player.florins
    found += FLORIN_WORTH * florins
    if florins > _RICH:
        found -= (FLORIN_WORTH - 0.03) * (florins - _RICH)
    found += _domain(survey, player) + _court(board, survey, seat)
    found += 0.1 * player.owned_agents - _COVERED * bits(player.indulgences)
    found += _FOOTHOLD * bits(survey.cities[seat]) + _troops(board, survey, seat)
    found += _agents(board, seat)
    for power in range(len(POWERS)):
        if board.allies[power] == seat and board.powers_ready >> power & 1:
            found += 0.25
    return found


def _about_to_act(board: Board, seat: int) -> bool:
    """The marker has moved and the room's action has had no effect yet."""
    step = next_decision(board)
    if step is None or step.seat != seat or board.done:
        return False
    return isinstance(step, (Annex, Patronise, War, Govern, Intrigue, Trade, NoAction))


def _domain(survey: Survey, player: Player) -> float:
    found = 0.0
    tiles = player.tiles
    worths = survey.book.worths
    while tiles:
        tile = (tiles & -tiles).bit_length() - 1
        tiles &= tiles - 1
        value = worths[TILE_RELIEFS + tile]
        found += value if player.ready >> tile & 1 else 0.45 * value
    return found


def _court(board: Board, survey: Survey, seat: int) -> float:
    """Cortigiani pay once between two visits of their arrow; free spaces wait for cards."""
    player = board.players[seat]
    found = 0.0
    cards = 0
    for space in range(COURT_SPACES):
        card = player.cards[FIRST_COURT + space]
        if card != NOBODY:
            cards += 1
            value = survey.book.worths[card]
            found += 0.75 * value if player.exhausted >> space & 1 else value
    extra = extra_spaces(board, seat)
    free = board.box.open_spaces + extra - cards
    return found + 0.2 * extra + _ROOMY * (free if free < 2 else 2)


def _troops(board: Board, survey: Survey, seat: int) -> float:
    """Two troops cost nothing to keep; those before a city promise it, rivals' threaten it."""
    count = board.troops_on_map(seat)
    found = 0.2 * count if count < 2 else 0.4 + 0.08 * (count - 2)
    own = survey.cities[seat]
    before = survey.camps[seat] & ~own
    while before:
        found += _promise(board, seat, (before & -before).bit_length() - 1)
        before &= before - 1
    roads = survey.book.roads[len(board.players)]
    for rival in range(len(board.players)):
        camps = survey.camps[rival]
        if rival == seat or not camps:
            continue
        at_home = camps & survey.cities[rival]
        cities = own
        while cities:
            city = (cities & -cities).bit_length() - 1
            cities &= cities - 1
            if camps >> city & 1:
                found -= _siege(board, seat, rival, city)
            elif roads[city] & at_home:
                found -= _neighbour(board, rival, city, roads[city] & at_home)
    return found


def _promise(board: Board, seat: int, city: int) -> float:
    """What troops before a city may win, against what its owner can still bring up."""
    strength = board.troops[city * SEATS + seat] + bonus_strength(board, seat) + board.attack
    defence = city_defence(board, seat, city) + board.defence
    owner = board.owner[city]
    answer = bonus_strength(board, owner) if owner >= 0 else 0
    gain = CITY_WORTH
    if owner >= 0 and not board.players[seat].trophies >> owner & 1:
        gain += 2.0
    if strength > defence + answer:
        return 0.8 * gain
    return 0.35 * gain if strength > defence else -0.15


def _siege(board: Board, seat: int, rival: int, city: int) -> float:
    """What a rival's troops before an own city may take."""
    strength = board.troops[city * SEATS + rival] + bonus_strength(board, rival) + board.attack
    defence = city_defence(board, rival, city) + board.defence
    return 1.5 if strength > defence + bonus_strength(board, seat) else 0.3


def _neighbour(board: Board, rival: int, city: int, camps: int) -> float:
    """A rival's troops in cities next to an own one."""
    near = 1
    while camps:
        near += board.troops[((camps & -camps).bit_length() - 1) * SEATS + rival]
        camps &= camps - 1
    return 0.2 if near > city_defence(board, rival, city) else 0.0


def _agents(board: Board, seat: int) -> float:
    """An own agent does what its place is good for; a rival's in an own room hurts."""
    found = 0.0
    for place, agent in enumerate(board.agents):
        if agent == NOBODY:
            continue
        if agent == seat:
            found += agent_worth(board, seat, place)
        elif FIRST_ROOM_PLACE <= place < FIRST_POWER_PLACE:
            if (place - FIRST_ROOM_PLACE) // ROOMS == seat:
                found -= 0.3
    return found
