"""The words of Virtù: what the parts of a move are called, for labels in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.files.vocabulary import vocabulary
from quattrocento.games.virtu.names import COSTS
from quattrocento.games.virtu.rules.bonuses import NO_RIVAL, Announce
from quattrocento.games.virtu.rules.paying import Pay, missing
from quattrocento.games.virtu.rules.setup import hidden
from quattrocento.games.virtu.sight.table import siege_sum
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "family": ("card",),
    "family_to": ("space",),
    "to": ("space",),
    "room": ("room",),
    "move": ("rooms",),
    "hurry": ("rooms",),
    "collect": ("source",),
    "take_florins": ("source",),
    "pay": ("source", "symbol"),
    "indulgence": (),
    "end": (),
    "free": ("room", "symbol"),
    "turn": ("tile",),
    "reactivate": ("power",),
    "patronise": (),
    "bonus": ("bonus",),
    "discard": ("space",),
    "annex": ("city",),
    "march": ("city", "goal"),
    "sail": ("city", "goal"),
    "token": ("source",),
    "place": (),
    "shift": ("place",),
    "remove": ("place",),
    "agent_to": ("place",),
    "lose": ("space",),
    "besiege": ("city",),
    "give_up": ("city",),
    "spend_token": (),
    "war_card": ("space", "symbols"),
    "leonardo": (),
    "cannons": (),
    "france": (),
    "pass": (),
    "retreat": ("city", "goal"),
    "disband": ("city",),
    "wages": ("florins",),
    "dismiss": ("city",),
    "lift": ("space",),
    "buy": ("ware",),
    "site": ("city",),
    "recruit": ("city",),
    "ally": ("power",),
    "less": ("symbol",),
}
"""Every verb a player may use, with the names of what follows it."""


def move_parts(move: Move) -> dict[str, str | int]:
    """The parts of a move by name: `("march", "rome", "siena")` has a city and a goal."""
    return dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))


def prompt_parts(board: Board) -> dict[str, str | int]:
    """What the decision to be taken now is about, by name."""
    return decision_parts(board, vocabulary())


def decision_parts(board: Board, vocabulary: Vocabulary) -> dict[str, str | int]:
    """The same, with the words for steps of whichever game it is."""
    step = next_decision(board)
    if step is None:
        return {}
    words = vocabulary.write(step)
    parts: dict[str, str | int] = dict(zip(type(step).fields, words[1:], strict=True))
    parts["seat"] = step.seat
    if isinstance(step, Announce) and step.rival != NO_RIVAL:
        parts["rival"] = step.rival
    if hidden(board):
        # Which card is being laid is for its owner alone; his view has it.
        parts.pop("card", None)
    if isinstance(step, Pay):
        parts["owed"] = spoken_cost(missing(board, step.seat))
    elif isinstance(step, Announce):
        sums = siege_sum(board, step)
        parts["attack"] = sums["attack"]["sum"]
        parts["defence"] = sums["defence"]["sum"]
    return parts


def spoken_cost(cost: list[int]) -> str:
    """A cost in short, the same in every language: `2 crown, 1 ship`."""
    return ", ".join(f"{amount} {name}" for amount, name in zip(cost, COSTS, strict=True) if amount)
