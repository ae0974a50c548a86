"""Troops, agents and war bonuses: which of many moves can come to anything."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.box import SYMBOL_COUNT
from quattrocento.games.virtu.names import (
    BASTION,
    CANNONS,
    CITIES,
    FIRST_IMPROVEMENT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    FRANCE,
    LEONARDO,
    NOBODY,
    ROOMS,
    WAR,
)
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, PASS, Announce, war_symbols
from quattrocento.games.virtu.rules.palace import COURT_SPACES
from quattrocento.games.virtu.rules.reliefs import bonus_usable
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.kernel.step import Move

_MOST_GOALS: Final = 6
"""Places an agent is thought to go to, the best-looking ones."""


def bonus_strength(position: Board, seat: int) -> int:
    """What a seat could add in a siege: tokens, cortigiani, Leonardo, Cannons, France."""
    player = position.players[seat]
    strength = player.tokens
    for space in range(COURT_SPACES):
        strength += war_symbols(position, seat, space)
    if player.has(LEONARDO):
        strength += position.box.leonardo
    if player.ready >> CANNONS & 1:
        strength += position.box.cannons
    if bonus_usable(position, seat, FRANCE):
        strength += position.box.france
    return strength


def room_war(position: Board, seat: int) -> int:
    """War symbols in the marker's room, tokens to be."""
    player = position.players[seat]
    reliefs = position.box.reliefs
    symbols = 0
    for space in (player.marker, player.marker + FIRST_IMPROVEMENT):
        if player.cards[space] != NOBODY:
            symbols += reliefs[player.cards[space] * SYMBOL_COUNT + WAR]
    return symbols


def city_defence(position: Board, seat: int, city: int) -> int:
    """What a seat must beat there, without the bonuses its owner may use."""
    owner = position.owner[city]
    agent = position.agents[city]
    defence = position.box.value[city]
    if agent == seat:
        defence -= 1
    elif agent != NOBODY and owner == NOBODY:
        defence += 1
    if owner >= 0:
        defence += position.troops[city * SEATS + owner]
        if position.players[owner].has(BASTION):
            defence += position.box.bastion
    return defence


def marches(position: Board, seat: int, moves: list[Move]) -> list[Move]:
    """Troops go where they can win with all they have, or into an own city under siege."""
    idle = 0
    for city in range(len(CITIES)):
        if position.owner[city] == seat:
            idle += position.troops[city * SEATS + seat]
    most = idle + bonus_strength(position, seat) + room_war(position, seat)
    found: list[Move] = []
    for move in moves:
        if move[0] == "indulgence":
            continue
        if move[0] == "march" or move[0] == "sail":
            goal = CITY_INDEX[move[2]]
            if position.owner[goal] == seat:
                if not besieged_by_rival(position, seat, goal):
                    continue
            else:
                strength = most + position.troops[goal * SEATS + seat]
                if strength <= city_defence(position, seat, goal):
                    continue
        found.append(move)
    return found


def besieged_by_rival(position: Board, seat: int, city: int) -> bool:
    for rival in range(len(position.players)):
        if rival != seat and position.troops[city * SEATS + rival]:
            return True
    return False


def deeds_of_agents(position: Board, seat: int, moves: list[Move]) -> list[Move]:
    """Rivals' agents are removed where they hurt; own ones move only when none is left to place."""
    placing = any(move[0] == "place" for move in moves)
    found: list[Move] = []
    for move in moves:
        if move[0] == "shift":
            if placing:
                continue
        elif move[0] == "remove":
            if not _hurts(position, seat, position.box.places.index[move[1]]):
                continue
        elif move[0] == "indulgence":
            continue
        found.append(move)
    return found


def _hurts(position: Board, seat: int, place: int) -> bool:
    """A rival's agent in an own room or alliance, or on a neutral city within reach."""
    if place >= FIRST_POWER_PLACE:
        return position.allies[place - FIRST_POWER_PLACE] == seat
    if place >= FIRST_ROOM_PLACE:
        return (place - FIRST_ROOM_PLACE) // ROOMS == seat
    return position.owner[place] == NOBODY and next_door(position, seat, place)


def next_door(position: Board, seat: int, city: int) -> bool:
    """A city is joined to an own one by road."""
    for neighbour in position.neighbours(city):
        if position.owner[neighbour] == seat:
            return True
    return False


def agent_goals(position: Board, seat: int, moves: list[Move]) -> list[Move]:
    """The places where an agent does most, a few of them."""
    ranked: list[tuple[float, int]] = []
    for index, move in enumerate(moves):
        worth = agent_worth(position, seat, position.box.places.index[move[1]])
        if worth > 0:
            ranked.append((-worth, index))
    ranked.sort()
    return [moves[index] for _, index in ranked[:_MOST_GOALS]]


def agent_worth(position: Board, seat: int, place: int) -> float:
    """How much an own agent on a place is worth: cheaper cities, barred rooms, alliances."""
    if place < FIRST_ROOM_PLACE:
        owner = position.owner[place]
        if owner == seat:
            return 0.0
        if owner == NOBODY:
            return 0.5 if next_door(position, seat, place) else 0.1
        return 0.25 if next_door(position, seat, place) else 0.05
    if place < FIRST_POWER_PLACE:
        owner, room = divmod(place - FIRST_ROOM_PLACE, ROOMS)
        if owner == seat or owner >= len(position.players):
            return 0.0
        return _barred_room(position, owner, room)
    ally = position.allies[place - FIRST_POWER_PLACE]
    if ally == seat:
        return 0.0
    return 0.3 if ally == NOBODY else 0.9


def _barred_room(position: Board, owner: int, room: int) -> float:
    """A room with cards that the marker reaches soon is missed most."""
    player = position.players[owner]
    worth = 0.15
    if player.cards[room] != NOBODY:
        worth += 0.15
    if player.cards[room + FIRST_IMPROVEMENT] != NOBODY:
        worth += 0.2
    return worth if 0 < (room - player.marker) % ROOMS < 3 else 0.5 * worth


def announcements(position: Board, step: Announce, moves: list[Move]) -> list[Move]:
    """No bonus is used on a siege that is won or lost whatever is announced."""
    mine = bonus_strength(position, step.seat)
    theirs = 0 if step.rival == NO_RIVAL else bonus_strength(position, step.rival)
    seat = step.seat if step.side == ATTACK else step.rival
    battle = step.rival != NO_RIVAL and position.owner[step.city] not in (step.seat, step.rival)
    attack = position.troops[step.city * SEATS + seat] + position.attack
    if battle:
        other = step.rival if step.side == ATTACK else step.seat
        defence = position.troops[step.city * SEATS + other] + position.defence
    else:
        defence = sum(defence_parts(position, seat, step.city))
    if step.side == ATTACK:
        settled = attack > defence + theirs or attack + mine <= defence
    else:
        settled = defence >= attack + theirs or defence + mine < attack
    if settled:
        return [PASS]
    return [PASS, *[move for move in moves if move != PASS and move[0] != "collect"]]


def retreats(moves: list[Move]) -> list[Move]:
    """One city after the other; nobody gives up a troop that can go home."""
    city = moves[0][1]
    back = [move for move in moves if move[0] == "retreat" and move[1] == city]
    return back if back else [move for move in moves if move[1] == city]
