"""The words of Signorie: what the parts of moves and questions are called, in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.alliances import TakeTile
from quattrocento.games.signorie.board import Board, tile_house, tile_value
from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.dice import ChooseAction, TakeDie
from quattrocento.games.signorie.files import vocabulary
from quattrocento.games.signorie.helpers import AskHelper
from quattrocento.games.signorie.mandates import Spend, threshold
from quattrocento.games.signorie.marriages import Dowry
from quattrocento.games.signorie.missions import ChooseCity
from quattrocento.games.signorie.names import (
    BONUSES,
    COLOURS,
    COLUMNS,
    CRITERIA,
    EFFECTS,
    HOUSES,
    MANDATES,
    MARRIAGE_ROW,
    PLACES,
    VICTORY_POINTS,
)
from quattrocento.games.signorie.rewards import PlaceBride, Purchase, TakeReward
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import AnyStep, Move
from quattrocento.words.speech import Composed, Parts

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
        return {"rank": box.rank[step.space - 1], "vp": box.career_vp[step.space - 1]}
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


def composed(box: Box) -> tuple[Composed, ...]:
    """Names and texts of actions, helpers, mandates and rewards, by what the box says they do.

    `helper-red-top` and `mandate-M4` are what everybody asks for; the message behind them is
    that of the effect, so a box whose owner corrected a tile says the right thing.
    """
    messages: list[Composed] = []
    for column, name in enumerate(COLUMNS):
        action: Parts = {"amount": box.amount[column], "vp": box.dowry_vp}
        messages += _both(f"action-{name}", f"action-{EFFECTS[box.action[column]]}", action)
    for helper in range(len(box.helper)):
        name = f"helper-{COLUMNS[helper // 3]}-{PLACES[helper % 3]}"
        amount, high = box.helper_amount[helper], box.helper_high[helper]
        grows = "yes" if high != amount else "no"
        parts: Parts = {"amount": amount, "high": high, "die": box.high_die, "grows": grows}
        messages += _both(name, f"helps-{EFFECTS[box.helper[helper]]}", parts)
    for number, name in enumerate(MANDATES):
        parts = {"amount": box.mandate_amount[number], "most": box.mandate_most[number]}
        messages += _both(f"mandate-{name}", f"asks-{EFFECTS[box.mandate[number]]}", parts)
    for number, name in enumerate(BONUSES):
        parts = {"amount": box.bonus_amount[number]}
        effect = f"gives-{EFFECTS[box.bonus[number]]}"
        messages += _both(f"bonus-{name}", effect, parts) + _both(f"reward-{name}", effect, parts)
    for number, name in enumerate(VICTORY_POINTS):
        parts = {"amount": box.criterion_vp[number]}
        messages += _both(f"reward-{name}", f"counts-{CRITERIA[box.criterion[number]]}", parts)
    return tuple(messages)


def _both(name: str, message: str, parts: Parts) -> list[Composed]:
    """The short name of a thing and its explanation."""
    return [(name, message, parts), (f"{name}-text", f"{message}-text", parts)]
