"""Agents: how many a player has, and where they may go."""

from __future__ import annotations

from quattrocento.games.virtu.board import Board, room_place
from quattrocento.games.virtu.names import (
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    NOBODY,
    PRINCE,
    ROOMS,
)


def gain_agent(position: Board, seat: int) -> None:
    """A further agent out of the supply, five at most (V-1202, V-1203)."""
    player = position.players[seat]
    if player.owned_agents < position.most_agents(seat):
        player.owned_agents += 1
        player.agents += 1
        if position.events is not None:
            position.tell("gains_agent", seat=seat)


def exists(position: Board, place: int) -> bool:
    """The place is on the table: a city of the map, a room of a player, an alliance."""
    if place < FIRST_ROOM_PLACE:
        return position.owner[place] >= NOBODY
    if place < FIRST_POWER_PLACE:
        return (place - FIRST_ROOM_PLACE) // ROOMS < len(position.players)
    return position.watchable(place - FIRST_POWER_PLACE)


def holder(position: Board, place: int) -> int:
    """The player to whom the city, room or alliance belongs, NOBODY for none."""
    if place < FIRST_ROOM_PLACE:
        return position.tile_holder(place)
    if place < FIRST_POWER_PLACE:
        return (place - FIRST_ROOM_PLACE) // ROOMS
    return position.allies[place - FIRST_POWER_PLACE]


def guarded(position: Board, seat: int, place: int) -> bool:
    """The Prince keeps a rival's new agents away from here (V-713)."""
    owner = holder(position, place)
    return owner >= 0 and owner != seat and position.players[owner].has(PRINCE)


def crowded(position: Board, seat: int, place: int, origin: int) -> bool:
    """The rule for first games: another enemy agent lies in that palace already (V-1113)."""
    if not position.options.one_enemy_agent:
        return False
    if not FIRST_ROOM_PLACE <= place < FIRST_POWER_PLACE:
        return False
    owner = (place - FIRST_ROOM_PLACE) // ROOMS
    if owner == seat:
        return False
    for room in range(ROOMS):
        other = room_place(owner, room)
        if other != origin and position.agents[other] not in (NOBODY, owner):
            return True
    return False


def open_to(position: Board, seat: int, place: int, origin: int) -> bool:
    """An agent of the seat may go to a place (V-1102 to V-1105, V-1201)."""
    if position.agents[place] != NOBODY or not exists(position, place):
        return False
    return not guarded(position, seat, place) and not crowded(position, seat, place, origin)


def open_places(position: Board, seat: int, origin: int) -> list[int]:
    """Every place that an agent of the seat may go to."""
    # Mostly nobody keeps agents away, and it matters only whether the place is free.
    kept_away = position.options.one_enemy_agent
    for player in position.players:
        if player.has(PRINCE):
            kept_away = True
    found: list[int] = []
    for place, agent in enumerate(position.agents):
        if agent == NOBODY and exists(position, place):
            if not kept_away or open_to(position, seat, place, origin):
                found.append(place)
    return found


def can_go(position: Board, seat: int, origin: int) -> bool:
    """There is some place an agent of the seat may go to."""
    for place in range(len(position.agents)):
        if open_to(position, seat, place, origin):
            return True
    return False
