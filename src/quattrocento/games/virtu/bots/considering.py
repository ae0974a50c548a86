"""The moves a bot considers: long chains are cut to what can matter, ending first among equals."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bots.scouting import (
    agent_goals,
    announcements,
    deeds_of_agents,
    marches,
    retreats,
)
from quattrocento.games.virtu.names import FIRST_COURT, FROM_COURT, FROM_TILES, ROOMS, SPACES
from quattrocento.games.virtu.rules.actions import END
from quattrocento.games.virtu.rules.alliances import MakeAlliance
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.bonuses import Announce
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.control import Rehouse
from quattrocento.games.virtu.rules.freeing import FreeIndulgence
from quattrocento.games.virtu.rules.govern import Govern
from quattrocento.games.virtu.rules.intrigue import Intrigue, SendAgent
from quattrocento.games.virtu.rules.palace import SIDE, SPACE_INDEX
from quattrocento.games.virtu.rules.patronage import Patronise, PlaceCard
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.reliefs import SOURCE_INDEX
from quattrocento.games.virtu.rules.reorganising import MoveCard, Reorganise, destinations
from quattrocento.games.virtu.rules.retreats import Retreat
from quattrocento.games.virtu.rules.setup import LayFamily
from quattrocento.games.virtu.rules.spring import MoveMarker, NoAction
from quattrocento.games.virtu.rules.trade import Trade
from quattrocento.games.virtu.rules.war import War
from quattrocento.games.virtu.rules.winter import Recruit, Wages
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

_ROUND: Final = 5
"""A marker that goes further than once round the palace only pays for it."""


def worthy(position: Board, moves: list[Move]) -> list[Move]:
    """Those of several legal moves that stand out; none where none does."""
    step = next_decision(position)
    if isinstance(step, Pay):
        return propose(position)[:1]
    if isinstance(step, MoveMarker):
        return _ways(position, step.seat, moves)
    if isinstance(step, Govern):
        return _governing(position, moves)
    if isinstance(step, War):
        return _closing(marches(position, step.seat, moves))
    if isinstance(step, Intrigue):
        return _closing(deeds_of_agents(position, step.seat, moves))
    if isinstance(step, SendAgent):
        return agent_goals(position, step.seat, moves)
    if isinstance(step, Trade):
        return _trading(moves)
    if isinstance(step, (Annex, Patronise)):
        return _closing(_without(moves, "indulgence"))
    if isinstance(step, Announce):
        return announcements(position, step, moves)
    return _in_winter(position, moves)


def _in_winter(position: Board, moves: list[Move]) -> list[Move]:
    step = next_decision(position)
    if isinstance(step, Reorganise):
        return [END, *[move for move in moves if _leads_on(position, step.seat, move)]]
    if isinstance(step, MoveCard):
        return _settled(step.space, moves)
    if isinstance(step, Buy):
        keep = moves if position.basket == 0 else _without(moves, "indulgence")
        return _ending_first(keep)
    if isinstance(step, Wages):
        sums = _without(moves, "indulgence")
        return [sums[0], sums[-1]] if len(sums) > 2 else sums
    if isinstance(step, (LayFamily, PlaceCard)):
        free = [move for move in moves if move[0] not in ("collect", "discard")]
        return _one_a_side(free or _without(moves, "collect"))
    if isinstance(step, Rehouse):
        # Its own card goes rather than another one, and florins are collected before.
        own = SPACES[step.space]
        return [move for move in moves if move[0] == "to" or move[1] == own]
    if isinstance(step, Retreat):
        return retreats(moves)
    if isinstance(step, (Recruit, MakeAlliance, FreeIndulgence)):
        return _ending_first(_without(moves, "indulgence"))
    if isinstance(step, NoAction):
        return [END]
    return moves


def _without(moves: list[Move], verb: str) -> list[Move]:
    return [move for move in moves if move[0] != verb]


def _ending_first(moves: list[Move]) -> list[Move]:
    """So that of two choices that look the same the shorter chain is taken."""
    return [END, *[move for move in moves if move != END]]


def _closing(moves: list[Move]) -> list[Move]:
    """Florins of the room are taken before an action ends: they cost nothing."""
    if any(move[0] == "take_florins" for move in moves):
        return [move for move in moves if move != END]
    return _ending_first(moves)


def _ways(position: Board, seat: int, moves: list[Move]) -> list[Move]:
    """Once round at most; florins collected first only where the move may turn the card back."""
    box = position.box
    marker = position.players[seat].marker
    left = (box.left_arrow - marker) % ROOMS < box.free_rooms
    right = (box.right_arrow - marker) % ROOMS < box.free_rooms
    found: list[Move] = []
    for move in moves:
        if move[0] == "indulgence":
            continue
        if move[0] == "collect":
            on_left = SOURCE_INDEX[move[1]] < FROM_COURT + SIDE
            if left if on_left else right:
                found.append(move)
        else:
            rooms = move[1]
            assert isinstance(rooms, int)
            if rooms <= _ROUND:
                found.append(move)
    return found


def _governing(position: Board, moves: list[Move]) -> list[Move]:
    """A tile already paid for is turned; tiles are emptied only while some can be turned."""
    turns = [move for move in moves if move[0] == "turn"]
    if position.half and turns:
        return turns
    found = turns + [move for move in moves if move[0] in ("reactivate", "take_florins", "end")]
    if turns:
        for move in moves:
            if move[0] == "collect" and SOURCE_INDEX[move[1]] >= FROM_TILES:
                found.append(move)
    return _closing(found)


def _trading(moves: list[Move]) -> list[Move]:
    """The room's ships cost nothing, so they sail first."""
    for move in moves:
        if move[0] == "pay" and SOURCE_INDEX[move[1]] < FROM_COURT:
            return [move]
    return _closing(_without(moves, "indulgence"))


def _leads_on(position: Board, seat: int, move: Move) -> bool:
    """A card is lifted only from a room, or into one: court to court changes next to nothing."""
    if move[0] != "lift":
        return False
    space = SPACE_INDEX[move[1]]
    goals = destinations(position, seat, space)
    if space < FIRST_COURT:
        return bool(goals)
    return bool(goals) and goals[0] < FIRST_COURT


def _settled(space: int, moves: list[Move]) -> list[Move]:
    goals = [move for move in moves if move[0] == "to"]
    if space < FIRST_COURT:
        return _one_a_side(goals)
    return [move for move in goals if SPACE_INDEX[move[1]] < FIRST_COURT]


def _one_a_side(moves: list[Move]) -> list[Move]:
    """The free cortigiano spaces of one side are all the same."""
    found: list[Move] = []
    sides = 0
    for move in moves:
        space = SPACE_INDEX[move[1]]
        if move[0] != "discard" and space >= FIRST_COURT:
            side = 1 if space < FIRST_COURT + SIDE else 2
            if sides & side:
                continue
            sides |= side
        found.append(move)
    return found
