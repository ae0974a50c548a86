"""Moments of The Italian Wars worth looking at, found by playing on."""

from __future__ import annotations

from typing import Any

from quattrocento.games.italian_wars.board import italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import FIRST_MAJOR, KINGS
from quattrocento.games.italian_wars.rules.alliances import Welcome
from quattrocento.games.italian_wars.rules.influence import Annex
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import NOBODY
from quattrocento.games.virtu.rules.bonuses import Announce
from quattrocento.kernel.step import Decision, Move
from tests.browser.virtu_moments import Wanted, moves_to
from tests.records.reading import FOLDER, recorded

COURTLY = {"influence": 20.0, "conclude": 200.0, "annex": 0.5, "indulgence": 0.02, "end": 0.2}
"""Who courts the Major Cities has allies sooner."""
WARLIKE = {"march": 12.0, "sail": 12.0, "recruit": 6.0, "token": 6.0, "indulgence": 0.05}

SHORT_WAR = f"""
from pathlib import Path
from quattrocento.games.italian_wars import game
Printed = game.ItalianWars
text = Path({str(FOLDER / "short_war.toml")!r}).read_text("utf-8")
game.ItalianWars = lambda overlay: Printed(text)
"""
"""What a house does first in which the wars are short, as in some of the recordings."""


def last_moves(king: str) -> list[Move]:
    """The shortest recorded short war that a king wins at once."""
    found = []
    for path in FOLDER.glob("italian_wars-2-short_war-*.jsonl"):
        record = recorded(path)
        victor: int = record.replay().victor
        if victor == KINGS.index(king):
            found.append(record.moves)
    return min(found, key=len)


def wars_to(wanted: Wanted, liked: dict[str, float]) -> list[Move]:
    return moves_to(wanted, ItalianWars(), 2, liked)


def sharing_crowns(board: Board, decision: Decision[Any]) -> bool:
    """One crown of the action has been given to a Major City, and another may be."""
    return (
        isinstance(decision, Annex)
        and decision.swayed > 0
        and sum(move[0] == "influence" for move in decision.moves(board)) >= 2
    )


def alliance_at_hand(board: Board, decision: Decision[Any]) -> bool:
    if not isinstance(decision, Annex):
        return False
    return any(move[0] == "conclude" for move in decision.moves(board))


def welcoming(board: Board, decision: Decision[Any]) -> bool:
    """A card of a new ally arrives, and there is a space for it."""
    if not isinstance(decision, Welcome):
        return False
    return any(move[0] == "to" for move in decision.moves(board))


def siege_of_a_major_city(board: Board, decision: Decision[Any]) -> bool:
    """A player answers for a Major City that is well disposed, or it stands alone."""
    return isinstance(decision, Announce) and board.owner[decision.city] >= FIRST_MAJOR


def allied(board: Board, decision: Decision[Any]) -> bool:
    return any(side != NOBODY for side in italy(board).sides) and board.year > 5
