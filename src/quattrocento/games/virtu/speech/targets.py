"""The things on the board that a move touches, by name, for lighting them up."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import (
    CITIES,
    COURT,
    POWERS,
    ROOMS,
    TILES,
)
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

_CITY_VERBS: Final[tuple[str, ...]] = (
    "annex", "besiege", "give_up", "disband", "dismiss", "recruit", "site",
)  # fmt: skip
_ROAD_VERBS: Final[tuple[str, ...]] = ("march", "sail", "retreat")
_AGENT_VERBS: Final[tuple[str, ...]] = ("shift", "remove", "agent_to")
_SPACE_VERBS: Final[tuple[str, ...]] = ("to", "family_to", "lift", "discard", "lose", "war_card")


def targets(board: Board, move: Move) -> list[str]:
    """Names like `city:siena` or `space:left1`; empty for a move that is only a word (pass)."""
    verb = str(move[0])
    if verb in _CITY_VERBS:
        return [f"city:{move[1]}"]
    if verb in _ROAD_VERBS:
        return [f"city:{move[1]}", f"city:{move[2]}"]
    if verb in _AGENT_VERBS:
        return [_place(str(move[1]))]
    if verb in _SPACE_VERBS:
        return [f"space:{move[1]}"]
    if verb in ("pay", "collect", "take_florins", "token"):
        return [_source(board, str(move[1]))]
    if verb in ("move", "hurry"):
        return [f"room:{(_marker(board) + int(move[1])) % ROOMS + 1}"]
    if verb in ("room", "free"):
        return [f"room:{move[1]}"]
    if verb in ("turn", "reactivate", "bonus", "family"):
        kind = {"turn": "tile", "reactivate": "power", "family": "card"}.get(verb, verb)
        return [f"{kind}:{move[1]}"]
    if verb == "ally":
        return [f"power:{move[1]}"]
    if verb == "buy":
        return [f"ware:{move[1]}"]
    if verb == "indulgence":
        return ["indulgence"]
    if verb == "france":
        return ["power:france"]
    if verb == "cannons":
        return ["tile:cannons"]
    if verb == "leonardo":
        return ["bonus:leonardo"]
    return []


def _marker(board: Board) -> int:
    decision = next_decision(board)
    return 0 if decision is None else board.players[decision.seat].marker


def _place(name: str) -> str:
    if name in CITIES:
        return f"city:{name}"
    if name in POWERS:
        return f"power:{name}"
    colour, _, room = name.partition("-")
    return f"room:{colour}:{room}"


def _source(board: Board, name: str) -> str:
    """The thing that a payment draws on."""
    if name in ("action", "improvement"):
        return f"space:{name}{_marker(board) + 1}"
    if name in COURT:
        return f"space:{name}"
    if name in TILES:
        return f"tile:{name}"
    return "indulgence" if name == "indulgence" else f"power:{name}"
