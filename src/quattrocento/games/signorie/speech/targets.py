"""The things on the board that a move touches, by name, for lighting them up."""

from __future__ import annotations

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import CITIES, COLUMNS, MARRIAGE_ROW
from quattrocento.games.signorie.rules.alliances import TakeTile
from quattrocento.games.signorie.rules.dice import ChooseAction
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move


def targets(board: Board, move: Move) -> list[str]:
    """Names like `die:red:4` or `city:Roma`; empty for a move that is only a word (pass)."""
    verb = move[0]
    if verb == "take_die":
        return [f"die:{move[1]}:{move[2]}"]
    if verb == "mandate":
        return [f"mandate:{move[1]}"]
    if verb in ("signoria", "hire"):
        return [f"action:{_column(board)}:{verb}"]
    if verb in ("place_helper", "activate", "skip"):
        return [f"helper:{move[1]}:{move[2]}"]
    if verb == "again":
        return [f"column:{move[1]}"]
    if verb == "train":
        return [f"career:{move[1]}:1"]
    if verb in ("advance", "send"):
        return [f"man:{move[1]}:{move[2]}"]
    if verb == "initiative":
        return ["initiative"]
    if verb in ("to", "marry"):
        return [f"city:{move[1]}"]
    if verb == "row":
        return [f"row:{move[1]}"]
    if verb in ("take_tile", "leave_tile"):
        return _tile(board)
    if verb == "fetch":
        return [f"general:{move[1]}"]
    if verb == "bonus":
        return [f"reward:{board.round}"]
    if verb == "bride":
        return ["bride"]
    return []


def _column(board: Board) -> str:
    decision = next_decision(board)
    assert isinstance(decision, ChooseAction)
    return COLUMNS[decision.column]


def _tile(board: Board) -> list[str]:
    decision = next_decision(board)
    assert isinstance(decision, TakeTile)
    kind = "marriage" if decision.row == MARRIAGE_ROW else "mission"
    return [f"tile:{CITIES[decision.city]}:{kind}"]
