"""What a seat may see: everything lies open (V-213), but family cards being laid by all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import (
    ACTIONS,
    CITIES,
    COSTS,
    FACTIONS,
    FLORIN,
    IN_SETUP,
    POINTS,
    ROOMS,
    SPACES,
)
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, Announce
from quattrocento.games.virtu.rules.palace import court_size, extra_spaces, free_court, room_action
from quattrocento.games.virtu.rules.patronage import next_rank_cost
from quattrocento.games.virtu.rules.paying import Pay, missing
from quattrocento.games.virtu.rules.scoring import religious_count
from quattrocento.games.virtu.rules.setup import unplaced
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.games.virtu.sight.means import (
    at_hand,
    by_asking,
    lacking,
    left_when_paid,
    purpose_of,
)

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import Dynasty, Payment, Siege, Strength


def player_view(
    board: Board, table: dict[str, Any], seat: int, points: list[int], secret: bool
) -> Dynasty:
    """A player's things, with what can be read off them; the palace left out while secret."""
    player = board.players[seat]
    purpose = purpose_of(board, seat)
    return {
        "colour": table["colour"],
        "faction": FACTIONS[player.colour],
        "florins": table["florins"],
        "marker": table["marker"],
        "rooms": None if secret else table["rooms"],
        "court": None if secret else table["court"],
        "lost_spaces": table["lost_spaces"],
        "domain": table["domain"],
        "asked": table["asked"],
        "agents": table["agents"],
        "owned_agents": table["owned_agents"],
        "reserve": table["reserve"],
        "tokens": table["tokens"],
        "war_left": table["war_left"],
        "gave": table["gave"],
        "rank": table["rank"],
        "bonuses": table["bonuses"],
        "trophies": table["trophies"],
        "printed": [ACTIONS[action] for action in board.box.palaces[player.colour]],
        "actions": None if secret else [_action(board, seat, room) for room in range(ROOMS)],
        "to_lay": len(unplaced(board, seat)) if board.season == IN_SETUP else 0,
        "cities": board.cities_of(seat),
        "court_size": court_size(board, seat),
        "free_spaces": None if secret else [SPACES[space] for space in free_court(board, seat)],
        "rank_cost": _next_rank(board, seat),
        "extra_spaces": extra_spaces(board, seat),
        "crosses": religious_count(board, seat),
        "points": dict(zip(POINTS, points, strict=True)),
        "prestige": sum(points),
        "at_hand": None if secret else at_hand(board, seat, purpose),
        "indulgence": None if secret else by_asking(board, seat, purpose),
    }


def _action(board: Board, seat: int, room: int) -> str:
    return ACTIONS[room_action(board, board.players[seat], room)]


def _next_rank(board: Board, seat: int) -> dict[str, int] | None:
    """What the next rank of patronage costs; None on the last."""
    player = board.players[seat]
    if player.rank == board.box.ranks:
        return None
    cost = next_rank_cost(board, player)
    return {symbol: n for symbol, n in zip(COSTS, cost, strict=True) if n}


def payment_due(board: Board, decision: Pay) -> Payment:
    """What the payment in progress still owes."""
    due = missing(board, decision.seat)
    return {
        "owed": {cost: n for cost, n in zip(COSTS, board.owed, strict=True) if n},
        "missing": {cost: n for cost, n in zip(COSTS, due, strict=True) if n},
        "lacking": lacking(board, decision),
        "treasury": board.players[decision.seat].florins + board.pool[FLORIN],
        "left": left_when_paid(board, decision),
    }


def siege_sum(board: Board, decision: Announce) -> Siege:
    """Both strengths with every part of the sum."""
    attacker, other = decision.seat, decision.rival
    if decision.side != ATTACK:
        attacker, other = other, attacker
    troops = board.army(attacker, decision.city)
    attack: Strength = {"troops": troops, "bonuses": board.attack, "sum": troops + board.attack}
    if other == NO_RIVAL or board.defender(decision.city) == other:
        value, agent, garrison, bonuses, bastion = defence_parts(board, attacker, decision.city)
        kind, defender = "siege", None if other == NO_RIVAL else other
        defence: Strength = {
            "value": value,
            "agent": agent,
            "troops": garrison,
            "bonuses": bonuses,
            "bastion": bastion,
            "sum": value + agent + garrison + bonuses + bastion,
        }
    else:
        theirs = board.army(other, decision.city)
        kind, defender = "battle", other
        defence = {"troops": theirs, "bonuses": board.defence, "sum": theirs + board.defence}
    return {
        "city": CITIES[decision.city],
        "attacker": attacker,
        "attack": attack,
        "kind": kind,
        "defender": defender,
        "defence": defence,
    }
