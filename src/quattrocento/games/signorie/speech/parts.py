"""The words of Signorie: what the parts of moves and questions are called, in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.board import Board, tile_house, tile_value
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.names import (
    BONUSES,
    COLOURS,
    COLUMNS,
    EFFECTS,
    HOUSES,
    MARRIAGE_ROW,
    PLACES,
)
from quattrocento.games.signorie.rules.alliances import TakeTile
from quattrocento.games.signorie.rules.dice import ChooseAction, TakeDie
from quattrocento.games.signorie.rules.helpers import AskHelper
from quattrocento.games.signorie.rules.mandates import Spend, threshold
from quattrocento.games.signorie.rules.marriages import Dowry
from quattrocento.games.signorie.rules.missions import ChooseCity
from quattrocento.games.signorie.rules.rewards import PlaceBride, Purchase, TakeReward
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import AnyStep, Move
from quattrocento.words.speech import Parts

MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "take_die": ("column", "value"),
    "pass": (),
    "signoria": (),
    "mandate": ("mandate",),
    "hire": (),
    "spend": ("meeples",),
    "place_helper": ("column", "place"),
    "activate": ("column", "place"),
    "skip": ("column", "place"),
    "again": ("column",),
    "train": ("career",),
    "advance": ("career", "space"),
    "initiative": (),
    "stop": (),
    "send": ("career", "space"),
    "to": ("city",),
    "marry": ("city",),
    "dowry": ("florins",),
    "take_tile": (),
    "leave_tile": (),
    "row": ("row",),
    "fetch": ("sex",),
    "bonus": (),
    "florins": (),
    "bride": (),
    "no_bride": (),
    "buy": (),
    "decline": (),
}
"""Every verb a player may use, with the names of what follows it."""


def move_parts(move: Move) -> Parts:
    """The parts of a move by name: `("take_die", "red", 4)` has a column and a value."""
    parts = dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))
    if "place" in parts:
        parts["helper"] = f"{parts['column']}-{parts['place']}"
    return parts


def prompt_parts(board: Board) -> Parts:
    """The parts of the decision to be taken now: the fields of its step, and what it is about."""
    decision = next_decision(board)
    if decision is None:
        return {}
    colours = [COLOURS[player.colour] for player in board.players]
    fields = zip(type(decision).fields, vocabulary(colours).write(decision)[1:], strict=True)
    return dict(fields) | {"seat": decision.seat} | _about(board, decision)


def _about(board: Board, step: AnyStep) -> Parts:
    """What a question names beyond the fields of its step."""
    box = board.box
    if isinstance(step, TakeDie):
        player = board.players[step.seat]
        return {"sum": player.dice_sum(), "threshold": threshold(board, player)}
    if isinstance(step, ChooseAction):
        action = EFFECTS[box.action[step.column]]
        value = board.players[step.seat].dice[step.column]
        return {"action": action, "ring": COLUMNS[box.ring[step.column]], "value": value}
    if isinstance(step, Spend):
        return {"most": box.mandate_most[step.mandate]}
    if isinstance(step, ChooseCity):
        vp = box.career_vp[step.career * box.spaces + step.space - 1]
        return {"rank": box.rank[step.space - 1], "vp": vp}
    if isinstance(step, Dowry):
        return {"asked": board.space_value(step.city), "vp": box.dowry_vp}
    if isinstance(step, TakeTile):
        tiles = board.marriage_tiles if step.row == MARRIAGE_ROW else board.mission_tiles
        tile = tiles[step.city]
        return {"house": HOUSES[tile_house(tile)], "vp": tile_value(tile)}
    if isinstance(step, AskHelper):
        return {"helper": f"{COLUMNS[step.column]}-{PLACES[step.place]}"}
    if isinstance(step, TakeReward):
        bonus = BONUSES[board.rewards[board.round - 1]]
        return {"bonus": bonus, "florins": box.reward_florins}
    if isinstance(step, PlaceBride):
        florins = box.bride_florins if board.round >= box.bride_florins_from else 0
        return {"vp": box.bride_vp[board.players[step.seat].brides], "florins": florins}
    if isinstance(step, Purchase):
        return {"florins": box.purchase_florins, "vp": box.purchase_vp}
    return {}
