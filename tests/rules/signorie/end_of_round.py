"""Short words for phase 3: dice on player boards, discs on the track, who is asked what."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import COLUMNS
from tests.rules.signorie.table import BOX, play, step, table

FIRST_CHOICE: Final = {"take_reward": "florins", "place_bride": "bride", "purchase": "buy"}


def dice(*values: int) -> dict[str, Any]:
    """Dice on a player board, and the player has passed."""
    return {"dice": dict(zip(COLUMNS, values, strict=False)), "passed": True}


HIGH: Final = dice(6, 6, 6, 6)
"""A player far above the threshold."""


def track(**stacks: list[str]) -> list[list[str]]:
    """Discs on the initiative track: `track(at_0=["red"], at_3=["yellow"])`, lowest disc first."""
    return [stacks.get(f"at_{place}", []) for place in range(BOX.cap + 1)]


def end_of_round(round: int = 1, **changes: Any) -> Board:
    """A table after the turns of a round, where phase 3 has begun."""
    return table(round=round, agenda=[["score_initiative"]], **changes)


def asked(board: Board) -> list[str]:
    """Who is asked what in phase 3, everybody taking something: `"red take_reward"`."""
    found = []
    while step(board)[0] in FIRST_CHOICE:
        what, who = step(board)
        found.append(f"{who} {what}")
        play(board, FIRST_CHOICE[str(what)])
    return found
