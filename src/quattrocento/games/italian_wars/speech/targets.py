"""The things on the board that a move touches, by name, for lighting them up."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import MAJORS, TRACKS
from quattrocento.games.virtu.speech import targets as virtu
from quattrocento.kernel.step import Move

_ALLIED_ROAD: Final[tuple[str, ...]] = ("allied_march", "allied_sail", "allied_retreat")
_ALLIED_CITY: Final[tuple[str, ...]] = ("allied_disband", "allied_dismiss", "allied_recruit")


def targets(table: Italy, move: Move) -> list[str]:
    """Names like `city:siena`, `space:left1` or `track:rome`; empty for a mere word."""
    verb = str(move[0])
    if verb in ("influence", "conclude"):
        return [f"track:{move[1]}"]
    if verb in _ALLIED_ROAD:
        return [f"city:{move[2]}", f"city:{move[3]}"]
    if verb in _ALLIED_CITY:
        return [f"city:{move[2]}"]
    if verb == "decline":
        return [f"card:{move[1]}"]
    if verb == "loss":
        return [f"troop:{move[1]}"]
    if len(move) > 1 and move[1] in TRACKS:
        return [f"track:{MAJORS[TRACKS.index(str(move[1]))]}"]
    return virtu.targets(table, move)
