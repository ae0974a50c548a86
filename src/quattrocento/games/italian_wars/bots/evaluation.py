"""How good the war looks for each king: what the greedy player and the search lean on."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.bots.campaigns import campaigns, near_victory
from quattrocento.games.italian_wars.bots.prospects import FLORIN_WORTH, room_worths
from quattrocento.games.italian_wars.bots.survey import Survey
from quattrocento.games.italian_wars.names import FIRST_MAJOR, MAJORS
from quattrocento.games.italian_wars.rules.influence import Annex
from quattrocento.games.virtu.board import power_place
from quattrocento.games.virtu.bots.prospects import SPRINGS, best_way
from quattrocento.games.virtu.box import TILE_RELIEFS, bits
from quattrocento.games.virtu.names import (
    CROWN,
    FIRST_COURT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    NOBODY,
    ROOMS,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.govern import Govern
from quattrocento.games.virtu.rules.intrigue import Intrigue
from quattrocento.games.virtu.rules.palace import COURT_SPACES, extra_spaces
from quattrocento.games.virtu.rules.scoring import symbols_owned
from quattrocento.games.virtu.rules.trade import Trade
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.play import next_decision

# How likely a marker leads to an alliance, from the rival's end of the track to the own one.
_HOPE: Final[tuple[float, ...]] = (
    0.03, 0.05, 0.07, 0.09, 0.12, 0.16, 0.21, 0.28, 0.36, 0.45, 0.55, 0.7, 0.8,
)  # fmt: skip
_END: Final = 6
_FRIENDS: Final = 2.0
"""Cards, tiles and troops of a Major City, beside its points."""
_PLAN: Final = 0.5
"""The share of what the best way round the palace promises that is believed."""
_COVERED: Final = 0.6
"""A room under an indulgence, beside the point it costs."""
_ROOMY: Final = 0.2
_RICH: Final = 9
_SOON: Final = 6
"""Rounds before the end from which means count less and less."""
_VICTORY: Final = 50.0


def judge(table: Italy, survey: Survey, seat: int) -> float:
    points = survey.points(table, seat)
    if table.victor != NOBODY:
        return points + (_VICTORY if table.victor == seat else 0.0)
    if not table.agenda:
        crowns = symbols_owned(table, table.players[seat], CROWN)
        return points + 0.01 * crowns
    # What only pays later counts for less towards the end.
    rounds = table.booklet.rounds - table.year
    left = min(1.0, (rounds + 0.5) / _SOON)
    found = points + left * _means(table, survey, seat, rounds)
    found += _favour(table, survey, seat, rounds)
    return found + campaigns(table, survey, seat, left) + near_victory(table, survey, seat)


def _means(table: Italy, survey: Survey, seat: int, rounds: int) -> float:
    player = table.players[seat]
    worths = room_worths(table, survey, seat)
    found = _PLAN * best_way(table, seat, worths, min(rounds, SPRINGS))
    for worth in worths:
        found += 0.05 * worth
    if _about_to_act(table, seat):
        found += 0.7 * worths[player.marker]
    found += FLORIN_WORTH * min(player.florins, _RICH) + 0.03 * max(player.florins - _RICH, 0)
    found += _domain(survey, player) + _court(table, survey, seat)
    found += 0.1 * player.owned_agents - _COVERED * bits(player.indulgences)
    return found + _agents(table, seat)


def _about_to_act(table: Italy, seat: int) -> bool:
    """The marker has moved and the room's action has had no effect yet."""
    step = next_decision(table)
    if step is None or step.seat != seat or table.done:
        return False
    return isinstance(step, (Annex, War, Govern, Intrigue, Trade))


def _domain(survey: Survey, player: Player) -> float:
    found = 0.0
    tiles = player.tiles
    worths = survey.atlas.worths
    while tiles:
        tile = (tiles & -tiles).bit_length() - 1
        tiles &= tiles - 1
        value = worths[TILE_RELIEFS + tile]
        found += value if player.ready >> tile & 1 else 0.35 * value
    return found


def _court(table: Italy, survey: Survey, seat: int) -> float:
    """Cortigiani pay once between two visits of their arrow; free spaces wait for cards."""
    player = table.players[seat]
    open_court = table.box.open_court
    worths = survey.atlas.worths
    found = 0.0
    free = greyed = occupied = 0
    for space in range(COURT_SPACES):
        card = player.cards[FIRST_COURT + space]
        if card != NOBODY:
            value = worths[card]
            found += 0.6 * value if player.exhausted >> space & 1 else value
            if not open_court >> space & 1:
                occupied += 1
        elif not open_court >> space & 1:
            greyed += 1
        elif not player.closed >> space & 1:
            free += 1
    extra = extra_spaces(table, seat)
    if occupied < extra + bits(player.closed):
        free += greyed
    return found + 0.15 * extra + _ROOMY * min(free, 2)


def _favour(table: Italy, survey: Survey, seat: int, rounds: int) -> float:
    """Markers promise alliances while there is time to bring them home."""
    found = 0.0
    for major in range(len(MAJORS)):
        if not table.on_track(major):
            continue
        leaning = table.leaning(seat, major)
        hope = _HOPE[max(-_END, min(_END, leaning)) + _END]
        near = leaning >= table.booklet.alliance
        hope *= min(1.0, (rounds + 0.5) / (1.5 if near else 5.0))
        agent = table.agents[power_place(major)]
        if agent != NOBODY and agent != seat:
            hope *= 0.45 if near else 0.65
        cities = bits(survey.of_major[major] & survey.atlas.cities[FIRST_MAJOR + major])
        prize = cities * table.booklet.city_prestige + table.booklet.friend_prestige
        found += hope * (prize + table.booklet.capital_prestige + _FRIENDS)
    return found


def _agents(table: Italy, seat: int) -> float:
    """An agent helps before a city and in a rival's room."""
    found = 0.0
    for place in range(FIRST_POWER_PLACE):
        if table.agents[place] != seat:
            continue
        if place < FIRST_ROOM_PLACE:
            if table.friend(place) != seat:
                found += 0.2
        elif (place - FIRST_ROOM_PLACE) // ROOMS != seat:
            found += 0.3
    return found
