"""The moves a bot considers: long lists are cut to what can matter in this war."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.rules.alliances import Welcome
from quattrocento.games.italian_wars.rules.influence import Annex
from quattrocento.games.italian_wars.rules.war import War
from quattrocento.games.virtu.bots import considering
from quattrocento.games.virtu.bots.scouting import bonus_strength, room_war
from quattrocento.games.virtu.names import (
    CITIES,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    NOBODY,
    ROOMS,
)
from quattrocento.games.virtu.rules.actions import END
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, PASS, Announce
from quattrocento.games.virtu.rules.intrigue import Intrigue, SendAgent
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

_TROOPS: Final[tuple[str, ...]] = ("march", "sail", "allied_march", "allied_sail")
_MOST_WAYS: Final = 8
"""Marches and voyages that are looked at, the most promising ones."""
_UNSEEN: Final = -1.0


def worthy(table: Italy, moves: list[Move]) -> list[Move]:
    """Those of several legal moves that stand out; none where none does."""
    step = next_decision(table)
    if isinstance(step, War):
        return _closing(_marches(table, step.seat, moves))
    if isinstance(step, Annex):
        return _conclusions(moves) or _closing([m for m in moves if m[0] != "indulgence"])
    if isinstance(step, Intrigue):
        return _closing(_deeds(table, step.seat, moves))
    if isinstance(step, SendAgent):
        seat = step.seat
        return [m for m in moves if _good_place(table, seat, table.box.places.index[m[1]])]
    if isinstance(step, Announce):
        return _announcements(table, step, moves)
    if isinstance(step, Welcome):
        return [move for move in moves if move[0] != "collect"]
    return considering.worthy(table, moves)


def _closing(moves: list[Move]) -> list[Move]:
    """Florins of the room are taken before an action ends; else ending is looked at first."""
    rest = [move for move in moves if move != END]
    return rest if any(move[0] == "take_florins" for move in rest) else [END, *rest]


def _conclusions(moves: list[Move]) -> list[Move]:
    """An alliance that can be had is taken: only which one is open."""
    return [move for move in moves if move[0] == "conclude"]


def _marches(table: Italy, seat: int, moves: list[Move]) -> list[Move]:
    """Troops go where all of them together could win, or to the help of a friendly city.

    Of many ways only the most promising ones.
    """
    most = table.troops_on_map(seat) + bonus_strength(table, seat) + room_war(table, seat)
    goals = [_UNSEEN] * len(CITIES)
    ranked: list[tuple[float, int]] = []
    found: list[Move] = []
    for index, move in enumerate(moves):
        if move[0] in _TROOPS:
            goal = CITY_INDEX[move[-1]]
            if goals[goal] == _UNSEEN:
                goals[goal] = _promise(table, seat, goal, most)
            if goals[goal] > 0:
                ranked.append((-goals[goal], index))
        elif move[0] != "indulgence":
            found.append(move)
    ranked.sort()
    return found + [moves[index] for _, index in ranked[:_MOST_WAYS]]


def _promise(table: Italy, seat: int, goal: int, most: int) -> float:
    """How promising it is to go to a city; nothing where troops can do nothing there."""
    if table.shelters(seat, goal):
        if table.army(1 - seat, goal):
            return 1.0
        return 0.1 if _borders_rival(table, seat, goal) else 0.0
    defence = sum(defence_parts(table, seat, goal))
    if most <= defence:
        return 0.0
    prize = 1.0 if table.owner[goal] == NOBODY else 2.0
    if goal in table.booklet.capitals:
        prize += 1.0
    return prize / max(1, defence + 1 - table.army(seat, goal))


def _borders_rival(table: Italy, seat: int, city: int) -> bool:
    """A neighbouring city is no friend's: troops gather here to attack it or to guard."""
    return any(not table.shelters(seat, other) for other in table.neighbours(city))


def _deeds(table: Italy, seat: int, moves: list[Move]) -> list[Move]:
    """Own agents move only when none is left to place; a rival's is removed where it hurts."""
    placing = any(move[0] == "place" for move in moves)
    found: list[Move] = []
    for move in moves:
        if move[0] == "indulgence" or (move[0] == "shift" and placing):
            continue
        if move[0] == "remove":
            place = table.box.places.index[move[1]]
            if place < FIRST_ROOM_PLACE and table.owner[place] != NOBODY:
                continue
        found.append(move)
    return found


def _good_place(table: Italy, seat: int, place: int) -> bool:
    """A track, a rival's room, or a city that is not a friend's and within reach."""
    if place >= FIRST_POWER_PLACE:
        return True
    if place >= FIRST_ROOM_PLACE:
        return (place - FIRST_ROOM_PLACE) // ROOMS != seat
    if table.shelters(seat, place):
        return False
    near = any(table.controls(seat, other) for other in table.neighbours(place))
    return near or table.army(seat, place) > 0


def _announcements(table: Italy, step: Announce, moves: list[Move]) -> list[Move]:
    """No bonus is used on a siege that is won or lost whatever is announced."""
    mine = bonus_strength(table, step.seat)
    theirs = 0 if step.rival == NO_RIVAL else bonus_strength(table, step.rival)
    attacker = step.seat if step.side == ATTACK else step.rival
    attack = table.army(attacker, step.city) + table.attack
    if step.rival != NO_RIVAL and table.defender(step.city) not in (step.seat, step.rival):
        other = step.rival if step.side == ATTACK else step.seat
        defence = table.army(other, step.city) + table.defence
    else:
        defence = sum(defence_parts(table, attacker, step.city))
    if step.side == ATTACK:
        settled = attack > defence + theirs or attack + mine <= defence
    else:
        settled = defence >= attack + theirs or defence + mine < attack
    return [PASS] if settled else [PASS, *[m for m in moves if m[0] not in ("pass", "collect")]]
